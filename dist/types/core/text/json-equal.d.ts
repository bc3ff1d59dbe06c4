/** The path at which two values differ, and both values there. */
export interface Difference {
    readonly path: string;
    readonly reference: unknown;
    readonly actual: unknown;
}
/** The path of the first difference (`$.rows[2].name`), or null when the values are equal. */
export declare function firstDifference(reference: unknown, actual: unknown): string | null;
/**
 * Equality of JSON values: key order free, 1 = 1.0, `true` ≠ 1, big integers exact, missing ≠ null, NaN equals
 * itself. Returns the first difference, or null when the values are equal.
 */
export declare function differenceOf(reference: unknown, actual: unknown): Difference | null;
export declare function sameScalar(left: unknown, right: unknown): boolean;
