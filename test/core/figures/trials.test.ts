import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { QuestionFigures } from '../../../src/core/figures/figures.js';
import {
  answerScores,
  isFlaky,
  mergeTrials,
  passAtK,
  passHatK,
  summarizeTrials,
} from '../../../src/core/figures/trials.js';
import { makeFigures } from '../../support/make.js';

const choose = (n: number, k: number): number => (k === 0 ? 1 : n < k ? 0 : (choose(n - 1, k - 1) * n) / k);

describe('the chance that answers are right', () => {
  test('is that of the binomial coefficients', () => {
    const counts = fc.record({ n: fc.integer({ min: 1, max: 30 }), c: fc.nat(30), k: fc.integer({ min: 1, max: 30 }) });
    fc.assert(
      fc.property(counts, ({ n, c, k }) => {
        fc.pre(c <= n && k <= n);
        expect(passAtK(n, c, k)).toBeCloseTo(1 - choose(n - c, k) / choose(n, k), 9);
        expect(passHatK(n, c, k)).toBeCloseTo(choose(c, k) / choose(n, k), 9);
      }),
    );
  });
});

test.each([
  ['0 and 1 by their number', 0.5, [1, 1, 0, 0]],
  ['or by their mean', 0.75, [1, 1, 0.5, 0.5]],
])('scores that a file does not have are %s', (_, score, expected) => {
  expect(answerScores({ score, trials: { count: 4, right: 2, spread: null } })).toEqual(expected);
});

/** One question, answered with these scores. */
function answered(id: string, scores: readonly (number | null)[], more: Partial<QuestionFigures> = {}) {
  return mergeTrials(scores.map((score) => makeFigures({ id, score, ...more })));
}

describe('a question with several answers', () => {
  test('has the mean of their scores, and how they spread', () => {
    expect(answered('q', [1, 0, 0.5])).toMatchObject({ score: 0.5, trials: { count: 3, right: 1, spread: 0.5 } });
    expect(answered('q', [1])).toMatchObject({ score: 1, trials: { count: 1, right: 1, spread: null } });
    expect(answered('q', [null, null]).score).toBeNull();
  });

  test('has the means of the reported tokens, time and cost', () => {
    const first = { total_tokens: 10, steps: 1 };
    const second = { total_tokens: 20, steps: 2, cost_usd: 3 };
    const merged = mergeTrials([first, second].map((measures) => makeFigures({ id: 'q', measures })));
    expect(merged.measures).toEqual({ total_tokens: 15, steps: 1.5, cost_usd: 3 });
  });

  test('missed for the reason of the first answer that missed', () => {
    const why = (step: number) => ({ cause: { kind: 'order' as const, step }, stepName: 's', detail: {} });
    const answers = [null, why(1), why(2)].map((reason) => makeFigures({ id: 'q', why: reason }));
    expect(mergeTrials(answers).why).toEqual(why(1));
  });

  test('made as many calls as its answers on average, also those without any', () => {
    const answers = [{ steps: 3, failed_steps: 2 }, {}, {}].map((measures) => makeFigures({ id: 'q', measures }));
    expect(mergeTrials(answers).measures).toEqual({ steps: 1, failed_steps: 2 / 3 });
    const silent = [{ total_tokens: 4 }, {}].map((measures) => makeFigures({ id: 'q', measures }));
    expect(mergeTrials(silent).measures).toEqual({ total_tokens: 4 });
  });

  test.each<[string, QuestionFigures['status'][], QuestionFigures['status']]>([
    ['an error where every answer is', ['error', 'error'], 'error'],
    ['answered where one is', ['error', 'success'], 'success'],
    ['missing without any', ['missing'], 'missing'],
  ])('is %s', (_, statuses, expected) => {
    expect(mergeTrials(statuses.map((status) => makeFigures({ id: 'q', status }))).status).toBe(expected);
  });

  test.each<[string, number[], boolean]>([
    ['always right', [1, 1, 1], false],
    ['always wrong, by the same or not', [0, 0.5, 0], false],
    ['now right, now wrong', [1, 0.5], true],
    ['answered once', [1], false],
  ])('%s', (_, scores, flaky) => expect(isFlaky(answered('q', scores))).toBe(flaky));
});

describe('a run with several answers per question', () => {
  test('is summarised over its questions', () => {
    const summary = summarizeTrials([
      answered('a', [1, 1, 1]),
      answered('b', [1, 0, 0]),
      answered('c', [0, 0]),
      answered('unscored', [null, null]),
    ]);
    expect(summary).toMatchObject({
      ...{ questions: 3, responses: 8, least_per_question: 2, most_per_question: 3, flaky_questions: 1 },
    });
    // k = 1, 2: a 1, 1; b 1/3, 2/3 and 1/3, 0; c 0.
    const chances = (['pass@1', 'pass@2', 'pass^1', 'pass^2'] as const).map((name) => (summary?.[name] ?? 0) * 9);
    expect(chances).toEqual([4, 5, 4, 3].map((ninths) => expect.closeTo(ninths, 9)));
    expect(summary).not.toHaveProperty('pass@3');
    // Variances 0, 1/3 and 0.
    expect(summary?.spread_within_questions).toBeCloseTo(Math.sqrt(1 / 9), 12);
  });

  test('counts a question without an answer as one that passes none', () => {
    const missing = answered('b', [0], { status: 'missing' });
    expect(summarizeTrials([answered('a', [1, 1]), missing])).toMatchObject({
      ...{ questions: 2, responses: 2, least_per_question: 2 },
      ...{ 'pass@1': 0.5, 'pass@2': 0.5, 'pass^1': 0.5, 'pass^2': 0.5 },
    });
  });

  test.each<[string, QuestionFigures[]]>([
    ['no question', []],
    ['no repeated answers', [makeFigures({ id: 'q' })]],
    ['no answer at all', [answered('q', [0], { status: 'missing' })]],
  ])('is none with %s', (_, questions) => expect(summarizeTrials(questions)).toBeNull());
});
