import { MAX_SPARSE } from '../../limits.js';
import { isMapping } from '../../text/values.js';

export interface Rows {
  readonly kind: 'table';
  /** null: nothing names them, as there are no rows. */
  readonly columns: readonly string[] | null;
  readonly rows: Lists;
  /** The cells are texts that say nothing of their types, as in CSV. */
  readonly isUntyped: boolean;
  /** The rows are objects, which can leave out keys. */
  readonly isKeyed?: boolean;
  /** The cells are terms of SPARQL results. */
  readonly isTerms?: boolean;
  /** The first line of a text, where it has the names: nothing but its values tells it from a row. */
  readonly firstLine?: readonly string[];
  /** Nothing but its lines says that the text is a table: it has one column. */
  readonly isLoose?: boolean;
}

export interface Unreadable {
  readonly kind: 'unreadable';
  readonly reason: string;
}

export function unreadable(reason: string): Unreadable {
  return { kind: 'unreadable', reason };
}

/** What a form reads of an output: its rows, or where it breaks the form that it looks like; null: it is of another form. */
export type FormResult = Rows | Unreadable | null;

/** The lines of a text, which are made when a form needs them. */
export type Lines = () => readonly string[];

/** A value that is in an output, to be read in its place. */
export interface InnerValue {
  readonly value: unknown;
}

export interface TableKeys {
  readonly delimiter: ',' | '\t' | null;
  /** Names for columns that have none of their own. */
  readonly columns: readonly string[] | null;
  /** Whether the first line has the names of the columns; null: the line shows it. */
  readonly header: boolean | null;
}

/** The rows of a text without types. Each row has as many cells as there are names, or fewer. */
export function textRows(names: readonly string[], rows: readonly (readonly string[])[]): Rows {
  return { kind: 'table', columns: unique(names), rows, isUntyped: true };
}

export function rowsOfObjects(
  rows: readonly Readonly<Record<string, unknown>>[],
  columns: readonly string[] | null,
): Rows | Unreadable {
  const names = rows.length === 0 ? columns : [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (names && isMostlyEmpty(names, rows)) return unreadable('has columns that are nearly all empty');
  const cells = rows.map((row) => (names ?? []).map((name) => (Object.hasOwn(row, name) ? row[name] : undefined)));
  return { kind: 'table', columns: names, rows: cells, isUntyped: false, isKeyed: true };
}

type Lists = readonly (readonly unknown[])[];

/** Rows that are lists. `least`: how many columns there are at least; names of the corpus alone make no column. */
export function rowsOfLists(rows: Lists, columns: readonly string[] | null, least = 0): Rows | Unreadable {
  const width = rows.reduce((most, row) => Math.max(most, row.length), least);
  const names = Array.from({ length: width }, (_, at) => columns?.[at] ?? `${at + 1}`);
  if (isMostlyEmpty(names, rows)) return unreadable('has rows of very different lengths');
  return { kind: 'table', columns: unique(names), rows, isUntyped: false };
}

/** A list of objects, or a list of lists. `least`: how many columns lists have at least. */
export function readRowList(value: unknown, columns: readonly string[] | null = null, least = 0): FormResult {
  if (!Array.isArray(value)) return null;
  if (value.every(isMapping)) return rowsOfObjects(value, columns);
  if (value.every((row): row is unknown[] => Array.isArray(row))) return rowsOfLists(value, columns, least);
  if (value.some((row) => typeof row === 'object' && row !== null)) {
    return unreadable('has rows that are neither all objects nor all lists');
  }
  return null;
}

export function isRowList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && (value.every(isMapping) || value.every(Array.isArray));
}

/** A list of values: one column without a name. */
export function readValueList(value: unknown, columns: readonly string[] | null): FormResult {
  if (!Array.isArray(value) || value.some((item) => typeof item === 'object' && item !== null)) return null;
  const rows = value.map((item: unknown) => [item]);
  return rowsOfLists(rows, columns);
}

/** Makes names unique, because they become keys of a row: a repeated name gets a number. */
export function unique(names: readonly string[]): string[] {
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

/** Maximum cells per bound cell in a larger table, so that a short text cannot take much more memory than its length. */
const CELLS_PER_BOUND = 50;

/** Whether a table would take much more memory than the text that it was read from. */
export function isMostlyEmpty(columns: readonly string[], rows: readonly object[]): boolean {
  const cells = columns.length * rows.length;
  if (cells <= MAX_SPARSE) return false;
  const bound = rows.reduce((sum, row) => sum + Object.keys(row).length, 0);
  return cells > CELLS_PER_BOUND * (bound + columns.length);
}

/** A name without its capitals and the blanks around it. */
export function bareName(name: string): string {
  return name.trim().toLowerCase();
}
