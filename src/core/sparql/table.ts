import type { CellRules } from './ruled-cells.js';

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
