import type { Aggregates, Metric, TrialAggregates } from '../../core/runs/result-types.js';
import type { Cause } from '../../core/words/causes.js';
import type { BrokenRule, FailedCheck } from '../../core/words/rules.js';
import type { Scoring } from '../../core/words/scoring-rules.js';

/** A figure on both sides; the change is head minus base, null where a side has none. */
export interface Change {
  readonly base: number | null;
  readonly head: number | null;
  readonly change: number | null;
}

/** A question on both sides, with the cause of its miss in the head. */
export interface QuestionChange extends Change {
  readonly question_id: string;
  readonly template_id: string;
  readonly cause?: Cause;
  /** The results up to the baseline, the newest last: right `1`, wrong `0`, partly `p`, failed `e`, not asked `-`. */
  readonly base_results?: string;
  /** Whether these results changed so often that the change may be chance. */
  readonly flaky?: boolean;
}

/** A question with an entry in the file of known questions. */
export interface KnownQuestionChange extends QuestionChange {
  readonly kind: 'accepted' | 'quarantined';
  readonly reason: string;
  /** The last day of the entry; absent: it has no end. */
  readonly until?: string;
}

/** A question that one side does not have. */
export interface QuestionOfOneSide {
  readonly question_id: string;
  readonly template_id: string;
  readonly steps_score: number | null;
}

/** The `comparison` block of `comparison.yaml`: over the questions that both runs have with the same references. */
export interface RunComparison {
  readonly kind: 'compared';
  /** Questions that both have. */
  readonly questions: number;
  readonly steps_score: {
    readonly micro: Change;
    readonly macro: Change;
    /** Absent where no question has a score on both sides. */
    readonly noise?: ScoreChangeNoise;
    readonly generalises?: ChangeGeneralisation;
  };
  /** The share of answer checks that hold, over the questions that have some; absent where none has. */
  readonly answer_check_score?: SidesOfFigure;
  /** The rows found (F1), over the questions that have tables; absent where none has. */
  readonly rows_f1?: SidesOfFigure;
  /** Tokens, seconds, costs and calls, by name. */
  readonly measures: Readonly<Record<string, Change & { readonly noise?: MeasureChangeNoise }>>;
  readonly templates: Readonly<Record<string, Change & { readonly questions: number }>>;
  /** Judged figures, by name. */
  readonly answers?: Readonly<Record<string, SidesOfFigure & { readonly noise?: MeasureChangeNoise }>>;
  readonly unchanged: number;
  /** Questions without a steps score. */
  readonly unscored: number;
  /** Without known questions. */
  readonly regressed: readonly QuestionChange[];
  readonly improved: readonly QuestionChange[];
  /** Known questions, which are no regressions and not counted in `max-steps-drop`; absent for none. */
  readonly known?: readonly KnownQuestionChange[];
  /** Questions that broke rules which they kept in the base; absent for none. */
  readonly rules_broken?: readonly BrokenRules[];
  /** Questions whose answer checks hold less than in the base, by their answer check score; absent for none. */
  readonly answer_checks_fallen?: readonly FallenChecks[];
  readonly added: readonly QuestionOfOneSide[];
  readonly removed: readonly QuestionOfOneSide[];
  readonly edited: readonly QuestionChange[];
}

/** The lists of questions of a comparison. */
export type QuestionLists =
  | ('regressed' | 'improved' | 'known' | 'rules_broken' | 'answer_checks_fallen')
  | ('added' | 'removed' | 'edited');

/** A figure over the questions that have it, on both sides. */
export interface SidesOfFigure {
  readonly questions: number;
  readonly micro: Change;
  readonly macro: Change;
}

/** A question that broke rules which it kept in the base. */
export interface BrokenRules {
  readonly question_id: string;
  readonly template_id: string;
  readonly rules: readonly BrokenRule[];
}

/** A question whose answer checks hold less than in the base, by its answer check score. */
export interface FallenChecks extends Change {
  readonly question_id: string;
  readonly template_id: string;
  readonly failed?: readonly FailedCheck[];
}

/** Why two runs were not compared. */
export interface NoComparison {
  readonly kind: 'none' | 'incompatible';
  readonly reason: string;
}

