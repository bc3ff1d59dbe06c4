import type { Corpus, Responses } from '../core/corpus/corpus-types.js';
import type { Aggregates, EvaluationEntry } from '../core/runs/result-types.js';
import type { RunComparison } from '../report/formats/files.js';
import { type EvaluationOptions, type ScoringOptions } from './options.js';
/**
 * Scores responses against a corpus (templates as in a corpus file). Returns one entry per selected question, in
 * corpus order and in the shape of `evaluation.yaml`; a question without a response is an error sample. Does not
 * change its arguments.
 *
 * With `options.judge`, answers are sent to a language model; an entry without a verdict has an error key.
 *
 * @throws StepgateError when the corpus has the wrong shape, a response has no `question_id` or a duplicate one, or
 * the judge has no key.
 */
export declare function runEvaluation(corpus: Corpus, responses: Responses, options?: EvaluationOptions): Promise<EvaluationEntry[]>;
/** The same for the untyped result of a YAML or JSON parser; the shape is checked in both cases. */
export declare function runEvaluation(corpus: unknown, responses: unknown, options?: EvaluationOptions): Promise<EvaluationEntry[]>;
/**
 * Aggregates evaluation entries, in the shape of `aggregates.yaml`; for an empty list, all zeros.
 *
 * @throws StepgateError when `entries` is not a list of entries.
 */
export declare function computeAggregates(entries: readonly EvaluationEntry[], options?: ScoringOptions): Aggregates;
/** The same for the untyped result of a YAML or JSON parser. */
export declare function computeAggregates(entries: unknown, options?: ScoringOptions): Aggregates;
/**
 * Compares two evaluations question by question, in the shape of the `comparison` block of `comparison.yaml`. It
 * covers the questions that both have with the same references; scores are in [0, 1], changes are head minus base.
 *
 * @throws StepgateError when an entry has no `question_id`, `template_id` or `question_text`.
 */
export declare function compareRuns(base: readonly EvaluationEntry[], head: readonly EvaluationEntry[]): RunComparison;
/** The same for the untyped result of a YAML or JSON parser. */
export declare function compareRuns(base: unknown, head: unknown): RunComparison;
/**
 * Explains in one sentence why the steps score of an entry is below 1; null for score 1, or without reference steps.
 * Example: `1 of 2 rows missing; query: …`, `the agent failed: …`.
 *
 * @throws StepgateError when `entry` is not an evaluation entry.
 */
export declare function explainEntry(entry: EvaluationEntry): string | null;
/** The same for the untyped result of a YAML or JSON parser. */
export declare function explainEntry(entry: unknown): string | null;
/** How two SPARQL results are compared; the options are named as the keys of a reference step. */
export interface SparqlComparison {
    /** Variables to compare; all variables of the reference when absent. */
    readonly required_columns?: readonly string[];
    readonly ordered?: boolean;
    readonly ignore_duplicates?: boolean;
    readonly cells?: 'typed' | 'lexical';
}
/** Compares two SPARQL JSON results, given as text or parsed: 1 if they are equal, else 0. Never throws. */
export declare function compareSparqlResults(reference: unknown, actual: unknown, options?: SparqlComparison): number;
