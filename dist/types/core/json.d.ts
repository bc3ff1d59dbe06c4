/** Nesting deeper than this is refused: no honest tool output comes near it, and walking it would exhaust the stack. */
export declare const MAX_JSON_DEPTH = 1000;
/** The outcome of reading JSON text: a value, or why it is none. */
export type JsonResult = {
    readonly kind: 'value';
    readonly value: unknown;
} | {
    readonly kind: 'invalid';
    readonly reason: string;
};
/** Reads JSON as Python's json module does: the tokens NaN, Infinity and -Infinity are values. */
export declare function readJson(text: string): JsonResult;
/**
 * Reads JSON as `readJson`, with integers that a double cannot hold as bigint. Slower; for values that are
 * compared as a whole.
 */
export declare function readExactJson(text: string): JsonResult;
/** True when the text holds an integer that JSON.parse could round. */
export declare function mayLoseDigits(text: string): boolean;
/** "line 1 column 5" of an offset. */
export declare function lineAndColumn(text: string, offset: number): string;
/**
 * Equality of JSON values: key order free, 1 = 1.0, `true` ≠ 1, big integers exact, missing ≠ null, NaN equals
 * itself. Returns the path of the first difference (`$.rows[2].name`), or null when the values are equal.
 */
export declare function firstDifference(reference: unknown, actual: unknown): string | null;
