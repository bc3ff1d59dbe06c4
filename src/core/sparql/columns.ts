/** A table of cell numbers, column by column; all columns have `rows` entries. */
export interface Table {
  readonly rows: number;
  readonly names: readonly string[];
  readonly columns: readonly Int32Array[];
}

/** How rows are compared: in order, as often as they occur, or once each. */
export type RowMode = 'sequence' | 'multiset' | 'set';

/** `exhausted`: the work limit was reached before a mapping was found or ruled out. */
export type MappingOutcome = 'found' | 'none' | 'exhausted';

/** Cell visits allowed for one pair of results: counted, not timed, so that every machine decides alike. */
export function workLimit(reference: Table, actual: Table): number {
  const cells = reference.rows * reference.columns.length + actual.rows * actual.columns.length;
  return 2_000_000 + 50 * cells;
}

/**
 * Whether some injective mapping of all reference columns to actual columns makes the rows equal. `ids` is one
 * more than the largest cell number.
 */
export function findMapping(reference: Table, actual: Table, mode: RowMode, ids: number): MappingOutcome {
  if (mode !== 'set' && reference.rows !== actual.rows) return 'none';
  if (mode === 'sequence') return matchSequences(reference, actual);
  const candidates = candidateColumns(reference, actual, mode, ids);
  if (candidates.some((columns) => columns.length === 0)) return 'none';
  if (mode === 'multiset' || candidates.every((columns) => columns.length === 1)) {
    return searchMapping(reference, actual, candidates, mode, ids);
  }
  return searchSets(reference, actual, candidates, ids);
}

/** Equal sequences are interchangeable, so each reference column just takes the next equal one. */
function matchSequences(reference: Table, actual: Table): MappingOutcome {
  const free = new Set(actual.columns);
  const taken = reference.columns.every((column) => {
    const equal = [...free].find((candidate) => sameSequence(column, candidate));
    return equal !== undefined && free.delete(equal);
  });
  return taken ? 'found' : 'none';
}

export function sameSequence(left: Int32Array, right: Int32Array): boolean {
  if (left.length !== right.length) return false;
  for (let row = 0; row < left.length; row++) if (left[row] !== right[row]) return false;
  return true;
}

/**
 * Sets tell columns apart badly. Where both sides have as many distinct rows, a mapping that makes the sets equal
 * makes the distinct rows equal one to one, so that the sharper comparison of multisets decides.
 */
function searchSets(reference: Table, actual: Table, candidates: number[][], ids: number): MappingOutcome {
  const left = distinctRows(reference, ids);
  const right = distinctRows(actual, ids);
  if (right.rows < left.rows) return 'none';
  if (left.rows !== right.rows) return searchMapping(left, right, candidates, 'set', ids);
  const sharper = candidateColumns(left, right, 'multiset', ids);
  if (sharper.some((columns) => columns.length === 0)) return 'none';
  return searchMapping(left, right, sharper, 'multiset', ids);
}

function distinctRows(table: Table, ids: number): Table {
  let keys: Int32Array = new Int32Array(table.rows);
  for (const column of table.columns) keys = extendKeys(keys, column, ids, new Map());
  const seen = new Set<number>();
  const kept: number[] = [];
  keys.forEach((key, row) => {
    if (!seen.has(key)) kept.push(row);
    seen.add(key);
  });
  if (kept.length === table.rows) return table;
  const columns = table.columns.map((column) => Int32Array.from(kept, (row) => column[row] as number));
  return { rows: kept.length, names: table.names, columns };
}

/** Numbers the rows of (key so far, next cell); `known` is filled as it goes and may be shared between tables. */
export function extendKeys(keys: Int32Array, column: Int32Array, ids: number, known: Map<number, number>): Int32Array {
  const extended = new Int32Array(keys.length);
  for (let row = 0; row < keys.length; row++) {
    const pair = (keys[row] as number) * ids + (column[row] as number);
    let key = known.get(pair);
    if (key === undefined) {
      key = known.size;
      known.set(pair, key);
    }
    extended[row] = key;
  }
  return extended;
}

/** For each reference column the actual columns with the same values: same name first, then same position. */
function candidateColumns(reference: Table, actual: Table, mode: RowMode, ids: number): number[][] {
  const signature = mode === 'set' ? setSignature(ids) : multisetSignature;
  const actualSignatures = actual.columns.map(signature);
  return reference.columns.map((column, index) => {
    const wanted = signature(column);
    const fits = actualSignatures.flatMap((found, at) => (found === wanted ? [at] : []));
    const rank = (at: number) => (actual.names[at] === reference.names[index] ? 0 : at === index ? 1 : 2);
    return fits.sort((a, b) => rank(a) - rank(b) || a - b);
  });
}

