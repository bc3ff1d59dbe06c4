import type { ShownCall, ShownTable, ShownTables } from '../../core/show/question.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import { columnWidths, type TerminalStyle, wrapped } from '../formats/terminal.js';
import { codeLine, cut, oneLine } from '../words/text.js';
import { middleCut, padded } from './lines.js';

const GAP = 2;
/** Narrower columns say too little of what they hold. */
const NARROWEST = 14;
/** Characters of a cell that are looked at. */
const MAX_CELL = 300;

/** Both tables, one below the other: `-` marks what is missing, `+` what is too much; numbers, where the order counts. */
export function renderTables(
  { reference, actual, isReordered }: ShownTables,
  call: string,
  style: TerminalStyle,
): string[] {
  const sides = [
    { name: 'the reference', table: reference, mark: '-', what: 'missing', paint: style.red },
    { name: call, table: actual, mark: '+', what: 'extra', paint: style.green },
  ] as const;
  return sides.flatMap(({ name, table, mark, what, paint }, at) => {
    if (!table) return [];
    const different = table.different > 0 ? `, ${whole(table.different)} ${what}` : '';
    const order = isReordered && at > 0 ? ', in another order (#: row of the reference)' : '';
    const head = style.bold(wrapped(`Rows of ${name}: ${whole(table.total)}${different}${order}`, style.width, 2));
    return [...(at > 0 ? [''] : []), head, ...renderRows(table, mark, paint, style)];
  });
}

function renderRows(table: ShownTable, mark: string, paint: (text: string) => string, style: TerminalStyle): string[] {
  if (table.columns.length === 0 || table.rows.length === 0) return [];
  const most = Math.max(1, Math.floor((style.width - 2 + GAP) / (NARROWEST + GAP)));
  const columns = table.columns.slice(0, most).map((name) => oneLine(name));
  const rows = table.rows.map(({ cells }) =>
    cells.slice(0, most).map((cell) => (cell === null ? '–' : codeLine(cell.slice(0, MAX_CELL)))),
  );
  const numbers = numberColumn(table);
  const widths = columnWidths([columns, ...rows], style.width - 2 - (numbers[0]?.length ?? 0));
  const lineOf = (cells: readonly string[], line: number) =>
    `${numbers[line] ?? ''}${cells
      .map((cell, at) => padded(middleCut(cell, widths[at] ?? NARROWEST), widths[at] ?? NARROWEST))
      .join(' '.repeat(GAP))}`.trimEnd();
  const lines = rows.map((cells, at) => {
    const isDifferent = table.rows[at]?.isDifferent === true;
    const line = `${isDifferent ? mark : ' '} ${lineOf(cells, at + 1)}`;
    return isDifferent ? paint(line) : line;
  });
  return [style.dim(`  ${lineOf(columns, 0)}`), ...lines, ...restOf(table, most, style)];
}

/** The first column, with its head: which row of the reference each row is; empty where their order does not count. */
function numberColumn({ rows }: ShownTable): string[] {
  if (!rows.some(({ place }) => place !== undefined)) return [];
  const cells = ['#', ...rows.map(({ place }) => (place == null ? '' : String(place)))];
  const width = Math.max(...cells.map(({ length }) => length));
  return cells.map((cell) => `${cell.padStart(width)}${' '.repeat(GAP)}`);
}

function restOf({ columns, total, rows }: ShownTable, most: number, style: TerminalStyle): string[] {
  const parts = [
    total > rows.length ? counted(total - rows.length, 'more row') : '',
    columns.length > most ? counted(columns.length - most, 'more column') : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? [style.dim(`  … ${parts.join(', ')}`)] : [];
}

/** So many calls are all shown; of more the first, the last, and those that matter with their neighbours. */
const ALL = 30;
const [FIRST, LAST] = [5, 12];
/** Characters of a tool's name. */
const MAX_NAME_LENGTH = 40;
const MAX_ERROR_LENGTH = 300;

const MARKS = { explained: '▸', matched: '=' } as const;
const BROKE = '!';

/** The agent's calls, one per line: the one that explains the miss is marked. */
export function renderCalls(calls: readonly ShownCall[], style: TerminalStyle): string[] {
  if (calls.length === 0) return [style.bold('No step of the agent is recorded')];
  const widths = columnsOf(calls);
  const lines: string[] = [];
  let hidden: ShownCall[] = [];
  const flush = () => {
    if (hidden.length > 0) lines.push(style.dim(`  … ${hiddenText(hidden)}`));
    hidden = [];
  };
  for (const call of calls) {
    if (!isShown(call, calls)) {
      hidden.push(call);
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
  const has = (role: ShownCall['role']) => calls.some((call) => call.role === role);
  const parts = [
    has('matched') ? '= matched' : '',
    has('explained') ? '▸ explained above' : '',
    calls.some(({ rule }) => rule !== undefined) ? `${BROKE} broke a rule` : '',
  ];
  const shown = parts.filter((part) => part !== '').join(', ');
  return shown === '' ? '' : ` (${shown})`;
}

function isShown({ number }: ShownCall, calls: readonly ShownCall[]): boolean {
  if (calls.length <= ALL || number <= FIRST || number > calls.length - LAST) return true;
  return [number - 2, number - 1, number].some((at) => calls[at]?.role != null || calls[at]?.rule !== undefined);
}

function hiddenText(hidden: readonly ShownCall[]): string {
  const failed = hidden.filter(({ status }) => status !== 'success').length;
  return `${counted(hidden.length, 'more step')}${failed > 0 ? `, ${whole(failed)} failed` : ''}`;
}

type Widths = readonly number[];

function cellsOf({ number, name, status, rows, size, seconds }: ShownCall): string[] {
  const amount = rows !== null ? counted(rows, 'row') : size === null ? 'no output' : sizeText(size);
  return [String(number), cut(oneLine(name), MAX_NAME_LENGTH), cut(oneLine(status), 12), amount, secondsText(seconds)];
}

/** Since the first call: nothing for calls of the first second, and where no times are recorded. */
function secondsText(seconds: number | null): string {
  const text = seconds === null ? '0' : fixed(seconds, 0);
  return Number(text) === 0 ? '' : `${text} s`;
}

function sizeText(size: number): string {
  if (size < 1000) return counted(size, 'char');
  return size < 1e6 ? `${fixed(size / 1000, 0)} k chars` : `${fixed(size / 1e6, 1)} M chars`;
}

function columnsOf(calls: readonly ShownCall[]): Widths {
  const widths = [0, 0, 0, 0, 0];
  for (const call of calls) {
    cellsOf(call).forEach((cell, at) => {
      widths[at] = Math.max(widths[at] ?? 0, cell.length);
    });
  }
  return widths;
}

const RIGHT = new Set([0, 3, 4]);

function callLine(call: ShownCall, widths: Widths, style: TerminalStyle): string {
  const mark = call.rule ? BROKE : call.role ? MARKS[call.role] : ' ';
  const cells = cellsOf(call).map((cell, at) => {
    const width = widths[at] ?? 0;
    return RIGHT.has(at) ? cell.padStart(width) : padded(cell, width);
  });
  const line = `${mark} ${cells.join('  ')}`.trimEnd();
  const room = style.width - line.length - 2;
  const error = call.error && room > 12 ? `  ${cut(oneLine(call.error.slice(0, MAX_ERROR_LENGTH)), room)}` : '';
  if (call.rule) return style.red(`${line}${error}`);
  if (call.role === 'explained') return style.bold(`${line}${error}`);
  return call.status === 'success' ? line : `${line}${style.dim(error)}`;
}
