import { listAt, madeAt } from '../text/values.js';
import type { Visits } from './table.js';

/** The blank nodes of two tables, and the rows in which they are. */
export interface BlankGraph {
  /** For each row the nodes in its cells, in order. */
  readonly rows: readonly (readonly number[])[];
  /** For each row a number that is equal where all but the nodes is. */
  readonly shapes: readonly number[];
  /** For each node its rows. */
  readonly rowsOf: readonly (readonly number[])[];
  /** For each node a number: only nodes of the same colour can be equal. */
  readonly colours: number[];
  /** The number of colours given so far. */
  count: number;
}

/** A graph whose nodes have one colour. */
export function makeBlankGraph(rows: BlankGraph['rows'], shapes: readonly number[], nodes: number): BlankGraph {
  const rowsOf = Array.from({ length: nodes }, (): number[] => []);
  for (const [row, found] of rows.entries()) {
    for (const node of found) if ((rowsOf[node] as number[]).at(-1) !== row) (rowsOf[node] as number[]).push(row);
  }
  return { rows, shapes, rowsOf, colours: new Array<number>(nodes).fill(0), count: 1 };
}

/**
 * Gives nodes other colours until nodes of one colour have neighbours of the same colours. Of `members`, those in `first` are
 * looked at first, then those beside a node whose colour changed. False: the work limit was reached.
 */
export function refineColours(
  graph: BlankGraph,
  members: readonly number[],
  first: readonly number[],
  work: Visits,
): boolean {
  const { colours } = graph;
  const isMember = new Set(members);
  const sizes = new Map<number, number>();
  for (const node of members) sizes.set(colours[node] as number, (sizes.get(colours[node] as number) ?? 0) + 1);
  let open: readonly number[] = first;
  while (open.length > 0) {
    const groups = groupBySurroundings(graph, open, work);
    if (work.left < 0) return false;
    const changed = recolour(graph, groups, sizes);
    const next = new Set<number>();
    for (const node of changed) {
      for (const row of graph.rowsOf[node] as readonly number[]) {
        for (const other of graph.rows[row] as readonly number[]) if (other !== node) next.add(other);
      }
    }
    open = [...next].filter((node) => isMember.has(node));
  }
  return true;
}

type Groups = ReadonlyMap<number, ReadonlyMap<number, number[]>>;

/** Nodes by their colour, and these by what is around them. */
function groupBySurroundings(graph: BlankGraph, nodes: readonly number[], work: Visits): Groups {
  const groups = new Map<number, Map<number, number[]>>();
  for (const node of nodes) {
    if (work.left < 0) break;
    const group = madeAt(groups, graph.colours[node] as number, () => new Map<number, number[]>());
    listAt(group, surroundings(graph, node, work)).push(node);
  }
  return groups;
}

/** Gives all groups of a colour but one their own; returns the nodes with other colours than before. */
function recolour(graph: BlankGraph, groups: Groups, sizes: Map<number, number>): number[] {
  const changed: number[] = [];
  for (const [colour, bySurroundings] of groups) {
    const alike = [...bySurroundings.values()].sort((a, b) => b.length - a.length);
    const all = alike.reduce((sum, nodes) => sum + nodes.length, 0);
    // Nodes that were not looked at keep their colour, else those of the largest group.
    for (const nodes of all < (sizes.get(colour) as number) ? alike : alike.slice(1)) {
      sizes.set(colour, (sizes.get(colour) as number) - nodes.length);
      sizes.set(graph.count, nodes.length);
      for (const node of nodes) graph.colours[node] = graph.count;
      changed.push(...nodes);
      graph.count++;
    }
  }
  return changed;
}

/** A number for the rows of a node, with the colours in them and the places of the node; the order of rows does not count. */
export function surroundings({ rows, shapes, rowsOf, colours }: BlankGraph, node: number, work: Visits): number {
  let [one, other] = [0, 0];
  for (const row of rowsOf[node] as readonly number[]) {
    let [a, b] = [mixed(shapes[row] as number, 1), mixed(shapes[row] as number, 2)];
    for (const found of rows[row] as readonly number[]) {
      const colour = found === node ? -1 : (colours[found] as number);
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
