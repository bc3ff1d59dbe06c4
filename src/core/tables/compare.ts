import { type Mapping, once } from '../text/values.js';
import { termOf } from './cells.js';
import { findMapping } from './columns.js';
import { explainAnswer, explainRows, explainUnreadable, type RowDifference, rowDifference } from './explain.js';
import { distinctRowCount, type Tables } from './make-tables.js';
import type { Comparison, RowsFound } from './outcome.js';
import type { ColumnPairs } from './overlap.js';
import type { SelectResult, SparqlResult } from './result.js';
import { countRows, type RowCounts } from './row-counts.js';
import { extendKeys, type RowMode, type SparqlOptions, type Table, zeros } from './table.js';

/** Compares two SPARQL results: 1 when they say the same, else 0. Never throws. */
export function compareResults(reference: SparqlResult, actual: SparqlResult, options: SparqlOptions): Comparison {
  if (reference.kind === 'unreadable')
    return { score: 0, explain: () => explainUnreadable('reference', reference.reason) };
  if (actual.kind === 'unreadable') return { score: 0, explain: () => explainUnreadable('actual', actual.reason) };
  if (reference.kind === 'select' && actual.kind === 'select') return compareSelects(reference, actual, options);
  const same = reference.kind === 'ask' && actual.kind === 'ask' && reference.value === actual.value;
  return same ? { score: 1 } : { score: 0, explain: () => explainAnswer(reference, actual) };
}

function compareSelects(reference: SelectResult, actual: SelectResult, options: SparqlOptions): Comparison {
  const required = options.requiredColumns ?? reference.columns;
  // The comparison, its explanation and the count of its rows number the cells once.
  const difference = rowDifference({ reference, actual, required, options });
  const comparison = compareRows(difference);
  const rows = once(() => (comparison.score === 1 ? matchedRows(reference, required, options) : rowsFound(difference)));
  return { ...comparison, rows };
}

function compareRows(difference: RowDifference): Comparison {
  const { reference, actual, required, options } = difference;
  const enoughColumns = actual.columns.length >= required.length;
  const noRows = [reference, actual].filter((result) => result.rows.length === 0).length;
  if (noRows === 2 && enoughColumns) return { score: 1 };
  if (noRows === 0 && enoughColumns) {
    const declared = isDeclared(required, actual.columns);
    if (declared && sameInPlace(reference.rows, actual.rows, required)) return { score: 1 };
    if (required.length === 0) return { score: 1 };
  }
  if (noRows > 0 || !enoughColumns) return { score: 0, explain: (isGiven) => explainRows(difference, isGiven) };
  const mode: RowMode = options.ordered ? 'sequence' : options.ignoreDuplicates ? 'set' : 'multiset';
  if (mode !== 'set' && reference.rows.length !== actual.rows.length) {
    return { score: 0, explain: (isGiven) => explainRows(difference, isGiven) };
  }
  const tables = difference.tables();
  const found = findMapping(tables.reference, tables.actual, mode, tables.ids);
  if (found === 'found') return { score: 1 };
  const outcome = tables.isBounded ? 'exhausted' : found;
  return { score: 0, explain: (isGiven) => explainRows({ ...difference, outcome }, isGiven) };
}

/** Whether every required column has one of its name to itself: one that is required twice needs two columns. */
function isDeclared(required: readonly string[], columns: readonly string[]): boolean {
  const free = new Set(columns);
  return required.every((column) => free.delete(column));
}

/** The common case, without numbering any cell: the same rows under the same names in the same order. */
function sameInPlace(reference: readonly Mapping[], actual: readonly Mapping[], required: readonly string[]): boolean {
  if (reference.length !== actual.length) return false;
  return required.every((column) => {
    const isInherited = column in Object.prototype;
    for (let row = 0; row < reference.length; row++) {
      const [left, right] = [reference[row] as Mapping, actual[row] as Mapping];
      if (
        isInherited ? !sameTerm(termOf(left, column), termOf(right, column)) : !sameTerm(left[column], right[column])
      ) {
        return false;
      }
    }
    return true;
  });
}

/** Written the same way, so equal under every rule; false says nothing. */
function sameTerm(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const a = left as Mapping;
  const b = right as Mapping;
  return typeof a.value === 'string' && a.value === b.value && a.datatype === b.datatype;
}

/** The rows of a table that matches the reference: all of them. */
function matchedRows(reference: SelectResult, required: readonly string[], options: SparqlOptions): RowsFound {
  const isSet = options.ignoreDuplicates && !options.ordered;
  const rows = isSet ? distinctRowCount(reference, required, options) : reference.rows.length;
  return { expected: rows, actual: rows, common: rows, precision: 1, recall: 1, f1: 1 };
}

/** The rows that a table which does not match has in common with the reference. */
function rowsFound(difference: RowDifference): RowsFound {
  const [tables, { pairs, rows }] = [difference.tables(), difference.pairing()];
  let best = wholeRows(rows, pairs);
  // No pairing has more in common than the smaller of both tables.
  const isMost = best.common >= Math.min(best.expected, tables.actual.rows);
  const { options } = difference;
  const countCommon = once(() => makeCountCommon(tables, options.ignoreDuplicates && !options.ordered));
  for (const other of isMost ? [] : otherPairings(difference, pairs)) {
    if (countCommon()(other, best.common) > best.common) best = wholeRows(countRows(options, tables, other), other);
  }
  const { expected, actual: all, common } = best;
  const share = (of: number) => (of === 0 ? 0 : common / of);
  return { ...best, precision: share(all), recall: share(expected), f1: share((expected + all) / 2) };
}

/** A row counts whole: without a partner for each required column there is none in common. */
function wholeRows({ expected, actual, common }: RowCounts, pairs: ColumnPairs) {
  return { expected, actual, common: pairs.includes(null) ? 0 : common };
}

/** Cells that are visited to try other pairings. */
const MOST_VISITS = 1_000_000;

/** Tables with more columns have too many pairings to find a better one in that time. */
const MOST_COLUMNS = 100;

/** Other pairings of columns that share values, as many as there is time for. */
function* otherPairings(
  { tables: numbered, overlaps }: RowDifference,
  first: ColumnPairs,
): Generator<readonly number[]> {
  const { reference, actual } = numbered();
  if (Math.max(reference.columns.length, actual.columns.length) > MOST_COLUMNS) return;
  const cells = (reference.rows + actual.rows) * Math.max(1, reference.columns.length);
  const candidates: number[][] = reference.columns.map(() => []);
  for (const { index, at } of overlaps()) candidates[index]?.push(at);
  if (candidates.some((found) => found.length === 0)) return;
  let left = Math.floor(MOST_VISITS / Math.max(1, cells));
  const pairs: number[] = [];
  function* assign(index: number): Generator<readonly number[]> {
    if (index === candidates.length) {
      left--;
      if (pairs.some((at, place) => at !== first[place])) yield [...pairs];
      return;
    }
    for (const at of candidates[index] ?? []) {
      if (left <= 0) return;
      if (pairs.includes(at)) continue;
      pairs.push(at);
      yield* assign(index + 1);
      pairs.pop();
    }
  }
  yield* assign(0);
}

/** How many rows are common under a pairing of all required columns; once it is `least` or fewer, the rest is not looked at. */
type CountCommon = (pairs: readonly number[], least: number) => number;

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
