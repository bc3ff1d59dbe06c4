import { MAX_SEARCH } from '../limits.js';
import { listAt, madeAt, memoized, once } from '../text/values.js';
import { type BlankGraph, makeBlankGraph, refineColours, surroundings } from './blank-colours.js';
import { findPartners } from './blank-partners.js';
import { findMapping } from './columns.js';
import type { ColumnPair } from './match-rows.js';
import { bestPairing, findOverlaps } from './overlap.js';
import { type ComparedResults, keysByPairs } from './row-counts.js';
import {
  allowVisits,
  distinctRows,
  type MappingOutcome,
  type Table,
  type Tables,
  type Visits,
  zeros,
} from './table.js';
import type { BlankCell } from './value-interner.js';

type BlankCells = ReadonlyMap<number, BlankCell>;

/**
 * Gives the blank nodes of the agent the numbers of the blank nodes of the reference that are equal to them, so that rows can be
 * compared by their cell numbers. Labels mean nothing outside of one result.
 */
export function alignBlankNodes(results: ComparedResults, tables: Tables, blanks: BlankCells): Tables {
  const shapes = shapesOf(tables, blanks);
  const { partners, outcome } = partnersOf(results, tables, shapes, blanks);
  const aligned = withPartners(tables, blanks, partners);
  return outcome === 'exhausted' ? { ...aligned, isBounded: true, hasHardBlanks: true } : aligned;
}

/** The tables without the labels of blank nodes. */
export function shapesOf(tables: Tables, blanks: BlankCells): Tables {
  const shaped = (table: Table): Table => ({
    ...table,
    columns: table.columns.map((column) => column.map((id) => blanks.get(id)?.shape ?? id)),
  });
  return { ...tables, reference: shaped(tables.reference), actual: shaped(tables.actual) };
}

/** For labels of the agent those of the reference. */
type Partners = ReadonlyMap<number, number>;

function partnersOf(
  results: ComparedResults,
  tables: Tables,
  shapes: Tables,
  blanks: BlankCells,
): { readonly partners: Partners; readonly outcome: MappingOutcome } {
  const { ordered, ignoreDuplicates } = results.options;
  const asSet = ignoreDuplicates && !ordered;
  const work = allowVisits([tables.reference, tables.actual], MAX_SEARCH);
  let found: Partners = new Map();
  const accepts = (pairs: readonly number[]): MappingOutcome => {
    const pairing = makePairing(
      tables,
      shapes,
      blanks,
      [...pairs.slice(0, tables.reference.columns.length).entries()],
      asSet,
    );
    const outcome = pairNodes(pairing, work);
    if (outcome === 'found') found = labelPartners(pairing);
    return outcome;
  };
  const placed = (table: Table) => (ordered ? withPlaces(table, shapes.ids) : table);
  const [left, right] = [placed(shapes.reference), placed(shapes.actual)];
  const goal = { accepts, distinct: placed(tables.actual) };
  const outcome = findMapping(left, right, asSet ? 'set' : 'multiset', shapes.ids + left.rows, goal);
  if (outcome === 'found') return { partners: found, outcome };
  const best = bestPairing(
    results,
    shapes,
    once(() => findOverlaps(shapes)),
  ).pairs.flatMap((at, index): ColumnPair[] => (at === null ? [] : [[index, at]]));
  const pairing = makePairing(tables, shapes, blanks, best, asSet);
  pairNodes(pairing, work);
  pairRest(pairing);
  return { partners: labelPartners(pairing), outcome };
}

/** The table with the place of each row as its last column: with it, no row equals one at another place. */
function withPlaces(table: Table, ids: number): Table {
  const places = zeros(table.rows).map((_, row) => ids + row);
  return { ...table, names: [...table.names, ''], columns: [...table.columns, places] };
}

/** The blank nodes of both tables under a pairing of columns. */
interface BlankPairing {
  readonly graph: BlankGraph;
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** For each node its label. */
  readonly labels: readonly number[];
  readonly partners: Map<number, number>;
}

function makePairing(
  tables: Tables,
  shapes: Tables,
  blanks: BlankCells,
  pairs: readonly ColumnPair[],
  asSet: boolean,
): BlankPairing {
  const [rows, keys, labels]: [number[][], number[], number[]] = [[], [], []];
  const nodesIn = (table: Table, paired: readonly number[], keysOf: readonly number[]): number[] => {
    const nodeOf = new Map<number, number>();
    const columns = paired.map((at) => table.columns[at] as readonly number[]);
    const all = asSet ? distinctRows({ ...table, columns }, tables.ids) : zeros(table.rows).map((_, row) => row);
    for (const row of all) {
      const nodes: number[] = [];
      for (const column of columns) {
        for (const label of blanks.get(column[row] as number)?.nodes ?? []) {
          nodes.push(madeAt(nodeOf, label, () => labels.push(label) - 1));
        }
      }
      if (nodes.length === 0) continue;
      rows.push(nodes);
      keys.push(keysOf[row] as number);
    }
    return [...nodeOf.values()];
  };
  const [leftKeys, rightKeys] = keysByPairs(shapes, pairs);
  const ours = pairs.map(([index]) => index);
  const theirs = pairs.map(([, at]) => at);
  const [left, right] = [nodesIn(tables.reference, ours, leftKeys), nodesIn(tables.actual, theirs, rightKeys)];
  return { graph: makeBlankGraph(rows, keys, labels.length), left, right, labels, partners: new Map() };
}

function pairNodes({ graph, left, right, partners }: BlankPairing, work: Visits): MappingOutcome {
  const all = [...left, ...right];
  return refineColours(graph, all, all, work) ? findPartners({ graph, partners, work }, left, right) : 'exhausted';
}

/** Pairs nodes that are left over: those whose rows are equal but for their nodes, then those in the same places of rows. */
function pairRest({ graph, left, right, partners }: BlankPairing): void {
  const plain = makeBlankGraph(graph.rows, graph.shapes, graph.colours.length);
  const work = { left: Number.POSITIVE_INFINITY };
  const placeOf = (node: number) => plain.rows[plain.rowsOf[node]?.[0] ?? 0]?.indexOf(node) ?? 0;
  for (const keyOf of [(node: number) => surroundings(plain, node, work), placeOf]) {
    const taken = new Set(partners.values());
    const free = new Map<number, number[]>();
    for (const node of right.toReversed()) if (!taken.has(node)) listAt(free, keyOf(node)).push(node);
    for (const node of left) {
      const partner = partners.has(node) ? undefined : free.get(keyOf(node))?.pop();
      if (partner !== undefined) partners.set(node, partner);
    }
  }
}

function labelPartners({ labels, partners }: BlankPairing): Partners {
  return new Map(Array.from(partners, ([node, other]) => [labels[other] as number, labels[node] as number]));
}

/** The tables with the labels of partners in the cells of the agent; a node without a partner gets a label of its own. */
function withPartners(tables: Tables, blanks: BlankCells, partners: Partners): Tables {
  const keyOf = (shape: number, labels: readonly number[]) => `${shape} ${labels.join(' ')}`;
  const known = new Map(Array.from(blanks, ([id, { shape, nodes }]) => [keyOf(shape, nodes), id]));
  let { ids } = tables;
  const renamed = memoized((id: number): number => {
    const blank = blanks.get(id);
    if (!blank) return id;
    const labels = blank.nodes.map((label) => partners.get(label) ?? -1 - label);
    return madeAt(known, keyOf(blank.shape, labels), () => ids++);
  });
  const columns = tables.actual.columns.map((column) => column.map(renamed));
  return { ...tables, actual: { ...tables.actual, columns }, ids };
}
