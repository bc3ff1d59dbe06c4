import { readTerm } from './n-triples.js';

const VARIABLE = /^[?$]?([\p{L}\p{N}_]+)$/u;
/** The names of columns without question marks, as Comunica 4 writes them, before a line that can begin with a term. */
const BARE_HEAD = /^\w+(?:\t\w+)*\r?\n[\t"<_]/;
/** A cell that only SPARQL results have. */
const SURE_TERM = /^(?:<[a-z][a-z\d+.-]*:|_:)|"(?:@[a-z-]+|\^\^<[^<>]*>)$/i;

/** Reads SPARQL results in TSV as the value of SPARQL results in JSON; null for what is not wholly in this form. */
export function readSparqlTsv(text: string): unknown {
  const isBare = text[0] !== '?' && text[0] !== '$';
  if (isBare && !BARE_HEAD.test(text)) return null;
  const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  if (lines.at(-1) === '') lines.pop();
  // Elsewhere than in one column, one more empty line is no row.
  if (lines.at(-1) === '' && lines[0]?.includes('\t')) lines.pop();
  const [head = '', ...records] = lines;
  const vars = head.split('\t').map((name) => VARIABLE.exec(name)?.[1]);
  if (!vars.every((name) => name !== undefined)) return null;
  if (isBare && !areSureTerms(records)) return null;
  const bindings: unknown[] = [];
  for (const record of records) {
    const row = rowOf(record, vars);
    if (!row) return null;
    bindings.push(row);
  }
  return { head: { vars }, results: { bindings } };
}

/** Whether all cells are terms as they are written, and one of them is no text of another form. */
function areSureTerms(records: readonly string[]): boolean {
  let isSure = false;
  for (const record of records) {
    for (const cell of record.split('\t')) {
      if (cell !== '' && readTerm(cell, 0)?.end !== cell.length) return false;
      // CSV has no such quotes.
      isSure ||= SURE_TERM.test(cell) || cell.includes('\\"');
    }
  }
  return isSure;
}

function rowOf(record: string, vars: readonly string[]): object | null {
  const cells = record.split('\t');
  if (cells.length !== vars.length) return null;
  const row: [string, unknown][] = [];
  for (const [at, cell] of cells.entries()) {
    if (cell === '') continue;
    const term = termOf(cell);
    if (term === null) return null;
    row.push([vars[at] as string, term]);
  }
  return Object.fromEntries(row);
}

/** A cell that begins as no term does is its text: some engines leave the quotes out. */
function termOf(cell: string): unknown {
  const read = readTerm(cell, 0);
  if (read?.end === cell.length) return read.term;
  return /^["<]/.test(cell) ? null : { type: 'literal', value: cell };
}
