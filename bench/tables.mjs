import { below, range, shuffled } from './random.mjs';

const XSD = 'http://www.w3.org/2001/XMLSchema#';

/** A table (names of its columns, and rows of terms in the order of the columns) as an engine answers it. */
export function sparqlText({ names, rows }) {
  const bindings = rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])));
  return JSON.stringify({ head: { vars: names }, results: { bindings } });
}

/** An IRI, a label, a decimal and a year in turn. */
export function makeTable(random, rows, columns) {
  const names = range(columns).map((at) => `${['thing', 'label', 'load', 'year'][at % 4]}${at < 4 ? '' : at}`);
  return { names, rows: range(rows).map((row) => range(columns).map((at) => makeTerm(random, at, row))) };
}

function makeTerm(random, at, row) {
  const number = below(random, 1_000_000);
  switch (at % 4) {
    case 0:
      return { type: 'uri', value: `urn:grid:line:${row}-${number}` };
    case 1:
      return { type: 'literal', value: `Line ${number % 5000} north` };
    case 2:
      return { type: 'literal', datatype: `${XSD}decimal`, value: `${number / 100}` };
    default:
      return { type: 'literal', datatype: `${XSD}integer`, value: `${1950 + (number % 75)}` };
  }
}

const same = (table) => table;
const rename = (table) => ({ ...table, names: table.names.map((_, at) => `v${at}`) });
const shuffleRows = (table, random) => ({ ...table, rows: shuffled(random, table.rows) });

function reorder(table, random) {
  const order = shuffled(random, range(table.names.length));
  return { names: order.map((at) => table.names[at]), rows: table.rows.map((row) => order.map((at) => row[at])) };
}

function addColumns(table, random) {
  const more = makeTable(random, table.rows.length, 2);
  const names = [...table.names, 'extra1', 'extra2'];
  return { names, rows: table.rows.map((row, at) => [...row, ...more.rows[at]]) };
}

const dropRows = ({ names, rows }) => ({ names, rows: rows.slice(Math.ceil(rows.length / 10)) });
const dropColumn = ({ names, rows }) => ({ names: names.slice(1), rows: rows.map((row) => row.slice(1)) });
const dropAll = ({ names }) => ({ names, rows: [] });
const addRows = ({ names, rows }, random) => ({ names, rows: [...rows, ...makeTable(random, 3, names.length).rows] });
const replaceAll = ({ names, rows }, random) => ({ names, rows: makeTable(random, rows.length, names.length).rows });

function changeCell({ names, rows: [first, ...rest] }) {
  return { names, rows: [...rest, first.with(-1, { ...first.at(-1), value: '1066' })] };
}

/** After another change: names, order of the columns and order of the rows changed as well. */
const disguised = (change) => (table, random) => shuffleRows(rename(reorder(change(table, random), random)), random);

const RIGHT = [
  ...[same, same, shuffleRows, shuffleRows, rename, reorder, addColumns],
  ...[disguised(same), disguised(same), disguised(same), disguised(addColumns), disguised(addColumns)],
];
const WRONG = [
  ...[dropRows, disguised(dropRows), disguised(addRows), changeCell, disguised(changeCell)],
  ...[replaceAll, dropColumn, dropAll],
];
const ANSWERS = [...RIGHT, ...WRONG];

/** What an agent answers to the question with this number: of 20 answers in turn, 12 are right. */
export function answerTo(question, table, random) {
  return ANSWERS[question % ANSWERS.length](table, random);
}

export function isRight(question) {
  return question % ANSWERS.length < RIGHT.length;
}
