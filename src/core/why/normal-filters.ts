import type { Searched } from './gathered.js';
import { type ExpressionSyntax, isVariable, type OperationSyntax, type TermSyntax, termText } from './query-terms.js';

/** The negation of each operator. */
const NEGATED: ReadonlyMap<string, string> = new Map([
  ['=', '!='],
  ['!=', '='],
  ['<', '>='],
  ['>=', '<'],
  ['>', '<='],
  ['<=', '>'],
  ['in', 'notin'],
  ['notin', 'in'],
  ['exists', 'notexists'],
  ['notexists', 'exists'],
]);

/** The conditions that must all hold, as far as possible as they are written. */
export function conditionsIn(
  written: ExpressionSyntax,
): { readonly normal: ExpressionSyntax; readonly shown: ExpressionSyntax }[] {
  if (isOperation(written) && written.operator === '&&') {
    return (written.args as readonly ExpressionSyntax[]).flatMap(conditionsIn);
  }
  const normal = normalCondition(written);
  if (!isOperation(normal) || normal.operator !== '&&') return [{ normal, shown: written }];
  return normal.args.map((part) => ({ normal: part as ExpressionSyntax, shown: part as ExpressionSyntax }));
}

/**
 * A condition in one form of several: without a `!` where an operator means the same, with `IN` as its comparisons, and with all
 * sides of `&&` and `||` at once.
 */
function normalCondition(expression: ExpressionSyntax, isNegated = false): ExpressionSyntax {
  if (!isOperation(expression)) return isNegated ? operation('!', [expression]) : expression;
  const { operator, args } = expression;
  if (operator === '!') return normalCondition(args[0] as ExpressionSyntax, !isNegated);
  if (operator === '&&' || operator === '||') {
    const joining = (operator === '&&') === isNegated ? '||' : '&&';
    const sides: ExpressionSyntax[] = [];
    for (const side of args) addSides(normalCondition(side as ExpressionSyntax, isNegated), joining, sides);
    return operation(joining, sides);
  }
  const negated = NEGATED.get(operator);
  if (isNegated && negated === undefined) return operation('!', [asText(expression)]);
  return asComparisons(asText(isNegated && negated ? { ...expression, operator: negated } : expression));
}

function operation(operator: string, args: OperationSyntax['args']): OperationSyntax {
  return { type: 'operation', operator, args };
}

function addSides(side: ExpressionSyntax, joining: string, into: ExpressionSyntax[]): void {
  if (isOperation(side) && side.operator === joining) into.push(...(side.args as readonly ExpressionSyntax[]));
  else into.push(side);
}

/** `?x IN (1, 2)` as `?x = 1 || ?x = 2`. */
function asComparisons(expression: OperationSyntax): OperationSyntax {
  const { operator, args } = expression;
  const [value, list] = args;
  if ((operator !== 'in' && operator !== 'notin') || !Array.isArray(list) || list.length === 0) return expression;
  const comparisons = list.map((one) => operation(operator === 'in' ? '=' : '!=', [value as ExpressionSyntax, one]));
  return comparisons.length === 1
    ? (comparisons[0] as OperationSyntax)
    : operation(operator === 'in' ? '||' : '&&', comparisons);
}

/** An expression that is nothing but a text, maybe at the start or at the end. */
const PLAIN = /^(\^?)([a-z0-9 _-]+)(\$?)$/i;

/** `REGEX(?x, "^abc")` as `STRSTARTS(?x, "abc")`, and `REGEX(?x, "Abc", "i")` as `CONTAINS(LCASE(?x), "abc")`. */
function asText(expression: OperationSyntax): OperationSyntax {
  const [value, pattern, flags] = expression.args;
  const [, start, text = '', end] = PLAIN.exec(literalOf(pattern) ?? '') ?? [];
  const ignoresCase = literalOf(flags) === 'i';
  if (expression.operator !== 'regex' || text === '' || (flags !== undefined && !ignoresCase)) return expression;
  const operator = start ? 'strstarts' : end ? 'strends' : 'contains';
  const literal = { ...(pattern as TermSyntax), value: ignoresCase ? text.toLowerCase() : text };
  const searched = ignoresCase ? operation('lcase', [value as ExpressionSyntax]) : (value as ExpressionSyntax);
  return start && end ? expression : operation(operator, [searched, literal]);
}

function literalOf(argument: OperationSyntax['args'][number] | undefined): string | null {
  return argument && 'termType' in argument && argument.termType === 'Literal' ? argument.value : null;
}

/** Whether an expression has an operator. */
export function isOperation(expression: ExpressionSyntax): expression is OperationSyntax {
  return 'type' in expression && expression.type === 'operation';
}

const SEARCHING = new Set(['contains', 'strstarts', 'strends', 'regex', '=']);
const WRAPPING = new Set(['lcase', 'ucase', 'str']);

/** `CONTAINS(LCASE(STR(?x)), LCASE("text"))` and the like: the variable and the literal; null for anything else. */
export function searchedBy(expression: ExpressionSyntax): Searched | null {
  if (!isOperation(expression) || !SEARCHING.has(expression.operator)) return null;
  const [variable, literal] = expression.args.slice(0, 2).map((side) => plainTerm(unwrapped(side as ExpressionSyntax)));
  return variable && literal && isVariable(variable) && literal.startsWith('"') ? { variable, literal } : null;
}

function unwrapped(expression: ExpressionSyntax): ExpressionSyntax {
  if (!isOperation(expression) || !WRAPPING.has(expression.operator)) return expression;
  return unwrapped(expression.args[0] as ExpressionSyntax);
}

const ABSOLUTE = /^[a-z][a-z0-9+.-]*:[^<>\s]*$/i;

type Fixed = { readonly variable: string; readonly constants: readonly string[] };

/** `?x = constant || ?x = other`. */
function oneOf(sides: readonly ExpressionSyntax[]): Fixed | null {
  const all = sides.map((side) => (isOperation(side) ? fixedBy(side) : null));
  const [first] = all;
  if (!first || all.some((one) => one?.variable !== first.variable)) return null;
  return { variable: first.variable, constants: all.flatMap((one) => one?.constants ?? []) };
}

/** `?x = constant`, and several of them. */
export function fixedBy({ operator, args }: OperationSyntax): Fixed | null {
  const [left, right] = args;
  if (operator === '||') return oneOf(args as readonly ExpressionSyntax[]);
  if ((operator !== '=' && operator !== 'sameterm') || args.length !== 2) return null;
  const sides = [left as ExpressionSyntax, right as ExpressionSyntax].map(plainTerm);
  const variable = sides.find((text) => text != null && isVariable(text));
  const constant = sides.find((text) => text != null && !isVariable(text));
  return variable && constant ? { variable, constants: [constant] } : null;
}

/** A variable or a constant as text, also of `IRI("…")`; null for what must be computed. */
export function plainTerm(expression: ExpressionSyntax): string | null {
  if (isOperation(expression) && (expression.operator === 'iri' || expression.operator === 'uri')) {
    const [text] = expression.args as readonly Partial<TermSyntax>[];
    return text?.termType === 'Literal' && ABSOLUTE.test(text.value ?? '') ? `<${text.value}>` : null;
  }
  return 'type' in expression && expression.termType === undefined ? null : termText(expression as TermSyntax);
}

/** The name of a side that is a variable. */
export function variableOf(side: OperationSyntax['args'][number]): string | null {
  const text = Array.isArray(side) ? null : plainTerm(side as ExpressionSyntax);
  return text !== null && isVariable(text) ? text : null;
}