/** A gate with its outcome; `value` is null where the run has no such figure. */
export interface GateResult {
  readonly name: string;
  readonly operator: '>=' | '>' | '<=' | '<';
  readonly limit: number;
  readonly value: number | null;
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'warned';
  readonly reason?: string;
}

/** One question of a report, with the figures of its answer; means over its answers where it has several. */
export interface QuestionReport extends Readonly<Partial<Record<Metric, number>>> {
  readonly question_id: string;
  readonly template_id: string;
  readonly question_text: string | null;
  readonly fingerprint?: string;
  readonly status: 'success' | 'error' | 'missing';
  /** In [0, 1], 0 for an answer that failed; absent without reference steps. */
  readonly steps_score?: number;
  /** How many answers it has, how many are right, and the standard deviation of their scores. */
  readonly trials?: {
    readonly count: number;
    readonly right: number;
    readonly spread: number | null;
    /** The scores of the answers, where they are not all 0 or 1. */
    readonly scores?: readonly number[];
  };
  readonly rules_broken?: readonly BrokenRule[];
  readonly answer_checks_failed?: readonly FailedCheck[];
  readonly cause?: Cause;
  /** The cause as a sentence. */
  readonly why?: string;
  /** Tool calls, and those of them that failed. */
  readonly steps?: number;
  readonly failed_steps?: number;
  /** One character per run, the newest last: `1` right, `p` partly, `0` wrong, `e` failed, `-` not asked. */
  readonly results?: string;
}

/** The comparison file: what changed, and the verdicts of the gates. */
export interface ComparisonFile {
  readonly name: string;
  readonly stepgate_version: string;
  /** Whether every gate holds and nothing else failed. */
  readonly passed: boolean;
  /** What failed beside the gates. */
  readonly failures: readonly string[];
  /** null: the files of the run do not say how it was scored. */
  readonly scoring: Scoring | null;
  readonly selection: readonly string[];
  readonly coverage: { readonly selected: number; readonly answered: number; readonly unasked: number };
  /** The headline figure: failed and missing answers count 0; null where no question has reference steps. */
  readonly steps_score: {
    readonly micro: number | null;
    readonly macro: number | null;
    readonly questions: number;
    readonly templates: number;
    readonly right: number;
  };
  /** The same of the answer checks; absent where the corpus has none. */
  readonly answer_check_score?: ComparisonFile['steps_score'];
  /** The same of the rows found (F1); absent where no question has tables to count rows of. */
  readonly rows_f1?: ComparisonFile['steps_score'];
  readonly trials?: TrialAggregates;
  readonly baseline: { readonly label: string };
  readonly comparison: RunComparison | NoComparison;
  /** How answers were judged. */
  readonly judge?: Readonly<Record<string, unknown>>;
  readonly gates: readonly GateResult[];
  readonly notices: readonly string[];
}

/** A run from files to verdict, as `stepgate evaluate --format json` prints it. */
export interface RunReport extends ComparisonFile {
  readonly aggregates: Aggregates;
  readonly questions: readonly QuestionReport[];
}

/** Whether a change is larger than what reruns alone would give. */
interface ChangeNoise {
  readonly verdict: 'larger' | 'within' | 'no_change';
  /** Two-sided, in (0, 1]. */
  readonly p: number;
  readonly questions: number;
  readonly questions_changed: number;
}

/** The noise of the steps score. */
interface ScoreChangeNoise extends ChangeNoise {
  readonly interval_95: readonly [number, number];
  readonly smallest_detectable_change: number;
  /** Present when no question changed, so that a usual rate of flips was assumed. */
  readonly flip_rate_assumed?: boolean;
  /** Ids of templates that went from all right to all wrong, and the other way. */
  readonly templates_broken: readonly string[];
  readonly templates_mended: readonly string[];
}

/** Whether the change would hold for other templates, too. */
interface ChangeGeneralisation {
  readonly verdict: 'likely' | 'these_templates_only';
  readonly p: number;
  /** null for one template. */
  readonly interval_95: readonly [number, number] | null;
  readonly templates: number;
  readonly templates_changed: number;
}

/** The noise of a measure or of a judged figure, in its own unit: a question's mean. */
export interface MeasureChangeNoise extends ChangeNoise {
  readonly change_per_question: number;
  /** p corrected for all measures of the comparison. */
  readonly p_holm: number;
}
