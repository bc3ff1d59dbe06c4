import type { Table } from './table.js';
import type { CellLinks } from './value-interner.js';

/** Both tables with one number for cells that are linked. */
export function joinLinked(
  reference: Table,
  actual: Table,
  { unions, standIns }: Pick<CellLinks, 'unions' | 'standIns'>,
): readonly [Table, Table] {
  if (unions.length === 0 && standIns.size === 0) return [reference, actual];
  const first = firstOf(unions);
  const [left, right] = [idsIn(reference, first), idsIn(actual, first)];
  const [ofLeft, ofRight] = [standInsFor(left, right, standIns), standInsFor(right, left, standIns)];
  dropShared(ofLeft, ofRight);
  const joined = (table: Table, own: ReadonlyMap<number, number>): Table => {
    const numberOf = (id: number) => own.get(id) ?? first(id);
    return { ...table, columns: table.columns.map((column) => column.map(numberOf)) };
  };
  return [joined(reference, ofLeft), joined(actual, ofRight)];
}

/** The first cell of those that are equal. */
function firstOf(unions: CellLinks['unions']): (id: number) => number {
  const parents = new Map<number, number>();
  const first = (id: number): number => {
    let at = id;
    for (let next = parents.get(at); next !== undefined; next = parents.get(at)) at = next;
    if (at !== id) parents.set(id, at);
    return at;
  };
  for (const [one, other] of unions) {
    const [a, b] = [first(one), first(other)];
    if (a !== b) parents.set(Math.max(a, b), Math.min(a, b));
  }
  return first;
}

function idsIn({ columns }: Table, first: (id: number) => number): Set<number> {
  const ids = new Set<number>();
  for (const column of columns) for (const id of column) ids.add(first(id));
  return ids;
}

/** The cells of one result that the other lacks, where it has their stand-ins. */
function standInsFor(
  own: ReadonlySet<number>,
  other: ReadonlySet<number>,
  standIns: CellLinks['standIns'],
): Map<number, number> {
  return new Map([...standIns].filter(([id, standIn]) => own.has(id) && !other.has(id) && other.has(standIn)));
}

/**
 * Where cells of both results have the same stand-in, none is used: 1e-15 on one side and 1e-24 on the other would become equal
 * because both sides have a 0 elsewhere.
 */
function dropShared(left: Map<number, number>, right: Map<number, number>): void {
  const shared = new Set(right.values());
  const isShared = new Set([...left.values()].filter((standIn) => shared.has(standIn)));
  for (const one of [left, right]) {
    for (const [id, standIn] of one) if (isShared.has(standIn)) one.delete(id);
  }
}
