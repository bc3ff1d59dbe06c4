import type { Token } from './query-tokens.js';
/** A term of a query: a variable, an IRI, a text, a number. */
export interface Term {
    readonly kind: 'iri' | 'text' | 'variable' | 'word';
    /** An IRI in full where its prefix is declared. */
    readonly value: string;
    /** As the query writes it. */
    readonly written: string;
}
/** A triple pattern, or what a FILTER, BIND or VALUES says of a variable: then without a predicate. */
export interface Triple {
    readonly subject: Term;
    /** A property path as its pieces; null: subject and object are the same thing. */
    readonly path: readonly Term[] | null;
    readonly object: Term;
}
/** The triple patterns of a query, found by its tokens alone; what cannot be one is passed over. */
export declare function triplesOf(tokens: readonly Token[], prefixes: ReadonlyMap<string, string>): Triple[];
