import { evidenceOf, isLargerDrop, type ScoredPair } from '../../src/core/comparison/run-noise.js';
import { detectableChange } from '../../src/core/statistics/intervals.js';
import { clustersOf } from '../../src/core/statistics/sign-flips.js';
import { type Agent, makeLaboratory, mcnemar, pairsOf, type Rates } from './agents.js';

/** Shares of pairs of runs, in [0, 1]. */
export interface Errors {
  /** Answers that differ between two runs of the same agent. */
  readonly flips: number;
  /** Called larger than rerun noise though nothing changed. */
  readonly larger: number;
  /** A limit of 0.02 that failed though nothing changed. */
  readonly failed: number;
  /** Some template called broken though nothing changed. */
  readonly broken: number;
  /** Σ over templates of (sum of changes)² ÷ Σ of changes²: 1 where the flips of a template are independent. */
  readonly designEffect: number;
}

/** The gate of the simulated runs. */
const LIMIT = 0.02;

/** How often reruns of agents like this one are called different. */
export function simulateReruns(agent: Agent, pairs: number, seed: number): Errors {
  const { drawRates, drawRun } = makeLaboratory(seed);
  let [flips, larger, failed, broken, squares, single] = [0, 0, 0, 0, 0, 0];
  for (let pair = 0; pair < pairs; pair++) {
    const rates = drawRates(agent);
    const both = pairsOf(drawRun(rates, agent.together), drawRun(rates, agent.together));
    const evidence = evidenceOf(both);
    const sums = [...clustersOf(both.map(differenceOf)).sums];
    squares += sums.reduce((total, sum) => total + sum * sum, 0);
    single += evidence.changed;
    flips += evidence.changed / evidence.questions;
    if (evidence.verdict === 'larger') larger++;
    if (-evidence.change > LIMIT && isLargerDrop(evidence)) failed++;
    if (evidence.broken.length > 0) broken++;
  }
  return {
    ...{ flips: flips / pairs, larger: larger / pairs, failed: failed / pairs, broken: broken / pairs },
    designEffect: squares / single,
  };
}

function differenceOf({ base, head }: ScoredPair) {
  return { templateId: base.templateId, change: head.score - base.score };
}

/** How often a drop is found, and how often by McNemar's exact test over all questions. */
export interface Power {
  readonly found: number;
  readonly mcnemar: number;
  /** How often each template that can no longer be right is named. */
  readonly named: number;
  /** Share of the names that are those of other templates. */
  readonly misnamed: number;
}

/** What a change of an agent makes of its rates; `base` is what its first run got right. */
export type Change = (laboratory: ReturnType<typeof makeLaboratory>, rates: Rates, base: Rates) => Rates;

export function simulateDrop(agent: Agent, change: Change, pairs: number, seed: number): Power {
  const laboratory = makeLaboratory(seed);
  let [found, byMcnemar, named, names, wrong] = [0, 0, 0, 0, 0];
  for (let pair = 0; pair < pairs; pair++) {
    const rates = laboratory.drawRates(agent);
    const base = laboratory.drawRun(rates);
    const changed = change(laboratory, rates, base);
    const both = pairsOf(base, laboratory.drawRun(changed));
    const evidence = evidenceOf(both);
    if (isLargerDrop(evidence)) found++;
    const lost = changed.flatMap((own, template) => (own.every((rate) => rate === 0) ? [`t${template}`] : []));
    if (lost.length > 0 && lost.every((id) => evidence.broken.includes(id))) named++;
    names += evidence.broken.length;
    wrong += evidence.broken.filter((id) => !lost.includes(id)).length;
    const fell = both.filter((each) => each.head.score < each.base.score).length;
    const rose = both.filter((each) => each.head.score > each.base.score).length;
    if (fell > rose && mcnemar(fell, rose) <= 0.05) byMcnemar++;
  }
  const shares = { found: found / pairs, mcnemar: byMcnemar / pairs, named: named / pairs };
  return { ...shares, misnamed: wrong / Math.max(1, names) };
}

/** How often a drop of just the size is found that a comparison of two reruns states as detectable. */
export function simulateDetectable(agent: Agent, pairs: number, seed: number): number {
  const laboratory = makeLaboratory(seed);
  let found = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const rates = laboratory.drawRates(agent);
    const [base, rerun] = [laboratory.drawRun(rates), laboratory.drawRun(rates)];
    const changes = pairsOf(base, rerun).map((each) => each.head.score - each.base.score);
    const worse = laboratory.spread(rates, detectableChange(changes).detectable);
    if (isLargerDrop(evidenceOf(pairsOf(base, laboratory.drawRun(worse))))) found++;
  }
  return found / pairs;
}
