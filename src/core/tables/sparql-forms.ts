import { readSparqlTsv } from './forms/sparql-tsv.js';
import { readSparqlXml } from './forms/sparql-xml.js';
import { decodeSparqlResult, type SelectResult, type SparqlResult } from './result.js';

/** What an output can be besides SPARQL results in JSON: the answer of ASK alone, or another form of results. */
const OTHER_FORMS: readonly ((text: string) => unknown)[] = [readAnswer, readSparqlXml, readSparqlTsv];

function readAnswer(text: string): unknown {
  // Python writes `True`.
  const word = text.trim().toLowerCase();
  return word === 'true' || word === 'false' ? { boolean: word === 'true' } : null;
}

/** A result as values of RDF are compared: what is not SPARQL JSON is read in its own form, and each variable counts once. */
export function asValues(result: SparqlResult, output: () => unknown): SparqlResult {
  const read = result.kind === 'unreadable' ? (inOtherForm(output()) ?? result) : result;
  return read.kind === 'select' ? withVariables(read) : read;
}

function inOtherForm(output: unknown): SparqlResult | null {
  if (typeof output === 'boolean') return { kind: 'ask', value: output };
  if (typeof output !== 'string') return null;
  for (const read of OTHER_FORMS) {
    const value = read(output);
    if (value !== null) return decodeSparqlResult(value);
  }
  return null;
}

/** Engines name a variable twice, or leave the variables of rows out. */
function withVariables(result: SelectResult): SelectResult {
  const { columns, rows } = result;
  const unique = new Set(columns);
  if (columns.length === 0) for (const row of rows) for (const name of Object.keys(row)) unique.add(name);
  return unique.size === columns.length ? result : { ...result, columns: [...unique] };
}
