import { readDelimited } from '../../text/delimited.js';
import { plural } from '../../text/numerals.js';
import { isMapping, own } from '../../text/values.js';
import { type Rows, readRowList, type Unreadable, unique, unreadable } from './rows.js';

/** CSV whose first line has the names of the columns: a table that is read by its media type alone. */
export function readPlainCsv(text: string, delimiter: ',' | '\t'): Rows | Unreadable {
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

const EXPECTED = 'expected a list of objects, a list of lists, or {columns, rows}';

/** The rows of JSON in one of three forms. */
export function readPlainJson(value: unknown, columns: readonly string[] | null): Rows | Unreadable {
  const [names, rows] = isMapping(value) ? [own(value, 'columns'), own(value, 'rows')] : [];
  const isNamed = Array.isArray(names) && Array.isArray(rows);
  const found = isNamed ? readRowList(rows, names.map(String), names.length) : readRowList(value, columns);
  if (found === null) return unreadable(`is not a table: ${EXPECTED}`);
  return found.kind === 'table' ? found : unreadable(`is not a table: it ${found.reason}`);
}
