import { listAt } from '../text/values.js';
import { type Clusters, drawMeans, type Interval, middleOf } from './intervals.js';

/** Score changes are counted in this unit, in which every fraction with a denominator up to 10 is whole. */
export const SCORE_UNIT = 1 / 2520;

/** Changes of other figures are rounded to a share of their mean size, a finer one the fewer there are. */
const STEPS_OF_MEAN = { all: 2 ** 17, least: 32 };

/** No p is smaller: below, rounding errors of the series take over. */
const MIN_P = 1e-12;

/**
 * Two-sided p of the exact sign flip test: if nothing had changed, each question's change could as well have the other
 * sign; p is the share of all 2^m sign patterns of the m changes other than 0 whose sum is at least as far from 0. In
 * [10⁻¹², 1]; 1 if the changes cancel or nothing changed. For changes of one size it is McNemar's exact test.
 *
 * No patterns are drawn: the distribution of the sum is computed by inverting its characteristic function, the product
 * of cos(θ·change) (Gil-Pelaez 1951). So p falls whenever a sum moves away from 0 because one change did, without
 * exception, which the gate relies on: for each sign pattern of the other changes, the sum observed moves at least as
 * far as the sum of the pattern.
 */
export function signFlipP(changes: readonly number[], unit = unitOf(changes)): number {
  // A change is never rounded to none.
  const stepsOf = (change: number) => Math.sign(change) * Math.max(1, Math.round(Math.abs(change) / unit));
  const steps = changes.filter((change) => change !== 0).map(stepsOf);
  const divisor = steps.reduce((found, step) => commonDivisor(found, Math.abs(step)), 0);
  const reached = Math.abs(steps.reduce((sum, step) => sum + step, 0)) / divisor;
  if (steps.length === 0 || reached === 0) return 1;
  const counts = countSizes(steps.map((step) => Math.abs(step) / divisor));
  return Math.min(1, Math.max(MIN_P, 1 - shareBelow(counts, reached)));
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

/** A size of changes, a positive integer, and how many changes have it. */
type SizeCount = readonly [size: number, count: number];

/** Sums further out than so many standard deviations have a probability below 10⁻¹⁵ (Hoeffding 1963). */
const FAR_OUT = 8.5;

/** A product of cosines this small adds nothing, and no further factor makes it larger. */
const VANISHED = 1e-20;

/**
 * Share of the sign patterns whose sum is nearer to 0 than `reached`. Half the sum is one of a series of points one
 * apart, so that its probabilities are a Fourier series, read at as many frequencies as points that it can reach. Only
 * half of its factors are computed: cos(π·s − x) is cos x for an even size s, and −cos x for an odd one.
 */
function shareBelow(counts: readonly SizeCount[], reached: number): number {
  const points = pointsOf(counts, reached);
  const total = counts.reduce((sum, [size, count]) => sum + size * count, 0);
  const mirroredSign = total % 2 === 0 ? 1 : -1;
  const factors = new Float64Array(points);
  let share = reached - 1;
  for (let index = 1; index < points; index++) {
    const half = (Math.PI * index) / points;
    const mirrored = points - index;
    factors[index] = index <= mirrored ? characteristic(counts, half) : mirroredSign * (factors[mirrored] as number);
    share += ((factors[index] as number) * Math.sin(half * (reached - 1))) / Math.sin(half);
  }
  return share / points;
}

function pointsOf(counts: readonly SizeCount[], reached: number): number {
  const largest = counts.reduce((sum, [size, count]) => sum + size * count, 0) / 2;
  const deviation = Math.sqrt(counts.reduce((sum, [size, count]) => sum + size * size * count, 0)) / 2;
  return Math.ceil(Math.min(largest, FAR_OUT * deviation) + reached / 2) + 1;
}

/** Called for each point: no iterator, and no power where a size occurs once. */
function characteristic(counts: readonly SizeCount[], half: number): number {
  let product = 1;
  for (let at = 0; at < counts.length; at++) {
    const pair = counts[at] as SizeCount;
    const cosine = Math.cos(half * pair[0]);
    product *= pair[1] === 1 ? cosine : cosine ** pair[1];
    if (product < VANISHED && product > -VANISHED) return 0;
  }
  return product;
}

/**
 * Tests the change over templates instead of questions. Questions of other templates are another draw of templates, so
 * that each template's sum of changes is one observation. `verdict`: `these` if it is seen on these templates only.
 * `p`: of the sign flips by template, in (0, 1]. `interval`: 95 % interval of the change for other templates; null for
 * one template. `changed`: templates whose questions changed in sum; with fewer than 6 no p gets to 5 %.
 */
export function generalise(differences: readonly Difference[]) {
  const clusters = clustersOf(differences);
  const sums = [...clusters.sums];
  const p = signFlipP(sums, SCORE_UNIT);
  return {
    verdict: p <= 0.05 ? ('likely' as const) : ('these' as const),
    p,
    interval: bootstrapInterval(clusters),
    templates: sums.length,
    changed: sums.filter((sum) => sum !== 0).length,
  };
}

/**
 * Share of the draws beyond each end, in ten-thousandths, from 2 templates to 20: Φ(−√(G/(G−1)) · t), t the 97.5 %
 * quantile of Student's distribution with G−1 degrees of freedom. With few templates the plain 2.5 % make intervals
 * that are too narrow (Hesterberg, What Teachers Should Know about the Bootstrap, 2015, section 4.2.1).
 */
const TAILS = [0, 0, 1, 10, 24, 41, 57, 72, 86, 97, 108, 117, 125, 132, 139, 144, 150, 154, 159];

/** Share of the draws beyond each end of a 95 % interval over so many templates. */
export function tailShare(templates: number): number {
  // The series of the same formula, right to a ten-thousandth from 20 templates on.
  return (TAILS[templates - 2] ?? 250 - 1960 / (templates + 1.3)) / 10_000;
}

/**
 * The 95 % interval of the mean change over the questions of templates that are drawn with replacement, as many as
 * there are: a draw's change is Σ of their sums / Σ of their sizes. It leaves out `tailShare` of the draws at each end.
 * Null for fewer than two templates. The same numbers for the same clusters, on every machine.
 */
export function bootstrapInterval(clusters: Clusters): Interval | null {
  const { length: count } = clusters.sums;
  if (count < 2) return null;
  const means = drawMeans(clusters);
  const draws = means.length;
  const beyond = Math.min(Math.round(tailShare(count) * draws), Math.ceil(draws / 2) - 1);
  return middleOf(means, beyond);
}

/** One question's difference between two runs, with the template that it belongs to. */
export interface Difference {
  readonly templateId: string;
  /** Head minus base. */
  readonly change: number;
}

/** A sum this small compared with its parts is 0 with a rounding error. */
const ROUNDING = 1e-9;

/** Clusters by template, in the order of their ids, so that the order of the questions decides nothing. */
export function clustersOf(differences: readonly Difference[]): Clusters {
  const byTemplate = new Map<string, number[]>();
  for (const { templateId, change } of differences) listAt(byTemplate, templateId).push(change);
  const clusters = [...byTemplate].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, changes]) => changes);
  return {
    sums: Float64Array.from(clusters, sumOf),
    sizes: Float64Array.from(clusters, (changes) => changes.length),
  };
}

function sumOf(changes: readonly number[]): number {
  const sum = changes.reduce((total, change) => total + change, 0);
  const size = changes.reduce((total, change) => total + Math.abs(change), 0);
  return Math.abs(sum) <= size * ROUNDING ? 0 : sum;
}
