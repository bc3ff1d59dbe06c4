import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { PAGE_FILE } from '../adapters/files/run-files.js';
import { progressLines } from '../adapters/process/signals.js';
import type { RunOrder, RunTable } from '../core/comparison/compare-many.js';
import type { Report } from '../core/gates/report.js';
import { MAX_LISTED } from '../core/shown.js';
import { counted } from '../core/text/numerals.js';
import { type Environment, type Rewrite, unchanged } from '../core/text/values.js';
import { type Problem, renderProblem } from '../core/words/errors.js';
import { questionText, renderFullReport, renderMarkdown, reportJson } from '../report/formats/markdown.js';
import {
  MIN_COLUMN_WIDTH,
  renderSummary,
  renderTerminal,
  shortView,
  type TerminalStyle,
  WIDE,
} from '../report/formats/terminal.js';
import { viewsOf } from '../report/formats/view.js';
import { manyFile } from '../report/many/tables.js';
import { viewOfMany } from '../report/many/view.js';
import { commandOf } from '../report/page/question.js';
import { MISSED_GROUPS, pageRows } from '../report/page/rows.js';
import { summaryLine } from '../report/sections/summary.js';
import { addressIn, THIS_RUN, type ThisRun } from '../report/words/blocks.js';
import { oneLine, printableJson } from '../report/words/text.js';
import { LOCAL_JUDGE } from '../run/judge-setup.js';
import type { Flags } from './flags.js';
import { FLAG_WORDS } from './options.js';
import { programName } from './program.js';
import { fullRedactor, type localRedactor } from './secrets.js';

/** The number of regressions that fit in a terminal, before any old wrong question; each takes more lines in a narrow one. */
const TERMINAL_REGRESSIONS = { wide: 15, narrow: 5 };
const NARROW = 80;
const ALL_AT = 'use --all to show all';

interface Printing extends Pick<Flags, 'format' | 'ids' | 'all'> {
  readonly thisRun?: ThisRun;
}

/** A value as JSON that a terminal can show; long integers as texts. */
export function jsonText(value: unknown): string {
  const json = JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' ? String(item) : item), 2);
  return `${printableJson(json)}\n`;
}

export function renderReport(report: Report, process: ProcessLike, printing: Printing): string {
  const { format, thisRun = THIS_RUN, all, ids } = printing;
  if (format === 'json') return jsonText(reportJson(report));
  if (format === 'markdown') return renderFullReport(report, { thisRun, ids });
  const style = styleOf(process);
  const viewWith = viewsOf(report, { thisRun, footer: [], textOf: questionText, ids });
  const visibleRegressions = TERMINAL_REGRESSIONS[style.textWidth < NARROW ? 'narrow' : 'wide'];
  const view = viewWith({ visibleRegressions, ...listLimit(!all) });
  if (!all) return renderTerminal(shortView(view), style);
  const summary = renderSummary(view, summaryLine(report), style);
  return `${renderTerminal(view, style)}\n${summary}\n`;
}

/** Prints what to do next on stdout; names of files are without secrets, as elsewhere. */
export function printNext({ stdout, env }: ProcessLike, text: string | null): void {
  if (text !== null) stdout.write(`Next: ${fullRedactor({ env }).redact(oneLine(text))}\n`);
}

/** Prints the path of the page, if it was written, and the command that shows the first wrong question in it. */
export function printNextSteps(
  report: Report,
  process: ProcessLike,
  { outputDir: out, baseline, page }: Pick<Flags, 'outputDir' | 'baseline' | 'page'>,
): void {
  if (out === null) return;
  const missed = pageRows(report, new Map()).filter(({ group }) => MISSED_GROUPS.has(group));
  // A wrong question is more than an old failure of an answer check alone.
  const firstMissed = missed.find(({ group, isNewlyBroken }) => group !== 'check' || isNewlyBroken) ?? missed[0];
  const command = firstMissed && commandOf(firstMissed.id, { results: out, baseline });
  const file = join(out, PAGE_FILE);
  const { textWidth } = styleOf(process);
  const print = (name: string, text: string) =>
    process.stdout.write(`${name}:${name.length + text.length + 2 > textWidth ? '\n ' : ''} ${text}\n`);
  const program = programName(process);
  const started = command?.replace(/^stepgate/, () => program);
  if (started) print('Why a question is wrong', started);
  if (page && existsSync(file)) print('Page', oneLine(file));
}

/** Maximum rows of a list, and the hint after a cut list. */
export function listLimit(isCut: boolean): { readonly rows: number; readonly allAt: string } {
  return { rows: isCut ? 10 : Number.POSITIVE_INFINITY, allAt: ALL_AT };
}

