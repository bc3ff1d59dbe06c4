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
/** Cell visits allowed for one pair of results: counted, not timed, so that every machine decides alike. */
export declare function workLimit(reference: Table, actual: Table): number;
/**
 * Whether some injective mapping of all reference columns to actual columns makes the rows equal. `ids` is one
 * more than the largest cell number.
 */
export declare function findMapping(reference: Table, actual: Table, mode: RowMode, ids: number): MappingOutcome;
export declare function sameSequence(left: Int32Array, right: Int32Array): boolean;
/** Numbers the rows of (key so far, next cell); `known` is filled as it goes and may be shared between tables. */
export declare function extendKeys(keys: Int32Array, column: Int32Array, ids: number, known: Map<number, number>): Int32Array;
