import type { QueryPair } from '../steps/alternatives.js';
import type { ShownMiss } from '../why/possible-differences.js';
import type { AnswerPlace } from './entry-place.js';

export interface PairedMiss extends QueryPair {
  /** Index in the details of the steps. */
  readonly at: number;
  readonly detail: ShownMiss;
  /** IRIs that the agent found on its way, each with the entity where the way began; null: the entity of the question. */
  readonly derived: readonly (readonly [iri: string, start: string | null])[];
}

export interface MissedQueries {
  readonly place: AnswerPlace;
  readonly misses: readonly PairedMiss[];
  /** Index of the step that decides the reason of the question; null if it is not among these. */
  readonly decides: number | null;
}

export interface MatchedQueries extends QueryPair {
  readonly place: AnswerPlace;
}

/** All queries of a run from which differences are found. */
export interface RunQueries {
  readonly missed: readonly MissedQueries[];
  /** A sample, to learn which differences are harmless. */
  readonly matched: readonly MatchedQueries[];
}
