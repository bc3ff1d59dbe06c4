import type { RowsFound } from '../model.js';
import { once } from '../values.js';
import { makeCountCommon } from './common-rows.js';
import type { RowDifference } from './explain.js';
import { distinctRowCount } from './make-tables.js';
import type { ColumnPairs } from './overlap.js';
import type { SelectResult } from './result.js';
import { countRows, type RowCounts } from './row-counts.js';
import type { SparqlOptions } from './table.js';

/** The rows of a table that matches the reference: all of them. */
export function matchedRows(reference: SelectResult, required: readonly string[], options: SparqlOptions): RowsFound {
  const isSet = options.ignoreDuplicates && !options.ordered;
  const rows = isSet ? distinctRowCount(reference, required, options) : reference.rows.length;
  return { expected: rows, actual: rows, common: rows, precision: 1, recall: 1, f1: 1 };
}

/** The rows that a table which does not match has in common with the reference. */
export function rowsFound(difference: RowDifference): RowsFound {
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
