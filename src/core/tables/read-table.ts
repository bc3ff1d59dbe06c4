import { MAX_NESTED } from '../limits.js';
import { type JsonResult, readBoundedJson } from '../text/json.js';
import { isMapping, once, own } from '../text/values.js';
import { type FormResult, type Rows, rowsOfObjects, type TableKeys, unreadable } from './forms/rows.js';
import { reportsError, wrappedRows } from './forms/wrapped-rows.js';
import { TEXT_FORMS, VALUE_FORMS } from './table-forms.js';

export interface FoundTable extends Rows {
  readonly form: string;
}

/** What was read; null: an output of no form. */
export type FoundResult = FoundTable | Exclude<FormResult, Rows>;

const NO_ROWS = { kind: 'table', columns: null, rows: [], isUntyped: false } as const;
const NOTHING: FoundTable = { ...NO_ROWS, form: 'an output without rows' };

export function findInValue(value: unknown, keys: TableKeys, inside = 0): FoundResult {
  if (inside > MAX_NESTED) return null;
  if (typeof value === 'string') return findInText(value, keys, () => readBoundedJson(value), inside);
  if (value === null || isEmptyContent(value)) return NOTHING;
  for (const { name, read } of VALUE_FORMS) {
    const found = withForm(name, read(value, keys));
    if (found) return found;
  }
  if (!isMapping(value)) return withForm('one value', rowsOfObjects([{ 1: value }], null));
  const inner = wrappedRows(value);
  const found = inner === undefined ? null : findInValue(inner, keys, inside + 1);
  // An error is no result without rows.
  if (found?.kind === 'table' && found.rows.length === 0 && reportsError(value)) {
    return unreadable('has an error in place of rows');
  }
  // A text can also be the value of a row: it has no rows, or one line of them.
  const isLine = ({ isUntyped }: Rows) => isUntyped && !/[\r\n]/.test(String(inner));
  const isRow = typeof inner === 'string' && (found?.kind !== 'table' || found.isLoose || isLine(found));
  return found && !isRow ? found : withForm('one object', rowsOfObjects([value], null));
}

function withForm(form: string, result: FormResult): FoundResult {
  if (result?.kind === 'unreadable') return unreadable(`looks like ${form}, but ${result.reason}`);
  return result && { ...result, form };
}

/** The result of an MCP server without any content. */
function isEmptyContent(value: unknown): boolean {
  if (!isMapping(value)) return false;
  const content = own(value, 'content');
  const isResult = Object.keys(value).every((key) => key === 'content' || key === 'isError' || key === '_meta');
  return isResult && Array.isArray(content) && content.length === 0;
}

const MAY_BE_JSON = /^\s*["[{\d\-tfn]/;
/** A beginning that hardly anything but JSON has. */
const IS_JSON = /^\s*(?:\[\s*[[{"]|\{\s*")/;

/** The rows of a text. `json`: its value in JSON. */
export function findInText(text: string, keys: TableKeys, json: () => JsonResult, inside = 0): FoundResult {
  if (text.trim() === '') return NOTHING;
  const whole = MAY_BE_JSON.test(text) ? json() : null;
  if (whole?.kind === 'value' && whole.value !== text) return findInValue(whole.value, keys, inside + 1);
  const brokenJson = whole?.kind === 'invalid' && IS_JSON.test(text) ? whole : null;
  const lines = once(() => text.split(/\r\n|\n|\r/));
  for (const { name, hasJson, read } of TEXT_FORMS) {
    const result = brokenJson && !hasJson ? null : read(text, lines, keys);
    if (result === null) continue;
    if (!('value' in result)) return withForm(name, result);
    const found = findInValue(result.value, keys, inside + 1);
    return found?.kind === 'table' ? { ...found, form: name } : found;
  }
  return brokenJson && unreadable(`looks like JSON, but breaks off: ${brokenJson.reason}`);
}
