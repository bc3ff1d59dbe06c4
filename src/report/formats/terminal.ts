import stringWidth from 'string-width';
import type { Block, Column } from '../words/blocks.js';
import { codeLine, cut, type Inline, oneLine, type Text, verdictSign } from '../words/text.js';
import { cutApart } from './markdown.js';
import type { View } from './view.js';

type Paint = (text: string) => string;

/** What a terminal can do; without colours every painter gives back its text. */
export interface TerminalStyle {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly green: Paint;
  readonly red: Paint;
  readonly yellow: Paint;
  /** Colours or quotes a name, so that it differs from the words around it. */
  readonly code: Paint;
  /** The same inside a table, where paint would count as text. */
  readonly plainCode: Paint;
  /** Columns of the terminal. */
  readonly width: number;
  /** Columns at which running text breaks: those of a terminal, none where a file or another program reads. */
  readonly textWidth: number;
}

/** Renders a view for a terminal: the same words as the comment, nothing folded away. */
export function renderTerminal(view: View, style: TerminalStyle): string {
  const { passed } = view;
  const title = wrapped(
    `${verdictSign(view)}${inlineText(view.title, style)}`,
    style.textWidth,
    passed === null ? 0 : 3,
  );
  const painted = style.bold(passed === null ? title : paintOf(view, style)(title));
  return `${[painted, ...view.blocks.map((block) => renderBlock(block, style))].join('\n\n')}\n`;
}

/** The colour of a verdict. */
function paintOf({ passed, isDoubtful, isUngated }: View, { green, yellow, red }: TerminalStyle): Paint {
  if (!passed) return red;
  return isDoubtful ? yellow : isUngated ? String : green;
}

function renderBlock(block: Block, style: TerminalStyle): string {
  switch (block.kind) {
    case 'paragraph':
      return wrapped(inlineText(block.text, style), style.textWidth);
    case 'small':
      return style.dim(wrapped(inlineText(block.text, style), style.textWidth));
    case 'note':
      return block.lines
        .map((line) => `${style.yellow('!')} ${wrapped(inlineText(line, style), style.textWidth, 2)}`)
        .join('\n');
    case 'details': {
      const heading = style.bold(wrapped(inlineText(block.summary, style), style.textWidth));
      return block.blocks.reduce((text, inner, index) => {
        const isTable = inner.kind === 'table' && index > 0;
        return `${text}${isTable ? '\n\n' : '\n'}${renderBlock(inner, style)}`;
      }, heading);
    }
    case 'table':
      return renderTable(block, style);
  }
}

/** Running text in lines that break between words; further lines are indented. */
export function wrapped(text: string, width: number, indent = 0): string {
  let [lines, room] = ['', width - indent];
  for (const word of text.split(' ')) {
    const size = textWidth(word);
    if (lines === '') lines = word;
    else if (size + 1 > room) [lines, room] = [`${lines}\n${' '.repeat(indent)}${word}`, width - indent + 1];
    else lines = `${lines} ${word}`;
    room -= size + 1;
  }
  return lines;
}

/** Text as a terminal shows it. */
export function inlineText(text: Text, style: TerminalStyle): string {
  return text.map((part) => inline(part, style)).join('');
}

function inline(part: Inline, style: TerminalStyle): string {
  if (typeof part === 'string') return spaced(part);
  if ('code' in part) return style.code(codeLine(part.code));
  return 'strong' in part ? style.bold(inlineText(part.strong, style)) : oneLine(part.link.text);
}

/** Taking out control characters trims; the blanks that join the pieces of a sentence stay. */
function spaced(text: string): string {
  const words = oneLine(text);
  return `${/^\s/.test(text) ? ' ' : ''}${words}${/\s$/.test(text) && words !== '' ? ' ' : ''}`;
}

/** Blanks between columns. */
const GAP = 2;
/** Characters of a cell that are looked at; a line of a terminal shows fewer. */
const MAX_CELL = 300;
/** A column of text gives way no further than this. */
const MIN_WIDTH = 12;

