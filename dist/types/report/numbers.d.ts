/** 0.832, or a dash where there is no score. */
export declare function score(value: number | null): string;
/** The two scores of a comparison, with the same number of digits, enough of them to tell different scores apart. */
export declare function scorePair(base: number | null, head: number | null): [string, string];
/** Two figures with the same number of digits: `digits`, or as many as it takes to tell different figures apart. */
export declare function toldApart(a: number, b: number, digits: number): [string, string];
/** How many digits after the point that takes. */
export declare function placesApart(a: number, b: number, digits: number): number;
/** Digits after the point that a limit was written with. */
export declare function placesOf(limit: number): number;
/** A number with so many digits after the point, thousands apart; a true minus. */
export declare function fixed(value: number, digits: number): string;
/** The difference of two scores in points: −10.0, +6.3; ±0.0 for what rounds to nothing. */
export declare function points(change: number): string;
/** So many digits after the point, or as many as it takes to see that a number is not 0. */
export declare function visibleDigits(value: number, digits: number): number;
/** A number with its sign, a true minus, and ± for what rounds to 0; nothing for what is not finite. */
export declare function signed(value: number, digits: number): string;
/** 346,163 */
export declare function whole(value: number): string;
/** A count with its noun: "1 row", "2 rows". */
export declare function counted(count: number, noun: string): string;
/** Digits of an amount of dollars, two of which mean something: $0.87, $0.0042. */
export declare function dollarDigits(value: number): number;
/** US dollars: $0.87, $0.0042. */
export declare function dollars(value: number, digits?: number): string;
/** A relative change in whole percent, with a warning sign where costs rose much; nothing for what is not finite. */
export declare function percent(base: number, head: number): string;
