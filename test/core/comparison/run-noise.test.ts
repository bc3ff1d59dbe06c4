import { describe, expect, test } from 'vitest';
import type { AnswerComparison } from '../../../src/core/comparison/answer-delta.js';
import { compareRuns, type RunDelta } from '../../../src/core/comparison/comparison.js';
import { assessNoise } from '../../../src/core/comparison/run-noise.js';
import type { QuestionFigures } from '../../../src/core/figures/figures.js';
import { comparedBlock } from '../../../src/report/formats/files.js';
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
const NONE: AnswerComparison = { figures: [], notCompared: [], snapshots: [] };

describe('the noise of a run', () => {
  test('goes by the templates of the base, whatever the head calls them', () => {
    const renamed: Sides = [{ templateId: 'one', score: 1 }, { score: 0 }];
    expect(assessNoise(pairs(times(8, renamed)), NONE).score).toMatchObject({
      ...{ verdict: 'larger', broken: ['one'] },
      generalises: { verdict: 'these', templates: 1, interval: null },
    });
  });

  test('leaves out questions without a score on both sides', () => {
    const fell: Sides = [{ score: 1 }, { score: 0 }];
    const found = assessNoise(pairs([[{ score: null }, { score: 1 }], ...times(7, fell)]), NONE);
    expect(found.score).toMatchObject({ verdict: 'larger', change: -1, questions: 7 });
    expect(assessNoise(pairs([[{ score: null }, { score: null }]]), NONE)).toEqual({ score: null, measures: [] });
  });

  test('of tokens, time and cost is corrected for their number', () => {
    const before = { total_tokens: 9, elapsed_sec: 1, failed_steps: 1 };
    const cheaper: Sides = [{ measures: before }, { measures: { total_tokens: 5, elapsed_sec: 3 } }];
    const { measures } = assessNoise(pairs(times(6, cheaper)), NONE);
    // All six fell, or rose: 2 of 64 sign patterns each, times two figures that both sides report.
    const six = { questions: 6, changed: 6, verdict: 'within' };
    expect(measures).toMatchObject([
      { ...six, measure: 'total_tokens', change: -4 },
      { ...six, measure: 'elapsed_sec', change: 2 },
    ]);
    expect(measures.map(({ p }) => p)).toEqual([expect.closeTo(1 / 32, 12), expect.closeTo(1 / 32, 12)]);
    expect(measures[0]?.corrected).toBeCloseTo(1 / 16, 12);
    const seven = assessNoise(pairs(times(7, cheaper)), NONE);
    expect(seven.measures.map(({ verdict }) => verdict)).toEqual(['larger', 'larger']);
  });

  test('of judged figures is that of the figures that are compared, but not of what a verdict cost', () => {
    const answer = (f1: number) => ({
      ...{ answer: { figures: { answer_f1: f1, answer_relevance_cost: f1 }, missed: null } },
    });
    const mean = { micro: 0, macro: 0, questions: 7 };
    const figures = ['answer_f1', 'answer_relevance_cost'].map((figure) => ({ figure, base: mean, head: mean }));
    const fell = pairs(times(7, [answer(1), answer(0.5)]));
    const { measures } = assessNoise(fell, { ...NONE, figures });
    expect(measures).toMatchObject([{ measure: 'answer_f1', verdict: 'larger', change: -0.5 }]);
    expect(assessNoise(fell, NONE).measures).toEqual([]);
  });

  test('is in the comparison block, and is the same each time', () => {
    const priced = (score: number) => ({ score, measures: { cost_usd: score + 1 } });
    const sides = pairs(times(7, [priced(1), priced(0)]));
    const [base, head] = [makeRun(sides.map((one) => one.base)), makeRun(sides.map((one) => one.head))];
    const compared = () => comparedBlock(compareRuns(base, head) as RunDelta);
    const p = expect.closeTo(1 / 64, 12);
    expect(compared()).toMatchObject({
      steps_score: {
        micro: { change: -1 },
        noise: { verdict: 'larger', p, questions: 7, questions_changed: 7, templates_broken: [] },
        generalises: { verdict: 'likely', p, interval_95: [-1, -1], templates: 7, templates_changed: 7 },
      },
      measures: { cost_usd: { base: 2, noise: { verdict: 'larger', change_per_question: -1, p_holm: p } } },
    });
    expect(JSON.stringify(compared())).toBe(JSON.stringify(compared()));
  });
});
