import { holm } from './holm.js';

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

/** With fewer questions a template says too little by itself. */
export const FEWEST_QUESTIONS = 3;

/** Chance of a template that is wrongly called broken, over all templates of all comparisons that are made together. */
const LEVEL = 0.01;

/** An unstable question is right once and wrong once, in this order, in at most a quarter of all pairs: p(1 − p). */
const MOST_UNSTABLE = 1 / 4;

/**
 * What is known of pairs of questions without data: one template in twenty is taken for unstable as a whole. It weighs
 * as much as a hundred observed pairs, and no data make the estimate smaller: few flips do not mean none.
 */
const PRIOR = { share: MOST_UNSTABLE ** 2 / 20, pairs: 100 };

/**
 * Templates with at least three questions, all of which went from all right to all wrong, where reruns alone would do
 * that to any template with a probability of at most 1 % (Holm over the templates), divided by the number of comparisons
 * that are made together.
 *
 * The probability that m questions of a template all fall is at most E(λ₁λ₂) · (1/4)^(m−2), λ being the rate at which a
 * question is right in one run and wrong in the other. Between reruns that rate is the same in both directions, so
 * E(λ₁λ₂) is estimated by the pairs of questions of one template that both rose. They are no part of what is tested,
 * and a question that gets worse never adds one: so it never clears a broken template, which the gate relies on.
 */
export function brokenTemplates(templates: readonly TemplateFlips[], comparisons = 1): string[] {
  const share = pairShare(templates);
  const tested = templates.filter(({ questions }) => questions >= FEWEST_QUESTIONS);
  const corrected = holm(tested.map((template) => chanceToFall(template, share)));
  return tested
    .filter((_, index) => (corrected[index] ?? 1) <= LEVEL / comparisons)
    .map(({ templateId }) => templateId);
}

/** The same with the runs exchanged: templates that went from all wrong to all right. */
export function mendedTemplates(templates: readonly TemplateFlips[], comparisons = 1): string[] {
  const exchanged = templates.map((template) => ({ ...template, fell: template.rose, rose: template.fell }));
  return brokenTemplates(exchanged, comparisons);
}

function chanceToFall({ questions, fell, chance }: TemplateFlips, share: number): number {
  return fell < questions ? 1 : Math.min(chance, share * MOST_UNSTABLE ** (questions - 2));
}

function pairShare(templates: readonly TemplateFlips[]): number {
  const all = templates.reduce((sum, { questions }) => sum + pairsOf(questions), 0);
  const both = templates.reduce((sum, { rose }) => sum + pairsOf(rose), 0);
  return Math.max(PRIOR.share, (both + PRIOR.share * PRIOR.pairs) / (all + PRIOR.pairs));
}

function pairsOf(count: number): number {
  return (count * (count - 1)) / 2;
}
