import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signFlipP } from '../../../src/core/noise/sign-flips.js';

/** All flips, one after the other, as the definition says. */
function byDefinition(sums: readonly number[]): number {
  const reached = Math.abs(sums.reduce((total, sum) => total + sum, 0));
  let count = 0;
  for (let flip = 0; flip < 2 ** sums.length; flip++) {
    const total = sums.reduce((all, sum, index) => all + ((flip >> index) & 1 ? sum : -sum), 0);
    if (Math.abs(total) >= reached - 1e-9) count++;
  }
  return count / 2 ** sums.length;
}

describe('the p value of sign flips', () => {
  test.each<[string, number[], number]>([
    ['the worked example', [1, -1, 2, 1], 8 / 16],
    ['no template', [], 1],
    ['no difference', [0, 0, 0], 1],
    ['one template', [3], 1],
    ['five templates that all rose', [1, 1, 1, 1, 1], 2 / 32],
    ['six templates that all fell', [-1, -2, -1, -1, -3, -1], 2 / 64],
    ['six that rose and one that did not move', [1, 1, 1, 1, 1, 1, 0], 2 / 64],
    ['sixteen that all rose', new Array(16).fill(0.1), 2 / 65_536],
  ])('of %s counts every flip', (_, sums, expected) => {
    expect(signFlipP(Float64Array.from(sums))).toBe(expected);
  });

  test('is that of the definition for up to ten templates', () => {
    const sums = fc.array(fc.integer({ min: -8, max: 8 }), { maxLength: 10 });
    fc.assert(
      fc.property(sums, (quarters) => {
        const values = quarters.map((quarter) => quarter / 4);
        expect(signFlipP(Float64Array.from(values))).toBe(byDefinition(values));
      }),
    );
  });

  test('of more templates is drawn, and near the exact one', () => {
    // Of 17 coins at least 13 alike: 2 · (C(17,13) + … + C(17,17)) / 2^17.
    const sums = Float64Array.from({ length: 17 }, (_, index) => (index < 13 ? 1 : -1));
    const exact = (2 * (2380 + 680 + 136 + 17 + 1)) / 2 ** 17;
    const drawn = signFlipP(sums);
    // Four standard errors of 10,000 draws.
    expect(Math.abs(drawn - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / 10_000));
    expect((drawn * 10_001) % 1).toBeCloseTo(0, 6);
  });

  test('of many templates that all rose is the smallest that can be drawn', () => {
    expect(signFlipP(new Float64Array(5000).fill(1))).toBe(1 / 10_001);
  });
});
