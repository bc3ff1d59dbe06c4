/** A 95 % interval; `low` is never above `high`. */
export type Interval = Readonly<Record<'low' | 'high', number>>;

/** The 97.5 % quantile of the normal distribution. */
export const Z = 1.959964;

/** Draws of a bootstrap; its ends then move by less than a tenth of a point from seed to seed. */
export const DRAWS = 10_000;

/** Maximum groups drawn in all: the mean of thousands of groups varies so little that fewer draws are as exact. */
const MAX_PICKS = 20_000_000;

const SEED = 1;
const TWO_TO_32 = 2 ** 32;

/**
 * The 95 % interval of the mean change over these questions, at least one; never of zero width. Where every change is
 * −1, 0 or 1 it is Tango's score interval for paired proportions (1998); else the middle of a seeded bootstrap over the
 * questions with two more of them, one gained and one lost (as Agresti and Min 2005 add to a Wald interval), without
 * which equal changes would have no width.
 */
export function intervalOf(changes: readonly number[]): Interval {
  if (changes.every((change) => Number.isInteger(change))) return tangoInterval(changes);
  const sample = Float64Array.from([...changes, 1, -1]);
  const means = drawMeans({ sums: sample, sizes: new Float64Array(sample.length).fill(1) });
  return middleOf(means, Math.round(0.025 * means.length));
}

function tangoInterval(changes: readonly number[]): Interval {
  const gained = changes.filter((change) => change > 0).length;
  const lost = changes.filter((change) => change < 0).length;
  const change = (gained - lost) / changes.length;
  const distance = (at: number) => Math.abs(tangoScore(gained, lost, changes.length, at)) - Z;
  return { low: edgeBetween(change, -1, distance), high: edgeBetween(change, 1, distance) };
}

/** How many standard errors the counts lie from a change of `at`; Tango's equation (1998), 0 at the change itself. */
function tangoScore(gained: number, lost: number, count: number, at: number): number {
  const difference = gained - lost - count * at;
  if (difference === 0) return 0;
  const b = (2 * count - gained + lost) * at - gained - lost;
  const c = -lost * at * (1 - at);
  const share = (Math.sqrt(b * b - 8 * count * c) - b) / (4 * count);
  return difference / Math.sqrt(count * (2 * share + at * (1 - at)));
}

/** Where a function that rises from below 0 at `from` passes 0, on the way to `to`; `to` where it does not. */
function edgeBetween(from: number, to: number, distance: (at: number) => number): number {
  let [inside, outside] = [from, to];
  for (let step = 0; step < 60; step++) {
    const middle = (inside + outside) / 2;
    if (distance(middle) < 0) inside = middle;
    else outside = middle;
  }
  return outside;
}

/** Groups of changes. */
export interface Clusters {
  /** Sum of the changes of each group. */
  readonly sums: Float64Array;
  /** Questions of each group. */
  readonly sizes: Float64Array;
}

/** The mean changes of seeded draws with replacement of as many groups as there are. */
export function drawMeans({ sums, sizes }: Clusters): Float64Array {
  const count = sums.length;
  const draws = Math.min(DRAWS, Math.ceil(MAX_PICKS / count));
  const fill = makeBits(SEED);
  const picks = new Uint32Array(count);
  const scale = count / TWO_TO_32;
  const means = new Float64Array(draws);
  for (let draw = 0; draw < draws; draw++) {
    fill(picks);
    let total = 0;
    let questions = 0;
    for (let pick = 0; pick < count; pick++) {
      const chosen = ((picks[pick] as number) * scale) | 0;
      total += sums[chosen] as number;
      questions += sizes[chosen] as number;
    }
    means[draw] = total / questions;
  }
  return means;
}

/** The interval without so many of the values at each end. */
export function middleOf(values: Float64Array, beyond: number): Interval {
  values.sort();
  return { low: values[beyond] as number, high: values[values.length - 1 - beyond] as number };
}

/** Rounds after which similar seeds have nothing in common. */
const WARM_UP = 20;

/**
 * Fills lists with numbers of 32 random bits each, the same ones for the same seed on every machine: sfc32 (Chris
 * Doty-Humphrey, PractRand), which passes BigCrush and needs integers alone. It draws samples; it keeps no secrets. A list
 * at a time, so that its state stays in registers: that is three times as fast.
 */
export function makeBits(seed: number): (into: Uint32Array) => void {
  const state = Int32Array.of(0x9e3779b9, 0x243f6a88, 0xb7e15162, seed);
  const fill = (into: Uint32Array): void => {
    let a = state[0] as number;
    let b = state[1] as number;
    let c = state[2] as number;
    let counter = state[3] as number;
    for (let index = 0; index < into.length; index++) {
      const mixed = (((a + b) | 0) + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + mixed) | 0;
      into[index] = mixed;
    }
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = counter;
  };
  fill(new Uint32Array(WARM_UP));
  return fill;
}

/** The sum of numbers, compensated (Neumaier 1974): ten times 0.1 is 1. 0 for none. */
export function sum(values: readonly number[]): number {
  let total = 0;
  let lost = 0;
  for (const value of values) {
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return Number.isFinite(lost) ? total + lost : total;
}

export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

/** The figures of a metric in the aggregates. */
export type Series = Readonly<Record<'sum' | 'mean' | 'median' | 'min' | 'max', number>>;

/** Sum, mean, median, least and largest of finite numbers; all 0 for none. */
export function seriesOf(values: readonly number[]): Series {
  const sorted = Float64Array.from(values).sort();
  const count = sorted.length;
  if (count === 0) return { sum: 0, mean: 0, median: 0, min: 0, max: 0 };
  const total = sum(values);
  const [low, high] = [sorted[(count - 1) >> 1] as number, sorted[count >> 1] as number];
  return {
    sum: total,
    mean: total / count,
    median: low + (high - low) / 2,
    min: sorted[0] as number,
    max: sorted[count - 1] as number,
  };
}

/**
 * p values corrected for there being several (Holm 1979): the smallest times their number, the next times one less, and
 * so on, none below the one before it, none above 1; in the order in which they came.
 */
export function holm(values: readonly number[]): number[] {
  const ranked = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const corrected = new Array<number>(values.length);
  let before = 0;
  for (const [rank, { value, index }] of ranked.entries()) {
    before = Math.max(before, Math.min(1, value * (values.length - rank)));
    corrected[index] = before;
  }
  return corrected;
}

/** Two-sided 5 % and 80 % power: 1.960 + 0.842. */
const QUANTILES = 2.802;

/** Where no answer flipped: so many of a hundred usually do between reruns of one agent. */
const USUAL_FLIPS = 0.08;

/**
 * The smallest change that would be called larger in four of five comparisons like this one: the δ with
 * δ = 2.802 · √(SE² + δ(1 − δ)/n), SE = √Σd²/n being the standard error of the mean change of reruns alone and the rest
 * what the change itself adds. For at least one change; in (0, 1].
 */
export function detectableChange(changes: readonly number[]) {
  const count = changes.length;
  const squares = changes.reduce((sum, change) => sum + change * change, 0);
  const isAssumed = squares === 0;
  const variance = (isAssumed ? USUAL_FLIPS * count : squares) / count ** 2;
  const own = QUANTILES ** 2 / count;
  const root = Math.sqrt(own ** 2 + 4 * (1 + own) * QUANTILES ** 2 * variance);
  return { detectable: Math.min(1, (own + root) / (2 * (1 + own))), isAssumed };
}
