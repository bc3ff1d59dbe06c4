import type { RunFigures } from '../runs/figures.js';
import { totalMeasures } from '../runs/measure-totals.js';

/** The measures by which a run can be expensive, the most telling first. */
const COSTS = ['cost_usd', 'total_tokens', 'elapsed_sec'] as const;

/** The Pareto front: the runs for which no other scores at least as much for at most the cost. */
export interface Front {
  /** What counts as cost: the first measure that two runs have. */
  readonly measure: (typeof COSTS)[number];
  /** Indexes of the runs, the cheapest first, which is also the order of their scores. */
  readonly on: readonly number[];
  /** Indexes of the ranked runs that have no such measure. */
  readonly unknown: readonly number[];
}

interface Priced {
  readonly index: number;
  readonly score: number;
  readonly cost: number;
}

/**
 * The runs that are worth their cost, among those with a rank: other runs have other questions. Null where fewer than two
 * have a cost.
 */
export function frontOf(runs: readonly RunFigures[], ranks: readonly (number | null)[]): Front | null {
  const isRanked = (index: number) => (ranks[index] ?? null) !== null;
  const totals = runs.map(({ questions }, index) => totalMeasures(isRanked(index) ? questions : []));
  const measure = COSTS.find((key) => totals.filter((total) => total[key] !== null).length > 1);
  if (!measure) return null;
  const priced = runs.flatMap(({ headline }, index): Priced[] => {
    const cost = totals[index]?.[measure] ?? null;
    return cost === null || headline.micro === null ? [] : [{ index, score: headline.micro, cost }];
  });
  const on = priced.filter((one) => !priced.some((other) => dominates(other, one)));
  const known = new Set(priced.map(({ index }) => index));
  return {
    measure,
    on: on.sort((a, b) => a.cost - b.cost || a.index - b.index).map(({ index }) => index),
    unknown: runs.flatMap((_, index) => (known.has(index) || !isRanked(index) ? [] : [index])),
  };
}

function dominates(a: Priced, b: Priced): boolean {
  return a.score >= b.score && a.cost <= b.cost && (a.score > b.score || a.cost < b.cost);
}
