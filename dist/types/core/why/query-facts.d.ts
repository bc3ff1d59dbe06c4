import { type QuerySyntax } from './query-terms.js';
import { type AskedText, type TripleFact } from './query-walk.js';
/** The facts of a query. They do not depend on order, white space and prefixes. */
export interface QueryFacts {
    /** By name; the terms of all facts are written with whole IRIs. */
    readonly prefixes: Readonly<Record<string, string>>;
    /** Without the patterns that state a class; a variable that is bound to one constant is replaced by it. */
    readonly triples: readonly TripleFact[];
    /** The classes of a term. */
    readonly classesOf: ReadonlyMap<string, readonly string[]>;
    /** Variables that are a class of a term, with that term. */
    readonly classVariables: ReadonlyMap<string, string>;
    /** How the query finds the entities that variables were replaced by. */
    readonly namings: readonly Naming[];
    /** The constants that a variable can be, if there are several. */
    readonly lists: ReadonlyMap<string, readonly string[]>;
    /** IRIs and literals of the patterns and lists, without classes. */
    readonly constants: ReadonlySet<string>;
    /** A graph that is a variable is each constant that the variable can be; any graph is absent. */
    readonly texts: readonly AskedText[];
    /** The names of the returned variables, as the patterns have them; all of the patterns for `*`. */
    readonly answers: readonly string[];
    /** The first returned variable is a constant of the query, or another one has a list of constants. */
    readonly isListed: boolean;
    readonly isGrouped: boolean;
    /** Two patterns without a common term can be connected by something else, such as a filter. */
    readonly hasOtherJoins: boolean;
}
/** A variable of a query that is an entity of the other query, found by an id or a name: `?x mrid "f176"`. */
export interface Naming {
    readonly term: string;
    readonly literal: string;
    readonly iri: string;
    readonly predicate: string;
}
/** The facts of a parsed query; null for an update, and for a query with too many patterns. */
export declare function queryFacts(query: QuerySyntax, prefixes: Readonly<Record<string, string>>): QueryFacts | null;
