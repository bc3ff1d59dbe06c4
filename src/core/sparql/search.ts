import {
  extendKeys,
  type MappingOutcome,
  type RowMode,
  sameSequence,
  sequenceSignature,
  type Table,
  zeros,
} from './table.js';

/** Cell visits done and allowed: counted, not timed, so that every machine decides the same. */
export interface Work {
  visits: number;
  readonly limit: number;
}

/** The work allowed for one pair of results. */
export function workFor(reference: Table, actual: Table): Work {
  const cells = reference.rows * reference.columns.length + actual.rows * actual.columns.length;
  return { visits: 0, limit: 2_000_000 + 50 * cells };
}

/** One column of the reference in the order of the search, with the keys of its rows up to this column. */
interface Level {
  readonly candidates: readonly number[];
  readonly column: readonly number[];
  /** Keys of pairs of the key so far and the cell; null where the columns before tell all rows apart. */
  readonly known: ReadonlyMap<number, number> | null;
  readonly counts: readonly number[];
}

/** More required columns than this are no honest table, and the search goes one call deeper for each. */
export const MAX_COLUMNS = 1000;

/** Depth first over the reference columns; a candidate stays only while the rows so far are equal. */
export function searchMapping(
  reference: Table,
  actual: Table,
  candidates: readonly (readonly number[])[],
  mode: RowMode,
  ids: number,
  work: Work,
): MappingOutcome {
  if (reference.columns.length > MAX_COLUMNS) return 'exhausted';
  const levels = levelsOf(reference, candidates, ids);
  const twins = twinColumns(actual);
  const used = new Set<number>();
  work.visits += reference.rows * levels.length;
  const search = (depth: number, keys: readonly number[]): MappingOutcome => {
    const level = levels[depth];
    if (!level) return 'found';
    const tried = new Set<number>();
    for (const at of level.candidates) {
      if (used.has(at) || tried.has(twins[at] as number)) continue;
      if (work.visits > work.limit) return 'exhausted';
      tried.add(twins[at] as number);
      const extended = extendEqually(level, keys, actual.columns[at] as readonly number[], mode, ids, work);
      if (!extended) continue;
      used.add(at);
      const outcome = search(depth + 1, extended);
      used.delete(at);
      if (outcome !== 'none') return outcome;
    }
    return 'none';
  };
  return search(0, zeros(actual.rows));
}

/** The keys of the actual rows with one more column, or null at the first row that the reference does not have. */
function extendEqually(
  level: Level,
  keys: readonly number[],
  column: readonly number[],
  mode: RowMode,
  ids: number,
  work: Work,
): readonly number[] | null {
  const { known } = level;
  if (known === null) return sameCells(level, keys, column, work) ? keys : null;
  const seen = zeros(level.counts.length);
  const extended = zeros(keys.length);
  let distinct = 0;
  for (let row = 0; row < keys.length; row++) {
    work.visits++;
    const key = known.get((keys[row] as number) * ids + (column[row] as number));
    if (key === undefined) return null;
    const times = (seen[key] as number) + 1;
    if (times === 1) distinct++;
    else if (mode === 'multiset' && times > (level.counts[key] as number)) return null;
    seen[key] = times;
    extended[row] = key;
  }
  return distinct === level.counts.length ? extended : null;
}

/** Where each key is the index of one reference row: the row has the same cell, and its key stays. */
function sameCells({ column }: Level, keys: readonly number[], candidate: readonly number[], work: Work): boolean {
  for (let row = 0; row < keys.length; row++) {
    work.visits++;
    if (column[keys[row] as number] !== candidate[row]) return false;
  }
  return true;
}

function levelsOf(reference: Table, candidates: readonly (readonly number[])[], ids: number): Level[] {
  const order = candidates.map((_, index) => index);
  const lengthOf = (index: number) => (candidates[index] as readonly number[]).length;
  order.sort((a, b) => lengthOf(a) - lengthOf(b) || a - b);
  let keys: readonly number[] = zeros(reference.rows);
  let counts = zeros(0);
  return order.map((index) => {
    const level = {
      candidates: candidates[index] as readonly number[],
      column: reference.columns[index] as readonly number[],
    };
    // Keys are numbered in the order of the rows, so that they are the indexes of the rows where all differ.
    if (reference.rows > 0 && counts.length === reference.rows) return { ...level, known: null, counts };
    const known = new Map<number, number>();
    keys = extendKeys(keys, level.column, ids, known);
    counts = zeros(known.size);
    for (const key of keys) counts[key] = (counts[key] as number) + 1;
    return { ...level, known, counts };
  });
}

/** For each column the first column equal to it: equal columns are interchangeable. */
function twinColumns(table: Table): number[] {
  const firstOf = new Map<number, number[]>();
  return table.columns.map((column, index) => {
    const signature = sequenceSignature(column);
    const known = firstOf.get(signature) ?? [];
    const twin = known.find((at) => sameSequence(column, table.columns[at] as readonly number[]));
    if (twin === undefined) firstOf.set(signature, [...known, index]);
    return twin ?? index;
  });
}
