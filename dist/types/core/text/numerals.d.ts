export declare const MINUS = "\u2212";
/** The text for a sum beyond the largest number. */
export declare const TOO_LARGE = "too large";
/** Formats a number with `digits` decimals, grouped thousands and the sign `−`. */
export declare function fixed(value: number, digits: number): string;
/** 346,163 */
export declare function whole(value: number): string;
/** A count with its noun: "1 row", "2 rows". */
export declare function counted(count: number, noun: string): string;
/** A noun in the form that follows a count. */
export declare function plural(count: number, noun: string): string;
/** No token count, time or price is larger, and sums of such figures stay finite. */
export declare const MAX_AMOUNT = 1000000000000000;
/**
 * A sum without rounding: numbers of which none overlaps another, the smallest first (Shewchuk 1997). The same numbers have
 * the same sum in any order, and in any parts that are added up later.
 */
export type ExactSum = readonly number[];
/** The sum and one more finite number. */
export declare function added(parts: ExactSum, value: number): ExactSum;
/** The number that is nearest to the sum; 0 for none. */
export declare function roundedSum(parts: ExactSum): number;
