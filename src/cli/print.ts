import colors from 'picocolors';
import type { Redact } from '../core/redact.js';
import type { Report } from '../core/report.js';
import { baselineQuestion, comparisonFile } from '../report/files.js';
import { renderTerminal, type TerminalStyle } from '../report/terminal.js';
import { plain, printableJson } from '../report/text.js';
import { viewOf } from '../report/view.js';
import { whyText } from '../report/why.js';
import { fullReport, questionText } from '../run.js';
import type { ProcessLike } from './main.js';

export const FORMATS = ['text', 'markdown', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** Rows of a list that a terminal shows; the report file has all. */
const TERMINAL_ROWS = 12;
const NARROWEST = 80;

/** Prints a report on stdout. */
export function printReport(report: Report, format: Format, process: ProcessLike, redact: Redact): void {
  process.stdout.write(rendered(report, format, process, redact));
}

function rendered(report: Report, format: Format, process: ProcessLike, redact: Redact): string {
  if (format === 'json') return `${printableJson(JSON.stringify(reportJson(report), null, 2))}\n`;
  if (format === 'markdown') return fullReport(report, { thisRun: 'This run', redact });
  const shown = { open: 5, rows: TERMINAL_ROWS, allAt: 'all with --format markdown', redact };
  const view = viewOf(report, { thisRun: 'This run', footer: [], textOf: questionText, ...shown });
  return renderTerminal(view, styleOf(process));
}

function styleOf({ stdout, env }: ProcessLike): TerminalStyle {
  const colored = stdout.isTTY === true && env.NO_COLOR === undefined && env.TERM !== 'dumb';
  const { bold, dim, green, red, yellow, cyan } = colors.createColors(colored);
  const quoted = (name: string) => `\`${name}\``;
  const width = Math.max(stdout.columns ?? 100, NARROWEST);
  const textWidth = stdout.isTTY === true ? width : Number.POSITIVE_INFINITY;
  return { bold, dim, green, red, yellow, code: colored ? cyan : quoted, plainCode: quoted, width, textWidth };
}

/** The comparison file with the aggregates and every question. */
function reportJson(report: Report): unknown {
  return {
    ...comparisonFile(report),
    aggregates: report.aggregates,
    questions: report.questions.map((question) => ({
      ...baselineQuestion(question, 'full'),
      question_text: question.text,
      ...(question.why && { why: plain(whyText({ ...question.why, status: question.status })) }),
    })),
  };
}
