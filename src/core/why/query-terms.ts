/** The IRI of `a`. */
export const RDF_TYPE = '<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>';

/** Operators between two sides that can change places. */
const COMMUTATIVE = new Set(['=', '!=', '+', '*', '&&', '||']);
/** Written between its two sides. */
const INFIX = /^[^a-z]+$/;

/**
 * A term as text: `<iri>`, a literal in double quotes with its language and without its datatype, a variable with its name behind a
 * question mark. Blank nodes are variables.
 */
export function termText({ termType, value, language, subject, predicate, object }: TermSyntax): string {
  // The parser leaves the backslashes of names as they are; an IRI cannot have one.
  if (termType === 'NamedNode') return `<${value.replaceAll('\\', '')}>`;
  if (termType === 'Variable') return `?${value}`;
  if (termType === 'BlankNode') return `?_:${value}`;
  if (termType === 'Wildcard') return '*';
  if (termType === 'Quad') return `<<${[subject, predicate, object].map((part) => part && termText(part)).join(' ')}>>`;
  return `${JSON.stringify(value)}${language ? `@${language}` : ''}`;
}

export function isVariable(text: string): boolean {
  return text.startsWith('?');
}

/** A property or a path of properties as text; alternatives in the order of the alphabet. */
export function pathText(path: PredicateSyntax): string {
  if (!('type' in path)) return path.termType === 'Variable' ? '?' : termText(path);
  const { pathType } = path;
  if (pathType === '|') return `(${alternativesIn(path).map(pathText).sort().join('|')})`;
  if (pathType === '/') return `(${path.items.map(pathText).join('/')})`;
  const text = path.items.map(pathText).join('');
  return pathType === '^' || pathType === '!' ? `${pathType}${text}` : `${text}${pathType}`;
}

/** All alternatives of a path, those of its alternatives included. */
function alternativesIn(path: PredicateSyntax): readonly PredicateSyntax[] {
  return 'type' in path && path.pathType === '|' ? path.items.flatMap(alternativesIn) : [path];
}

/** How a variable is written: without its name where texts are compared, and with it where people read them. */
export type Names = (variable: string) => string;

/** By its name; blank nodes have none. */
export const NAMED: Names = (variable) => (variable.startsWith('?_:') ? '?' : variable);

/** An expression, or a pattern inside one, as text. */
export function syntaxText(syntax: ArgumentSyntax, names: Names): string {
  const textsOf = (all: readonly ArgumentSyntax[]) => all.map((one) => syntaxText(one, names));
  if (isList(syntax)) return `(${textsOf(syntax).sort().join(', ')})`;
  if (!('type' in syntax)) return named(termText(syntax), names);
  switch (syntax.type) {
    case 'aggregate': {
      const { aggregation, distinct, expression: counted, separator = ' ' } = syntax;
      // Which variable is counted makes no difference unless it can be unbound.
      const isAny = aggregation === 'count' && !distinct && names !== NAMED;
      const inner = `${distinct ? 'DISTINCT ' : ''}${isAny ? '*' : syntaxText(counted, names)}`;
      const more = separator === ' ' ? '' : `; SEPARATOR=${JSON.stringify(separator)}`;
      return `${aggregation.toUpperCase()}(${inner}${more})`;
    }
    case 'functionCall':
      return `${termText(syntax.function)}(${textsOf(syntax.args).join(', ')})`;
    case 'operation':
      return operationText(syntax, names);
    case 'bgp': {
      const triples = syntax.triples.map(({ subject, predicate, object }) =>
        [named(termText(subject), names), pathText(predicate), named(termText(object), names)].join(' '),
      );
      return triples.sort().join(' . ');
    }
    case 'filter':
    case 'bind':
      return `${syntax.type.toUpperCase()}(${syntaxText(syntax.expression, names)})`;
    case 'values':
      return `VALUES ${syntax.values.flatMap((row) => Object.values(row).map((term) => (term ? termText(term) : 'UNDEF')))}`;
    case 'query':
      return `{ ${textsOf(syntax.where ?? []).join(' . ')} }`;
    default:
      return `${syntax.type === 'group' ? '' : `${syntax.type.toUpperCase()} `}${textsOf(syntax.patterns).join(' . ')}`;
  }
}

