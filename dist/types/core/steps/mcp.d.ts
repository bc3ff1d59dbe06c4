import { type ValueRules } from '../tables/value-rules.js';
import { type JsonResult } from '../text/json.js';
/** An output as it is compared: as a value, and as a text. */
export interface ComparedOutput {
    readonly value: unknown;
    readonly text: unknown;
    readonly ofValue: Reading;
    readonly ofText: Reading;
}
/** An output in the forms that comparisons need. Each is made at most once, with however many steps the output is compared. */
export interface Reading {
    readonly output: unknown;
    readonly json: () => JsonResult;
    /** A value that is no text is written as JSON. */
    readonly text: () => string;
    /** The text after `normalize`. Only the form for the latest rules is kept, so that many rules take no more memory than one. */
    readonly normalized: (list: NonNullable<ValueRules['normalize']>) => string;
}
export declare function readingOf(output: unknown): Reading;
/** An output as it was recorded. */
export declare function asRecorded(output: unknown): ComparedOutput;
/** The value of a JSON output, which may be written as text; integers exact. */
export declare function jsonOf(output: unknown): JsonResult;
/** Takes the value out of the result of an MCP server; any other output stays as it was recorded. */
export declare function unwrapped(output: unknown): ComparedOutput;
/** The message of a result with `isError: true`; null for any other output. */
export declare function mcpError(output: unknown): string | null;
