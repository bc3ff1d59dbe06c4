export declare const MINUS = "\u2212";
/** The text for a sum beyond the largest number. */
export declare const TOO_LARGE = "too large";
/** A number with so many digits after the point, thousands apart; a true minus. */
export declare function fixed(value: number, digits: number): string;
/** 346,163 */
export declare function whole(value: number): string;
/** A count with its noun: "1 row", "2 rows". */
export declare function counted(count: number, noun: string): string;
/** A noun in the form that follows a count. */
export declare function plural(count: number, noun: string): string;
/** No token count, time or price is larger, and sums of such figures stay finite. */
export declare const MAX_AMOUNT = 1000000000000000;
