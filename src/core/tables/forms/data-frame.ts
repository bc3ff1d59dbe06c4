import { type FormResult, type Lines, textRows, unique, unreadable } from './rows.js';

const EMPTY = /^Empty DataFrame\nColumns: \[(.*)\]\nIndex: \[\]\s*$/;
/** What pandas writes for missing and for true and false values. */
const WORDS = new Map<string, string | null>([
  ...['NaN', 'NaT', 'None', '<NA>'].map((word): [string, null] => [word, null]),
  ['True', 'true'],
  ['False', 'false'],
]);
const SIZE = /^\[\d+ rows x \d+ columns\]$/;

/** A table as pandas prints it: columns that end below the ends of their names, behind the numbers of the rows. */
export function readDataFrame(text: string, linesOf: Lines): FormResult {
  const [, columns] = EMPTY.exec(text) ?? [];
  if (columns !== undefined) return textRows(columns === '' ? [] : columns.split(', '), []);
  if (!/^ +\S.*\r?\n\d/.test(text)) return null;
  const lines = linesOf();
  const end = lines.findIndex((line) => line.trim() === '' || SIZE.test(line));
  const table = lines.slice(0, end < 0 ? undefined : end).map((line) => Array.from(line));
  // All columns end in the same place of all lines.
  if (table.some(({ length }) => length !== table[0]?.length) || table[0]?.at(-1) === ' ') return null;
  const ends = columnEnds(table);
  const textIn = (line: readonly string[], start: number, end: number) => line.slice(start, end).join('').trim();
  const [names = [], ...rows] = table.map((line) => ends.map((end, at) => textIn(line, ends[at - 1] ?? 0, end)));
  const odd = rows.findIndex(([number = '']) => !/^\d+$/.test(number));
  if (names[0] !== '') return null;
  if (odd >= 0) return unreadable(`row ${odd + 1} has no number`);
  if (names.includes('...') || names.at(-1) === '\\') return unreadable('not all of its columns are side by side');
  const cells = rows.map((row) => row.slice(1).map((cell) => (WORDS.has(cell) ? WORDS.get(cell) : cell)));
  return { kind: 'table', columns: unique(names.slice(1)), rows: cells, isUntyped: true };
}

/**
 * Where columns end: with a word of the names, if the next place is blank in all lines and a row has something above it. The
 * numbers of the rows come first.
 */
function columnEnds([names = [], ...rows]: readonly (readonly string[])[]): number[] {
  const isBlank = (line: readonly string[], at: number) => (line[at] ?? ' ') === ' ';
  const widest = (most: number, row: readonly string[]) => Math.max(most, row.indexOf(' '));
  const ends = [rows.reduce(widest, 1)];
  for (const at of names.keys()) {
    if (isBlank(names, at) || !isBlank(names, at + 1) || !rows.every((row) => isBlank(row, at + 1))) continue;
    if (rows.some((row) => row.slice(ends.at(-1), at + 1).some((sign) => sign !== ' '))) ends.push(at + 1);
  }
  return ends;
}
