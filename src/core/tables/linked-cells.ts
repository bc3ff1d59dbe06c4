import { madeAt } from '../text/values.js';
import type { Table } from './table.js';
import { valueBehind } from './terms.js';
import type { CellLinks } from './value-interner.js';

/** Both tables with one number for cells that are linked. */
export function joinLinked(reference: Table, actual: Table, ids: number, links: CellLinks): readonly [Table, Table] {
  const { valued, standIns } = links;
  if (valued.size + standIns.size === 0) return [reference, actual];
  const firsts = firstOfValue(links, marksOf(reference, ids), marksOf(actual, ids));
  const [ours, theirs] = [renumbered(reference, firsts), renumbered(actual, firsts)];
  if (standIns.size === 0) return [ours, theirs];
  const [left, right] = [marksOf(ours, ids), marksOf(theirs, ids)];
  const all = Array.from(standIns, ([id, other]) => [id, firsts.get(other) ?? other] as const);
  const ofLeft = new Map(all.filter(([id, other]) => left[id] && !right[id] && right[other]));
  const ofRight = new Map(all.filter(([id, other]) => right[id] && !left[id] && left[other]));
  dropShared(ofLeft, ofRight);
  return [renumbered(ours, ofLeft), renumbered(theirs, ofRight)];
}

/** Which cells are in a table. */
function marksOf({ columns }: Table, ids: number): Uint8Array {
  const marks = new Uint8Array(ids);
  for (const column of columns) for (const id of column) marks[id] = 1;
  return marks;
}

function renumbered(table: Table, numbers: ReadonlyMap<number, number>): Table {
  if (numbers.size === 0) return table;
  return { ...table, columns: table.columns.map((column) => column.map((id) => numbers.get(id) ?? id)) };
}

/** For each literal with a value, and for a text of its characters, the first literal with that value; none where nothing can differ. */
function firstOfValue({ valued, texts }: CellLinks, left: Uint8Array, right: Uint8Array): ReadonlyMap<number, number> {
  const joined = new Map<number, number>();
  const literals = Array.from(valued).flatMap(([datatype, cells]) =>
    Array.from(cells, ([text, id]) => ({ datatype, text, id, twin: texts.get(text) })),
  );
  // Values are read only where the results write them differently.
  if (literals.every(({ id, twin }) => left[id] === right[id] && twin === undefined)) return joined;
  const firsts = new Map<string, number>();
  for (const { datatype, text, id, twin } of literals) {
    const first = madeAt(firsts, valueBehind(text, datatype) ?? `text ${text}`, () => id);
    joined.set(id, first);
    if (twin !== undefined) joined.set(twin, first);
  }
  return joined;
}

/**
 * Where cells of both results have the same stand-in, none is used: 1e-15 on one side and 1e-24 on the other would become equal
 * because both sides have a 0 elsewhere.
 */
function dropShared(left: Map<number, number>, right: Map<number, number>): void {
  const [ofLeft, ofRight] = [new Set(left.values()), new Set(right.values())];
  for (const one of [left, right]) {
    for (const [id, standIn] of one) if (ofLeft.has(standIn) && ofRight.has(standIn)) one.delete(id);
  }
}
