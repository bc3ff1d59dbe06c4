import { isAbsent, isMapping } from '../values.js';
import { termOf, typedValue } from './cells.js';
import type { SelectResult } from './result.js';
import type { Tables } from './table.js';

/** Above this many cell visits, columns are paired by name and position alone. */
const OVERLAP_WORK = 20_000_000;

/**
 * For each required column the actual column that stands for it: the one that shares most of its values, else one
 * that is left over and of the same name or holds the same kind of terms, else null. Each actual column serves once;
 * the same name, then the same position, breaks ties.
 */
export function pairColumns(tables: Tables, reference: SelectResult, actual: SelectResult): readonly (number | null)[] {
  if (reference.rows.length === 0 || actual.rows.length === 0) return pairByName(tables);
  const wanted = tables.reference.names;
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
  return pairs.map((at, index) => at ?? leftoverColumn(index, taken, reference, actual, wanted));
}

function leftoverColumn(
  index: number,
  taken: Set<number>,
  reference: SelectResult,
  actual: SelectResult,
  wanted: readonly string[],
): number | null {
  const name = wanted[index] as string;
  const free = actual.columns.map((_, at) => at).filter((at) => !taken.has(at));
  const kind = kindOfColumn(reference, name);
  const ofKind = free.filter((at) => kindOfColumn(actual, actual.columns[at] as string) === kind);
  const found = free.find((at) => actual.columns[at] === name) ?? ofKind[0];
  if (found === undefined) return null;
  taken.add(found);
  return found;
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
  if (wanted === found) return 2;
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
    const at = actual.names.indexOf(name);
    if (at >= 0) taken.add(at);
    return at >= 0 ? at : null;
  });
  return byName.map((at, index) => {
    if (at !== null) return at;
    return index < actual.columns.length && !taken.has(index) ? index : null;
  });
}
