/** Scores of a group's reference steps (rows) with the actual steps (columns), and how to choose among them. */
export interface AssignmentProblem {
  readonly rows: number;
  readonly columns: number;
  /** The score of a pair, in [0, 1]; 0: they do not match. Asked for at most once a pair. */
  readonly score: (row: number, column: number) => number;
  /** Match every row if that is possible at all, before looking at the total. */
  readonly everyRow: boolean;
  /** The order in which rows choose among equally good assignments, each the latest column it can have. */
  readonly order: readonly number[];
}
