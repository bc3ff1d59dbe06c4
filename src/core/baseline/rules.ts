import * as v from 'valibot';
import { RULE_NAMES, type RuleName, type RulesOutcome } from '../rules/rule.js';
import type { Mapping } from '../values.js';

/** A number in [0, 1]. */
export const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const ruleNames = v.optional(v.array(v.picklist(RULE_NAMES)), []);

/** How a question kept its rules, by their names. */
export const ruleFields = {
  rules_score: v.optional(share),
  rules_checked: ruleNames,
  rules_broken: ruleNames,
  rules_not_checked: ruleNames,
};

interface RuleKeys {
  readonly rules_score?: number;
  readonly rules_checked: readonly RuleName[];
  readonly rules_broken: readonly RuleName[];
  readonly rules_not_checked: readonly RuleName[];
}

/** Whether a rules score can be that of the broken rules. */
export function agreeingRules({ rules_score, rules_checked, rules_broken }: RuleKeys): boolean {
  if (rules_broken.some((name) => !rules_checked.includes(name))) return false;
  if (rules_score === undefined) return rules_checked.length === 0;
  return rules_checked.length > 0 && rules_score < 1 === rules_broken.length > 0;
}

/** The rules of a question, without what broke them (null for none), and its other keys. */
export function takeRules<T extends RuleKeys>(question: T) {
  const { rules_score, rules_checked: checked, rules_broken, rules_not_checked: unchecked, ...rest } = question;
  const broken = rules_broken.map((rule) => ({ rule }));
  const rules: RulesOutcome | null =
    checked.length + unchecked.length === 0 ? null : { score: rules_score ?? null, checked, broken, unchecked };
  return { rules, rest };
}

/** The same for the file: what was called is text of the response. */
export function rulesBlock({ score, checked, broken, unchecked }: RulesOutcome): Mapping {
  const names = [...new Set(broken.map(({ rule }) => rule))];
  const lists = { rules_checked: checked, rules_broken: names, rules_not_checked: unchecked };
  return { rules_score: score, ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) };
}
