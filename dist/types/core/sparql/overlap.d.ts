import type { SelectResult } from './result.js';
import type { Tables } from './table.js';
/** For each required column the actual column that stands for it, or null. Each actual column serves once. */
export type ColumnPairs = readonly (number | null)[];
/**
 * Pairs the columns of two results: `certain`, by shared values (most first; the same name, then the same position,
 * breaks ties) and else by name; `guessed`, what is left over by the kind of terms, too.
 */
export declare function pairColumns(tables: Tables, reference: SelectResult, actual: SelectResult): {
    readonly certain: ColumnPairs;
    readonly guessed: ColumnPairs;
};
/** Whether a result has a column named like a required one, or one whose name ends with the other. */
export declare function hasColumnLike({ columns }: SelectResult, required: string): boolean;
/** A result that only looks around in the schema: classes, or the predicates and objects of a thing. */
export declare function isLookup({ columns }: SelectResult): boolean;
