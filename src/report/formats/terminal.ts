import stringWidth from 'string-width';
import { MAX_LINE_TEXT, MAX_TEXT } from '../../core/shown.js';
import type { Block, ListItem } from '../words/blocks.js';
import { codeLine, cutMiddle, type Inline, joined, oneLine, plain, type Text, verdictSign } from '../words/text.js';
import type { View } from './view.js';

type Paint = (text: string) => string;

/** Capabilities of a terminal; without colours every painter returns its text unchanged. */
export interface TerminalStyle {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly green: Paint;
  readonly red: Paint;
  readonly yellow: Paint;
  /** Colours or quotes a name, to distinguish it from the text around it. */
  readonly code: Paint;
  /** The same inside a table or a heading: without colours, whose codes would be counted as text. */
  readonly plainCode: Paint;
  readonly width: number;
  /** Width of running text in columns; infinite if the output goes to a file or another program. */
  readonly textWidth: number;
}

/** Renders a view for a terminal: the same text as the comment, with folded parts shown. */
export function renderTerminal(view: View, style: TerminalStyle): string {
  const { passed } = view;
  const text = `${verdictSign(view)}${inlineText(view.title, style)}`;
  const title = wrapped(text, style.textWidth, passed === null ? 0 : 3);
  const paintedTitle = style.bold(passed === null ? title : choosePaint(view, style)(title));
  return `${[paintedTitle, ...view.blocks.map((block) => renderBlock(block, style))].join('\n\n')}\n`;
}

function choosePaint({ passed, isDoubtful, isUngated }: View, { green, yellow, red }: TerminalStyle): Paint {
  if (!passed) return red;
  return isDoubtful ? yellow : isUngated ? String : green;
}

/**
 * The view without folded lists, statistics, tokens, time and cost, which it names. A list of wrong questions is kept
 * if it is the only list.
 */
export function shortView(view: View): View {
  const lists = view.blocks.filter(({ part }) => part === 'questions');
  const isFirstList = (block: Block) => block === lists[0] && lists.every(({ kind }) => kind === 'details');
  const isLeftOut = (block: Block) =>
    block.part === 'noise' ||
    block.part === 'causes' ||
    block.kind === 'small' ||
    (block.kind === 'details' && !isFirstList(block));
  const leftOut = view.blocks.filter((block) => isLeftOut(block) || hasMoreRows(block)).flatMap(shortName);
  const names = leftOut.filter((name, at) => leftOut.findIndex((other) => plain(other) === plain(name)) === at);
  const hint: Block[] = names.length === 0 ? [] : [{ kind: 'small', text: ['--all shows ', ...joined(names, ', ')] }];
  const blocks = view.blocks.filter((block) => !isLeftOut(block)).map(shortened);
  return { ...view, blocks: [...withCounts(blocks), ...hint] };
}

/** The name of a block that a short view omits; empty for a block of little interest. */
function shortName(block: Block): Text[] {
  if (block.kind === 'table' || block.part === 'noise') return [['more figures']];
  if (block.part === 'templates') return [['templates']];
  return block.kind === 'details' ? [block.summary] : [];
}

/** Joins the counts of changed questions to the paragraph before them, which saves two lines. */
function withCounts([first, counts, ...rest]: readonly Block[]): readonly Block[] {
  const isJoined = first?.kind === 'paragraph' && counts?.kind === 'paragraph' && counts.part === 'counts';
  if (isJoined) return [{ ...first, text: [...first.text, ' ', ...counts.text] }, ...rest];
  return [first, counts, ...rest].filter((block) => block !== undefined);
}

function hasMoreRows(block: Block): boolean {
  return block.kind === 'table' && block.shortRows !== undefined && block.shortRows.length < block.rows.length;
}

function shortened(block: Block): Block {
  if (block.kind !== 'table' || !block.shortRows) return block;
  return { ...block, rows: block.shortRows.flatMap((at) => (block.rows[at] ? [block.rows[at]] : [])) };
}

/** The verdict in one line, below a report that is longer than a screen. */
export function renderSummary(view: View, line: string, style: TerminalStyle): string {
  return style.bold(choosePaint(view, style)(`${verdictSign(view)}${oneLine(line)}`));
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
    case 'list':
      return block.items.map((item) => renderItem(item, style)).join('\n');
    case 'table':
      return renderTable(block, style);
  }
}

/** A question, and below it the whole sentence. */
function renderItem({ lead, head, id, detail }: ListItem, style: TerminalStyle): string {
  const idText = id === null ? '' : ` ${id}`;
  const plain = { ...style, bold: String, code: style.plainCode };
  const headText = inlineText([...lead, ...head], plain);
  const besideId = style.textWidth - textWidth(idText);
  const isApart = besideId < MIN_COLUMN_WIDTH;
  const room = isApart ? style.textWidth : besideId;
  const headLine = textWidth(headText) <= room ? headText : fitCell(cutMiddle(headText, MAX_LINE_TEXT), room);
  const text = wrapped(inlineText(detail, { ...style, bold: String }), style.textWidth - 4);
  const lines = text.split('\n').map((line) => style.dim(`    ${line}`));
  return [`${isApart ? `${headLine.trimEnd()}\n   ` : headLine}${style.dim(idText)}`, ...lines].join('\n');
}

