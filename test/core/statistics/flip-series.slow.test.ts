import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SizeCount, shareBelow } from '../../../src/core/statistics/sign-flips.js';

/** The series as it is defined, with each cosine computed. */
function byDefinition(counts: readonly SizeCount[], reached: number): number {
  const sum = counts.reduce((total, [size, count]) => total + size * count, 0);
  const squares = counts.reduce((total, [size, count]) => total + size * size * count, 0);
  const points = Math.ceil(Math.min(sum / 2, (8.5 * Math.sqrt(squares)) / 2) + reached / 2) + 1;
  let share = reached - 1;
  for (let index = 1; index < points; index++) {
    const half = (Math.PI * index) / points;
    const product = counts.reduce((all, [size, count]) => all * Math.cos(half * size) ** count, 1);
    share += (Math.abs(product) < 1e-20 ? 0 : product) * (Math.sin(half * (reached - 1)) / Math.sin(half));
  }
  return share / points;
}

const sizes = (most: number, maxLength: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength });

describe('the series of the sign flips', () => {
  test('has the digits of its definition, to the last one', () => {
    const drawn = fc.tuple(sizes(3000, 40), fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 3 }));
    fc.assert(
      fc.property(drawn, ([found, part, often]) => {
        const counts = found.map((size, at): SizeCount => [size, at === 0 ? often : 1]);
        const largest = counts.reduce((sum, [size, count]) => sum + size * count, 0);
        // The sum observed is even or odd as the sum of all sizes is.
        const reached = Math.max(1, largest - 2 * Math.floor((part * largest) / 2));
        expect(shareBelow(counts, reached)).toBe(byDefinition(counts, reached));
      }),
    );
  });

  test('has them for as many points as no table holds', () => {
    const counts: SizeCount[] = [300_001, 200_000, 100_003, 7].map((size) => [size, 1]);
    expect(shareBelow(counts, 599_997)).toBe(byDefinition(counts, 599_997));
  });
});
