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
