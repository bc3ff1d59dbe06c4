import { type Mapping } from '../text/values.js';
/** What the text of a query says at a glance; read by its tokens, so that a query with mistakes says something, too. */
export interface QueryText {
    readonly form: 'select' | 'ask' | 'graph';
    /** Names of the projected variables; null: all of them. */
    readonly variables: readonly string[] | null;
    /** The LIMIT of the whole query, not of a part. */
    readonly limit: number | null;
    readonly triples: readonly Triple[];
    readonly text: string;
}
/** A longer query is left alone. */
export declare const MAX_QUERY_LENGTH = 100000;
/** The query among the arguments of a step, whatever its key is; null when there is none. */
export declare function queryOf(args: Mapping): QueryText | null;
/** A text as a query; null when it is none. */
export declare function readQuery(text: string): QueryText | null;
/**
 * How many tokens only one of two queries has, names of variables and things aside; a first measure of how much they differ. A
 * query can go on from what another one found.
 */
export declare function queryDistance(one: QueryText, other: QueryText): number;
/** Whether an output is a graph in Turtle or another notation, as DESCRIBE and CONSTRUCT give it. */
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
/** A triple pattern, or what a FILTER, BIND or VALUES says of a variable: then without a predicate. */
export interface Triple {
    readonly subject: Term;
    /** A property path as its pieces; null: subject and object are the same thing. */
    readonly path: readonly Term[] | null;
    readonly object: Term;
}
/** Whether a property gives a name or an id of a thing, by the last part of its own name. */
export declare function isLabelName(property: string): boolean;
