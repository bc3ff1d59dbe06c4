import { type ValueRules } from '../tables/value-rules.js';
import { type JsonResult } from '../text/json.js';
/** An output as it is compared: as a value, and as a text. */
export interface ComparedOutput {
    readonly value: unknown;
    readonly text: unknown;
    readonly ofValue: Reading;
    readonly ofText: Reading;
}
/**
 * An output in the forms that comparisons need. Each is made at most once, with however many steps the output is compared.
 * It is data without functions, which would take more memory than the short outputs of an answer of very many steps.
 */
export interface Reading {
    readonly output: unknown;
    readonly made: {
        json?: JsonResult;
        text?: string;
    };
}
export declare function readingOf(output: unknown): Reading;
/** The value of an output; a text is read as JSON. */
export declare function jsonForm({ output, made }: Reading): JsonResult;
/** The text of an output; a value that is not a text is written as JSON. */
export declare function textForm({ output, made }: Reading): string;
/** The text after `normalize`. */
export declare function normalizedForm(reading: Reading, list: NonNullable<ValueRules['normalize']>): string;
/** An output as it was recorded. */
export declare function asRecorded(output: unknown): ComparedOutput;
/** The value of a JSON output, which may be written as text; integers exact. */
export declare function jsonOf(output: unknown): JsonResult;
/** Takes the value out of the result of an MCP server; any other output stays as it was recorded. */
export declare function unwrapped(output: unknown): ComparedOutput;
/** The message of a result with `isError: true`; null for any other output. */
export declare function mcpError(output: unknown): string | null;
