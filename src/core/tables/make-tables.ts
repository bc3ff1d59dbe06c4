import type { Mapping } from '../text/values.js';
import { termReader } from './cells.js';
import type { NearTables } from './match-rows.js';
import { alignNumbers } from './near-pairing.js';
import type { SelectResult } from './result.js';
import type { ComparedResults } from './row-counts.js';
import {
  extendKeys,
  type Interner,
  makeInterner,
  ruledInterner,
  type SparqlOptions,
  type Table,
  type Tables,
  withoutNearRepeats,
  zeros,
} from './table.js';

/** Numbers the cells of both results; the rows of the agent get the numbers of the reference rows that they match. */
export function makeTables({ reference, actual, required, options }: ComparedResults): Tables {
  const { cells, rules, ordered, ignoreDuplicates } = options;
  const base = makeInterner(cells);
  const ruled = rules ? ruledInterner(base, rules) : null;
  const tolerance = rules?.tolerance ?? null;
  const written = numberTable(reference.rows, required, ruled ?? base);
  const asSet = ignoreDuplicates && !ordered;
  const left = ruled && tolerance && asSet ? withoutNearRepeats(written, ruled.numbers, tolerance) : written;
  const right = numberTable(actual.rows, actual.columns, ruled ?? base);
  const tables = { reference: left, actual: right, ids: base.size(), isBounded: false };
  if (!ruled || !tolerance) return tables;
  const near = { ...tables, numbers: ruled.numbers, tolerance, ordered, ignoreDuplicates };
  return haveNumbers(near) ? { ...tables, ...alignNumbers(near) } : tables;
}

function haveNumbers({ reference, actual, numbers }: NearTables): boolean {
  return [reference, actual].every(({ columns }) => columns.some((column) => column.some((id) => numbers.has(id))));
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
