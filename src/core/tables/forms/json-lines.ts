import { readBoundedJson } from '../../text/json.js';
import { type FormResult, isRowList, type Lines, readRowList, type TableKeys, unreadable } from './rows.js';

/** One row in JSON per line, of which there are at least two. */
export function readJsonLines(text: string, lines: Lines, { columns }: TableKeys): FormResult {
  if (!/^\s*[[{]/.test(text)) return null;
  const rows: unknown[] = [];
  for (const [at, line] of lines().entries()) {
    if (line.trim() === '') continue;
    const json = /^\s*[[{]/.test(line) ? readBoundedJson(line) : null;
    // A whole table in one line, and what follows are no rows.
    const isRow = json?.kind === 'value' && !(isRowList(json.value) && json.value.length > 0);
    if (!isRow) return rows.length < 2 ? null : unreadable(`line ${at + 1} is not a row in JSON`);
    rows.push(json.value);
  }
  return rows.length < 2 ? null : readRowList(rows, columns);
}
