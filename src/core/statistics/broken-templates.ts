import { holm } from './series.js';

/** How the questions of one template fared in two runs; each of them counts, whether it changed or not. */
export interface TemplateFlips {
  readonly templateId: string;
  readonly questions: number;
  /** Questions that went from all right to all wrong, and the other way. */
  readonly fell: number;
  readonly rose: number;
  /**
   * The chance that dealing each question's answers anew gives all right in one run and all wrong in the other: 1/2 for
   * each question with one answer in each run, 1/252 for one with five in each.
   */
  readonly chance: number;
}

/** Minimum number of questions of a template that is tested by itself. */
export const MIN_QUESTIONS = 3;

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
 * E(λ₁λ₂) is estimated by the pairs of questions of one template that both rose. They are no part of what is tested,
 * and a question that gets worse never adds one: so it never clears a broken template, which the gate relies on.
 */
export function brokenTemplates(templates: readonly TemplateFlips[], comparisons = 1): string[] {
  const share = pairShare(templates);
  const level = LEVEL / comparisons;
  const tested = templates.filter(({ questions }) => questions >= MIN_QUESTIONS);
  const fallen = tested.filter(hasFallen);
  const expected = tested.reduce((sum, template) => sum + chanceToFall(template, share), 0);
  // One alone is tested by itself: that is stricter for a small template and less strict for a large one.
  if (fallen.length > 1 && chanceOfSeveral(fallen.length, expected) <= level) return fallen.map(idOf);
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
