import { describe, expect, test } from 'vitest';
import { detectableChange } from '../../../src/core/statistics/intervals.js';

const flips = (changed: number, all: number) =>
  Array.from({ length: all }, (_, index) => (index < changed ? (index % 2 === 0 ? 1 : -1) : 0));

describe('the smallest detectable change', () => {
  test.each([
    [25, 190],
    [2, 20],
    [190, 190],
    [1, 5],
  ])('with %i flips of %i questions solves its equation', (changed, all) => {
    const { detectable, isAssumed } = detectableChange(flips(changed, all));
    const error = Math.sqrt(changed) / all;
    const right = 2.802 * Math.sqrt(error ** 2 + (detectable * (1 - detectable)) / all);
    expect(isAssumed).toBe(false);
    expect(Math.min(1, right)).toBeCloseTo(detectable, 9);
  });

  test('without any flip takes 8 of 100 for usual, and says so', () => {
    const { detectable, isAssumed } = detectableChange(flips(0, 200));
    expect(isAssumed).toBe(true);
    expect(detectable).toBeCloseTo(detectableChange(flips(16, 200)).detectable, 12);
  });
});
