import type { Report } from '../../core/runs/report.js';
import type { Redact } from '../../core/secrets/redact.js';
import type { Mapping } from '../../core/text/values.js';
import { titleOf } from '../sections/title.js';
import { score } from '../words/numbers.js';
import { cut, oneLine, plain } from '../words/text.js';
import { type CommentOptions, DETAIL_LEVELS, renderComment } from './comment.js';

/** Maximum size of a summary in bytes; GitHub's documentation gives it in characters, but bytes are counted. */
const CHECK_LIMIT = 65_535;
/** Maximum length of a title; longer than a line in the list of checks. */
const MAX_TITLE = 255;

/** The conclusion of a check run, as in GitHub's API. */
export type Conclusion = 'success' | 'neutral' | 'failure';

/** The texts of a check run. */
export interface CheckText {
  readonly title: string;
  /** The report at a detail level: a higher level is shorter; null after the last level. */
  readonly summaryOf: (detailLevel: number) => string | null;
}

/** The conclusion of a run: `failure` if it failed; `neutral` if it passed with a warning of a gate. */
export function conclusionOf({ run, gates }: Pick<Report, 'run' | 'gates'>): Conclusion {
  if (run.passed !== true) return 'failure';
  return gates.some(({ outcome }) => outcome === 'warned') ? 'neutral' : 'success';
}

/** The texts of a check run: the title in one line, and the report without its title. */
export function checkText(report: Report, options: CommentOptions): CheckText {
  const untitledOptions = { ...options, isUntitled: true };
  return {
    title: cut(options.redact(oneLine(plain(titleOf(report)))), MAX_TITLE),
    summaryOf: (detailLevel) =>
      detailLevel < DETAIL_LEVELS.length
        ? renderComment(report, null, untitledOptions, CHECK_LIMIT, detailLevel)
        : null,
  };
}

/** The steps score as a badge in the format of a shields.io endpoint; red for a failed run. */
export function badgeOf({ run }: Report, redact: Redact): Mapping {
  const { micro } = run.headline;
  return {
    schemaVersion: 1,
    label: redact(oneLine(run.label)),
    message: micro === null ? 'no steps score' : score(micro),
    color: run.passed ? 'brightgreen' : 'red',
  };
}
