/**
 * A sum without rounding: numbers of which none overlaps another, the smallest first (Shewchuk 1997). The same numbers give
 * the same sum in any order, and in any parts that are added up later.
 */
export type ExactSum = readonly number[];
/** The sum and one more finite number. */
export declare function added(parts: ExactSum, value: number): ExactSum;
/** The number that is nearest to the sum; 0 for none. */
export declare function roundedSum(parts: ExactSum): number;
