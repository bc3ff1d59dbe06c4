import type { Interval } from '../statistics/intervals.js';

/** The default probability of another verdict than that of all questions; a larger one is named where the decision is. */
export const USUAL_ERROR = 0.005;

/** What the questions asked decide of a gate; `open`: nothing yet, and another gate failed. */
export type DecidedOutcome = 'passed' | 'failed' | 'skipped' | 'open';

/** How a run was decided before all its questions were asked. */
export interface Decided {
  /** Number of questions that were counted, of all that are selected. */
  readonly asked: number;
  readonly of: number;
  /** The largest probability that the verdict is not that of all questions. */
  readonly error: number;
  readonly seed: string;
  readonly gates: readonly { readonly name: string; readonly limit: number; readonly outcome: DecidedOutcome }[];
  /** The steps score of all questions lies in it with a probability of 1 − 2 · error. */
  readonly interval: Interval;
  /** Number of those not asked that have an answer all the same, which came after the decision. */
  readonly late: number;
  readonly notAsked: readonly { readonly id: string; readonly templateId: string; readonly text: string | null }[];
}

/** Why a recording with `until-decided` decides nothing before all its questions are asked. */
export interface Undecided {
  readonly answered: number;
  /** An answer that is not among the first of the order; null: they are, and do not decide this gate. */
  readonly other: string | null;
  readonly gate: string;
  readonly limit: number;
}
