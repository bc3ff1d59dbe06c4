import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SCORE_UNIT, signFlipP } from '../../../src/core/statistics/sign-flips.js';
import { mcnemar } from '../../support/agents.js';

/** All sign patterns, one after the other, as the definition says. */
function byDefinition(changes: readonly number[]): number {
  const reached = Math.abs(changes.reduce((total, change) => total + change, 0));
  let count = 0;
  for (let flip = 0; flip < 2 ** changes.length; flip++) {
    const total = changes.reduce((all, change, index) => all + ((flip >> index) & 1 ? change : -change), 0);
    if (Math.abs(total) >= reached - 1e-9) count++;
  }
  return count / 2 ** changes.length;
}

const changesOf = (losses: number, wins: number, same = 0) => [
  ...new Array<number>(losses).fill(-1),
  ...new Array<number>(wins).fill(1),
  ...new Array<number>(same).fill(0),
];

describe('the p value of sign flips', () => {
  test.each<[string, number[], number]>([
    ['four changes of which three agree', [1, -1, 2, 1], 8 / 16],
    ['no question', [], 1],
    ['no change', [0, 0, 0], 1],
    ['changes that cancel', [1, -1, 0.5, -0.5], 1],
    ['one question', [1], 1],
    ['three that fell', [-1, -1, -1], 2 / 8],
    ['five that rose', [1, 1, 1, 1, 1], 2 / 32],
    ['six that fell', [-1, -2, -1, -1, -3, -1], 2 / 64],
    ['six that rose and one that did not move', [1, 1, 1, 1, 1, 1, 0], 2 / 64],
    ['sixteen that rose', new Array(16).fill(0.1), 2 / 65_536],
  ])('of %s counts every pattern', (_, changes, expected) => {
    expect(signFlipP(changes, SCORE_UNIT)).toBeCloseTo(expected, 12);
  });

  test('is that of the definition for fractions with denominators up to 10', () => {
    const change = fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: -10, max: 10 }));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (fractions) => {
        const values = fractions.map(([denominator, part]) => Math.max(-1, Math.min(1, part / denominator)));
        expect(signFlipP(values, SCORE_UNIT)).toBeCloseTo(byDefinition(values), 10);
      }),
    );
  });

  test.each(['5:0', '9:1', '300:240', '2600:2400'])('of losses to wins %s is that of McNemar’s exact test', (given) => {
    const [losses, wins] = given.split(':').map(Number) as [number, number];
    const expected = mcnemar(losses, wins);
    const p = signFlipP(changesOf(losses, wins, 100), SCORE_UNIT);
    if (losses + wins < 1000) expect(p).toBeCloseTo(expected, 10);
    // 2^-5000 is not a number any more: the normal distribution with a continuity correction replaces it.
    else expect(p).toBeCloseTo(0.00488, 4);
  });

  test('does not depend on the unit of a measure, nor much on its rounding', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 9, maxLength: 12 }), (changes) => {
        const exact = byDefinition(changes);
        expect(signFlipP(changes)).toBeCloseTo(exact, 10);
        expect(Math.abs(signFlipP(changes.map((change) => change * 1.7e6)) - exact)).toBeLessThan(0.02);
      }),
    );
  });

  test('is in (0, 1] for a million to one', () => {
    expect(signFlipP(new Array(5000).fill(1), SCORE_UNIT)).toBeGreaterThan(0);
    expect(signFlipP([1e15, 1, 1])).toBeLessThanOrEqual(1);
  });
});
