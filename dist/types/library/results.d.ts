import type { Aggregates, EvaluationEntry } from '../core/runs/result-types.js';
import type { RunComparison } from '../report/formats/report-types.js';
import { type ScoringOptions } from './options.js';
/**
 * Aggregates evaluation entries, in the shape of `aggregates.yaml`; no entries give zeros.
 *
 * @throws StepgateError when it is no list of entries.
 */
export declare function computeAggregates(entries: readonly EvaluationEntry[], options?: ScoringOptions): Aggregates;
/** The same for what a YAML or JSON parser gives. */
export declare function computeAggregates(entries: unknown, options?: ScoringOptions): Aggregates;
/**
 * Compares two evaluations question by question, in the shape of the `comparison` block of `comparison.yaml`: over
 * the questions that both have with the same references; scores in [0, 1], changes head minus base.
 *
 * @throws StepgateError when an entry has no `question_id`, `template_id` or `question_text`.
 */
export declare function compareRuns(base: readonly EvaluationEntry[], head: readonly EvaluationEntry[]): RunComparison;
/** The same for what a YAML or JSON parser gives. */
export declare function compareRuns(base: unknown, head: unknown): RunComparison;
/**
 * Why the steps score of an entry is below 1, as one sentence: `1 of 2 rows missing; query: …`, `the agent failed: …`. null
 * for an entry with score 1, or without reference steps.
 *
 * @throws StepgateError when it is no entry.
 */
export declare function explainEntry(entry: EvaluationEntry): string | null;
/** The same for what a YAML or JSON parser gives. */
export declare function explainEntry(entry: unknown): string | null;
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
