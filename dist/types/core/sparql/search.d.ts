import { type MappingOutcome, type RowMode, type Table } from './table.js';
/** Cell visits done and allowed: counted, not timed, so that every machine decides alike. */
export interface Work {
    visits: number;
    readonly limit: number;
}
/** The work allowed for one pair of results. */
export declare function workFor(reference: Table, actual: Table): Work;
/** Depth first over the reference columns; a candidate stays only while the rows so far are equal. */
export declare function searchMapping(reference: Table, actual: Table, candidates: readonly number[][], mode: RowMode, ids: number, work: Work): MappingOutcome;
