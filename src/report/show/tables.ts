import type { ShownTable, ShownTables } from '../../core/show/tables.js';
import type { ShownCall } from '../../core/show/texts.js';
import { MAX_LINE_TEXT, MAX_LISTED, MAX_NAME } from '../../core/shown.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import { conditionTone } from '../../core/why/condition-table.js';
import type { QueryCondition } from '../../core/words/causes.js';
import {
  columnWidths,
  fitCell,
  MIN_COLUMN_WIDTH,
  type TerminalStyle,
  textWidth,
  wrapped,
} from '../formats/terminal.js';
import { codeLine, cut, oneLine } from '../words/text.js';
import { folded, padded } from './diff.js';

const GAP = 2;
/** Renders both tables, one below the other: `-` marks missing rows, `+` extra ones; numbers if the order matters. */
export function renderTables({ reference, actual, isReordered }: ShownTables, call: string, style: TerminalStyle) {
  const sides = [
    { name: 'the reference', table: reference, mark: '-', what: 'missing', paint: style.red },
    { name: call, table: actual, mark: '+', what: 'extra', paint: style.green },
  ] as const;
  return sides.flatMap(({ name, table, mark, what, paint }, at) => {
    if (!table) return [];
    const differentText = table.different > 0 ? `, ${whole(table.different)} ${what}` : '';
    const order = isReordered && at > 0 ? ', in another order (#: row of the reference)' : '';
    const head = style.bold(wrapped(`Rows of ${name}: ${whole(table.total)}${differentText}${order}`, style.width, 2));
    return [...(at > 0 ? [''] : []), head, ...renderRows(table, mark, paint, style)];
  });
}

function renderRows(table: ShownTable, mark: string, paint: (text: string) => string, style: TerminalStyle): string[] {
  if (table.columns.length === 0 || table.rows.length === 0) return [];
  const maxColumns = Math.max(1, Math.floor((style.width - 2 + GAP) / (MIN_COLUMN_WIDTH + GAP)));
  const columns = table.columns.slice(0, maxColumns).map((name) => oneLine(name));
  const rows = table.rows.map(({ cells }) =>
    cells.slice(0, maxColumns).map((cell) => (cell === null ? '–' : codeLine(cell.slice(0, MAX_LINE_TEXT)))),
  );
  const numbers = numberColumn(table);
  const widths = columnWidths([columns, ...rows], style.width - 2 - (numbers[0]?.length ?? 0));
  const formatLine = (cells: readonly string[], line: number) =>
    `${numbers[line] ?? ''}${cells
      .map((cell, at) => fitCell(cell, widths[at] ?? MIN_COLUMN_WIDTH))
      .join(' '.repeat(GAP))}`.trimEnd();
  const lines = rows.map((cells, at) => {
    const isDifferent = table.rows[at]?.isDifferent === true;
    const line = `${isDifferent ? mark : ' '} ${formatLine(cells, at + 1)}`;
    return isDifferent ? paint(line) : line;
  });
  return [style.dim(`  ${formatLine(columns, 0)}`), ...lines, ...formatRest(table, maxColumns, style)];
}

/** The first column with its head: the reference row of each row; empty if the order does not matter. */
function numberColumn({ rows }: ShownTable): string[] {
  if (!rows.some(({ place }) => place !== undefined)) return [];
  const cells = ['#', ...rows.map(({ place }) => (place == null ? '' : String(place)))];
  const width = Math.max(...cells.map(({ length }) => length));
  return cells.map((cell) => `${cell.padStart(width)}${' '.repeat(GAP)}`);
}

