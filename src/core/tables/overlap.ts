import { MAX_SEARCH } from '../limits.js';
import { MAX_NAME } from '../shown.js';
import { isAbsent, isMapping, listAt } from '../text/values.js';
import { isTextLiteral, termOf } from './cells.js';
import type { SelectResult } from './result.js';
import { type ComparedResults, countRows, keysByPairs, type RowCounts } from './row-counts.js';
import {
  type ColumnPairs,
  distinctRows,
  MAX_COLUMNS,
  type SparqlOptions,
  searchPairings,
  type Tables,
  zeros,
} from './table.js';

/** A pairing of columns, and what the tables have in common under it. */
export interface BestPairing {
  readonly pairs: ColumnPairs;
  /** The pairs of columns that share values. */
  readonly shared: ColumnPairs;
  readonly rows: RowCounts;
}

/** The pairing of columns with the most common rows, among those that the work limit allows. Causes and row figures use it. */
export function bestPairing(results: ComparedResults, tables: Tables, overlaps: () => readonly Overlap[]): BestPairing {
  const likely = likelyPairing(results, tables, overlaps);
  const { options } = results;
  const { columns } = tables.reference;
  // No pairing can have more common rows than the smaller table has rows.
  const isBest = wholeRows(likely) >= Math.min(likely.rows.expected, tables.actual.rows);
  if (isBest || Math.max(columns.length, tables.actual.columns.length) > MAX_COLUMNS) return likely;
  const candidates: number[][] = columns.map(() => []);
  for (const { index, at } of overlaps()) candidates[index]?.push(at);
  if (candidates.some((found) => found.length === 0)) return likely;
  const pairs = mostCommon(tables, candidates, wholeRows(likely), options);
  return pairs ? { pairs, shared: pairs, rows: countRows(options, tables, pairs) } : likely;
}

/** The first pairing of all columns with most common rows, if it has more than `least`. */
function mostCommon(
  tables: Tables,
  candidates: readonly (readonly number[])[],
  least: number,
  { ignoreDuplicates, ordered }: SparqlOptions,
): readonly number[] | null {
  const countCommon = makeCountCommon(tables, ignoreDuplicates && !ordered);
  const rows = tables.reference.rows + tables.actual.rows;
  let left = MAX_SEARCH;
  let [best, most]: [readonly number[] | null, number] = [null, least];
  searchPairings(candidates, (chosen) => {
    const visits = rows * chosen.length;
    if (left < visits) return false;
    left -= visits;
    const common = countCommon(chosen);
    if (common <= most) return false;
    if (chosen.length === candidates.length) [best, most] = [chosen, common];
    return true;
  });
  return best;
}

/** Counts the rows in common by the first columns; by more columns, they are not more. */
function makeCountCommon(tables: Tables, asSet: boolean): (chosen: readonly number[]) => number {
  const { reference, actual, ids } = tables;
  const rows = asSet ? distinctRows(reference, ids) : [...Array(reference.rows).keys()];
  return (chosen) => {
    const [left, right] = keysByPairs(
      tables,
      chosen.map((at, index) => [index, at]),
    );
    const counts = zeros(reference.rows + actual.rows);
    for (const key of right) counts[key] = (counts[key] as number) + 1;
    return rows.filter((row) => {
      const key = left[row] as number;
      const count = counts[key] as number;
      if (!asSet) counts[key] = count - 1;
      return count > 0;
    }).length;
  };
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
  const pairs: (number | null)[] = wanted.map(() => null);
  const [wantedPlain, actualPlain] = [wanted.map(plainName), actual.columns.map(plainName)];
  const closeness = ({ index, at }: Overlap) => (wantedPlain[index] === actualPlain[at] ? 2 : index === at ? 1 : 0);
  const byValues = (a: Overlap, b: Overlap) =>
    b.shared - a.shared || closeness(b) - closeness(a) || a.index - b.index || a.at - b.at;
  const ranked = overlaps().toSorted(byValues);
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

/** Whether a result has a column named like a required one. Tables can have thousands of columns, so that names are not compared one by one. */
export function hasColumnLike({ columns }: SelectResult, required: readonly string[]): boolean {
  const bare = (name: string) => plainName(name.replace(/_?(?:iri|uri|id)$/i, ''));
  const [wanted, found] = [new Set(required.map(bare)), new Set(columns.map(bare))];
  return hasPartIn(found, wanted) || hasPartIn(wanted, found);
}

/** Whether one of the names, its beginning or its end is among others. */
function hasPartIn(names: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...names].some((name) => {
    if (others.has(name)) return true;
    for (let length = MIN_LIKE; length < Math.min(name.length, MAX_NAME); length++) {
      if (others.has(name.slice(0, length)) || others.has(name.slice(-length))) return true;
    }
    return false;
  });
}

/** The kind of values of a column, by its first bound cell. */
export function kindOfColumn(result: SelectResult, name: string): 'unbound' | 'uri' | 'bnode' | 'text' | 'typed' {
  const row = result.rows.find((candidate) => !isAbsent(termOf(candidate, name)));
  const term = row && termOf(row, name);
  if (!isMapping(term)) return 'unbound';
  if (term.type === 'uri' || term.type === 'bnode') return term.type;
  return isTextLiteral(term) ? 'text' : 'typed';
}

/** A required column and an actual one that have values in common. */
export interface Overlap {
  readonly index: number;
  readonly at: number;
  /** Share of the distinct values of both columns that they have in common, in (0, 1]. */
  readonly shared: number;
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
