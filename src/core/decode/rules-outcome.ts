import * as v from 'valibot';
import { RULE_NAMES, type RulesOutcome } from '../rules/rule.js';
import type { Mapping } from '../values.js';

const names = v.optional(v.array(v.picklist(RULE_NAMES)), []);
const value = v.optional(v.union([v.string(), v.number(), v.array(v.string())]));

const schema = v.object({
  rules_score: v.optional(v.picklist([0, 1])),
  rules_checked: names,
  rules_broken: v.optional(v.array(v.object({ rule: v.picklist(RULE_NAMES), limit: value, actual: value })), []),
  rules_not_checked: names,
});

/** What an entry of the evaluation file says of its rules; null where it says nothing that can be read. */
export function rulesOfEntry(entry: Mapping): RulesOutcome | null {
  const parsed = v.safeParse(schema, entry);
  if (!parsed.success) return null;
  const {
    rules_score = null,
    rules_checked: checked,
    rules_broken: broken,
    rules_not_checked: unchecked,
  } = parsed.output;
  return checked.length + unchecked.length === 0 ? null : { score: rules_score, checked, broken, unchecked };
}
