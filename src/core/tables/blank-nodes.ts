import { MAX_SEARCH } from '../limits.js';
import { groupedBy } from '../text/values.js';
import { type BlankCells, makeBlankGraph, refineColours, surroundings } from './blank-graph.js';
import { findPartners, type PartnerSearch } from './blank-partners.js';
import { findMapping } from './columns.js';
import { bestPairing } from './overlap.js';
import type { ComparedResults } from './row-counts.js';
import {
  allowVisits,
  type ColumnPair,
  isSet,
  type MappingOutcome,
  type Table,
  type Tables,
  withPlaces,
} from './table.js';

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
  const { reference, actual } = tables;
  const asSet = isSet(results.options);
  const work = allowVisits([reference, actual], MAX_SEARCH);
  const searchIn = (compared: Tables, pairs: readonly ColumnPair[]): PartnerSearch => {
    return { graph: makeBlankGraph(compared, blanks, pairs, asSet), partners: new Map(), work };
  };
  const placed = withPlaces(tables);
  let found: Partners = new Map();
  const accepts = (pairs: readonly number[]): MappingOutcome => {
    work.left -= (reference.rows + actual.rows) * reference.columns.length;
    if (work.left < 0) return 'exhausted';
    const search = searchIn(placed, [...pairs.entries()]);
    const outcome = pairNodes(search);
    if (outcome === 'found') found = labelPartners(search);
    return outcome;
  };
  const goal = { accepts, distinct: placed.actual };
  const outcome = findMapping(withPlaces(shapes), asSet ? 'set' : 'multiset', goal);
  if (outcome === 'found') return { partners: found, outcome };
  const { pairs } = bestPairing(results, shapes);
  const search = searchIn(
    tables,
    pairs.flatMap((at, index): ColumnPair[] => (at === null ? [] : [[index, at]])),
  );
  pairNodes(search);
  pairRest(search);
  return { partners: labelPartners(search), outcome };
}

function pairNodes(search: PartnerSearch): MappingOutcome {
  const { left, right } = search.graph;
  const isRefined = refineColours(search.graph, [...left, ...right], search.work);
  return isRefined ? findPartners(search, left, right) : 'exhausted';
}

/** Pairs nodes that are left over: those whose rows are equal but for their nodes, then those in the same places of rows. */
function pairRest({ graph, partners }: PartnerSearch): void {
  const plain = { ...graph, colours: graph.labels.map(() => 0) };
  const work = { left: Number.POSITIVE_INFINITY };
  const placeOf = (node: number) => graph.rowsOf[node]?.[0]?.nodes.indexOf(node);
  for (const keyOf of [(node: number) => surroundings(plain, node, work), placeOf]) {
    const taken = new Set(partners.values());
    const isFree = (node: number) => !taken.has(node);
    const free = groupedBy(graph.right.filter(isFree).reverse(), keyOf);
    for (const node of graph.left) {
      const partner = partners.has(node) ? undefined : free.get(keyOf(node))?.pop();
      if (partner !== undefined) partners.set(node, partner);
    }
  }
}

function labelPartners({ graph: { labels }, partners }: PartnerSearch): Partners {
  return new Map(Array.from(partners, ([node, other]) => [labels[other] as number, labels[node] as number]));
}

/** The tables with the labels of partners in the cells of the agent; a node without a partner gets a label of its own. */
function withPartners(tables: Tables, blanks: BlankCells, partners: Partners): Tables {
  const keyOf = (shape: number, labels: readonly number[]) => [shape, ...labels].join(' ');
  const known = new Map(Array.from(blanks, ([id, { shape, nodes }]) => [keyOf(shape, nodes), id]));
  let { ids } = tables;
  const renamed = new Map<number, number>();
  for (const [id, { shape, nodes }] of blanks) {
    const labels = nodes.map((label) => partners.get(label) ?? -1);
    renamed.set(id, (labels.includes(-1) ? undefined : known.get(keyOf(shape, labels))) ?? ids++);
  }
  const columns = tables.actual.columns.map((column) => column.map((id) => renamed.get(id) ?? id));
  return { ...tables, actual: { ...tables.actual, columns }, ids };
}
