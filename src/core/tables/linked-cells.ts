import { madeAt } from '../text/values.js';
import type { CellLinks } from './cell-interner.js';
import type { Table } from './table.js';
import { valueBehind } from './terms.js';

/** Both tables with one number for cells that are linked. */
export function joinLinked(reference: Table, actual: Table, ids: number, links: CellLinks): readonly [Table, Table] {
  const firsts = firstsOfValues(links);
  const [ours, theirs] = [renumbered(reference, firsts), renumbered(actual, firsts)];
  if (links.standIns.size === 0) return [ours, theirs];
  const [left, right] = [marksOf(ours, ids), marksOf(theirs, ids)];
  const all = Array.from(links.standIns, ([id, other]) => [id, firsts.get(other) ?? other] as const);
  const ofLeft = new Map(all.filter(([id, other]) => left[id] && !right[id] && right[other]));
  const ofRight = new Map(all.filter(([id, other]) => right[id] && !left[id] && left[other]));
  dropShared(ofLeft, ofRight);
  return [renumbered(ours, ofLeft), renumbered(theirs, ofRight)];
}

function marksOf({ columns }: Table, ids: number): Uint8Array {
  const marks = new Uint8Array(ids);
  for (const column of columns) for (const id of column) marks[id] = 1;
  return marks;
}

function renumbered(table: Table, numbers: ReadonlyMap<number, number>): Table {
  if (numbers.size === 0) return table;
  return { ...table, columns: table.columns.map((column) => column.map((id) => numbers.get(id) ?? id)) };
}

/** The first literal with the value: for each literal that has it, too, and for a text of the characters of one. */
function firstsOfValues({ valued, texts }: CellLinks): ReadonlyMap<number, number> {
  const firsts = new Map<string, number>();
  const joined = new Map<number, number>();
  for (const [datatype, cells] of valued) {
    const isPlain = valued.size === 1 && arePlain([...cells.keys()]);
    for (const [text, id] of cells) {
      const first = isPlain ? id : madeAt(firsts, valueBehind(text, datatype) ?? `text ${text}`, () => id);
      // Nearly always it is the literal itself, which keeps its number.
      if (first !== id) joined.set(id, first);
      const twin = texts.get(text);
      if (twin !== undefined) joined.set(twin, first);
    }
  }
  return joined;
}

const PLAIN = /^\d{4}-\d\d-\d\d(?:T(?!24)\d\d:\d\d:\d\d(?:\.\d+)?)?Z?$/;

/** Whether texts are dates or times of one length without an offset, as most are: no two of them have one value. */
function arePlain(texts: readonly string[]): boolean {
  return texts.every((text) => text.length === texts[0]?.length && PLAIN.test(text));
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
