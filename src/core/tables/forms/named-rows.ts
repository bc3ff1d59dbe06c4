import { isMapping, own } from '../../text/values.js';
import { type FormResult, isRowList, readRowList, rowsOfLists } from './rows.js';

/** Keys under which programs write the names of columns, and the rows. */
const NAMES_KEYS = ['columns', 'fields', 'column_names', 'columnNames', 'headers', 'header', 'meta', 'schema'];
const ROWS_KEYS = ['rows', 'values', 'data', 'records', 'results', 'result'];

/** Names and rows side by side: `{columns, rows}`, `{fields, values}`, `{meta, data}`; also alone in a list. */
export function readNamedRows(value: unknown): FormResult {
  const table: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isMapping(table)) return null;
  const rows = ROWS_KEYS.map((key) => own(table, key)).find(isRowList);
  const names = NAMES_KEYS.map((key) => namesOf(own(table, key))).find((found) => found !== null);
  return rows && names ? readRowList(rows.map(cellsOf), names, names.length) : null;
}

/** The cells of a row that servers wrap: Neo4j in `{row: […], meta: […]}`, BigQuery in `{f: [{v: …}]}`. */
function cellsOf(row: unknown): unknown {
  if (!isMapping(row)) return row;
  const [cells, fields] = [own(row, 'row'), own(row, 'f')];
  if (Array.isArray(cells) && Array.isArray(own(row, 'meta'))) return cells;
  if (!Array.isArray(fields) || Object.keys(row).length > 1) return row;
  return fields.map((field: unknown) => (isMapping(field) ? own(field, 'v') : field));
}

function namesOf(value: unknown): string[] | null {
  if (isMapping(value)) return namesOf(own(value, 'fields'));
  if (!Array.isArray(value)) return null;
  const names = value.map((item: unknown) => (isMapping(item) ? own(item, 'name') : item));
  return names.every((name) => typeof name !== 'object' && name !== undefined) ? names.map(String) : null;
}

/** The columns one by one: `{"id": [1, 2], "n": [3, 4]}`, or by the numbers of their rows: `{"id": {"0": 1, "1": 2}}`. */
export function readColumnLists(value: unknown): FormResult {
  if (!isMapping(value)) return null;
  const [names, columns] = [Object.keys(value), Object.values(value).map(columnOf)];
  const isLists = columns.every((column) => column !== null);
  const height = isLists ? columns[0]?.length : undefined;
  if (!isLists || height === undefined || columns.some((column) => column.length !== height)) return null;
  // A single list of objects or lists is a list of rows.
  if (names.length === 1 && height > 0 && isRowList(columns[0])) return null;
  const rows = Array.from({ length: height }, (_, row) => columns.map((column) => column[row]));
  return rowsOfLists(rows, names, names.length);
}

/** The cells of a column; null for what is none. pandas numbers the rows from 0. */
function columnOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isMapping(value)) return null;
  const numbers = Object.keys(value);
  return numbers.length > 0 && numbers.every((number, at) => number === `${at}`) ? Object.values(value) : null;
}
