import { joinContinued } from './continued-cells.js';
import { type FormResult, type Lines, textRows, unreadable } from './rows.js';

const RULER = /^-+(?:(?:\+| +)-+)*\s*$/;
const FOOTER = /^\(\d+ rows?(?: affected)?\)$/;

/** Columns below a line of dashes: those of psql, with bars, and those of sqlite, with blanks. */
export function readRuled(_: string, linesOf: Lines): FormResult {
  const lines = linesOf();
  const at = lines.findIndex((line, index) => index > 0 && RULER.test(line) && lines[index - 1]?.trim() !== '');
  if (at < 1) return null;
  const ruler = lines[at] as string;
  const dashes = Array.from(ruler.matchAll(/-+/g), ({ index, 0: part }) => [index, part.length] as const);
  const sign = ruler.includes('+') ? '|' : ' ';
  const names = cellsOf(lines[at - 1] as string, dashes, sign);
  if (names?.every((name) => name.trim() !== '') !== true) return null;
  const below = lines.slice(at + 1);
  // psql counts the rows; else they end at an empty line.
  const [footer = -1, ...others] = below.flatMap((line, row) => (FOOTER.test(line.trim()) ? row : []));
  if (others.length > 0) return unreadable('there are several tables');
  const empty = below.findIndex((line) => line.trim() === '');
  const upTo = below.slice(0, footer >= 0 ? footer : empty >= 0 ? empty : undefined);
  // An empty line can be a row of one column.
  const rows = names.length === 1 ? upTo : upTo.filter((line) => line.trim() !== '');
  const cells = rows.map((line) => cellsOf(line, dashes, sign));
  const odd = cells.indexOf(null);
  if (odd >= 0) return unreadable(`row ${odd + 1} is not below the ${names.length} names`);
  const texts = sign === '|' ? joinContinued(cells as string[][]) : (cells as string[][]).map(trimmed);
  return { ...textRows(trimmed(names), texts), isLoose: names.length === 1 && footer < 0 };
}

/** The cells of a line; null where it does not have the columns of the dashes. */
function cellsOf(line: string, dashes: readonly (readonly [number, number])[], sign: string): string[] | null {
  const starts = dashes.map(([start]) => start);
  const isInPlace = starts.slice(1).every((start) => (line[start - 1] ?? ' ') === sign);
  // Wide letters take two places.
  const parts = isInPlace
    ? // psql leaves out the last blank of a line, by which a plus of the value is none behind it.
      dashes.map(([start, length], at) => line.slice(start, (starts[at + 1] ?? line.length + 1) - 1).padEnd(length))
    : line.split('|');
  return parts.length === dashes.length && (isInPlace || sign === '|') ? parts : null;
}

function trimmed(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim());
}
