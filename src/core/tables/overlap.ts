import { isAbsent, isMapping, listAt, once } from '../text/values.js';
import { termOf, typedValue } from './cells.js';
import type { Tables } from './make-tables.js';
import type { SelectResult } from './result.js';
import { type ComparedResults, countRows, type RowCounts } from './row-counts.js';
import { type ColumnPairs, extendKeys, type SearchWork, type Table, zeros } from './table.js';

/** Above this many cell visits, columns are paired by name and position alone. */
const OVERLAP_WORK = 20_000_000;
/** The minimum cost of a pair of columns, in cell visits. */
const PAIR_WORK = 16;

/** A pairing of columns, and what the tables have in common under it. */
export interface BestPairing {
  readonly pairs: ColumnPairs;
  /** The pairs of columns that share values. */
  readonly shared: ColumnPairs;
  readonly rows: RowCounts;
}

/** The pairing of columns with the most common rows, among those that the work limit allows. Causes and row figures use it. */
export function bestPairing(results: ComparedResults, tables: Tables, overlaps: () => readonly Overlap[]): BestPairing {
  let best = likelyPairing(results, tables, overlaps);
  // No pairing can have more common rows than the smaller table has rows.
  if (wholeRows(best) >= Math.min(best.rows.expected, tables.actual.rows)) return best;
  const { options } = results;
  const { search } = options;
  const countCommon = once(() => makeCountCommon(tables, options.ignoreDuplicates && !options.ordered));
  for (const pairs of otherPairings(tables, overlaps, best.pairs, search)) {
    if (countCommon()(pairs, wholeRows(best)) <= wholeRows(best)) continue;
    best = { pairs, shared: pairs, rows: countRows(options, tables, pairs) };
  }
  return best;
}

/** The number of whole rows in common: 0 without a partner for each required column. */
export function wholeRows({ pairs, rows }: BestPairing): number {
  return pairs.includes(null) ? 0 : rows.common;
}

/** A column that was paired for its kind of terms alone, and under which nothing is common any more, is missing. */
function likelyPairing(
  { options, reference, actual }: ComparedResults,
  tables: Tables,
  overlaps: () => readonly Overlap[],
): BestPairing {
  const { shared, certain, guessed } = pairColumns(tables, reference, actual, overlaps);
  const rows = countRows(options, tables, guessed);
  const isGuess = guessed.some((at, index) => at !== certain[index]);
  if (!isGuess || rows.common > 0) return { pairs: guessed, shared, rows };
  const surely = countRows(options, tables, certain);
  return surely.common > 0 ? { pairs: certain, shared, rows: surely } : { pairs: guessed, shared, rows };
}

/**
 * Pairs the columns of two results: `shared`, by values in common (most first; the same name, then the same position,
 * breaks ties); `certain`, else by name; `guessed`, what is left over by the kind of terms, too.
 */
function pairColumns(
  tables: Tables,
  reference: SelectResult,
  actual: SelectResult,
  overlaps: () => readonly Overlap[],
): { readonly shared: ColumnPairs; readonly certain: ColumnPairs; readonly guessed: ColumnPairs } {
  const wanted = tables.reference.names;
  if (reference.rows.length === 0 || actual.rows.length === 0) {
    const pairs = pairByName(tables);
    return { shared: pairs, certain: pairs, guessed: pairs };
  }
  const pairs: (number | null)[] = wanted.map(() => null);
  const [wantedPlain, actualPlain] = [wanted.map(plainName), actual.columns.map(plainName)];
  const closeness = ({ index, at }: Overlap) => (wantedPlain[index] === actualPlain[at] ? 2 : index === at ? 1 : 0);
  const ranked = (isTooLarge(tables) ? namePairs(tables) : overlaps())
    .map((pair) => ({ ...pair, closeness: closeness(pair) }))
    .sort((a, b) => b.shared - a.shared || b.closeness - a.closeness || a.index - b.index || a.at - b.at);
  const taken = new Set<number>();
  for (const { index, at } of ranked) {
    if (pairs[index] !== null || taken.has(at)) continue;
    pairs[index] = at;
    taken.add(at);
  }
  const shared = [...pairs];
  const named = takeFirst(actualPlain, taken);
  const certain = pairs.map((at, index) => at ?? named(wantedPlain[index] ?? ''));
  if (certain.every((at) => at !== null)) return { shared, certain, guessed: certain };
  const kinds = actual.columns.map((name, at) => (taken.has(at) ? 'taken' : kindOfColumn(actual, name)));
  const ofKind = takeFirst(kinds, taken);
  return {
    shared,
    certain,
    guessed: certain.map((at, index) => at ?? ofKind(kindOfColumn(reference, wanted[index] ?? ''))),
  };
}

