/** The parts of a parsed SPARQL query that facts are taken from: the JSON of `sparqljs`, as far as it is read. */
export interface QuerySyntax {
  readonly type: 'query' | 'update';
  readonly queryType?: 'SELECT' | 'ASK' | 'CONSTRUCT' | 'DESCRIBE';
  readonly prefixes: Readonly<Record<string, string>>;
  readonly variables?: readonly ProjectedSyntax[];
  readonly distinct?: boolean;
  readonly reduced?: boolean;
  readonly from?: { readonly default: readonly TermSyntax[]; readonly named: readonly TermSyntax[] };
  readonly where?: readonly PatternSyntax[];
  readonly group?: readonly { readonly expression: ExpressionSyntax; readonly variable?: TermSyntax }[];
  readonly having?: readonly ExpressionSyntax[];
  readonly values?: readonly ValuesRow[];
  readonly order?: readonly OrderSyntax[];
  readonly limit?: number;
  readonly offset?: number;
}

/** One of the keys of ORDER BY. */
export interface OrderSyntax {
  readonly expression: ExpressionSyntax;
  readonly descending?: boolean;
}

/** A variable, `*`, or an expression under a name. */
export type ProjectedSyntax =
  | TermSyntax
  | { readonly expression: ExpressionSyntax; readonly variable: TermSyntax; readonly termType?: undefined };

/** An RDF term, a variable or the wildcard of `SELECT *`. */
export interface TermSyntax {
  readonly termType: string;
  readonly value: string;
  /** Of a literal; empty for none. */
  readonly language?: string;
  readonly subject?: TermSyntax;
  readonly predicate?: TermSyntax;
  readonly object?: TermSyntax;
}

export interface PathSyntax {
  readonly termType?: undefined;
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

export type PatternSyntax =
  | { readonly type: 'bgp'; readonly triples: readonly TripleSyntax[] }
  | { readonly type: 'filter'; readonly expression: ExpressionSyntax }
  | { readonly type: 'bind'; readonly variable: TermSyntax; readonly expression: ExpressionSyntax }
  | { readonly type: 'values'; readonly values: readonly ValuesRow[] }
  | (QuerySyntax & { readonly type: 'query' })
  | {
      readonly type: 'group' | 'optional' | 'union' | 'minus';
      readonly patterns: readonly PatternSyntax[];
    }
  | SourceSyntax;

/** Patterns that are asked of a graph, or of another server. */
export interface SourceSyntax {
  readonly type: 'graph' | 'service';
  readonly name: TermSyntax;
  readonly silent?: boolean;
  readonly patterns: readonly PatternSyntax[];
}

export type ExpressionSyntax =
  | TermSyntax
  | OperationSyntax
  | {
      readonly termType?: undefined;
      readonly type: 'functionCall';
      readonly function: TermSyntax;
      readonly args: readonly ExpressionSyntax[];
    }
  | AggregateSyntax;

export interface AggregateSyntax {
  readonly termType?: undefined;
  readonly type: 'aggregate';
  readonly aggregation: string;
  readonly distinct?: boolean;
  /** Of GROUP_CONCAT. */
  readonly separator?: string;
  readonly expression: ExpressionSyntax;
}

/** Lists stand on the right of IN; a group of patterns is what EXISTS asks for. */
export interface OperationSyntax {
  readonly termType?: undefined;
  readonly type: 'operation';
  readonly operator: string;
  readonly args: readonly (ExpressionSyntax | readonly ExpressionSyntax[] | PatternSyntax)[];
}
