import { MAX_NEAR_SEARCH } from '../limits.js';
import { findPartner, freePlaces, noPartners, type Partners } from '../text/matching.js';
import { groupedBy, memoized } from '../text/values.js';
import { type ColumnPair, keysByPairs } from './row-counts.js';
import { allowVisits, distinctRows, isSet, type SparqlOptions, type Table, type Visits, zeros } from './table.js';
import { allowedRange, type NearNumbers } from './value-rules.js';

/** Two tables whose numbers may be off. */
export interface NearTables extends NearNumbers, Pick<SparqlOptions, 'ordered' | 'ignoreDuplicates'> {
  readonly reference: Table;
  readonly actual: Table;
  readonly ids: number;
}

export interface MatchedRows {
  /** For each row of the agent, the index of its reference row (its partner, or a row that it repeats); -1 without one. */
  readonly partners: readonly number[];
  /** The number of reference rows with their own partner. */
  readonly count: number;
  /** All rows of both sides have partners, so that no pairing of columns can be better. */
  readonly isComplete: boolean;
}

export type RowMatcher = Readonly<ReturnType<typeof makeRowMatcher>>;

/** The cost of a pair of columns without any row: tables can have thousands of columns. */
export const PAIR_VISITS = 64;

/** Rows of both sides whose cells without numbers are equal. */
interface Group {
  readonly wanted: readonly number[];
  readonly found: readonly number[];
}

/** The numbers of one pair of columns, by rows: the range that the reference allows, and what the agent has. */
interface NearColumn {
  readonly least: Float64Array;
  readonly most: Float64Array;
  readonly value: Float64Array;
}

/**
 * A row of the agent can have a reference row as its partner if its numbers are in the ranges that this row allows, and its
 * other cells are equal. Where repeats do not count, equal reference rows are one, and a row without its own partner may
 * repeat a reference row.
 */
export function makeRowMatcher(tables: NearTables) {
  const { reference, actual } = tables;
  const asSet = isSet(tables);
  const columns = makeColumns(tables);
  const rows = asSet ? distinctRows(reference, columns.ids) : [...zeros(reference.rows).keys()];
  const work = allowVisits([reference, actual], MAX_NEAR_SEARCH);
  const match = (pairs: readonly ColumnPair[]): MatchedRows => {
    const partners = noPartners(reference.rows, actual.rows);
    const repeated = new Array<number>(actual.rows).fill(-1);
    work.left -= (rows.length + actual.rows + PAIR_VISITS) * pairs.length;
    for (const group of groupsOf(tables, columns, rows, pairs)) {
      const near = pairs.flatMap((pair) => columns.near(pair, group.wanted[0] as number) ?? []);
      if (near.length === 0) pairInOrder(group, partners, repeated);
      else matchGroup(group, near, partners, asSet && repeated, work);
    }
    const count = partners.ofOne.filter((row) => row >= 0).length;
    const own = partners.ofOther;
    const all = asSet ? own.map((row, at) => (row >= 0 ? row : (repeated[at] as number))) : own;
    return { partners: all, count, isComplete: count === rows.length && all.every((row) => row >= 0) };
  };
  /** The work limit was reached: there may be more pairs of rows than were found. */
  return { match, isBounded: () => isOver(work) };
}

function isOver({ left }: Visits): boolean {
  return left < 0;
}

/** The columns in the forms by which rows are matched. Each form is computed when it is first needed. */
function makeColumns({ reference, actual, ids, numbers, tolerance }: NearTables) {
  /** Cell numbers, one and the same for all numbers. */
  const plain = memoized((column: readonly number[]) => column.map((id) => (numbers.has(id) ? ids : id)));
  const numbersOf = (column: readonly number[], change = (value: number) => value) =>
    Float64Array.from(column, (id) => change(numbers.get(id) ?? Number.NaN));
  const least = memoized((column: readonly number[]) => numbersOf(column, (one) => allowedRange(one, tolerance)[0]));
  const most = memoized((column: readonly number[]) => numbersOf(column, (one) => allowedRange(one, tolerance)[1]));
  const value = memoized((column: readonly number[]) => numbersOf(column));
  /** The numbers of a pair of columns; null where the reference row has none. */
  const near = ([index, at]: ColumnPair, row: number): NearColumn | null => {
    const [wanted, found] = [reference.columns[index] as readonly number[], actual.columns[at] as readonly number[]];
    if (!numbers.has(wanted[row] as number)) return null;
    return { least: least(wanted), most: most(wanted), value: value(found) };
  };
  return { ids: ids + 1, plain, near };
}

