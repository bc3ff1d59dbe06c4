import type { ScoredPair } from '../../src/core/comparison/run-noise.js';
import { makeFigures } from './make.js';
import { makeRandom, shuffled } from './random.js';

/** A corpus and an agent that is run on it: templates of one size, and how stable its answers are. */
export interface Agent {
  readonly templates: number;
  readonly questions: number;
  /** Share of the questions that are answered now right, now wrong; the others nearly always alike. */
  readonly unstable: number;
  /** Share of the templates all of whose questions are answered by the toss of a coin. */
  readonly flaky: number;
  /** In each run this share of the templates stands or falls together; none when absent. */
  readonly together?: number;
}

/** The chance of a right answer, for each question of each template. */
export type Rates = readonly (readonly number[])[];
type Run = readonly (readonly number[])[];

/** Of the stable questions so many are right, as in the published runs of two hundred questions. */
const RIGHT = 0.85;
const STABLE = 0.985;

/** Draws agents and runs; the same ones for the same seed. */
export function makeLaboratory(seed: number) {
  const random = makeRandom(seed);
  /** The chance of a right answer to a question, which is right where it is stable. */
  const rateOf = (unstable: number, isRight: () => boolean): number => {
    if (random() < unstable) return random();
    return isRight() ? STABLE : 1 - STABLE;
  };
  const rate = (unstable: number): number => rateOf(unstable, () => random() < RIGHT);
  const drawRates = ({ templates, questions, unstable, flaky }: Agent): Rates => {
    const order = shuffled(
      Array.from({ length: templates }, (_, index) => index),
      random,
    );
    const coins = new Set(order.slice(0, Math.round(flaky * templates)));
    const of = (template: number) =>
      Array.from({ length: questions }, () => (coins.has(template) ? 0.5 : rate(unstable)));
    return Array.from({ length: templates }, (_, template) => of(template));
  };
  const drawRun = (rates: Rates, together = 0): Run =>
    rates.map((own) => {
      const luck = together > 0 && random() < together ? random() : null;
      return own.map((chance) => ((luck ?? random()) < chance ? 1 : 0));
    });
  /** So many points lost, by any question that could be right. */
  const spread = (rates: Rates, points: number): Rates => {
    const all = rates.flat();
    const kept = Math.max(0, 1 - points / (all.reduce((sum, chance) => sum + chance, 0) / all.length));
    return rates.map((own) => own.map((chance) => chance * kept));
  };
  /** About so many points lost in whole templates that the base got right. */
  const breakTemplates = (rates: Rates, base: Run, points: number): Rates => {
    const right = base.flatMap((own, template) => (own.every((score) => score === 1) ? [template] : []));
    const exact = (points * rates.flat().length) / (rates[0]?.length ?? 1);
    const count = Math.floor(exact) + (random() < exact % 1 ? 1 : 0);
    const broken = new Set(shuffled(right, random).slice(0, Math.max(1, count)));
    return rates.map((own, template) => (broken.has(template) ? own.map(() => 0) : own));
  };
  return { drawRates, drawRun, spread, breakTemplates, rateOf, random };
}

/** Two runs as pairs of questions. */
export function pairsOf(base: Run, head: Run): ScoredPair[] {
  return base.flatMap((own, template) =>
    own.map((score, index): ScoredPair => {
      const [id, templateId] = [`q${template}-${index}`, `t${template}`];
      const side = (of: number) => ({ ...makeFigures({ id, templateId }), score: of });
      return { base: side(score), head: side(head[template]?.[index] ?? 0) };
    }),
  );
}

/** McNemar's exact test: the two-sided binomial probability of so many losses and wins. */
export function mcnemar(losses: number, wins: number): number {
  let [term, tail] = [2 ** -(losses + wins), 0];
  for (let won = 0; won <= Math.min(losses, wins); won++) {
    tail += term;
    term *= (losses + wins - won) / (won + 1);
  }
  return Math.min(1, 2 * tail);
}
