import { isAbsent, isMapping } from '../values.js';
import { termOf, typedValue } from './cells.js';
import type { SelectResult } from './result.js';
import type { Tables } from './table.js';

/** Above this many cell visits, columns are paired by name and position alone. */
const OVERLAP_WORK = 20_000_000;

/** For each required column the actual column that stands for it, or null. Each actual column serves once. */
export type ColumnPairs = readonly (number | null)[];

/**
 * Pairs the columns of two results: `certain`, by shared values (most first; the same name, then the same position,
 * breaks ties) and else by name; `guessed`, what is left over by the kind of terms, too.
 */
export function pairColumns(
  tables: Tables,
  reference: SelectResult,
  actual: SelectResult,
): { readonly certain: ColumnPairs; readonly guessed: ColumnPairs } {
  const wanted = tables.reference.names;
  if (reference.rows.length === 0 || actual.rows.length === 0) {
    const pairs = pairByName(tables);
    return { certain: pairs, guessed: pairs };
  }
  const pairs: (number | null)[] = wanted.map(() => null);
  const ranked = overlapOf(tables)
    .map((pair) => ({ ...pair, closeness: closeness(wanted[pair.index], actual.columns[pair.at], pair) }))
    .sort((a, b) => b.shared - a.shared || b.closeness - a.closeness || a.index - b.index || a.at - b.at);
  const taken = new Set<number>();
  for (const { index, at } of ranked) {
    if (pairs[index] !== null || taken.has(at)) continue;
    pairs[index] = at;
    taken.add(at);
  }
  const leftover = (fits: (at: number) => boolean): number | null => {
    const found = actual.columns.findIndex((_, at) => !taken.has(at) && fits(at));
    if (found >= 0) taken.add(found);
    return found >= 0 ? found : null;
  };
  const named = (index: number) => (at: number) => sameName(wanted[index], actual.columns[at]);
  const certain = pairs.map((at, index) => at ?? leftover(named(index)));
  const ofKind = (index: number) => (at: number) =>
    kindOfColumn(actual, actual.columns[at] as string) === kindOfColumn(reference, wanted[index] as string);
  return { certain, guessed: certain.map((at, index) => at ?? leftover(ofKind(index))) };
}

/** Agents write `baseVoltage` and `base_voltage` for `basevoltage`. */
function plainName(name: string): string {
  return name.toLowerCase().replaceAll('_', '');
}

function sameName(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && plainName(one) === plainName(other);
}

/** Shorter names are like too many others. */
const MIN_LIKE = 4;

/** Whether a result has a column named like a required one, or one whose name ends with the other. */
export function hasColumnLike({ columns }: SelectResult, required: string): boolean {
  const bare = (name: string) => plainName(name).replace(/(?:iri|uri|id)$/, '');
  const wanted = bare(required);
  return columns.map(bare).some((name) => {
    if (name === wanted) return true;
    return Math.min(name.length, wanted.length) >= MIN_LIKE && (name.endsWith(wanted) || wanted.endsWith(name));
  });
}

const LOOKUP_COLUMNS = new Set(['class', 'type', 'p', 'o', 'predicate', 'object', 'property', 'value']);

/** A result that only looks around in the schema: classes, or the predicates and objects of a thing. */
export function isLookup({ columns }: SelectResult): boolean {
  return columns.length > 0 && columns.every((name) => LOOKUP_COLUMNS.has(plainName(name)));
}

/** What a column holds, by its first bound cell. */
function kindOfColumn(result: SelectResult, name: string): string {
  const row = result.rows.find((candidate) => !isAbsent(termOf(candidate, name)));
  const term = row && termOf(row, name);
  if (!isMapping(term)) return 'unbound';
  if (term.type === 'uri' || term.type === 'bnode') return term.type;
  return typeof term.value === 'string' && typedValue(term.value, term.datatype) === null ? 'text' : 'typed';
}

interface Overlap {
  readonly index: number;
  readonly at: number;
  /** Share of the distinct values of both columns that they have in common, in (0, 1]. */
  readonly shared: number;
}

function closeness(wanted: string | undefined, found: string | undefined, pair: Overlap): number {
  if (sameName(wanted, found)) return 2;
  return pair.index === pair.at ? 1 : 0;
}

function overlapOf(tables: Tables): Overlap[] {
  const { reference, actual, ids } = tables;
  const work = reference.columns.length * actual.columns.length * Math.max(reference.rows, actual.rows);
  if (work > OVERLAP_WORK) return namePairs(tables);
  const distinct = actual.columns.map((column) => [...new Set(column)]);
  const isWanted = new Uint8Array(ids);
  return reference.columns.flatMap((column, index) => {
    const wanted = new Set(column);
    for (const id of wanted) isWanted[id] = 1;
    const found = distinct.flatMap((values, at) => {
      let common = 0;
      for (const id of values) common += isWanted[id] as number;
      return common === 0 ? [] : [{ index, at, shared: common / (wanted.size + values.length - common) }];
    });
    for (const id of wanted) isWanted[id] = 0;
    return found;
  });
}

function namePairs(tables: Tables): Overlap[] {
  return pairByName(tables).flatMap((at, index) => (at === null ? [] : [{ index, at, shared: 1 }]));
}

function pairByName({ reference, actual }: Tables): (number | null)[] {
  const taken = new Set<number>();
  const byName = reference.names.map((name) => {
    const at = actual.names.findIndex((found, index) => !taken.has(index) && sameName(name, found));
    if (at >= 0) taken.add(at);
    return at >= 0 ? at : null;
  });
  return byName.map((at, index) => {
    if (at !== null) return at;
    return index < actual.columns.length && !taken.has(index) ? index : null;
  });
}
