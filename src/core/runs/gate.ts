/** What a run must fulfil. */
export type Gate =
  | { readonly kind: 'min-steps-score'; readonly limit: number }
  | { readonly kind: 'min-answer-check-score'; readonly limit: number }
  | { readonly kind: 'max-steps-drop'; readonly limit: number; readonly test: DropTest }
  | { readonly kind: 'metric'; readonly path: string; readonly operator: Operator; readonly limit: number };

/** Whether a drop must also be larger than rerun noise to fail its gate. */
export const DROP_TESTS = ['significant', 'plain'] as const;
export type DropTest = (typeof DROP_TESTS)[number];

export const OPERATORS = ['>=', '>', '<=', '<'] as const;
export type Operator = (typeof OPERATORS)[number];
