import type { Mapping } from '../text/values.js';
import { termReader } from './cells.js';
import type { NearTables } from './match-rows.js';
import { alignNumbers } from './near-pairing.js';
import type { SelectResult } from './result.js';
import {
  extendKeys,
  type Interner,
  makeInterner,
  ruledInterner,
  type SparqlOptions,
  type Table,
  withoutNearRepeats,
  zeros,
} from './table.js';

/** Both results as tables of cell numbers that share one numbering. */
interface NumberedTables {
  readonly reference: Table;
  readonly actual: Table;
  readonly ids: number;
  /** The same with the tolerance, if there is one and both have numbers; null: cells are equal only if their numbers are. */
  readonly near: NearTables | null;
}

/** Numbered tables; with a tolerance, the rows of the agent have the numbers of the reference rows that they match. */
export interface Tables extends Omit<NumberedTables, 'near'> {
  /** Numbers can differ, and the work limit was reached: more rows may match. */
  readonly isBounded: boolean;
}

/** Numbers the cells of both results. */
export function numberTables(
  reference: SelectResult,
  actual: SelectResult,
  required: readonly string[],
  { cells, rules, ordered, ignoreDuplicates, search }: SparqlOptions,
): NumberedTables {
  const base = makeInterner(cells);
  const ruled = rules ? ruledInterner(base, rules) : null;
  const tolerance = rules?.tolerance ?? null;
  const written = numberTable(reference.rows, required, ruled ?? base);
  const asSet = ignoreDuplicates && !ordered;
  const left = ruled && tolerance && asSet ? withoutNearRepeats(written, ruled.numbers, tolerance) : written;
  const right = numberTable(actual.rows, actual.columns, ruled ?? base);
  const tables = { reference: left, actual: right };
  const near = ruled &&
    tolerance && { ...tables, numbers: ruled.numbers, tolerance, ordered, ignoreDuplicates, search };
  return { ...tables, ids: base.size(), near: near && haveNumbers(near) ? near : null };
}

function haveNumbers({ reference, actual, numbers }: NearTables): boolean {
  return [reference, actual].every(({ columns }) => columns.some((column) => column.some((id) => numbers.has(id))));
}

/** Numbers within the tolerance become equal. */
export function makeTables({ near, ...tables }: NumberedTables): Tables {
  return { ...tables, ...(near ? alignNumbers(near) : { isBounded: false }) };
}

/** The number of different rows in some columns. Usually the first column already shows that all rows differ. */
export function distinctRowCount(
  { rows }: SelectResult,
  names: readonly string[],
  { cells, rules }: Pick<SparqlOptions, 'cells' | 'rules'>,
): number {
  const base = makeInterner(cells);
  const ruled = rules ? ruledInterner(base, rules) : null;
  const near =
    ruled && rules?.tolerance
      ? withoutNearRepeats(numberTable(rows, names, ruled), ruled.numbers, rules.tolerance)
      : null;
  let keys: readonly number[] = zeros(rows.length);
  let count = Math.min(1, rows.length);
  for (const [index, name] of names.entries()) {
    if (count === rows.length) break;
    const column = near?.columns[index] ?? numberColumn(rows, name, ruled ?? base);
    const known = new Map<number, number>();
    keys = extendKeys(keys, column, base.size(), known);
    count = known.size;
  }
  return count;
}

function numberTable(rows: readonly Mapping[], names: readonly string[], interner: Interner): Table {
  return { rows: rows.length, names, columns: names.map((name) => numberColumn(rows, name, interner)) };
}

/** One column as cell numbers, column by column, as that is how an engine reads properties fastest. */
function numberColumn(rows: readonly Mapping[], name: string, interner: Interner): readonly number[] {
  const termIn = termReader(name);
  return rows.map((row) => interner.idOf(termIn(row)));
}
