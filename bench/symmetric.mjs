import { makeDataset } from './data.mjs';
import { below, makeRandom, range, shuffled } from './random.mjs';
import { sparqlText } from './tables.mjs';

// Tables whose columns look alike one by one, so that only whole rows show which column is which.

function textOf(names, columns, order) {
  const termOf = (value) => ({ type: 'literal', value: String(value) });
  return sparqlText({ names, rows: order.map((row) => columns.map((column) => termOf(column[row]))) });
}

/** The columns among `spare` further ones, under other names and in another order, as the rows are. */
function hide(random, columns, spare) {
  const all = shuffled(random, [...columns, ...spare]);
  const names = all.map((_, at) => `v${at}`);
  return textOf(names, all, shuffled(random, range(all[0].length)));
}

/** Two different values of one column change places: each column keeps its values, but the rows are others. */
function swapped(random, columns) {
  const at = below(random, columns.length);
  const column = columns[at];
  const first = below(random, column.length);
  const second = column.findIndex((value) => value !== column[first]);
  const swap = column.map((value, row) => (row === first ? column[second] : row === second ? column[first] : value));
  return columns.with(at, swap);
}

function makePair(random, columns, required, matching) {
  const [wanted, spare] = [columns.slice(0, required), columns.slice(required)];
  const names = wanted.map((_, at) => `c${at}`);
  const reference = textOf(names, wanted, range(wanted[0].length));
  return { reference, actual: hide(random, matching ? wanted : swapped(random, wanted), spare) };
}

/** `required` of `total` columns that all hold the same values, `distinct` different ones, in another order. */
export function makeAlike({ questions, required, total, rows, distinct, matching, seed }) {
  const values = range(rows).map((row) => row % distinct);
  return makeDataset(questions, (index) => {
    const random = makeRandom(seed + index);
    const columns = range(total).map(() => shuffled(random, values));
    return makePair(random, columns, required, matching);
  });
}

/** One question with `required` of `total` columns of 0 and 1 by chance. */
export function makeCoins({ required, total, rows, matching, seed }) {
  return makeDataset(1, () => {
    const random = makeRandom(seed);
    const columns = range(total).map(() => range(rows).map(() => below(random, 2)));
    return makePair(random, columns, required, matching);
  });
}

/** All vertices of a cube; a miss lacks other pairs of opposite vertices than its reference, which no column shows. */
export function makeCube({ dimensions, matching, seed }) {
  const full = 2 ** dimensions - 1;
  const without = (...lacking) => {
    const gone = new Set(lacking.flatMap((vertex) => [vertex, full - vertex]));
    return range(full + 1).filter((vertex) => !gone.has(vertex));
  };
  const columnsOf = (vertices) => range(dimensions).map((bit) => vertices.map((vertex) => (vertex >> bit) & 1));
  const [left, right] = matching ? [without(), without()] : [without(0, 0b11), without(0, 0b11111)];
  return makeDataset(1, () => {
    const names = range(dimensions).map((at) => `c${at}`);
    const actual = hide(makeRandom(seed), columnsOf(right), []);
    return { reference: textOf(names, columnsOf(left), range(left.length)), actual };
  });
}

/**
 * Edges between blank nodes in rings, where each node looks like all others. A miss has two rings as one of twice the length, which no
 * node shows.
 */
export function makeRings({ rings, length, matching, seed }) {
  const edgesOf = (ring) => range(ring.length).map((at) => [ring[at], ring[(at + 1) % ring.length]]);
  const nodes = range(rings).map((ring) => range(length).map((at) => ring * length + at));
  const [first, second, ...others] = nodes;
  const left = nodes.flatMap(edgesOf);
  const right = (matching ? nodes : [[...first, ...second], ...others]).flatMap(edgesOf);
  const tableOf = (edges, label) =>
    sparqlText({
      names: ['from', 'to'],
      rows: edges.map((edge) => edge.map((at) => ({ type: 'bnode', value: label(at) }))),
    });
  return makeDataset(1, () => {
    const random = makeRandom(seed);
    const labels = shuffled(random, range(rings * length));
    return {
      reference: tableOf(left, (at) => `b${at}`),
      actual: tableOf(shuffled(random, right), (at) => `n${labels[at]}`),
    };
  });
}
