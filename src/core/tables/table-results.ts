import { isMapping, madeAt, own } from '../text/values.js';
import { type CellReading, cellTerm, rawText, SPECIAL_NUMBER, textTerm } from './cell-terms.js';
import { DATATYPE_KINDS } from './cells.js';
import { isNumberOrDate } from './forms/number-texts.js';
import { bareName, type Rows, type Unreadable, unreadable } from './forms/rows.js';
import type { SelectResult, SparqlResult } from './result.js';

type Table = Rows | Unreadable;

export interface ResultRules {
  readonly required: readonly string[] | null;
  /** Only JSON's own types and plain CSV. */
  readonly isPlain: boolean;
  readonly texts: readonly string[];
  readonly nulls: readonly string[];
  readonly textOf: CellReading['textOf'];
}

/** Two tables as results that can be compared; if one has no types, those of the other are ignored. */
export function tableResults(reference: Table, actual: Table, rules: ResultRules): [SparqlResult, SparqlResult] {
  const tables = [reference, actual];
  const isUntyped = tables.some((table) => table.kind === 'table' && table.isUntyped);
  const hasTerms = tables.every((table) => table.kind === 'unreadable' || table.isTerms);
  const how = { ...rules, isUntyped, hasTerms };
  const left = resultOf(reference, rules.required, how, rules.texts);
  const named = left.kind === 'select' ? (rules.required ?? left.columns) : rules.required;
  if (reference.kind === 'unreadable' || actual.kind === 'unreadable') return [left, resultOf(actual, null, how, [])];
  const table = withFirstRow(actual, reference);
  if (isLineOfText(table, reference, named ?? [], rules.isPlain)) return [left, unreadable(NO_TABLE)];
  const right = resultOf(table, named, how, textColumns(rules.texts, reference, table));
  return [left, table.isKeyed && left.kind === 'select' && named ? withEmptyColumns(right, left, named) : right];
}

/** A table whose first line is no name of the reference and a row of it: the line is a row. */
function withFirstRow(table: Rows, reference: Rows): Rows {
  const { firstLine, ...rest } = table;
  if (!firstLine || namesIn(table).some((name) => new Set(namesIn(reference)).has(name))) return table;
  const wanted = JSON.stringify(firstLine);
  const isRow = reference.rows.some(
    (row) => row.length === firstLine.length && JSON.stringify(row.map((cell) => rawText(cell) ?? '')) === wanted,
  );
  if (!isRow) return table;
  return { ...rest, columns: firstLine.map((_, at) => `${at + 1}`), rows: [firstLine, ...table.rows] };
}

function namesIn({ columns }: Rows): string[] {
  return columns?.map(bareName) ?? [];
}

export const NO_TABLE = 'is not a table: lines of text without the names of the columns';
/** pandas gives the column of the numbers of its rows no name. */
const IDENTIFIER = /^(?:[\p{L}_][\p{L}\p{N}_.]*)?$/u;

/**
 * Whether a text, such as an error message, only looks like CSV: the first line alone, or one column for several. Where no rows
 * are expected, nothing but a name says that it is one.
 */
function isLineOfText(table: Rows, reference: Rows, columns: readonly string[], isPlain: boolean): boolean {
  if (table.isLoose && table.rows.length > 0) return columns.length !== 1;
  if (!table.isUntyped || table.rows.length > 0 || !(isPlain || table.firstLine)) return false;
  const names = new Set(namesIn(table));
  const areWords = table.firstLine?.every((name) => IDENTIFIER.test(name.trim())) === true;
  if (reference.rows.length > 0) return names.size < columns.length || !(names.size > 1 || areWords);
  if (names.size > 1 && areWords) return false;
  return names.size < columns.length || !columns.some((name) => names.has(bareName(name)));
}

/** The columns of the answer that stand for columns of texts: by their names, else by their texts. */
function textColumns(texts: readonly string[], reference: Rows, table: Rows): readonly string[] {
  return texts.flatMap((name) => {
    const same = table.columns?.find((column) => bareName(column) === bareName(name));
    if (same !== undefined) return [same];
    const wanted = textsOf(reference, name);
    return table.columns?.find((column) => wanted !== null && textsOf(table, column) === wanted) ?? [];
  });
}

