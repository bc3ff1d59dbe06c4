import { makeBits } from './intervals.js';

/** The scores of the answers to one question in each of two runs; at least one on each side. */
export interface AnswersOfTwo {
  readonly base: readonly number[];
  readonly head: readonly number[];
}

/** Deals that are drawn, and where there are no more than that, tried. */
const DEALS = 10_000;
/** Answers dealt in all: very large runs get fewer deals, by their number of answers alone. */
const DEALT = 1e8;
const MIN_DEALS = 1_000;

/** Sums that differ by less differ by rounding. */
const ROUNDING = 1e-9;

/**
 * p of the permutation test within questions: if nothing had changed, the answers of both runs to a question could as
 * well have been dealt to the runs in any other way. Twice the share of the deals whose mean change goes at least as
 * far in the direction observed, at most 1: exact where there are up to 10,000 deals, else (1 + number) / (B + 1) over
 * B = 10,000 seeded ones. The deals of a question come from its place in the list, never from its scores, so that one
 * worse answer can only lower the p of a fall.
 */
export function permutationP(questions: readonly AnswersOfTwo[]): number {
  const reached = questions.reduce((sum, { base, head }) => sum + meanOf(head) - meanOf(base), 0);
  if (Math.abs(reached) <= ROUNDING) return 1;
  const isAsFar = (change: number) => Math.sign(reached) * change >= Math.abs(reached) - ROUNDING;
  const all = allDeals(questions);
  if (all !== null) return Math.min(1, (2 * all.filter(isAsFar).length) / all.length);
  const drawn = drawDeals(questions);
  return Math.min(1, (2 * (1 + drawn.filter(isAsFar).length)) / (drawn.length + 1));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The sum of changes of every deal of all questions; null where there are too many. */
function allDeals(questions: readonly AnswersOfTwo[]): Float64Array | null {
  let sums = Float64Array.of(0);
  for (const question of questions) {
    if (sums.length * dealCount(question) > DEALS) return null;
    const changes = dealsOf(question);
    sums = Float64Array.from({ length: sums.length * changes.length }, (_, index) => {
      const before = sums[Math.floor(index / changes.length)] as number;
      return before + (changes[index % changes.length] as number);
    });
  }
  return sums;
}

/** In how many ways a question's answers can be dealt to the runs: C(a + b, a). */
export function dealCount({ base, head }: AnswersOfTwo): number {
  let count = 1;
  for (let dealt = 1; dealt <= base.length; dealt++) count *= (head.length + dealt) / dealt;
  return Math.round(count);
}

/** The change of every way to deal one question's answers. */
function dealsOf({ base, head }: AnswersOfTwo): number[] {
  const pool = [...base, ...head];
  const total = pool.reduce((sum, value) => sum + value, 0);
  const sumsOf = (from: number, left: number): number[] => {
    if (left === 0) return [0];
    if (pool.length - from < left) return [];
    const first = pool[from] as number;
    return [...sumsOf(from + 1, left - 1).map((sum) => sum + first), ...sumsOf(from + 1, left)];
  };
  return sumsOf(0, base.length).map((sum) => (total - sum) / head.length - sum / base.length);
}

function drawDeals(questions: readonly AnswersOfTwo[]): Float64Array {
  const answers = questions.reduce((sum, { base, head }) => sum + base.length + head.length, 0);
  const sums = new Float64Array(Math.max(MIN_DEALS, Math.min(DEALS, Math.floor(DEALT / answers))));
  for (const [index, question] of questions.entries()) addDeals(sums, question, index);
  return sums;
}

/** Adds to every draw the change of one question whose answers are dealt again. */
function addDeals(sums: Float64Array, { base, head }: AnswersOfTwo, seed: number): void {
  const pool = [...base, ...head];
  if (pool.every((value) => value === pool[0])) return;
  const fill = makeBits(seed);
  const bits = new Uint32Array(base.length);
  const total = pool.reduce((sum, value) => sum + value, 0);
  const places = pool.map((_, place) => place);
  for (let draw = 0; draw < sums.length; draw++) {
    fill(bits);
    const dealt = dealFirst(places, bits).reduce((sum, place) => sum + (pool[place] as number), 0);
    (sums[draw] as number) += (total - dealt) / head.length - dealt / base.length;
  }
}

/** Shuffles the first places (Fisher and Yates), as many as there are random numbers, and gives them. */
function dealFirst(places: number[], bits: Uint32Array): number[] {
  for (let first = 0; first < bits.length; first++) {
    const other = first + Math.floor(((bits[first] as number) / 2 ** 32) * (places.length - first));
    [places[first], places[other]] = [places[other] as number, places[first] as number];
  }
  return places.slice(0, bits.length);
}
