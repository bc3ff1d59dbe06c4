import { baselineQuestion } from '../core/baseline/encode.js';
import type { Report } from '../core/runs/report.js';
import type { Mapping } from '../core/values.js';
import { comparisonFile } from './files.js';
import { plain } from './text.js';
import { whyOf } from './why.js';

/** The comparison file with the aggregates and every question. */
export function reportJson(report: Report): Mapping {
  return {
    ...comparisonFile(report),
    aggregates: report.run.aggregates,
    questions: report.run.questions.map((question) => ({
      ...baselineQuestion(question, 'full'),
      ...(question.rules && question.rules.broken.length > 0 && { rules_broken: question.rules.broken }),
      ...(question.checks && question.checks.failed.length > 0 && { answer_checks_failed: question.checks.failed }),
      question_text: question.text,
      ...(question.why && { why: plain(whyOf(question)) }),
    })),
  };
}
