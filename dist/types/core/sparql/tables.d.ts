import type { Table } from './columns.js';
import type { SelectResult } from './result.js';
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
