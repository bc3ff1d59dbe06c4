import { type ExpressionSyntax, isVariable, type OperationSyntax, termText } from './query-terms.js';

type ArgumentSyntax = OperationSyntax['args'][number];

/** Operators, each with its negation. */
const NEGATIONS = ['= !=', '< >=', '> <=', 'in notin', 'exists notexists'].map((pair) => pair.split(' '));

/** The conditions that must all hold, in their normal form and as far as possible as they are written. */
export function conditionsIn(shown: ExpressionSyntax): { normal: ExpressionSyntax; shown: ExpressionSyntax }[] {
  const sidesOf = (one: ExpressionSyntax) => {
    return isOperation(one) && one.operator === '&&' ? (one.args as readonly ExpressionSyntax[]) : null;
  };
  const normal = normalCondition(shown);
  return (
    sidesOf(shown)?.flatMap(conditionsIn) ??
    sidesOf(normal)?.map((side) => ({ normal: side, shown: side })) ?? [{ normal, shown }]
  );
}

/**
 * A condition in its normal form: without a `!` where an operator means the same, with `IN` as its comparisons, and with all
 * sides of `&&` and `||` at once.
 */
function normalCondition(expression: ExpressionSyntax, isNegated = false): ExpressionSyntax {
  if (!isOperation(expression)) return isNegated ? operation('!', [expression]) : expression;
  const { operator, args } = expression;
  if (operator === '!') return normalCondition(args[0] as ExpressionSyntax, !isNegated);
  if (operator === '&&' || operator === '||') {
    const joining = (operator === '&&') === isNegated ? '||' : '&&';
    const sides = (args as readonly ExpressionSyntax[]).map((side) => normalCondition(side, isNegated));
    const all = sides.flatMap((side) => (isOperation(side) && side.operator === joining ? side.args : [side]));
    return operation(joining, all);
  }
  const negated = NEGATIONS.find((pair) => pair.includes(operator))?.find((other) => other !== operator);
  if (isNegated && negated === undefined) return operation('!', [expression]);
  return asComparisons(isNegated && negated ? { ...expression, operator: negated } : expression);
}

function operation(operator: string, args: readonly ArgumentSyntax[]): OperationSyntax {
  return { type: 'operation', operator, args };
}

/** `?x IN (1, 2)` as `?x = 1 || ?x = 2`. */
function asComparisons(expression: OperationSyntax): OperationSyntax {
  const { operator, args } = expression;
  const [value, list] = args;
  if ((operator !== 'in' && operator !== 'notin') || !Array.isArray(list) || list.length === 0) return expression;
  const [comparing, joining] = operator === 'in' ? (['=', '||'] as const) : (['!=', '&&'] as const);
  const comparisons = list.map((one) => operation(comparing, [value as ExpressionSyntax, one]));
  return comparisons.length === 1 ? (comparisons[0] as OperationSyntax) : operation(joining, comparisons);
}

/** An operator and its sides; none of anything else. */
export function partsOf(expression: ExpressionSyntax): Pick<OperationSyntax, 'operator' | 'args'> {
  return isOperation(expression) ? expression : { operator: '', args: [] };
}

function isOperation(expression: ExpressionSyntax): expression is OperationSyntax {
  return 'type' in expression && expression.type === 'operation';
}

const SEARCHING = new Set(['contains', 'strstarts', 'strends', 'regex', '=']);
const WRAPPING = new Set(['lcase', 'ucase', 'str']);

/** `CONTAINS(LCASE(STR(?x)), LCASE("text"))` and the like: the variable and the literal. */
export function searchedBy(expression: ExpressionSyntax): { variable: string; literal: string } | undefined {
  const { operator, args } = partsOf(expression);
  if (!SEARCHING.has(operator)) return undefined;
  const [variable, literal] = args.slice(0, 2).map((side) => plainTerm(unwrapped(side as ExpressionSyntax)));
  return variable && literal && isVariable(variable) && literal.startsWith('"') ? { variable, literal } : undefined;
}

function unwrapped(expression: ExpressionSyntax): ExpressionSyntax {
  const { operator, args } = partsOf(expression);
  return WRAPPING.has(operator) ? unwrapped(args[0] as ExpressionSyntax) : expression;
}

/** `?x = constant`, and `?x = constant || ?x = other`: the variable, and what it can be; null for anything else. */
export function fixedBy(expression: ExpressionSyntax): { variable: string; constants: readonly string[] } | null {
  const { operator, args } = partsOf(expression);
  if (operator === '||') {
    const all = (args as readonly ExpressionSyntax[]).flatMap((side) => fixedBy(side) ?? []);
    const variables = new Set(all.map(({ variable }) => variable));
    const [variable] = variables;
    if (variable === undefined || variables.size > 1 || all.length < args.length) return null;
    return { variable, constants: all.flatMap(({ constants }) => constants) };
  }
  if ((operator !== '=' && operator !== 'sameterm') || args.length !== 2) return null;
  const sides = (args as readonly ExpressionSyntax[]).flatMap((side) => plainTerm(side) ?? []);
  const [variable, constant] = [sides.find(isVariable), sides.find((text) => !isVariable(text))];
  return variable !== undefined && constant !== undefined ? { variable, constants: [constant] } : null;
}

const ABSOLUTE = /^[a-z][a-z0-9+.-]*:[^<>\s]*$/i;

/** A variable or a constant as text, also of `IRI("…")`; null for what must be computed. */
export function plainTerm(expression: ExpressionSyntax): string | null {
  if (!('type' in expression)) return termText(expression);
  const { operator, args } = partsOf(expression);
  const [first] = operator === 'iri' || operator === 'uri' ? args : [];
  const isLiteral = first !== undefined && 'termType' in first && first.termType === 'Literal';
  return isLiteral && ABSOLUTE.test(first.value) ? `<${first.value}>` : null;
}

/** The name of a side that is a variable. */
export function variableOf(side: ArgumentSyntax): string | null {
  const text = Array.isArray(side) ? null : plainTerm(side as ExpressionSyntax);
  return text !== null && isVariable(text) ? text : null;
}