/** The text of a table of several runs; in a terminal, with the first differing questions, and the address of one in the `page`, if any. */
export function renderMany(
  table: RunTable,
  process: ProcessLike,
  printing: Printing & { readonly order: RunOrder; readonly page: string | null },
): string {
  const { format, order, ids, all, page } = printing;
  if (format === 'json') return jsonText(manyFile(table, order));
  const options = { order, ids };
  if (format === 'markdown') return renderMarkdown(viewOfMany(table, { ...options, ...listLimit(false) }));
  const style = styleOf(process);
  const view = viewOfMany(table, { ...options, ...listLimit(!all) });
  const text = renderTerminal(all ? view : shortView(view), style);
  const [first] = table.differing;
  const address = page !== null && first && addressIn(page)(first.question);
  const why = address ? `Why a question differs: ${oneLine(address)}\n` : '';
  return page === null ? text : `${text}${why}Page: ${oneLine(page)}\n`;
}

/** Colors and width of the output; `pipeWidth` is the width without a terminal and without `COLUMNS`. */
export function styleOf({ stdout, env }: ProcessLike, pipeWidth = WIDE): TerminalStyle {
  const isColored = stdout.isTTY === true && env.NO_COLOR === undefined && env.TERM !== 'dumb';
  const paint = (style: 'bold' | 'dim' | 'green' | 'red' | 'yellow' | 'cyan') => (text: string) =>
    isColored ? styleText(style, text, { validateStream: false }) : text;
  const inBackticks = (name: string) => `\`${name}\``;
  const environmentWidth = /^\d{1,5}$/.test(env.COLUMNS ?? '') ? Number(env.COLUMNS) || null : null;
  const width = Math.max(stdout.columns ?? environmentWidth ?? pipeWidth, MIN_COLUMN_WIDTH);
  const textWidth = stdout.isTTY === true || environmentWidth !== null ? width : Number.POSITIVE_INFINITY;
  return {
    ...{ bold: paint('bold'), dim: paint('dim'), green: paint('green'), red: paint('red'), yellow: paint('yellow') },
    ...{ code: isColored ? paint('cyan') : inBackticks, plainCode: isColored ? String : inBackticks },
    ...{ width, textWidth },
  };
}

/** Prints the first warnings about the inputs on stderr, and the number of the others. */
export function printWarnings(warnings: readonly string[], { stderr }: ProcessLike): void {
  for (const warning of warnings.slice(0, MAX_LISTED)) stderr.write(`warning: ${oneLine(warning)}\n`);
  const moreCount = warnings.length - MAX_LISTED;
  const pronoun = moreCount === 1 ? 'it' : 'them';
  if (moreCount > 0) stderr.write(`… and ${counted(moreCount, 'more warning')}: stepgate validate lists ${pronoun}\n`);
}

/** Prints warnings about the inputs, unless the user wants none. */
export const makeWarn =
  (process: ProcessLike, redact: Rewrite = unchanged, isQuiet = false) =>
  (warnings: readonly Problem[]): void => {
    if (!isQuiet) printWarnings(redact(warnings.map(renderProblem)), process);
  };

export function makeSetup(process: ProcessLike, { redact, add }: ReturnType<typeof localRedactor>, isQuiet = false) {
  return {
    words: FLAG_WORDS,
    warn: makeWarn(process, redact, isQuiet),
    redact,
    addSecrets: add,
    judge: { ...LOCAL_JUDGE, env: process.env },
  };
}

/** The part of the process that commands use. */
export interface ProcessLike {
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly env: Environment;
  /** The path of Node and of this program, as they were started. */
  readonly argv?: readonly string[];
}

interface Stream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Delay before the bar is shown, so that short work has none. */
const BAR_DELAY_MS = 700;
/** Shows progress of long work on stderr: a bar in a terminal, else lines (not for `scoring`, which takes seconds). */
export async function makeProgress(process: ProcessLike, quiet: boolean, work: 'scoring' | 'judging' | 'recording') {
  if (quiet) return { update: () => undefined, stop: () => undefined };
  if (process.stderr.isTTY) return makeBar(work);
  const print = (text: string) => process.stderr.write(`${text}\n`);
  return { update: work === 'scoring' ? () => undefined : progressLines(work, print), stop: () => undefined };
}

async function makeBar(activity: string) {
  const { SingleBar } = await import('cli-progress');
  const format = `${activity} {bar} {value} of {total}`;
  const bar = new SingleBar({ format, clearOnComplete: true, hideCursor: true });
  const startTime = Date.now();
  let isShown = false;
  const update = (doneCount: number, total: number): void => {
    if (isShown) bar.update(doneCount);
    else if (Date.now() - startTime > BAR_DELAY_MS) {
      bar.start(total, doneCount);
      isShown = true;
    }
  };
  return { update, stop: () => isShown && bar.stop() };
}
