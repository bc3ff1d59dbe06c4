import { MAX_SEARCH } from '../limits.js';
import { listAt, once } from '../text/values.js';
import {
  type BlankGraph,
  joined,
  makeBlankGraph,
  mixed,
  nodesIn,
  refineColours,
  rowsOf,
  surroundings,
} from './blank-colours.js';
import { findPartners } from './blank-partners.js';
import { findMapping } from './columns.js';
import type { ColumnPair } from './match-rows.js';
import { bestPairing, findOverlaps } from './overlap.js';
import type { ComparedResults } from './row-counts.js';
import { allowVisits, type MappingOutcome, type Table, type Tables, type Visits, zeros } from './table.js';
import type { BlankCell, CellLinks } from './value-interner.js';

type BlankCells = readonly (BlankCell | undefined)[];

export function blankCells({ blanks }: CellLinks, ids: number): BlankCells {
  const cells = new Array<BlankCell | undefined>(ids).fill(undefined);
  for (const [id, cell] of blanks) cells[id] = cell;
  return cells;
}

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
    columns: table.columns.map((column) => column.map((id) => blanks[id]?.shape ?? id)),
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
    work.left -= (tables.reference.rows + tables.actual.rows) * tables.reference.columns.length;
    if (work.left < 0) return 'exhausted';
    const pairing = makePairing(tables, blanks, [...pairs.slice(0, tables.reference.columns.length).entries()], asSet);
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
  const pairing = makePairing(tables, blanks, best, asSet);
  pairNodes(pairing, work);
  pairRest(pairing);
  return { partners: labelPartners(pairing), outcome };
}

/** The table with the place of each row as its last column: with it, no row equals one at another place. */
function withPlaces(table: Table, ids: number): Table {
  const places = zeros(table.rows).map((_, row) => ids + row);
  return { ...table, names: [...table.names, ''], columns: [...table.columns, places] };
}

interface BlankPairing {
  readonly graph: BlankGraph;
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** For each node its label. */
  readonly labels: readonly number[];
  readonly partners: Map<number, number>;
}

function makePairing(
  { reference, actual }: Tables,
  blanks: BlankCells,
  pairs: readonly ColumnPair[],
  asSet: boolean,
): BlankPairing {
  const made: CollectedRows = { cells: [], starts: [0], shapes: [], labels: [] };
  const columnsOf = ({ columns }: Table, paired: readonly number[]) => paired.map((at) => columns[at] ?? []);
  const ours = columnsOf(
    reference,
    pairs.map(([index]) => index),
  );
  const theirs = columnsOf(
    actual,
    pairs.map(([, at]) => at),
  );
  const left = collectRows(ours, reference.rows, blanks, asSet, made);
  const right = collectRows(theirs, actual.rows, blanks, asSet, made);
  const graph = makeBlankGraph(made, made.labels.length);
  return { graph, left, right, labels: made.labels, partners: new Map() };
}

interface CollectedRows {
  readonly cells: number[];
  readonly starts: number[];
  readonly shapes: number[];
  readonly labels: number[];
}

const NO_NODES: readonly number[] = [];

/** Collects the rows with blank nodes, each once where repeats do not count, and returns the nodes. */
function collectRows(
  columns: Table['columns'],
  count: number,
  blanks: BlankCells,
  asSet: boolean,
  { cells, starts, shapes, labels }: CollectedRows,
): readonly number[] {
  const first = labels.length;
  const nodeOf: number[] = [];
  const seen = new Set<number>();
  for (let row = 0; row < count; row++) {
    const start = cells.length;
    let shape = 0;
    let one = 0;
    let other = 0;
    for (const column of columns) {
      const id = column[row] as number;
      const blank = blanks[id];
      shape = mixed(shape ^ (blank?.shape ?? id), 7);
      one = mixed(one ^ id, 1);
      other = mixed(other ^ id, 2);
      for (const label of blank?.nodes ?? NO_NODES) {
        nodeOf[label] ??= labels.push(label) - 1;
        cells.push(nodeOf[label]);
      }
    }
    if (cells.length === start) continue;
    if (asSet && seen.size === seen.add(joined(one, other)).size) {
      cells.length = start;
      continue;
    }
    starts.push(cells.length);
    shapes.push(shape);
  }
  return zeros(labels.length - first).map((_, at) => first + at);
}

function pairNodes({ graph, left, right, partners }: BlankPairing, work: Visits): MappingOutcome {
  const all = [...left, ...right];
  return refineColours(graph, all, all, work) ? findPartners({ graph, partners, work }, left, right) : 'exhausted';
}

/** Pairs nodes that are left over: those whose rows are equal but for their nodes, then those in the same places of rows. */
function pairRest({ graph, left, right, partners }: BlankPairing): void {
  const plain = { ...graph, colours: zeros(graph.colours.length) };
  const work = { left: Number.POSITIVE_INFINITY };
  const placeOf = (node: number) => {
    const [row = 0] = rowsOf(graph, node);
    return nodesIn(graph, row).indexOf(node);
  };
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
  // Most cells are a blank node alone, for which a text need not be made.
  const keyOf = (shape: number, labels: readonly number[]) =>
    labels.length === 1 ? shape * blanks.length + (labels[0] as number) : `${shape} ${labels.join(' ')}`;
  const known = new Map<number | string, number>();
  for (const [id, blank] of blanks.entries()) if (blank) known.set(keyOf(blank.shape, blank.nodes), id);
  let { ids } = tables;
  const renamed = blanks.map((blank, id) => {
    const labels = blank?.nodes.map((label) => partners.get(label) ?? -1);
    if (!blank || !labels) return id;
    return labels.includes(-1) ? ids++ : (known.get(keyOf(blank.shape, labels)) ?? ids++);
  });
  const columns = tables.actual.columns.map((column) => column.map((id) => renamed[id] ?? id));
  return { ...tables, actual: { ...tables.actual, columns }, ids };
}
