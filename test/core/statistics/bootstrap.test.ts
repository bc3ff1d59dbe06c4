import { describe, expect, test } from 'vitest';
import { bootstrapInterval, clustersOf, tailShare } from '../../../src/core/statistics/sign-flips.js';
import { EXAMPLE, makeDifferences } from '../../support/differences.js';

/** Area under a curve by Simpson's rule. */
function area(curve: (x: number) => number, to: number): number {
  const steps = 2000;
  const at = (step: number) => curve((to * step) / steps);
  let total = at(0) + at(steps);
  for (let step = 1; step < steps; step++) total += at(step) * (step % 2 === 1 ? 4 : 2);
  return (total * to) / steps / 3;
}

/** The 97.5 % quantile of Student's distribution, by halving. */
function studentQuantile(freedom: number): number {
  const shape = (x: number) => (1 + (x * x) / freedom) ** (-(freedom + 1) / 2);
  // The whole area, by x = tan(angle).
  const half = area((angle) => shape(Math.tan(angle)) / Math.cos(angle) ** 2, Math.PI / 2 - 1e-7);
  let [low, high] = [1.9, 20];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (area(shape, middle) / half < 0.95) low = middle;
    else high = middle;
  }
  return low;
}

function beyond(templates: number): number {
  const width = Math.sqrt(templates / (templates - 1)) * studentQuantile(templates - 1);
  return 0.5 - area((x) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI), width);
}

describe('the tails of an interval', () => {
  test.each([4, 7, 13, 20, 21, 200])('are those of %i templates', (templates) => {
    expect(Math.abs(tailShare(templates) - beyond(templates))).toBeLessThan(1.1e-4);
  });
});

describe('a bootstrap interval', () => {
  test('has the ends of the binomial distribution where templates are ones and zeros', () => {
    // Draws of 100 templates, half of which rose by 1: B(100, 1/2) / 100; its 2.3 % quantiles are 0.40 and 0.60.
    const sums = Float64Array.from({ length: 100 }, (_, index) => index % 2);
    expect(bootstrapInterval({ sums, sizes: new Float64Array(100).fill(1) })).toEqual({ low: 0.4, high: 0.6 });
  });

  test.each<[string, number[][], unknown]>([
    ['nothing', [], null],
    ['one template', [[1, 0]], null],
    ['no differences', [[0, 0], [0]], { low: 0, high: 0 }],
    ['everything changed alike', [[-1, -1], [-1]], { low: -1, high: -1 }],
  ])('of %s is not NaN', (_, changes, expected) => {
    expect(bootstrapInterval(clustersOf(makeDifferences(changes)))).toEqual(expected);
  });
});

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
