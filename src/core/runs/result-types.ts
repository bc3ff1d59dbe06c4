import type { ActualStep, AnswerChecks, AnyOf, ReferenceStep } from '../corpus/corpus-types.js';
import type { Series } from '../statistics/series.js';
import type { StepDetail } from '../steps/model.js';
import type { Mapping } from '../text/values.js';
import type { BrokenRule, FailedCheck, RuleName, Rules } from '../words/rules.js';

/** One entry of `evaluation.yaml`: a question with its answer and its scores. A key without a value is absent. */
export interface EvaluationEntry extends JudgedAnswer {
  readonly template_id: string;
  readonly question_id: string;
  /** Which answer to the question this is, from 1 on, where there may be several. */
  readonly trial?: number;
  readonly question_text: string;
  readonly reference_answer?: unknown;
  readonly reference_steps?: MatchedGroups;
  readonly reference_steps_any_of?: readonly MatchedGroups[];
  /** Its answer checks. */
  readonly answer?: AnswerChecks;
  /** Its own rules and its template's. */
  readonly rules?: Rules;
  readonly status: 'success' | 'error';
  /** `no response` where there is none. */
  readonly error?: string;
  /** As the response has it, like the steps and the figures of its use. */
  readonly actual_answer?: unknown;
  readonly actual_steps?: readonly ActualStep[];
  /** In [0, 1]; absent without reference steps, and for an answer that failed (presets 5 and 6: what its steps score). */
  readonly steps_score?: number;
  /** Mean F1 of the rows of its scored tables, in [0, 1]; `standard` only, for steps with keys of their own. */
  readonly rows_f1?: number;
  /** The scored reference steps, each with its match or the cause of its miss; absent with `details: 'none'`. */
  readonly steps_details?: readonly StepDetail[];
  /** 1 when all checked rules hold, else 0; absent where none was checked. */
  readonly rules_score?: number;
  readonly rules_broken?: readonly BrokenRule[];
  readonly rules_checked?: readonly RuleName[];
  /** Rules over figures that the response does not report. */
  readonly rules_not_checked?: readonly RuleName[];
  /** The share of the answer checks that hold; absent where there are none, and for an answer that failed (presets 5 and 6: 0). */
  readonly answer_check_score?: number;
  readonly answer_checks_failed?: readonly FailedCheck[];
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

/** Several steps in the place of one. */
interface MatchedAnyOf extends AnyOf {
  readonly matches?: unknown;
}

/** What a judge adds to an entry. Shares are in [0, 1]; costs are US dollars. */
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
  /** Why there is no correctness; its key is the preset's. */
  readonly answer_eval_error?: string;
  readonly answer_correctness_error?: string;
  readonly answer_relevance_error?: string;
}

/** The metrics of an answer that are aggregated; figures of a judge and costs only where there are some. */
export type Metric =
  | 'answer_recall'
  | 'answer_precision'
  | 'answer_relevance'
  | 'answer_relevance_cost'
  | 'answer_f1'
  | 'steps_score'
  | 'rows_f1'
  | 'rules_score'
  | 'answer_check_score'
  | 'input_tokens'
  | 'output_tokens'
  | 'total_tokens'
  | 'elapsed_sec'
  | 'cost_usd';

/** The aggregates file: per template, over all questions (micro), and the mean of the templates' means (macro). */
export interface Aggregates {
  readonly per_template: Readonly<Record<string, TemplateAggregates>>;
  readonly micro: TemplateAggregates;
  readonly macro: MacroAggregates;
  /** Only where questions have several answers. */
  readonly trials?: TrialAggregates;
}

export type MetricSeries = Readonly<Partial<Record<Metric, Series>>>;

/** Figures of the steps of the agent, by name. */
export type RetrievalSeries = {
  readonly [figure: `retrieval_${string}`]: Series;
};

/** Only under `micro`, where questions have rules. */
export type RuleCounts = {
  /** Answers that broke each rule. */
  readonly rule_violations?: Readonly<Partial<Record<RuleName, number>>>;
  readonly rules_not_checked?: Readonly<Partial<Record<RuleName, number>>>;
};

/** Aggregates of a file, whoever wrote it: nothing is known of their figures. */
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
    readonly steps?: StepCounts & RetrievalSeries;
  };

/** How often tools were called, by name. */
export type StepCounts = {
  readonly total?: Readonly<Record<string, number>>;
  /** Questions in which the tool was called. */
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

/** What repeated answers say: `pass@k`, one of k is right; `pass^k`, all k are. */
export type TrialAggregates = {
  readonly questions: number;
  readonly responses: number;
  readonly least_per_question: number;
  readonly most_per_question: number;
  readonly [chance: `pass@${number}` | `pass^${number}`]: number;
  /** Standard deviation of the scores within questions. */
  readonly spread_within_questions?: number;
  /** Questions that are neither always right nor always wrong. */
  readonly flaky_questions: number;
};
