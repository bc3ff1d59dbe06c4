import { isMapping, listAt, type Mapping } from '../text/values.js';
import { cellKey, DATATYPE_KINDS, hundredThousandths, isNumeral } from './cells.js';
import { allowedRange, type Tolerance } from './value-rules.js';

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
  /** Numbers can differ, and the work limit was reached: more rows may match. */
  readonly isBounded: boolean;
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

/** Numbers columns so that two get the same number exactly when all their cells are equal. */
export function makeColumnNumbers(): (column: readonly number[]) => number {
  const bySignature = new Map<number, { readonly column: readonly number[]; readonly number: number }[]>();
  let count = 0;
  return (column) => {
    const alike = listAt(bySignature, sequenceSignature(column));
    const found = alike.find((one) => sameSequence(one.column, column));
    if (found) return found.number;
    alike.push({ column, number: count });
    return count++;
  };
}

/** For each column the first column equal to it: equal columns are interchangeable. */
export function twinColumns({ columns }: Table): number[] {
  const numberOf = makeColumnNumbers();
  const firstOf = new Map<number, number>();
  return columns.map((column, index) => {
    const number = numberOf(column);
    const first = firstOf.get(number) ?? index;
    firstOf.set(number, first);
    return first;
  });
}

function sequenceSignature(column: readonly number[]): number {
  return column.reduce((hash, id) => (Math.imul(hash, 31) + id) | 0, 7);
}

function sameSequence(left: readonly number[], right: readonly number[]): boolean {
  if (left.length !== right.length) return false;
  for (let row = 0; row < left.length; row++) if (left[row] !== right[row]) return false;
  return true;
}

/** For each required column the actual column that matches it, or null. Each actual column serves once. */
export type ColumnPairs = readonly (number | null)[];

/** The options for comparing two tables. */
export interface SparqlOptions {
  /** null: the variables of the reference. */
  readonly requiredColumns: readonly string[] | null;
  readonly ordered: boolean;
  /** Columns that decide the order: rows that are equal in them may be in any order. Absent: all rows are in order. */
  readonly orderedBy?: readonly string[];
  readonly ignoreDuplicates: boolean;
  readonly cells: 'typed' | 'lexical';
  /** Absent: cells are equal by their own values. */
  readonly rules?: CellRules;
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

/** Numbers cells so that two cells get the same number exactly when they are equal. Unbound is 0. */
export interface Interner {
  idOf(term: unknown): number;
  /** The largest number given so far plus 1. */
  size(): number;
}

/** An interner for one pair of results: by typed value, or by the text of the literal. */
export function makeInterner(cells: 'typed' | 'lexical'): Interner {
  let next = 1;
  const texts = new Map<string, number>();
  const values = new Map<string | number, number>();
  const idIn = <K>(ids: Map<K, number>, key: K): number => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, next);
    return next++;
  };
  const idOf = (term: unknown): number => {
    if (term === undefined || term === null) return 0;
    const { value, datatype } = term as Mapping;
    // Most cells are texts, for which a text of their value need not be made.
    const isText = typeof value === 'string' && (cells === 'lexical' || !DATATYPE_KINDS.has(datatype));
    if (isText) return idIn(texts, value);
    const key = cellKey(term, cells);
    return typeof key === 'string' && key.startsWith('t') ? idIn(texts, key.slice(1)) : idIn(values, key);
  };
  return { idOf, size: () => next };
}

/** Rules that make cells with different values equal. */
interface CellRules {
  readonly tolerance: Tolerance | null;
  readonly normalized: (text: string) => string;
}

/** An interner that knows which of its cell numbers are numbers with a tolerance; none without a tolerance. */
export interface RuledInterner extends Interner {
  readonly numbers: ReadonlyMap<number, number>;
}

/** A prefix that no text of a file has by chance. */
const NUMBER = '\u0000number ';

/** Numbers cells under rules: texts as they are normalized, and with a tolerance each number by its own value. */
export function ruledInterner(base: Interner, { tolerance, normalized }: CellRules): RuledInterner {
  const numbers = new Map<number, number>();
  const idOf = (term: unknown): number => {
    const number = tolerance === null ? null : numberOf(term);
    if (number !== null) {
      const id = base.idOf({ value: `${NUMBER}${number}` });
      if (typeof number === 'number') numbers.set(id, number);
      return id;
    }
    const text = isMapping(term) && term.datatype === undefined ? term.value : undefined;
    return base.idOf(typeof text === 'string' ? { value: normalized(text) } : term);
  };
  return { idOf, size: base.size, numbers };
}

/**
 * The table with each row that nearly repeats an earlier one as that one: its other cells are equal, and its numbers are the
 * same to 5 decimals and within the tolerance of the earlier ones. Without a tolerance they are one row, too.
 */
export function withoutNearRepeats(table: Table, numbers: RuledInterner['numbers'], tolerance: Tolerance): Table {
  const sameToFive = new Map<number, number>();
  const roundedId = (id: number): number => {
    const steps = hundredThousandths(numbers.get(id) ?? Number.NaN);
    if (steps === null) return id;
    const first = sameToFive.get(steps) ?? id;
    sameToFive.set(steps, first);
    return first;
  };
  let ids = 0;
  for (const column of table.columns) for (const id of column) ids = Math.max(ids, id + 1);
  const keys = rowKeys({ ...table, columns: table.columns.map((column) => column.map(roundedId)) }, ids);
  const isWithin = (first: number | undefined, other: number | undefined): boolean => {
    const [value, number] = [numbers.get(first as number), numbers.get(other as number)];
    if (value === undefined || number === undefined) return first === other;
    const [least, most] = allowedRange(value, tolerance);
    return least <= number && number <= most;
  };
  const firsts = new Map<number, number>();
  const sources = keys.map((key, row) => {
    const first = firsts.get(key) ?? row;
    firsts.set(key, first);
    return first !== row && table.columns.every((column) => isWithin(column[first], column[row])) ? first : row;
  });
  return { ...table, columns: table.columns.map((column) => sources.map((row) => column[row] as number)) };
}

const INTEGER = /^([-+]?\d+)(?:\.0*)?$/;

/** The number that a cell holds; -0 is 0. Integers from 2^53 on, such as ids, are exact: as a text, they have no tolerance. */
function numberOf(term: unknown): number | string | null {
  if (!isMapping(term)) return null;
  const { value, datatype } = term;
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  const kind = DATATYPE_KINDS.get(datatype);
  const isNumber = typeof value === 'string' && kind !== undefined && kind !== 'boolean' && isNumeral(value, kind);
  if (!isNumber) return null;
  const number = Number(value) + 0;
  const isLong = kind !== 'double' && Math.abs(number) > Number.MAX_SAFE_INTEGER;
  const digits = isLong ? INTEGER.exec(value.trim())?.[1] : undefined;
  return digits === undefined ? number : exactText(BigInt(digits), number);
}

/** The same as for the double where it is the integer. */
function exactText(integer: bigint, double: number): string {
  return Number.isFinite(double) && BigInt(double) === integer ? String(double) : String(integer);
}
