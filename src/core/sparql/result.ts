import { readJson } from '../text/json.js';
import { plural } from '../text/numerals.js';
import { isMapping, type Mapping } from '../values.js';
import { parseResult } from './parse-result.js';

/** What a SPARQL output says: a yes or no, rows, or nothing that can be read. */
export type SparqlResult =
  | { readonly kind: 'ask'; readonly value: boolean }
  | { readonly kind: 'select'; readonly columns: readonly string[]; readonly rows: readonly Mapping[] }
  | { readonly kind: 'unreadable'; readonly reason: string };

export type SelectResult = Extract<SparqlResult, { kind: 'select' }>;

/** Reads a tool output, text or value, as SPARQL 1.1 Query Results JSON. Never throws. */
export function decodeSparqlResult(output: unknown): SparqlResult {
  if (typeof output !== 'string') return resultOfValue(output);
  const known = latestOf(output);
  if (known) return known;
  const json = readJson(output, parseResult);
  const result = json.kind === 'invalid' ? unreadable(`is not SPARQL JSON: ${json.reason}`) : resultOfValue(json.value);
  LATEST.push({ text: output, result });
  if (LATEST.length > MOST_LATEST) LATEST.shift();
  return result;
}

/** The texts read last: a right answer is often the very text of its reference, and what is shown was compared before. */
const LATEST: { readonly text: string; readonly result: SparqlResult }[] = [];
const MOST_LATEST = 2;

function latestOf(output: string): SparqlResult | undefined {
  return LATEST.find(({ text }) => text === output)?.result;
}

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

/** Cells of a table that is compared however few of them are bound. */
const FREE_CELLS = 5_000_000;
/** Cells of a larger one for each that is bound: a short text must not ask for much more memory than it takes. */
const CELLS_PER_BOUND = 50;

/** Whether a table would take much more memory than the text that it was read from. */
export function isMostlyEmpty(columns: readonly string[], rows: readonly object[]): boolean {
  const cells = columns.length * rows.length;
  if (cells <= FREE_CELLS) return false;
  const bound = rows.reduce((sum, row) => sum + Object.keys(row).length, 0);
  return cells > CELLS_PER_BOUND * (bound + columns.length);
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

/** Without its first quote: a text that begins with a rare character is found twice as fast. */
const BINDINGS = 'bindings"';
const NO_ROWS = /\s*:\s*\[\s*\]/y;

/** Searched as a text: an expression takes several times as long for a large output. */
function mayHaveNoRows(text: string): boolean {
  for (let at = text.indexOf(BINDINGS); at >= 0; at = text.indexOf(BINDINGS, at + 1)) {
    NO_ROWS.lastIndex = at + BINDINGS.length;
    if (NO_ROWS.test(text)) return true;
  }
  return false;
}

/** True for SPARQL JSON that holds a table without rows; most outputs are distinguished without parsing them. */
export function isEmptyResult(output: unknown): boolean {
  if (output === null || output === undefined) return false;
  if (typeof output === 'string' && !latestOf(output) && !mayHaveNoRows(output)) return false;
  const result = decodeSparqlResult(output);
  return result.kind === 'select' && result.rows.length === 0;
}
