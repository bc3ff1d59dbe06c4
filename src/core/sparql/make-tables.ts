import type { Mapping } from '../values.js';
import { termOf } from './cells.js';
import { type Interner, makeInterner } from './interner.js';
import { alignNumbers } from './near-rows.js';
import type { SelectResult } from './result.js';
import { ruledInterner } from './ruled-cells.js';
import { extendKeys, type SparqlOptions, type Table, zeros } from './table.js';

/** Both results as tables of cell numbers that share one numbering. */
export interface Tables {
  readonly reference: Table;
  readonly actual: Table;
  readonly ids: number;
  /** Numbers may be off, and the work limit was reached: more rows may be the same. */
  readonly isBounded: boolean;
}

export function makeTables(
  reference: SelectResult,
  actual: SelectResult,
  required: readonly string[],
  { cells, rules, ordered, ignoreDuplicates }: SparqlOptions,
): Tables {
  const base = makeInterner(cells);
  const ruled = rules ? ruledInterner(base, rules) : null;
  const table = (rows: readonly Mapping[], names: readonly string[]): Table => ({
    rows: rows.length,
    names,
    columns: names.map((name) => numberColumn(rows, name, ruled ?? base)),
  });
  const [left, right] = [table(reference.rows, required), table(actual.rows, actual.columns)];
  const ids = base.size();
  if (!ruled || !rules?.tolerance) return { reference: left, actual: right, ids, isBounded: false };
  const near = { numbers: ruled.numbers, tolerance: rules.tolerance, ordered, ignoreDuplicates };
  return { reference: left, ids, ...alignNumbers({ reference: left, actual: right, ...near }) };
}

/** How many different rows a result has in some columns; as a rule, the first column is enough to see that all differ. */
export function distinctRowCount(
  { rows }: SelectResult,
  names: readonly string[],
  { cells, rules }: Pick<SparqlOptions, 'cells' | 'rules'>,
): number {
  const base = makeInterner(cells);
  const side = rules ? ruledInterner(base, rules) : base;
  let keys: readonly number[] = zeros(rows.length);
  let count = Math.min(1, rows.length);
  for (const name of names) {
    if (count === rows.length) break;
    const column = numberColumn(rows, name, side);
    const known = new Map<number, number>();
    keys = extendKeys(keys, column, side.size(), known);
    count = known.size;
  }
  return count;
}

/** One column as cell numbers, column by column, as that is how an engine reads properties fastest. */
function numberColumn(rows: readonly Mapping[], name: string, interner: Interner): readonly number[] {
  const column = zeros(rows.length);
  const isInherited = name in Object.prototype;
  for (let row = 0; row < rows.length; row++) {
    const cells = rows[row] as Mapping;
    column[row] = interner.idOf(isInherited ? termOf(cells, name) : cells[name]);
  }
  return column;
}
