import { type FormResult, type Lines, textRows, unique } from './rows.js';

const EMPTY = /^Empty DataFrame\nColumns: \[(.*)\]\nIndex: \[\]\s*$/;
const MISSING = new Set(['NaN', 'NaT', 'None', '<NA>']);
const SIZE = /^\[\d+ rows x \d+ columns\]$/;

/** A table as pandas prints it: columns that end below the ends of their names, behind the numbers of the rows. */
export function readDataFrame(text: string, linesOf: Lines): FormResult {
  const [, columns] = EMPTY.exec(text) ?? [];
  if (columns !== undefined) return textRows(columns === '' ? [] : columns.split(', '), []);
  if (!/^ +\S.*\r?\n0 /.test(text)) return null;
  const lines = linesOf();
  const end = lines.findIndex((line) => line.trim() === '' || SIZE.test(line));
  const table = lines.slice(0, end < 0 ? undefined : end).map((line) => Array.from(line));
  const ends = columnEnds(table);
  const [names = [], ...rows] = table.map((line) =>
    ends.map((end, at) =>
      line
        .slice(ends[at - 1] ?? 0, end)
        .join('')
        .trim(),
    ),
  );
  const odd = rows.findIndex(([number], at) => number !== `${at}`);
  if (names[0] !== '' || names.slice(1).includes('')) return null;
  if (odd >= 0) return { broken: `row ${odd + 1} does not have the number ${odd}` };
  if (names.includes('...') || names.at(-1) === '\\') return { broken: 'not all of its columns are side by side' };
  const cells = rows.map((row) => row.slice(1).map((cell) => (MISSING.has(cell) ? null : cell)));
  return { columns: unique(names.slice(1)), rows: cells, isUntyped: true };
}

/** Where columns end: with a word of the names, if the next place is blank in all lines. Numbers stand before the first. */
function columnEnds([names = [], ...rows]: readonly (readonly string[])[]): number[] {
  const isBlank = (line: readonly string[], at: number) => (line[at] ?? ' ') === ' ';
  const wordEnds = names.flatMap((sign, at) => (sign !== ' ' && isBlank(names, at + 1) ? [at + 1] : []));
  const numberEnd = `${rows.length - 1}`.length;
  return [numberEnd, ...wordEnds.filter((end) => rows.every((row) => isBlank(row, end)))];
}
