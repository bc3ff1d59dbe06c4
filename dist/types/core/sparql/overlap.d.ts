import type { SelectResult } from './result.js';
import type { Tables } from './table.js';
/**
 * For each required column the actual column that stands for it: the one that shares most of its values, else one
 * that is left over and of the same name or holds the same kind of terms, else null. Each actual column serves once;
 * the same name, then the same position, breaks ties.
 */
export declare function pairColumns(tables: Tables, reference: SelectResult, actual: SelectResult): readonly (number | null)[];
