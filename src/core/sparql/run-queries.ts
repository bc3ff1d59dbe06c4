import type { AnswerPlace } from '../runs/entry-place.js';
import type { QueryPair } from '../steps/explained-step.js';
import type { ShownMiss } from './possible-differences.js';

/** A missed step with a query. */
export interface PairedMiss extends QueryPair {
  /** Index in the details of the steps. */
  readonly at: number;
  readonly detail: ShownMiss;
  /** IRIs that the agent found on its way from the asked entity. */
  readonly derived: readonly string[];
}

/** The missed queries of one answer. */
export interface MissedQueries {
  readonly place: AnswerPlace;
  readonly misses: readonly PairedMiss[];
  /** Index of the step that gives the reason of the question; null: it has none of these queries. */
  readonly decides: number | null;
}

/** The queries of a step that matched. */
export interface MatchedQueries extends QueryPair {
  readonly place: AnswerPlace;
}

/** All queries that the differences of a run are found from. */
export interface RunQueries {
  readonly missed: readonly MissedQueries[];
  /** A sample, to learn which differences do no harm. */
  readonly matched: readonly MatchedQueries[];
}
