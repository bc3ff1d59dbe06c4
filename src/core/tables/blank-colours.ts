import { listAt, madeAt } from '../text/values.js';
import { type Visits, zeros } from './table.js';

/** The nodes in the cells of rows: of each row from its start to that of the next. */
interface NodeRows {
  readonly cells: readonly number[];
  readonly starts: readonly number[];
  /** For each row a number that is equal where all but the nodes is. */
  readonly shapes: readonly number[];
}

/** The blank nodes of two tables, and the rows in which they are. */
export interface BlankGraph extends NodeRows {
  /** The rows of nodes: of each node from its start to that of the next. */
  readonly rows: readonly number[];
  readonly rowStarts: readonly number[];
  /** For each node a number: only nodes of the same colour can be equal. */
  readonly colours: number[];
  /** The number of colours given so far. */
  count: number;
}

/** A graph whose nodes have one colour. */
export function makeBlankGraph({ cells, starts, shapes }: NodeRows, nodes: number): BlankGraph {
  const rowStarts = zeros(nodes + 1);
  for (const node of cells) rowStarts[node + 1] = (rowStarts[node + 1] as number) + 1;
  for (let node = 0; node < nodes; node++) {
    rowStarts[node + 1] = (rowStarts[node + 1] as number) + (rowStarts[node] as number);
  }
  const next = rowStarts.slice();
  const rows = zeros(cells.length);
  for (let row = 0; row < shapes.length; row++) {
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
      const node = cells[at] as number;
      rows[next[node] as number] = row;
      next[node] = (next[node] as number) + 1;
    }
  }
  return { cells, starts, shapes, rows, rowStarts, colours: zeros(nodes), count: 1 };
}

/** The rows of a node; one that has it twice, twice. */
export function rowsOf({ rows, rowStarts }: BlankGraph, node: number): readonly number[] {
  return rows.slice(rowStarts[node], rowStarts[node + 1]);
}

export function nodesIn({ cells, starts }: BlankGraph, row: number): readonly number[] {
  return cells.slice(starts[row], starts[row + 1]);
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
      for (const row of rowsOf(graph, node)) {
        for (const other of nodesIn(graph, row)) if (other !== node) next.add(other);
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
export function surroundings(graph: BlankGraph, node: number, work: Visits): number {
  const { cells, starts, shapes, rows, rowStarts, colours } = graph;
  let one = 0;
  let other = 0;
  for (let index = rowStarts[node] as number; index < (rowStarts[node + 1] as number); index++) {
    const row = rows[index] as number;
    let a = mixed(shapes[row] as number, 1);
    let b = mixed(shapes[row] as number, 2);
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
      const colour = cells[at] === node ? -1 : (colours[cells[at] as number] as number);
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
export function joined(one: number, other: number): number {
  return (one >>> 0) * 2 ** 20 + (other >>> 12);
}

/** The finalizer of MurmurHash3, from a start that differs. */
export function mixed(value: number, start: number): number {
  let h = Math.imul(value + 1, 0x9e3779b1) + start;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
