import type { ActualStep, AnswerChecks, AnyOf, ExtraCalls, ReferenceStep } from '../corpus/corpus-types.js';
import type { Series } from '../statistics/intervals.js';
import type { StepDetail } from '../steps/model.js';
import type { Mapping } from '../text/values.js';
import type { Metric } from '../words/figure-table.js';
import type { BrokenRule, FailedCheck, RuleName, Rules } from '../words/rules.js';

/** One entry of `evaluation.yaml`: a question with its answer and its scores. A key without a value is absent. */
export interface EvaluationEntry extends JudgedAnswer, RecordedMeasures {
  readonly template_id: string;
  readonly question_id: string;
  /** Number of the answer to the question, starting at 1; absent if there is only one. */
  readonly trial?: number;
  readonly question_text: string;
  readonly reference_answer?: unknown;
  readonly reference_steps?: MatchedGroups;
  readonly reference_steps_any_of?: readonly MatchedGroups[];
  /** The answer checks of the question. */
  readonly answer?: AnswerChecks;
  /** The rules of the question and its template. */
  readonly rules?: Rules;
  /** How the question and its template forbid other calls; absent: they are allowed. */
  readonly extra_calls?: ExtraCalls;
  readonly status: 'success' | 'error';
  /** `no response` without a response. */
  readonly error?: string;
  /** As in the response, like the steps and the usage figures. */
  readonly actual_answer?: unknown;
  readonly actual_steps?: readonly ActualStep[];
  /** In [0, 1]; absent without reference steps, and for a failed answer (presets 5 and 6: the score of its steps). */
  readonly steps_score?: number;
  /** Mean F1 of the rows of its tables, in [0, 1]; only in `standard`, and for steps with Stepgate's own keys. */
  readonly rows_f1?: number;
  /** The scored reference steps, each with its match or the cause of its miss; absent with `details: 'none'`. */
  readonly steps_details?: readonly StepDetail[];
  /** 1 if all checked rules hold, else 0; absent if none was checked. */
  readonly rules_score?: number;
  readonly rules_broken?: readonly BrokenRule[];
  readonly rules_checked?: readonly RuleName[];
  /** Rules over figures that the response does not contain. */
  readonly rules_not_checked?: readonly RuleName[];
  /** The share of answer checks that hold; absent without any, and if the answer failed (presets 5 and 6: 0). */
  readonly answer_check_score?: number;
  readonly answer_checks_failed?: readonly FailedCheck[];
  /** Number of the user's turns, if there are several; absent with `details: 'none'`, like `turn_figures`. */
  readonly turns?: number;
  readonly turn_figures?: readonly TurnFigures[];
  /** All texts of the agent; only if the answer checks look at all of them. */
  readonly agent_texts?: readonly string[];
  /** The cost of the answer, all texts of the agent, and its calls: to score the answer again. Absent with `details: 'none'`. */
  readonly cost_usd?: number;
  readonly texts?: readonly string[];
  /** null: the response has no list of calls. */
  readonly calls?: readonly { readonly name: string; readonly status: unknown }[] | null;
}

/** An entry in memory: complete, with further keys such as the outputs of custom evaluations. */
export type Entry = EvaluationEntry & Mapping;

/** One turn of the user, with what the agent did until the next one; tokens and time only if they were recorded. */
export interface TurnFigures extends RecordedMeasures {
  readonly steps: number;
  readonly failed_steps: number;
  readonly cost_usd?: number;
}

/** Tokens and seconds, as the response has them. */
interface RecordedMeasures {
  readonly input_tokens?: number;
  readonly output_tokens?: number;
  readonly total_tokens?: number;
  readonly elapsed_sec?: number;
}

type MatchedGroups = readonly (readonly (MatchedReferenceStep | MatchedAnyOf)[])[];

/** A reference step; `matches` is the id of the agent's step that matched it. */
export interface MatchedReferenceStep extends ReferenceStep {
  readonly matches?: unknown;
}

interface MatchedAnyOf extends AnyOf {
  readonly matches?: unknown;
}

/** Keys that a judge adds to an entry. Shares are in [0, 1]; costs are US dollars. */
export interface JudgedAnswer {
  readonly answer_reference_claims_count?: number;
  readonly answer_actual_claims_count?: number;
  readonly answer_matching_claims_count?: number;
  readonly answer_correctness_reason?: string;
  readonly answer_recall?: number;
  readonly answer_precision?: number;
  readonly answer_f1?: number;
  /** The claims; absent with `details: 'none'`. */
  readonly answer_correctness_details?: unknown;
  readonly answer_relevance?: number;
  readonly answer_relevance_cost?: number;
  readonly answer_relevance_reason?: string;
  /** The reason for a missing correctness; the preset decides its key. */
  readonly answer_eval_error?: string;
  readonly answer_correctness_error?: string;
  readonly answer_relevance_error?: string;
}

/** The aggregates file: per template, over all questions (micro), and the mean of the templates' means (macro). */
export interface Aggregates {
  readonly per_template: Readonly<Record<string, TemplateAggregates>>;
  readonly micro: TemplateAggregates;
  readonly macro: MacroAggregates;
  /** Only if questions have several answers. */
  readonly trials?: TrialAggregates;
}

export type MetricSeries = Readonly<Partial<Record<Metric, Series>>>;

/** Figures of the steps of the agent, by name. */
export type RetrievalSeries = {
  readonly [figure: `retrieval_${string}`]: Series;
};

/** Only under `micro`, if questions have rules. */
export type RuleCounts = {
  /** Number of answers that broke each rule. */
  readonly rule_violations?: Readonly<Partial<Record<RuleName, number>>>;
  readonly rules_not_checked?: Readonly<Partial<Record<RuleName, number>>>;
};

/** Aggregates of a file from any tool, with unknown figures. */
export interface StoredAggregates {
  readonly per_template: Readonly<Record<string, Mapping>>;
  readonly micro: Mapping;
  readonly macro: Mapping;
  readonly trials?: Mapping;
}

/** Figures over the questions of a template, or over all. */
export type TemplateAggregates = MetricSeries &
  RetrievalSeries &
  RuleCounts & {
    readonly number_of_error_samples: number;
    readonly number_of_success_samples: number;
    readonly steps?: CallTotals & RetrievalSeries;
  };

/** The tool calls of all counted answers by the name of the tool, as `CallCounts` has those of one answer. */
export type CallTotals = {
  readonly total?: Readonly<Record<string, number>>;
  /** Number of questions in which the tool was called. */
  readonly once_per_sample?: Readonly<Record<string, number>>;
  readonly empty_results?: Readonly<Record<string, number>>;
  readonly errors?: Readonly<Record<string, number>>;
};

/** The mean of the templates' means. */
export type MacroAggregates = Readonly<Partial<Record<Metric, MacroMean>>> & {
  readonly [figure: `retrieval_${string}`]: MacroMean;
};

export type MacroMean = {
  readonly mean: number;
};

/** Aggregates of repeated answers. `pass@k`: the chance that one of k answers is right; `pass^k`: that all k are. */
export type TrialAggregates = {
  readonly questions: number;
  readonly responses: number;
  readonly least_per_question: number;
  readonly most_per_question: number;
  readonly [chance: `pass@${number}` | `pass^${number}`]: number;
  /** Standard deviation of the scores within questions. */
  readonly spread_within_questions?: number;
  /** Number of questions that are neither always right nor always wrong. */
  readonly flaky_questions: number;
};
