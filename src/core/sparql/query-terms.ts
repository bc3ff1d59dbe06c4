import type { ExpressionSyntax, OperationSyntax, PatternSyntax, PredicateSyntax, TermSyntax } from './query-syntax.js';

/** What `a` stands for. */
export const RDF_TYPE = '<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>';

/** Operators between two sides that can change places. */
const COMMUTATIVE = new Set(['=', '!=', '+', '*', '&&', '||']);
/** Written between its two sides. */
const INFIX = /^[^a-z]+$/;

/**
 * A term as text: `<iri>`, a literal in double quotes without language and datatype, a variable with its name behind a
 * question mark. Blank nodes are variables.
 */
export function termText(term: TermSyntax): string {
  switch (term.termType) {
    case 'NamedNode':
      return `<${term.value}>`;
    case 'Variable':
      return `?${term.value}`;
    case 'BlankNode':
      return `?_:${term.value}`;
    case 'Quad':
      return `<<${[term.subject, term.predicate, term.object].map((part) => part && termText(part)).join(' ')}>>`;
    case 'Wildcard':
      return '*';
    default:
      return JSON.stringify(term.value);
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
      return `(${items.sort().join('|')})`;
    case '/':
      return `(${items.join('/')})`;
    case '^':
    case '!':
      return `${path.pathType}${items.join('')}`;
    default:
      return `${items.join('')}${path.pathType}`;
  }
}

/** An expression as text in which every variable is `?`, so that two that ask the same are equal. */
export function expressionText(expression: ExpressionSyntax): string {
  if (expression.termType !== undefined || !('type' in expression)) return nameless(termText(expression));
  switch (expression.type) {
    case 'aggregate': {
      const inner = `${expression.distinct ? 'DISTINCT ' : ''}${expressionText(expression.expression)}`;
      return `${expression.aggregation.toUpperCase()}(${inner})`;
    }
    case 'functionCall':
      return `${termText(expression.function)}(${expression.args.map(expressionText).join(', ')})`;
    case 'operation':
      return operationText(expression);
  }
}

function operationText({ operator, args }: OperationSyntax): string {
  if (operator === 'exists' || operator === 'notexists') {
    const patterns = (args as readonly PatternSyntax[]).map(patternText).join(' . ');
    return `${operator === 'exists' ? 'EXISTS' : 'NOT EXISTS'} { ${patterns} }`;
  }
  const texts = args.map(argumentText);
  if (COMMUTATIVE.has(operator)) texts.sort();
  if (texts.length === 2 && (INFIX.test(operator) || operator.endsWith('in'))) {
    return texts.join(` ${operator === 'notin' ? 'NOT IN' : operator.toUpperCase()} `);
  }
  return `${operator.toUpperCase()}(${texts.join(', ')})`;
}

function argumentText(argument: OperationSyntax['args'][number]): string {
  if (isList(argument)) return `(${argument.map(expressionText).sort().join(', ')})`;
  if (isPattern(argument)) return patternText(argument);
  const text = expressionText(argument);
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

/** A group of patterns inside a filter, as text without names of variables. */
export function patternText(pattern: PatternSyntax): string {
  switch (pattern.type) {
    case 'bgp': {
      const triples = pattern.triples.map(({ subject, predicate, object }) =>
        [nameless(termText(subject)), pathText(predicate), nameless(termText(object))].join(' '),
      );
      return triples.sort().join(' . ');
    }
    case 'filter':
      return `FILTER(${expressionText(pattern.expression)})`;
    case 'bind':
      return `BIND(${expressionText(pattern.expression)})`;
    case 'values':
      return `VALUES ${pattern.values.flatMap((row) => Object.values(row).map((term) => (term ? termText(term) : 'UNDEF')))}`;
    case 'query':
      return `{ ${(pattern.where ?? []).map(patternText).join(' . ')} }`;
    default:
      return `${pattern.type === 'group' ? '' : `${pattern.type.toUpperCase()} `}${pattern.patterns.map(patternText).join(' . ')}`;
  }
}

function nameless(text: string): string {
  return isVariable(text) ? '?' : text;
}
