import type { Mapping } from '../values.js';
import { makeInterner, termOf } from './cells.js';
import type { Table } from './columns.js';
import type { SelectResult } from './result.js';

/** How two tables are to be compared. */
export interface SparqlOptions {
  /** null: the variables of the reference. */
  readonly requiredColumns: readonly string[] | null;
  readonly ordered: boolean;
  readonly ignoreDuplicates: boolean;
  readonly cells: 'typed' | 'lexical';
}

/** Both results as tables of cell numbers that share one numbering. */
export interface Tables {
  readonly reference: Table;
  readonly actual: Table;
  readonly ids: number;
}

export function makeTables(
  reference: SelectResult,
  actual: SelectResult,
  required: readonly string[],
  cells: 'typed' | 'lexical',
): Tables {
  const interner = makeInterner(cells);
  const table = (rows: readonly Mapping[], names: readonly string[]): Table => ({
    rows: rows.length,
    names,
    columns: names.map((name) => {
      const column = new Int32Array(rows.length);
      for (let row = 0; row < rows.length; row++) column[row] = interner.idOf(termOf(rows[row] as Mapping, name));
      return column;
    }),
  });
  const left = table(reference.rows, required);
  const right = table(actual.rows, actual.columns);
  return { reference: left, actual: right, ids: interner.size() };
}
