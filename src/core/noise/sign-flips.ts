import { type SizeCount, shareBelow } from './flip-series.js';

/** Score changes are counted in this unit, in which every fraction with a denominator up to 10 is whole. */
export const SCORE_UNIT = 1 / 2520;

/** Changes of other figures are rounded to a share of their mean size, a finer one the fewer there are. */
const STEPS_OF_MEAN = { all: 2 ** 17, least: 32 };

/** No p is smaller: below, rounding errors of the series take over. */
const LEAST_P = 1e-12;

/**
 * Two-sided p of the exact sign flip test: if nothing had changed, each question's change could as well have the other
 * sign; p is the share of all 2^m sign patterns of the m changes other than 0 whose sum is at least as far from 0. In
 * [10⁻¹², 1]; 1 where the changes cancel or there are none. For changes of one size it is McNemar's exact test.
 *
 * No patterns are drawn: the distribution of the sum is computed by inverting its characteristic function, the product
 * of cos(θ·change) (Gil-Pelaez 1951). So p falls whenever a sum moves away from 0 because one change did, without
 * exception, which the gate relies on: for each sign pattern of the other changes, the sum observed moves at least as
 * far as the sum of the pattern.
 */
export function signFlipP(changes: readonly number[], unit = unitOf(changes)): number {
  const steps = changes.filter((change) => change !== 0).map((change) => stepsOf(change, unit));
  const divisor = steps.reduce((found, step) => commonDivisor(found, Math.abs(step)), 0);
  const reached = Math.abs(steps.reduce((sum, step) => sum + step, 0)) / divisor;
  if (steps.length === 0 || reached === 0) return 1;
  const counts = countSizes(steps.map((step) => Math.abs(step) / divisor));
  return Math.min(1, Math.max(LEAST_P, 1 - shareBelow(counts, reached)));
}

/** A change is never rounded to none. */
function stepsOf(change: number, unit: number): number {
  return Math.sign(change) * Math.max(1, Math.round(Math.abs(change) / unit));
}

/** Counts are exact, as long as they are small. */
function unitOf(changes: readonly number[]): number {
  const count = Math.max(1, changes.length);
  const size = changes.reduce((sum, change) => sum + Math.abs(change), 0) / count;
  const unit = size / Math.max(STEPS_OF_MEAN.least, STEPS_OF_MEAN.all / count);
  return unit < 1 && changes.every(Number.isInteger) ? 1 : unit;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Sizes with how often each occurs, the most frequent first: their factors vanish first. */
function countSizes(sizes: readonly number[]): SizeCount[] {
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
