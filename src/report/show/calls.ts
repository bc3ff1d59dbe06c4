import type { ShownCall } from '../../core/show/question.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import type { TerminalStyle } from '../terminal.js';
import { cut, oneLine } from '../text.js';
import { padded } from './lines.js';

/** So many calls are all shown; of more the first, the last, and those that matter with their neighbours. */
const ALL = 30;
const [FIRST, LAST] = [5, 12];
/** Characters of a tool's name. */
const LONGEST_NAME = 40;
const LONGEST_ERROR = 300;

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
  return [String(number), cut(oneLine(name), LONGEST_NAME), cut(oneLine(status), 12), amount, secondsText(seconds)];
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
  const error = call.error && room > 12 ? `  ${cut(oneLine(call.error.slice(0, LONGEST_ERROR)), room)}` : '';
  if (call.rule) return style.red(`${line}${error}`);
  if (call.role === 'explained') return style.bold(`${line}${error}`);
  return call.status === 'success' ? line : `${line}${style.dim(error)}`;
}
