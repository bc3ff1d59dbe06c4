import { type Mapping } from '../values.js';
/**
 * The value of a typed literal as text that is equal exactly when the values are, or null when the literal is
 * to be compared by its text. Numbers of all types share one space: 5, 05 and 5.0 give the same.
 */
export declare function typedValue(lexical: string, datatype: unknown): string | null;
/** A number rounded half away from zero to 5 decimals, as text; -0 is 0, integers have no fraction. */
export declare function numberValue(value: number): string;
/** Numbers cells so that two cells get the same number exactly when they are equal. Unbound is 0. */
export interface Interner {
    idOf(term: unknown): number;
    /** One more than the largest number given so far. */
    size(): number;
}
/** An interner for one pair of results: by typed value, or by the text of the literal. */
export declare function makeInterner(cells: 'typed' | 'lexical'): Interner;
/** The text of one cell in canonical form, for hashing: what `makeInterner` would number alike gives the same. */
export declare function canonicalCell(term: unknown, cells: 'typed' | 'lexical'): string;
/** The term of a row; names such as `constructor` are ordinary. */
export declare function termOf(row: Mapping, column: string): unknown;
/** A cell as a person reads it; null when unbound. */
export declare function cellText(term: unknown): string | null;
