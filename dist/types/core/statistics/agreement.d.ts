import type { Interval } from './intervals.js';
/** Answers by the verdict of people and that of the judge. */
export interface VerdictTable {
    readonly passPass: number;
    /** People pass it, the judge fails it. */
    readonly passFail: number;
    /** People fail it, the judge passes it. */
    readonly failPass: number;
    readonly failFail: number;
}
/** A share with its 95 % interval. */
export interface Rate {
    readonly share: number;
    readonly interval: Interval;
    readonly count: number;
    readonly of: number;
}
/** How a judge agrees with people; null: there is no answer to compute it from. */
export interface Agreement {
    readonly agreement: Rate | null;
    /** Cohen's kappa: the agreement beyond chance, in [-1, 1]. */
    readonly kappa: number | null;
    /** The share of the answers that people pass which the judge passes. */
    readonly tpr: Rate | null;
    /** The share of the answers that people fail which the judge fails. */
    readonly tnr: Rate | null;
    /** Exact McNemar test: the two kinds of disagreement are equally frequent. */
    readonly mcnemarP: number;
    /** The agreement of a judge that passes everything. */
    readonly alwaysPass: number | null;
}
export declare function agreementOf({ passPass, passFail, failPass, failFail }: VerdictTable): Agreement;
/** A share with the 95 % interval of Wilson (1927); null out of nothing. */
export declare function rateOf(count: number, of: number): Rate | null;
/** Cohen's kappa (1960); null without answers, or if both sides always give the same verdict, so that chance always agrees. */
export declare function cohenKappa({ passPass, passFail, failPass, failFail }: VerdictTable): number | null;
/** Two-sided p of the exact sign test, for two counts that are equally probable. */
export declare function signTestP(a: number, b: number): number;
/**
 * One-sided p of Fisher's exact test: at least `changedNow` of `now` answers change, if they change as often as
 * `changedBefore` of `before` did.
 */
export declare function fisherP(changedNow: number, now: number, changedBefore: number, before: number): number;
/** A pass rate that is corrected for the errors of the judge. */
export interface CorrectedRate {
    readonly rate: number;
    readonly interval: Interval;
}
/**
 * The pass rate that people would find, from the judge's pass rate and its errors (Rogan and Gladen 1978), with the
 * interval of Lee et al. (2025, arXiv 2511.21140). Null if the judge is not better than chance.
 */
export declare function correctedRate(passed: number, answers: number, table: VerdictTable): CorrectedRate | null;
