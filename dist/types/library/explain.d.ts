import type { EvaluationEntry } from './result-types.js';
/**
 * Why the steps score of an entry is below 1, as one sentence: `1 of 2 rows missing; query: …`, `the agent failed: …`. null
 * for an entry with score 1, or without reference steps.
 *
 * @throws StepgateError when it is no entry.
 */
export declare function explainEntry(entry: EvaluationEntry): string | null;
/** The same for what a YAML or JSON parser gives. */
export declare function explainEntry(entry: unknown): string | null;
