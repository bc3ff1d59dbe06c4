import { madeAt } from '../text/values.js';
import { standInOfNumber } from './numbers.js';
import type { Table } from './table.js';
import { valueBehind } from './terms.js';
import type { CellLinks } from './value-interner.js';

/** Both tables with one number for cells that are linked. */
export function joinLinked(reference: Table, actual: Table, ids: number, links: CellLinks): readonly [Table, Table] {
  const { valued, values, standIns, hasOddNumber } = links;
  if (valued.size + standIns.size === 0 && !hasOddNumber) return [reference, actual];
  const [left, right] = [marksOf(reference, ids), marksOf(actual, ids)];
  const isShared = (id: number) => left[id] === right[id];
  const isWhole = [...valued.values(), values].every((cells) => areAll(cells.values(), isShared));
  if (isWhole && standIns.size === 0 && !hasTwins(links)) return [reference, actual];
  const first = joinValued(links);
  for (const cells of valued.values()) {
    for (const id of cells.values()) for (const marks of [left, right]) marks[first(id)] ||= marks[id] as number;
  }
  const all = [...standIns, ...standInsOf(values)];
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

function areAll(ids: Iterable<number>, holds: (id: number) => boolean): boolean {
  for (const id of ids) if (!holds(id)) return false;
  return true;
}

/** Whether some literal with a value is also there as a text. */
function hasTwins({ valued, texts }: CellLinks): boolean {
  for (const cells of valued.values()) for (const text of cells.keys()) if (texts.has(text)) return true;
  return false;
}

/** For each cell the first one with its value, or with its characters. */
function joinValued({ valued, texts }: CellLinks): (id: number) => number {
  const firsts = new Map<string, number>();
  const joined = new Map<number, number>();
  for (const [datatype, cells] of valued) {
    for (const [text, id] of cells) {
      const value = valueBehind(text, datatype) ?? `text ${text}`;
      const first = madeAt(firsts, value, () => id);
      joined.set(id, first);
      const twin = texts.get(text);
      if (twin !== undefined) joined.set(twin, first);
    }
  }
  return (id) => joined.get(id) ?? id;
}

function standInsOf(values: CellLinks['values']): [number, number][] {
  return Array.from(values).flatMap(([key, id]): [number, number][] => {
    const standIn = typeof key === 'string' ? standInOfNumber(key) : null;
    const other = standIn === null ? undefined : values.get(standIn);
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
