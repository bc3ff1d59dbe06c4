import type { QuestionFigures } from '../core/runs/figures.js';
import type { Report } from '../core/runs/report.js';
import { VISIBLE_REGRESSIONS, type ViewOptions } from './blocks.js';
import { renderMarkdown } from './markdown.js';
import { code, type Inline } from './text.js';
import { viewOf } from './view.js';

/** The whole report as Markdown, without the comment's limits. */
export function renderFullReport(
  report: Report,
  { thisRun, redact, ids }: Pick<ViewOptions, 'thisRun' | 'redact' | 'ids'>,
): string {
  const shown = {
    visibleRegressions: VISIBLE_REGRESSIONS,
    rows: Number.POSITIVE_INFINITY,
    footer: [],
    textOf: questionText,
  };
  return renderMarkdown(viewOf(report, { thisRun, redact, ...(ids && { ids }), ...shown }));
}

/** A question is shown by its text; a baseline has ids only. */
export function questionText({ text, id }: Pick<QuestionFigures, 'text' | 'id'>): Inline {
  return text ?? code(id);
}
