import type { Mapping } from '../values.js';
import { termOf } from './cells.js';
import { type Interner, makeInterner } from './interner.js';
import type { SelectResult } from './result.js';
import { type CellRules, ruledInterners } from './ruled-cells.js';

/** A table of cell numbers, column by column; all columns have `rows` entries. */
export interface Table {
  readonly rows: number;
  readonly names: readonly string[];
  readonly columns: readonly (readonly number[])[];
}

/** How rows are compared: in order, as often as they occur, or once each. */
export type RowMode = 'sequence' | 'multiset' | 'set';

/** `exhausted`: the work limit was reached before a mapping was found or ruled out. */
export type MappingOutcome = 'found' | 'none' | 'exhausted';

/** A list of zeros. Lists of a few hundred numbers take several times less time to make than typed arrays. */
export function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}

/** Numbers the rows of (key so far, next cell); `known` is filled as it goes and may be shared between tables. */
export function extendKeys(
  keys: readonly number[],
  column: readonly number[],
  ids: number,
  known: Map<number, number>,
): readonly number[] {
  const extended = zeros(keys.length);
  for (let row = 0; row < keys.length; row++) {
    const pair = (keys[row] as number) * ids + (column[row] as number);
    let key = known.get(pair);
    if (key === undefined) {
      key = known.size;
      known.set(pair, key);
    }
    extended[row] = key;
  }
  return extended;
}

/** Equal sequences have equal signatures. */
export function sequenceSignature(column: readonly number[]): number {
  return column.reduce((hash, id) => (Math.imul(hash, 31) + id) | 0, 7);
}

export function sameSequence(left: readonly number[], right: readonly number[]): boolean {
  if (left.length !== right.length) return false;
  for (let row = 0; row < left.length; row++) if (left[row] !== right[row]) return false;
  return true;
}

/** How two tables are to be compared. */
export interface SparqlOptions {
  /** null: the variables of the reference. */
  readonly requiredColumns: readonly string[] | null;
  readonly ordered: boolean;
  readonly ignoreDuplicates: boolean;
  readonly cells: 'typed' | 'lexical';
  /** Absent: cells are equal by their own values. */
  readonly rules?: CellRules;
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
  { cells, rules }: Pick<SparqlOptions, 'cells' | 'rules'>,
): Tables {
  const interner = makeInterner(cells);
  const sides = rules ? ruledInterners(interner, rules) : { reference: interner, actual: interner };
  const table = (rows: readonly Mapping[], names: readonly string[], side: Interner): Table => ({
    rows: rows.length,
    names,
    columns: names.map((name) => numberColumn(rows, name, side)),
  });
  const left = table(reference.rows, required, sides.reference);
  const right = table(actual.rows, actual.columns, sides.actual);
  return { reference: left, actual: right, ids: interner.size() };
}

/** How many different rows a result has in some columns; as a rule, the first column is enough to see that all differ. */
export function distinctRowCount(
  { rows }: SelectResult,
  names: readonly string[],
  { cells, rules }: Pick<SparqlOptions, 'cells' | 'rules'>,
): number {
  const interner = makeInterner(cells);
  const side = rules ? ruledInterners(interner, rules).reference : interner;
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
