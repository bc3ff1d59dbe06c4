import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hundredThousandths, numberValue } from '../../../src/core/tables/cells.js';

describe('counting in hundred-thousandths', () => {
  test.each([
    [1.000005, 100_001],
    [1.000004, 100_000],
    [-1.000005, -100_001],
    [0.000005, 1],
    [0.0000049, 0],
    [-0, 0],
    [1e-7, 0],
    [2 ** 36 - 1, (2 ** 36 - 1) * 100_000],
    [2 ** 36, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('%d is %s', (value, steps) => expect(hundredThousandths(value)).toBe(steps));

  test('distinguishes the same numbers as their rounded text', () => {
    const decimals = fc
      .tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 9 }))
      .map(([digits, places]) => Number(`${digits}e-${places}`));
    const pairs = fc.oneof(fc.tuple(decimals, decimals), fc.tuple(fc.double(), fc.double()));
    const near = fc
      .oneof(decimals, fc.double({ noNaN: true }))
      .chain((value) =>
        fc.tuple(fc.constant(value), fc.constantFrom(value, value + 5e-6, value - 5e-6, value * (1 + Number.EPSILON))),
      );
    fc.assert(
      fc.property(fc.oneof(pairs, near), ([a, b]) => {
        const [left, right] = [hundredThousandths(a), hundredThousandths(b)];
        if (left === null || right === null) return;
        expect(left === right).toBe(numberValue(a) === numberValue(b));
      }),
      { numRuns: 20_000 },
    );
  });
});
