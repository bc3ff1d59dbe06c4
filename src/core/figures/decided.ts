import type { Interval } from '../statistics/intervals.js';

/** What the questions asked decide of a gate; `open`: nothing yet, and another gate failed. */
export type DecidedOutcome = 'passed' | 'failed' | 'skipped' | 'open';

/** A question that was not asked, because the gates were decided before it. */
export interface NotAsked {
  readonly id: string;
  readonly templateId: string;
  readonly text: string | null;
}

/** How a run was decided before all questions were asked. */
export interface Decided {
  /** Number of questions that were counted, of all that are selected. */
  readonly asked: number;
  readonly of: number;
  /** The largest probability that the verdict is not that of all questions. */
  readonly error: number;
  readonly seed: string;
  /** In the order of the gates. */
  readonly gates: readonly DecidedGate[];
  /** The steps score of all questions lies in it with a probability of 1 − 2 · error. */
  readonly interval: Interval | null;
  readonly notAsked: readonly NotAsked[];
}

interface DecidedGate {
  readonly name: string;
  readonly limit: number;
  readonly outcome: DecidedOutcome;
}

/** Why a recording with `until-decided` decides nothing before all its questions are asked. */
export type Undecided =
  /** An answer that is not among the first of the order. */
  | { readonly kind: 'not-first'; readonly id: string; readonly answered: number }
  | { readonly kind: 'open'; readonly answered: number; readonly gate: string; readonly limit: number }
  /** Gates that only all questions decide. */
  | { readonly kind: 'needs-all'; readonly gates: readonly string[] };
