/** An output as it is compared: as a value, and as a text. */
export interface ComparedOutput {
    readonly value: unknown;
    readonly text: unknown;
}
/** An output as it was recorded. */
export declare function asRecorded(output: unknown): ComparedOutput;
/** Takes the value out of the result of an MCP server; any other output stays as it was recorded. */
export declare function unwrapped(output: unknown): ComparedOutput;
/** The message of a result with `isError: true`; null for any other output. */
export declare function mcpError(output: unknown): string | null;
