import { isMapping, type Mapping, own } from '../text/values.js';
import type { FormResult, Rows } from './forms/rows.js';
import { decodeSparqlResult } from './result.js';

/** Results of SPARQL: the JSON of an endpoint, its bindings alone, or rows of RDF/JS terms. */
export function readSparqlValue(value: unknown): FormResult {
  if (Array.isArray(value)) return readBindings(value);
  if (!isMapping(value)) return null;
  const result = decodeSparqlResult(value);
  if (result.kind === 'select') return termRows(result.columns, result.rows);
  const isAlone = Object.keys(value).every((key) => ['head', 'boolean', 'link'].includes(key));
  if (result.kind !== 'ask' || !isAlone) return readBindings(own(value, 'bindings'));
  return { kind: 'table', columns: ['1'], rows: [[result.value]], isUntyped: false };
}

function readBindings(rows: unknown): FormResult {
  if (!Array.isArray(rows) || rows.length === 0) return null;
  // An object of Comunica has the row beside other things of its own.
  const bindings = rows.map((row) => (isMapping(row) && row.type === 'bindings' ? (row.entries ?? row) : row));
  if (!bindings.every(isBinding)) return null;
  const plain = bindings.map((row: Mapping) =>
    // RDF/JS bindings can have `?name`.
    Object.fromEntries(Object.entries(row).map(([name, term]) => [name.replace(/^\?/, ''), plainTerm(term)])),
  );
  return termRows([...new Set(plain.flatMap((row) => Object.keys(row)))], plain);
}

/** Rows whose cells are terms. */
export function termRows(columns: readonly string[], rows: readonly Mapping[]): Rows {
  const cells = rows.map((row) => columns.map((name) => own(row, name)));
  return { kind: 'table', columns, rows: cells, isUntyped: false, isTerms: true, isKeyed: true };
}

/** A row whose cells are all terms, and that has one. */
function isBinding(row: unknown): row is Mapping {
  const cells = isMapping(row) ? Object.values(row).filter((cell) => cell !== null) : [];
  return cells.length > 0 && cells.every(isTerm);
}

const TERM_KEYS = new Set(['type', 'value', 'datatype', 'xml:lang', 'lang', 'its:dir']);
const TERM_TYPES = new Set<unknown>(['uri', 'literal', 'typed-literal', 'bnode', 'triple', 'unbound']);
/** The terms of RDF/JS and those of SPARQL JSON. */
const RDFJS = { NamedNode: 'uri', BlankNode: 'bnode', Literal: 'literal', Quad: 'triple' };
const RDFJS_TYPES = new Map<unknown, string>(Object.entries(RDFJS));

function isTerm(cell: unknown): boolean {
  if (!isMapping(cell)) return false;
  if (RDFJS_TYPES.has(own(cell, 'termType'))) return true;
  return TERM_TYPES.has(own(cell, 'type')) && Object.keys(cell).every((key) => TERM_KEYS.has(key));
}

function plainTerm(term: unknown): unknown {
  if (!isMapping(term) || !Object.hasOwn(term, 'termType')) return term;
  const type = RDFJS_TYPES.get(term.termType);
  if (type === 'triple') {
    const { subject, predicate, object } = term;
    return { type, value: { subject: plainTerm(subject), predicate: plainTerm(predicate), object: plainTerm(object) } };
  }
  const { value, language, datatype } = term;
  const iri = isMapping(datatype) ? datatype.value : datatype;
  const isText = iri === undefined || /#(?:string|langString)$/.test(String(iri));
  return { type, value, ...(language ? { 'xml:lang': language } : {}), ...(!isText && { datatype: iri }) };
}
