import type { Cause, CauseDetail, Comparison } from '../model.js';
import type { PreparedActual, PreparedReference } from './step.js';
/** An actual step that was compared with the reference step and is not the match of another. */
export interface Candidate {
    readonly actual: PreparedActual;
    readonly comparator: string;
    readonly comparison: Comparison;
}
export interface ExplainedMiss {
    readonly comparator: string | null;
    readonly cause: Cause;
    readonly detail: CauseDetail;
}
/** Why a reference step missed: from the candidate that came closest, else from what the agent did not do. */
export declare function causeOf(reference: PreparedReference, position: number, candidates: readonly Candidate[], actuals: readonly PreparedActual[]): ExplainedMiss;
