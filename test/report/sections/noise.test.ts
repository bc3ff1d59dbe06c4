import { describe, expect, test } from 'vitest';
import { compareRuns, type RunDelta } from '../../../src/core/comparison/comparison.js';
import type { MeasureChange, ScoreChange } from '../../../src/core/comparison/run-noise.js';
import type { GateVerdict } from '../../../src/core/gates/evaluate-gates.js';
import { type Report, scoredEarlier } from '../../../src/core/gates/report.js';
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
  // As with several answers per question, where the test of the change is all that is known.
  const gatedDrop = { ...compared.gatedDrop, flips: null };
  const comparison = { ...compared, gatedDrop, noise: { measures: [], score: makeScoreChange(change) } };
  const passed = { ...run(after), passed: true };
  return { ...scoredEarlier(passed), run: passed, gates: [], comparison, ...more };
}

const gate = (kind: GateVerdict['kind'], verdict: Partial<GateVerdict>): GateVerdict => ({
  ...{ kind, name: kind, operator: '<=', limit: 0.02, value: 0.1, outcome: 'passed', reason: null, ...verdict },
});
const minimum = gate('min-steps-score', { operator: '>=', limit: 0.85, value: 0.9 });

describe('a change and rerun noise, in words', () => {
  test.each<[string, Report, title: string, sentence: string, statistics: string]>([
    [
      'larger',
      report(7, 9, { verdict: 'larger', interval: { low: 0.016, high: 0.111 } }, { gates: [minimum] }),
      'Steps score 0.900, up 0.200, larger than rerun noise (required 0.850)',
      '18 changed questions are more than chance: reruns of the same agent differ as much in 1 of 100 cases.',
      '95 % interval of the change +0.016 to +0.111, p 0.01; this corpus can detect a change of 0.050.',
    ],
    [
      'within',
      report(
        ...([9, 8] as const),
        { interval: { low: -0.045, high: 0.031 }, detectable: 0.054, changed: 5, p: 0.17 },
        { gates: [minimum] },
      ),
      'Steps score 0.800, down 0.100, within rerun noise (required 0.850)',
      'Five changed questions could be chance: reruns of the same agent differ as much in 1 of 6 cases.',
      '95 % interval of the change −0.045 to +0.031, p 0.17; this corpus can detect a change of 0.054.',
    ],
    [
      'larger by broken templates alone',
      report(9, 8, { verdict: 'larger', p: 0.25, broken: ['a', 'b'] }),
      'Steps score 0.800, down 0.100, 2 templates broken (no gate set)',
      'More than chance: 2 templates went from all right to all wrong, which is rare in reruns.',
      '95 % interval of the change −0.200 to +0.100, p 0.25; this corpus can detect a change of 0.050.',
    ],
    [
      'no change at all',
      report(9, 9, { verdict: 'none', changed: 0, detectable: 0.06, isAssumed: true }),
      'Steps score 0.900, no change (no gate set)',
      'No question changed.',
      'This corpus can detect a change of 0.060 if 8 of 100 answers flip between reruns.',
    ],
    [
      'as many gained as lost',
      report(9, 9, { verdict: 'within', changed: 4, p: 1, interval: { low: -0.1, high: 0.1 } }),
      'Steps score 0.900, ±0.000, within rerun noise (no gate set)',
      'Four changed questions could be chance: reruns of the same agent differ as much in more than half of all cases.',
      '95 % interval of the change −0.100 to +0.100, p 1.00; this corpus can detect a change of 0.050.',
    ],
  ])('%s', (_, given, title, sentence, statistics) => {
    expect(plain(titleOf(given))).toBe(title);
    expect(noiseSentence(given)).toBe(sentence);
    expect(linesOf(given)[0]).toBe(statistics);
    // A comment has the sentence behind the counts, and no statistics.
    const [, , summary, , counts] = commentOf(given).split('\n');
    expect(counts?.endsWith(` unchanged.** ${sentence}`)).toBe(true);
    expect(`${summary} ${counts}`).not.toMatch(/interval|detect|\bp \d/);
  });

  // All right before; as in the table of docs/statistics.md: 28 and 4 of 100 reruns lose as much.
  test.each([
    [
      ...([8, 7, 'within rerun noise'] as const),
      'One changed question could be chance: reruns of the same agent lose as much in 1 of 4 cases.',
    ],
    [
      ...([8, 6, 'larger than rerun noise'] as const),
      'Two changed questions are more than chance: reruns of the same agent lose as much in 1 of 26 cases.',
    ],
    [
      ...([6, 8, 'larger than rerun noise'] as const),
      'Two changed questions are more than chance: reruns of the same agent gain as much in 1 of 35 cases.',
    ],
  ])('%i of 8 right before, %i now', (before, after, words, sentence) => {
    const run = (right: number) =>
      makeRun(Array.from({ length: 8 }, (_, at) => makeFigures({ id: `q${at}`, score: at < right ? 1 : 0 })));
    const comparison = compareRuns(run(before), run(after)) as RunDelta;
    const passed = { ...run(after), passed: true };
    const given = { ...scoredEarlier(passed), run: passed, gates: [], comparison };
    expect(plain(titleOf(given))).toContain(`, ${words} `);
    expect(noiseSentence(given)).toBe(sentence);
  });

  test('a gate that says how often reruns lose as much says it alone', () => {
    const reruns = { questions: 10, lost: 1, gained: 0, changes: 0.08, chance: 0.28 };
    const drop = { ...gate('max-steps-drop', { outcome: 'warned', reason: { kind: 'within-noise' } }), reruns };
    expect(noiseSentence(report(9, 8, {}, { gates: [drop] }))).toBe('');
  });

  test('a drop over its limit that is no more than noise is not failed, and the title says so', () => {
    const drop = gate('max-steps-drop', { value: 0.031, outcome: 'warned', reason: { kind: 'within-noise' } });
    expect(plain(titleOf(report(9, 8, {}, { gates: [minimum, drop] })))).toBe(
      'Steps score 0.800, down 0.031, over the limit of 0.020 but within rerun noise: not failed',
    );
  });

  test('a drop that failed for a broken template says so in the title', () => {
    const drop = gate('max-steps-drop', { value: 0.044, outcome: 'failed' });
    const given = report(9, 8, { verdict: 'larger', p: 0.2, broken: ['a'] }, { gates: [drop] });
    expect(plain(titleOf(given))).toBe('Steps score 0.800, down 0.044, over the limit of 0.020, 1 template broken');
  });
});

