import type { Aggregates } from '../../core/entries/result-types.js';
import type { Trials } from '../../core/figures/figures.js';
import type { Cause } from '../../core/words/causes.js';
import type { FigureName } from '../../core/words/figure-table.js';
import type { BrokenRule, FailedCheck } from '../../core/words/rules.js';
import type { ComparisonFile } from './files.js';

/**
 * One question of a report with the figures of its answer; means if it has several answers. Times are seconds, costs US dollars,
 * scores in [0, 1]; a figure that the answer does not have is absent.
 */
export interface QuestionReport extends Readonly<Partial<Record<FigureName, number>>> {
  readonly question_id: string;
  readonly template_id: string;
  readonly question_text: string | null;
  readonly fingerprint?: string;
  readonly status: 'success' | 'error' | 'missing';
  /** In [0, 1], 0 for a failed answer; absent without reference steps. */
  readonly steps_score?: number;
  readonly trials?: Trials;
  readonly rules_broken?: readonly BrokenRule[];
  readonly answer_checks_failed?: readonly FailedCheck[];
  readonly cause?: Cause;
  /** The cause as a sentence. */
  readonly why?: string;
  /** One character per run, the newest last: `1` right, `p` partly, `0` wrong, `e` failed, `-` not asked. */
  readonly results?: string;
}

/** The full report of a run, as printed by `stepgate evaluate --format json`; the questions are in the order of the corpus. */
export interface RunReport extends ComparisonFile {
  readonly aggregates: Aggregates;
  readonly questions: readonly QuestionReport[];
}