/** Takes the first free column of a key, or none. */
function takeFirst(keys: readonly string[], taken: Set<number>): (key: string) => number | null {
  const columns = new Map<string, number[]>();
  for (const [at, key] of [...keys.entries()].reverse()) listAt(columns, key).push(at);
  return (key) => {
    const list = columns.get(key) ?? [];
    for (let at = list.pop(); at !== undefined; at = list.pop()) {
      if (taken.has(at)) continue;
      taken.add(at);
      return at;
    }
    return null;
  };
}

/** Agents write `baseVoltage` and `base_voltage` for `basevoltage`. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll('_', '');
}

/** Shorter names are like too many others. */
const MIN_LIKE = 4;

/** Whether two names are the same, or one begins or ends with the other. */
export function isLike(column: string, required: string): boolean {
  const [name, wanted] = [plainName(column), plainName(required)];
  const [short, long] = name.length < wanted.length ? [name, wanted] : [wanted, name];
  return name === wanted || (short.length >= MIN_LIKE && (long.startsWith(short) || long.endsWith(short)));
}

/** Whether a result has a column named like a required one. */
export function hasColumnLike({ columns }: SelectResult, required: readonly string[]): boolean {
  const bare = (name: string) => name.replace(/_?(?:iri|uri|id)$/i, '');
  const [wanted, found] = [required.map(bare), columns.map(bare)];
  return found.some((name) => wanted.some((other) => isLike(name, other)));
}

/** The kind of values of a column, by its first bound cell. */
export function kindOfColumn(result: SelectResult, name: string): 'unbound' | 'uri' | 'bnode' | 'text' | 'typed' {
  const row = result.rows.find((candidate) => !isAbsent(termOf(candidate, name)));
  const term = row && termOf(row, name);
  if (!isMapping(term)) return 'unbound';
  if (term.type === 'uri' || term.type === 'bnode') return term.type;
  return typeof term.value === 'string' && typedValue(term.value, term.datatype) === null ? 'text' : 'typed';
}

/** A required column and an actual one that have values in common. */
export interface Overlap {
  readonly index: number;
  readonly at: number;
  /** Share of the distinct values of both columns that they have in common, in (0, 1]. */
  readonly shared: number;
}

function isTooLarge({ reference, actual }: Tables): boolean {
  const pairs = reference.columns.length * actual.columns.length;
  return pairs * Math.max(reference.rows, actual.rows, PAIR_WORK) > OVERLAP_WORK;
}

/** All pairs of columns that have values in common. */
export function findOverlaps({ reference, actual, ids }: Tables): Overlap[] {
  const marks = zeros(ids);
  const distinct = actual.columns.map((column) => distinctIds(column, marks));
  return reference.columns.flatMap((column, index) => {
    const wanted = distinctIds(column, marks);
    for (const id of wanted) marks[id] = 1;
    const found: Overlap[] = [];
    for (const [at, values] of distinct.entries()) {
      let common = 0;
      for (const id of values) common += marks[id] as number;
      if (common > 0) found.push({ index, at, shared: common / (wanted.length + values.length - common) });
    }
    for (const id of wanted) marks[id] = 0;
    return found;
  });
}

/** The numbers in a column, each once. `marks` has none before and none after; a set takes several times as long. */
function distinctIds(column: readonly number[], marks: number[]): number[] {
  const values: number[] = [];
  for (const id of column) {
    if (marks[id] === 0) values.push(id);
    marks[id] = 1;
  }
  for (const id of values) marks[id] = 0;
  return values;
}

function namePairs(tables: Tables): Overlap[] {
  return pairByName(tables).flatMap((at, index) => (at === null ? [] : [{ index, at, shared: 1 }]));
}

function pairByName({ reference, actual }: Tables): (number | null)[] {
  const taken = new Set<number>();
  const named = takeFirst(actual.names.map(plainName), taken);
  const byName = reference.names.map((name) => named(plainName(name)));
  return byName.map((at, index) => {
    if (at !== null) return at;
    return index < actual.columns.length && !taken.has(index) ? index : null;
  });
}

