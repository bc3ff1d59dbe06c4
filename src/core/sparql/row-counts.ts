import type { Tables } from './make-tables.js';
import type { ColumnPairs } from './overlap.js';
import { extendKeys, type SparqlOptions, type Table, zeros } from './table.js';

/** What two tables have in common under a pairing of their columns. */
export interface RowCounts {
  readonly expected: number;
  readonly actual: number;
  readonly common: number;
  readonly missing: readonly number[];
  /** The reference rows that are there, and the rows of the other side that are not extra: repeats once, where they count once. */
  readonly found: readonly number[];
  readonly kept: readonly number[];
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
    table.columns.reduce<readonly number[]>(
      (keys, column) => extendKeys(keys, column, ids, new Map()),
      zeros(table.rows),
    );
  const [leftKeys, pairedKeys] = keysByPairs(tables, paired);
  const rightKeys = paired.length === 0 ? all(actual) : pairedKeys;
  const most = reference.rows + actual.rows + 1;
  const right = countKeys(rightKeys, asSet, most);
  if (paired.length === pairs.length) return complete(countKeys(leftKeys, asSet, most), right);
  // Some column has no partner: a reference row is common when its other columns are.
  const left = countKeys(all(reference), asSet, most);
  const { keys, rows } = left;
  rows.sort((a, b) => (keys[a] as number) - (keys[b] as number) || a - b);
  const missing = paired.length === 0 ? rows : rows.filter((row) => right.counts[leftKeys[row] as number] === 0);
  const [expected, total] = [rows.length, right.rows.length];
  const common = expected - missing.length;
  const [counts, repeats] = [
    { expected, actual: total, common },
    { missingRepeats: 0, onlyRepeats: false },
  ];
  const copies = copiesIn(left, right);
  return { ...counts, missing, found: without(rows, missing), kept: right.rows, extra: [], ...repeats, copies };
}

function copiesIn(left: CountedRows, right: CountedRows): RowCounts['copies'] {
  const [expected, actual] = [left, right].map(({ keys }): CountCopies => {
    return (row) => keys.reduce((count, key) => (key === keys[row] ? count + 1 : count), 0);
  }) as [CountCopies, CountCopies];
  return { expected, actual };
}

/** Numbers the rows of both tables by the paired columns, equal rows alike. */
function keysByPairs(
  { reference, actual, ids }: Tables,
  pairs: readonly (readonly [index: number, at: number])[],
): readonly [readonly number[], readonly number[]] {
  let left: readonly number[] = zeros(reference.rows);
  let right: readonly number[] = zeros(actual.rows);
  let isUnique = false;
  for (const [index, at] of pairs) {
    const [own, other] = [reference.columns[index] as readonly number[], actual.columns[at] as readonly number[]];
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
function extendUnique(
  keys: readonly number[],
  column: readonly number[],
  own: readonly number[],
  ids: number,
): readonly number[] {
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

/** The rows of a table by their keys, equal rows having the same. */
interface CountedRows {
  readonly keys: readonly number[];
  /** All rows, or the first one of each key. */
  readonly rows: number[];
  /** How many of these rows have a key. */
  readonly counts: readonly number[];
}

/** `most`: more than any key. */
function countKeys(keys: readonly number[], asSet: boolean, most: number): CountedRows {
  const counts = zeros(most);
  const rows: number[] = [];
  for (let row = 0; row < keys.length; row++) {
    const key = keys[row] as number;
    if (asSet && counts[key] !== 0) continue;
    counts[key] = (counts[key] as number) + 1;
    rows.push(row);
  }
  return { keys, rows, counts };
}

function complete(left: CountedRows, right: CountedRows): RowCounts {
  const { absent: missing, copies: missingCopies, found } = withoutPartner(left, right);
  const { absent: extra, copies: extraCopies, found: kept } = withoutPartner(right, left);
  const [expected, actual] = [left.rows.length, right.rows.length];
  const onlyRepeats = missing.length + extra.length === 0 && missingCopies.length + extraCopies.length > 0;
  return {
    ...{ expected, actual, common: found.length, found, kept },
    ...{ missing: [...missing, ...missingCopies], extra: [...extra, ...extraCopies] },
    ...{ missingRepeats: missingCopies.length, onlyRepeats, copies: copiesIn(left, right) },
  };
}

function without(rows: readonly number[], some: readonly number[]): number[] {
  if (some.length === rows.length) return [];
  const left = new Set(some);
  return rows.filter((row) => !left.has(row));
}

/** The rows that the other side does not have, the copies that it has too few of, and those that it has. */
function withoutPartner({ keys, rows }: CountedRows, other: CountedRows) {
  const [absent, copies, found]: [number[], number[], number[]] = [[], [], []];
  const left = other.counts.slice();
  for (const row of rows) {
    const key = keys[row] as number;
    if (other.counts[key] === 0) absent.push(row);
    else if (left[key] === 0) copies.push(row);
    else {
      left[key] = (left[key] as number) - 1;
      found.push(row);
    }
  }
  return { absent, copies, found };
}
