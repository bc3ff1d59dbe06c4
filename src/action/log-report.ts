import { isWrong, type QuestionFigures } from '../core/runs/figures.js';
import type { Report } from '../core/runs/report.js';
import type { ViewOptions } from '../report/blocks.js';
import { questionText } from '../report/full-report.js';
import { cut, plain, verdictSign } from '../report/text.js';
import { viewOf } from '../report/view.js';
import { whyOf } from '../report/why.js';
import { info } from './log.js';

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
