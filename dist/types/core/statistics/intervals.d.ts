/** A 95 % interval; `low` is never above `high`. */
export interface Interval {
    readonly low: number;
    readonly high: number;
}
/** The 97.5 % quantile of the normal distribution. */
export declare const Z = 1.959964;
/** Draws of a bootstrap; its ends then move by less than a tenth of a point from seed to seed. */
export declare const DRAWS = 10000;
/**
 * The 95 % interval of the mean change over these questions, at least one; never of zero width. Where every change is
 * −1, 0 or 1 it is Tango's score interval for paired proportions (1998); else the middle of a seeded bootstrap over the
 * questions with two more of them, one gained and one lost (as Agresti and Min 2005 add to a Wald interval), without
 * which equal changes would have no width.
 */
export declare function intervalOf(changes: readonly number[]): Interval;
/** Groups of changes. */
export interface Clusters {
    /** Sum of the changes of each group. */
    readonly sums: Float64Array;
    /** Questions of each group. */
    readonly sizes: Float64Array;
}
/** The mean changes of so many seeded draws of groups with replacement, as many as there are. */
export declare function drawMeans({ sums, sizes }: Clusters, draws: number): Float64Array;
/** The interval without so many of the values at each end. */
export declare function middleOf(values: Float64Array, beyond: number): Interval;
/** Fills a list with numbers of 32 random bits each, further ones with each call. */
type FillBits = (into: Uint32Array) => void;
/**
 * Random bits, the same ones for the same seed on every machine: sfc32 (Chris Doty-Humphrey, PractRand), which passes
 * BigCrush and needs integers alone. It draws samples; it keeps no secrets. A list at a time, so that its state stays
 * in registers: that is three times as fast.
 */
export declare function makeBits(seed: number): FillBits;
/** The sum of numbers, compensated (Neumaier 1974): ten times 0.1 is 1. 0 for none. */
export declare function sum(values: readonly number[]): number;
/** The arithmetic mean; null for none. */
export declare function mean(values: readonly number[]): number | null;
/** The figures of a metric in the aggregates. */
export interface Series {
    readonly sum: number;
    readonly mean: number;
    readonly median: number;
    readonly min: number;
    readonly max: number;
}
/** Sum, mean, median, least and largest of finite numbers; all 0 for none. */
export declare function seriesOf(values: readonly number[]): Series;
/**
 * p values corrected for there being several (Holm 1979): the smallest times their number, the next times one less, and
 * so on, none below the one before it, none above 1; in the order in which they came.
 */
export declare function holm(values: readonly number[]): number[];
/**
 * The smallest change that would be called larger in four of five comparisons like this one: the δ with
 * δ = 2.802 · √(SE² + δ(1 − δ)/n), SE = √Σd²/n being the standard error of the mean change of reruns alone and the rest
 * what the change itself adds. For at least one change; in (0, 1].
 */
export declare function detectableChange(changes: readonly number[]): {
    readonly detectable: number;
    readonly isAssumed: boolean;
};
export {};
