/** The sum of numbers, compensated (Neumaier 1974): ten times 0.1 is 1. 0 for none. */
export declare function sum(values: readonly number[]): number;
/** The arithmetic mean; null for none. */
export declare function mean(values: readonly number[]): number | null;
/** What the aggregates say of a metric. */
export interface Series {
    readonly sum: number;
    readonly mean: number;
    readonly median: number;
    readonly min: number;
    readonly max: number;
}
/** Sum, mean, median, least and largest of finite numbers; all 0 for none. */
export declare function seriesOf(values: readonly number[]): Series;
