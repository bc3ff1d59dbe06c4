import type { RunFigures } from '../core/runs/figures.js';
import type { ScoringOptions } from './options.js';
import type { RunComparison } from './report-types.js';
import type { Aggregates, EvaluationEntry } from './result-types.js';
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
/** Entries as the figures of a run; an input error where they are none. */
export declare function runFiguresOf(entries: unknown, label: string): RunFigures;
