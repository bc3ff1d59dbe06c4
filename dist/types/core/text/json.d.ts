/** The outcome of reading JSON text: a value, or why it is invalid. */
export type JsonResult = {
    readonly kind: 'value';
    readonly value: unknown;
} | {
    readonly kind: 'invalid';
    readonly reason: string;
};
/**
 * Reads JSON as Python's json module does: the tokens NaN, Infinity and -Infinity are values. `parse` has the outcome of
 * `JSON.parse`.
 */
export declare function readJson(text: string, parse?: (text: string) => unknown): JsonResult;
/** Reads JSON as `readJson`, with integers that a double cannot hold as bigint. */
export declare function readExactJson(text: string): JsonResult;
/** As `readExactJson`, but what is nested too deeply to be walked or written again is invalid. */
export declare function readBoundedJson(text: string): JsonResult;
/** The JSON of a whole file, as `readBoundedJson` reads it, and the first key that one of its mappings has twice. */
type JsonDocument = (Extract<JsonResult, {
    kind: 'value';
}> & {
    readonly repeated: RepeatedKey | null;
}) | Extract<JsonResult, {
    kind: 'invalid';
}>;
export declare function readJsonDocument(text: string): JsonDocument;
/** A key that one mapping has twice; readers would silently keep the last value. */
interface RepeatedKey {
    /** As it is written, in its quotes. */
    readonly key: string;
    /** Where the first and the second one start. */
    readonly first: number;
    readonly second: number;
}
/** The source text of a number or a word, by its key in the outermost mapping; null if it is absent. Example: `1.0`, which is not `1`. */
export declare function writtenValue(text: string, key: string): string | null;
/** "line 1 column 5" of an offset. */
export declare function lineAndColumn(text: string, offset: number): string;
/** The closing quote of the string that opens at an offset, or the end of a text that has none. */
export declare function endOfString(text: string, start: number): number;
/** The codes of characters, one each. */
export declare function codesOf(characters: string): readonly number[];
/** A value as JSON text, for messages and keys. Never throws: big integers are written out, what cannot be is said. */
export declare function jsonText(value: unknown, indent?: number): string;
/** A value as JSON in one line, integers of any size, NaN and infinities as they were read. */
export declare function exactJsonText(value: unknown): string;
export {};
