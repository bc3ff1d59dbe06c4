import { isAbsent, isMapping, listAt } from '../text/values.js';
import { termOf, typedValue } from './cells.js';
import type { Tables } from './make-tables.js';
import type { SelectResult } from './result.js';
import { zeros } from './table.js';

/** Above this many cell visits, columns are paired by name and position alone. */
const OVERLAP_WORK = 20_000_000;
/** What a pair of columns costs at least, as cell visits. */
const PAIR_WORK = 16;

/** For each required column the actual column that matches it, or null. Each actual column serves once. */
export type ColumnPairs = readonly (number | null)[];

/**
 * Pairs the columns of two results: `shared`, by values in common (most first; the same name, then the same position,
 * breaks ties); `certain`, else by name; `guessed`, what is left over by the kind of terms, too.
 */
export function pairColumns(
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
/** Above this many pairs of names, only equal ones are looked for. */
const LIKE_WORK = 1_000_000;

/** Whether a result has a column named like a required one, or one whose name ends with the other. */
export function hasColumnLike({ columns }: SelectResult, required: readonly string[]): boolean {
  const bare = (name: string) => plainName(name).replace(/(?:iri|uri|id)$/, '');
  const [wanted, found] = [new Set(required.map(bare)), new Set(columns.map(bare))];
  for (const name of found) if (wanted.has(name)) return true;
  if (wanted.size * found.size > LIKE_WORK) return false;
  const long = [...found].filter((name) => name.length >= MIN_LIKE);
  return [...wanted].some(
    (name) => name.length >= MIN_LIKE && long.some((other) => other.endsWith(name) || name.endsWith(other)),
  );
}

/** What a column holds, by its first bound cell. */
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
