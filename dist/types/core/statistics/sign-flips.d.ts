import { type Clusters, type Interval } from './intervals.js';
/** Score changes are counted in this unit, in which every fraction with a denominator up to 10 is whole. */
export declare const SCORE_UNIT: number;
/**
 * Two-sided p of the exact sign flip test: if nothing had changed, each question's change could as well have the other
 * sign; p is the share of all 2^m sign patterns of the m changes other than 0 whose sum is at least as far from 0. In
 * [10⁻¹², 1]; 1 if the changes cancel or nothing changed. For changes of one size it is McNemar's exact test.
 *
 * No patterns are drawn: the distribution of the sum is computed by inverting its characteristic function, the product
 * of cos(θ·change) (Gil-Pelaez 1951). So p falls whenever a sum moves away from 0 because one change did, without
 * exception, which the gate relies on: for each sign pattern of the other changes, the sum observed moves at least as
 * far as the sum of the pattern.
 */
export declare function signFlipP(changes: readonly number[], unit?: number): number;
/** Whether a change would hold for other questions, too: templates are the observations. */
export interface Generalisation {
    /** `these`: seen on these templates only. */
    readonly verdict: 'likely' | 'these';
    /** The p value of the sign flips by template, in (0, 1]. */
    readonly p: number;
    /** 95 % interval of the change for other templates; null for one template. */
    readonly interval: Interval | null;
    readonly templates: number;
    /** Templates whose questions changed in sum. With fewer than 6 no p gets to 5 %. */
    readonly changed: number;
}
/**
 * Tests the change over templates instead of questions. Questions of other templates are another draw of templates, so
 * that each template's sum of changes is one observation.
 */
export declare function generalise(differences: readonly Difference[]): Generalisation;
/** Share of the draws beyond each end of a 95 % interval over so many templates. */
export declare function tailShare(templates: number): number;
/**
 * The 95 % interval of the mean change over the questions of templates that are drawn with replacement, as many as there
 * are: a draw's change is Σ of their sums / Σ of their sizes. It leaves out `tailShare` of the draws at each end. Null
 * for fewer than two templates. The same numbers for the same clusters, on every machine.
 */
export declare function bootstrapInterval(clusters: Clusters): Interval | null;
/** One question's difference between two runs, with the template that it belongs to. */
export interface Difference {
    readonly templateId: string;
    /** Head minus base. */
    readonly change: number;
}
/** Clusters by template, in the order of their ids, so that the order of the questions decides nothing. */
export declare function clustersOf(differences: readonly Difference[]): Clusters;
