import { describe, expect, test } from 'vitest';
import { holm } from '../../../src/core/statistics/intervals.js';

describe("Holm's correction", () => {
  test.each<[string, number[], number[]]>([
    ['nothing', [], []],
    ['one value, left alone', [0.04], [0.04]],
    ['several, the smallest times their number, the next times one less', [0.01, 0.02, 0.04], [0.03, 0.04, 0.04]],
    ['several in any order', [0.04, 0.01, 0.02], [0.04, 0.03, 0.04]],
    ['none below the one before it', [0.02, 0.011, 0.01], [0.03, 0.03, 0.03]],
    ['none above 1', [0.6, 0.5], [1, 1]],
    ['equal ones', [0.02, 0.02], [0.04, 0.04]],
  ])('of %s', (_, values, expected) => {
    const corrected = holm(values);
    expect(corrected).toHaveLength(expected.length);
    for (const [index, value] of corrected.entries()) expect(value).toBeCloseTo(expected[index] as number, 12);
  });
});