function renderTable({ columns, rows }: Extract<Block, { kind: 'table' }>, style: TerminalStyle): string {
  const plain: TerminalStyle = { ...style, bold: String, code: style.plainCode };
  const unquoted: TerminalStyle = { ...plain, code: String };
  const cells = [columns.map(({ head }) => head), ...rows].map((row) =>
    row.map((cell, at) => inlineText(cell, columns[at]?.unquoted ? unquoted : plain)),
  );
  const shortened = withShortNames(
    cells.map((row) => row.map((cell) => cut(cell, MAX_CELL))),
    columns,
    style.width,
  );
  const widths = columnWidths(shortened, style.width);
  const [room = 0] = widths;
  const firsts = cells.map(([first = '']) => first);
  const apart = cutApart(firsts, room, (text) => fitted(cut(text, MAX_CELL), room, false)).map((text) =>
    cut(text, MAX_CELL),
  );
  const lines = shortened.map((row, index) =>
    [apart[index] ?? '', ...row.slice(1)]
      .map((cell, at) => fitted(cell, widths[at] ?? MIN_WIDTH, columns[at]?.align === 'right'))
      .join(' '.repeat(GAP)),
  );
  return lines.map((line, index) => (index === 0 ? style.dim(line.trimEnd()) : line.trimEnd())).join('\n');
}

/** Where the line has no room, names are cut as far as they stay apart. */
function withShortNames(cells: readonly string[][], columns: readonly Column[], lineWidth: number): string[][] {
  const at = columns.findIndex(({ givesWay }) => givesWay);
  const isWide = cells.some((row) => row.join(' '.repeat(GAP)).length > lineWidth);
  if (at < 0 || !isWide) return [...cells];
  const names = [...new Set(cells.slice(1).map((row) => row[at] ?? ''))];
  let length = MIN_WIDTH;
  while (length < MAX_CELL && new Set(names.map((name) => cut(name, length))).size < names.length) length++;
  return cells.map((row) => row.map((cell, index) => (index === at ? cut(cell, length) : cell)));
}

/** As wide as their cells while the line has room; then the widest columns give way to each other. */
export function columnWidths(cells: readonly (readonly string[])[], lineWidth: number): number[] {
  const widths = (cells[0] ?? []).map((_, at) =>
    cells.reduce((most, row) => Math.max(most, textWidth(row[at] ?? '')), 0),
  );
  const room = lineWidth - GAP * (widths.length - 1);
  for (let excess = widths.reduce((sum, width) => sum + width, 0) - room; excess > 0; excess--) {
    const widest = Math.max(...widths);
    if (widest <= MIN_WIDTH) break;
    widths[widths.indexOf(widest)] = widest - 1;
  }
  return widths;
}

/** A cell in exactly its width, counted as it is drawn: two for wide characters, none for combining marks. */
function fitted(text: string, width: number, right: boolean): string {
  const points = [...text];
  let shown = text;
  while (textWidth(shown) > width) {
    points.pop();
    shown = `${points.join('')}…`;
  }
  const blank = ' '.repeat(width - textWidth(shown));
  return right ? blank + shown : shown + blank;
}

/** The width of a longer text is summed up over pieces: V8 finds the characters of a text in time that grows with its square. */
const PIECE = 1_000;

/** Printable ASCII, of which every character takes one column. */
const ASCII = /^[ -~]*$/;

/** Codes of colours and weights, which a piece could end within. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const STYLE = /\u001b\[[\d;]*m/g;

const CHARACTERS = new Intl.Segmenter();

/** Columns that a text takes in a terminal. */
export function textWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  if (text.length <= PIECE) return stringWidth(text);
  const plain = text.replace(STYLE, '');
  let width = 0;
  for (let at = 0; at < plain.length; ) {
    const end = endOfPiece(plain, at);
    width += stringWidth(plain.slice(at, end));
    at = end;
  }
  return width;
}

/** Where a piece ends: between two characters as they are seen. One with so many marks that no piece holds it is a piece of its own. */
function endOfPiece(text: string, from: number): number {
  for (let size = PIECE; ; size *= 2) {
    const end = from + size;
    if (size === PIECE && end >= text.length) return text.length;
    const piece = text.slice(from, endsInPair(text, end) ? end - 1 : end);
    const characters = CHARACTERS.segment(piece);
    const last = characters.containing(piece.length - 1)?.index ?? 0;
    if (last > 0) return from + (size === PIECE ? last : (characters.containing(0)?.segment.length ?? last));
    if (end >= text.length) return text.length;
  }
}

function endsInPair(text: string, end: number): boolean {
  const code = text.charCodeAt(end - 1);
  return code >= 0xd800 && code <= 0xdbff;
}
