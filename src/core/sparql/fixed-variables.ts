import type { ExpressionSyntax, OperationSyntax, TermSyntax } from './query-syntax.js';
import { isVariable, termText } from './query-terms.js';

/** Whether an expression has an operator. */
export function isOperation(expression: ExpressionSyntax): expression is OperationSyntax {
  return 'type' in expression && expression.type === 'operation';
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
