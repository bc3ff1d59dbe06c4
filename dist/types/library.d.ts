import { type Aggregates } from './core/aggregate.js';
import { type EvaluationEntry } from './core/evaluate-question.js';
import { type Knobs, type PresetName } from './core/scoring.js';
import { type Mapping } from './core/values.js';
import { type JudgeOptions } from './library-judge.js';
/** Responses as a list of records, or as a `Map` or object from question id to record. */
export type Responses = readonly unknown[] | ReadonlyMap<string, unknown> | Readonly<Record<string, unknown>>;
/** How an evaluation is scored. */
export interface ScoringOptions {
    /** The preset; `standard` when absent. */
    readonly scoring?: PresetName;
    /** Knobs that override the preset's. */
    readonly knobs?: Partial<Knobs>;
}
export interface EvaluationOptions extends ScoringOptions {
    /** Selection patterns such as `tag:smoke`; all questions when absent. */
    readonly select?: readonly string[];
    /** Rules such as `sparql_query = graphdb_sparql`. */
    readonly step_aliases?: readonly string[];
    /** `none` leaves `steps_details` and `answer_correctness_details` out. */
    readonly details?: 'full' | 'none';
    /** `all`: a question may have several responses, and has an entry with its number under `trial` for each. */
    readonly trials?: 'one' | 'all';
    /** Judges answers with a language model; not when absent, whatever keys the environment holds. */
    readonly judge?: boolean | JudgeOptions;
}
/**
 * Scores responses against a corpus (templates as in a corpus file). One entry per selected question, in corpus order,
 * in the shape of `evaluation.yaml`; a question without a response is an error sample. Nothing passed in is changed.
 *
 * With `options.judge` answers are sent to a language model; what it does not judge has an error key in its entry.
 *
 * @throws StepgateError when the corpus has the wrong shape, a response has no `question_id` or two have the same, or the
 * judge has no key.
 */
export declare function runEvaluation(corpus: unknown, responses: Responses, options?: EvaluationOptions): Promise<EvaluationEntry[]>;
/** Aggregates evaluation entries, in the shape of `aggregates.yaml`; no entries give zeros. */
export declare function computeAggregates(entries: readonly EvaluationEntry[], options?: ScoringOptions): Aggregates;
/**
 * Compares two evaluations question by question, in the shape of the `comparison` block of `comparison.yaml`: over
 * the questions that both have with the same references; scores in [0, 1], changes head minus base.
 *
 * @throws StepgateError when an entry has no `question_id`, `template_id` or `question_text`.
 */
export declare function compareRuns(base: readonly EvaluationEntry[], head: readonly EvaluationEntry[]): Mapping;
/** How two SPARQL results are compared; the names are those of a reference step. */
export interface SparqlComparison {
    /** The variables of the reference when absent. */
    readonly required_columns?: readonly string[];
    readonly ordered?: boolean;
    readonly ignore_duplicates?: boolean;
    readonly cells?: 'typed' | 'lexical';
}
/** Compares two SPARQL JSON results, texts or values: 1 when they say the same, else 0. Never throws. */
export declare function compareSparqlResults(reference: unknown, actual: unknown, options?: SparqlComparison): number;
