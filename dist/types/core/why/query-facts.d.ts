import { type Naming, type Source, type TripleFact, type VariableText } from './gathered.js';
import { type QuerySyntax } from './query-terms.js';
/** The facts of a query. They do not depend on order, white space and prefixes. */
export interface QueryFacts {
    readonly form: string;
    /** By name; the terms of all facts are written with whole IRIs. */
    readonly prefixes: Readonly<Record<string, string>>;
    /** Without the patterns that state a class; a variable that is bound to one constant is replaced by it. */
    readonly triples: readonly TripleFact[];
    /** The classes of a term. */
    readonly classesOf: ReadonlyMap<string, readonly string[]>;
    /** Variables that are a class of a term, with that term. */
    readonly classVariables: ReadonlyMap<string, string>;
    /** The entities that variables were replaced by, as the query finds them by an id or a name. */
    readonly entities: ReadonlyMap<string, string>;
    /** How the query finds them. */
    readonly namings: readonly Naming[];
    /** The constants that a variable can be, if there are several. */
    readonly lists: ReadonlyMap<string, readonly string[]>;
    /** IRIs and literals of the patterns and lists, without classes. */
    readonly constants: ReadonlySet<string>;
    readonly filters: readonly VariableText[];
    /** A graph that is a variable is each constant that the variable can be; any graph is absent. */
    readonly sources: readonly Source[];
    readonly limits: readonly string[];
    readonly orders: readonly VariableText[];
    /** The names of the returned variables, as the patterns have them; all of the patterns for `*`. */
    readonly answers: readonly string[];
    /** Returned expressions. */
    readonly computed: readonly VariableText[];
    /** The first returned variable is a constant of the query, or another one is one of several. */
    readonly isListed: boolean;
    readonly repeats: 'DISTINCT' | 'REDUCED' | null;
    readonly isGrouped: boolean;
    /** Two patterns without a common term can be connected by something else, such as a filter. */
    readonly hasOtherJoins: boolean;
}
/** The facts of a parsed query; null for an update, and for a query with too many patterns. */
export declare function queryFacts(query: QuerySyntax, prefixes: Readonly<Record<string, string>>): QueryFacts | null;
/** Longer lists stay lists. */
export declare const MAX_ALTERNATIVES = 20;
