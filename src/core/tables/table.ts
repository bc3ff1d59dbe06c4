import { listAt, madeAt } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { hundredThousandths } from './cells.js';
import { type CellRules, isNearCell, type NearNumbers } from './value-rules.js';

/** A table of cell numbers, column by column; all columns have `rows` entries. */
export interface Table {
  readonly rows: number;
  readonly names: readonly string[];
  readonly columns: readonly (readonly number[])[];
}

/** Both results as tables of cell numbers that share one numbering; with a tolerance, numbers within it are equal. */
export interface Tables {
  readonly reference: Table;
  readonly actual: Table;
  /** One more than the largest cell number. */
  readonly ids: number;
  /** Numbers can differ, and the work limit was reached: more rows may match. */
  readonly isBounded: boolean;
  /** The limit was reached in a search for equal blank nodes. */
  readonly hasHardBlanks?: boolean;
}

/** Maximum required columns, because a search calls itself once for each. Real tables have fewer. */
export const MAX_COLUMNS = 1000;

/** How rows are compared: in order, with repeats, or without repeats. */
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

/** Numbers the rows of a table so that equal rows get the same number. */
export function rowKeys({ rows, columns }: Table, ids: number): readonly number[] {
  return columns.reduce<readonly number[]>((keys, column) => extendKeys(keys, column, ids, new Map()), zeros(rows));
}

/** The index of the first row of each group of equal rows. */
export function distinctRows(table: Table, ids: number): number[] {
  const keys = rowKeys(table, ids);
  const seen = new Set<number>();
  return [...keys.keys()].filter((row) => seen.size < seen.add(keys[row] as number).size);
}

/**
 * Tries pairings of columns, depth first: one of the candidates for each reference column. `goesOn` receives the candidates
 * chosen so far, at last those of all columns, and tells whether more pairs can follow.
 */
export function searchPairings(
  candidates: readonly (readonly number[])[],
  goesOn: (chosen: readonly number[]) => boolean,
): void {
  const search = (chosen: readonly number[]): void => {
    for (const at of candidates[chosen.length] ?? []) {
      if (chosen.includes(at)) continue;
      const next = [...chosen, at];
      if (goesOn(next)) search(next);
    }
  };
  search([]);
}

/** For each column the first column equal to it: equal columns are interchangeable. */
export function twinColumns(columns: Table['columns']): number[] {
  const bySignature = new Map<number, number[]>();
  return columns.map((column, index) => {
    const signature = column.reduce((hash, id) => (Math.imul(hash, 31) + id) | 0, 7);
    const alike = listAt(bySignature, signature);
    const first = alike.find((at) => sameSequence(columns[at] as readonly number[], column));
    if (first === undefined) alike.push(index);
    return first ?? index;
  });
}

function sameSequence(left: readonly number[], right: readonly number[]): boolean {
  if (left.length !== right.length) return false;
  for (let row = 0; row < left.length; row++) if (left[row] !== right[row]) return false;
  return true;
}

/** For each required column the actual column that matches it, or null. Each actual column serves once. */
export type ColumnPairs = readonly (number | null)[];

export type CellRule = ScoringRules['cells'];

export interface SparqlOptions {
  /** null: the variables of the reference. */
  readonly requiredColumns: readonly string[] | null;
  readonly ordered: boolean;
  /** Columns that decide the order: rows that are equal in them may be in any order. Absent: all rows are in order. */
  readonly orderedBy?: readonly string[];
  readonly ignoreDuplicates: boolean;
  readonly cells: CellRule;
  /** Absent: cells are equal by their own values. */
  readonly rules?: CellRules;
}

/** Whether repeated rows count once. Where the order counts, they count as often as they are there. */
export function isSet({ ignoreDuplicates, ordered }: Pick<SparqlOptions, 'ignoreDuplicates' | 'ordered'>): boolean {
  return ignoreDuplicates && !ordered;
}

/** The visits of cells that one search may still make: counted and not timed, so that every machine decides the same. */
export interface Visits {
  left: number;
}

/** Visits of each cell of two tables that a search may always make. */
const VISITS_PER_CELL = 50;

/** The visits of a search in two tables, in proportion to their size. */
export function allowVisits(tables: readonly Table[], most: number): Visits {
  const cells = tables.reduce((sum, { rows, columns }) => sum + rows * columns.length, 0);
  return { left: most + VISITS_PER_CELL * cells };
}

/**
 * The table with each row that nearly repeats an earlier one as that one: its other cells are equal, and its numbers are the
 * same to 5 decimals and within the tolerance of the earlier ones. Without a tolerance they are one row, too.
 */
export function withoutNearRepeats(table: Table, ids: number, near: NearNumbers): Table {
  const sameToFive = new Map<number, number>();
  const roundedId = (id: number): number => {
    const steps = hundredThousandths(near.numbers.get(id) ?? Number.NaN);
    return steps === null ? id : madeAt(sameToFive, steps, () => id);
  };
  const keys = rowKeys({ ...table, columns: table.columns.map((column) => column.map(roundedId)) }, ids);
  const firsts = new Map<number, number>();
  const sources = keys.map((key, row) => {
    const first = madeAt(firsts, key, () => row);
    const isRepeat = table.columns.every((column) => isNearCell(column[first] as number, column[row] as number, near));
    return isRepeat ? first : row;
  });
  return { ...table, columns: table.columns.map((column) => sources.map((row) => column[row] as number)) };
}
