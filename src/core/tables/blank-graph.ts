import { groupedBy, increment, madeAt } from '../text/values.js';
import type { ColumnPair, Table, Tables, Visits } from './table.js';
import type { BlankCell } from './value-interner.js';

/** The cells with blank nodes by their numbers. */
export type BlankCells = ReadonlyMap<number, BlankCell>;

interface BlankRow {
  /** A number that is equal where all but the nodes is. */
  readonly shape: number;
  /** The nodes in the cells of the row, from left to right. */
  readonly nodes: readonly number[];
}

/** The blank nodes of two tables under a pairing of columns, and the rows in which they are. */
export interface BlankGraph {
  readonly rows: readonly BlankRow[];
  /** The nodes of the reference, and those of the agent. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** For each node its label. */
  readonly labels: readonly number[];
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
  const rows: BlankRow[] = [];
  const labels: number[] = [];
  const shapes = new Map<string, number>();
  const collect = (table: Table, paired: readonly number[]): readonly number[] => {
    const columns = paired.map((at) => table.columns[at] as readonly number[]);
    const nodes = new Map<number, number>();
    const seen = new Set<string>();
    for (let row = 0; row < table.rows; row++) {
      if (!columns.some((column) => blanks.has(column[row] as number))) continue;
      const cells = columns.map((column) => column[row] as number);
      if (asSet && seen.size === seen.add(cells.join(' ')).size) continue;
      const found = cells.flatMap((id) => blanks.get(id)?.nodes ?? []);
      rows.push({
        shape: madeAt(shapes, cells.map((id) => blanks.get(id)?.shape ?? id).join(' '), () => shapes.size),
        nodes: found.map((label) => madeAt(nodes, label, () => labels.push(label) - 1)),
      });
    }
    return [...nodes.values()];
  };
  const left = collect(
    reference,
    pairs.map(([index]) => index),
  );
  const right = collect(
    actual,
    pairs.map(([, at]) => at),
  );
  const rowsOf = labels.map((): BlankRow[] => []);
  for (const row of rows) for (const node of row.nodes) rowsOf[node]?.push(row);
  return { rows, left, right, labels, rowsOf, colours: labels.map(() => 0), count: 1 };
}

/** The nodes that share a row with a node, and the node itself. */
export function neighboursOf({ rowsOf }: BlankGraph, node: number): readonly number[] {
  return (rowsOf[node] ?? []).flatMap(({ nodes }) => nodes);
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
    const next = changed.flatMap((node) => neighboursOf(graph, node).filter((other) => other !== node));
    open = new Set(next.filter((node) => isMember.has(node)));
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
  return (one >>> 0) * 2 ** 20 + (other >>> 12);
}

/** The finalizer of MurmurHash3, from a start that differs. */
function mixed(value: number, start: number): number {
  let h = Math.imul(value + 1, 0x9e3779b1) + start;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
