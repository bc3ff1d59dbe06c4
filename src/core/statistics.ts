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

/** What the aggregates say of a metric. */
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
