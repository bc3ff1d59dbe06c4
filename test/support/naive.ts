import type { AssignmentProblem } from '../../src/core/steps/assign.js';

export type RowMode = 'sequence' | 'multiset' | 'set';

/** A table of cell classes: two cells are equal exactly when their classes are. */
export interface NaiveTable {
  readonly columns: number;
  readonly rows: readonly (readonly string[])[];
}

/** The score of two SELECT results by the letter of the rules: every injective mapping of columns is tried. */
export function naiveScore(
  reference: NaiveTable,
  required: readonly number[],
  actual: NaiveTable,
  mode: RowMode,
): number {
  if (reference.rows.length === 0 && actual.rows.length === 0) return actual.columns >= required.length ? 1 : 0;
  if (reference.rows.length === 0 || actual.rows.length === 0) return 0;
  if (actual.columns < required.length) return 0;
  if (required.length === 0) return 1;
  const wanted = rowsOf(reference, required, mode);
  const equal = injections(required.length, actual.columns).some((columns) => rowsOf(actual, columns, mode) === wanted);
  return equal ? 1 : 0;
}

function rowsOf({ rows }: NaiveTable, columns: readonly number[], mode: RowMode): string {
  const tuples = rows.map((row) => JSON.stringify(columns.map((column) => row[column])));
  if (mode === 'sequence') return tuples.join('\n');
  return (mode === 'set' ? [...new Set(tuples)] : tuples).sort().join('\n');
}

function injections(length: number, from: number): number[][] {
  if (length === 0) return [[]];
  return injections(length - 1, from).flatMap((chosen) =>
    Array.from({ length: from }, (_, column) => column)
      .filter((column) => !chosen.includes(column))
      .map((column) => [...chosen, column]),
  );
}

type Assignment = readonly (number | null)[];

/** The assignment that the rules ask for, found among all there are. */
export function naiveAssign({ rows, columns, score, everyRow, order }: AssignmentProblem): Assignment {
  const all = assignments(rows, columns, score);
  const complete = all.filter((assignment) => assignment.every((column) => column !== null));
  const allowed = everyRow && complete.length > 0 ? complete : all;
  const total = (assignment: Assignment) =>
    assignment.reduce<number>((sum, column, row) => sum + (column === null ? 0 : score(row, column)), 0);
  const largest = Math.max(...allowed.map(total));
  const best = allowed.filter((assignment) => largest - total(assignment) < 1e-12);
  const rank = (assignment: Assignment, row: number) => assignment[row] ?? -1;
  return best.reduce((chosen, other) => {
    const decisive = order.find((row) => rank(chosen, row) !== rank(other, row));
    return decisive !== undefined && rank(other, decisive) > rank(chosen, decisive) ? other : chosen;
  });
}

function assignments(rows: number, columns: number, score: AssignmentProblem['score']): Assignment[] {
  if (rows === 0) return [[]];
  return assignments(rows - 1, columns, score).flatMap((chosen) => {
    const fitting = Array.from({ length: columns }, (_, column) => column).filter(
      (column) => !chosen.includes(column) && score(rows - 1, column) > 0,
    );
    return [null, ...fitting].map((column) => [...chosen, column]);
  });
}
