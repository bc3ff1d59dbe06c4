import type { Comparison } from './comparison.js';
import type { GateVerdict } from './evaluate-gates.js';
import type { RunFigures } from './figures.js';
import type { Coverage, Failure, Notice } from './notices.js';
/** A run with its scores, before it is compared and gated. */
export interface ScoredRun {
    readonly run: RunFigures;
    readonly coverage: Coverage;
    /** What went wrong while it was scored. */
    readonly failures: readonly Failure[];
    readonly notices: readonly Notice[];
}
/** Everything a run found out, compared and gated; plain data. `run.passed` says whether it passed. */
export interface Report extends ScoredRun {
    readonly comparison: Comparison;
    readonly gates: readonly GateVerdict[];
}
/** A run that was scored earlier: what it was asked is what it has. */
export declare function scoredEarlier(run: RunFigures): ScoredRun;
/** When a new comment is posted. */
export declare const COMMENT_WHEN: readonly ["always", "changed", "failed"];
export type CommentWhen = (typeof COMMENT_WHEN)[number];
/** Why a report is no reason for a new comment; null where it is one. */
export declare function reasonNotToComment(report: Report, when: CommentWhen): string | null;
/**
 * Whether a run differs from its baseline in what it is scored on. Tokens, time and cost differ in every run and do not
 * count. A run that was not compared counts as changed, and so does one with a gate that failed or warned.
 */
export declare function hasChanged({ comparison, gates, run }: Report): boolean;
