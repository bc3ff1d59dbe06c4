import type { Comparison } from '../model.js';
import { type Comparator, comparatorFor, compareSteps } from './comparators.js';
import { JSON_MEDIA_TYPE, SPARQL_MEDIA_TYPE } from './media-types.js';
import { alternativesOf, type PreparedActual, type PreparedReference, type StepContext } from './step.js';

/** As many texts are compared in the time of two structured outputs. */
const STRUCTURED = 10;
/** Comparisons of a group that are kept; others are made again where they are needed. */
const MOST_KEPT = 200_000;

/** Two steps that can be compared, by the alternative of the reference that scores best. */
export interface Pairing {
  readonly comparator: Comparator;
  readonly comparison: Comparison;
  /** Which of several alternatives, from 0 on. */
  readonly alternative: number;
}

/** The outcome of comparing a row of a group with an actual step, or null when they have nothing to do with each other. */
export type PairAt = (row: number, at: number | undefined) => Pairing | null;

const STRUCTURED_TYPES: ReadonlySet<string | null> = new Set([SPARQL_MEDIA_TYPE, JSON_MEDIA_TYPE]);

/** What comparing each of the steps with one actual step costs. */
export function costOf(references: readonly PreparedReference[]): number {
  const costs = references.flatMap(alternativesOf).map(({ step }) => {
    const isStructured = step.name === 'retrieval' || step.matching || STRUCTURED_TYPES.has(step.mediaType);
    return isStructured ? STRUCTURED : 1;
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/** Compares each pair of steps of a group at most once, as long as there is room to keep the outcome. */
export function memoizedPairing(
  group: readonly PreparedReference[],
  actuals: readonly PreparedActual[],
  context: StepContext,
  work: { pairs: number },
): PairAt {
  const known = new Map<number, Pairing | null>();
  return (row, at) => {
    if (at === undefined) return null;
    const key = row * actuals.length + at;
    let pair = known.get(key);
    if (pair === undefined) {
      const [reference, actual] = [group[row], actuals[at]];
      if (!reference || !actual) return null;
      pair = bestPairing(reference, actual, context);
      work.pairs -= costOf([reference]);
      if (known.size < MOST_KEPT) known.set(key, pair);
    }
    return pair;
  };
}

/** Of several alternatives the best, the first on ties. */
function bestPairing(reference: PreparedReference, actual: PreparedActual, context: StepContext): Pairing | null {
  let best: Pairing | null = null;
  for (const [alternative, one] of alternativesOf(reference).entries()) {
    const pair = pairAlternative(one, actual, context);
    if (!pair) continue;
    if (best === null || pair.comparison.score > best.comparison.score) best = { ...pair, alternative };
    if (pair.comparison.score === 1) break;
  }
  return best;
}

/** A pair of one alternative, made anew. */
export function pairAlternative(
  reference: PreparedReference,
  actual: PreparedActual,
  context: StepContext,
): Omit<Pairing, 'alternative'> | null {
  const comparator = comparatorFor(reference, actual, context);
  return comparator && { comparator, comparison: compareSteps(comparator, reference, actual, context) };
}