test('a drop within noise is in the table of gates as a warning, when another gate failed', () => {
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

test('tokens, time and cost that changed by more than noise are named with the correction', () => {
  const measure = (name: MeasureChange['measure'], verdict: MeasureChange['verdict']): MeasureChange => ({
    ...{ measure: name, verdict, change: 1, p: 0.01, corrected: 0.02, questions: 20, changed: 9 },
  });
  const given = report(9, 9, {});
  const shown = (measures: MeasureChange[]) => {
    const comparison = { ...(given.comparison as RunDelta), noise: { score: null, measures } };
    return linesOf({ ...given, comparison });
  };
  expect(
    shown([measure('total_tokens', 'larger'), measure('answer_f1', 'larger'), measure('elapsed_sec', 'within')]),
  ).toEqual(['Changed by more than chance: tokens per question, answer F1 (corrected for 3 comparisons).']);
  expect(shown([measure('total_tokens', 'within'), measure('elapsed_sec', 'none')])).toEqual([]);
  // A comment has no room for them at any length, and does not say so.
  const noise = { score: null, measures: [measure('total_tokens', 'larger')] };
  expect(commentOf(makeReport({ comparison: makeDelta({ noise }) }))).not.toMatch(/more than chance|No room/);
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
  const [, ...others] = linesOf(report(9, 8, change));
  expect(others).toEqual(lines);
});
