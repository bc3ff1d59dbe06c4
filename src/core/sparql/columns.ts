import { listAt } from '../values.js';
import { MAX_COLUMNS, searchMapping, type Work, workFor } from './search.js';
import {
  extendKeys,
  type MappingOutcome,
  type RowMode,
  sameSequence,
  sequenceSignature,
  type Table,
  zeros,
} from './table.js';

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
    return searchMapping(reference, actual, candidates, mode, ids, workFor(reference, actual));
  }
  return searchSets(reference, actual, candidates, ids);
}

/** Equal sequences are interchangeable, so each reference column just takes the next equal one. */
function matchSequences(reference: Table, actual: Table): MappingOutcome {
  const free = new Map<number, (readonly number[])[]>();
  for (const column of actual.columns) listAt(free, sequenceSignature(column)).push(column);
  const taken = reference.columns.every((column) => {
    const alike = free.get(sequenceSignature(column)) ?? [];
    const at = alike.findLastIndex((candidate) => sameSequence(column, candidate));
    return at >= 0 && alike.splice(at, 1).length === 1;
  });
  return taken ? 'found' : 'none';
}

/**
 * Sets tell columns apart badly. Where both sides have as many distinct rows, a mapping that makes the sets equal
 * makes the distinct rows equal one to one, so that the sharper comparison of multisets decides. Where they have as many
 * rows in all, it may find a mapping, with half of the work that is allowed, before the sets are searched.
 */
function searchSets(
  reference: Table,
  actual: Table,
  candidates: readonly (readonly number[])[],
  ids: number,
): MappingOutcome {
  const left = distinctRows(reference, ids);
  const right = distinctRows(actual, ids);
  if (right.rows < left.rows) return 'none';
  const work = workFor(reference, actual);
  if (left.rows === right.rows) return searchMultisets(left, right, ids, work);
  const half = { ...work, limit: work.limit / 2 };
  if (reference.rows === actual.rows && searchMultisets(reference, actual, ids, half) === 'found') return 'found';
  return searchMapping(left, right, candidates, 'set', ids, { ...work, visits: half.visits });
}

function searchMultisets(left: Table, right: Table, ids: number, work: Work): MappingOutcome {
  const candidates = candidateColumns(left, right, 'multiset', ids);
  if (candidates.some((columns) => columns.length === 0)) return 'none';
  return searchMapping(left, right, candidates, 'multiset', ids, work);
}

function distinctRows(table: Table, ids: number): Table {
  let keys: readonly number[] = zeros(table.rows);
  for (const column of table.columns) keys = extendKeys(keys, column, ids, new Map());
  const seen = new Set<number>();
  const kept: number[] = [];
  keys.forEach((key, row) => {
    if (!seen.has(key)) kept.push(row);
    seen.add(key);
  });
  if (kept.length === table.rows) return table;
  const columns = table.columns.map((column) => kept.map((row) => column[row] as number));
  return { rows: kept.length, names: table.names, columns };
}

/**
 * For each reference column the actual columns with the same values: same name first, then same position. Where there
 * are more than a search takes, their order does not matter.
 */
function candidateColumns(reference: Table, actual: Table, mode: RowMode, ids: number): (readonly number[])[] {
  const signature = mode === 'set' ? setSignature(ids) : multisetSignature;
  const bySignature = new Map<number, number[]>();
  for (const [at, column] of actual.columns.entries()) listAt(bySignature, signature(column)).push(at);
  return reference.columns.map((column, index) => {
    const fits = bySignature.get(signature(column)) ?? [];
    if (fits.length < 2 || reference.columns.length > MAX_COLUMNS) return fits;
    const rank = (at: number) => (actual.names[at] === reference.names[index] ? 0 : at === index ? 1 : 2);
    return [0, 1, 2].flatMap((wanted) => fits.filter((at) => rank(at) === wanted));
  });
}

/** Equal multisets have equal signatures; the converse is checked row by row later. */
function multisetSignature(column: readonly number[]): number {
  let sum = 0;
  for (let row = 0; row < column.length; row++) sum = (sum + scramble(column[row] as number)) | 0;
  return sum;
}

function setSignature(ids: number): (column: readonly number[]) => number {
  const seenIn = zeros(ids);
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
