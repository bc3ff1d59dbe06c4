import type { Tables } from '../sparql/make-tables.js';
import type { ColumnPairs } from '../sparql/overlap.js';
import { listAt } from '../values.js';

/** Which rows of two tables are the same, where their order counts. */
export interface RowOrder {
  /** For each row its number in the reference, from 1 on; null: the reference does not have it. */
  readonly reference: readonly number[];
  readonly actual: readonly (number | null)[];
  /** The common rows are in another order. */
  readonly isReordered: boolean;
  /** Index of the first row that is not where the reference has it; the row before it, where there is one. */
  readonly firstMoved: number;
}

/** Finds the rows of the reference among those of the other table; null where a column has no partner. */
export function rowOrder({ reference, actual }: Tables, pairs: ColumnPairs): RowOrder | null {
  if (pairs.length === 0 || pairs.includes(null)) return null;
  const free = new Map<string, number[]>();
  for (let row = reference.rows - 1; row >= 0; row--) {
    listAt(free, keyOf(reference.columns, row)).push(row + 1);
  }
  const paired = pairs.map((at) => actual.columns[at ?? -1] as readonly number[]);
  const places = Array.from({ length: actual.rows }, (_, row) => free.get(keyOf(paired, row))?.pop() ?? null);
  const known = places.filter((place) => place !== null);
  const moved = places.findIndex((place, row) => place !== row + 1);
  return {
    reference: Array.from({ length: reference.rows }, (_, row) => row + 1),
    actual: places,
    isReordered: known.some((place, at) => place < (known[at - 1] ?? 0)),
    firstMoved: Math.max(0, moved - 1),
  };
}

function keyOf(columns: readonly (readonly number[])[], row: number): string {
  return columns.map((column) => column[row]).join(' ');
}
