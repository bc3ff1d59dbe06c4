import { readBoundedJson } from '../../text/json.js';
import { ANY_ITEM, type JsonPath } from '../../text/json-path.js';
import { isMapping, type Mapping, own } from '../../text/values.js';
import { isRowList } from './rows.js';

/** Keys under which servers put the rows. */
const ROWS_KEYS = new Set(['rows', 'results', 'result', 'data', 'records', 'items', 'output', 'response']);

/** Keys of what servers say about the rows, in small letters and without signs. */
const REMARK_KEYS = new Set([
  ...['success', 'ok', 'status', 'error', 'errors', 'message', 'warnings', 'info', 'notifications', 'counters'],
  ...['count', 'rowcount', 'total', 'totalrows', 'totalcount', 'rowsaffected', 'affectedrows', 'changes', 'truncated'],
  ...['sql', 'query', 'command', 'keys', 'summary', 'statement', 'database', 'sourceid'],
  ...['schema', 'fields', 'columns', 'columntypes'],
  ...['meta', 'metadata', 'statistics', 'took', 'time', 'duration', 'durationms', 'elapsed', 'executiontime'],
  ...['executiontimems', 'bookmarks', 'limit', 'offset', 'hasmore', 'rowsbeforelimitatleast', 'lastinsertrowid', 'oid'],
]);

/**
 * What is in the wrapping of a server, as in `{"success": true, "rows": […]}`; undefined where a mapping is none. Next to another
 * key than `rows`, there can only be remarks: the rest of an object with lists is a part of it.
 */
export function wrappedRows(value: unknown): unknown {
  if (!isMapping(value)) return undefined;
  const rows = own(value, 'rows');
  if (isRowList(rows)) return rows;
  const [key, ...others] = Object.keys(value).filter((name) => ROWS_KEYS.has(name));
  if (key === undefined || others.length > 0) return undefined;
  const inside = own(value, key);
  const isRemark = (name: string) => REMARK_KEYS.has(name.replace(/[_-]/g, '').toLowerCase());
  const isRemarked = Object.keys(value).every((name) => name === key || isRemark(name));
  const mayHaveRows = isRowList(inside) || isMapping(inside) || typeof inside === 'string';
  return isRemarked && mayHaveRows ? inside : undefined;
}

/** Whether a server says in its wrapping that the call failed. */
export function reportsError(value: Mapping): boolean {
  return ['success', 'ok'].some((key) => own(value, key) === false) || Boolean(own(value, 'error'));
}

/**
 * The only list of rows under the last key of the paths, wherever it is, as the path above it differs between the releases of some
 * servers; undefined where there is none, or several.
 */
export function listElsewhere(value: unknown, paths: readonly JsonPath[]): unknown {
  const key = paths.at(-1)?.findLast((part) => typeof part === 'string');
  if (key === undefined) return undefined;
  const found: unknown[] = [];
  const pending: unknown[] = [value];
  for (let next = pending.pop(); next !== undefined && found.length < 2; next = pending.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const rows = isMapping(next) ? own(next, key) : undefined;
    if (isRowList(rows)) found.push(rows);
    for (const item of Object.values(next)) if (item !== rows && item !== null) pending.push(item);
  }
  return found.length === 1 ? found[0] : undefined;
}

/** The value at the first of some paths that exists, also in JSON that is written as text; undefined where there is none. */
export function valueAtPaths(value: unknown, paths: readonly JsonPath[]): unknown {
  for (const path of paths) {
    const found = valueAt(value, path);
    if (found !== undefined) return found;
  }
  return undefined;
}

function valueAt(value: unknown, [key, ...rest]: JsonPath): unknown {
  if (key === undefined || value === undefined) return value;
  const inside = typeof value === 'string' ? inText(value) : value;
  if (typeof key === 'string') return isMapping(inside) ? valueAt(own(inside, key), rest) : undefined;
  if (!Array.isArray(inside)) return undefined;
  if (key !== ANY_ITEM) return valueAt(inside[key], rest);
  const items = inside.map((item) => valueAt(item, rest)).filter((item) => item !== undefined);
  // The lists of several pages are one.
  const areRows = items.length > 0 && items.every((item) => Array.isArray(item) && item.every(isMapping));
  const isPages = rest.includes(ANY_ITEM) || areRows;
  return items.length > 0 || inside.length === 0 ? (isPages ? items.flat() : items) : undefined;
}

function inText(text: string): unknown {
  const json = /^\s*[[{"]/.test(text) ? readBoundedJson(text) : null;
  return json?.kind === 'value' ? json.value : undefined;
}
