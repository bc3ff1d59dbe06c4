import type { Aggregates, Metric, TrialAggregates } from '../../core/runs/result-types.js';
import type { Cause } from '../../core/words/causes.js';
import type { BrokenRule, FailedCheck } from '../../core/words/rules.js';
import type { Scoring } from '../../core/words/scoring-rules.js';
/** A figure on both sides; the change is head minus base, null if a side has no figure. */
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
    /** Whether these results changed so often that the change may be random. */
    readonly flaky?: boolean;
}
/** A question with an entry in the file of known failures. */
export interface KnownQuestionChange extends QuestionChange {
    readonly kind: 'accepted' | 'quarantined';
    readonly reason: string;
    /** The last day of the entry; absent: no end. */
    readonly until?: string;
}
/** A question that exists on one side only. */
export interface QuestionOfOneSide {
    readonly question_id: string;
    readonly template_id: string;
    readonly steps_score: number | null;
}
/** The `comparison` block of `comparison.yaml`; covers the questions that both runs have with the same references. */
export interface RunComparison {
    readonly kind: 'compared';
    /** Number of shared questions. */
    readonly questions: number;
    readonly steps_score: {
        readonly micro: Change;
        readonly macro: Change;
        /** Absent if no question has a score on both sides. */
        readonly noise?: ScoreChangeNoise;
        readonly generalises?: ChangeGeneralisation;
    };
    /** The share of passed answer checks, over the questions with answer checks; absent if there are none. */
    readonly answer_check_score?: SidesOfFigure;
    /** The rows found (F1), over the questions with tables; absent if there are none. */
    readonly rows_f1?: SidesOfFigure;
    /** Tokens, seconds, costs and calls, by name. */
    readonly measures: Readonly<Record<string, Change & {
        readonly noise?: MeasureChangeNoise;
    }>>;
    readonly templates: Readonly<Record<string, Change & {
        readonly questions: number;
    }>>;
    /** Judged figures, by name. */
    readonly answers?: Readonly<Record<string, SidesOfFigure & {
        readonly noise?: MeasureChangeNoise;
    }>>;
    readonly unchanged: number;
    /** Number of questions without a steps score. */
    readonly unscored: number;
    /** Regressed questions, except known ones. */
    readonly regressed: readonly QuestionChange[];
    readonly improved: readonly QuestionChange[];
    /** Known failures, which are not counted in regressions and `max-steps-drop`; absent if empty. */
    readonly known?: readonly KnownQuestionChange[];
    /** Questions that broke rules which they kept in the base; absent if empty. */
    readonly rules_broken?: readonly BrokenRules[];
    /** Questions with a lower answer check score than in the base; absent if empty. */
    readonly answer_checks_fallen?: readonly FallenChecks[];
    readonly added: readonly QuestionOfOneSide[];
    readonly removed: readonly QuestionOfOneSide[];
    /** Number of removed questions that were right or partly right in the base; absent: 0. */
    readonly removed_right?: number;
    /** Number of questions of the base that this run lacks because the runs have different selections; absent: 0. */
    readonly not_selected?: number;
    /** Edited questions that are not compared. */
    readonly edited: readonly QuestionChange[];
    /** What edits of questions and rules do to the base's answers; absent when nothing was scored again. */
    readonly corpus_change?: CorpusChangeFile;
}
/** A score of both runs with the references and rules of the base, and of this run; `head_before` is absent if unknown. */
export interface OtherSides {
    readonly before: number | null;
    readonly after: number | null;
    readonly head_before?: number | null;
    readonly head: number | null;
}
/** The base's answers, scored again with the references and rules of this run. */
export interface CorpusChangeFile {
    /** Number of questions of both runs whose scored content differs. */
    readonly edited: number;
    /** Number of questions whose base answers were scored again. */
    readonly rescored: number;
    /** The scoring rules that differ, in words; absent if they agree. */
    readonly rules_changed?: readonly string[];
    /** The steps score of the base's answers over all compared questions, with the old references and rules. */
    readonly before: number | null;
    /** The same answers with the references and rules of this run. */
    readonly after: number | null;
    readonly change: number | null;
    /** The steps score of this run's answers with the references and rules of the base; null if some are unknown. */
    readonly head_before: number | null;
    /** `head_before` minus `before`: what the agent does under the base's references and rules. */
    readonly change_before: number | null;
    /**
     * Number of questions whose edit lowers the base's answer, and which this run answers better; or which fall without the edit,
     * and with it less or not at all.
     */
    readonly favours_head: number;
    /** Number of edits that do not favour this run, but raise a score of its answer by more than that of the base's. */
    readonly raises_head: number;
    /** The mean answer check and rules scores over all compared questions; absent if no edit changes them. */
    readonly answer_checks?: OtherSides;
    readonly rules?: OtherSides;
    /** Number of questions of which a score is unknown, and so whether their edit favours this run; absent: 0. */
    readonly not_checked?: number;
    /** At most 1,000; those that favour the head first. */
    readonly questions: readonly {
        readonly id: string;
        readonly before: number | null;
        readonly after: number | null;
        /** Absent: not checked. */
        readonly head_before?: number | null;
        readonly head: number | null;
        /** Absent if they are the same on all sides. */
        readonly answer_checks?: OtherSides;
        readonly rules?: OtherSides;
    }[];
}
/** The lists of questions of a comparison. */
export type QuestionLists = ('regressed' | 'improved' | 'known' | 'rules_broken' | 'answer_checks_fallen') | ('added' | 'removed' | 'edited');
/** A figure on both sides, over the questions that have it. */
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
/** A question with a lower answer check score than in the base; the figures are these scores. */
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
/** A gate with its outcome; `value` is null if the run has no such figure. */
export interface GateResult {
    readonly name: string;
    readonly operator: '>=' | '>' | '<=' | '<';
    readonly limit: number;
    readonly value: number | null;
    readonly outcome: 'passed' | 'failed' | 'skipped' | 'warned';
    readonly reason?: string;
    /** Of a drop over its limit with `drop-test: auto` and one answer per question. */
    readonly reruns?: {
        readonly questions: number;
        readonly lost: number;
        readonly gained: number;
        /** The assumed share of questions that a rerun changes. */
        readonly changes: number;
        /** The share of reruns of the same agent that lose as many questions net. */
        readonly chance: number;
    };
}
/** One question of a report with the figures of its answer; means if it has several answers. */
export interface QuestionReport extends Readonly<Partial<Record<Metric, number>>> {
    readonly question_id: string;
    readonly template_id: string;
    readonly question_text: string | null;
    readonly fingerprint?: string;
    readonly status: 'success' | 'error' | 'missing';
    /** In [0, 1], 0 for a failed answer; absent without reference steps. */
    readonly steps_score?: number;
    /** Number of answers, number of right answers, and the standard deviation of their scores. */
    readonly trials?: {
        readonly count: number;
        readonly right: number;
        readonly spread: number | null;
        /** The scores of the answers; absent if all are 0 or 1. */
        readonly scores?: readonly number[];
    };
    readonly rules_broken?: readonly BrokenRule[];
    readonly answer_checks_failed?: readonly FailedCheck[];
    readonly cause?: Cause;
    /** The cause as a sentence. */
    readonly why?: string;
    /** Number of tool calls, and of failed ones. */
    readonly steps?: number;
    readonly failed_steps?: number;
    /** One character per run, the newest last: `1` right, `p` partly, `0` wrong, `e` failed, `-` not asked. */
    readonly results?: string;
}
/** The comparison file: what changed, and the verdicts of the gates. */
export interface ComparisonFile {
    readonly name: string;
    readonly stepgate_version: string;
    /** Whether every gate passed and nothing else failed. */
    readonly passed: boolean;
    /** Failures other than gates. */
    readonly failures: readonly string[];
    /** null: the files of the run do not contain its scoring. */
    readonly scoring: Scoring | null;
    readonly selection: readonly string[];
    readonly coverage: {
        readonly selected: number;
        readonly answered: number;
        readonly unasked: number;
    };
    /** Number of drafts in the corpus, which are not scored; absent: none. */
    readonly drafts?: number;
    /** The headline figure: failed and missing answers count 0; null if no question has reference steps. */
    readonly steps_score: {
        readonly micro: number | null;
        readonly macro: number | null;
        readonly questions: number;
        readonly templates: number;
        readonly right: number;
    };
    /** The same figures for the answer checks; absent if the corpus has none. */
    readonly answer_check_score?: ComparisonFile['steps_score'];
    /** The same figures for the rows found (F1); absent if no question has tables. */
    readonly rows_f1?: ComparisonFile['steps_score'];
    readonly trials?: TrialAggregates;
    readonly baseline: {
        readonly label: string;
    };
    readonly comparison: RunComparison | NoComparison;
    /** How answers were judged. */
    readonly judge?: Readonly<Record<string, unknown>>;
    readonly gates: readonly GateResult[];
    readonly notices: readonly string[];
}
/** The full report of a run, as printed by `stepgate evaluate --format json`. */
export interface RunReport extends ComparisonFile {
    readonly aggregates: Aggregates;
    readonly questions: readonly QuestionReport[];
}
/** Noise assessment of a change: whether it is larger than between reruns. */
interface ChangeNoise {
    readonly verdict: 'larger' | 'within' | 'no_change';
    /** Two-sided p value, in (0, 1]. */
    readonly p: number;
    readonly questions: number;
    readonly questions_changed: number;
}
/** Noise assessment of the steps score. */
interface ScoreChangeNoise extends ChangeNoise {
    readonly interval_95: readonly [number, number];
    readonly smallest_detectable_change: number;
    /** Present if no question changed, so that a typical flip rate was assumed. */
    readonly flip_rate_assumed?: boolean;
    /** Ids of templates that went from all right to all wrong, and the other way. */
    readonly templates_broken: readonly string[];
    readonly templates_mended: readonly string[];
}
/** Whether the change would also hold for other templates. */
interface ChangeGeneralisation {
    readonly verdict: 'likely' | 'these_templates_only';
    readonly p: number;
    /** null if there is only one template. */
    readonly interval_95: readonly [number, number] | null;
    readonly templates: number;
    readonly templates_changed: number;
}
/** Noise assessment of tokens, time, cost, failed calls or a judged figure; the change is the mean per question, in its unit. */
export interface MeasureChangeNoise extends ChangeNoise {
    readonly change_per_question: number;
    /** p value after Holm's correction for all such figures of the comparison. */
    readonly p_holm: number;
}
export {};
