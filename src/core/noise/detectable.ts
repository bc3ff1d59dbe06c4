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
