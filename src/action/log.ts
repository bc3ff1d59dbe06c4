import { core } from '../adapters/github/packages.js';
import { isWrong } from '../core/figures/figures.js';
import type { Report } from '../core/gates/report.js';
import { MAX_LINE_TEXT, MAX_NAMED } from '../core/shown.js';
import { type Rewrite, unchanged } from '../core/text/values.js';
import { type Problem, renderPath } from '../core/words/errors.js';
import { questionText } from '../report/formats/markdown.js';
import { viewOf } from '../report/formats/view.js';
import type { ThisRun } from '../report/words/blocks.js';
import { whyOf } from '../report/words/cause-sentences.js';
import { cut, oneLine, plain, plainLine, verdictSign } from '../report/words/text.js';

let redactSecrets: Rewrite = unchanged;

/** Removes secrets from all further lines and outputs. */
export function hideInLog(redact: Rewrite): void {
  redactSecrets = redact;
}

/** Formats one line that the runner never reads as a command, even with text of a file. */
export function logLine(text: string): string {
  // A secret may have several blanks, or be put together where invisible characters are left out.
  return plainLine(redactSecrets(oneLine(redactSecrets(text))), MAX_LINE_TEXT);
}

/** Prints a line with a prefix, so that it cannot be a workflow command. */
export function info(text: string): void {
  core.info(`stepgate: ${logLine(text)}`);
}

/** Prints a warning, which the runner shows on the page of the run. */
export function warn(text: string): void {
  core.warning(logLine(text));
}

/** Prints a warning at a line of a workspace file. A URL with details follows and is never shortened. */
export function warnAt(
  { file, line }: { readonly file: string; readonly line: number },
  title: string,
  text: string,
  address: string | null,
): void {
  const place = { file: logLine(file), startLine: line, title: logLine(title) };
  core.warning(`${logLine(text)}${address === null ? '' : ` ${address}`}`, place);
}

/** Prints a notice, which the runner shows on the page of the run. */
export function notice(text: string): void {
  core.notice(logLine(text));
}

export function annotate({ input, file, line, column, path, message }: Problem): void {
  if (file === undefined) return;
  const where = path?.length ? `${renderPath(path)}: ` : input === undefined ? '' : `${input}: `;
  const place = { file: logLine(file), startLine: line, startColumn: column };
  core.error(logLine(`${where}${message}`), { ...place, title: 'Stepgate input' });
}

export function output(name: string, value: string | number | boolean): void {
  core.setOutput(name, redactSecrets(value));
}

/** Writes the job summary. A failure is only a warning. */
export async function writeSummary(text: string): Promise<void> {
  const writing = core.summary.addRaw(text).write();
  await writing.catch(() => warn('the job summary could not be written'));
}

/** Logs the verdict, its meaning, and the first wrong or regressed questions. */
export function logReport(report: Report, thisRun: ThisRun): void {
  const view = viewOf(report, { thisRun, visibleRegressions: 0, rows: 0, footer: [], textOf: questionText });
  info(`${verdictSign(view)}${plain(view.title)}`);
  const [summary] = view.blocks;
  if (summary?.kind === 'paragraph') info(plain(summary.text));
  const { comparison } = report;
  const isCompared = comparison.kind === 'compared';
  const questions = isCompared ? comparison.regressed.map(({ head }) => head) : report.run.questions.filter(isWrong);
  for (const question of questions.slice(0, MAX_NAMED)) {
    const text = cut(plain([questionText(question)]), MAX_LINE_TEXT / 2);
    info(`${isCompared ? 'regressed' : 'wrong'}: ${text}: ${plain(whyOf(question))}`);
  }
  if (questions.length > MAX_NAMED) info(`… and ${questions.length - MAX_NAMED} more, see the job summary`);
}
