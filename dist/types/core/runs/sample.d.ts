import type { SampleStatus } from '../steps/model.js';
import { type RuleName } from '../words/rules.js';
import type { EvaluationEntry } from './evaluate-question.js';
/** Metrics at the top level of an evaluation entry, in the order of the aggregates file. */
export declare const ENTRY_METRICS: readonly ["answer_recall", "answer_precision", "answer_relevance", "answer_relevance_cost", "answer_f1", "steps_score", "rows_f1", "rules_score", "answer_check_score", "input_tokens", "output_tokens", "total_tokens", "elapsed_sec", "cost_usd"];
/** How often steps occurred in a sample, by step name. */
export interface StepCounts {
    readonly total: ReadonlyMap<string, number>;
    readonly errors: ReadonlyMap<string, number>;
    readonly empty_results: ReadonlyMap<string, number>;
}
/** The rules of an answer, by their names; absent where it has none. */
interface SampledRules {
    readonly checked: readonly RuleName[];
    readonly broken: readonly RuleName[];
    readonly unchecked: readonly RuleName[];
}
/** What the aggregates need of one evaluation entry: numbers and names, no texts. */
export interface Sample {
    readonly questionId: string;
    readonly templateId: string;
    readonly status: SampleStatus;
    readonly metrics: ReadonlyMap<string, number>;
    readonly steps: StepCounts;
    /** `retrieval_*` figures of the actual steps. */
    readonly stepMetrics: ReadonlyMap<string, readonly number[]>;
    /** Values that should have been finite numbers and were not, so that they are left out. */
    readonly notFinite: number;
    /** Steps whose status is neither success nor error: they cannot match, and do not count as failed either. */
    readonly unknownStatus: number;
    readonly rules?: SampledRules;
}
/** Reduces an evaluation entry to its figures; the agent's cost comes beside it, as the entry has no key for it. */
export declare function sampleOf(entry: EvaluationEntry, status: SampleStatus, costUsd?: number | null): Sample;
export {};
