/**
 * Whether the mean score of all questions is at least a minimum, decided on some of them in random order with a known error:
 * betting on the mean of a finite population that is drawn without replacement (Waudby-Smith and Ramdas 2024, "Estimating means of
 * bounded random variables by betting", Journal of the Royal Statistical Society B 86, the part on sampling without replacement).
 */

/** What is known about the mean of all scores. */
export type Decision = 'at-least' | 'below';

/** A mean of scores in [0, 1] that is compared with a minimum. */
export interface MeanQuestion {
  readonly minimum: number;
  /** Number of scores in the population. */
  readonly size: number;
  /** The largest probability of a wrong decision, on each side. */
  readonly error: number;
}

/** The fewest questions that are asked, where there are as many. */
export const FEWEST = 10;
/** The stakes of the bets: shares of the largest stake that cannot lose everything. */
const STAKES = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.65, 0.8];
/** Rounding of sums that makes nothing certain. */
const SLACK = 1e-9;
/** Steps of the interval. */
const GRID = 1000;

/** The ids in the order of the draw: by hashes that nobody knows before the seed. */
export function drawOrder(ids: readonly string[], seed: string, hash: (text: string) => string): string[] {
  const keyed = ids.map((id) => ({ id, key: hash(`${seed}\n${id}`) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ id }) => id);
}

/** Logarithms of the capitals of a player for each stake. Their mean exceeds 1/error with a probability of at most `error`. */
function makeCapital(error: number) {
  const capitals = STAKES.map(() => 0);
  /** `gain`: of a bet with the stake 1; the score is as expected at 0. */
  const bet = (gain: number): void => {
    for (let at = 0; at < STAKES.length; at++)
      capitals[at] = (capitals[at] as number) + Math.log1p((STAKES[at] as number) * gain);
  };
  const isWon = (): boolean => {
    const most = Math.max(...capitals);
    const sum = capitals.reduce((total, capital) => total + Math.exp(capital - most), 0);
    return most + Math.log(sum / STAKES.length) > -Math.log(error);
  };
  return { bet, isWon };
}

/**
 * Compares a mean with its minimum: takes the scores in the order of the draw, and returns the decision after each: certain, or by a
 * capital; null: undecided. `m` is what the next score would be expected to be if the mean of all were the minimum.
 */
export function makeMeanTest({ minimum, size, error }: MeanQuestion) {
  const [above, below] = [makeCapital(error), makeCapital(error)];
  let [count, total] = [0, 0];
  const expectation = () => (size * minimum - total) / (size - count);
  return (score: number): Decision | null => {
    const m = expectation();
    if (m > SLACK) above.bet((score - m) / m);
    if (m < 1 - SLACK) below.bet((m - score) / (1 - m));
    total += score;
    count++;
    if (count === size) return total >= size * minimum - SLACK ? 'at-least' : 'below';
    const next = expectation();
    if (next <= SLACK) return 'at-least';
    if (next > 1 + SLACK) return 'below';
    return above.isWon() ? 'at-least' : below.isWon() ? 'below' : null;
  };
}

/**
 * The means, in steps of a thousandth, that no capital has excluded after these scores, and that are possible. They hold the mean
 * of all scores with a probability of at least 1 − 2 · error. Where the scores leave less than a step, these are its ends.
 */
export function meanInterval(scores: readonly number[], population: Omit<MeanQuestion, 'minimum'>) {
  const opposites = scores.map((score) => 1 - score);
  const [low, high] = [GRID - highestStep(opposites, population), highestStep(scores, population)];
  return { low: Math.min(low, high) / GRID, high: Math.max(low, high) / GRID };
}

/** The highest mean that the scores do not exclude; all above it are excluded, as a larger minimum is never easier to reach. */
function highestStep(scores: readonly number[], population: Omit<MeanQuestion, 'minimum'>): number {
  const isExcluded = (step: number): boolean => {
    const bet = makeMeanTest({ ...population, minimum: step / GRID });
    return scores.some((score) => bet(score) === 'below');
  };
  let highest = 0;
  for (let jump = 512; jump >= 1; jump /= 2) if (highest + jump <= GRID && !isExcluded(highest + jump)) highest += jump;
  return highest;
}
