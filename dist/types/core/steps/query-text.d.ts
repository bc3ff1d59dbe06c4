import { type Mapping } from '../text/values.js';
/** The parts of a query that its tokens show. A query with syntax errors is also read. */
export interface QueryText {
    readonly form: 'select' | 'ask' | 'graph';
    /** Names of the projected variables; null: all of them. */
    readonly variables: readonly string[] | null;
    /** The LIMIT of the whole query, not of a part. */
    readonly limit: number | null;
    readonly triples: readonly Triple[];
    readonly text: string;
}
/** The query among the arguments of a step, whatever its key is; null when there is none. */
export declare function queryOf(args: Mapping): QueryText | null;
/** Reads a text as a query; null if it is not one. */
export declare function readQuery(text: string): QueryText | null;
/** Whether an output is a graph in Turtle or another notation, as DESCRIBE and CONSTRUCT return it. */
export declare function looksLikeGraph(output: unknown): boolean;
/** Whether a text looks like a query at all: tools that search for texts have a `query`, too. */
export declare function isQueryText(query: unknown): query is string;
/** A term of a query: a variable, an IRI, a text, a number. */
export interface Term {
    readonly kind: 'iri' | 'text' | 'variable' | 'word';
    /** An IRI in full where its prefix is declared. */
    readonly value: string;
    /** As the query writes it. */
    readonly written: string;
}
/** A triple pattern, or a variable with its value in FILTER, BIND or VALUES; these have no predicate. */
export interface Triple {
    readonly subject: Term;
    /** A property path as its pieces; null: subject and object are the same thing. */
    readonly path: readonly Term[] | null;
    readonly object: Term;
}
/** Whether a property is a name or an id of a thing, by the last part of its own name. */
export declare function isLabelName(property: string): boolean;
