import type { CauseDetail } from '../cause-words.js';
import type { Mapping } from '../values.js';
import { differInType, readCells } from './cell-texts.js';
import { termOf } from './cells.js';
import type { ColumnPairs } from './overlap.js';
import type { SelectResult } from './result.js';
import type { RowCounts } from './row-counts.js';
import type { SparqlOptions } from './table.js';

/** Rows shown of what is missing and what is extra. */
const SHOWN_ROWS = 5;
/** Characters shown of one cell. */
const SHOWN_CELL = 200;

/** Two results, and how they are compared. */
export interface ComparedResults {
  readonly reference: SelectResult;
  readonly actual: SelectResult;
  readonly required: readonly string[];
  readonly options: SparqlOptions;
}

/** The first cell of a missing row that an extra row has as a value of another type: the text `1` for the number. */
export function otherTypeOf(
  required: readonly string[],
  { missing_rows: missing = [], extra_rows: extra = [] }: CauseDetail,
): CauseDetail {
  for (const cells of missing) {
    for (const other of extra) {
      const at = required.findIndex((_, column) => differInType(cells[column], other[column]));
      if (at < 0) continue;
      const [expected_value, actual_value] = [cells[at] ?? undefined, other[at] ?? undefined];
      return { first_difference: required[at], expected_value, actual_value };
    }
  }
  return {};
}

/** The first rows that are missing, by required column, and the first that are extra. */
export function rowSamples(
  { reference, actual, required, options }: ComparedResults,
  rows: Pick<RowCounts, 'missing' | 'extra'>,
  pairs: ColumnPairs,
): CauseDetail {
  const actualNames = required.map((_, index) => actual.columns[pairs[index] ?? -1]);
  const isPaired = actualNames.some((name) => name !== undefined);
  const show = (all: readonly Mapping[], indexes: readonly number[], names: readonly (string | undefined)[]) => ({
    pairs: names.map((_, index) => (isPaired ? index : -1)),
    rows: indexes
      .slice(0, SHOWN_ROWS)
      .map((row) => names.map((name) => (name === undefined ? undefined : termOf(all[row] ?? {}, name)))),
  });
  const wanted = show(reference.rows, rows.missing, required);
  const found = show(actual.rows, rows.extra, isPaired ? actualNames : actual.columns);
  const [missing, extra] = readCells([wanted, found], options.cells);
  return {
    ...(missing.length > 0 && { missing_rows: missing.map((cells) => cells.map(shorten)) }),
    ...(extra.length > 0 && { extra_rows: extra.map((cells) => cells.map(shorten)) }),
  };
}

function shorten(text: string | null): string | null {
  if (text === null) return null;
  return text.length > SHOWN_CELL ? `${text.slice(0, SHOWN_CELL - 1)}…` : text;
}
