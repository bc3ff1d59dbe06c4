import { listAt } from '../values.js';
import type { AssignmentProblem } from './assignment-problem.js';

/** Rows and columns that match each other directly or through others, and nothing else. */
export interface Island {
  /** Both in ascending order. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** The problem of this island alone, whose rows and columns are numbered anew. */
  readonly problem: AssignmentProblem;
}

/** Splits a problem, most of which falls apart into small ones. Rows and columns without any match are left out. */
export function islandsOf(problem: AssignmentProblem): Island[] {
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