/** Maximum visits of cells to try other pairings. */
const MAX_VISITS = 1_000_000;

/** Maximum columns of a table for which other pairings are tried, because larger tables have too many pairings. */
const MAX_COLUMNS = 100;

/** Other pairings of columns that share values, as many as there is time for. */
function* otherPairings(
  { reference, actual }: Tables,
  overlaps: () => readonly Overlap[],
  first: ColumnPairs,
  search?: SearchWork,
): Generator<readonly number[]> {
  if (Math.max(reference.columns.length, actual.columns.length) > MAX_COLUMNS) return;
  const cells = (reference.rows + actual.rows) * Math.max(1, reference.columns.length);
  const candidates: number[][] = reference.columns.map(() => []);
  for (const { index, at } of overlaps()) candidates[index]?.push(at);
  if (candidates.some((found) => found.length === 0)) return;
  let left = Math.floor(Math.min(MAX_VISITS, search?.left ?? MAX_VISITS) / Math.max(1, cells));
  const pairs: number[] = [];
  function* assign(index: number): Generator<readonly number[]> {
    if (index === candidates.length) {
      left--;
      if (search) search.left -= cells;
      if (pairs.some((at, place) => at !== first[place])) yield [...pairs];
      return;
    }
    for (const at of candidates[index] ?? []) {
      if (left <= 0) return;
      if (pairs.includes(at)) continue;
      pairs.push(at);
      yield* assign(index + 1);
      pairs.pop();
    }
  }
  yield* assign(0);
}

/** Counts the common rows of a pairing of all required columns. It stops as soon as the count cannot exceed `least`. */
type CountCommon = (pairs: readonly number[], least: number) => number;

/** The reference rows by their cells up to one column. */
interface Level {
  readonly keys: readonly number[];
  /** The keys by those of the column before and the cell. */
  readonly known: ReadonlyMap<number, number>;
}

/** The actual rows without the first pairs: their keys, -1 for a row that the reference does not have. */
interface Beginning {
  readonly at: number;
  readonly keys: readonly number[];
  readonly common: number;
}

/** Counts common rows for one pairing after the other; where one begins like the one before, only the rest is counted. */
export function makeCountCommon({ reference, actual, ids }: Tables, asSet: boolean): CountCommon {
  const levels = levelsOf(reference, ids);
  const rows = asSet ? firstRows(levels.at(-1)?.keys ?? []) : [...Array(reference.rows).keys()];
  const begun: Beginning[] = [];
  const extend = (keys: readonly number[], { known, keys: wanted }: Level, at: number): Beginning => {
    const column = actual.columns[at] as readonly number[];
    const extended = keys.map((key, row) => (key < 0 ? key : (known.get(key * ids + (column[row] as number)) ?? -1)));
    const counts = zeros(known.size);
    for (const key of extended) if (key >= 0) counts[key] = (counts[key] as number) + 1;
    let common = 0;
    for (const row of rows) {
      const key = wanted[row] as number;
      if (counts[key] === 0) continue;
      common++;
      if (!asSet) counts[key] = (counts[key] as number) - 1;
    }
    return { at, keys: extended, common };
  };
  const none = { keys: zeros(actual.rows), common: Number.POSITIVE_INFINITY };
  return (pairs, least) => {
    const same = begun.findIndex(({ at }, index) => at !== pairs[index]);
    if (same >= 0) begun.length = same;
    let last: Pick<Beginning, 'keys' | 'common'> = begun.at(-1) ?? none;
    while (begun.length < pairs.length && last.common > least) {
      const next = extend(last.keys, levels[begun.length] as Level, pairs[begun.length] as number);
      begun.push(next);
      last = next;
    }
    return last.common;
  };
}

function levelsOf({ rows, columns }: Table, ids: number): Level[] {
  let keys: readonly number[] = zeros(rows);
  return columns.map((column) => {
    const known = new Map<number, number>();
    keys = extendKeys(keys, column, ids, known);
    return { keys, known };
  });
}

/** The indexes of the first row of each group of equal rows. */
function firstRows(keys: readonly number[]): number[] {
  const seen = new Set<number>();
  return [...keys.keys()].filter((row) => seen.size < seen.add(keys[row] as number).size);
}
