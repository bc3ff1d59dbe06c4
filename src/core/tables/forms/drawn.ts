import { type FormResult, type Lines, textRows, unreadable } from './rows.js';

const BAR = /^[|│┃║]/;
/** A line between the names and the rows, or around a box; it has a dash. */
const RULER = /^[-+|:=\s─━═│┃║┄┌┏╭╔├┝┞┡┢┣╞╠╟╪└┗╰╚┬┳┯┰╤╦┼╋┿╀╁╂╇╈╬╫┴┻┷┸╧╩┐┓╮╗┤┥┦┩┪┫╡╣╢┘┛╯╝]+$/;
const DASH = /[-=─━═]/;
/** A line below which the columns have no bars: what follows are remarks of DuckDB. */
const JOINING = /^[├╞╠].*[┴╧╩]/;

/**
 * Tables of Markdown, and the boxes that mysql, psql, sqlite and DuckDB draw: cells between bars, the names above a line. There
 * can be a text before and after.
 */
export function readDrawn(_: string, linesOf: Lines): FormResult {
  const lines = linesOf();
  const start = tableStart(lines);
  if (start < 0) return null;
  const length = lines.slice(start).findIndex((line) => !isPart(line) || JOINING.test(line.trim()));
  const drawn = lines.slice(start, length < 0 ? undefined : start + length).map((line) => line.trim());
  const isBox = isRuler(drawn[0] as string);
  const header = isBox ? 1 : 0;
  const names = cellsOf(drawn[header] ?? '');
  const ruler = drawn.findIndex((line, at) => at > header && isRuler(line));
  if (ruler < 0 || isRuler(drawn[header] ?? '-')) return null;
  const rows = drawn.slice(ruler + 1).filter((line) => BAR.test(line));
  const after = lines.slice(start).findIndex((line) => !isPart(line));
  if (after >= 0 && tableStart(lines.slice(start + after)) >= 0) return unreadable('there are several tables');
  const odd = rows.findIndex((line) => cellsOf(line).length !== names.length || !/[|│┃║]$/.test(line));
  if (odd >= 0) return unreadable(`row ${odd + 1} is not below the ${names.length} names`);
  const hasEnd = !isBox || JOINING.test(lines[start + length]?.trim() ?? '') || isRuler(drawn.at(-1) as string);
  return hasEnd ? textRows(names, rows.map(cellsOf)) : unreadable('the box has no end');
}

function tableStart(lines: readonly string[]): number {
  return lines.findIndex((line, at) => isPart(line) && isPart(lines[at + 1] ?? ''));
}

function isPart(line: string): boolean {
  return BAR.test(line.trimStart()) || (isRuler(line.trim()) && /^\s*[^-=:\s]/.test(line));
}

function isRuler(line: string): boolean {
  return DASH.test(line) && RULER.test(line);
}

/** The cells of a line between bars; `\|` is a bar in a cell. */
function cellsOf(line: string): string[] {
  const parts = line
    .slice(1)
    .replaceAll('\\|', '\u0000')
    .split(/[|│┃║]/);
  if (parts.at(-1)?.trim() === '') parts.pop();
  return parts.map((part) =>
    part
      .trim()
      .replaceAll('\u0000', '|')
      .replace(/<br\s?\/?>/gi, '\n'),
  );
}
