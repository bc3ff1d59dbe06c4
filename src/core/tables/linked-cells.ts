import { madeAt } from '../text/values.js';
import { standInOfNumber } from './numbers.js';
import type { Table } from './table.js';
import { valueBehind } from './terms.js';
import type { CellLinks } from './value-interner.js';

/** Both tables with one number for cells that are linked. */
export function joinLinked(reference: Table, actual: Table, ids: number, links: CellLinks): readonly [Table, Table] {
  const { valued, numerals, standIns } = links;
  if (valued.length + numerals.length + standIns.size === 0) return [reference, actual];
  const [left, right] = [marksOf(reference, ids), marksOf(actual, ids)];
  const isWhole = [valued, numerals, [...standIns]].every((list) => list.every(([id]) => left[id] === right[id]));
  if (isWhole) return [reference, actual];
  const first = joinValued(valued);
  for (const [id] of valued) for (const marks of [left, right]) marks[first(id)] ||= marks[id] as number;
  const all = [...standIns, ...standInsOf(numerals, links)];
  const ofLeft = new Map(all.filter(([id, other]) => left[id] && !right[id] && right[other]));
  const ofRight = new Map(all.filter(([id, other]) => right[id] && !left[id] && left[other]));
  dropShared(ofLeft, ofRight);
  const joined = (table: Table, own: ReadonlyMap<number, number>): Table => {
    const numberOf = (id: number) => own.get(id) ?? first(id);
    return { ...table, columns: table.columns.map((column) => column.map(numberOf)) };
  };
  return [joined(reference, ofLeft), joined(actual, ofRight)];
}

/** Which cells are in a table. */
function marksOf({ columns }: Table, ids: number): Uint8Array {
  const marks = new Uint8Array(ids);
  for (const column of columns) for (const id of column) marks[id] = 1;
  return marks;
}

/** For each cell the first one with its value. */
function joinValued(valued: CellLinks['valued']): (id: number) => number {
  const firsts = new Map<string, number>();
  const joined = new Map<number, number>();
  for (const [id, text, datatype] of valued) {
    const value = valueBehind(text, datatype);
    if (value !== null)
      joined.set(
        id,
        madeAt(firsts, value, () => id),
      );
  }
  return (id) => joined.get(id) ?? id;
}

function standInsOf(numerals: CellLinks['numerals'], { idOfKey }: CellLinks): [number, number][] {
  return numerals.flatMap(([id, key]): [number, number][] => {
    const standIn = standInOfNumber(key);
    const other = standIn === null ? undefined : idOfKey(standIn);
    return other === undefined ? [] : [[id, other]];
  });
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
