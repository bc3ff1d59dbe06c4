import { listAt } from '../text/values.js';

interface Assignment {
  /** For each row its column, or null. */
  readonly chosen: (number | null)[];
  /** The group has too many similar steps for the best assignment, so that the rows chose one after the other. */
  readonly isBounded: boolean;
}

/** Totals that differ by less are ties. */
const TIE = 1e-12;

/** Maximum product of rows × rows × (rows + columns) for the best assignment: some hundreds of steps in a group. */
const MAX_WORK = 200_000_000;

/** The best assignment, ties broken as the problem says. */
export function assign(problem: AssignmentProblem): Assignment {
  const score = memoize(problem);
  const greedy = latestFirst({ ...problem, score });
  const isPerfect = greedy.every((column, row) => column !== null && score(row, column) === 1);
  if (isPerfect) return { chosen: greedy, isBounded: false };
  const islands = islandsOf({ ...problem, score });
  // The rows of an island share no column with other rows. A row that matches nothing is on no island.
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
  if (rows * rows * (rows + columns) > MAX_WORK) return { chosen: bestFirst(problem), isBounded: true };
  return { chosen: best(problem, everyRow ? rows + 1 : 0), isBounded: false };
}

/**
 * Whether no assignment has a larger total than `chosen`, in which each row took the latest free column. Then `chosen` is
 * also the preferred assignment, because no row can get a later column without a loss of the rows before it.
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

/** The best assignment; each match counts its score and `bonus`. */
function best(problem: AssignmentProblem, bonus: number): (number | null)[] {
  const { rows, columns, score } = problem;
  // Each row has an extra column with cost 0, for a row without a match; a pair that does not match costs more.
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

/** Scores of a group's reference steps (rows) with the actual steps (columns), and how to choose among them. */
export interface AssignmentProblem {
  readonly rows: number;
  readonly columns: number;
  /** The score of a pair, in [0, 1]; 0: they do not match. It is computed at most once per pair. */
  readonly score: (row: number, column: number) => number;
  /** Match every row if that is possible at all, before looking at the total. */
  readonly everyRow: boolean;
  /** The order in which rows choose among equally good assignments, each the latest column it can have. */
  readonly order: readonly number[];
}

/** Rows and columns that match each other directly or through others, and nothing else. */
interface Island {
  /** Both in ascending order. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** The problem of this island alone; its rows and columns are counted from 0. */
  readonly problem: AssignmentProblem;
}

/** Splits a problem into independent ones, which are mostly small. Rows and columns without any match are left out. */
function islandsOf(problem: AssignmentProblem): Island[] {
  const { rows, columns, score, order } = problem;
  const rootOf = makeUnion(rows + columns);
  const isMatched = new Uint8Array(rows + columns);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (score(row, column) <= 0) continue;
      isMatched[row] = isMatched[rows + column] = 1;
      rootOf.join(row, rows + column);
    }
  }
  const [rowsOf, columnsOf, orders] = [
    new Map<number, number[]>(),
    new Map<number, number[]>(),
    new Map<number, number[]>(),
  ];
  const numbers = new Int32Array(rows);
  for (let row = 0; row < rows; row++) {
    if (isMatched[row]) numbers[row] = listAt(rowsOf, rootOf.find(row)).push(row) - 1;
  }
  for (let column = 0; column < columns; column++) {
    if (isMatched[rows + column]) listAt(columnsOf, rootOf.find(rows + column)).push(column);
  }
  for (const row of order) if (isMatched[row]) listAt(orders, rootOf.find(row)).push(numbers[row] as number);
  return [...rowsOf].map(([root, own]) => {
    const found = listAt(columnsOf, root);
    const scoreOf = (row: number, column: number) => score(own[row] as number, found[column] as number);
    const sizes = { rows: own.length, columns: found.length };
    return {
      rows: own,
      columns: found,
      problem: { ...problem, ...sizes, score: scoreOf, order: listAt(orders, root) },
    };
  });
}

/** Sets that are joined: `find` names the set of a member. */
function makeUnion(size: number) {
  const parents = Int32Array.from({ length: size }, (_, index) => index);
  const find = (member: number): number => {
    let root = member;
    while (parents[root] !== root) {
      parents[root] = parents[parents[root] as number] as number;
      root = parents[root] as number;
    }
    return root;
  };
  const join = (one: number, other: number): void => {
    parents[find(one)] = find(other);
  };
  return { find, join };
}

/** The order in which rows choose among equally good assignments, each the latest of the first `columns` it can have. */
interface Preference {
  readonly rows: number;
  readonly columns: number;
  readonly order: readonly number[];
}

interface Solution {
  readonly columnOf: number[];
  /** Potentials: cost[row][column] - u[row] - v[column] is at least 0, and 0 for every pair of an optimum. */
  readonly u: Float64Array;
  readonly v: Float64Array;
}

