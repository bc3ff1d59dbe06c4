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
/** As `readJson`, but what is nested too deeply to be walked or written again is invalid. */
export declare function readBoundedJson(text: string): JsonResult;
/** Whether lists and mappings are nested no deeper than a limit; never recursive itself. */
export declare function depthWithin(root: unknown, limit: number): boolean;
/** True when the text holds an integer that JSON.parse could round. */
export declare function mayLoseDigits(text: string): boolean;
/** "line 1 column 5" of an offset. */
export declare function lineAndColumn(text: string, offset: number): string;
