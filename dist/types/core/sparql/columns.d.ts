import { type MappingOutcome, type RowMode, type Table } from './table.js';
/**
 * Whether some injective mapping of all reference columns to actual columns makes the rows equal. `ids` is one
 * more than the largest cell number.
 */
export declare function findMapping(reference: Table, actual: Table, mode: RowMode, ids: number): MappingOutcome;
