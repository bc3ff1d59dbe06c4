import { MAX_NAME } from '../shown.js';
import { readPlainCsv, readPlainJson } from '../tables/forms/plain-table.js';
import { type Rows, type Unreadable, unreadable } from '../tables/forms/rows.js';
import { listElsewhere, valueAtPaths } from '../tables/forms/rows-at.js';
import { type FoundResult, type FoundTable, findInText, findInValue } from '../tables/read-table.js';
import { readBoundedJson } from '../text/json.js';
import { ANY_ITEM, type JsonPath } from '../text/json-path.js';
import { beginningOf, isMapping, madeAt } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { type ComparedOutput, jsonForm } from './mcp.js';
import type { ReferenceStep } from './model.js';

/** How the table of an output is found: by whatever form the output has, or by the media type alone, and at which path of JSON: the first that exists, or null for all of the output. */
export type TableForm = Readonly<ReturnType<typeof tableForm>>;

/** A table as it was read; `columns` are null where nothing names them, as there are no rows. */
export type Table = FoundTable | Unreadable;

export const TABLE_DELIMITERS: ReadonlyMap<string | null, ',' | '\t'> = new Map([
  ['text/csv', ','],
  ['text/tab-separated-values', '\t'],
]);

export function tableForm({ mediaType, matching }: ReferenceStep, tables: ScoringRules['tables']) {
  const { rowsAt = null, columns = null, header = null } = matching ?? {};
  return { tables, delimiter: TABLE_DELIMITERS.get(mediaType) ?? null, rowsAt, columns, header };
}

/** The tables that were read of an output, by their forms: it is compared with all steps of a group. */
const TABLES = new WeakMap<ComparedOutput, Map<string, Table>>();

/** The table of an output, read at most once for a form. Never throws. */
export function tableIn(output: ComparedOutput, form: TableForm): Table {
  const key = JSON.stringify(form, (_, part) => (part === ANY_ITEM ? null : part));
  const known = madeAt(TABLES, output, () => new Map<string, Table>());
  return madeAt(known, key, () => readTable(output, form));
}

/** Reads an output as a table. Never throws. */
export function readTable(output: ComparedOutput, form: TableForm): Table {
  if (output.value === undefined) return unreadable('is not a table: no output');
  if (form.tables === 'by_media_type') {
    const read = readByMediaType(output, form);
    return read.kind === 'table' ? { ...read, form: 'a table' } : read;
  }
  return findRows(output, form) ?? unreadable(`is not a table: ${EXPECTED}, got ${shownBeginning(output)}`);
}

const EXPECTED = 'expected rows in JSON, CSV, Markdown or another known form';

function shownBeginning({ text }: ComparedOutput): string {
  return typeof text === 'string' ? JSON.stringify(beginningOf(text.trim(), MAX_NAME)) : 'another value';
}

/** CSV where the reference is CSV and the output is not JSON, else JSON. */
function readByMediaType({ value, text, ofValue }: ComparedOutput, form: TableForm): Rows | Unreadable {
  const { delimiter, columns } = form;
  const isJsonText = typeof text === 'string' && /^\s*[[{]/.test(text);
  if (delimiter && typeof text === 'string' && !isJsonText) return readPlainCsv(text, delimiter);
  if (value === null) return unreadable('is not a table: no output');
  const json = jsonForm(ofValue);
  if (json.kind === 'value') {
    // Rows that stand alone need no path to them.
    const found = form.rowsAt && !Array.isArray(json.value) ? valueAtPaths(json.value, form.rowsAt) : json.value;
    return found === undefined ? unreadable('is not a table: nothing is at rows_at') : readPlainJson(found, columns);
  }
  if (delimiter && typeof text === 'string') return readPlainCsv(text, delimiter);
  return unreadable(`is not a table in JSON: ${json.reason}`);
}

/** The rows of an output: in blocks of a server that are tables by themselves, or one in each block, or in all blocks together. */
function findRows(output: ComparedOutput, form: TableForm): FoundResult {
  if (form.rowsAt) return rowsAtPaths(output, form.rowsAt, form);
  const { blocks = [], bare } = output;
  const alone = typeof bare?.output === 'string' ? textRows(bare.output, form) : null;
  const inBlocks = () => rowsOfTables(blocks, form) ?? rowPerBlock(blocks, form) ?? rowsBeforeRemarks(blocks, form);
  return alone ?? inBlocks() ?? findIn(output, form);
}

function textRows(text: string, form: TableForm): FoundTable | null {
  const found = findInText(text, form, () => readBoundedJson(text));
  return found?.kind === 'table' ? found : null;
}

/** The lines of the first block, with a remark of one line in each other one. */
function rowsBeforeRemarks([first = '', ...others]: readonly string[], form: TableForm): FoundTable | null {
  const isLine = (text: string) => !/[\r\n]/.test(text.trim());
  return others.length > 0 && /[\r\n]/.test(first) && others.every(isLine) ? textRows(first, form) : null;
}

/** The rows of the first block that is a table, and of those in the same form with the same columns; others are remarks. */
function rowsOfTables(blocks: readonly string[], form: TableForm): FoundTable | null {
  const tables = blocks.flatMap((block) => {
    const found = textRows(block, form);
    return found && isTable(found) ? [found] : [];
  });
  const [first] = tables;
  if (!first) return null;
  const headOf = ({ form: name, columns }: FoundTable) => JSON.stringify([name, columns]);
  const alike = tables.filter((table) => headOf(table) === headOf(first));
  return { ...first, rows: alike.flatMap(({ rows }) => rows) };
}

/** An object in each block, and a remark in the last one. */
function rowPerBlock(blocks: readonly string[], form: TableForm): FoundResult {
  const [remark, objects] = [blocks.at(-1) ?? '', blocks.slice(0, -1)];
  if (objects.length === 0 || /^\s*[[{]/.test(remark)) return null;
  const rows = objects.map((block) => readBoundedJson(block)).map((json) => json.kind === 'value' && json.value);
  return rows.every(isMapping) ? findInValue(rows, form) : null;
}

/** Whether a block is a table by itself, and no single row or value. */
function isTable({ rows, form, isLoose }: FoundTable): boolean {
  return !isLoose && !PARTS.has(form) && (rows.length > 0 || form === 'a list of rows');
}

const PARTS = new Set(['one object', 'one value', 'a list of values', 'lists of columns']);

function findIn({ value, ofValue }: ComparedOutput, form: TableForm): FoundResult {
  return typeof value === 'string' ? findInText(value, form, () => jsonForm(ofValue)) : findInValue(value, form);
}

function rowsAtPaths(output: ComparedOutput, paths: readonly JsonPath[], form: TableForm): FoundResult {
  const json = jsonForm(output.ofValue);
  if (json.kind === 'invalid') return findIn(output, form);
  const there = valueAtPaths(json.value, paths) ?? listElsewhere(json.value, paths);
  if (there !== undefined) return findInValue(there, form);
  // Rows that stand alone need no path to them.
  return Array.isArray(json.value) ? findIn(output, form) : unreadable('is not a table: nothing is at rows_at');
}
