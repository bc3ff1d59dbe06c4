/** An output as it is compared: as a value, and as a text. */
export interface ComparedOutput {
    readonly value: unknown;
    readonly text: unknown;
}
/** An output as it was recorded. */
export declare function asRecorded(output: unknown): ComparedOutput;
/** What an MCP server returned, out of its wrapping; any other output as it was recorded. */
export declare function unwrapped(output: unknown): ComparedOutput;