/** The rows by their cells without numbers; a group has rows of both sides. */
function* groupsOf(
  { reference, actual }: NearTables,
  { ids, plain }: ReturnType<typeof makeColumns>,
  rows: readonly number[],
  pairs: readonly ColumnPair[],
): Generator<Group> {
  const [left, right] = keysByPairs({ reference, actual, ids }, pairs, plain);
  const found = groupedBy(right.keys(), (row) => right[row] as number);
  for (const [key, group] of groupedBy(rows, (row) => left[row] as number)) {
    const others = found.get(key);
    if (others) yield { wanted: group, found: others };
  }
}

function pairInOrder({ wanted, found }: Group, partners: Partners, repeated: number[]): void {
  for (const [at, row] of found.entries()) {
    const other = wanted[at];
    if (other === undefined) repeated[row] = wanted[0] as number;
    else pairRows(other, row, partners);
  }
}

function pairRows(reference: number, actual: number, { ofOther, ofOne }: Partners): void {
  ofOther[actual] = reference;
  ofOne[reference] = actual;
}

/**
 * Each reference row, those whose range ends first, takes the first free row of the agent in its range, which leaves most for
 * the others. With one column of numbers, that is a largest matching; with several, rows are then moved to other partners by
 * shortest augmenting paths, without recursion.
 */
function matchGroup(
  group: Group,
  near: readonly NearColumn[],
  partners: Partners,
  repeated: number[] | false,
  work: Visits,
): void {
  const { sorted, ranges } = narrowestColumn(group, near);
  const isNear = (row: number, other: number): boolean => {
    work.left -= near.length;
    for (const { least, most, value } of near) {
      const number = value[other] as number;
      if ((least[row] as number) > number || (most[row] as number) < number) return false;
    }
    return true;
  };
  const places = freePlaces(sorted.length);
  const open = ranges.filter(({ row, from, to }) => {
    for (let at = places.from(from); at < to && !isOver(work); at = places.from(at + 1)) {
      if (!isNear(row, sorted[at] as number)) continue;
      pairRows(row, sorted[at] as number, partners);
      places.take(at);
      return false;
    }
    return true;
  });
  // Of one column, no row can be moved to another partner.
  const moved = near.length > 1 ? open : [];
  const rangeOf = new Map(moved.length > 0 ? ranges.map((range) => [range.row, range]) : []);
  const othersOf = memoized((row: number): readonly number[] => {
    const { from, to } = rangeOf.get(row) as Range;
    return sorted.slice(from, to).filter((other) => isNear(row, other));
  });
  const isLeft = () => --work.left >= 0;
  for (const { row } of moved) {
    findPartner(row, partners, (other) => (isOver(work) ? [] : othersOf(other)), isLeft);
  }
  if (repeated) findRepeats(sorted, ranges, { isNear, isOver: () => isOver(work) }, partners, repeated);
}

/** Rows without their own partner that match a reference row all the same. */
function findRepeats(
  sorted: readonly number[],
  ranges: readonly Range[],
  { isNear, isOver }: { readonly isNear: (row: number, other: number) => boolean; readonly isOver: () => boolean },
  partners: Partners,
  repeated: number[],
): void {
  const places = freePlaces(sorted.length);
  for (const [at, other] of sorted.entries()) if (partners.ofOther[other] !== -1) places.take(at);
  for (const { row, from, to } of ranges) {
    for (let at = places.from(from); at < to && !isOver(); at = places.from(at + 1)) {
      const other = sorted[at] as number;
      if (!isNear(row, other)) continue;
      repeated[other] = row;
      places.take(at);
    }
  }
}

/** A reference row, and where the numbers that it allows begin and end among those of the agent. */
interface Range {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** The column that leaves least to choose from: the rows of the agent by their numbers, and the ranges by their ends. */
function narrowestColumn({ wanted, found }: Group, near: readonly NearColumn[]) {
  const columns = near.map(({ least, most, value }) => {
    const sorted = found.toSorted((a, b) => (value[a] as number) - (value[b] as number));
    const ranges = wanted.map((row): Range => {
      const [low, high] = [least[row] as number, most[row] as number];
      return { row, from: firstFrom(sorted, value, low, false), to: firstFrom(sorted, value, high, true) };
    });
    return { sorted, ranges, size: ranges.reduce((sum, { from, to }) => sum + to - from, 0) };
  });
  const { sorted, ranges } = columns.reduce((best, one) => (one.size < best.size ? one : best));
  return { sorted, ranges: ranges.sort((a, b) => a.to - b.to) };
}

/** The first place with at least this number, or with a larger one. */
function firstFrom(sorted: readonly number[], value: Float64Array, number: number, isAfter: boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = value[sorted[middle] as number] as number;
    if (other < number || (isAfter && other === number)) low = middle + 1;
    else high = middle;
  }
  return low;
}
