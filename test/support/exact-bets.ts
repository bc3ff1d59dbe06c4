/**
 * The test of a mean by exact fractions, as the design states it: an oracle for `src/core/statistics/until-decided.ts`.
 */
import type { Decision } from '../../src/core/statistics/until-decided.js';

/** A fraction; the denominator is positive. */
export type Fraction = readonly [numerator: bigint, denominator: bigint];

const ONE: Fraction = [1n, 1n];
const normal = ([a, b]: Fraction): Fraction => (b < 0n ? [-a, -b] : [a, b]);
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const minus = (a: Fraction, [c, d]: Fraction): Fraction => plus(a, [-c, d]);
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const over = (a: Fraction, [c, d]: Fraction): Fraction => normal(times(a, [d, c]));
const isLess = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;

export const toNumber = ([a, b]: Fraction): number => Number(a) / Number(b);
export const add = plus;
export const less = isLess;

const STAKES: readonly Fraction[] = [5n, 10n, 20n, 30n, 40n, 50n, 65n, 80n].map((share) => [share, 100n]);

/** What is known after some scores of a population. */
export interface ExactState {
  readonly count: number;
  readonly total: Fraction;
  readonly above: readonly Fraction[];
  readonly below: readonly Fraction[];
}

export const START: ExactState = {
  count: 0,
  total: [0n, 1n],
  above: STAKES.map(() => ONE),
  below: STAKES.map(() => ONE),
};

export interface ExactQuestion {
  readonly minimum: Fraction;
  readonly size: number;
  readonly error: Fraction;
}

const expectation = ({ count, total }: ExactState, { minimum, size }: ExactQuestion): Fraction =>
  over(minus(times([BigInt(size), 1n], minimum), total), [BigInt(size - count), 1n]);

const isWon = (capitals: readonly Fraction[], error: Fraction): boolean =>
  isLess(
    over([8n, 1n], error),
    capitals.reduce((sum, one) => plus(sum, one)),
  );

/** The state after a further score, and the decision; null: undecided. */
export function exactStep(state: ExactState, score: Fraction, question: ExactQuestion): [ExactState, Decision | null] {
  const m = expectation(state, question);
  const gain = minus(score, m);
  const [zero, one]: [Fraction, Fraction] = [[0n, 1n], ONE];
  const above = state.above.map((capital, at) =>
    isLess(zero, m) ? times(capital, plus(one, times(STAKES[at] as Fraction, over(gain, m)))) : capital,
  );
  const below = state.below.map((capital, at) =>
    isLess(m, one) ? times(capital, minus(one, times(STAKES[at] as Fraction, over(gain, minus(one, m))))) : capital,
  );
  const next = { count: state.count + 1, total: plus(state.total, score), above, below };
  return [next, decide(next, question)];
}

function decide(state: ExactState, question: ExactQuestion): Decision | null {
  const { minimum, size, error } = question;
  if (state.count === size) return isLess(state.total, times([BigInt(size), 1n], minimum)) ? 'below' : 'at-least';
  const m = expectation(state, question);
  if (!isLess([0n, 1n], m)) return 'at-least';
  if (isLess(ONE, m)) return 'below';
  if (isWon(state.above, error)) return 'at-least';
  return isWon(state.below, error) ? 'below' : null;
}

/** A fraction with fewer digits, so that long products stay short. */
export const rounded = ([a, b]: Fraction): Fraction => [(a * 10n ** 30n) / b, 10n ** 30n];
