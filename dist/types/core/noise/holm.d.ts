/**
 * p values corrected for there being several (Holm 1979): the smallest times their number, the next times one less, and
 * so on, none below the one before it, none above 1; in the order in which they came.
 */
export declare function holm(values: readonly number[]): number[];
