import { MAX_NESTED } from '../limits.js';
import { groupedBy, increment, listAt } from '../text/values.js';
import type { BlankCell } from './interner.js';
import type { ColumnPair } from './row-counts.js';
import { type MappingOutcome, type Table, type Tables, type Visits, zeros } from './table.js';

/** The cells with blank nodes by their numbers. */
export type BlankCells = readonly (BlankCell | undefined)[];

interface BlankRow {
  /** A hash that is equal where all but the nodes is. */
  readonly shape: number;
  /** The nodes in the cells of the row, from left to right. */
  readonly nodes: number[];
}

/** A search for partners of blank nodes under which their rows are equal: the nodes of two tables under a pairing of columns. */
export interface PartnerSearch {
  /** The nodes of the reference, whose numbers are even, and those of the agent: twice the number of the label, or one more. */
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** For each node its rows; one that has it twice, twice. */
  readonly rowsOf: readonly (readonly BlankRow[])[];
  /** For each node a number: only nodes of the same colour can be equal. */
  readonly colours: number[];
  /** The number of colours given so far. */
  count: number;
  /** For each node of the reference its partner. */
  readonly partners: Map<number, number>;
  readonly work: Visits;
}

/** Starts with all nodes in one colour. `asSet`: repeated rows count once. */
export function startPartnerSearch(
  { reference, actual }: Tables,
  blanks: BlankCells,
  pairs: readonly ColumnPair[],
  { asSet, work }: { readonly asSet: boolean; readonly work: Visits },
): PartnerSearch {
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
  return { left, right, rowsOf, colours: zeros(rowsOf.length), count: 1, partners: new Map(), work };
}

/**
 * Gives nodes other colours until nodes of one colour have neighbours of the same colours: after the first round, only nodes beside one
 * whose colour changed are looked at. False: the work limit was reached.
 */
function refineColours(search: PartnerSearch, members: readonly number[]): boolean {
  const { colours, work } = search;
  const isMember = new Set(members);
  const sizes = new Map<number, number>();
  for (const node of members) increment(sizes, colours[node] as number);
  for (let open = isMember; open.size > 0; ) {
    const changed: number[] = [];
    for (const [colour, nodes] of groupedBy(open, (node) => colours[node] as number)) {
      if (work.left < 0) return false;
      const alike = [...groupedBy(nodes, (node) => surroundings(search, node)).values()];
      alike.sort((a, b) => b.length - a.length);
      // Nodes that were not looked at keep their colour, else those of the largest group.
      for (const group of nodes.length < (sizes.get(colour) as number) ? alike : alike.slice(1)) {
        increment(sizes, colour, -group.length);
        sizes.set(search.count, group.length);
        for (const node of group) {
          colours[node] = search.count;
          changed.push(node);
        }
        search.count++;
      }
    }
    open = new Set<number>();
    for (const node of changed) {
      for (const { nodes } of search.rowsOf[node] ?? []) {
        for (const other of nodes) if (other !== node && isMember.has(other)) open.add(other);
      }
    }
  }
  return true;
}

/** A number for the rows of a node, with the colours in them and the places of the node; the order of rows does not count. */
export function surroundings({ rowsOf, colours, work }: PartnerSearch, node: number): number {
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

/**
 * Pairs nodes of the reference with nodes of the agent. Nodes that share no row directly or over others are paired apart from each
 * other: where two such parts are equal, it does not matter which of them are paired. As many as possible get partners even if not
 * all can.
 */
export function findPartners(
  search: PartnerSearch,
  left = search.left,
  right = search.right,
  depth = 0,
): MappingOutcome {
  if (!refineColours(search, [...left, ...right])) return 'exhausted';
  const colourOf = (node: number) => search.colours[node];
  const [ours, theirs] = [groupedBy(left, colourOf), groupedBy(right, colourOf)];
  let outcome: MappingOutcome = ours.size === theirs.size ? 'found' : 'none';
  const [openLeft, openRight]: [number[], number[]] = [[], []];
  for (const [colour, nodes] of ours) {
    const others = theirs.get(colour) ?? [];
    if (nodes.length !== others.length) outcome = 'none';
    if (nodes.length === 1 && others.length === 1) search.partners.set(nodes[0] as number, others[0] as number);
    else if (others.length > 0) {
      for (const node of nodes) openLeft.push(node);
      for (const node of others) openRight.push(node);
    }
  }
  if (outcome === 'none' && depth > 0) return 'none';
  const ofParts = pairParts(search, partsOf(search, openLeft), partsOf(search, openRight), depth);
  return outcome === 'found' ? ofParts : outcome;
}

type Part = readonly number[];

/** Nodes that rows connect, by the colours in them. */
function partsOf({ rowsOf, colours: colourOf, work }: PartnerSearch, nodes: readonly number[]): Map<string, Part[]> {
  const free = new Set(nodes);
  const parts = new Map<string, Part[]>();
  for (const start of nodes) {
    if (!free.delete(start)) continue;
    const part = [start];
    for (const node of part) {
      for (const { nodes: others } of rowsOf[node] ?? []) {
        work.left -= others.length;
        for (const other of others) if (free.delete(other)) part.push(other);
      }
    }
    const colours = part.map((node) => colourOf[node] as number).sort((a, b) => a - b);
    listAt(parts, colours.join(' ')).push(part);
  }
  return parts;
}

/** Equality of parts is transitive, so that each part takes the first equal one that is free. */
function pairParts(
  search: PartnerSearch,
  left: ReadonlyMap<string, readonly Part[]>,
  right: ReadonlyMap<string, Part[]>,
  depth: number,
): MappingOutcome {
  let outcome: MappingOutcome = 'found';
  for (const [colours, parts] of left) {
    const free = (right.get(colours) ?? []).reverse();
    for (const part of parts) {
      let found: MappingOutcome = 'none';
      // From the end, where one is found at once nearly always.
      for (let at = free.length - 1; at >= 0 && found === 'none'; at--) {
        found = pairEqually(search, part, free[at] as Part, depth);
        if (found === 'found') free.splice(at, 1);
      }
      if (found !== 'found' && depth > 0) return found;
      if (found === 'exhausted' || outcome === 'found') outcome = found;
    }
  }
  return outcome;
}

/** Pairs the nodes of two parts: one node is chosen, and every node that can be its partner is tried. */
function pairEqually(search: PartnerSearch, left: Part, right: Part, depth: number): MappingOutcome {
  const { colours, partners, work } = search;
  if (left.length === 1) {
    partners.set(left[0] as number, right[0] as number);
    return 'found';
  }
  if (depth > MAX_NESTED) return 'exhausted';
  const members = [...left, ...right];
  const before = members.map((node) => colours[node] as number);
  const chosen = rarest(left, colours);
  const colour = colours[chosen];
  for (const other of right.filter((node) => colours[node] === colour)) {
    work.left -= members.length;
    for (const node of [chosen, other]) colours[node] = search.count;
    search.count++;
    const outcome = findPartners(search, left, right, depth + 1);
    if (outcome !== 'none') return outcome;
    for (const [at, node] of members.entries()) colours[node] = before[at] as number;
  }
  return 'none';
}

/** A node whose colour fewest others have; of several the middle one, so that what is left falls apart into halves. */
function rarest(nodes: Part, colours: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const node of nodes) increment(counts, colours[node] as number);
  let least = nodes.length;
  for (const count of counts.values()) least = Math.min(least, count);
  const rare = nodes.filter((node) => counts.get(colours[node] as number) === least);
  return rare[rare.length >> 1] as number;
}
