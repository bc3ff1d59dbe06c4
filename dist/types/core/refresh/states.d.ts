import type { ReferenceStep } from '../steps/model.js';
import { type StepContext } from '../steps/step.js';
/** How the new output of a step differs from the one in the corpus. Only `changed` and `was_empty` are written. */
export declare const OUTPUT_STATES: readonly ["same", "changed", "was_empty", "became_empty", "columns_missing", "unstable", "failed"];
export type OutputState = (typeof OUTPUT_STATES)[number];
/** Rows that only one of two outputs has: their numbers, and the first of them. */
export interface RowDifference {
    readonly rows: number;
    readonly earlierRows: number;
    readonly added: number;
    readonly removed: number;
    readonly firstAdded: readonly string[];
    readonly firstRemoved: readonly string[];
}
/** Two outputs that are not tables, from a little before their first difference. */
export interface ValueDifference {
    readonly earlier: string;
    readonly later: string;
}
/** What became of one output. */
export interface OutputChange {
    readonly state: OutputState;
    /** null where an output is not a table. */
    readonly difference: RowDifference | null;
    /** For changed outputs that are not tables. */
    readonly values?: ValueDifference;
    /** Why it failed, or which columns are missing; empty for other states. */
    readonly why: string;
}
/** Compares a new output of a reference step with its present one, in what is scored. */
export declare function compareOutput(step: ReferenceStep, output: unknown, context: StepContext): OutputChange;
/** Whether two outputs of a step are equal in what is scored: each is a right answer where the other is the reference. */
export declare function isEqualOutput(step: ReferenceStep, output: unknown, context: StepContext): boolean;
/** Whether so many outputs changed that a person has to check the source first; exactly a fifth is written. */
export declare function isTooMuch(changed: number, asked: number): boolean;
