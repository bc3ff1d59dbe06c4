import { type Mapping } from '../values.js';
/** What a SPARQL output says: a yes or no, rows, or nothing that can be read. */
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
