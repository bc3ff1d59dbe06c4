import { MAX_SEARCH } from '../limits.js';
import { increment, listAt } from '../text/values.js';
import { mixed } from './blank-graph.js';
import {
  allowVisits,
  distinctRows,
  extendKeys,
  MAX_COLUMNS,
  type MappingOutcome,
  type RowMode,
  type Table,
  type Tables,
  twinColumns,
  type Visits,
  zeros,
} from './table.js';

/** What a mapping must do besides making the rows equal. */
interface MappingGoal {
  /** Looks at the actual columns of all reference columns. */
  readonly accepts: (columns: readonly number[]) => MappingOutcome;
  /** The actual table with other cell numbers, which distinguish its columns. */
  readonly distinct: Table;
}

/** Whether some injective mapping of all reference columns to actual columns makes the rows equal. */
export function findMapping(
  tables: Tables,
  mode: RowMode,
  goal: MappingGoal = { accepts: () => 'found', distinct: tables.actual },
): MappingOutcome {
  const { reference, actual, ids } = tables;
  if (mode !== 'set' && reference.rows !== actual.rows) return 'none';
  if (mode === 'sequence') return matchSequences(reference, actual);
  const candidates = candidateColumns(reference, actual, mode, ids);
  if (candidates.some((columns) => columns.length === 0)) return 'none';
  const search = { ...goal, mode, ids, work: allowVisits([reference, actual], MAX_SEARCH) };
  if (mode === 'multiset' || candidates.every((columns) => columns.length === 1)) {
    return searchMapping(reference, actual, candidates, search);
  }
  // Comparing sets of values rarely distinguishes columns. Where both sides have as many distinct rows, a mapping that makes
  // the sets equal makes the distinct rows equal one to one, so that the sharper comparison of multisets decides.
  const distinct = { ...tables, reference: withoutRepeats(reference, ids), actual: withoutRepeats(actual, ids) };
  if (distinct.reference.rows === distinct.actual.rows) return findMapping(distinct, 'multiset', goal);
  if (distinct.reference.rows > distinct.actual.rows) return 'none';
  return searchMapping(distinct.reference, distinct.actual, candidates, search);
}

/** Equal sequences are interchangeable, so each reference column just takes the next equal one. */
function matchSequences(reference: Table, actual: Table): MappingOutcome {
  const firsts = twinColumns([...actual.columns, ...reference.columns]);
  const free = new Map<number, number>();
  for (const first of firsts.splice(0, actual.columns.length)) increment(free, first);
  for (const first of firsts) increment(free, first, -1);
  return firsts.every((first) => (free.get(first) as number) >= 0) ? 'found' : 'none';
}

interface MappingSearch extends MappingGoal {
  readonly mode: RowMode;
  readonly ids: number;
  readonly work: Visits;
}

function withoutRepeats(table: Table, ids: number): Table {
  const kept = distinctRows(table, ids);
  if (kept.length === table.rows) return table;
  const columns = table.columns.map((column) => kept.map((row) => column[row] as number));
  return { rows: kept.length, names: table.names, columns };
}

/**
 * For each reference column the actual columns with the same values: same name first, then same position. Where there
 * are more than a search takes, their order does not matter.
 */
function candidateColumns(reference: Table, actual: Table, mode: RowMode, ids: number): (readonly number[])[] {
  const signature = makeSignature(mode, ids);
  const bySignature = new Map<number, number[]>();
  for (const [at, column] of actual.columns.entries()) listAt(bySignature, signature(column)).push(at);
  return reference.columns.map((column, index) => {
    const fits = bySignature.get(signature(column)) ?? [];
    if (fits.length < 2 || reference.columns.length > MAX_COLUMNS) return fits;
    const rank = (at: number) => (actual.names[at] === reference.names[index] ? 0 : at === index ? 1 : 2);
    return [0, 1, 2].flatMap((wanted) => fits.filter((at) => rank(at) === wanted));
  });
}

/** Equal columns have equal signatures; the converse is checked row by row later. Of a set, each cell counts once. */
function makeSignature(mode: RowMode, ids: number): (column: readonly number[]) => number {
  const seenIn = zeros(mode === 'set' ? ids : 0);
  let stamp = 0;
  return (column) => {
    stamp++;
    let sum = 0;
    for (const id of column) {
      if (seenIn[id] === stamp) continue;
      sum = (sum + mixed(id)) | 0;
      if (mode === 'set') seenIn[id] = stamp;
    }
    return sum;
  };
}

/** One column of the reference in the order of the search, with the keys of its rows up to this column. */
interface Level {
  readonly index: number;
  readonly candidates: readonly number[];
  readonly column: readonly number[];
  /** Keys of pairs of the key so far and the cell; null where the columns before distinguish all rows. */
  readonly known: ReadonlyMap<number, number> | null;
  readonly counts: readonly number[];
}

/** Depth first over the reference columns; a candidate stays only while the rows so far are equal. */
function searchMapping(
  reference: Table,
  actual: Table,
  candidates: readonly (readonly number[])[],
  how: MappingSearch,
) {
  const { ids, work, accepts, distinct } = how;
  if (reference.columns.length > MAX_COLUMNS) return 'exhausted';
  const levels = levelsOf(reference, candidates, ids);
  const twins = twinColumns(distinct.columns);
  const used = new Set<number>();
  const chosen: number[] = [];
  work.left -= reference.rows * levels.length;
  const search = (depth: number, keys: readonly number[]): MappingOutcome => {
    const level = levels[depth];
    if (!level) return accepts(chosen);
    const tried = new Set<number>();
    for (const at of level.candidates) {
      if (used.has(at) || tried.has(twins[at] as number)) continue;
      if (work.left < 0) return 'exhausted';
      tried.add(twins[at] as number);
      const extended = extendEqually(level, keys, actual.columns[at] as readonly number[], how);
      if (!extended) continue;
      used.add(at);
      chosen[level.index] = at;
      const outcome = search(depth + 1, extended);
      used.delete(at);
      if (outcome !== 'none') return outcome;
    }
    return 'none';
  };
  return search(0, zeros(actual.rows));
}

/** Extends the keys of the actual rows by one column; null if the reference lacks one of the rows. */
function extendEqually(level: Level, keys: readonly number[], column: readonly number[], how: MappingSearch) {
  const { mode, ids, work } = how;
  const { known } = level;
  if (known === null) return sameCells(level, keys, column, work) ? keys : null;
  const seen = zeros(level.counts.length);
  const extended = zeros(keys.length);
  let distinct = 0;
  for (let row = 0; row < keys.length; row++) {
    work.left--;
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

/** Whether each actual row has the cell of its reference row, if each key is the index of one reference row. */
function sameCells({ column }: Level, keys: readonly number[], candidate: readonly number[], work: Visits): boolean {
  for (let row = 0; row < keys.length; row++) {
    work.left--;
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
    const column = reference.columns[index] as readonly number[];
    const level = { index, candidates: candidates[index] as readonly number[], column };
    // Keys are numbered in the order of the rows, so that they are the indexes of the rows where all differ.
    if (reference.rows > 0 && counts.length === reference.rows) return { ...level, known: null, counts };
    const known = new Map<number, number>();
    keys = extendKeys(keys, column, ids, known);
    counts = zeros(known.size);
    for (const key of keys) counts[key] = (counts[key] as number) + 1;
    return { ...level, known, counts };
  });
}
