import type { SampleStatus } from '../steps/model.js';
import { type Mapping } from '../text/values.js';
import { type RuleName } from '../words/rules.js';
import type { RawEntry } from './evaluate-question.js';
/** Metrics at the top level of an evaluation entry, in the order of the aggregates file. */
export declare const ENTRY_METRICS: readonly ["answer_recall", "answer_precision", "answer_relevance", "answer_relevance_cost", "answer_f1", "steps_score", "rows_f1", "rules_score", "answer_check_score", ...("input_tokens" | "output_tokens" | "total_tokens" | "elapsed_sec" | "cost_usd")[]];
/** Whether a key of an entry has a fixed meaning; any other number is the output of a custom evaluation. */
export declare function isKnownKey(key: string): boolean;
/** Number of steps in a sample, by step name. */
export interface StepCounts {
    readonly total: ReadonlyMap<string, number>;
    readonly errors: ReadonlyMap<string, number>;
    readonly empty_results: ReadonlyMap<string, number>;
}
/** The rules of an answer, by name; absent without rules. */
interface SampledRules {
    readonly checked: readonly RuleName[];
    readonly broken: readonly RuleName[];
    readonly unchecked: readonly RuleName[];
}
/** The data of one evaluation entry for the aggregates: numbers and names, no texts. */
export interface Sample {
    readonly questionId: string;
    readonly templateId: string;
    readonly status: SampleStatus;
    readonly metrics: ReadonlyMap<string, number>;
    readonly steps: StepCounts;
    /** `retrieval_*` figures of the actual steps. */
    readonly stepMetrics: ReadonlyMap<string, readonly number[]>;
    /** Number of values that should be finite numbers and are not; they are left out. */
    readonly notFinite: number;
    /** Number of steps whose status is neither success nor error; they cannot match and do not count as failed. */
    readonly unknownStatus: number;
    readonly rules?: SampledRules;
}
/**
 * Reduces an evaluation entry to its figures; the agent's cost is a separate argument, as the entry has no key for it.
 */
export declare function sampleOf(entry: RawEntry, status: SampleStatus, costUsd?: number | null): Sample;
/** The `retrieval_*` numbers of steps, by name; `notFinite`: the number of those that are not finite. */
export declare function collectStepMetrics(steps: readonly Mapping[]): {
    series: Map<string, number[]>;
    notFinite: number;
};
export {};
