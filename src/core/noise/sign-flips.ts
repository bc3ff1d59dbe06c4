/** Score changes are counted in this unit, in which every fraction with a denominator up to 10 is whole. */
export const SCORE_UNIT = 1 / 2520;

/** Changes of other figures are rounded to a share of their mean size, a finer one the fewer there are. */
const STEPS_OF_MEAN = { all: 2 ** 17, least: 32 };

/** No p is smaller: below, rounding errors of the series take over. */
const LEAST_P = 1e-12;

/** Sums further out than so many standard deviations have a probability below 10⁻¹⁵ (Hoeffding 1963). */
const FAR_OUT = 8.5;

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
function countSizes(sizes: readonly number[]): [size: number, count: number][] {
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/**
 * Share of the sign patterns whose sum is nearer to 0 than `reached`. Half the sum lies on points one apart, so that
 * its probabilities are a Fourier series, read at as many frequencies as points that it can reach.
 */
function shareBelow(counts: readonly [size: number, count: number][], reached: number): number {
  const largest = counts.reduce((sum, [size, count]) => sum + size * count, 0) / 2;
  const deviation = Math.sqrt(counts.reduce((sum, [size, count]) => sum + size * size * count, 0)) / 2;
  const points = Math.ceil(Math.min(largest, FAR_OUT * deviation) + reached / 2) + 1;
  let share = reached - 1;
  for (let index = 1; index <= points - 1; index++) {
    const half = (Math.PI * index) / points;
    share += characteristic(counts, half) * (Math.sin(half * (reached - 1)) / Math.sin(half));
  }
  return share / points;
}

/** Called for each point: no iterator, and no power where a size occurs once. */
function characteristic(counts: readonly [size: number, count: number][], half: number): number {
  let product = 1;
  for (let at = 0; at < counts.length; at++) {
    const pair = counts[at] as [number, number];
    const cosine = Math.cos(half * pair[0]);
    product *= pair[1] === 1 ? cosine : cosine ** pair[1];
    if (product < 1e-20 && product > -1e-20) return 0;
  }
  return product;
}
