import { type FormResult, type Lines, textRows, unreadable } from './rows.js';

/** The line before a row, the sign between a name and its value, the last line, and how the lines of a value are one. */
const CLIENTS = [
  { start: /^-\[ RECORD \d{1,10} \]/, sign: '|', end: /^$/, join: withoutPlus },
  {
    ...{ start: /^\*{9,40} \d{1,10}\. row \*{9}/, sign: ':', end: /^\d{1,10} rows? in set\b/ },
    join: (lines: readonly string[]) => lines.join('\n'),
  },
];
const NO_ROWS = /^(?:\(0 rows\)|Empty set(?: \([\d.]{1,20} sec\))?)$/;

/**
 * One value in each line, as psql (`\x`) and mysql (`\G`) print it, with the sign in one place of all lines. A value with several
 * lines goes on in the next ones.
 */
export function readLinePerValue(text: string, linesOf: Lines): FormResult {
  if (NO_ROWS.test(text.trim())) return { kind: 'table', columns: null, rows: [], isUntyped: true };
  const client = /^(?:-\[|\*{9})/.test(text) && CLIENTS.find(({ start }) => start.test(linesOf()[0] as string));
  if (!client) return null;
  const lines = linesOf().slice(0, text.endsWith('\n') ? -1 : undefined);
  const place = lines[1]?.indexOf(client.sign) ?? -1;
  const rows: { readonly name: string; readonly lines: string[] }[][] = [];
  for (const line of lines) {
    if (client.end.test(line)) break;
    const isInPlace = line[place] === client.sign;
    const name = isInPlace ? line.slice(0, place).trim() : '';
    const value = isInPlace ? line.slice(place + 1).replace(/^ /, '') : line;
    if (client.start.test(line)) rows.push([]);
    else if (name !== '') rows.at(-1)?.push({ name, lines: [value] });
    else rows.at(-1)?.at(-1)?.lines.push(value);
  }
  const names = (rows[0] ?? []).map(({ name }) => name);
  const odd = rows.findIndex((row) => row.length !== names.length || row.some(({ name }, at) => name !== names[at]));
  if (odd >= 0) return unreadable(`row ${odd + 1} does not have the ${names.length} names of the first`);
  const values = rows.map((row) => row.map(({ lines }) => client.join(lines)));
  return textRows(names, values);
}

/** psql ends a line that goes on with a plus. */
function withoutPlus(lines: readonly string[]): string {
  return lines.map((line, at) => (at < lines.length - 1 ? line.slice(0, -1).trimEnd() : line)).join('\n');
}