function operationText(operation: OperationSyntax, names: Names): string {
  const { operator, args } = inOneDirection(operation);
  const texts = args.map((argument) => argumentText(argument, names));
  const word = operator.replace(/^not/, 'NOT ').toUpperCase();
  if (operator.endsWith('exists')) return `${word} { ${texts.join(' . ')} }`;
  if (COMMUTATIVE.has(operator)) texts.sort();
  const isBetween = texts.length > 1 && (INFIX.test(operator) || operator.endsWith('in'));
  return isBetween ? texts.join(` ${word} `) : `${word}(${texts.join(', ')})`;
}

/** `5 < ?n` as `?n > 5`, and `?a > ?b` as `?b < ?a`. */
function inOneDirection(operation: OperationSyntax): OperationSyntax {
  const [, sign, equal] = /^([<>])(=?)$/.exec(operation.operator) ?? [];
  const [left, right] = operation.args;
  if (!sign || !left || !right) return operation;
  const isTurned = isConstant(left) === isConstant(right) ? sign === '>' : isConstant(left);
  return isTurned ? { ...operation, operator: `${sign === '<' ? '>' : '<'}${equal}`, args: [right, left] } : operation;
}

function isConstant(argument: ArgumentSyntax): boolean {
  return 'termType' in argument && argument.termType !== 'Variable';
}

/** In brackets where it has an operator between its sides. */
export function argumentText(argument: ArgumentSyntax, names: Names): string {
  const text = syntaxText(argument, names);
  const isCompound = 'type' in argument && argument.type === 'operation' && INFIX.test(argument.operator);
  return isCompound ? `(${text})` : text;
}

function isList(argument: ArgumentSyntax): argument is readonly ExpressionSyntax[] {
  return Array.isArray(argument);
}

function named(text: string, names: Names): string {
  return isVariable(text) ? names(text) : text;
}

/** The parts of a parsed SPARQL query that facts are taken from: the JSON of `sparqljs`, as far as it is read. */
export interface QuerySyntax {
  readonly type: 'query' | 'update';
  readonly queryType?: 'SELECT' | 'ASK' | 'CONSTRUCT' | 'DESCRIBE';
  readonly prefixes: Readonly<Record<string, string>>;
  /** Variables, `*`, and expressions under a name. */
  readonly variables?: readonly (
    | TermSyntax
    | { readonly expression: ExpressionSyntax; readonly variable: TermSyntax }
  )[];
  readonly distinct?: boolean;
  readonly reduced?: boolean;
  readonly from?: { readonly default: readonly TermSyntax[]; readonly named: readonly TermSyntax[] };
  readonly where?: readonly PatternSyntax[];
  readonly group?: readonly { readonly expression: ExpressionSyntax; readonly variable?: TermSyntax }[];
  readonly having?: readonly ExpressionSyntax[];
  readonly values?: readonly ValuesRow[];
  readonly order?: readonly { readonly expression: ExpressionSyntax; readonly descending?: boolean }[];
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

export type PatternSyntax =
  | { readonly type: 'bgp'; readonly triples: readonly TripleSyntax[] }
  | { readonly type: 'filter'; readonly expression: ExpressionSyntax }
  | { readonly type: 'bind'; readonly variable: TermSyntax; readonly expression: ExpressionSyntax }
  | { readonly type: 'values'; readonly values: readonly ValuesRow[] }
  | (QuerySyntax & { readonly type: 'query' })
  | { readonly type: 'group' | 'optional' | 'union' | 'minus'; readonly patterns: readonly PatternSyntax[] }
  /** Asked of a graph, or of another server. */
  | { readonly type: 'graph' | 'service'; readonly name: TermSyntax; readonly patterns: readonly PatternSyntax[] };

export type ExpressionSyntax =
  | TermSyntax
  | OperationSyntax
  | { readonly type: 'functionCall'; readonly function: TermSyntax; readonly args: readonly ExpressionSyntax[] }
  | {
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
