import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { PAGE_FILE } from '../adapters/files/run-files.js';
import { progressLines } from '../adapters/process/signals.js';
import type { RunOrder, RunTable } from '../core/runs/compare-many.js';
import type { Report } from '../core/runs/report.js';
import type { Redact } from '../core/secrets/redact.js';
import { counted } from '../core/text/numerals.js';
import type { Environment } from '../core/text/values.js';
import { questionText, renderFullReport, reportJson } from '../report/formats/full-report.js';
import { renderMarkdown } from '../report/formats/markdown.js';
import { renderTerminal, type TerminalStyle } from '../report/formats/terminal.js';
import { viewOf } from '../report/formats/view.js';
import { manyFile } from '../report/many/runs.js';
import { viewOfMany } from '../report/many/view.js';
import { commandOf } from '../report/page/question.js';
import { MISSED_GROUPS, pageRows } from '../report/page/rows.js';
import { THIS_RUN, type ThisRun, VISIBLE_REGRESSIONS } from '../report/words/blocks.js';
import { oneLine, printableJson } from '../report/words/text.js';

export const FORMATS = ['text', 'markdown', 'json'] as const;
type Format = (typeof FORMATS)[number];

/** How much of the ids of questions a report shows. */
export const ID_LENGTHS = ['short', 'full'] as const;
type IdLength = (typeof ID_LENGTHS)[number];

/** Rows of a list that a terminal shows; the report file has all. */
const TERMINAL_ROWS = 12;
const NARROWEST = 40;
/** Columns where neither a terminal nor `COLUMNS` says how many there are: in fewer, the tables of a report cut most causes. */
const PIPED = 100;

/** How a report is printed. */
interface Printing {
  readonly format: Format;
  /** What the run is called; `This run` when absent. */
  readonly thisRun?: ThisRun;
  /** Whether lists are shown whole. */
  readonly all?: boolean;
  /** Whether ids that are hashes are shown whole. */
  readonly ids?: IdLength;
  readonly redact: Redact;
}

/** Prints a report on stdout. */
export function printReport(report: Report, process: ProcessLike, printing: Printing): void {
  process.stdout.write(rendered(report, process, printing));
}

function rendered(report: Report, process: ProcessLike, printing: Printing): string {
  const { format, thisRun = THIS_RUN, all = false, ids = 'short', redact } = printing;
  if (format === 'json') return `${printableJson(JSON.stringify(reportJson(report), null, 2))}\n`;
  if (format === 'markdown') return renderFullReport(report, { thisRun, ids, redact });
  const shown = { visibleRegressions: VISIBLE_REGRESSIONS, ...listLimit(!all), ids, redact };
  const view = viewOf(report, { thisRun, footer: [], textOf: questionText, ...shown });
  return renderTerminal(view, styleOf(process));
}

/** What the last lines of a run name: where its files are, what it is compared with, and whether it has a page. */
interface NextSteps {
  readonly out: string;
  readonly baseline: string | undefined;
  readonly page: boolean;
}

/** Prints where to read on: the page, if it was written, and the command that shows the first question in it that is not right. */
export function printNextSteps(report: Report, { stdout }: ProcessLike, { out, baseline, page }: NextSteps): void {
  const first = pageRows(report, new Map()).find(({ group }) => MISSED_GROUPS.has(group));
  const command = first && commandOf(first.id, { results: out, baseline: baseline ?? null });
  const file = join(out, PAGE_FILE);
  const lines = [
    ...(page && existsSync(file) ? [`Page: ${oneLine(file)}`] : []),
    ...(command ? [`Why a question is wrong: ${command}`] : []),
  ];
  if (lines.length > 0) stdout.write(`\n${lines.join('\n')}\n`);
}

/** How many rows of a list are shown. */
export function listLimit(isCut: boolean): { readonly rows: number; readonly allAt: string } {
  return { rows: isCut ? TERMINAL_ROWS : Number.POSITIVE_INFINITY, allAt: 'use --all to show all' };
}

