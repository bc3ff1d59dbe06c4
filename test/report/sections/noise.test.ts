import { describe, expect, test } from 'vitest';
import { compareRuns } from '../../../src/core/runs/compare.js';
import type { RunDelta } from '../../../src/core/runs/comparison.js';
import type { GateVerdict } from '../../../src/core/runs/evaluate-gates.js';
import { type Report, scoredEarlier } from '../../../src/core/runs/report.js';
import type { MeasureChange, ScoreChange } from '../../../src/core/runs/run-noise.js';
import { summaryOf } from '../../../src/report/sections/metrics.js';
import { noiseBlocks, noiseSentence } from '../../../src/report/sections/noise.js';
import { titleOf } from '../../../src/report/sections/title.js';
import { plain } from '../../../src/report/words/text.js';
import { makeFigures, makeRun } from '../../support/make.js';
import { commentOf, gated, makeDelta, makeNoise, makeReport, makeScoreChange } from '../../support/report.js';

/** Ten questions, so many of which are right before and after, whose change is worth what the test says. */
function report(before: number, after: number, change: Partial<ScoreChange>, more: Partial<Report> = {}): Report {
  const run = (right: number) =>
    makeRun(Array.from({ length: 10 }, (_, index) => makeFigures({ id: `q${index}`, score: index < right ? 1 : 0 })));
  const compared = compareRuns(run(before), run(after)) as RunDelta;
  const comparison = { ...compared, noise: { measures: [], score: makeScoreChange(change) } };
  const passed = { ...run(after), passed: true };
  return { ...scoredEarlier(passed), run: passed, gates: [], comparison, ...more };
}

const gate = (kind: GateVerdict['kind'], verdict: Partial<GateVerdict>): GateVerdict => ({
  ...{ kind, name: kind, operator: '<=', limit: 0.02, value: 0.1, outcome: 'passed', reason: null, ...verdict },
});
const minimum = gate('min-steps-score', { operator: '>=', limit: 0.85, value: 0.9 });

describe('a change and rerun noise, in words', () => {
  test.each<[string, Report, title: string, sentence: string]>([
    [
      'larger',
      report(7, 9, { verdict: 'larger', interval: { low: 0.016, high: 0.111 } }, { gates: [minimum] }),
      'Steps score 0.900, up 20.0 points, larger than rerun noise (required 0.850)',
      'Larger than rerun noise (95 % interval +1.6 to +11.1 points).',
    ],
    [
      'larger, with an end near 0',
      report(9, 8, { verdict: 'larger', interval: { low: -0.2, high: -0.0004 } }),
      'Steps score 0.800, down 10.0 points, larger than rerun noise (no gate set)',
      'Larger than rerun noise (95 % interval −20.00 to −0.04 points).',
    ],
    [
      'within',
      report(9, 8, { interval: { low: -0.045, high: 0.031 }, detectable: 0.054 }, { gates: [minimum] }),
      'Steps score 0.800, down 10.0 points, within rerun noise (required 0.850)',
      'Within rerun noise (95 % interval −4.5 to +3.1 points; this corpus can detect 5.4 points).',
    ],
    [
      'within by the exact test alone',
      report(9, 8, { interval: { low: -0.2, high: -0.01 }, p: 0.094, detectable: 0.1 }),
      'Steps score 0.800, down 10.0 points, within rerun noise (no gate set)',
      'Within rerun noise (95 % interval −20.0 to −1.0 points, but exact p 0.09; this corpus can detect 10.0 points).',
    ],
    [
      'just within: p has the digits that it takes',
      report(9, 8, { interval: { low: -0.2, high: -0.01 }, p: 0.0504, detectable: 0.1 }),
      'Steps score 0.800, down 10.0 points, within rerun noise (no gate set)',
      'Within rerun noise (95 % interval −20.0 to −1.0 points, but exact p 0.0504; this corpus can detect 10.0 points).',
    ],
    [
      'larger by broken templates alone',
      report(9, 8, { verdict: 'larger', p: 0.25, broken: ['a', 'b'] }),
      'Steps score 0.800, down 10.0 points, 2 templates broken (no gate set)',
      'Larger than rerun noise (95 % interval −20.0 to +10.0 points); 2 templates went from all right to all wrong, which is rare in reruns.',
    ],
    [
      'larger by both, one of them mended',
      report(9, 8, { verdict: 'larger', interval: { low: -0.2, high: -0.01 }, broken: ['a'], mended: ['b'] }),
      'Steps score 0.800, down 10.0 points, larger than rerun noise, 1 template broken, 1 template mended (no gate set)',
      'Larger than rerun noise (95 % interval −20.0 to −1.0 points); 1 template went from all right to all wrong, which is rare in reruns; 1 template went from all wrong to all right, which is rare in reruns.',
    ],
    [
      'no change at all',
      report(9, 9, { verdict: 'none', changed: 0, detectable: 0.06, isAssumed: true }),
      'Steps score 0.900, no change (no gate set)',
      'No question changed (this corpus can detect 6.0 points if 8 of 100 answers flip between reruns).',
    ],
    [
      'as many gained as lost',
      report(9, 9, { verdict: 'within', changed: 4, interval: { low: -0.1, high: 0.1 } }),
      'Steps score 0.900, ±0.0 points, within rerun noise (no gate set)',
      'Within rerun noise (95 % interval −10.0 to +10.0 points; this corpus can detect 5.0 points).',
    ],
  ])('%s', (_, given, title, sentence) => {
    expect(plain(titleOf(given))).toBe(title);
    expect(noiseSentence(given)).toBe(sentence);
    expect(plain(summaryOf(given))).toContain(sentence);
  });

  test('a drop over its limit that is no more than noise is not failed, and the title says so', () => {
    const drop = gate('max-steps-drop', { value: 0.031, outcome: 'warned', reason: { kind: 'within-noise' } });
    expect(plain(titleOf(report(9, 8, {}, { gates: [minimum, drop] })))).toBe(
      'Steps score 0.800, down 3.1 points, over the limit of 2.0 but within rerun noise: not failed',
    );
  });

  test('a drop that failed for a broken template says so in the title', () => {
    const drop = gate('max-steps-drop', { value: 0.044, outcome: 'failed' });
    const given = report(9, 8, { verdict: 'larger', p: 0.2, broken: ['a'] }, { gates: [drop] });
    expect(plain(titleOf(given))).toBe('Steps score 0.800, down 4.4 points, over the limit of 2.0, 1 template broken');
  });
});

