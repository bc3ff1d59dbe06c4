import * as core from '@actions/core';
import { isWrong, type QuestionFigures } from '../core/runs/figures.js';
import type { Report } from '../core/runs/report.js';
import { type Redact, redactNothing } from '../core/secrets/redact.js';
import { type Problem, renderPath } from '../core/words/errors.js';
import { questionText } from '../report/formats/full-report.js';
import { viewOf } from '../report/formats/view.js';
import type { ViewOptions } from '../report/words/blocks.js';
import { cut, oneLine, plain, plainLine, verdictSign } from '../report/words/text.js';
import { whyOf } from '../report/words/why.js';

/** Characters of one line of the log. */
const MAX_LINE = 500;
/** Characters of an address at the end of a line; a longer one is left out. */
const MAX_ADDRESS = 200;

let hide: Redact = redactNothing;

/** Takes secrets out of all lines and outputs from now on. */
export function hideInLog(redact: Redact): void {
  hide = redact;
}

/** One line that the runner cannot take for a command, whatever text from a file it contains. */
export function logLine(text: string): string {
  return lineOf(text, MAX_LINE);
}

function lineOf(text: string, length: number): string {
  return plainLine(hide(oneLine(text)), length);
}

/** Prints a line, with a prefix that no command begins with. */
export function info(text: string): void {
  core.info(`stepgate: ${logLine(text)}`);
}

/** One warning; the runner shows it at the run. */
export function warn(text: string): void {
  core.warning(logLine(text));
}

/** One warning at a line of a file in the workspace, with the address that says more, which is never cut. */
export function warnAt(
  { file, line }: { readonly file: string; readonly line: number },
  title: string,
  text: string,
  address: string | null,
): void {
  const more = address !== null && address.length <= MAX_ADDRESS ? ` ${address}` : '';
  core.warning(`${lineOf(text, MAX_LINE - more.length)}${more}`, {
    file: logLine(file),
    startLine: line,
    title: logLine(title),
  });
}

/** Something to know that is no trouble; the runner shows it at the run. */
export function notice(text: string): void {
  core.notice(logLine(text));
}

/** Shows a problem of an input file at its line. */
export function annotate({ input, file, line, column, path, message }: Problem): void {
  if (file === undefined) return;
  const where = path?.length ? `${renderPath(path)}: ` : input === undefined ? '' : `${input}: `;
  const place = { file: logLine(file), startLine: line, startColumn: column };
  core.error(logLine(`${where}${message}`), { ...place, title: 'Stepgate input' });
}

/** Sets an output of the step. */
export function output(name: string, value: string | number | boolean): void {
  core.setOutput(name, hide(value));
}

/** Writes the job summary; trouble is a warning. */
export async function writeSummary(text: string): Promise<'written' | 'failed'> {
  try {
    await core.summary.addRaw(text).write();
    return 'written';
  } catch {
    warn('the job summary could not be written');
    return 'failed';
  }
}

/** Questions that the log names; the job summary has more. */
const SHOWN = 5;
/** Characters of a question's text in a line of the log. */
const MAX_TEXT = 160;

/** Writes verdict, meaning and the first questions that went wrong into the log, for those who open that first. */
export function logReport(report: Report, shown: Pick<ViewOptions, 'thisRun' | 'redact'>): void {
  const view = viewOf(report, { ...shown, visibleRegressions: 0, rows: 0, footer: [], textOf: questionText });
  info(`${verdictSign(view)}${plain(view.title)}`);
  const [summary] = view.blocks;
  if (summary?.kind === 'paragraph') info(plain(summary.text));
  const { comparison } = report;
  const isCompared = comparison.kind === 'compared';
  const questions = isCompared ? comparison.regressed.map(({ head }) => head) : report.run.questions.filter(isWrong);
  for (const question of questions.slice(0, SHOWN)) info(`${isCompared ? 'regressed' : 'wrong'}: ${line(question)}`);
  if (questions.length > SHOWN) info(`… and ${questions.length - SHOWN} more, see the job summary`);
}

function line(question: QuestionFigures): string {
  return `${cut(plain([questionText(question)]), MAX_TEXT)}: ${plain(whyOf(question))}`;
}
