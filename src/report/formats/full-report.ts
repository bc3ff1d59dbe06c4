import { baselineQuestion } from '../../core/runs/baseline-head.js';
import type { QuestionFigures } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';
import type { Aggregates } from '../../core/runs/result-types.js';
import { VISIBLE_REGRESSIONS, type ViewOptions } from '../words/blocks.js';
import { code, type Inline, plain } from '../words/text.js';
import { whyOf } from '../words/why.js';
import { comparisonFile } from './files.js';
import { renderMarkdown } from './markdown.js';
import type { RunReport } from './report-types.js';
import { viewOf } from './view.js';

/** The full report as Markdown, without the limits of a comment. */
export function renderFullReport(
  report: Report,
  { thisRun, redact, ids }: Pick<ViewOptions, 'thisRun' | 'redact' | 'ids'>,
): string {
  const viewOptions = {
    visibleRegressions: VISIBLE_REGRESSIONS,
    rows: Number.POSITIVE_INFINITY,
    footer: [],
    textOf: questionText,
  };
  return renderMarkdown(viewOf(report, { thisRun, redact, ...(ids && { ids }), ...viewOptions }));
}

/** The text of a question, or its id if it has none, as in a baseline. */
export function questionText({ text, id }: Pick<QuestionFigures, 'text' | 'id'>): Inline {
  return text ?? code(id);
}

/** The comparison file with the aggregates and every question. */
export function reportJson(report: Report): RunReport {
  return {
    ...comparisonFile(report),
    // Result of `aggregateSamples` for an evaluated run.
    aggregates: report.run.aggregates as Aggregates,
    questions: report.run.questions.map((question) => ({
      ...baselineQuestion(question, 'full'),
      ...(question.rules && question.rules.broken.length > 0 && { rules_broken: question.rules.broken }),
      ...(question.checks && question.checks.failed.length > 0 && { answer_checks_failed: question.checks.failed }),
      question_text: question.text,
      ...(question.why && { why: plain(whyOf(question)) }),
    })),
  };
}
