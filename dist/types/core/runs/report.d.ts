import type { Comparison } from './comparison.js';
import type { GateVerdict } from './evaluate-gates.js';
import type { RunFigures } from './figures.js';
import type { Coverage, Failure, Notice } from './notices.js';
/** A run with its scores, before it is compared and gated. */
export interface ScoredRun {
    readonly run: RunFigures;
    readonly coverage: Coverage;
    /** Failures of the scoring. */
    readonly failures: readonly Failure[];
    readonly notices: readonly Notice[];
}
/** The result of a run, compared and gated; plain data. `run.passed`: whether it passed. */
export interface Report extends ScoredRun {
    readonly run: ScoredRun['run'] & {
        readonly passed: boolean;
    };
    readonly comparison: Comparison;
    readonly gates: readonly GateVerdict[];
}
/** Whether a run passed: nothing failed, and no gate. */
export declare function hasPassed(failures: readonly Failure[], gates: readonly GateVerdict[]): boolean;
/** Whether a run passed with a warning: a drop is over its limit. */
export declare function hasWarned({ run, gates }: Pick<Report, 'run' | 'gates'>): boolean;
/** A run that was scored earlier; its own questions are the selected ones. */
export declare function scoredEarlier(run: RunFigures): ScoredRun;
/** Conditions for a new comment. */
export declare const COMMENT_WHEN: readonly ["always", "changed", "failed"];
export type CommentWhen = (typeof COMMENT_WHEN)[number];
/** Why a report needs no new comment; null if it needs one. */
export declare function reasonNotToComment(report: Report, when: CommentWhen): string | null;
/**
 * Whether a run differs from its baseline in the data for its score. Tokens, time and cost differ in every run and do
 * not count. A run that was not compared counts as changed, as does one with a failed or warned gate.
 */
export declare function hasChanged({ comparison, gates, run }: Report): boolean;
