import { type Mapping } from '../text/values.js';
/** A SPARQL output: a boolean, rows, or an output that cannot be read. */
export type SparqlResult = {
    readonly kind: 'ask';
    readonly value: boolean;
} | {
    readonly kind: 'select';
    readonly columns: readonly string[];
    readonly rows: readonly Mapping[];
} | {
    readonly kind: 'unreadable';
    readonly reason: string;
};
export type SelectResult = Extract<SparqlResult, {
    kind: 'select';
}>;
/** Reads a tool output, text or value, as SPARQL 1.1 Query Results JSON. Never throws. */
export declare function decodeSparqlResult(output: unknown): SparqlResult;
/** Whether a table would take much more memory than the text that it was read from. */
export declare function isMostlyEmpty(columns: readonly string[], rows: readonly object[]): boolean;
/** True for SPARQL JSON that holds a table without rows; most outputs are distinguished without parsing them. */
export declare function isEmptyResult(output: unknown): boolean;
/**
 * Parses SPARQL JSON, with the outcome of `JSON.parse`. The rows of a table are written alike except for the texts of their
 * values; to compare all else with the row before takes less than half of the time.
 */
export declare function parseResult(text: string): unknown;
/** Reads the rows of a table in JSON, from behind its opening bracket. */
export declare class RowReader {
    private readonly text;
    at: number;
    readonly rows: Mapping[];
    private odd;
    constructor(text: string, at: number);
    /** Whether all rows could be read; `at` is then at the closing bracket. Throws where the text is not JSON. */
    readAll(): boolean;
    /** Whether a comma follows, which is taken with the blanks around it. */
    private isFollowed;
    private skipBlanks;
    private knownRow;
    private rowOf;
    /** A row that is parsed by itself, to find its form; null where there are too many. */
    private oddRow;
}
