import type { Response } from './model.js';
/** An output as it is compared: as a value, and as a text. */
export interface ComparedOutput {
    readonly value: unknown;
    readonly text: unknown;
}
/** An output as it was recorded. */
export declare function asRecorded(output: unknown): ComparedOutput;
/** What an MCP server returned, out of its wrapping; any other output as it was recorded. */
export declare function unwrapped(output: unknown): ComparedOutput;
/** The message of a result that says of itself that the call failed; null for any other output. */
export declare function mcpError(output: unknown): string | null;
/** A response whose calls that an MCP server says have failed are failed calls, also in what is copied of it. */
export declare function withMcpErrors(response: Response): Response;
