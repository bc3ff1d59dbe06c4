import { describe, expect, test } from 'vitest';
import { type QuestionFlips, rerunChance, usualChanges } from '../../../src/core/statistics/rerun-chance.js';

const flips = (questions: number, lost: number, gained = 0, more: Partial<QuestionFlips> = {}): QuestionFlips => ({
  ...{ questions, losable: questions, gainable: 0, lost, gained, ...more },
});

/** The share of questions that a rerun is taken to change. */
test.each<[string, QuestionFlips, number]>([
  ['8 of 100 without gains', flips(50, 7), 0.08],
  ['8 of 100 for few gains', flips(50, 7, 2), 0.08],
  ['twice the gains for more', flips(50, 7, 3), 0.12],
  ['never influenced by losses', flips(50, 50), 0.08],
])('reruns change %s', (_, given, expected) => expect(usualChanges(given)).toBe(expected));

describe('the chance that a rerun loses as much', () => {
  test.each<[string, QuestionFlips, changes: number, number]>([
    ['1 of 8, all right: 1 − 0.96⁸', flips(8, 1), 0.08, 1 - 0.96 ** 8],
    ['2 of 8', flips(8, 2), 0.08, 1 - 0.96 ** 8 - 8 * 0.04 * 0.96 ** 7],
    ['3 of 20: 4 of 100', flips(20, 3), 0.08, 0.0438627906],
    ['1 of 1', flips(1, 1), 0.08, 0.04],
    ['an agent that changes more', flips(8, 2), 0.3, 1 - 0.85 ** 8 - 8 * 0.15 * 0.85 ** 7],
    ['an agent that never changes', flips(8, 1), 0, 0],
    ['nothing was lost net', flips(8, 0), 0, 1],
    ['one lost of two', flips(2, 1, 0, { losable: 1, gainable: 1 }), 0.08, 0.0768 * 0.9216 + 0.0016 * 0.9984],
    ['at most half of those that can be lost are', flips(2, 1, 0, { losable: 1 }), 1, 1 - 0.75 ** 2],
  ])('%s', (_, given, changes, expected) => expect(rerunChance(given, changes)).toBeCloseTo(expected, 10));

  test.each([10_000, 1_000_000])('does not overflow or round to 0 for %i questions', (questions) => {
    const half = flips(questions, 1, 0, { losable: 0.8 * questions, gainable: 0.2 * questions });
    const few = rerunChance(half, 0.08);
    // The difference is symmetric: half of it is above 0, apart from a share of 0.
    expect(few).toBeGreaterThan(0.48);
    expect(few).toBeLessThan(0.5);
    const deviation = Math.sqrt(0.08 * 0.96 * questions);
    // The 97.5 % and 99.9 % quantiles of the normal distribution.
    expect(rerunChance({ ...half, lost: Math.round(1.96 * deviation) }, 0.08)).toBeCloseTo(0.025, 2);
    expect(rerunChance({ ...half, lost: Math.round(3.09 * deviation) }, 0.08)).toBeCloseTo(0.001, 3);
    expect(rerunChance({ ...half, lost: questions }, 0.08)).toBe(0);
  });
});
