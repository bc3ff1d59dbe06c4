import type { TOO_LARGE } from '../text/numerals.js';
import type { Mapping } from '../text/values.js';
import type { Pattern } from '../text/wildcards.js';

/** Limits on how an agent answers, in addition to the outputs of its steps; each is optional. */
export interface Rules {
  /** Patterns of tools that must not be called, successfully or not. */
  readonly forbidden?: readonly string[];
  /** Patterns of the only tools that may be called. */
  readonly allowed?: readonly string[];
  readonly max_steps?: number;
  readonly max_failed_steps?: number;
  /** Patterns of tools whose first calls must come in this order. */
  readonly order?: readonly string[];
  /** How often the tools of each pattern are called: a number, or the least and the most. */
  readonly calls?: Readonly<Record<string, CallCount>>;
  readonly max_total_tokens?: number;
  readonly max_elapsed_sec?: number;
  readonly max_cost_usd?: number;
}

/** A number of calls: exactly so many, or at least and at most so many. */
export type CallCount = number | { readonly min?: number; readonly max?: number };

export const RULE_NAMES = [
  ...['forbidden', 'allowed', 'max_steps', 'max_failed_steps', 'order', 'calls'],
  ...['max_total_tokens', 'max_elapsed_sec', 'max_cost_usd'],
] as readonly (keyof Rules)[];
/** The name of a rule, as its key in the corpus. */
export type RuleName = keyof Rules;

/** A rule that an answer broke; `limit` and `actual` are absent where a file only names the rule. */
export interface BrokenRule {
  readonly rule: RuleName;
  /** The pattern of tools that `calls` counts. */
  readonly tool?: string;
  /** The forbidden pattern, the order, the most that is allowed, or the number of calls in words: `at most 3`. */
  readonly limit?: string | number | readonly string[];
  /** The tool that was called, the order of the calls, or the figure of the answer. */
  readonly actual?: string | number | readonly string[];
  /** How many of too many calls are the same one; absent: fewer than three. */
  readonly same_calls?: number;
}

export interface RulesOutcome {
  /** 1 when all checked rules hold, else 0; a mean for several answers; null: no rule was checked. */
  readonly score: number | null;
  readonly checked: readonly RuleName[];
  readonly broken: readonly BrokenRule[];
  /** Rules over figures that the response does not report. */
  readonly unchecked: readonly RuleName[];
}

/** How far a number may be off: by an absolute difference or a share of the reference, whichever is more. */
export type NumberTolerance = number | { readonly absolute?: number; readonly relative?: number };

export type AnswerCheck =
  | { readonly check: 'includes' | 'excludes'; readonly expected: string }
  /** One of these is the whole answer. */
  | { readonly check: 'equals'; readonly expected: readonly string[] }
  /** Some part of the answer matches; the pattern is null where nothing is scored. */
  | { readonly check: 'regex'; readonly expected: string; readonly pattern: Pattern | null }
  /** Some number in the answer is near. */
  | { readonly check: 'number'; readonly expected: number; readonly tolerance?: NumberTolerance };

export const CHECK_NAMES = ['includes', 'equals', 'excludes', 'regex', 'number'] as const;

/** The checks of a question's final answer, at least one. */
export interface AnswerChecks {
  readonly checks: readonly AnswerCheck[];
  /** They hold for all texts of the agent, not for the last one alone. */
  readonly isAnywhere?: boolean;
  /** As a corpus would have them, each in its shortest form. */
  readonly source: Mapping;
}

/** The text for an answer that is too long for a regular expression. */
export const TOO_LONG = 'too long';

/** A check that failed. */
export interface FailedCheck {
  readonly check: AnswerCheck['check'];
  readonly expected: string | number | readonly string[];
  readonly tolerance?: NumberTolerance;
  /** The nearest number in the answer; `too large`: it is beyond the largest double. Of `regex` only `too long`. */
  readonly actual?: number | typeof TOO_LARGE | typeof TOO_LONG;
  /** Of `includes`: the answer has the text with this sign, which looks like another one. Example: `U+2013`. */
  readonly sign?: string;
}

export interface AnswerChecksOutcome {
  /** The share of the checks that hold, in [0, 1]; a mean for several answers. */
  readonly score: number;
  readonly failed: readonly FailedCheck[];
}
