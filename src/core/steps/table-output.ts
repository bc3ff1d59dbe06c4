import { isMostlyEmpty, type SelectResult, type SparqlResult, type Unreadable, unreadable } from '../tables/result.js';
import { asValues } from '../tables/sparql-forms.js';
import type { SparqlOptions } from '../tables/table.js';
import { NO_RULES, normalizer } from '../tables/value-rules.js';
import { readDelimited } from '../text/delimited.js';
import { ANY_ITEM, type JsonPath } from '../text/json-path.js';
import { plural } from '../text/numerals.js';
import { isMapping, madeAt, own } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { canonicalText } from './match-leaf.js';
import { matchOutputRow } from './match-outputs.js';
import { type ComparedOutput, jsonForm } from './mcp.js';
import type { ReferenceStep } from './model.js';
import { type PreparedActual, type PreparedReference, SPARQL_MEDIA_TYPE } from './step.js';

/** The outputs of two steps as tables, and how they are compared. */
interface ComparedTables {
  readonly left: SparqlResult;
  readonly right: SparqlResult;
  readonly options: SparqlOptions;
}

/** Whether the output of a reference step is compared as a table. */
export function isTable({ step: { mediaType, matching } }: Pick<PreparedReference, 'step'>): boolean {
  const { comparedAs } = matchOutputRow(matching?.output ?? null);
  return comparedAs === 'table' || (comparedAs === 'kind' && mediaType === SPARQL_MEDIA_TYPE);
}

/** Whether the output of a reference step is a table with rows to find, and no yes or no. */
export function hasRows(reference: PreparedReference): boolean {
  const isSparql = reference.step.mediaType === SPARQL_MEDIA_TYPE;
  return isTable(reference) && (!isSparql || reference.sparql().kind === 'select');
}

/** Both outputs as tables: SPARQL results as they are, others in their own form. */
export function comparedTables(
  reference: PreparedReference,
  actual: PreparedActual,
  knobs: ScoringRules,
): ComparedTables {
  const { mediaType, requiredColumns } = reference.step;
  const options = tableOptions(reference, knobs);
  if (mediaType === SPARQL_MEDIA_TYPE) {
    const [left, right] = [reference.sparql(), actual.sparql()];
    if (knobs.cells !== 'values') return { left, right, options };
    const text = () => referenceOutput(reference, knobs).text;
    return { left: asValues(left, text), right: asValues(right, () => actual.output().text), options };
  }
  const form = tableForm(reference.step);
  const [one, other] = [tableIn(referenceOutput(reference, knobs), form), tableIn(actual.output(), form)];
  const [left, right] = tableResults(one, other, requiredColumns);
  return { left, right, options: { ...options, cells: knobs.cells === 'lexical' ? 'typed' : knobs.cells } };
}

/** How the tables of a step are found in outputs. */
export function tableForm({ mediaType, matching }: ReferenceStep): TableForm {
  return { mediaType, rowsAt: matching?.rowsAt ?? null, columns: matching?.columns ?? null };
}

/** How the rows of two tables are compared. */
function tableOptions({ step }: PreparedReference, knobs: ScoringRules): SparqlOptions {
  const { tolerance = null, normalize = null } = step.matching?.outputRules ?? {};
  const booleans = normalize?.includes('boolean') ?? false;
  const rules = { tolerance, normalized: normalize && normalizer(normalize), booleans };
  return {
    requiredColumns: step.requiredColumns,
    ordered: step.ordered,
    ignoreDuplicates: step.ignoreDuplicates ?? knobs.duplicates === 'ignore',
    cells: knobs.cells,
    ...((tolerance || normalize) && { rules }),
  };
}

/** The output of a reference step as it is compared. */
export function referenceOutput(reference: PreparedReference, { mcp_results }: ScoringRules): ComparedOutput {
  return mcp_results === 'unwrap' ? reference.unwrapped() : reference.recorded();
}

/** How the table of an output is found. */
interface TableForm {
  readonly mediaType: string | null;
  /** Where the rows of JSON are; null: it is all of the output. */
  readonly rowsAt: JsonPath | null;
  /** Names for rows that are lists. */
  readonly columns: readonly string[] | null;
}

/** A table as it was read; `columns` are null where nothing names them, as there are no rows. */
export type Table =
  | {
      readonly kind: 'table';
      readonly columns: readonly string[] | null;
      readonly rows: readonly (readonly unknown[])[];
      /** The cells are texts that say nothing of their types, as in CSV. */
      readonly isUntyped: boolean;
      /** The rows are objects, which can leave out keys. */
      readonly isKeyed?: boolean;
    }
  | Unreadable;

export const TABLE_DELIMITERS: ReadonlyMap<string | null, ',' | '\t'> = new Map([
  ['text/csv', ','],
  ['text/tab-separated-values', '\t'],
]);

/** The tables that were read of an output, by their forms: it is compared with all steps of a group. */
const TABLES = new WeakMap<ComparedOutput, Map<string, Table>>();

