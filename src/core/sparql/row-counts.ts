import { listAt } from '../values.js';
import type { ColumnPairs } from './overlap.js';
import { extendKeys, type SparqlOptions, type Table, type Tables } from './table.js';

/** What two tables have in common under a pairing of their columns. */
export interface RowCounts {
  readonly expected: number;
  readonly actual: number;
  readonly common: number;
  readonly missing: readonly number[];
  /** The reference rows that are there. */
  readonly found: readonly number[];
  readonly extra: readonly number[];
  /** Of the missing rows those of which the other side has some copy. */
  readonly missingRepeats: number;
  /** As sets the rows are the same. */
  readonly onlyRepeats: boolean;
}

/**
 * Counts rows as sets where duplicates do not count: the reference's over all required columns, the actual's over the
 * paired ones (all of its own where none is paired), common ones by the paired columns.
 */
export function countRows(options: SparqlOptions, tables: Tables, pairs: ColumnPairs): RowCounts {
  const asSet = options.ignoreDuplicates && !options.ordered;
  const paired = pairs.flatMap((at, index) => (at === null ? [] : [[index, at] as const]));
  const known = paired.map(() => new Map<number, number>());
  const keysOf = (table: Table, columns: readonly number[], maps: readonly Map<number, number>[]): Int32Array =>
    columns.reduce<Int32Array>(
      (keys, at, depth) =>
        extendKeys(keys, table.columns[at] as Int32Array, tables.ids, maps[depth] ?? new Map<number, number>()),
      new Int32Array(table.rows),
    );
  const { reference, actual } = tables;
  const all = (table: Table) => keysOf(table, [...table.columns.keys()], []);
  const leftKeys = keysOf(
    reference,
    paired.map(([index]) => index),
    known,
  );
  const rightKeys =
    paired.length === 0
      ? all(actual)
      : keysOf(
          actual,
          paired.map(([, at]) => at),
          known,
        );
  const left = groupRows(paired.length === pairs.length ? leftKeys : all(reference), asSet);
  const right = groupRows(rightKeys, asSet);
  if (paired.length === pairs.length) return complete(left, right);
  // Some column has no partner: a reference row is common when its other columns are.
  const found = new Set(rightKeys);
  const rows = [...left.values()].flat();
  const missing = paired.length === 0 ? rows : rows.filter((row) => !found.has(leftKeys[row] as number));
  const [expected, total] = [rows.length, totalOf(right)];
  const common = expected - missing.length;
  const [counts, repeats] = [
    { expected, actual: total, common },
    { missingRepeats: 0, onlyRepeats: false },
  ];
  return { ...counts, missing, found: without(rows, missing), extra: [], ...repeats };
}

function complete(left: ReadonlyMap<number, number[]>, right: ReadonlyMap<number, number[]>): RowCounts {
  const { rows: missing, repeats: missingRepeats } = withoutPartner(left, right);
  const { rows: extra } = withoutPartner(right, left);
  const [expected, actual] = [totalOf(left), totalOf(right)];
  const sameSet = left.size === right.size && [...left.keys()].every((key) => right.has(key));
  const onlyRepeats = sameSet && missing.length + extra.length > 0;
  const common = expected - missing.length;
  const found = without([...left.values()].flat(), missing);
  return { expected, actual, common, missing, found, extra, missingRepeats, onlyRepeats };
}

function without(rows: readonly number[], some: readonly number[]): number[] {
  if (some.length === rows.length) return [];
  const left = new Set(some);
  return rows.filter((row) => !left.has(row));
}

function groupRows(keys: Int32Array, asSet: boolean): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  keys.forEach((key, row) => {
    const rows = listAt(groups, key);
    if (!asSet || rows.length === 0) rows.push(row);
  });
  return groups;
}

function totalOf(groups: ReadonlyMap<number, readonly number[]>): number {
  let total = 0;
  for (const rows of groups.values()) total += rows.length;
  return total;
}

/** The rows that the other side does not have, then the copies that it has too few of. */
function withoutPartner(own: ReadonlyMap<number, number[]>, other: ReadonlyMap<number, number[]>) {
  const [absent, copies]: [number[], number[]] = [[], []];
  for (const [key, rows] of own) {
    const there = other.get(key)?.length ?? 0;
    const lacking = there === 0 ? absent : copies;
    for (const row of rows.slice(there)) lacking.push(row);
  }
  const inOrder = (rows: number[]) => rows.sort((a, b) => a - b);
  return { rows: [...inOrder(absent), ...inOrder(copies)], repeats: copies.length };
}
