import { type ExpressionSyntax, type Names } from './query-terms.js';
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
    readonly filters: VariableText[];
    readonly sources: Source[];
    /** `LIMIT 10 OFFSET 5`, of the query and of those inside it. */
    readonly limits: string[];
    /** The order of the rows, of the query and of those inside it. */
    readonly orders: VariableText[];
    /** VALUES has several variables. */
    hasWideValues: boolean;
    /** Counts names for the steps of paths. */
    fresh: number;
}
/** The one name of all that are names of the same variable. */
export declare function firstName(variable: string, { aliases }: Pick<Gathered, 'aliases'>): string;
/** A text of a query with variables, such as a filter. */
export interface VariableText {
    /** As the query has it. */
    readonly shown: string;
    /** With other names of the variables; a computed variable is what it is computed by. */
    readonly textWith: (names: Names) => string;
    /** Of a filter that finds a variable by a text or a part of it. */
    readonly searched?: Searched;
}
/** A variable, and the literal by which a filter finds it. */
export interface Searched {
    readonly variable: string;
    readonly literal: string;
}
export declare function variableText(text: (names: Names) => string, into: Gathered, shown?: string): VariableText;
/** The names of the variables in a text. */
export declare function variablesIn({ textWith }: VariableText): ReadonlySet<string>;
/** A graph, or another server, that a query names. */
export interface Source {
    readonly word: 'GRAPH' | 'FROM' | 'FROM NAMED' | 'SERVICE';
    /** An IRI, or a variable. */
    readonly name: string;
}
export declare function bind({ bound }: Gathered, variable: string, constant: string): void;
/** Another way to name the same entity: `?x mrid "f176"` for the IRI that the other query has. */
export interface Naming {
    readonly term: string;
    readonly literal: string;
    readonly iri: string;
    readonly predicate: string;
}
