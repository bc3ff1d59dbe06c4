import { readExactJson, readJson } from '../text/json.js';
import { plural } from '../text/numerals.js';
import { isMapping, type Mapping } from '../text/values.js';
import { isMostlyEmpty, type Unreadable, unreadable } from './forms/rows.js';

/** A SPARQL output: a boolean, rows, or an output that cannot be read. */
export type SparqlResult =
  | { readonly kind: 'ask'; readonly value: boolean }
  | { readonly kind: 'select'; readonly columns: readonly string[]; readonly rows: readonly Mapping[] }
  | Unreadable;

export type SelectResult = Extract<SparqlResult, { kind: 'select' }>;

/** Reads a tool output, text or value, as SPARQL 1.1 Query Results JSON. Never throws. */
export function decodeSparqlResult(output: unknown): SparqlResult {
  if (typeof output !== 'string') return resultOfValue(output);
  const known = LATEST_RESULTS.find(({ text }) => text === output);
  if (known) return known.result;
  const json = readJson(output);
  const result = json.kind === 'invalid' ? unreadable(`is not SPARQL JSON: ${json.reason}`) : resultOfValue(json.value);
  if (result.kind === 'select') TEXTS.set(result.rows, output);
  LATEST_RESULTS.push({ text: output, result });
  if (LATEST_RESULTS.length > 2) LATEST_RESULTS.shift();
  return result;
}

/** The texts from which rows were read. */
const TEXTS = new WeakMap<readonly Mapping[], string>();

/** A result with all digits of its numbers: JSON.parse rounds those that a double cannot hold. */
export function withAllDigits(result: SelectResult): SelectResult {
  const json = readExactJson(TEXTS.get(result.rows) ?? '');
  const exact = json.kind === 'value' ? resultOfValue(json.value) : json;
  return exact.kind === 'select' ? { ...result, rows: exact.rows } : result;
}

/** The two texts read last: a right answer is often the very text of its reference, and what is shown was compared before. */
const LATEST_RESULTS: { readonly text: string; readonly result: SparqlResult }[] = [];

function resultOfValue(value: unknown): SparqlResult {
  if (!isMapping(value)) return unreadable(`is not SPARQL JSON: ${nameOfKind(value)}, expected an object`);
  if (typeof value.boolean === 'boolean') return { kind: 'ask', value: value.boolean };
  const bindings = isMapping(value.results) ? value.results.bindings : undefined;
  if (!Array.isArray(bindings)) return unreadable('is not SPARQL JSON: no results.bindings and no boolean');
  const oddRow = bindings.findIndex((row: unknown) => typeof row !== 'object' || row === null || Array.isArray(row));
  if (oddRow >= 0) return unreadable(`is not SPARQL JSON: results.bindings[${oddRow}] is not an object`);
  const columns = columnsOf(value.head, bindings);
  if (isMostlyEmpty(columns, bindings)) {
    const size = `${bindings.length} rows of ${columns.length} ${plural(columns.length, 'column')}`;
    return unreadable(`has ${size}, nearly all of them empty`);
  }
  return { kind: 'select', columns, rows: bindings };
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

/** True for SPARQL JSON that holds a table without rows. */
export function isEmptyResult(output: unknown): boolean {
  if (output === null || output === undefined) return false;
  // Large outputs of other forms need not be parsed; a backslash can be part of an escaped key.
  if (typeof output === 'string' && !/bindings|\\/.test(output)) return false;
  const result = decodeSparqlResult(output);
  return result.kind === 'select' && result.rows.length === 0;
}
