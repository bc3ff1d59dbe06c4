import { MAX_NESTED } from '../limits.js';
import { groupedBy, increment, listAt } from '../text/values.js';
import { type BlankGraph, refineColours } from './blank-graph.js';
import type { MappingOutcome, Visits } from './table.js';

/** Finds partners of blank nodes under which their rows are equal. */
export interface PartnerSearch {
  readonly graph: BlankGraph;
  /** For each node of the reference its partner. */
  readonly partners: Map<number, number>;
  readonly work: Visits;
}

/**
 * Pairs nodes of the reference with nodes of the agent. Nodes that share no row directly or over others are paired apart from each
 * other: where two such parts are equal, it does not matter which of them are paired. As many as possible get partners even if not
 * all can.
 */
export function findPartners(search: PartnerSearch, left: readonly number[], right: readonly number[], depth = 0) {
  if (!refineColours(search.graph, [...left, ...right], search.work)) return 'exhausted';
  const colourOf = (node: number) => search.graph.colours[node];
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
function partsOf({ graph, work }: PartnerSearch, nodes: readonly number[]): Map<string, Part[]> {
  const free = new Set(nodes);
  const parts = new Map<string, Part[]>();
  for (const start of nodes) {
    if (!free.delete(start)) continue;
    const part = [start];
    for (const node of part) {
      for (const { nodes: others } of graph.rowsOf[node] ?? []) {
        work.left -= others.length;
        for (const other of others) if (free.delete(other)) part.push(other);
      }
    }
    const colours = part.map((node) => graph.colours[node] as number).sort((a, b) => a - b);
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
  const { graph, partners, work } = search;
  if (left.length === 1) {
    partners.set(left[0] as number, right[0] as number);
    return 'found';
  }
  if (depth > MAX_NESTED) return 'exhausted';
  const members = [...left, ...right];
  const before = members.map((node) => graph.colours[node] as number);
  const chosen = rarest(left, graph.colours);
  const colour = graph.colours[chosen];
  for (const other of right.filter((node) => graph.colours[node] === colour)) {
    work.left -= members.length;
    for (const node of [chosen, other]) graph.colours[node] = graph.count;
    graph.count++;
    const outcome = findPartners(search, left, right, depth + 1);
    if (outcome !== 'none') return outcome;
    for (const [at, node] of members.entries()) graph.colours[node] = before[at] as number;
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
