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

function beyond(templates: number, quantile: number): number {
  const width = Math.sqrt(templates / (templates - 1)) * quantile;
  return 0.5 - area((x) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI), width);
}

describe('the tails of an interval', () => {
  // The 97.5 % quantiles of Student's distribution are those of printed tables.
  test.each(['4 3.1824', '7 2.4469', '13 2.1788', '20 2.0930', '21 2.0860', '200 1.9720'])('are those of %s', (row) => {
    const [templates, quantile] = row.split(' ').map(Number) as [number, number];
    expect(Math.abs(tailShare(templates) - beyond(templates, quantile))).toBeLessThan(1.1e-4);
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
