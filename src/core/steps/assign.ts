import type { AssignmentProblem } from './assignment-problem.js';
import { hungarian, preferLatest } from './hungarian.js';
import { islandsOf } from './islands.js';

export interface Assignment {
  /** For each row its column, or null. */
  readonly chosen: (number | null)[];
  /** There are so many similar steps that rows chose one after the other instead of the best assignment. */
  readonly isBounded: boolean;
}

/** Totals that differ by less are ties. */
const TIE = 1e-12;

/** Above this product of rows, rows and all columns no best assignment is looked for: hundreds of steps a group. */
const MOST_WORK = 200_000_000;

/** The best assignment, ties broken as the problem says. */
export function assign(problem: AssignmentProblem): Assignment {
  const score = memoize(problem);
  const greedy = latestFirst({ ...problem, score });
  const isPerfect = greedy.every((column, row) => column !== null && score(row, column) === 1);
  if (isPerfect) return { chosen: greedy, isBounded: false };
  const islands = islandsOf({ ...problem, score });
  // Rows that share no column with others choose among themselves; a row that matches nothing is on no island.
  const isMatchable = islands.reduce((rows, island) => rows + island.rows.length, 0) === problem.rows;
  const complete = problem.everyRow && isMatchable ? islands.map((island) => solve(island.problem, true)) : null;
  const isComplete = complete?.every(({ chosen }) => chosen.every((column) => column !== null)) === true;
  const solved = isComplete && complete ? complete : islands.map((island) => solve(island.problem, false));
  const chosen: (number | null)[] = new Array(problem.rows).fill(null);
  for (const [index, { rows, columns }] of islands.entries()) {
    for (const [at, column] of (solved[index] as Assignment).chosen.entries()) {
      chosen[rows[at] as number] = column === null ? null : (columns[column] as number);
    }
  }
  return { chosen, isBounded: solved.some(({ isBounded }) => isBounded) };
}

function memoize({ rows, columns, score }: AssignmentProblem): (row: number, column: number) => number {
  const known = new Float64Array(rows * columns).fill(Number.NaN);
  return (row, column) => {
    const key = row * columns + column;
    if (Number.isNaN(known[key])) known[key] = score(row, column);
    return known[key] as number;
  };
}

function solve(problem: AssignmentProblem, everyRow: boolean): Assignment {
  const { rows, columns } = problem;
  const greedy = latestFirst(problem);
  if (isBestPossible(problem, greedy, everyRow)) return { chosen: greedy, isBounded: false };
  if (rows * rows * (rows + columns) > MOST_WORK) return { chosen: bestFirst(problem), isBounded: true };
  return { chosen: best(problem, everyRow ? rows + 1 : 0), isBounded: false };
}

/**
 * Whether no assignment has a larger total. That of rows which take the latest column one after the other is then the
 * one that is preferred, too, as no assignment gives the first row a later column, nor then the second, and so forth.
 */
function isBestPossible({ rows, columns, score }: AssignmentProblem, chosen: (number | null)[], everyRow: boolean) {
  if (everyRow && chosen.includes(null)) return false;
  const [byRow, byColumn] = [new Float64Array(rows), new Float64Array(columns)];
  let total = 0;
  for (let row = 0; row < rows; row++) {
    const own = chosen[row] ?? null;
    if (own !== null) total += score(row, own);
    for (let column = 0; column < columns; column++) {
      const value = score(row, column);
      byRow[row] = Math.max(byRow[row] as number, value);
      byColumn[column] = Math.max(byColumn[column] as number, value);
    }
  }
  return Math.min(sumOf(byRow), sumOf(byColumn)) - total < TIE;
}

function sumOf(numbers: Float64Array): number {
  return numbers.reduce((sum, value) => sum + value, 0);
}

/** Each row takes the latest free column it scores with; stops comparing as soon as it has one. */
function latestFirst({ rows, columns, order, score }: AssignmentProblem): (number | null)[] {
  const chosen: (number | null)[] = new Array(rows).fill(null);
  const used = new Set<number>();
  for (const row of order) {
    for (let column = columns - 1; column >= 0; column--) {
      if (used.has(column) || score(row, column) <= 0) continue;
      chosen[row] = column;
      used.add(column);
      break;
    }
  }
  return chosen;
}

/** Each row takes the free column that it scores best with, the latest of equal ones. */
function bestFirst({ rows, columns, order, score }: AssignmentProblem): (number | null)[] {
  const chosen: (number | null)[] = new Array(rows).fill(null);
  const used = new Set<number>();
  for (const row of order) {
    let [most, at]: [number, number | null] = [0, null];
    for (let column = columns - 1; column >= 0; column--) {
      if (used.has(column) || score(row, column) <= most) continue;
      [most, at] = [score(row, column), column];
    }
    chosen[row] = at;
    if (at !== null) used.add(at);
  }
  return chosen;
}

/** `bonus`: what a match is worth beside its score. */
function best(problem: AssignmentProblem, bonus: number): (number | null)[] {
  const { rows, columns, score } = problem;
  // A row may stay unmatched: each has a column of its own with cost 0, and a pair that does not match costs more.
  const cost = Array.from({ length: rows }, (_, row) =>
    Float64Array.from({ length: columns + rows }, (__, column) => {
      const value = column < columns ? score(row, column) : 0;
      if (column >= columns) return column === columns + row ? 0 : 1;
      return value > 0 ? -(value + bonus) : 1;
    }),
  );
  const solution = hungarian(cost, columns + rows);
  preferLatest(problem, cost, solution);
  return solution.columnOf.map((column) => (column < columns ? column : null));
}
