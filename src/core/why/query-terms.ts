/** The IRI of `a`. */
export const RDF_TYPE = '<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>';

/** Operators between two sides that can change places. */
const COMMUTATIVE = new Set(['=', '!=', '+', '*', '&&', '||']);
/** Operators with what they are when their sides change places. */
const MIRRORED: ReadonlyMap<string, string> = new Map([
  ['<', '>'],
  ['>', '<'],
  ['<=', '>='],
  ['>=', '<='],
]);
/** Written between its two sides. */
const INFIX = /^[^a-z]+$/;

/**
 * A term as text: `<iri>`, a literal in double quotes with its language and without its datatype, a variable with its name behind a
 * question mark. Blank nodes are variables.
 */
export function termText(term: TermSyntax): string {
  switch (term.termType) {
    case 'NamedNode':
      // The parser leaves the backslashes of names as they are; an IRI cannot have one.
      return `<${term.value.replaceAll('\\', '')}>`;
    case 'Variable':
      return `?${term.value}`;
    case 'BlankNode':
      return `?_:${term.value}`;
    case 'Quad':
      return `<<${[term.subject, term.predicate, term.object].map((part) => part && termText(part)).join(' ')}>>`;
    case 'Wildcard':
      return '*';
    default:
      return `${JSON.stringify(term.value)}${term.language ? `@${term.language}` : ''}`;
  }
}

export function isVariable(text: string): boolean {
  return text.startsWith('?');
}

/** A property or a path of properties as text; alternatives in the order of the alphabet. */
export function pathText(path: PredicateSyntax): string {
  if (path.termType !== undefined) return path.termType === 'Variable' ? '?' : termText(path);
  const items = path.items.map(pathText);
  switch (path.pathType) {
    case '|':
      return `(${alternativesIn(path).map(pathText).sort().join('|')})`;
    case '/':
      return `(${items.join('/')})`;
    case '^':
    case '!':
      return `${path.pathType}${items.join('')}`;
    default:
      return `${items.join('')}${path.pathType}`;
  }
}

/** All alternatives of a path, those of its alternatives included. */
export function alternativesIn(path: PredicateSyntax): readonly PredicateSyntax[] {
  return path.termType === undefined && path.pathType === '|' ? path.items.flatMap(alternativesIn) : [path];
}

/** How a variable is written: without its name where texts are compared, and with it where people read them. */
export type Names = (variable: string) => string;

/** By its name; blank nodes have none. */
export const NAMED: Names = (variable) => (variable.startsWith('?_:') ? '?' : variable);

/** An expression as text. */
export function expressionText(expression: ExpressionSyntax, names: Names): string {
  if (expression.termType !== undefined || !('type' in expression)) return named(termText(expression), names);
  switch (expression.type) {
    case 'aggregate': {
      const { aggregation, distinct, expression: counted } = expression;
      // Which variable is counted makes no difference unless it can be unbound.
      const isAny = aggregation === 'count' && !distinct && names !== NAMED;
      const inner = `${distinct ? 'DISTINCT ' : ''}${isAny ? '*' : expressionText(counted, names)}`;
      const separator = expression.separator ?? ' ';
      const more = separator === ' ' ? '' : `; SEPARATOR=${JSON.stringify(separator)}`;
      return `${aggregation.toUpperCase()}(${inner}${more})`;
    }
    case 'functionCall':
      return `${termText(expression.function)}(${textsOf(expression.args, names).join(', ')})`;
    case 'operation':
      return operationText(expression, names);
  }
}

function textsOf(expressions: readonly ExpressionSyntax[], names: Names): string[] {
  return expressions.map((expression) => expressionText(expression, names));
}

