/** Limits on how an agent answers, beside what its steps give; each is optional. */
export interface Rules {
  /** Patterns of tools that must not be called, successfully or not. */
  readonly forbidden?: readonly string[];
  readonly max_steps?: number;
  readonly max_failed_steps?: number;
  /** Patterns of tools whose first calls must come in this order. */
  readonly order?: readonly string[];
  readonly max_total_tokens?: number;
  readonly max_elapsed_sec?: number;
  readonly max_cost_usd?: number;
}

export const RULE_NAMES = [
  ...['forbidden', 'max_steps', 'max_failed_steps', 'order'],
  ...['max_total_tokens', 'max_elapsed_sec', 'max_cost_usd'],
] as readonly (keyof Rules)[];
export type RuleName = keyof Rules;

/** A rule that an answer broke; `limit` and `actual` are absent where a file only names the rule. */
export interface BrokenRule {
  readonly rule: RuleName;
  /** The forbidden pattern, the order, or the most that is allowed. */
  readonly limit?: string | number | readonly string[];
  /** The tool that was called, the order of the calls, or the figure of the answer. */
  readonly actual?: string | number | readonly string[];
}

/** The rules of one answer. */
export interface RulesOutcome {
  /** 1 when all checked rules hold, else 0; a mean for several answers; null: no rule was checked. */
  readonly score: number | null;
  readonly checked: readonly RuleName[];
  readonly broken: readonly BrokenRule[];
  /** Rules over figures that the response does not report. */
  readonly unchecked: readonly RuleName[];
}
