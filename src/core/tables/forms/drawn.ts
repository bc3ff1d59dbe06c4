import { joinContinued } from './continued-cells.js';
import { type FormResult, type Lines, type TableKeys, textRows, unreadable } from './rows.js';

const BAR = /^[|│┃║]/;
const BARS = /[|│┃║┆]/;
const BOTH_BARS = /^\s*[|│┃║].*[|│┃║]\s*$/;
/** A line between the names and the rows, or around a box; it has a dash. */
const RULER = /^[-+|:=\s─━═│┃║┄┌┏╭╔├┝┞┡┢┣╞╠╟╪└┗╰╚┬┳┯┰╤╦┼╋┿╀╁╂╇╈╬╫┴┻┷┸╧╩┐┓╮╗┤┥┦┩┪┫╡╣╢┘┛╯╝]+$/;
const DASH = /[-=─━═]/;
/** A line below which the columns have no bars: what follows are remarks of DuckDB. */
const JOINING = /^[├╞╠].*[┴╧╩]/;
/** The line below the names of a table of Markdown that has no bars around it. */
const OPEN_RULER = /^\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+$/;

/**
 * Tables of Markdown, and the boxes that mysql, psql, sqlite, DuckDB and Jena draw: cells between bars, the names above a line. There
 * can be a text before and after.
 */
export function readDrawn(_: string, linesOf: Lines, keys: TableKeys): FormResult {
  const lines = withBars(linesOf());
  const start = tableStart(lines);
  if (start < 0) return null;
  const length = lines.slice(start).findIndex((line, at) => !isPart(lines, start + at) || JOINING.test(line.trim()));
  const drawn = lines.slice(start, length < 0 ? undefined : start + length).map((line) => line.trim());
  const isBox = isRuler(drawn[0] as string);
  const header = isBox ? 1 : 0;
  // In a box of Polars, there are dashes between bars above the types of the columns.
  const ruler = drawn.findIndex((line, at) => at > header && isRuler(line) && !(isBox && BAR.test(line)));
  if (ruler < 0 || isRuler(drawn[header] ?? '-')) return null;
  if (!isBox && !BAR.test(drawn[ruler] as string)) return unreadable('the box has no names');
  // Where the line between names and rows has the bars of the columns.
  const places = isBox ? Array.from((drawn[ruler] as string).matchAll(/[^-=─━═]/g), ({ index }) => index) : [];
  // mysql leaves the names and the line below them out with `-N`.
  const isBare =
    isBox && drawn.filter(isRuler).length === 2 && ruler === drawn.length - 1 && !drawn[ruler]?.includes('=');
  const first = cellsOf(drawn[header] ?? '', places);
  const names = isBare ? first.map((_name, at) => keys.columns?.[at] ?? `${at + 1}`) : first;
  const rows = drawn.slice(isBare ? header : ruler + 1).filter((line) => BAR.test(line));
  const after = lines.findIndex((_line, at) => at >= start && !isPart(lines, at));
  if (after >= 0 && tableStart(lines.slice(after)) >= 0) return unreadable('there are several tables');
  const cells = rows.map((line) => cellsOf(line, places));
  const odd = rows.findIndex((line, at) => cells[at]?.length !== names.length || !/[|│┃║]$/.test(line));
  if (odd >= 0) return unreadable(`row ${odd + 1} is not below the ${names.length} names`);
  const hasEnd = !isBox || JOINING.test(lines[start + length]?.trim() ?? '') || isRuler(drawn.at(-1) as string);
  if (!hasEnd) return unreadable('the box has no end');
  const texts = (isBox ? joinContinued(cells) : cells).map((row) => row.map(plainCell));
  return textRows(names.map(plainCell), texts);
}

/** The lines with bars around those of a table of Markdown that has none. */
function withBars(lines: readonly string[]): readonly string[] {
  const ruler = lines.findIndex((line, at) => at > 0 && OPEN_RULER.test(line) && lines[at - 1]?.includes('|'));
  if (ruler < 0 || BAR.test((lines[ruler - 1] as string).trim())) return lines;
  const length = lines.slice(ruler).findIndex((line) => !line.includes('|'));
  const end = length < 0 ? lines.length : ruler + length;
  return lines.map((line, at) => (at >= ruler - 1 && at < end ? `|${line}|` : line));
}

function tableStart(lines: readonly string[]): number {
  return lines.findIndex((_, at) => isPart(lines, at) && isPart(lines, at + 1));
}

/** Whether a line is one of a table; a line of dashes alone, next to one with bars at both ends. */
function isPart(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  if (BAR.test(line)) return true;
  return isRuler(line) && (/^[^-=:]/.test(line) || [at - 1, at + 1].some((next) => BOTH_BARS.test(lines[next] ?? '')));
}

function isRuler(line: string): boolean {
  return DASH.test(line) && RULER.test(line);
}

/** The cells of a line between the bars, where these are in their places; else between all bars, but those with a backslash. */
function cellsOf(line: string, places: readonly number[]): string[] {
  const isInPlace =
    places.length > 2 && places.at(-1) === line.length - 1 && places.every((at) => BARS.test(line[at] ?? ''));
  if (isInPlace) return places.slice(1).map((end, at) => line.slice((places[at] as number) + 1, end));
  const parts = line.slice(1).replaceAll('\\|', '\u0000').split(BARS);
  if (parts.at(-1)?.trim() === '') parts.pop();
  return parts.map((part) => part.replaceAll('\u0000', '|'));
}

function plainCell(text: string): string {
  return text.trim().replace(/<br\s?\/?>/gi, '\n');
}
