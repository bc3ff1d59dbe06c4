import type { MatchOutcome } from '../tables/outcome.js';
import { type Comparator, comparatorFor, compareSteps } from './comparators.js';
import { alternativesOf, mustFail, type PreparedActual, type PreparedReference, type StepContext } from './step.js';

/** Two steps that can be compared, by the alternative of the reference that scores best. */
export interface Pairing {
  readonly comparator: Comparator;
  readonly comparison: MatchOutcome;
  /** Index of the alternative, from 0 on. */
  readonly alternative: number;
}

/** Compares a reference step of a group with an actual step; null if no comparator applies. */
export type PairAt = (row: number, at: number) => Pairing | null;

/** The pair of the best alternative; the first on ties. */
export function bestPairing(
  reference: PreparedReference,
  actual: PreparedActual,
  context: StepContext,
): Pairing | null {
  let best: Pairing | null = null;
  for (const [alternative, one] of alternativesOf(reference).entries()) {
    const pair = pairAlternative(one, actual, context);
    if (pair && (best === null || pair.comparison.score > best.comparison.score)) best = { ...pair, alternative };
    if (best?.comparison.score === 1) break;
  }
  return best;
}

/** The pair of one alternative. */
export function pairAlternative(
  reference: PreparedReference,
  actual: PreparedActual,
  context: StepContext,
): Omit<Pairing, 'alternative'> | null {
  if (actual.step.status !== (mustFail(reference, context.knobs) ? 'error' : 'success')) return null;
  const comparator = comparatorFor(reference, actual, context);
  return comparator && { comparator, comparison: compareSteps(comparator, reference, actual, context) };
}
