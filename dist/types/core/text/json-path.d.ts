/** Any item of a list, as in `[*]`. */
export declare const ANY_ITEM: unique symbol;
/** Keys, indexes and `[*]` that lead to values. */
export type JsonPath = readonly (string | number | typeof ANY_ITEM)[];
/** The forms of a path, for messages. */
export declare const PATH_FORMS = "a path such as a.b, a[0].b, a[*].b or \"odd.key\"";
/** Reads `a.b`, `a[0].b`, `a[*].b`, `"odd.key"`, also after `$`; null for anything else. */
export declare function decodePath(text: string): JsonPath | null;
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
