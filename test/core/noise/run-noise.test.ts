import { describe, expect, test } from 'vitest';
import { compareRuns } from '../../../src/core/delta.js';
import type { QuestionFigures } from '../../../src/core/figures.js';
import { judgeRunNoise } from '../../../src/core/noise/run-noise.js';
import { comparisonBlock } from '../../../src/report/files.js';
import { makeFigures, makeRun } from '../../support/make.js';

type Sides = readonly [base: Partial<QuestionFigures>, head: Partial<QuestionFigures>];

/** Pairs of questions, each of a template of its own unless said otherwise. */
function pairs(sides: readonly Sides[]) {
  return sides.map(([base, head], index) => {
    const [id, templateId] = [`q${index}`, `t${index}`];
    return { base: makeFigures({ id, templateId, ...base }), head: makeFigures({ id, templateId, ...head }) };
  });
}

const times = (count: number, sides: Sides) => Array.from({ length: count }, () => sides);

describe('the noise of a run', () => {
  test('is that of the templates of the base, whatever the head calls them', () => {
    const renamed: Sides = [{ templateId: 'one', score: 1 }, { score: 0 }];
    expect(judgeRunNoise(pairs(times(8, renamed))).score?.micro).toMatchObject({ kind: 'too-few', templates: 1 });
  });

  test('leaves out questions without a score on both sides', () => {
    const found = judgeRunNoise(pairs([[{ score: null }, { score: 1 }], ...times(7, [{ score: 1 }, { score: 0 }])]));
    expect(found.score?.micro).toMatchObject({ kind: 'larger', change: -1, templates: 7 });
    expect(judgeRunNoise(pairs([[{ score: null }, { score: null }]]))).toEqual({ score: null, measures: [] });
  });

  test('of measures is corrected for their number', () => {
    const cheaper: Sides = [
      { measures: { total_tokens: 9, elapsed_sec: 1, failed_steps: 1 } },
      { measures: { total_tokens: 5, elapsed_sec: 3 } },
    ];
    const { measures } = judgeRunNoise(pairs(times(6, cheaper)));
    // All six fell, or rose: 2 of 64 flips each, times two measures that both sides report.
    expect(measures).toEqual([
      { measure: 'total_tokens', kind: 'none', change: -4, standardError: 0, p: 1 / 32, corrected: 1 / 16, changed: 6 },
      { measure: 'elapsed_sec', kind: 'none', change: 2, standardError: 0, p: 1 / 32, corrected: 1 / 16, changed: 6 },
    ]);
    const seven = judgeRunNoise(pairs(times(7, cheaper)));
    expect(seven.measures.map(({ kind, corrected }) => [kind, corrected])).toEqual(
      times(2, ['larger', 1 / 32] as never),
    );
  });

  test('stands in the comparison block, and is the same each time', () => {
    const sides = pairs(
      times(7, [
        { score: 1, measures: { cost_usd: 2 } },
        { score: 0, measures: { cost_usd: 1 } },
      ]),
    );
    const compared = () =>
      comparisonBlock(compareRuns(makeRun(sides.map(({ base }) => base)), makeRun(sides.map(({ head }) => head))));
    expect(compared()).toMatchObject({
      steps_score: {
        micro: {
          change: -1,
          noise: { verdict: 'larger', standard_error: 0, interval_95: [-1, -1], p: 1 / 64, templates: 7 },
        },
        macro: { noise: { smallest_detectable_change: 0, templates_changed: 7 } },
      },
      measures: { cost_usd: { base: 2, noise: { verdict: 'larger', change_per_question: -1, p_holm: 1 / 64 } } },
    });
    expect(JSON.stringify(compared())).toBe(JSON.stringify(compared()));
  });
});
