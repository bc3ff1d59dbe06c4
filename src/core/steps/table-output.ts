import { isMostlyEmpty, type SelectResult, type SparqlResult } from '../sparql/result.js';
import { readDelimited } from '../text/delimited.js';
import { readBoundedJson } from '../text/json.js';
import { ANY_ITEM, type JsonPath } from '../text/json-path.js';
import { plural } from '../text/numerals.js';
import { isMapping, own } from '../values.js';
import type { ComparedOutput } from './mcp.js';
import { cellTerm } from './table-cells.js';

/** How the table of an output is found. */
export interface TableForm {
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
    }
  | Unreadable;

type Unreadable = Extract<SparqlResult, { kind: 'unreadable' }>;

export const TABLE_DELIMITERS: ReadonlyMap<string | null, ',' | '\t'> = new Map([
  ['text/csv', ','],
  ['text/tab-separated-values', '\t'],
]);

/** Reads an output as a table: CSV where the reference is CSV and the output is no JSON, else JSON. Never throws. */
export function readTable({ value, text }: ComparedOutput, form: TableForm): Table {
  const delimiter = TABLE_DELIMITERS.get(form.mediaType);
  const isJsonText = typeof text === 'string' && /^\s*[[{]/.test(text);
  if (delimiter && typeof text === 'string' && !isJsonText) return readCsv(text, delimiter);
  if (value === undefined || value === null) return unreadable('is not a table: no output');
  if (typeof value !== 'string') return tableOfJson(value, form);
  const json = readBoundedJson(value);
  if (json.kind === 'value') return tableOfJson(json.value, form);
  return delimiter && typeof text === 'string'
    ? readCsv(text, delimiter)
    : unreadable(`is not a table in JSON: ${json.reason}`);
}

function unreadable(reason: string): Unreadable {
  return { kind: 'unreadable', reason };
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
  if (Array.isArray(found)) return tableOfRows(found, columns);
  const [names, rows] = isMapping(found) ? [own(found, 'columns'), own(found, 'rows')] : [];
  if (!Array.isArray(names) || !Array.isArray(rows)) {
    return unreadable('is not a table: expected a list of objects, a list of lists, or {columns, rows}');
  }
  return tableOfRows(rows, names.map(String));
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((at, key) => {
    if (typeof key === 'string') return isMapping(at) ? own(at, key) : undefined;
    return key === ANY_ITEM || !Array.isArray(at) ? undefined : at[key];
  }, value);
}

function tableOfRows(rows: readonly unknown[], columns: readonly string[] | null): Table {
  if (rows.every(isMapping)) {
    const names = rows.length === 0 ? columns : [...new Set(rows.flatMap((row) => Object.keys(row)))];
    if (names && isMostlyEmpty(names, rows)) return unreadable('has columns that are nearly all empty');
    const cells = rows.map((row) => (names ?? []).map((name) => own(row, name)));
    return { kind: 'table', columns: names, rows: cells, isUntyped: false };
  }
  if (!rows.every((row): row is unknown[] => Array.isArray(row))) {
    return unreadable('is not a table: its rows are neither all objects nor all lists');
  }
  const width = rows.reduce((most, row) => Math.max(most, row.length), columns?.length ?? 0);
  const names = Array.from({ length: width }, (_, at) => columns?.[at] ?? `${at + 1}`);
  if (isMostlyEmpty(names, rows)) return unreadable('has rows of very different lengths');
  return { kind: 'table', columns: unique(names), rows, isUntyped: false };
}

/** Columns are keys of a row: a name that occurs again gets a number. */
function unique(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let count = 2; seen.has(free); count++) free = `${name} (${count})`;
    seen.add(free);
    return free;
  });
}

/** Two tables as results that can be compared; beside a table without types, the other one has none either. */
export function tableResults(
  reference: Table,
  actual: Table,
  required: readonly string[] | null,
): [SparqlResult, SparqlResult] {
  const isUntyped = [reference, actual].some((table) => table.kind === 'table' && table.isUntyped);
  const left = resultOf(reference, required, isUntyped);
  const named = left.kind === 'select' ? (required ?? left.columns) : required;
  return [left, isLineOfText(actual, named) ? unreadable(NO_CSV) : resultOf(actual, named, isUntyped)];
}

const NO_CSV = 'is not CSV: a line of text, with fewer names than there are columns, and no rows';

/** An error message, for example, which reads like the names of a CSV file. */
function isLineOfText(table: Table, columns: readonly string[] | null): boolean {
  if (table.kind === 'unreadable' || !table.isUntyped || table.rows.length > 0) return false;
  return (table.columns?.length ?? 0) < (columns?.length ?? 0);
}

/** `named`: the columns of a table that has none, as it has no rows. */
function resultOf(table: Table, named: readonly string[] | null, isUntyped: boolean): SelectResult | Unreadable {
  if (table.kind === 'unreadable') return table;
  const columns = table.columns ?? named ?? [];
  const rows = table.rows.map((row) =>
    Object.fromEntries(columns.map((name, at) => [name, cellTerm(row[at], isUntyped)])),
  );
  return { kind: 'select', columns, rows };
}
