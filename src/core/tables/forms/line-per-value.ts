import { type FormResult, type Lines, textRows } from './rows.js';

/** The line before a row, the sign between a name and its value, and the last line. */
const CLIENTS = [
  { start: /^-\[ RECORD \d{1,10} \]/, sign: '|', end: /^$/ },
  { start: /^\*{9,40} \d{1,10}\. row \*{9}/, sign: ':', end: /^\d{1,10} rows? in set\b/ },
];
const NO_ROWS = /^(?:\(0 rows\)|Empty set(?: \([\d.]{1,20} sec\))?)$/;

/** One value in each line, as psql (`\x`) and mysql (`\G`) print it. A value with several lines goes on in the next ones. */
export function readLinePerValue(text: string, linesOf: Lines): FormResult {
  if (NO_ROWS.test(text.trim())) return { columns: null, rows: [], isUntyped: true };
  const client = /^(?:-\[|\*{9})/.test(text) && CLIENTS.find(({ start }) => start.test(linesOf()[0] as string));
  if (!client) return null;
  const rows: [name: string, value: string][][] = [];
  for (const line of linesOf()) {
    if (client.end.test(line)) break;
    const row = rows.at(-1);
    const at = line.indexOf(client.sign);
    const [name, value] = [line.slice(0, Math.max(0, at)).trim(), line.slice(at + 1).replace(/^ /, '')];
    const last = row?.at(-1);
    if (client.start.test(line)) rows.push([]);
    else if (name !== '') row?.push([name, value]);
    // psql ends a line that goes on with a plus.
    else if (last) last[1] = `${last[1].endsWith('+') ? last[1].slice(0, -1).trimEnd() : last[1]}\n${value}`;
  }
  const names = (rows[0] ?? []).map(([name]) => name);
  const odd = rows.findIndex((row) => row.length !== names.length || row.some(([name], at) => name !== names[at]));
  if (odd >= 0) return { broken: `row ${odd + 1} does not have the ${names.length} names of the first` };
  return textRows(
    names,
    rows.map((row) => row.map(([, value]) => value)),
  );
}
