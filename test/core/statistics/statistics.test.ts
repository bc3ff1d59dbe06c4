import { describe, expect, test } from 'vitest';
import { mean, seriesOf, sum } from '../../../src/core/statistics/intervals.js';

describe('a sum is compensated', () => {
  test.each<[string, number[], number]>([
    ['ten times 0.1 is 1', Array(10).fill(0.1), 1],
    ['small ones with large ones', [1e16, 1, -1e16], 1],
    ['small ones before great ones', [1, 1e16, -1e16], 1],
    ['of nothing is 0', [], 0],
    ['of one is that one', [0.1], 0.1],
  ])('%s', (_, values, expected) => expect(sum(values)).toBe(expected));

  test('a million times 0.1 is 100000', () => expect(sum(Array(1_000_000).fill(0.1))).toBe(100_000));
});

describe('a mean', () => {
  test.each<[string, number[], number | null]>([
    ['of ten times 0.1 is 0.1', Array(10).fill(0.1), 0.1],
    ['of 1 and 2 is 1.5', [1, 2], 1.5],
    ['of nothing is none', [], null],
  ])('%s', (_, values, expected) => expect(mean(values)).toBe(expected));
});

describe('a series', () => {
  test.each<[string, number[], [sum: number, mean: number, median: number, min: number, max: number]]>([
    ['of nothing is all zeros', [], [0, 0, 0, 0, 0]],
    ['of one', [3], [3, 3, 3, 3, 3]],
    ['of an odd count has the middle as median', [9, 1, 2], [12, 4, 2, 1, 9]],
    ['of an even count has the mean of the middle two', [4, 1, 3, 2], [10, 2.5, 2.5, 1, 4]],
    ['is sorted by value, not by text', [10, 9, 1], [20, 20 / 3, 9, 1, 10]],
    ['of negative numbers', [-1, -3], [-4, -2, -2, -3, -1]],
    ['of ten times 0.1', Array(10).fill(0.1), [1, 0.1, 0.1, 0.1, 0.1]],
  ])('%s', (_, values, [total, average, median, min, max]) => {
    expect(seriesOf(values)).toEqual({ sum: total, mean: average, median, min, max });
  });
});
