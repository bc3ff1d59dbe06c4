import { MAX_ASSIGNMENT } from '../limits.js';

/** Scores of a group's reference steps (rows) with the actual steps (columns), and how to choose among them. */
export interface AssignmentProblem {
  readonly rows: number;
  readonly columns: number;
  /** The score of a pair, in [0, 1]; 0: they do not match. */
  readonly score: (row: number, column: number) => number;
  /** Whether to match every row if possible, even with a lower total. */
  readonly everyRow: boolean;
  /** The order in which rows choose among equally good assignments, each the latest column it can have. */
  readonly order: readonly number[];
}

/** Totals that differ by less are ties. */
const TIE = 1e-12;

/**
 * The best assignment, for each row its column, or null; the order of the problem breaks ties. `isBounded`: the group has too many steps for
 * the best one, so that the rows chose one after the other.
 */
export function assign(problem: AssignmentProblem) {
  const { rows, columns, score, everyRow } = problem;
  const greedy = latestFirst(problem);
  const isPerfect = greedy.every((column, row) => column !== null && score(row, column) === 1);
  const isBounded = !isPerfect && rows * rows * (rows + columns) > MAX_ASSIGNMENT;
  if (isPerfect || isBounded) return { chosen: greedy, isBounded };
  const complete = everyRow ? best(problem, rows + 1) : [null];
  return { chosen: complete.includes(null) ? best(problem, 0) : complete, isBounded };
}

/** Each row takes the latest free column that it scores with. The search for a row stops at its first match. */
function latestFirst({ rows, columns, order, score }: AssignmentProblem): (number | null)[] {
  const chosen: (number | null)[] = new Array(rows).fill(null);
  const used = new Set<number>();
  for (const row of order) {
    let column = columns - 1;
    while (column >= 0 && (used.has(column) || score(row, column) <= 0)) column--;
    if (column < 0) continue;
    chosen[row] = column;
    used.add(column);
  }
  return chosen;
}

/** The best assignment; each match counts its score and `bonus`. */
function best({ rows, columns, score, order }: AssignmentProblem, bonus: number): (number | null)[] {
  // Each row has an extra column with cost 0, for a row without a match; a pair that does not match costs more.
  const cost = Array.from({ length: rows }, (_, row) =>
    Float64Array.from({ length: columns + rows }, (__, column) => {
      if (column >= columns) return column === columns + row ? 0 : 1;
      const value = score(row, column);
      return value > 0 ? -(value + bonus) : 1;
    }),
  );
  const solution = hungarian(cost, columns + rows);
  preferLatest({ cost, columns, order }, solution);
  return solution.columnOf.map((column) => (column < columns ? column : null));
}

/**
 * The Hungarian algorithm with potentials (Kuhn 1955, Munkres 1957; shortest augmenting paths), rows ≤ columns:
 * the assignment of every row with the least total cost, in O(rows² × columns). With the potentials, cost[row][column] - u[row] - v[column]
 * is at least 0, and 0 for every pair of an optimum.
 */
function hungarian(cost: readonly Float64Array[], columns: number) {
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
function preferLatest(
  { cost, columns, order }: Pick<AssignmentProblem, 'columns' | 'order'> & { readonly cost: readonly Float64Array[] },
  { columnOf, u, v }: ReturnType<typeof hungarian>,
): void {
  const rowAt = new Map(columnOf.map((column, row) => [column, row]));
  const fixed = new Set<number>();
  /**
   * Whether an optimal assignment can give a row this column. Without a row, the column becomes empty, which needs potential 0;
   * a column that is already empty does not help, unless it is the column that was left.
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
      let next = 0;
      const last = columns + cost.length;
      while (next < last && !(!visited.has(next) && fits(owner, next, left) && take(owner, next, left, visited)))
        next++;
      if (next === last) return false;
    }
    if (row === undefined) rowAt.delete(column);
    else {
      rowAt.set(column, row);
      columnOf[row] = column;
    }
    return true;
  };
  for (const row of order) {
    const current = columnOf[row] as number;
    const earliest = current < columns ? current : -1;
    // A column that a failed attempt visited cannot help the next attempt.
    const visited = new Set<number>();
    for (let column = columns - 1; column > earliest; column--) {
      if (!visited.has(column) && fits(row, column, current) && take(row, column, current, visited)) break;
    }
    fixed.add(row);
  }
}
