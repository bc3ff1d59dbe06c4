import type { Allowed, TextDiff } from '../../core/show/texts.js';
import { signedLine } from '../../core/steps/shown.js';
import { type DiffLine, type LinePair, pairLines } from '../../core/text/diff.js';
import { counted } from '../../core/text/numerals.js';
import { type TerminalStyle, textWidth, WIDE } from '../formats/terminal.js';
import { visible } from '../words/text.js';

/** Maximum terminal lines for one line of a text. */
export const MAX_FOLDS = 8;
const SEPARATOR = ' │ ';

export interface Sides {
  readonly left: string;
  readonly right: string;
}

/** Renders two texts for a terminal: side by side if there is room, else one below the other. */
export function renderDiff(diff: TextDiff, sides: Sides, style: TerminalStyle): string[] {
  const { leftOut, allowed } = diff;
  const lines = linesWithError(diff);
  const isWide = style.width >= WIDE;
  const isAlike = lines.some(({ kind }) => kind === 'alike');
  return [
    ...(isAlike ? [style.dim('~ the same except for the names of variables')] : []),
    ...(isWide ? renderBeside(lines, sides, style) : renderBelow(lines, sides, style)),
    ...(allowed ? [style.dim(`  … ${allowedText(allowed)}`)] : []),
    ...(leftOut > 0 ? [style.dim(`… ${leftOutText(leftOut)}`)] : []),
  ];
}

/** The lines of both texts; the one with a syntax error says so. */
export function linesWithError({ lines, errorLine }: TextDiff): readonly DiffLine[] {
  return lines.map((line) => {
    const isError = 'right' in line && line.right === errorLine;
    return isError ? { ...line, right: `${line.right} ← syntax error` } : line;
  });
}

/** "12 further characters were not compared" */
export function leftOutText(count: number): string {
  return `${counted(count, 'further character')} ${count === 1 ? 'was' : 'were'} not compared`;
}

/** "31 further keys, allowed" */
export function allowedText({ keys, items, ignored }: Allowed): string {
  const further = [
    ...(keys > 0 ? [counted(keys, 'further key')] : []),
    ...(items > 0 ? [counted(items, 'further item')] : []),
  ];
  const parts = [
    ...(further.length > 0 ? [`${further.join(' and ')}, allowed`] : []),
    ...(ignored > 0 ? [counted(ignored, 'ignored value')] : []),
  ];
  return parts.join('; ');
}

/** Renders one text, without marks. */
export function renderText({ lines, leftOut }: TextDiff, style: TerminalStyle): string[] {
  const shownLines = lines.flatMap((line) =>
    'left' in line ? foldedLine(line.left, style.width - 2).map((text) => `  ${text}`) : [restLine(line, style)],
  );
  return [...shownLines, ...(leftOut > 0 ? [style.dim(`… ${counted(leftOut, 'further character')}`)] : [])];
}

function foldedLine(text: string, width: number): string[] {
  return folded(safeLine(text), width, MAX_FOLDS);
}

function restLine(line: DiffLine, style: TerminalStyle): string {
  const lines = line.kind === 'gap' || line.kind === 'cut' ? line.lines : 0;
  return style.dim(line.kind === 'gap' ? `  … ${counted(lines, 'equal line')}` : `  … ${counted(lines, 'more line')}`);
}

function renderBelow(lines: readonly DiffLine[], { left, right }: Sides, style: TerminalStyle): string[] {
  const markLines = (mark: string, text: string, paint: (text: string) => string) =>
    foldedLine(text, style.width - 2).map((part, at) => paint(`${at === 0 ? mark : ' '} ${part}`));
  const body = lines.flatMap((line) => {
    if (line.kind === 'removed') return markLines('-', signedLine(line.left), style.red);
    if (line.kind === 'added') return markLines('+', signedLine(line.right), style.green);
    return 'lines' in line ? [restLine(line, style)] : markLines(MARKS[line.kind][0], line.right, String);
  });
  return [style.dim(`- ${left}`), style.dim(`+ ${right}`), ...body];
}

const MARKS = { same: [' ', ' '], alike: ['~', '~'], changed: ['-', '+'] } as const;

function renderBeside(lines: readonly DiffLine[], { left, right }: Sides, style: TerminalStyle): string[] {
  const width = Math.floor((style.width - SEPARATOR.length) / 2);
  const head = style.dim(`${padded(`- ${left}`, width)}${SEPARATOR}+ ${right}`);
  return [
    head,
    ...pairLines(lines).flatMap((pair) => ('lines' in pair ? [restLine(pair, style)] : besideRow(pair, width, style))),
  ];
}

function besideRow({ kind, left, right }: LinePair, width: number, style: TerminalStyle): string[] {
  const marks = MARKS[kind];
  const formatCells = (text: string | null, mark: string) =>
    text === null
      ? []
      : foldedLine(kind === 'changed' ? signedLine(text) : text, width - 2).map(
          (part, at) => `${at === 0 ? mark : ' '} ${part}`,
        );
  const [leftCells, rightCells] = [formatCells(left, marks[0]), formatCells(right, marks[1])];
  const [red, green] = kind === 'changed' ? [style.red, style.green] : [String, String];
  return Array.from({ length: Math.max(leftCells.length, rightCells.length) }, (_, at) => {
    const cell = padded(leftCells[at] ?? '', width);
    return `${red(cell)}${style.dim(SEPARATOR)}${green(rightCells[at] ?? '')}`.trimEnd();
  });
}

/** A line of untrusted text for a terminal: keeps inner blanks, removes characters that control a terminal. */
export function safeLine(text: string): string {
  return visible(text).trimEnd();
}

/** Folds a text into lines of a width, at blanks. What needs more than `maxLines` lines is cut, with an ellipsis. */
export function folded(text: string, width: number, maxLines: number): string[] {
  if (textWidth(text) <= width) return [text];
  const indent = ' '.repeat(Math.min(/^ */.exec(text)?.[0].length ?? 0, Math.floor(width / 4)));
  const lines: string[] = [];
  let remaining = [...`${indent}${text.trimStart()}`.slice(0, 2 * width * maxLines + 2)];
  while (lines.length < maxLines) {
    const end = endOfLine(remaining, width);
    if (end === remaining.length) return [...lines, remaining.join('')];
    lines.push(remaining.slice(0, end).join('').trimEnd());
    remaining = [...indent, ...remaining.slice(end).join('').trimStart()];
  }
  return [...lines.slice(0, -1), `${[...(lines.at(-1) ?? '')].slice(0, width - 1).join('')}…`];
}

/** Number of characters in a line: up to the last blank that fits, or within a word that takes most of it. */
function endOfLine(points: readonly string[], width: number): number {
  let [size, afterBlank] = [0, 0];
  for (const [at, point] of points.entries()) {
    size += textWidth(point);
    if (size > width) return point === ' ' ? at : afterBlank > width / 3 ? afterBlank : Math.max(1, at);
    if (point === ' ') afterBlank = at + 1;
  }
  return points.length;
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}
