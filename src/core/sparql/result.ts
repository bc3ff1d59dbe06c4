import { readJson } from '../json.js';
import { isMapping, type Mapping } from '../values.js';

/** What a SPARQL output says: a yes or no, rows, or nothing that can be read. */
export type SparqlResult =
  | { readonly kind: 'ask'; readonly value: boolean }
  | { readonly kind: 'select'; readonly columns: readonly string[]; readonly rows: readonly Mapping[] }
  | { readonly kind: 'unreadable'; readonly reason: string };

export type SelectResult = Extract<SparqlResult, { kind: 'select' }>;

/** Reads a tool output, text or value, as SPARQL 1.1 Query Results JSON. Never throws. */
export function decodeSparqlResult(output: unknown): SparqlResult {
  if (typeof output !== 'string') return resultOfValue(output);
  const json = readJson(output);
  if (json.kind === 'invalid') return unreadable(`is not SPARQL JSON: ${json.reason}`);
  return resultOfValue(json.value);
}

function resultOfValue(value: unknown): SparqlResult {
  if (!isMapping(value)) return unreadable(`is not SPARQL JSON: ${nameOfKind(value)}, expected an object`);
  if (typeof value.boolean === 'boolean') return { kind: 'ask', value: value.boolean };
  const bindings = isMapping(value.results) ? value.results.bindings : undefined;
  if (!Array.isArray(bindings)) return unreadable('is not SPARQL JSON: no results.bindings and no boolean');
  const oddRow = bindings.findIndex((row: unknown) => typeof row !== 'object' || row === null || Array.isArray(row));
  if (oddRow >= 0) return unreadable(`is not SPARQL JSON: results.bindings[${oddRow}] is no object`);
  return { kind: 'select', columns: columnsOf(value.head, bindings), rows: bindings };
}

/** The variables of the head; engines that leave the head out get those of their rows. */
function columnsOf(head: unknown, rows: readonly Mapping[]): readonly string[] {
  const declared = isMapping(head) ? head.vars : undefined;
  if (Array.isArray(declared)) return declared.filter((name) => typeof name === 'string');
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

function nameOfKind(value: unknown): string {
  if (value === null || value === undefined) return 'no output';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}

function unreadable(reason: string): SparqlResult {
  return { kind: 'unreadable', reason };
}

const NO_ROWS = /"bindings"\s*:\s*\[\s*\]/;

/** True for SPARQL JSON that holds a table without rows; most outputs are told apart without parsing them. */
export function isEmptyResult(output: unknown): boolean {
  if (output === null || output === undefined) return false;
  if (typeof output === 'string' && !NO_ROWS.test(output)) return false;
  const result = decodeSparqlResult(output);
  return result.kind === 'select' && result.rows.length === 0;
}