/** Equal multisets have equal signatures; the converse is checked row by row later. */
function multisetSignature(column: Int32Array): number {
  let sum = 0;
  for (let row = 0; row < column.length; row++) sum = (sum + scramble(column[row] as number)) | 0;
  return sum;
}

function setSignature(ids: number): (column: Int32Array) => number {
  const seenIn = new Int32Array(ids);
  let stamp = 0;
  return (column) => {
    stamp++;
    let sum = 0;
    for (let row = 0; row < column.length; row++) {
      const id = column[row] as number;
      if (seenIn[id] !== stamp) sum = (sum + scramble(id)) | 0;
      seenIn[id] = stamp;
    }
    return sum;
  };
}

/** The finalizer of MurmurHash3: spreads neighbouring numbers over 32 bits. */
function scramble(id: number): number {
  let h = id + 1;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** One column of the reference in the order of the search, with the keys of its rows up to this column. */
interface Level {
  readonly candidates: readonly number[];
  readonly known: ReadonlyMap<number, number>;
  readonly counts: Int32Array;
}

/** More required columns than this are no honest table, and the search goes one call deeper for each. */
const MAX_COLUMNS = 1000;

/** Depth first over the reference columns; a candidate stays only while the rows so far are equal. */
function searchMapping(
  reference: Table,
  actual: Table,
  candidates: readonly number[][],
  mode: RowMode,
  ids: number,
): MappingOutcome {
  if (reference.columns.length > MAX_COLUMNS) return 'exhausted';
  const limit = workLimit(reference, actual);
  const levels = levelsOf(reference, candidates, ids);
  const twins = twinColumns(actual);
  const used = new Set<number>();
  const work = { visits: reference.rows * levels.length };
  const search = (depth: number, keys: Int32Array): MappingOutcome => {
    const level = levels[depth];
    if (!level) return 'found';
    const tried = new Set<number>();
    for (const at of level.candidates) {
      if (used.has(at) || tried.has(twins[at] as number)) continue;
      if (work.visits > limit) return 'exhausted';
      tried.add(twins[at] as number);
      const extended = extendEqually(level, keys, actual.columns[at] as Int32Array, mode, ids, work);
      if (!extended) continue;
      used.add(at);
      const outcome = search(depth + 1, extended);
      used.delete(at);
      if (outcome !== 'none') return outcome;
    }
    return 'none';
  };
  return search(0, new Int32Array(actual.rows));
}

/** The keys of the actual rows with one more column, or null at the first row that the reference does not have. */
function extendEqually(
  level: Level,
  keys: Int32Array,
  column: Int32Array,
  mode: RowMode,
  ids: number,
  work: { visits: number },
): Int32Array | null {
  const seen = new Int32Array(level.counts.length);
  const extended = new Int32Array(keys.length);
  let distinct = 0;
  for (let row = 0; row < keys.length; row++) {
    work.visits++;
    const key = level.known.get((keys[row] as number) * ids + (column[row] as number));
    if (key === undefined) return null;
    const times = (seen[key] as number) + 1;
    if (times === 1) distinct++;
    else if (mode === 'multiset' && times > (level.counts[key] as number)) return null;
    seen[key] = times;
    extended[row] = key;
  }
  return distinct === level.counts.length ? extended : null;
}

function levelsOf(reference: Table, candidates: readonly number[][], ids: number): Level[] {
  const order = candidates.map((_, index) => index);
  order.sort((a, b) => (candidates[a] as number[]).length - (candidates[b] as number[]).length || a - b);
  let keys: Int32Array = new Int32Array(reference.rows);
  return order.map((index) => {
    const known = new Map<number, number>();
    keys = extendKeys(keys, reference.columns[index] as Int32Array, ids, known);
    const counts = new Int32Array(known.size);
    for (const key of keys) counts[key] = (counts[key] as number) + 1;
    return { candidates: candidates[index] as number[], known, counts };
  });
}

/** For each column the first column equal to it: equal columns are interchangeable. */
function twinColumns(table: Table): number[] {
  const firstOf = new Map<number, number[]>();
  return table.columns.map((column, index) => {
    const signature = column.reduce((hash, id) => (Math.imul(hash, 31) + id) | 0, 7);
    const known = firstOf.get(signature) ?? [];
    const twin = known.find((at) => sameSequence(column, table.columns[at] as Int32Array));
    if (twin === undefined) firstOf.set(signature, [...known, index]);
    return twin ?? index;
  });
}