function formatRest({ columns, total, rows }: ShownTable, maxColumns: number, style: TerminalStyle): string[] {
  const parts = [
    total > rows.length ? counted(total - rows.length, 'more row') : '',
    columns.length > maxColumns ? counted(columns.length - maxColumns, 'more column') : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? [style.dim(`  … ${parts.join(', ')}`)] : [];
}

const [FIRST_CALLS, LAST_CALLS] = [5, 12];
const MARKS = { explained: '▸', matched: '=' } as const;
const BROKEN_MARK = '!';

/** Renders the agent's calls, one per line, with marks for the matched calls and the one that explains the miss. */
export function renderCalls(calls: readonly ShownCall[], style: TerminalStyle): string[] {
  if (calls.length === 0) return [style.bold('No tool call is recorded')];
  const cells = calls.map(formatCells);
  // No spread: an answer can have more calls than a function takes arguments.
  const widths = [0, 1, 2, 3, 4].map((at) => cells.reduce((most, row) => Math.max(most, row[at]?.length ?? 0), 0));
  const lines: string[] = [];
  let hiddenCalls: ShownCall[] = [];
  const flush = () => {
    const failedCount = hiddenCalls.filter(({ status }) => status !== 'success').length;
    const failedText = failedCount > 0 ? `, ${whole(failedCount)} failed` : '';
    const text = `  … ${counted(hiddenCalls.length, 'more step')}${failedText}`;
    if (hiddenCalls.length > 0) lines.push(style.dim(text));
    hiddenCalls = [];
  };
  for (const call of calls) {
    if (!isShown(call, calls)) {
      hiddenCalls.push(call);
      continue;
    }
    flush();
    lines.push(callLine(call, widths, style));
    if (call.asked) lines.push(style.dim(`     ${cut(codeLine(call.asked), style.width - 5)}`));
  }
  flush();
  return [`${style.bold(counted(calls.length, 'step'))}${style.dim(legend(calls))}`, ...lines];
}

function legend(calls: readonly ShownCall[]): string {
  const hasRole = (role: ShownCall['role']) => calls.some((call) => call.role === role);
  const parts = [
    hasRole('matched') ? '= matched' : '',
    hasRole('explained') ? '▸ explained above' : '',
    calls.some(({ rule }) => rule !== undefined) ? `${BROKEN_MARK} broke a rule` : '',
  ];
  const partsText = parts.filter((part) => part !== '').join(', ');
  return partsText === '' ? '' : ` (${partsText})`;
}

function isShown({ number }: ShownCall, calls: readonly ShownCall[]): boolean {
  if (calls.length <= MAX_LISTED || number <= FIRST_CALLS || number > calls.length - LAST_CALLS) return true;
  return [number - 2, number - 1, number].some((at) => calls[at]?.role != null || calls[at]?.rule !== undefined);
}

function formatCells({ number, name, status, rows, size, seconds }: ShownCall): string[] {
  const amount = rows !== null ? counted(rows, 'row') : size === null ? 'no output' : sizeText(size);
  return [String(number), cut(oneLine(name), MAX_NAME), cut(oneLine(status), 12), amount, secondsText(seconds)];
}

/** Time since the first call; empty if it rounds to 0 s, or if no times are recorded. */
function secondsText(seconds: number | null): string {
  const text = seconds === null ? '0' : fixed(seconds, 0);
  return Number(text) === 0 ? '' : `${text} s`;
}

function sizeText(size: number): string {
  if (size < 1000) return counted(size, 'char');
  return size < 1e6 ? `${fixed(size / 1000, 0)} k chars` : `${fixed(size / 1e6, 1)} M chars`;
}

const RIGHT_ALIGNED = new Set([0, 3, 4]);

function callLine(call: ShownCall, widths: readonly number[], style: TerminalStyle): string {
  const mark = call.rule ? BROKEN_MARK : call.role ? MARKS[call.role] : ' ';
  const cells = formatCells(call).map((cell, at) => {
    const width = widths[at] ?? 0;
    return RIGHT_ALIGNED.has(at) ? cell.padStart(width) : padded(cell, width);
  });
  const line = `${mark} ${cells.join('  ')}`.trimEnd();
  const room = style.width - line.length - 2;
  const error = call.error && room > 12 ? `  ${cut(oneLine(call.error.slice(0, MAX_LINE_TEXT)), room)}` : '';
  if (call.rule) return style.red(`${line}${error}`);
  if (call.role === 'explained') return style.bold(`${line}${error}`);
  return call.status === 'success' ? line : `${line}${style.dim(error)}`;
}

/**
 * A table of the conditions of each query; the conditions of the first difference have an arrow. `base`: the name of
 * the base run.
 */
export function renderConditions(all: readonly QueryCondition[], base: string | null, style: TerminalStyle): string[] {
  if (all.every((one) => conditionTone(one) === null)) return [];
  const hasBase = all.some((one) => one.base !== undefined);
  const heads = ['reference', ...(hasBase ? [codeLine(base ?? 'base')] : []), 'this run'];
  const marksWidth = heads.reduce((sum, head) => sum + GAP + textWidth(head), 0);
  const shown = all.slice(0, MAX_LISTED);
  const texts = shown.map(({ text }) => codeLine(text));
  const longest = Math.max(...texts.map((text) => textWidth(text)));
  const width = Math.max(MIN_COLUMN_WIDTH, Math.min(longest, style.width - marksWidth - GAP * 2 - 1));
  const lineOf = (text: string, cells: readonly string[]) =>
    `  ${fitCell(text, width)}${cells.map((cell, at) => `${' '.repeat(GAP)}${padded(cell, textWidth(heads[at] ?? ''))}`).join('')}`;
  const rows = shown.map((one, at) => {
    const has = [one.reference, ...(hasBase ? [one.base === true] : []), one.actual];
    const tone = conditionTone(one);
    const paint = tone === null ? style.dim : tone === 'added' ? style.green : style.red;
    const marks = has.map((is) => (is ? '●' : '–'));
    return linesWithin(texts[at] ?? '', width).map((text, index) => {
      const line = lineOf(text, index === 0 ? marks : []);
      return paint(index === 0 && tone !== null && one.named ? `${line}  ←` : line.trimEnd());
    });
  });
  const rest = all.length > MAX_LISTED ? [style.dim(`  … ${all.length - MAX_LISTED} more`)] : [];
  const legend = all.some(({ named }) => named) ? style.dim(' (←: named above)') : '';
  const title = `${style.bold('What the queries ask for')}${legend}`;
  return [title, style.dim(lineOf('', heads).trimEnd()), ...rows.flat(), ...rest];
}

/**
 * A condition in lines that end behind a word, or a step of a path; a longer step is split at its dots. Further lines
 * are indented.
 */
function linesWithin(text: string, width: number): string[] {
  const lines: string[] = [];
  // Not between quotes.
  const steps = [...text.matchAll(/"[^"]*"?|[^/| "]+[/| ]?|[/| ]/g)]
    .map(([part]) => part)
    .flatMap((part) => (textWidth(part) < width ? part : part.split(/(?<=\.)/)));
  const parts = steps.flatMap((part) => folded(part, width - 2, Number.POSITIVE_INFINITY));
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth((last + part).trimEnd()) <= width) lines[lines.length - 1] = last + part;
    else lines.push(last === undefined ? part : `  ${part}`);
  }
  return lines.map((line) => line.trimEnd());
}
