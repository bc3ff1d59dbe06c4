import { MAX_SEARCH } from '../limits.js';
import { groupedBy } from '../text/values.js';
import { type BlankCells, makeBlankGraph, surroundings } from './blank-graph.js';
import { findPartners, type PartnerSearch } from './blank-partners.js';
import type { CellLinks } from './cell-interner.js';
import { findMapping } from './columns.js';
import { bestPairing } from './overlap.js';
import { type ColumnPair, type ComparedResults, pairedColumns } from './row-counts.js';
import { allowVisits, isSet, type MappingOutcome, type Table, type Tables, zeros } from './table.js';

/**
 * Gives the blank nodes of the agent the numbers of the blank nodes of the reference that are equal to them, so that rows can be
 * compared by their cell numbers. Labels mean nothing outside of one result.
 */
export function alignBlankNodes(results: ComparedResults, tables: Tables, blanks: BlankCells): Tables {
  const { partners, outcome } = partnersOf(results, tables, blanks);
  const aligned = withPartners(tables, blanks, partners);
  return outcome === 'exhausted' ? { ...aligned, isBounded: true, hasHardBlanks: true } : aligned;
}

export function blankCells({ blanks }: CellLinks, ids: number): BlankCells {
  const cells = new Array<BlankCells[number]>(ids).fill(undefined);
  for (const [id, cell] of blanks) cells[id] = cell;
  return cells;
}

/** The tables without the labels of blank nodes. */
export function shapesOf(tables: Tables, blanks: BlankCells): Tables {
  const shaped = (table: Table): Table => ({
    ...table,
    columns: table.columns.map((column) => column.map((id) => blanks[id]?.shape ?? id)),
  });
  return { ...tables, reference: shaped(tables.reference), actual: shaped(tables.actual) };
}

/** For labels of the agent those of the reference. */
type Partners = ReadonlyMap<number, number>;

function partnersOf(results: ComparedResults, tables: Tables, blanks: BlankCells) {
  const { reference, actual } = tables;
  const asSet = isSet(results.options);
  const work = allowVisits([reference, actual], MAX_SEARCH);
  const searchIn = (compared: Tables, pairs: readonly ColumnPair[]): PartnerSearch => {
    return { graph: makeBlankGraph(compared, blanks, pairs, asSet), partners: new Map(), work };
  };
  let found: Partners = new Map();
  const matchIn = (compared: Tables): MappingOutcome => {
    const accepts = (pairs: readonly number[]): MappingOutcome => {
      work.left -= (reference.rows + actual.rows) * reference.columns.length;
      if (work.left < 0) return 'exhausted';
      const search = searchIn(compared, [...pairs.entries()]);
      const outcome = findPartners(search, search.graph.left, search.graph.right);
      if (outcome === 'found') found = labelPartners(search);
      return outcome;
    };
    const goal = { accepts, distinct: compared.actual };
    return findMapping(shapesOf(compared, blanks), asSet ? 'set' : 'multiset', goal);
  };
  const inOrder = results.options.ordered ? matchIn(withPlaces(tables)) : 'none';
  // The reason says so if only the order is another one.
  const outcome = inOrder === 'none' ? matchIn(tables) : inOrder;
  if (outcome === 'found') return { partners: found, outcome };
  const { pairs } = bestPairing(results, shapesOf(tables, blanks));
  const search = searchIn(tables, pairedColumns(pairs));
  findPartners(search, search.graph.left, search.graph.right);
  pairRest(search);
  return { partners: labelPartners(search), outcome };
}

/** The tables with the places of rows as their last columns: with them, no row equals one at another place. */
function withPlaces({ reference, actual, ids, ...rest }: Tables): Tables {
  const placed = ({ rows, names, columns }: Table): Table => {
    const places = zeros(rows).map((_, row) => ids + row);
    return { rows, names: [...names, ''], columns: [...columns, places] };
  };
  const most = Math.max(reference.rows, actual.rows);
  return { ...rest, reference: placed(reference), actual: placed(actual), ids: ids + most };
}

/** Pairs nodes that are left over: those whose rows are equal but for their nodes, then those in the same places of rows. */
function pairRest({ graph, partners }: PartnerSearch): void {
  const plain = { ...graph, colours: graph.colours.map(() => 0) };
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

function labelPartners({ partners }: PartnerSearch): Partners {
  return new Map(Array.from(partners, ([node, other]) => [other >> 1, node >> 1]));
}

/** The tables with the labels of partners in the cells of the agent; a node without a partner gets a label of its own. */
function withPartners(tables: Tables, blanks: BlankCells, partners: Partners): Tables {
  // Most cells are a blank node alone, for which a text need not be made.
  const keyOf = (shape: number, labels: readonly number[]) =>
    labels.length === 1 ? shape * blanks.length + (labels[0] as number) : `${shape} ${labels.join(' ')}`;
  const known = new Map<number | string, number>();
  for (const [id, blank] of blanks.entries()) if (blank) known.set(keyOf(blank.shape, blank.nodes), id);
  let { ids } = tables;
  const renamed = blanks.map((blank, id) => {
    if (!blank) return id;
    const labels = blank.nodes.map((label) => partners.get(label) ?? -1);
    return (labels.includes(-1) ? undefined : known.get(keyOf(blank.shape, labels))) ?? ids++;
  });
  const columns = tables.actual.columns.map((column) => column.map((id) => renamed[id] ?? id));
  return { ...tables, actual: { ...tables.actual, columns }, ids };
}
