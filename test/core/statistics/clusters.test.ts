import { describe, expect, test } from 'vitest';
import { clustersOf } from '../../../src/core/statistics/sign-flips.js';
import { EXAMPLE, makeDifferences } from '../../support/differences.js';

describe('clusters', () => {
  test('are the sums and sizes of templates', () => {
    const { sums, sizes } = clustersOf(makeDifferences(EXAMPLE));
    expect([[...sums], [...sizes]]).toEqual([
      [1, -1, 2, 1],
      [3, 2, 4, 2],
    ]);
  });

  test('are 0 where their differences cancel out except for rounding', () => {
    expect([...clustersOf(makeDifferences([[0.1, 0.2, -0.3]])).sums]).toEqual([0]);
  });
});
