import { madeAt } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { hundredThousandths } from './cells.js';
import { allowedRange, type CellRules, type Tolerance } from './value-rules.js';

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
  readonly ids: number;
  /** For each row the number of its place, where the order counts: rows of one place may be in any order. null: it does not count. */
  readonly places: readonly number[] | null;
  /** Numbers can differ, and the work limit was reached: more rows may match. */
  readonly isBounded: boolean;
  /** The limit was reached in a search for equal blank nodes. */
  readonly hasHardBlanks?: boolean;
}

/** Maximum required columns, because a search calls itself once for each. Real tables have fewer. */
export const MAX_COLUMNS = 1000;

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

/** The tables with the places of rows as their last column: with it, no row equals one of another place. */
export function withPlaces<T extends Pick<Tables, 'reference' | 'actual' | 'ids' | 'places'>>(tables: T): T {
  const { reference, actual, ids, places } = tables;
  if (places === null) return tables;
  const column = places.map((place) => ids + place);
  const placed = (table: Table): Table => ({
    ...table,
    names: [...table.names, ''],
    columns: [...table.columns, column],
  });
  return { ...tables, reference: placed(reference), actual: placed(actual), ids: ids + places.length };
}

/** A reference column and its actual column. */
export type ColumnPair = readonly [index: number, at: number];

/** A reference column and the actual columns that can be its partner, the most likely first. */
export interface Choice {
  readonly index: number;
  readonly found: readonly number[];
}

/**
 * The first pairing of columns with most rows in common, if these are more than `least`. `rowsUnder` counts them under the first
 * pairs: under more pairs, there are not more.
 */
export function mostCommon<Rows extends { readonly count: number }>(
  choices: readonly Choice[],
  least: number,
  rowsUnder: (pairs: readonly ColumnPair[]) => Rows,
): { readonly pairs: readonly ColumnPair[]; readonly rows: Rows } | null {
  let best: { readonly pairs: readonly ColumnPair[]; readonly rows: Rows } | null = null;
  const search = (pairs: readonly ColumnPair[]): void => {
    const { index, found } = choices[pairs.length] as Choice;
    for (const at of found) {
      if (pairs.some(([, taken]) => taken === at)) continue;
      const next: ColumnPair[] = [...pairs, [index, at]];
      const rows = rowsUnder(next);
      if (rows.count <= (best?.rows.count ?? least)) continue;
      if (next.length === choices.length) best = { pairs: next, rows };
      else search(next);
    }
  };
  if (choices.length > 0) search([]);
  return best;
}

/** For each column the first column equal to it: equal columns are interchangeable. */
export function twinColumns({ columns }: Table): number[] {
  const firsts = new Map<string, number>();
  return columns.map((column, at) => madeAt(firsts, column.join(), () => at));
}

/** For each required column the actual column that matches it, or null. Each actual column serves once. */
export type ColumnPairs = readonly (number | null)[];

/** How cells are compared. */
export type CellRule = ScoringRules['cells'];

/** The options for comparing two tables. */
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
export function isSet({ ignoreDuplicates, ordered }: SparqlOptions): boolean {
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
export function withoutNearRepeats(
  table: Table,
  ids: number,
  numbers: ReadonlyMap<number, number>,
  tolerance: Tolerance,
): Table {
  const sameToFive = new Map<number, number>();
  const roundedId = (id: number): number => {
    const steps = hundredThousandths(numbers.get(id) ?? Number.NaN);
    return steps === null ? id : madeAt(sameToFive, steps, () => id);
  };
  const isWithin = (first: number, id: number): boolean => {
    const [value, number] = [numbers.get(first), numbers.get(id)];
    if (first === id || value === undefined || number === undefined) return first === id;
    const [least, most] = allowedRange(value, tolerance);
    return least <= number && number <= most;
  };
  const keys = rowKeys({ ...table, columns: table.columns.map((column) => column.map(roundedId)) }, ids);
  const firsts = new Map<number, number>();
  const sources = keys.map((key, row) => {
    const first = madeAt(firsts, key, () => row);
    return table.columns.every((column) => isWithin(column[first] as number, column[row] as number)) ? first : row;
  });
  return { ...table, columns: table.columns.map((column) => sources.map((row) => column[row] as number)) };
}
