import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { added, type ExactSum, roundedSum } from '../../../src/core/text/numerals.js';

const exactly = (values: readonly number[]): ExactSum => values.reduce<ExactSum>(added, []);
const summed = (values: readonly number[]): number => roundedSum(exactly(values));

const EPSILON = 2 ** -52;

describe('an exact sum', () => {
  test.each<[string, number[], number]>([
    ['of nothing is 0', [], 0],
    ['of ten times 0.1 is 1', Array(10).fill(0.1), 1],
    ['has small ones with large ones', [1e16, 1, -1e16], 1],
    ['has small ones before great ones', [1, 1e100, 1, -1e100], 2],
    ['of a half is rounded to the even one', [1, EPSILON / 2], 1],
    ['of a half and a little more is rounded up', [1, EPSILON / 2, EPSILON * EPSILON], 1 + EPSILON],
    ['of a half and a little less is rounded down', [1 + EPSILON, EPSILON / 2, -EPSILON * EPSILON], 1 + EPSILON],
    ['of numbers below 0 is rounded in the same way', [-1, -EPSILON / 2, -EPSILON * EPSILON], -1 - EPSILON],
  ])('%s', (_, values, expected) => expect(summed(values)).toBe(expected));

  test('is the number nearest to the true sum', () => {
    // Whole counts of 2^-80, of so many bits that sums of them are rounded.
    const value = fc
      .tuple(fc.integer({ min: -(2 ** 31), max: 2 ** 31 }), fc.integer({ min: 0, max: 60 }))
      .map(([count, bits]) => BigInt(count) << BigInt(bits));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 40 }), (counts) => {
        const found = summed(counts.map((count) => Number(count) * 2 ** -80));
        expect(found * 2 ** 80).toBe(Number(counts.reduce((total, count) => total + count, 0n)));
      }),
    );
  });
});
