import type { Miss } from '../model.js';
import type { SelectResult, SparqlResult } from './result.js';
import { type MappingOutcome, type SparqlOptions, type Tables } from './table.js';
/** Two tables that are not the same, with what the comparison already knows of them. */
export interface RowDifference {
    readonly reference: SelectResult;
    readonly actual: SelectResult;
    readonly required: readonly string[];
    readonly options: SparqlOptions;
    readonly outcome: MappingOutcome;
    readonly tables: Tables | null;
}
export declare function explainUnreadable(side: 'reference' | 'actual', reason: string): Miss;
/** A yes or no that differs, or that stands against a table. */
export declare function explainAnswer(reference: SparqlResult, actual: SparqlResult): Miss;
/** Why two tables differ, by the pairing of columns under which they have most in common. */
export declare function explainRows(difference: RowDifference): Miss;
