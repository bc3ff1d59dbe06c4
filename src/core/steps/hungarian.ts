/** Totals that differ by less are ties. */
const TIE = 1e-12;

/** The order in which rows choose among equally good assignments, each the latest of the first `columns` it can have. */
interface Preference {
  readonly rows: number;
  readonly columns: number;
  readonly order: readonly number[];
}

export interface Solution {
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

/** Adds one row to the assignment along a shortest path; the last entry of v and rowOf stands for "no column yet". */
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
 * Moves an optimal assignment to the preferred one of equal total: row by row, in the problem's order, to the latest
 * column that an optimum allows. In every optimum all pairs have reduced cost 0 and a column that stays empty has
 * potential 0, so one optimum turns into another along a chain of such pairs: the row that had the wanted column takes
 * another one, and so on, until a row takes the column that was left.
 */
export function preferLatest(problem: Preference, cost: readonly Float64Array[], solution: Solution): void {
  const { columnOf, u, v } = solution;
  const columns = problem.columns + problem.rows;
  const rowAt = new Map(columnOf.map((column, row) => [column, row]));
  const fixed = new Set<number>();
  /** Nobody (an empty column's owner) may take what may stay empty, but has no use for a column that nobody has. */
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
    // What a failed attempt visited leads nowhere for the next one either.
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