test('a drop within noise stands in the table of gates as a warning, when another gate failed', () => {
  const noise = makeNoise('within', [-14, 1]);
  const given = gated(makeReport({ comparison: makeDelta({ noise }) }), { score: 0.85, drop: 0.05 });
  const comment = commentOf(given);
  expect(comment).toContain('| `max-steps-drop` | ≤ 0.050 | 0.100 | ⚠️ 0.050 over, within rerun noise |');
  expect(given.run.passed).toBe(false);
});

/** The lines below the tables. */
function linesOf(given: Report): string[] {
  return noiseBlocks(given).map((block) => ('text' in block ? plain(block.text) : ''));
}

test('measures that changed by more than noise are named with the correction', () => {
  const measure = (name: MeasureChange['measure'], verdict: MeasureChange['verdict']): MeasureChange => ({
    ...{ measure: name, verdict, change: 1, p: 0.01, corrected: 0.02, questions: 20, changed: 9 },
  });
  const given = report(9, 9, {});
  const shown = (measures: readonly MeasureChange[]) => {
    const comparison = { ...(given.comparison as RunDelta), noise: { score: null, measures } };
    return linesOf({ ...given, comparison });
  };
  expect(
    shown([measure('total_tokens', 'larger'), measure('answer_f1', 'larger'), measure('elapsed_sec', 'within')]),
  ).toEqual(['Larger than rerun noise: tokens per question, answer F1 (corrected for 3 measures).']);
  expect(shown([measure('total_tokens', 'within'), measure('elapsed_sec', 'none')])).toEqual([]);
  // A comment has no room for them at any length, and does not say so.
  const noise = { score: null, measures: [measure('total_tokens', 'larger')] };
  expect(commentOf(makeReport({ comparison: makeDelta({ noise }) }))).not.toMatch(/rerun noise|No room/);
});

test.each<[string, Partial<ScoreChange>, string[]]>([
  [
    'would',
    { generalises: { verdict: 'likely', p: 0.012, interval: { low: -0.2, high: -0.01 }, templates: 50, changed: 12 } },
    ['Likely to hold for other templates, too (12 of 50 templates changed, p 0.01).'],
  ],
  [
    'may not',
    { generalises: { verdict: 'these', p: 0.25, interval: null, templates: 50, changed: 1 } },
    ['Seen on these templates only (1 of 50 templates changed, p 0.25).'],
  ],
  ['is no question without a change', { verdict: 'none', changed: 0 }, []],
])('whether a change holds for other templates: it %s', (_, change, lines) => {
  expect(linesOf(report(9, 8, change))).toEqual(lines);
});