function operationText(operation: OperationSyntax, names: Names): string {
  const { operator, args } = inOneDirection(operation);
  if (operator === 'exists' || operator === 'notexists') {
    const patterns = patternsText(args as readonly PatternSyntax[], names);
    return `${operator === 'exists' ? 'EXISTS' : 'NOT EXISTS'} { ${patterns} }`;
  }
  const texts = args.map((argument) => argumentText(argument, names));
  if (COMMUTATIVE.has(operator)) texts.sort();
  if (texts.length > 1 && (INFIX.test(operator) || operator.endsWith('in'))) {
    return texts.join(` ${operator === 'notin' ? 'NOT IN' : operator.toUpperCase()} `);
  }
  return `${operator.toUpperCase()}(${texts.join(', ')})`;
}

/** `5 < ?n` as `?n > 5`, and `?a > ?b` as `?b < ?a`. */
function inOneDirection(operation: OperationSyntax): OperationSyntax {
  const mirrored = MIRRORED.get(operation.operator);
  const [left, right, ...others] = operation.args;
  if (mirrored === undefined || !left || !right || others.length > 0) return operation;
  const isTurned = isConstant(left) === isConstant(right) ? operation.operator.startsWith('>') : isConstant(left);
  return isTurned ? { ...operation, operator: mirrored, args: [right, left] } : operation;
}

function isConstant(argument: OperationSyntax['args'][number]): boolean {
  return 'termType' in argument && argument.termType !== undefined && argument.termType !== 'Variable';
}

/** In brackets where it has an operator between its sides. */
export function argumentText(argument: OperationSyntax['args'][number], names: Names): string {
  if (isList(argument)) return `(${textsOf(argument, names).sort().join(', ')})`;
  if (isPattern(argument)) return patternText(argument, names);
  const text = expressionText(argument, names);
  const isCompound = 'type' in argument && argument.type === 'operation' && INFIX.test(argument.operator);
  return isCompound ? `(${text})` : text;
}

function isList(argument: OperationSyntax['args'][number]): argument is readonly ExpressionSyntax[] {
  return Array.isArray(argument);
}

const EXPRESSIONS: ReadonlySet<string> = new Set(['operation', 'functionCall', 'aggregate']);

function isPattern(argument: ExpressionSyntax | PatternSyntax): argument is PatternSyntax {
  return 'type' in argument && !EXPRESSIONS.has(argument.type);
}

/** Patterns inside a filter as text. */
export function patternsText(patterns: readonly PatternSyntax[], names: Names): string {
  return patterns.map((pattern) => patternText(pattern, names)).join(' . ');
}

function patternText(pattern: PatternSyntax, names: Names): string {
  switch (pattern.type) {
    case 'bgp': {
      const triples = pattern.triples.map(({ subject, predicate, object }) =>
        [named(termText(subject), names), pathText(predicate), named(termText(object), names)].join(' '),
      );
      return triples.sort().join(' . ');
    }
    case 'filter':
      return `FILTER(${expressionText(pattern.expression, names)})`;
    case 'bind':
      return `BIND(${expressionText(pattern.expression, names)})`;
    case 'values':
      return `VALUES ${pattern.values.flatMap((row) => Object.values(row).map((term) => (term ? termText(term) : 'UNDEF')))}`;
    case 'query':
      return `{ ${patternsText(pattern.where ?? [], names)} }`;
    default:
      return `${pattern.type === 'group' ? '' : `${pattern.type.toUpperCase()} `}${patternsText(pattern.patterns, names)}`;
  }
}

function named(text: string, names: Names): string {
  return isVariable(text) ? names(text) : text;
}

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
interface OrderSyntax {
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

interface AggregateSyntax {
  readonly termType?: undefined;
  readonly type: 'aggregate';
  readonly aggregation: string;
  readonly distinct?: boolean;
  /** Of GROUP_CONCAT. */
  readonly separator?: string;
  readonly expression: ExpressionSyntax;
}

/** Lists are on the right of IN; EXISTS has a group of patterns. */
export interface OperationSyntax {
  readonly termType?: undefined;
  readonly type: 'operation';
  readonly operator: string;
  readonly args: readonly (ExpressionSyntax | readonly ExpressionSyntax[] | PatternSyntax)[];
}
