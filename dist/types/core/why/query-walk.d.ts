import { searchedBy } from './normal-filters.js';
import { type ExpressionSyntax, type Names, type QuerySyntax } from './query-terms.js';
/** A triple pattern; terms and paths as text, variables by their names. */
export interface TripleFact {
    readonly subject: string;
    readonly predicate: string;
    /** The name of the variable that the property is; absent for none. */
    readonly predicateName?: string;
    readonly object: string;
    readonly isOptional: boolean;
    /** In a branch of a UNION. */
    readonly isAlternative: boolean;
}
/** What a query asks in addition to its patterns, as a text with variables. */
export interface AskedText {
    readonly kind: 'filter' | 'returns' | 'source' | 'limit' | 'order' | 'distinct';
    /** As the query has it. */
    readonly shown: string;
    /** With other names of the variables; a computed variable is what it is computed by. */
    readonly textWith: (names: Names) => string;
    /** For a text filter, its variable and its literal. */
    readonly searched?: ReturnType<typeof searchedBy>;
    /** For what is returned: what the reference returns instead. */
    readonly instead?: string;
}
/** The facts of the patterns of a query, with the names of its variables. */
export interface Gathered {
    readonly triples: TripleFact[];
    /** The constants that a variable is bound to. */
    readonly bound: Map<string, Set<string>>;
    /** Variables that are another one under a further name. */
    readonly aliases: Map<string, string>;
    /** The expressions that a variable is computed by. */
    readonly computed: Map<string, ExpressionSyntax>;
    /** Computed variables that are shown by their names, as their expressions are long. */
    readonly long: Set<string>;
    /** Filters, limits and orders, of the query and of those inside it. */
    readonly texts: AskedText[];
    /** Graphs, or other servers, by IRIs or variables, with the word before them: GRAPH, SERVICE, FROM. */
    readonly sources: {
        readonly word: string;
        readonly name: string;
    }[];
    /** VALUES has several variables. */
    hasWideValues: boolean;
    /** Counts names for the steps of paths. */
    fresh: number;
}
/** The one name of all that are names of the same variable. */
export declare function firstName(variable: string, { aliases }: Pick<Gathered, 'aliases'>): string;
export declare function askedText(kind: AskedText['kind'], syntax: ExpressionSyntax | ((names: Names) => string), into: Gathered, shown?: string): AskedText;
/** The names of the variables in a text. */
export declare function variablesIn({ textWith }: AskedText): ReadonlySet<string>;
/** All facts of the patterns of a query; null when there are too many. */
export declare function gather(query: QuerySyntax): Gathered | null;
