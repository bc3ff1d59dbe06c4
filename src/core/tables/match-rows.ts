import { MAX_NEAR_SEARCH } from '../limits.js';
import { findPartner, freePlaces, noPartners, type Partners } from '../text/matching.js';
import { groupedBy, memoized } from '../text/values.js';
import { keysByPairs } from './row-counts.js';
import { allowVisits, type ColumnPair, distinctRows, type Tables, type Visits, zeros } from './table.js';
import { allowedRange, type Tolerance } from './value-rules.js';

/** Two tables whose numbers may be off. */
export interface NearTables extends Pick<Tables, 'reference' | 'actual' | 'ids' | 'places'> {
  /** The numeric values by cell number. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly tolerance: Tolerance;
  /** Repeated rows do not count. */
  readonly asSet: boolean;
}

/** Rows of the agent with the reference rows that they match. */
export interface MatchedRows {
  /** For each row of the agent, the index of its reference row (its partner, or a row that it repeats); -1 without one. */
  readonly partners: readonly number[];
  /** The number of reference rows with their own partner; where repeats do not count, also the rows of the agent that match one. */
  readonly count: number;
  /** All rows of both sides have partners, so that no pairing of columns can be better. */
  readonly isComplete: boolean;
}

/** Pairs the rows of two tables under a pairing of columns. */
export interface RowMatcher {
  readonly match: (pairs: readonly ColumnPair[]) => MatchedRows;
  /** The work limit was reached: there may be more pairs of rows than were found. */
  readonly isBounded: () => boolean;
}

/** The cost of a pair of columns without any row: tables can have thousands of columns. */
const PAIR_VISITS = 64;

/** Rows of both sides whose cells without numbers are equal. */
interface Group {
  readonly wanted: readonly number[];
  readonly found: readonly number[];
}

/** The numbers of one pair of columns, by rows: the range that the reference allows, and what the agent has. */
interface NearColumn {
  readonly ranges: readonly (readonly [least: number, most: number])[];
  readonly values: readonly number[];
}

/**
 * A row of the agent can have a reference row as its partner if its numbers are in the ranges that this row allows, and its
 * other cells are equal. Where repeats do not count, equal reference rows are one, and a row without its own partner may
 * repeat a reference row.
 */
export function makeRowMatcher(tables: NearTables): RowMatcher {
  const { reference, actual, ids, numbers, tolerance, asSet } = tables;
  const rows = asSet ? distinctRows(reference, ids) : [...zeros(reference.rows).keys()];
  const goal = asSet ? rows.length + actual.rows : Math.max(rows.length, actual.rows);
  const work = allowVisits([reference, actual], MAX_NEAR_SEARCH);
  // All numbers have one cell number of their own.
  const plain = memoized((column: readonly number[]) => column.map((id) => (numbers.has(id) ? ids : id)));
  const valuesOf = memoized((column: readonly number[]) => column.map((id) => numbers.get(id) ?? Number.NaN));
  const rangesOf = memoized((column: readonly number[]) => valuesOf(column).map((one) => allowedRange(one, tolerance)));
  const nearColumns = (pairs: readonly ColumnPair[], row: number): NearColumn[] =>
    pairs.flatMap(([index, at]) => {
      const [wanted, found] = [reference.columns[index] ?? [], actual.columns[at] ?? []];
      return numbers.has(wanted[row] as number) ? [{ ranges: rangesOf(wanted), values: valuesOf(found) }] : [];
    });
  const match = (pairs: readonly ColumnPair[]): MatchedRows => {
    const partners = noPartners(reference.rows, actual.rows);
    const repeated = asSet ? new Array<number>(actual.rows).fill(-1) : null;
    work.left -= (rows.length + actual.rows + PAIR_VISITS) * pairs.length;
    const keys = keysByPairs({ reference, actual, ids: ids + 1 }, pairs, plain);
    for (const group of groupsOf(rows, keys)) {
      const near = nearColumns(pairs, group.wanted[0] as number);
      if (near.length === 0) pairInOrder(group, partners, repeated);
      else pairNearRows(group, near, partners, repeated, work);
    }
    const own = partners.ofOther.filter((row) => row >= 0).length;
    const all = partners.ofOther.map((row, at) => (row >= 0 ? row : (repeated?.[at] ?? -1)));
    const count = asSet ? own + all.filter((row) => row >= 0).length : own;
    return { partners: all, count, isComplete: count === goal };
  };
  return { match, isBounded: () => work.left < 0 };
}

