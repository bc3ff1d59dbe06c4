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

/** The only list of rows under a key, wherever it is; undefined where there is none, or several. */
export function onlyListUnder(value: unknown, key: string): unknown {
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
