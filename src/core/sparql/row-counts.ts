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
  /** How many rows of a side are the same as one of its rows, itself among them. */
  readonly copies: { readonly expected: CountCopies; readonly actual: CountCopies };
}

type CountCopies = (row: number) => number;

/**
 * Counts rows as sets where duplicates do not count: the reference's over all required columns, the actual's over the
 * paired ones (all of its own where none is paired), common ones by the paired columns.
 */
export function countRows(options: SparqlOptions, tables: Tables, pairs: ColumnPairs): RowCounts {
  const asSet = options.ignoreDuplicates && !options.ordered;
  const paired = pairs.flatMap((at, index) => (at === null ? [] : [[index, at] as const]));
  const { reference, actual, ids } = tables;
  const all = (table: Table) =>
    table.columns.reduce<Int32Array>(
      (keys, column) => extendKeys(keys, column, ids, new Map()),
      new Int32Array(table.rows),
    );
  const [leftKeys, pairedKeys] = keysByPairs(tables, paired);
  const rightKeys = paired.length === 0 ? all(actual) : pairedKeys;
  const ownKeys = paired.length === pairs.length ? leftKeys : all(reference);
  const left = groupRows(ownKeys, asSet);
  const right = groupRows(rightKeys, asSet);
  const copies = { expected: copiesIn(ownKeys), actual: copiesIn(rightKeys) };
  if (paired.length === pairs.length) return { ...complete(left, right), copies };
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
  return { ...counts, missing, found: without(rows, missing), extra: [], ...repeats, copies };
}

function copiesIn(keys: Int32Array): CountCopies {
  return (row) => keys.reduce((count, key) => (key === keys[row] ? count + 1 : count), 0);
}

/** Numbers the rows of both tables by the paired columns, equal rows alike. */
function keysByPairs(
  { reference, actual, ids }: Tables,
  pairs: readonly (readonly [index: number, at: number])[],
): readonly [Int32Array, Int32Array] {
  let left: Int32Array = new Int32Array(reference.rows);
  let right: Int32Array = new Int32Array(actual.rows);
  let isUnique = false;
  for (const [index, at] of pairs) {
    const [own, other] = [reference.columns[index] as Int32Array, actual.columns[at] as Int32Array];
    if (isUnique) {
      right = extendUnique(right, other, own, ids);
      continue;
    }
    const known = new Map<number, number>();
    left = extendKeys(left, own, ids, known);
    isUnique = known.size === reference.rows;
    right = extendKeys(right, other, ids, known);
  }
  return [left, right];
}

/** Where each key below the length of a column is the index of one of its rows: that of a row with the same cell stays. */
function extendUnique(keys: Int32Array, column: Int32Array, own: Int32Array, ids: number): Int32Array {
  const known = new Map<number, number>();
  return keys.map((key, row) => {
    const cell = column[row] as number;
    if (key < own.length && own[key] === cell) return key;
    const pair = key * ids + cell;
    const number = known.get(pair) ?? own.length + known.size;
    known.set(pair, number);
    return number;
  });
}

type Groups = ReadonlyMap<number, number[]>;

function complete(left: Groups, right: Groups): Omit<RowCounts, 'copies'> {
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