/** The table of an output, read at most once for a form. */
function tableIn(output: ComparedOutput, form: TableForm): Table {
  return madeAt(
    madeAt(TABLES, output, () => new Map<string, Table>()),
    formText(form),
    () => readTable(output, form),
  );
}

function formText({ mediaType, rowsAt, columns }: TableForm): string {
  return JSON.stringify([mediaType, rowsAt?.map((part) => (part === ANY_ITEM ? null : part)), columns]);
}

/** Reads an output as a table: CSV where the reference is CSV and the output is not JSON, else JSON. Never throws. */
export function readTable({ value, text, ofValue }: ComparedOutput, form: TableForm): Table {
  const delimiter = TABLE_DELIMITERS.get(form.mediaType);
  const isJsonText = typeof text === 'string' && /^\s*[[{]/.test(text);
  if (delimiter && typeof text === 'string' && !isJsonText) return readCsv(text, delimiter);
  if (value === undefined || value === null) return unreadable('is not a table: no output');
  const json = jsonForm(ofValue);
  if (json.kind === 'value') return tableOfJson(json.value, form);
  return delimiter && typeof text === 'string'
    ? readCsv(text, delimiter)
    : unreadable(`is not a table in JSON: ${json.reason}`);
}

function readCsv(text: string, delimiter: ',' | '\t'): Table {
  const read = readDelimited(text, delimiter);
  if (read.kind === 'invalid') return unreadable(`is not CSV: ${read.reason}`);
  const [names, ...records] = read.records;
  if (!names) return unreadable('is not CSV: no line with the names of the columns');
  // An empty line is a row without a value where there is one column, and no row elsewhere.
  const rows = names.length === 1 ? records : records.filter((record) => record.length > 1 || record[0] !== '');
  const wide = rows.findIndex((row) => row.length > names.length);
  if (wide < 0) return { kind: 'table', columns: unique(names), rows, isUntyped: true };
  const first = `the first line ${names.length} ${plural(names.length, 'name')}`;
  return unreadable(`is not CSV: row ${wide + 1} has ${rows[wide]?.length} values, ${first}`);
}

function tableOfJson(value: unknown, { rowsAt, columns }: TableForm): Table {
  // Rows that stand alone need no path to them.
  const found = rowsAt && !Array.isArray(value) ? valueAt(value, rowsAt) : value;
  if (found === undefined) return unreadable('is not a table: nothing is at rows_at');
  if (Array.isArray(found)) return tableOfRows(found, columns, 0);
  const [names, rows] = isMapping(found) ? [own(found, 'columns'), own(found, 'rows')] : [];
  if (!Array.isArray(names) || !Array.isArray(rows)) {
    return unreadable('is not a table: expected a list of objects, a list of lists, or {columns, rows}');
  }
  return tableOfRows(rows, names.map(String), names.length);
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((at, key) => {
    if (typeof key === 'string') return isMapping(at) ? own(at, key) : undefined;
    return key === ANY_ITEM || !Array.isArray(at) ? undefined : at[key];
  }, value);
}

/** `least`: how many columns rows that are lists have at least; names of the corpus alone make no column. */
function tableOfRows(rows: readonly unknown[], columns: readonly string[] | null, least: number): Table {
  if (rows.every(isMapping)) {
    const names = rows.length === 0 ? columns : [...new Set(rows.flatMap((row) => Object.keys(row)))];
    if (names && isMostlyEmpty(names, rows)) return unreadable('has columns that are nearly all empty');
    const cells = rows.map((row) => (names ?? []).map((name) => own(row, name)));
    return { kind: 'table', columns: names, rows: cells, isUntyped: false, isKeyed: true };
  }
  if (!rows.every((row): row is unknown[] => Array.isArray(row))) {
    return unreadable('is not a table: its rows are neither all objects nor all lists');
  }
  const width = rows.reduce((most, row) => Math.max(most, row.length), least);
  const names = Array.from({ length: width }, (_, at) => columns?.[at] ?? `${at + 1}`);
  if (isMostlyEmpty(names, rows)) return unreadable('has rows of very different lengths');
  return { kind: 'table', columns: unique(names), rows, isUntyped: false };
}

/** Makes names unique, because they become keys of a row: a repeated name gets a number. */
function unique(names: readonly string[]): string[] {
  const seen = new Set<string>();
  // The next number of a name, so that a name that is repeated thousands of times is not counted from 2 each time.
  const next = new Map<string, number>();
  return names.map((name) => {
    let free = name;
    let count = next.get(name) ?? 2;
    for (; seen.has(free); count++) free = `${name} (${count})`;
    next.set(name, count);
    seen.add(free);
    return free;
  });
}

/** Two tables as results that can be compared; if one has no types, those of the other are ignored. */
function tableResults(
  reference: Table,
  actual: Table,
  required: readonly string[] | null,
): [SparqlResult, SparqlResult] {
  const isUntyped = [reference, actual].some((table) => table.kind === 'table' && table.isUntyped);
  const left = resultOf(reference, required, isUntyped);
  const named = left.kind === 'select' ? (required ?? left.columns) : required;
  if (isLineOfText(actual, reference, named ?? [])) return [left, unreadable(NO_CSV)];
  const right = resultOf(actual, named, isUntyped);
  const isKeyed = actual.kind === 'table' && actual.isKeyed;
  return [left, isKeyed && left.kind === 'select' && named ? withEmptyColumns(right, left, named) : right];
}

/**
 * The table with columns that are empty in all rows of the reference: objects can leave out keys without a value. A column that the
 * reference does not have can be one of these under another name, with values.
 */
function withEmptyColumns<R extends SparqlResult>(right: R, left: SelectResult, named: readonly string[]): R {
  if (right.kind !== 'select') return right;
  const [known, ours] = [new Set(right.columns), new Set(left.columns)];
  const absent = named.filter((name) => !known.has(name));
  const others = right.columns.filter((name) => !ours.has(name)).length;
  const empty = absent.filter((name) => isEmptyColumn(left, name)).slice(0, Math.max(0, absent.length - others));
  if (empty.length === 0 || named.every((name) => isEmptyColumn(left, name))) return right;
  return { ...right, columns: [...right.columns, ...empty] };
}

/** Whether no row of a table has a value in a column. */
function isEmptyColumn({ rows }: SelectResult, name: string): boolean {
  return rows.every((row) => own(row, name) === undefined);
}

const NO_CSV = 'is not CSV: a line of text without the names of the columns, and no rows';

/**
 * Whether a text, such as an error message, only looks like the first line of a CSV file. Where no rows are expected, nothing but
 * a name says that it is one.
 */
function isLineOfText(table: Table, reference: Table, columns: readonly string[]): boolean {
  if (table.kind === 'unreadable' || !table.isUntyped || table.rows.length > 0) return false;
  const names = new Set(table.columns?.map((name) => name.trim().toLowerCase()));
  const isEmpty = reference.kind === 'table' && reference.rows.length === 0;
  return names.size < columns.length || (isEmpty && !columns.some((name) => names.has(name.trim().toLowerCase())));
}

/** The results that were made of tables, with their types and without. */
const RESULTS = [new WeakMap<Table, SelectResult>(), new WeakMap<Table, SelectResult>()] as const;

/** A table as a result, made at most once. `named`: the columns of a table without rows, which has no names itself. */
function resultOf(table: Table, named: readonly string[] | null, isUntyped: boolean): SelectResult | Unreadable {
  if (table.kind === 'unreadable') return table;
  if (table.columns === null) return { kind: 'select', columns: named ?? [], rows: [] };
  const { columns, rows } = table;
  const termsOf = (row: readonly unknown[]) =>
    Object.fromEntries(columns.map((name, at) => [name, cellTerm(row[at], isUntyped)]));
  return madeAt(RESULTS[isUntyped ? 0 : 1], table, () => ({ kind: 'select', columns, rows: rows.map(termsOf) }));
}

const XSD = 'http://www.w3.org/2001/XMLSchema#';

/** A term as SPARQL results have it, or a number or boolean in its place. */
type Term = { readonly type?: string; readonly value: unknown; readonly datatype?: string };

const NUMERAL = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i;
const INTEGER = /^\s*[+-]?\d+\s*$/;
/** A code such as a postal code, which is not a number. */
const LEADING_ZERO = /^\s*[+-]?0\d/;

/**
 * The cell of a table as a term: JSON types as they are; a text without a type that is a finite number as that number.
 * null, nothing, and without types the empty text, are unbound.
 */
function cellTerm(cell: unknown, isUntyped: boolean): Term | undefined {
  if (cell === null || cell === undefined || (isUntyped && cell === '')) return undefined;
  if (typeof cell === 'string') return isUntyped ? untypedTerm(cell) : literal(cell);
  if (typeof cell === 'bigint') return { ...literal(String(cell)), datatype: `${XSD}integer` };
  if (isUntyped && (typeof cell === 'boolean' || (typeof cell === 'number' && !Number.isFinite(cell)))) {
    return literal(String(cell));
  }
  if (typeof cell === 'number' || typeof cell === 'boolean') return { value: cell };
  return literal(canonicalText(cell, NO_RULES.paths, { rules: NO_RULES, normalized: String }));
}

function literal(value: string): Term & { readonly value: string } {
  return { type: 'literal', value };
}

function untypedTerm(text: string): Term {
  const isNumber = NUMERAL.test(text) && !LEADING_ZERO.test(text);
  if (!isNumber || !Number.isFinite(Number(text))) return literal(text);
  const type = INTEGER.test(text) ? 'integer' : /e/i.test(text) ? 'double' : 'decimal';
  return { ...literal(text), datatype: XSD + type };
}
