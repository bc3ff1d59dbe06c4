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

/** The arithmetic mean; null for none. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

/** The figures of a metric in the aggregates. */
export interface Series {
  readonly sum: number;
  readonly mean: number;
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

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
export function detectableChange(changes: readonly number[]): {
  readonly detectable: number;
  readonly isAssumed: boolean;
} {
  const count = changes.length;
  const squares = changes.reduce((sum, change) => sum + change * change, 0);
  const isAssumed = squares === 0;
  const variance = (isAssumed ? USUAL_FLIPS * count : squares) / count ** 2;
  const own = QUANTILES ** 2 / count;
  const root = Math.sqrt(own ** 2 + 4 * (1 + own) * QUANTILES ** 2 * variance);
  return { detectable: Math.min(1, (own + root) / (2 * (1 + own))), isAssumed };
}