/** The different texts of a column as one text; null where there is no such column. */
function textsOf({ columns, rows }: Rows, name: string): string | null {
  const at = columns?.indexOf(name) ?? -1;
  return at < 0 ? null : JSON.stringify([...new Set(rows.map((row) => rawText(row[at]) ?? ''))].sort());
}

type Result = SelectResult | Unreadable;

interface HowRead extends ResultRules {
  readonly isUntyped: boolean;
  readonly hasTerms: boolean;
}

/** The results that were made of tables, by how they were made. */
const RESULTS = new WeakMap<Table, Map<string, SelectResult>>();

/** A table as a result, made at most once. `named`: the columns of a table without rows. */
function resultOf(table: Table, named: readonly string[] | null, how: HowRead, texts: readonly string[]): Result {
  if (table.kind === 'unreadable') return table;
  const { columns, rows } = table;
  if (columns === null || (rows.length === 0 && !how.isPlain))
    return { kind: 'select', columns: named ?? columns ?? [], rows: [] };
  const { isUntyped, hasTerms, isPlain, nulls } = how;
  const key = JSON.stringify([isUntyped, hasTerms, isPlain, nulls, texts]);
  const known = madeAt(RESULTS, table, () => new Map<string, SelectResult>());
  return madeAt(known, key, () => {
    const termsOf = columns.map((name, at) => termMaker(table, at, how, texts.includes(name)));
    const termsIn = (row: readonly unknown[]) =>
      Object.fromEntries(columns.map((name, at) => [name, termsOf[at]?.(row[at])]));
    return { kind: 'select', columns, rows: rows.map(termsIn) };
  });
}

function termMaker(table: Rows, at: number, how: HowRead, isText: boolean): (cell: unknown) => unknown {
  const { isUntyped, isPlain, textOf } = how;
  const nulls = isPlain ? NO_NULLS : new Set([...how.nulls, ...nullsOf(table, at)]);
  const reading: CellReading = { isUntyped: isUntyped || hasNumberWords(table, at), isPlain, nulls, textOf };
  const make = isText && !isPlain ? textTerm : cellTerm;
  if (!table.isTerms) return (cell) => make(cell, reading);
  if (how.hasTerms && !isText) return (cell) => cell ?? undefined;
  return (cell) => make(cellOfTerm(cell), reading);
}

/** Whether texts such as `Infinity` stand in a column of numbers, as JSON has no such numbers. */
function hasNumberWords({ rows }: Rows, at: number): boolean {
  const isWord = (cell: unknown) => typeof cell === 'string' && SPECIAL_NUMBER.test(cell);
  const isNumberOrWord = (cell: unknown) => (cell ?? null) === null || typeof cell === 'number' || isWord(cell);
  return rows.every((row) => isNumberOrWord(row[at])) && rows.some((row) => typeof row[at] === 'number');
}

const NO_NULLS: ReadonlySet<string> = new Set();
const NULL = 'NULL';
const ESCAPED_NULL = '\\N';

/** Words for no value in a column of texts without types: `NULL` only where all other texts are numbers or dates. */
function nullsOf({ rows, isUntyped }: Rows, at: number): string[] {
  if (!isUntyped) return [];
  const hasNull = rows.some((row) => row[at] === NULL);
  const others = new Set(['', NULL, ESCAPED_NULL]);
  const isOnly = hasNull && rows.every((row) => others.has(String(row[at] ?? '')) || isNumberOrDate(String(row[at])));
  return isOnly ? [ESCAPED_NULL, NULL] : [ESCAPED_NULL];
}

/** The value of a term where the other side has no terms. */
function cellOfTerm(term: unknown): unknown {
  if (!isMapping(term)) return term;
  const { type, value, datatype } = term;
  if (type === 'bnode') return `_:${value}`;
  const kind = DATATYPE_KINDS.get(datatype);
  if (kind === 'boolean') return value === 'true' || value === '1';
  const isNumber = kind !== undefined && Number.isFinite(Number(value)) && value !== '';
  return isNumber ? Number(value) : value;
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

function isEmptyColumn({ rows }: SelectResult, name: string): boolean {
  return rows.every((row) => own(row, name) === undefined);
}
