import { textWidth } from '../formats/terminal.js';
import { visible } from '../words/text.js';

/** A line of untrusted text for a terminal: keeps inner blanks, removes characters that control a terminal. */
export function safeLine(text: string): string {
  return visible(text).trimEnd();
}

/**
 * Folds a text into lines of a width, between tokens: words, and quoted texts with their blanks. Only a token that is
 * longer than a line is broken. A text that needs more than `maxLines` lines is cut, with an ellipsis.
 */
export function folded(text: string, width: number, maxLines: number): string[] {
  if (textWidth(text) <= width) return [text];
  const indent = ' '.repeat(Math.min(/^ */.exec(text)?.[0].length ?? 0, Math.floor(width / 4)));
  const lines: string[] = [];
  let remaining = [...`${indent}${text.trimStart()}`.slice(0, 2 * width * maxLines + 2)];
  while (lines.length < maxLines) {
    const end = endOfLine(remaining, width, indent.length);
    if (end === remaining.length) return [...lines, remaining.join('')];
    lines.push(remaining.slice(0, end).join('').trimEnd());
    remaining = [...indent, ...remaining.slice(end).join('').trimStart()];
  }
  return [...lines.slice(0, -1), `${[...(lines.at(-1) ?? '')].slice(0, width - 1).join('')}…`];
}

/** Number of characters in a line: up to the last token that fits, or within a token that is longer than a line. */
function endOfLine(points: readonly string[], width: number, indent: number): number {
  const fit = fittingPoints(points, width);
  if (fit === points.length) return fit;
  const starts = tokenStarts(points);
  const start = starts.findLast((at) => at <= fit + 1) ?? 0;
  const token = points.slice(
    start,
    starts.find((at) => at > start),
  );
  if (start > indent && indent + textWidth(token.join('').trimEnd()) <= width) return start;
  const blank = points.lastIndexOf(' ', fit);
  return blank > width / 2 ? blank + 1 : Math.max(1, fit);
}

/** Number of characters that fit into a width. */
function fittingPoints(points: readonly string[], width: number): number {
  let size = 0;
  for (const [at, point] of points.entries()) {
    size += textWidth(point);
    if (size > width) return at;
  }
  return points.length;
}

/** Positions of the tokens that follow a blank. */
function tokenStarts(points: readonly string[]): number[] {
  const starts: number[] = [];
  let quote: string | null = null;
  for (let at = 0; at < points.length; at++) {
    const point = points[at] as string;
    if (point === '\\') at++;
    else if (point === quote) quote = null;
    else if (quote === null && (point === '"' || point === "'")) quote = point;
    else if (quote === null && point === ' ' && points[at + 1] !== ' ') starts.push(at + 1);
  }
  return starts;
}

/** Cuts a text to a width in the middle; keeps more of the end, because ids differ there. */
export function middleCut(text: string, width: number): string {
  if (text.length <= width && textWidth(text) <= width) return text;
  const points = [...text];
  const head: string[] = [];
  const tail: string[] = [];
  let room = width - 1;
  const third = Math.floor(room / 3);
  for (let at = 0; at < points.length && textWidth(head.join('') + points[at]) <= third; at++) {
    head.push(points[at] as string);
  }
  room -= textWidth(head.join(''));
  for (let at = points.length - 1; at > head.length; at--) {
    room -= textWidth(points[at] as string);
    if (room < 0) break;
    tail.unshift(points[at] as string);
  }
  return `${head.join('')}…${tail.join('')}`;
}

/** Pads a text with blanks to a width. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}
