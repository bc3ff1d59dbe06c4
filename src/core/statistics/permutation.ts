import { holm, makeBits } from './intervals.js';

/** The scores of the answers to one question in each of two runs; at least one on each side. */
export type AnswersOfTwo = Readonly<Record<'base' | 'head', readonly number[]>>;

/** Number of random permutations; if there are fewer in all, each is tried. */
const DEALS = 10_000;
/** Answers dealt in all: very large runs get fewer deals, by their number of answers alone. */
const DEALT = 1e8;

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
  const sums = new Float64Array(Math.min(DEALS, Math.ceil(DEALT / answers)));
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

/** Shuffles the first places (Fisher and Yates), as many as there are random numbers, and returns them. */
function dealFirst(places: number[], bits: Uint32Array): number[] {
  for (let first = 0; first < bits.length; first++) {
    const other = first + Math.floor(((bits[first] as number) / 2 ** 32) * (places.length - first));
    [places[first], places[other]] = [places[other] as number, places[first] as number];
  }
  return places.slice(0, bits.length);
}

/** How the questions of one template fared in two runs; each of them counts, whether it changed or not. */
export interface TemplateFlips {
  readonly templateId: string;
  readonly questions: number;
  /** Questions that went from all right to all wrong, and the other way. */
  readonly fell: number;
  readonly rose: number;
  /**
   * The chance that dealing each question's answers anew puts all right ones in one run and all wrong ones in the other: 1/2 for
   * each question with one answer in each run, 1/252 for one with five in each.
   */
  readonly chance: number;
}

/** Minimum number of questions of a template that is tested by itself. */
const MIN_QUESTIONS = 3;

/** Chance that a test wrongly calls templates broken, over all comparisons that are made together. */
const LEVEL = 0.01;

/** An unstable question is right once and wrong once, in this order, in at most a quarter of all pairs: p(1 − p). */
const MAX_UNSTABLE = 1 / 4;

/**
 * The prior for pairs of questions: one template in twenty is taken for unstable as a whole. It weighs
 * as much as a hundred observed pairs, and no data make the estimate smaller: few flips do not mean none.
 */
const PRIOR = { share: MAX_UNSTABLE ** 2 / 20, pairs: 100 };

/**
 * Templates with at least three questions that fell, which means that all their questions went from all right to all
 * wrong, where reruns alone would do that to any template, or to as many templates as did, with a probability of at most
 * 1 %, divided by the number of comparisons that are made together.
 *
 * The probability that m questions of a template all fall is at most E(λ₁λ₂) · (1/4)^(m−2), λ being the rate at which a
 * question is right in one run and wrong in the other. Between reruns that rate is the same in both directions, so
 * E(λ₁λ₂) is estimated by the pairs of questions of one template that both rose. They are not part of what is tested,
 * and a question that gets worse never adds one: so it never clears a broken template, which the gate relies on.
 */
export function brokenTemplates(templates: readonly TemplateFlips[], comparisons = 1): string[] {
  const share = pairShare(templates);
  const level = LEVEL / comparisons;
  const tested = templates.filter(({ questions }) => questions >= MIN_QUESTIONS);
  const dropped = tested.filter(hasFallen);
  const expected = tested.reduce((sum, template) => sum + chanceToFall(template, share), 0);
  // One alone is tested by itself: that is stricter for a small template and less strict for a large one.
  if (dropped.length > 1 && chanceOfSeveral(dropped.length, expected) <= level) return dropped.map(idOf);
  const corrected = holm(tested.map((template) => (hasFallen(template) ? chanceToFall(template, share) : 1)));
  return tested.filter((_, index) => (corrected[index] ?? 1) <= level).map(idOf);
}

/** The same with the runs exchanged: templates that went from all wrong to all right. */
export function mendedTemplates(templates: readonly TemplateFlips[], comparisons = 1): string[] {
  const exchanged = templates.map((template) => ({ ...template, fell: template.rose, rose: template.fell }));
  return brokenTemplates(exchanged, comparisons);
}

function hasFallen({ questions, fell }: TemplateFlips): boolean {
  return fell === questions;
}

function idOf({ templateId }: TemplateFlips): string {
  return templateId;
}

/** Bound of the probability that reruns make all questions of a template fall. */
function chanceToFall({ questions, chance }: TemplateFlips, share: number): number {
  return Math.min(chance, share * MAX_UNSTABLE ** (questions - 2));
}

/**
 * Bound of the probability that at least so many templates fall, of which that many are expected: Σ over all sets of k
 * templates of the product of their chances is at most (Σ of all chances)^k / k!. Decreases with k wherever it is below
 * 1. By logarithms, because the power and the factorial of thousands of templates overflow.
 */
function chanceOfSeveral(count: number, expected: number): number {
  let logarithm = 0;
  for (let k = 1; k <= count; k++) logarithm += Math.log(expected / k);
  return Math.exp(logarithm);
}

function pairShare(templates: readonly TemplateFlips[]): number {
  const all = templates.reduce((sum, { questions }) => sum + pairsOf(questions), 0);
  const both = templates.reduce((sum, { rose }) => sum + pairsOf(rose), 0);
  return Math.max(PRIOR.share, (both + PRIOR.share * PRIOR.pairs) / (all + PRIOR.pairs));
}

function pairsOf(count: number): number {
  return (count * (count - 1)) / 2;
}
