import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnswersOfTwo, permutationP } from '../../../src/core/statistics/permutation.js';
import { signFlipP } from '../../../src/core/statistics/sign-flips.js';

const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
const answers = (base: readonly number[], head: readonly number[]): AnswersOfTwo => ({ base, head });

describe('the permutation test within questions', () => {
  test.each<[string, AnswersOfTwo[], number]>([
    // 3 of C(6,3) = 20 deals is one way; twice that for the other direction.
    ['three right answers against three wrong ones', [answers([1, 1, 1], [0, 0, 0])], 2 / 20],
    ['two such questions', times(2, answers([1, 1, 1], [0, 0, 0])), 2 / 400],
    ['no difference', [answers([1, 0], [0, 1])], 1],
    ['two answers against one', [answers([1, 1], [0])], 2 / 3],
    // Pooled 1, 1, 0, 0: two for the base are 2 right in 1 of 6 deals.
    ['two against two', [answers([1, 1], [0, 0])], 2 / 6],
  ])('of %s counts every deal', (_, questions, expected) => {
    expect(permutationP(questions)).toBeCloseTo(expected, 12);
  });

  test('with one answer each is the sign flip test', () => {
    const scores = fc.constantFrom(0, 0.25, 0.5, 1);
    fc.assert(
      fc.property(fc.array(fc.tuple(scores, scores), { minLength: 1, maxLength: 9 }), (pairs) => {
        const p = permutationP(pairs.map(([base, head]) => answers([base], [head])));
        expect(p).toBeCloseTo(
          signFlipP(
            pairs.map(([base, head]) => head - base),
            1 / 4,
          ),
          10,
        );
      }),
    );
  });

  test('of many questions is drawn, and near the exact one', () => {
    // 17 questions of which 13 fell: 2 · (C(17,13) + … + C(17,17)) / 2^17.
    const questions = [...times(13, answers([1], [0])), ...times(4, answers([0], [1]))];
    const exact = (2 * (2380 + 680 + 136 + 17 + 1)) / 2 ** 17;
    expect(Math.abs(permutationP(questions) - exact)).toBeLessThan(8 * Math.sqrt(exact / 2 / 10_000));
  });
});