/**
 * The Hungarian algorithm with potentials (Kuhn 1955, Munkres 1957; shortest augmenting paths), rows ≤ columns:
 * the assignment of every row with the least total cost, in O(rows² × columns).
 */
export function hungarian(cost: readonly Float64Array[], columns: number): Solution {
  const rows = cost.length;
  const u = new Float64Array(rows + 1);
  const v = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1).fill(-1);
  for (let row = 0; row < rows; row++) augment(cost, columns, row, { u, v, rowOf });
  const columnOf: number[] = new Array(rows).fill(-1);
  rowOf.forEach((row, column) => {
    if (row >= 0 && column < columns) columnOf[row] = column;
  });
  return { columnOf, u, v };
}

/** Adds one row to the assignment along a shortest path; the last entry of v and rowOf means "no column yet". */
function augment(
  cost: readonly Float64Array[],
  columns: number,
  start: number,
  { u, v, rowOf }: { u: Float64Array; v: Float64Array; rowOf: Int32Array },
): void {
  const least = new Float64Array(columns).fill(Number.POSITIVE_INFINITY);
  const previous = new Int32Array(columns).fill(columns);
  const done = new Uint8Array(columns + 1);
  let at = columns;
  rowOf[at] = start;
  do {
    done[at] = 1;
    const row = rowOf[at] as number;
    let delta = Number.POSITIVE_INFINITY;
    let next = -1;
    for (let column = 0; column < columns; column++) {
      if (done[column]) continue;
      const reduced = ((cost[row] as Float64Array)[column] as number) - (u[row] as number) - (v[column] as number);
      if (reduced < (least[column] as number)) {
        least[column] = reduced;
        previous[column] = at;
      }
      if ((least[column] as number) < delta) {
        delta = least[column] as number;
        next = column;
      }
    }
    for (let column = 0; column <= columns; column++) {
      if (done[column]) {
        u[rowOf[column] as number] = (u[rowOf[column] as number] as number) + delta;
        v[column] = (v[column] as number) - delta;
      } else if (column < columns) {
        least[column] = (least[column] as number) - delta;
      }
    }
    at = next;
  } while (rowOf[at] !== -1);
  while (at !== columns) {
    const before = previous[at] as number;
    rowOf[at] = rowOf[before] as number;
    at = before;
  }
  rowOf[columns] = -1;
}

/**
 * Changes an optimal assignment into the preferred one of equal total. Row by row, in the order of the problem, each row
 * gets the latest column that some optimal assignment gives it while the rows before it keep theirs. In an optimal
 * assignment, all pairs have reduced cost 0, and an empty column has potential 0. So the row takes a column, the row that
 * had it takes another column with reduced cost 0, and so on, until a row takes the column that the first row left.
 */
function preferLatest(problem: Preference, cost: readonly Float64Array[], solution: Solution): void {
  const { columnOf, u, v } = solution;
  const columns = problem.columns + problem.rows;
  const rowAt = new Map(columnOf.map((column, row) => [column, row]));
  const fixed = new Set<number>();
  /**
   * Whether an optimal assignment can give a row this column. Without a row, the column stays empty, which needs potential 0;
   * a column that is empty already is of no use then, unless it is the column that was left.
   */
  const fits = (row: number | undefined, column: number, left: number): boolean => {
    const potential = v[column] as number;
    if (row === undefined) return potential > -TIE && (column === left || rowAt.has(column));
    return ((cost[row] as Float64Array)[column] as number) - (u[row] as number) - potential < TIE;
  };
  const take = (row: number | undefined, column: number, left: number, visited: Set<number>): boolean => {
    visited.add(column);
    if (column !== left) {
      const owner = rowAt.get(column);
      if (owner !== undefined && fixed.has(owner)) return false;
      const onward = (c: number) => !visited.has(c) && fits(owner, c, left) && take(owner, c, left, visited);
      if (!someIndex(columns, onward)) return false;
    }
    if (row === undefined) rowAt.delete(column);
    else {
      rowAt.set(column, row);
      columnOf[row] = column;
    }
    return true;
  };
  for (const row of problem.order) {
    const current = columnOf[row] as number;
    const earliest = current < problem.columns ? current : -1;
    // A column that a failed attempt visited cannot help the next attempt.
    const visited = new Set<number>();
    for (let column = problem.columns - 1; column > earliest; column--) {
      if (!visited.has(column) && fits(row, column, current) && take(row, column, current, visited)) break;
    }
    fixed.add(row);
  }
}

function someIndex(count: number, holds: (index: number) => boolean): boolean {
  for (let index = 0; index < count; index++) if (holds(index)) return true;
  return false;
}
