import type { Cause, CauseDetail } from '../words/causes.js';

export interface Miss {
  readonly cause: Omit<Cause, 'step'>;
  readonly detail: CauseDetail;
  readonly nearness?: Nearness;
}

/** The facts, in addition to the cause, that rank one miss before another. */
export interface Nearness {
  /** Rows in common that are more than given entities. */
  readonly own?: number;
  /** The actual result has a column named like a required one. */
  readonly named?: boolean;
  readonly differing?: number;
  /** Indexes of the reference rows that the actual result has; absent where it has others, too. */
  readonly found?: readonly number[];
  /** All reference rows are given entities. */
  readonly onlyGiven?: boolean;
}

/** Whether a text is an entity that the question names. */
export type IsGiven = (text: string) => boolean;

/**
 * How many whole rows two tables have in common, under the best pairing of columns and in any order. Precision, recall and F1 are in
 * [0, 1]; 0 without rows.
 */
export type RowsFound = Readonly<Record<'expected' | 'actual' | 'common' | 'precision' | 'recall' | 'f1', number>>;

/** The outcome of comparing two steps: a score in [0, 1], and below 1 a way to learn why. */
export interface MatchOutcome {
  readonly score: number;
  readonly explain?: (isGiven?: IsGiven) => Miss;
  /** The rows that two tables have in common; absent for other outputs. */
  readonly rows?: () => RowsFound;
}

export function unreadable(error: string): MatchOutcome {
  return { score: 0, explain: () => ({ cause: { kind: 'unreadable' }, detail: { error } }) };
}