/** How several runs are printed. */
interface ManyPrinting extends Required<Pick<Printing, 'format' | 'all' | 'ids' | 'redact'>> {
  readonly order: RunOrder;
}

/** Prints several runs side by side on stdout. */
export function printMany(table: RunTable, process: ProcessLike, printing: ManyPrinting): void {
  const { format, order, ids, all, redact } = printing;
  if (format === 'json') {
    process.stdout.write(`${printableJson(JSON.stringify(manyFile(table, order), null, 2))}\n`);
    return;
  }
  const isTerminal = format === 'text';
  const view = viewOfMany(table, { order, ids, redact, ...listLimit(isTerminal && !all) });
  process.stdout.write(isTerminal ? renderTerminal(view, styleOf(process)) : renderMarkdown(view));
}

/** What the terminal of a process can do; `piped` are its columns where neither it nor `COLUMNS` says how many there are. */
export function styleOf({ stdout, env }: ProcessLike, piped = PIPED): TerminalStyle {
  const colored = stdout.isTTY === true && env.NO_COLOR === undefined && env.TERM !== 'dumb';
  const paint = (style: 'bold' | 'dim' | 'green' | 'red' | 'yellow' | 'cyan') => (text: string) =>
    colored ? styleText(style, text, { validateStream: false }) : text;
  const quoted = (name: string) => `\`${name}\``;
  const asked = columnsOf(env.COLUMNS);
  const width = Math.max(stdout.columns ?? asked ?? piped, NARROWEST);
  const textWidth = stdout.isTTY === true || asked !== null ? width : Number.POSITIVE_INFINITY;
  return {
    ...{ bold: paint('bold'), dim: paint('dim'), green: paint('green'), red: paint('red'), yellow: paint('yellow') },
    ...{ code: colored ? paint('cyan') : quoted, plainCode: quoted, width, textWidth },
  };
}

/** The width that the environment asks for; null for anything but a positive integer. */
function columnsOf(text: string | undefined): number | null {
  const columns = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0;
  return columns > 0 ? columns : null;
}

const SHOWN_WARNINGS = 10;

/** The first warnings about the inputs, on stderr. */
export function printWarnings(warnings: readonly string[], { stderr }: ProcessLike): void {
  for (const warning of warnings.slice(0, SHOWN_WARNINGS)) stderr.write(`warning: ${oneLine(warning)}\n`);
  const more = warnings.length - SHOWN_WARNINGS;
  if (more > 0)
    stderr.write(`… and ${counted(more, 'more warning')}: stepgate validate lists ${more === 1 ? 'it' : 'them'}\n`);
}

/** What a command needs of the process. */
export interface ProcessLike {
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly env: Environment;
}

interface Stream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

interface Progress {
  readonly update: (done: number, of: number) => void;
  readonly stop: () => void;
}

/** Work shorter than this needs no bar. */
const SILENT_MS = 700;
/** Progress on stderr, for long work only: a bar in a terminal, else lines (not for `scoring`, which takes seconds). */
export async function makeProgress(
  process: ProcessLike,
  quiet: boolean,
  what: 'scoring' | 'judging' | 'recording',
): Promise<Progress> {
  if (quiet) return { update: () => undefined, stop: () => undefined };
  if (process.stderr.isTTY) return makeBar(what);
  const print = (text: string) => process.stderr.write(`${text}\n`);
  return { update: what === 'scoring' ? () => undefined : progressLines(what, print), stop: () => undefined };
}

async function makeBar(what: string): Promise<Progress> {
  const { SingleBar } = await import('cli-progress');
  const bar = new SingleBar({ format: `${what} {bar} {value} of {total}`, clearOnComplete: true, hideCursor: true });
  const started = Date.now();
  let shown = false;
  const update = (done: number, of: number): void => {
    if (shown) bar.update(done);
    else if (Date.now() - started > SILENT_MS) {
      bar.start(of, done);
      shown = true;
    }
  };
  return { update, stop: () => shown && bar.stop() };
}
