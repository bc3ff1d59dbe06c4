import { existsSync } from 'node:fs';
import { join } from 'node:path';
import colors from 'picocolors';
import { PAGE_FILE } from '../adapters/files/run-files.js';
import type { RunTable } from '../core/many/compare-many.js';
import type { RunOrder } from '../core/many/order.js';
import type { Report } from '../core/runs/report.js';
import type { Redact } from '../core/secrets/redact.js';
import { THIS_RUN, type ThisRun, VISIBLE_REGRESSIONS } from '../report/blocks.js';
import { questionText, renderFullReport } from '../report/full-report.js';
import { reportJson } from '../report/json.js';
import { manyFile } from '../report/many/json.js';
import { viewOfMany } from '../report/many/view.js';
import { renderMarkdown } from '../report/markdown.js';
import { commandOf } from '../report/page/command.js';
import { MISSED_GROUPS, pageRows } from '../report/page/rows.js';
import { renderTerminal, type TerminalStyle } from '../report/terminal.js';
import { oneLine, printableJson } from '../report/text.js';
import { viewOf } from '../report/view.js';
import type { ProcessLike } from './process.js';

export const FORMATS = ['text', 'markdown', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** How much of the ids of questions a report shows. */
export const ID_LENGTHS = ['short', 'full'] as const;
export type IdLength = (typeof ID_LENGTHS)[number];

/** Rows of a list that a terminal shows; the report file has all. */
const TERMINAL_ROWS = 12;
const NARROWEST = 40;
/** Columns where neither a terminal nor `COLUMNS` says how many there are: in fewer, the tables of a report cut most causes. */
const PIPED = 100;

/** How a report is printed. */
export interface Printing {
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
export interface NextSteps {
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
  const { bold, dim, green, red, yellow, cyan } = colors.createColors(colored);
  const quoted = (name: string) => `\`${name}\``;
  const asked = columnsOf(env.COLUMNS);
  const width = Math.max(stdout.columns ?? asked ?? piped, NARROWEST);
  const textWidth = stdout.isTTY === true || asked !== null ? width : Number.POSITIVE_INFINITY;
  return { bold, dim, green, red, yellow, code: colored ? cyan : quoted, plainCode: quoted, width, textWidth };
}

/** The width that the environment asks for; null for anything but a positive integer. */
function columnsOf(text: string | undefined): number | null {
  const columns = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0;
  return columns > 0 ? columns : null;
}
