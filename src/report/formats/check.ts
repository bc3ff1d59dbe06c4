import type { Report } from '../../core/runs/report.js';
import type { Redact } from '../../core/secrets/redact.js';
import type { Mapping } from '../../core/text/values.js';
import { titleOf } from '../sections/title.js';
import { score } from '../words/numbers.js';
import { cut, oneLine, plain } from '../words/text.js';
import { type CommentOptions, DETAIL_LEVELS, renderComment } from './comment.js';

/** GitHub's description says characters, but GitHub counts bytes. */
const CHECK_LIMIT = 65_535;
/** More than a line of the list of checks. */
const MAX_TITLE = 255;

/** How a check run ended, in GitHub's words. */
export type Conclusion = 'success' | 'neutral' | 'failure';

/** The texts of a check run. */
export interface CheckText {
  readonly title: string;
  /** The report, the shorter the higher the level of detail; null behind the last level. */
  readonly summaryOf: (detailLevel: number) => string | null;
}

/** By the gates, and by whatever else fails a run; `neutral` if it passed with a gate that warned. */
export function conclusionOf({ run, gates }: Pick<Report, 'run' | 'gates'>): Conclusion {
  if (run.passed !== true) return 'failure';
  return gates.some(({ outcome }) => outcome === 'warned') ? 'neutral' : 'success';
}

/** The title in one line, and the report below it. */
export function checkText(report: Report, options: CommentOptions): CheckText {
  const untitled = { ...options, isUntitled: true };
  return {
    title: cut(options.redact(oneLine(plain(titleOf(report)))), MAX_TITLE),
    summaryOf: (detailLevel) =>
      detailLevel < DETAIL_LEVELS.length ? renderComment(report, null, untitled, CHECK_LIMIT, detailLevel) : null,
  };
}

/** The steps score as a badge, in the form of shields.io's endpoint; red for a run that failed. */
export function badgeOf({ run }: Report, redact: Redact): Mapping {
  const { micro } = run.headline;
  return {
    schemaVersion: 1,
    label: redact(oneLine(run.label)),
    message: micro === null ? 'no steps score' : score(micro),
    color: run.passed ? 'brightgreen' : 'red',
  };
}
