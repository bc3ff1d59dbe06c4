import { describe, expect, test } from 'vitest';
import { compareRuns, type RunDelta } from '../../src/core/delta.js';
import type { GateVerdict } from '../../src/core/gates.js';
import type { Noise } from '../../src/core/noise/noise.js';
import type { MeasureNoise } from '../../src/core/noise/run-noise.js';
import { type Report, reportOfRun } from '../../src/core/report.js';
import { measureNoiseBlocks, noiseSentence } from '../../src/report/noise.js';
import { plain } from '../../src/report/text.js';
import { summaryOf, titleOf } from '../../src/report/title.js';
import { makeFigures, makeRun } from '../support/make.js';
import { commentOf, gated, makeDelta, makeNoise, makeReport } from '../support/report.js';

/** Ten questions, so many of which are right before and after, whose change is worth what the test says. */
function report(before: number, after: number, noise: Partial<Noise>, more: Partial<Report> = {}): Report {
  const run = (right: number) =>
    makeRun(Array.from({ length: 10 }, (_, index) => makeFigures({ id: `q${index}`, score: index < right ? 1 : 0 })));
  const compared = compareRuns(run(before), run(after)) as RunDelta;
  const micro = { ...(compared.noise.score?.micro as Noise), changed: 9, ...noise };
  const comparison = { ...compared, noise: { ...compared.noise, score: { micro, macro: micro } } };
  return { ...reportOfRun(run(after), '1.0.0'), comparison, ...more };
}

const gate = (name: string, verdict: Partial<GateVerdict>): GateVerdict => ({
  ...{ name, operator: '<=', limit: 0.02, value: 0.1, outcome: 'passed', reason: null, ...verdict },
});
const minimum = gate('min-steps-score', { operator: '>=', limit: 0.85, value: 0.9 });

describe('a change and rerun noise, in words', () => {
  test.each<[string, Report, title: string, sentence: string]>([
    [
      'larger',
      report(7, 9, { kind: 'larger', interval: { low: 0.016, high: 0.111 } }, { gates: [minimum] }),
      'Steps score 0.900, up 20.0 points (required 0.850)',
      'Larger than rerun noise (95 % interval +1.6 to +11.1 points).',
    ],
    [
      'larger, with an end near 0',
      report(9, 8, { kind: 'larger', interval: { low: -0.2, high: -0.0004 } }),
      'Steps score 0.800, down 10.0 points (no gate set)',
      'Larger than rerun noise (95 % interval −20.00 to −0.04 points).',
    ],
    [
      'within',
      report(9, 8, { kind: 'none', interval: { low: -0.045, high: 0.031 }, detectable: 0.054 }, { gates: [minimum] }),
      'Steps score 0.800 (required 0.850), no detectable change',
      'Within rerun noise (95 % interval −4.5 to +3.1 points; this corpus can detect 5.4).',
    ],
    [
      'within by the sign flips alone',
      report(9, 8, { kind: 'none', interval: { low: -0.2, high: -0.01 }, p: 0.094, detectable: 0.1 }),
      'Steps score 0.800 (no gate set), no detectable change',
      'Within rerun noise (95 % interval −20.0 to −1.0 points, but p 0.09 by sign flips; this corpus can detect 10.0).',
    ],
    [
      'not to be told',
      report(9, 8, { kind: 'too-few', changed: 4 }),
      'Steps score 0.800, down 10.0 points (no gate set), too few templates to tell',
      'Too few templates to tell (4).',
    ],
    [
      'no change at all',
      report(9, 9, { kind: 'too-few', changed: 0 }),
      'Steps score 0.900, unchanged (no gate set)',
      '',
    ],
  ])('%s', (_, given, title, sentence) => {
    expect(plain(titleOf(given))).toBe(title);
    expect(noiseSentence(given)).toBe(sentence);
    expect(plain(summaryOf(given))).toContain(sentence);
  });

  test('a drop over its limit that is no more than noise is not failed, and the title says so', () => {
    const drop = gate('max-steps-drop', { value: 0.031, outcome: 'warned', reason: 'within rerun noise' });
    const given = report(9, 8, { kind: 'none', interval: { low: -0.1, high: 0.02 } }, { gates: [minimum, drop] });
    expect(plain(titleOf(given))).toBe(
      'Steps score 0.800, down 3.1 points, over the limit of 2.0 but within rerun noise: not failed',
    );
  });
});

test('a drop within noise stands in the table of gates as a warning, when another gate failed', () => {
  const noise = makeNoise('none', [-14, 1]);
  const given = gated(makeReport({ comparison: makeDelta({ noise }) }), { score: 0.85, drop: 0.05 });
  const comment = commentOf(given);
  expect(comment).toContain('| `max-steps-drop` | ≤ 0.050 | 0.100 | ⚠️ 0.050 over, within rerun noise |');
  expect(given.passed).toBe(false);
});

test('measures that changed by more than noise are named with the correction', () => {
  const measure = (name: MeasureNoise['measure'], kind: Noise['kind']): MeasureNoise => ({
    ...{ measure: name, kind, change: 1, standardError: 1, p: 0.01, corrected: 0.02, changed: 9 },
  });
  const given = report(9, 9, {});
  const shown = (measures: readonly MeasureNoise[]) => {
    const comparison = { ...(given.comparison as RunDelta), noise: { score: null, measures } };
    return measureNoiseBlocks({ ...given, comparison }).map((block) => ('text' in block ? plain(block.text) : ''));
  };
  expect(shown([measure('total_tokens', 'larger'), measure('elapsed_sec', 'none')])).toEqual([
    "Larger than rerun noise: tokens per question (Holm's correction for 2 measures).",
  ]);
  expect(shown([measure('total_tokens', 'none'), measure('elapsed_sec', 'too-few')])).toEqual([]);
  // A comment has no room for them at any length, and does not say so.
  const noise = { score: null, measures: [measure('total_tokens', 'larger')] };
  expect(commentOf(makeReport({ comparison: makeDelta({ noise }) }))).not.toMatch(/rerun noise|No room/);
});
