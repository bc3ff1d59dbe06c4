import type { Tables } from './make-tables.js';
import { extendKeys, type Table, zeros } from './table.js';

/** How many rows are common under a pairing of all required columns; once it is `least` or fewer, the rest is not looked at. */
export type CountCommon = (pairs: readonly number[], least: number) => number;

/** The reference rows by their cells up to one column. */
interface Level {
  readonly keys: readonly number[];
  /** The keys by those of the column before and the cell. */
  readonly known: ReadonlyMap<number, number>;
}

/** What is left of the actual rows after the first pairs: their keys, -1 for a row that the reference does not have. */
interface Beginning {
  readonly at: number;
  readonly keys: readonly number[];
  readonly common: number;
}

/** Counts common rows for one pairing after the other; where one begins like the one before, only the rest is counted. */
export function makeCountCommon({ reference, actual, ids }: Tables, asSet: boolean): CountCommon {
  const levels = levelsOf(reference, ids);
  const rows = asSet ? firstRows(levels.at(-1)?.keys ?? []) : [...Array(reference.rows).keys()];
  const begun: Beginning[] = [];
  const extend = (keys: readonly number[], { known, keys: wanted }: Level, at: number): Beginning => {
    const column = actual.columns[at] as readonly number[];
    const extended = keys.map((key, row) => (key < 0 ? key : (known.get(key * ids + (column[row] as number)) ?? -1)));
    const counts = zeros(known.size);
    for (const key of extended) if (key >= 0) counts[key] = (counts[key] as number) + 1;
    let common = 0;
    for (const row of rows) {
      const key = wanted[row] as number;
      if (counts[key] === 0) continue;
      common++;
      if (!asSet) counts[key] = (counts[key] as number) - 1;
    }
    return { at, keys: extended, common };
  };
  const none = { keys: zeros(actual.rows), common: Number.POSITIVE_INFINITY };
  return (pairs, least) => {
    const same = begun.findIndex(({ at }, index) => at !== pairs[index]);
    if (same >= 0) begun.length = same;
    let last: Pick<Beginning, 'keys' | 'common'> = begun.at(-1) ?? none;
    while (begun.length < pairs.length && last.common > least) {
      const next = extend(last.keys, levels[begun.length] as Level, pairs[begun.length] as number);
      begun.push(next);
      last = next;
    }
    return last.common;
  };
}

function levelsOf({ rows, columns }: Table, ids: number): Level[] {
  let keys: readonly number[] = zeros(rows);
  return columns.map((column) => {
    const known = new Map<number, number>();
    keys = extendKeys(keys, column, ids, known);
    return { keys, known };
  });
}

/** Of equal rows the first. */
function firstRows(keys: readonly number[]): number[] {
  const seen = new Set<number>();
  return [...keys.keys()].filter((row) => seen.size < seen.add(keys[row] as number).size);
}
