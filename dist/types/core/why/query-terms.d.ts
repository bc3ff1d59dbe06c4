/** The IRI of `a`. */
export declare const RDF_TYPE = "<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>";
/** Minimum characters of a name or an id within another, because shorter ones are parts of too many. */
export declare const MIN_PART = 4;
/**
 * A term as text: `<iri>`, a literal in double quotes with its language and without its datatype, a variable with its name behind a
 * question mark. Blank nodes are variables.
 */
export declare function termText({ termType, value, language, subject, predicate, object }: TermSyntax): string;
export declare function isVariable(text: string): boolean;
/** A property or a path of properties as text; alternatives in the order of the alphabet. */
export declare function pathText(path: PredicateSyntax): string;
/** How a variable is written: without its name where texts are compared, and with it where people read them. */
export type Names = (variable: string) => string;
/** By its name; blank nodes have none. */
export declare const NAMED: Names;
/** An expression, or a pattern inside one, as text. */
export declare function syntaxText(syntax: ArgumentSyntax, names: Names): string;
/** In brackets where it has an operator between its sides. */
export declare function argumentText(argument: ArgumentSyntax, names: Names): string;
/** The parts of a parsed SPARQL query that facts are taken from: the JSON of `sparqljs`, as far as it is read. */
export interface QuerySyntax {
    readonly type: 'query' | 'update';
    readonly queryType?: 'SELECT' | 'ASK' | 'CONSTRUCT' | 'DESCRIBE';
    readonly prefixes: Readonly<Record<string, string>>;
    /** Variables, `*`, and expressions under a name. */
    readonly variables?: readonly (TermSyntax | {
        readonly expression: ExpressionSyntax;
        readonly variable: TermSyntax;
    })[];
    readonly distinct?: boolean;
    readonly reduced?: boolean;
    readonly from?: {
        readonly default: readonly TermSyntax[];
        readonly named: readonly TermSyntax[];
    };
    readonly where?: readonly PatternSyntax[];
    readonly group?: readonly {
        readonly expression: ExpressionSyntax;
        readonly variable?: TermSyntax;
    }[];
    readonly having?: readonly ExpressionSyntax[];
    readonly values?: readonly ValuesRow[];
    readonly order?: readonly {
        readonly expression: ExpressionSyntax;
        readonly descending?: boolean;
    }[];
    readonly limit?: number;
    readonly offset?: number;
}
/** An RDF term, a variable or the wildcard of `SELECT *`. */
export interface TermSyntax {
    readonly termType: string;
    readonly value: string;
    /** The language tag of a literal, or ''. */
    readonly language?: string;
    readonly subject?: TermSyntax;
    readonly predicate?: TermSyntax;
    readonly object?: TermSyntax;
}
interface PathSyntax {
    readonly type: 'path';
    readonly pathType: '/' | '|' | '^' | '*' | '+' | '?' | '!';
    readonly items: readonly PredicateSyntax[];
}
export type PredicateSyntax = TermSyntax | PathSyntax;
export interface TripleSyntax {
    readonly subject: TermSyntax;
    readonly predicate: PredicateSyntax;
    readonly object: TermSyntax;
}
/** Values by variable, as `?x`; a key without a value is UNDEF. */
export type ValuesRow = Readonly<Record<string, TermSyntax | undefined>>;
export type PatternSyntax = {
    readonly type: 'bgp';
    readonly triples: readonly TripleSyntax[];
} | {
    readonly type: 'filter';
    readonly expression: ExpressionSyntax;
} | {
    readonly type: 'bind';
    readonly variable: TermSyntax;
    readonly expression: ExpressionSyntax;
} | {
    readonly type: 'values';
    readonly values: readonly ValuesRow[];
} | (QuerySyntax & {
    readonly type: 'query';
}) | {
    readonly type: 'group' | 'optional' | 'union' | 'minus';
    readonly patterns: readonly PatternSyntax[];
}
/** Asked of a graph, or of another server. */
 | {
    readonly type: 'graph' | 'service';
    readonly name: TermSyntax;
    readonly patterns: readonly PatternSyntax[];
};
export type ExpressionSyntax = TermSyntax | OperationSyntax | {
    readonly type: 'functionCall';
    readonly function: TermSyntax;
    readonly args: readonly ExpressionSyntax[];
} | {
    readonly type: 'aggregate';
    readonly aggregation: string;
    readonly distinct?: boolean;
    /** Of GROUP_CONCAT. */
    readonly separator?: string;
    readonly expression: ExpressionSyntax;
};
export interface OperationSyntax {
    readonly type: 'operation';
    readonly operator: string;
    readonly args: readonly ArgumentSyntax[];
}
/** Lists are on the right of IN; EXISTS has a group of patterns. */
export type ArgumentSyntax = ExpressionSyntax | readonly ExpressionSyntax[] | PatternSyntax;
export {};
