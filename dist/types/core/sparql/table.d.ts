import type { SelectResult } from './result.js';
/** A table of cell numbers, column by column; all columns have `rows` entries. */
export interface Table {
    readonly rows: number;
    readonly names: readonly string[];
    readonly columns: readonly Int32Array[];
}
/** How rows are compared: in order, as often as they occur, or once each. */
export type RowMode = 'sequence' | 'multiset' | 'set';
/** `exhausted`: the work limit was reached before a mapping was found or ruled out. */
export type MappingOutcome = 'found' | 'none' | 'exhausted';
/** Numbers the rows of (key so far, next cell); `known` is filled as it goes and may be shared between tables. */
export declare function extendKeys(keys: Int32Array, column: Int32Array, ids: number, known: Map<number, number>): Int32Array;
export declare function sameSequence(left: Int32Array, right: Int32Array): boolean;
/** How two tables are to be compared. */
export interface SparqlOptions {
    /** null: the variables of the reference. */
    readonly requiredColumns: readonly string[] | null;
    readonly ordered: boolean;
    readonly ignoreDuplicates: boolean;
    readonly cells: 'typed' | 'lexical';
}
/** Both results as tables of cell numbers that share one numbering. */
export interface Tables {
    readonly reference: Table;
    readonly actual: Table;
    readonly ids: number;
}
export declare function makeTables(reference: SelectResult, actual: SelectResult, required: readonly string[], cells: 'typed' | 'lexical'): Tables;
