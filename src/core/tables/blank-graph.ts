import { groupedBy, increment } from '../text/values.js';
import type { BlankCell } from './cell-interner.js';
import type { ColumnPair } from './row-counts.js';
import { type Table, type Tables, type Visits, zeros } from './table.js';

/** The cells with blank nodes by their numbers. */
export type BlankCells = readonly (BlankCell | undefined)[];

interface BlankRow {
  /** A hash that is equal where all but the nodes is. */
  readonly shape: number;
  /** The nodes in the cells of the row, from left to right. */
  readonly nodes: number[];
}

/** The blank nodes of two tables under a pairing of columns, and the rows in which they are. */
export interface BlankGraph {
  /** The nodes of the reference, whose numbers are even, and those of the agent: twice the number of the label, or one more. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** For each node its rows; one that has it twice, twice. */
  readonly rowsOf: readonly (readonly BlankRow[])[];
  /** For each node a number: only nodes of the same colour can be equal. */
  readonly colours: number[];
  /** The number of colours given so far. */
  count: number;
}

/** A graph whose nodes have one colour. `asSet`: repeated rows count once. */
export function makeBlankGraph(
  { reference, actual }: Tables,
  blanks: BlankCells,
  pairs: readonly ColumnPair[],
  asSet: boolean,
): BlankGraph {
  const rowsOf: BlankRow[][] = [];
  const collect = (side: 0 | 1, { columns, rows }: Table) => {
    const paired = pairs.map((pair) => columns[pair[side]] as readonly number[]);
    const all: number[] = [];
    const seen = new Set<number>();
    for (let row = 0; row < rows; row++) {
      const nodes: number[] = [];
      let [shape, one, other] = [0, 0, 0];
      for (const column of paired) {
        const id = column[row] as number;
        const blank = blanks[id];
        shape = mixed(shape ^ (blank?.shape ?? id), 7);
        one = mixed(one ^ id, 1);
        other = mixed(other ^ id, 2);
        if (blank) for (const label of blank.nodes) nodes.push(2 * label + side);
      }
      if (nodes.length === 0 || (asSet && seen.size === seen.add(joined(one, other)).size)) continue;
      // A list that grew has room for many more.
      const found = { shape, nodes: nodes.slice() };
      for (const node of nodes) {
        const known = rowsOf[node];
        if (known) known.push(found);
        else {
          rowsOf[node] = [found];
          all.push(node);
        }
      }
    }
    return all;
  };
  const [left, right] = [collect(0, reference), collect(1, actual)];
  return { left, right, rowsOf, colours: zeros(rowsOf.length), count: 1 };
}

/**
 * Gives nodes other colours until nodes of one colour have neighbours of the same colours: after the first round, only nodes beside one
 * whose colour changed are looked at. False: the work limit was reached.
 */
export function refineColours(graph: BlankGraph, members: readonly number[], work: Visits): boolean {
  const { colours } = graph;
  const isMember = new Set(members);
  const sizes = new Map<number, number>();
  for (const node of members) increment(sizes, colours[node] as number);
  for (let open = isMember; open.size > 0; ) {
    const changed: number[] = [];
    for (const [colour, nodes] of groupedBy(open, (node) => colours[node] as number)) {
      if (work.left < 0) return false;
      const alike = [...groupedBy(nodes, (node) => surroundings(graph, node, work)).values()];
      alike.sort((a, b) => b.length - a.length);
      // Nodes that were not looked at keep their colour, else those of the largest group.
      for (const group of nodes.length < (sizes.get(colour) as number) ? alike : alike.slice(1)) {
        increment(sizes, colour, -group.length);
        sizes.set(graph.count, group.length);
        for (const node of group) {
          colours[node] = graph.count;
          changed.push(node);
        }
        graph.count++;
      }
    }
    open = new Set<number>();
    for (const node of changed) {
      for (const { nodes } of graph.rowsOf[node] ?? []) {
        for (const other of nodes) if (other !== node && isMember.has(other)) open.add(other);
      }
    }
  }
  return true;
}

/** A number for the rows of a node, with the colours in them and the places of the node; the order of rows does not count. */
export function surroundings({ rowsOf, colours }: BlankGraph, node: number, work: Visits): number {
  let one = 0;
  let other = 0;
  for (const { shape, nodes } of rowsOf[node] ?? []) {
    let a = mixed(shape, 1);
    let b = mixed(shape, 2);
    for (const cell of nodes) {
      const colour = cell === node ? -1 : (colours[cell] as number);
      a = mixed(a ^ colour, 3);
      b = mixed(b ^ colour, 5);
      work.left--;
    }
    one = (one + a) | 0;
    other = (other + b) | 0;
  }
  return joined(one, other);
}

/** Two hashes as one of 52 bits. */
function joined(one: number, other: number): number {
  return (one >>> 0) * 2 ** 20 + (other >>> 12);
}

/** The finalizer of MurmurHash3, from a start that differs. */
export function mixed(value: number, start = 0): number {
  let h = Math.imul(value + 1, 0x9e3779b1) + start;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