/** Wraps running text between words; further lines are indented. */
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

export function inlineText(text: Text, style: TerminalStyle): string {
  return text.map((part) => renderInline(part, style)).join('');
}

function renderInline(part: Inline, style: TerminalStyle): string {
  if (typeof part === 'string') return oneLineKeepingBlanks(part);
  if ('code' in part) return style.code(codeLine(part.code));
  if ('grey' in part) return style.dim(inlineText(part.grey, style));
  return 'strong' in part ? style.bold(inlineText(part.strong, style)) : oneLine(part.link.text);
}

/** A piece of a sentence in one line; keeps the blanks at both ends, which `oneLine` would trim. */
function oneLineKeepingBlanks(text: string): string {
  const words = oneLine(text);
  return `${/^\s/.test(text) ? ' ' : ''}${words}${/\s$/.test(text) && words !== '' ? ' ' : ''}`;
}

const GAP = 2;
/**
 * Columns that show two texts next to each other, and most causes of a table in full. An output that is not a terminal
 * has as many.
 */
export const WIDE = 100;

/** Minimum width to which a column is narrowed. */
export const MIN_COLUMN_WIDTH = 12;

function renderTable({ columns, rows }: Extract<Block, { kind: 'table' }>, style: TerminalStyle): string {
  const plain: TerminalStyle = { ...style, bold: String, dim: String, code: style.plainCode };
  const unquoted: TerminalStyle = { ...plain, code: String };
  const cells = [columns.map(({ head }) => head), ...rows].map((row) =>
    row.map((cell, at) => cutMiddle(inlineText(cell, columns[at]?.unquoted ? unquoted : plain), MAX_LINE_TEXT)),
  );
  const widths = columnWidths(cells, style.width, (at) => columns[at]?.givesWay === true);
  const isGrey = (line: number, at: number) =>
    rows[line - 1]?.[at]?.some((part) => typeof part === 'object' && 'grey' in part) === true;
  const lines = cells.map((row, index) =>
    row
      .map((cell, at) => fitCell(cell, widths[at] ?? MIN_COLUMN_WIDTH, columns[at]?.align === 'right'))
      .map((cell, at) => (isGrey(index, at) ? style.dim(cell) : cell))
      .join(' '.repeat(GAP)),
  );
  return lines.map((line, index) => (index === 0 ? style.dim(line.trimEnd()) : line.trimEnd())).join('\n');
}

/**
 * Widths of columns: the widths of their cells if they fit in the line; else those that give way are narrowed, up to a point, and then
 * the widest ones.
 */
export function columnWidths(
  cells: readonly (readonly string[])[],
  lineWidth: number,
  givesWay: (at: number) => boolean = () => false,
): number[] {
  const widths = (cells[0] ?? []).map((_, at) =>
    cells.reduce((maxWidth, row) => Math.max(maxWidth, textWidth(row[at] ?? '')), 0),
  );
  const room = lineWidth - GAP * (widths.length - 1);
  let excess = widths.reduce((sum, width) => sum + width, 0) - room;
  for (const [at, width] of widths.entries()) {
    const less = givesWay(at) ? Math.max(0, Math.min(excess, width - 2 * MIN_COLUMN_WIDTH)) : 0;
    widths[at] = width - less;
    excess -= less;
  }
  for (; excess > 0; excess--) {
    const widest = Math.max(...widths);
    if (widest <= MIN_COLUMN_WIDTH) break;
    widths[widths.indexOf(widest)] = widest - 1;
  }
  return widths;
}

/** Cuts a cell in its middle, or pads it, to a width in drawn columns: wide characters count 2, combining marks 0. */
export function fitCell(text: string, width: number, isRightAligned = false): string {
  let fitted = cutMiddle(text, width);
  for (let length = width - 1; length > 0 && textWidth(fitted) > width; length--) fitted = cutMiddle(text, length);
  const blank = ' '.repeat(Math.max(0, width - textWidth(fitted)));
  return isRightAligned ? blank + fitted : fitted + blank;
}

/**
 * Texts of letters, dots and dashes that have one column each. Any other text is segmented, which takes a hundred times
 * as long.
 */
const NARROW = /^[ -~\u00a0-\u00a8\u00aa-\u00ad\u00af-\u024f\u2010-\u2027\u25b2\u25bc]*$/;

/**
 * Width of a text in a terminal, in columns; V8 segments a text in quadratic time, so that the rest of a very long one
 * counts as narrow.
 */
export function textWidth(text: string): number {
  if (NARROW.test(text)) return text.length;
  return stringWidth(text.slice(0, MAX_TEXT)) + Math.max(0, text.length - MAX_TEXT);
}
