import { readCells } from '../sparql/cell-texts.js';
import { termOf } from '../sparql/cells.js';
import type { SelectResult } from '../sparql/result.js';
import type { SparqlOptions } from '../sparql/table.js';
import type { Extent, ShownTable } from './question.js';

/** Indexes of the rows that only one side has, and of those that both have: repeated rows once, where they count once. */
export interface ComparedRows {
  readonly different: readonly number[];
  readonly common: readonly number[];
  /** How many were compared; absent: all. */
  readonly distinct?: number;
  /** How often a row is there; absent: repeats are not counted as one. */
  readonly copies?: (row: number) => number;
  /** Where the order counts: for each row the one of the reference that it is. */
  readonly places?: readonly (number | null)[];
}

/** One table of two, and the number of the pair of each column. */
export interface Side {
  readonly result: SelectResult;
  readonly names: readonly string[];
  readonly pairs: readonly number[];
  readonly rows: ComparedRows;
}

/** The pairs of columns that have no partner. */
export function unpaired(names: readonly string[]): number[] {
  return names.map(() => -1);
}

/** Two tables as far as they are shown. */
export function shownTables(
  reference: Side,
  actual: Side,
  extent: Extent,
  cells: SparqlOptions['cells'],
): readonly [ShownTable, ShownTable] {
  const [left, right] = [shownRows(reference, extent), shownRows(actual, extent)];
  const [leftTexts, rightTexts] = readCells([cellsOf(reference, left, extent), cellsOf(actual, right, extent)], cells);
  return [tableOf(reference, left, leftTexts, extent), tableOf(actual, right, rightTexts, extent)];
}

/** The rows that are shown: those first that only this side has. */
function shownRows({ rows: { different, common } }: Side, extent: Extent): number[] {
  const first = different.slice(0, extent.different);
  const most = different.length === 0 ? extent.different : extent.common;
  const room = Math.min(extent.different - first.length, most);
  return [...first, ...common.slice(0, room)];
}

function cellsOf({ result, names, pairs }: Side, shown: readonly number[], extent: Extent) {
  const columns = names.slice(0, extent.columns);
  const rows = shown.map((row) => columns.map((name) => termOf(result.rows[row] ?? {}, name)));
  return { pairs: pairs.slice(0, extent.columns), rows };
}

function tableOf(
  { result: { rows }, names, rows: { different, distinct = rows.length, copies, places } }: Side,
  shown: readonly number[],
  texts: readonly (readonly (string | null)[])[],
  extent: Extent,
): ShownTable {
  const isDifferent = new Set(different);
  const copiesOf = (row: number) => (isDifferent.has(row) && distinct < rows.length ? (copies?.(row) ?? 1) : 1);
  return {
    columns: names.slice(0, extent.columns),
    total: rows.length,
    ...(distinct < rows.length && { distinct }),
    different: different.length,
    rows: shown.map((row, at) => ({
      isDifferent: isDifferent.has(row),
      cells: (texts[at] ?? []).map((text) => text?.slice(0, extent.cell) ?? null),
      ...(copiesOf(row) > 1 && { copies: copiesOf(row) }),
      ...(places && { place: places[row] ?? null }),
    })),
  };
}
