import { MAX_SEARCH } from '../limits.js';
import { MAX_LISTED } from '../shown.js';
import { isAbsent, isMapping } from '../text/values.js';
import { isTextLiteral, termOf } from './cells.js';
import type { SelectResult } from './result.js';
import { type ComparedResults, countRows, keysByPairs, type RowCounts } from './row-counts.js';
import { type ColumnPairs, distinctRows, isSet, MAX_COLUMNS, searchPairings, type Tables, zeros } from './table.js';

/** A pairing of columns, and what the tables have in common under it. */
export interface BestPairing {
  readonly pairs: ColumnPairs;
  /** The pairs of columns that share values. */
  readonly shared: ColumnPairs;
  readonly rows: RowCounts;
}

/** The pairing of columns with the most common rows, among those that the work limit allows. Causes and row figures use it. */
export function bestPairing(results: ComparedResults, tables: Tables): BestPairing {
  const overlaps = findOverlaps(tables);
  const likely = likelyPairing(results, tables, overlaps);
  const { options } = results;
  const { columns } = tables.reference;
  // No pairing can have more common rows than the smaller table has rows.
  const isBest = wholeRows(likely) >= Math.min(likely.rows.expected, tables.actual.rows);
  if (isBest || Math.max(columns.length, tables.actual.columns.length) > MAX_COLUMNS) return likely;
  const candidates: number[][] = columns.map(() => []);
  for (const { index, at } of overlaps) candidates[index]?.push(at);
  if (candidates.some((found) => found.length === 0)) return likely;
  const pairs = mostCommon(tables, candidates, wholeRows(likely), isSet(options));
  return pairs ? { pairs, shared: pairs, rows: countRows(options, tables, pairs) } : likely;
}

/** The first pairing of all columns with most common rows, if it has more than `least`. */
function mostCommon(
  tables: Tables,
  candidates: readonly (readonly number[])[],
  least: number,
  asSet: boolean,
): readonly number[] | null {
  const countCommon = makeCountCommon(tables, asSet);
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
    const [left, right] = keysByPairs(tables, [...chosen.entries()]);
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
function likelyPairing(results: ComparedResults, tables: Tables, overlaps: readonly Overlap[]): BestPairing {
  const { options } = results;
  const { shared, certain, guessed } = pairColumns(results, tables.reference.names, overlaps);
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
function pairColumns({ reference, actual }: ComparedResults, wanted: readonly string[], overlaps: readonly Overlap[]) {
  const pairs: (number | null)[] = wanted.map(() => null);
  const [wantedPlain, actualPlain] = [wanted.map(plainName), actual.columns.map(plainName)];
  const closeness = ({ index, at }: Overlap) => (wantedPlain[index] === actualPlain[at] ? 2 : index === at ? 1 : 0);
  const byValues = (a: Overlap, b: Overlap) =>
    b.shared - a.shared || closeness(b) - closeness(a) || a.index - b.index || a.at - b.at;
  const ranked = overlaps.toSorted(byValues);
  const taken = new Set<number>();
  for (const { index, at } of ranked) {
    if (pairs[index] !== null || taken.has(at)) continue;
    pairs[index] = at;
    taken.add(at);
  }
  const shared = [...pairs];
  const takeFirst = (keys: readonly string[], key: string | undefined): number | null => {
    const at = keys.findIndex((other, index) => other === key && !taken.has(index));
    if (at >= 0) taken.add(at);
    return at < 0 ? null : at;
  };
  const certain = pairs.map((at, index) => at ?? takeFirst(actualPlain, wantedPlain[index]));
  if (certain.every((at) => at !== null)) return { shared, certain, guessed: certain };
  const kinds = actual.columns.map((name) => kindOfColumn(actual, name));
  const guessed = certain.map((at, index) => at ?? takeFirst(kinds, kindOfColumn(reference, wanted[index] ?? '')));
  return { shared, certain, guessed };
}

/** Agents write `baseVoltage` and `base_voltage` for `basevoltage`. */
export function plainName(name: string): string {
  return name.toLowerCase().replaceAll('_', '');
}

/** Whether two names are the same, or one begins or ends with the other. Names of up to three letters are like too many others. */
export function isLike(column: string, required: string): boolean {
  const [name, wanted] = [plainName(column), plainName(required)];
  const [short, long] = name.length < wanted.length ? [name, wanted] : [wanted, name];
  return name === wanted || (short.length > 3 && (long.startsWith(short) || long.endsWith(short)));
}

/** Whether a result has a column named like one of the first required ones. */
export function hasColumnLike({ columns }: SelectResult, required: readonly string[]): boolean {
  const bare = (name: string) => name.replace(/_?(?:iri|uri|id)$/i, '');
  return required.slice(0, MAX_LISTED).some((name) => columns.some((column) => isLike(bare(column), bare(name))));
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
interface Overlap {
  readonly index: number;
  readonly at: number;
  /** Share of the distinct values of both columns that they have in common, in (0, 1]. */
  readonly shared: number;
}

function findOverlaps({ reference, actual, ids }: Tables): Overlap[] {
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
