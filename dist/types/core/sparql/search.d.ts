import { type MappingOutcome, type RowMode, type Table } from './table.js';
/** Cell visits allowed for one pair of results: counted, not timed, so that every machine decides alike. */
export declare function workLimit(reference: Table, actual: Table): number;
/** Depth first over the reference columns; a candidate stays only while the rows so far are equal. */
export declare function searchMapping(reference: Table, actual: Table, candidates: readonly number[][], mode: RowMode, ids: number): MappingOutcome;