/** The rows by their cells without numbers; a group has rows of both sides. */
function groupsOf(
  rows: readonly number[],
  [left, right]: readonly [readonly number[], readonly number[]],
): readonly Group[] {
  const found = groupedBy(right.keys(), (row) => right[row]);
  const groups = Array.from(groupedBy(rows, (row) => left[row]));
  return groups.flatMap(([key, wanted]) => {
    const others = found.get(key);
    return others ? [{ wanted, found: others }] : [];
  });
}

function pairInOrder({ wanted, found }: Group, partners: Partners, repeated: number[] | null): void {
  for (const [at, row] of found.entries()) {
    const other = wanted[at];
    if (other !== undefined) pairRows(other, row, partners);
    else if (repeated) repeated[row] = wanted[0] as number;
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
function pairNearRows(
  group: Group,
  near: readonly NearColumn[],
  partners: Partners,
  repeated: number[] | null,
  work: Visits,
): void {
  const { sorted, ranges } = narrowestColumn(group, near);
  const isNear = (row: number, other: number): boolean => {
    work.left -= near.length;
    for (const { ranges, values } of near) {
      const [least, most] = ranges[row] as readonly [number, number];
      const number = values[other] as number;
      if (least > number || most < number) return false;
    }
    return true;
  };
  const places = freePlaces(sorted.length);
  function* nearPlaces({ row, from, to }: Range): Generator<number> {
    for (let at = places.from(from); at < to && work.left >= 0; at = places.from(at + 1)) {
      if (isNear(row, sorted[at] as number)) yield at;
    }
  }
  const open = ranges.filter((range) => {
    for (const at of nearPlaces(range)) {
      pairRows(range.row, sorted[at] as number, partners);
      places.take(at);
      return false;
    }
    return true;
  });
  if (near.length > 1 && open.length > 0) {
    const rangeOf = new Map(ranges.map((range) => [range.row, range]));
    const othersOf = memoized((row: number): readonly number[] => {
      const { from, to } = rangeOf.get(row) as Range;
      return work.left < 0 ? [] : sorted.slice(from, to).filter((other) => isNear(row, other));
    });
    for (const { row } of open) findPartner(row, partners, othersOf, () => --work.left >= 0);
  }
  if (!repeated) return;
  // A row without its own partner can match a reference row all the same.
  for (const range of ranges) {
    for (const at of nearPlaces(range)) {
      repeated[sorted[at] as number] = range.row;
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
  const columns = near.map(({ ranges, values }) => {
    const sorted = found.toSorted((a, b) => (values[a] as number) - (values[b] as number));
    const numbers = sorted.map((row) => values[row] as number);
    const places = wanted.map((row): Range => {
      const [least, most] = ranges[row] as readonly [number, number];
      return {
        row,
        from: placeOf(numbers, (number) => number >= least),
        to: placeOf(numbers, (number) => number > most),
      };
    });
    return { sorted, ranges: places, size: places.reduce((sum, { from, to }) => sum + to - from, 0) };
  });
  const { sorted, ranges } = columns.reduce((best, one) => (one.size < best.size ? one : best));
  return { sorted, ranges: ranges.sort((a, b) => a.to - b.to) };
}

/** The first place of ascending numbers from which on all of them are in reach. */
function placeOf(numbers: readonly number[], isReached: (number: number) => boolean): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReached(numbers[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}
