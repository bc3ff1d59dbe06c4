import type { TextDiff } from '../../core/show/question.js';
import { signedLine } from '../../core/text/blanks.js';
import { type DiffLine, type LinePair, pairLines } from '../../core/text/diff.js';
import { counted } from '../../core/text/numerals.js';
import type { TerminalStyle } from '../formats/terminal.js';
import { folded, padded, safeLine } from './lines.js';

/** From this width on the two texts stand beside each other. */
const SIDE_BY_SIDE = 100;
/** Lines of a terminal that one line of a text may take. */
const MAX_FOLDS = 6;
const BETWEEN = ' │ ';

/** What the two sides are called. */
export interface Sides {
  readonly left: string;
  readonly right: string;
}

/** Two texts as lines of a terminal: beside each other where there is room, else one below the other. */
export function renderDiff({ lines, leftOut }: TextDiff, sides: Sides, style: TerminalStyle): string[] {
  const isWide = style.width >= SIDE_BY_SIDE;
  const isAlike = lines.some(({ kind }) => kind === 'alike');
  return [
    ...(isAlike ? [style.dim('~ the same except for the names of variables')] : []),
    ...(isWide ? beside(lines, sides, style) : below(lines, sides, style)),
    ...(leftOut > 0
      ? [style.dim(`… ${counted(leftOut, 'further character')} ${leftOut === 1 ? 'was' : 'were'} not compared`)]
      : []),
  ];
}

/** One text, without any marks. */
export function renderText({ lines, leftOut }: TextDiff, style: TerminalStyle): string[] {
  const shown = lines.flatMap((line) =>
    'left' in line ? foldedLine(line.left, style.width - 2).map((text) => `  ${text}`) : [restLine(line, style)],
  );
  return [...shown, ...(leftOut > 0 ? [style.dim(`… ${counted(leftOut, 'further character')}`)] : [])];
}

function foldedLine(text: string, width: number): string[] {
  return folded(safeLine(text), width, MAX_FOLDS);
}

function restLine(line: DiffLine, style: TerminalStyle): string {
  const lines = line.kind === 'gap' || line.kind === 'cut' ? line.lines : 0;
  return style.dim(line.kind === 'gap' ? `  … ${counted(lines, 'equal line')}` : `  … ${counted(lines, 'more line')}`);
}

function below(lines: readonly DiffLine[], { left, right }: Sides, style: TerminalStyle): string[] {
  const marked = (mark: string, text: string, paint: (text: string) => string) =>
    foldedLine(text, style.width - 2).map((part, at) => paint(`${at === 0 ? mark : ' '} ${part}`));
  const differing = (mark: string, text: string, paint: (text: string) => string) =>
    marked(mark, signedLine(text), paint);
  const body = lines.flatMap((line) => {
    switch (line.kind) {
      case 'removed':
        return differing('-', line.left, style.red);
      case 'added':
        return differing('+', line.right, style.green);
      case 'same':
        return marked(' ', line.left, String);
      case 'alike':
        return marked('~', line.right, String);
      default:
        return [restLine(line, style)];
    }
  });
  return [style.dim(`- ${left}`), style.dim(`+ ${right}`), ...body];
}

const MARKS = { same: [' ', ' '], alike: ['~', '~'], changed: ['-', '+'] } as const;

function beside(lines: readonly DiffLine[], { left, right }: Sides, style: TerminalStyle): string[] {
  const width = Math.floor((style.width - BETWEEN.length) / 2);
  const head = style.dim(`${padded(`- ${left}`, width)}${BETWEEN}+ ${right}`);
  return [
    head,
    ...pairLines(lines).flatMap((pair) => ('lines' in pair ? [restLine(pair, style)] : besideRow(pair, width, style))),
  ];
}

function besideRow({ kind, left, right }: LinePair, width: number, style: TerminalStyle): string[] {
  const marks = MARKS[kind];
  const cellsOf = (text: string | null, mark: string) =>
    text === null
      ? []
      : foldedLine(kind === 'changed' ? signedLine(text) : text, width - 2).map(
          (part, at) => `${at === 0 ? mark : ' '} ${part}`,
        );
  const [lefts, rights] = [cellsOf(left, marks[0]), cellsOf(right, marks[1])];
  const [red, green] = kind === 'changed' ? [style.red, style.green] : [String, String];
  return Array.from({ length: Math.max(lefts.length, rights.length) }, (_, at) => {
    const cell = padded(lefts[at] ?? '', width);
    return `${red(cell)}${style.dim(BETWEEN)}${green(rights[at] ?? '')}`.trimEnd();
  });
}
