import { type Mapping } from '../values.js';
export type DatatypeKind = 'integer' | 'decimal' | 'double' | 'boolean';
export declare const DATATYPE_KINDS: ReadonlyMap<unknown, DatatypeKind>;
/**
 * The value of a typed literal as text that is equal exactly when the values are, or null when the literal is
 * to be compared by its text. Numbers of all types share one space: 5, 05 and 5.0 give the same.
 */
export declare function typedValue(lexical: string, datatype: unknown): string | null;
/** Whether a literal of a numeric datatype is a finite number in the grammar of its type. */
export declare function isNumeral(lexical: string, kind: Exclude<DatatypeKind, 'boolean'>): boolean;
/**
 * A number as a whole count of 0.00001, rounded half away from zero: equal exactly when `numberValue` is, and much
 * faster. null where the count would not be exact.
 */
export declare function hundredThousandths(value: number): number | null;
/** A number rounded half away from zero to 5 decimals, as text; -0 is 0, integers have no fraction. */
export declare function numberValue(value: number): string;
/** A term whose value is no text, as text: a JSON number or boolean by value, anything else by its JSON. */
export declare function oddValue(term: unknown): string;
/** The text of one cell in canonical form, for hashing: what an interner would number alike gives the same. */
export declare function canonicalCell(term: unknown, cells: 'typed' | 'lexical'): string;
/** The term of a row; names such as `constructor` are ordinary. */
export declare function termOf(row: Mapping, column: string): unknown;
/** A cell as a person reads it; null when unbound. */
export declare function cellText(term: unknown): string | null;
