/** Numbers cells so that two cells get the same number exactly when they are equal. Unbound is 0. */
export interface Interner {
    idOf(term: unknown): number;
    /** One more than the largest number given so far. */
    size(): number;
}
/** An interner for one pair of results: by typed value, or by the text of the literal. */
export declare function makeInterner(cells: 'typed' | 'lexical'): Interner;
