import { type ArgumentSyntax, type ExpressionSyntax, type OperationSyntax } from './query-terms.js';
/** The conditions that must all hold, in their normal form and as far as possible as they are written. */
export declare function conditionsIn(shown: ExpressionSyntax): {
    normal: ExpressionSyntax;
    shown: ExpressionSyntax;
}[];
/** An operator and its sides; none of anything else. */
export declare function partsOf(expression: ExpressionSyntax): Pick<OperationSyntax, 'operator' | 'args'>;
/** `CONTAINS(LCASE(STR(?x)), LCASE("text"))` and the like: the variable and the literal. */
export declare function searchedBy(expression: ExpressionSyntax): {
    variable: string;
    literal: string;
} | undefined;
/** `?x = constant`, and `?x = constant || ?x = other`: the variable, and what it can be; null for anything else. */
export declare function fixedBy(expression: ExpressionSyntax): {
    variable: string;
    constants: readonly string[];
} | null;
/** A variable or a constant as text, also of `IRI("…")`; null for what must be computed. */
export declare function plainTerm(expression: ExpressionSyntax): string | null;
/** The name of a side that is a variable. */
export declare function variableOf(side: ArgumentSyntax): string | null;
