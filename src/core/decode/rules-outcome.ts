import * as v from 'valibot';
import type { SampleStatus } from '../model.js';
import { type AnswerChecksOutcome, CHECK_NAMES, TOO_LONG } from '../rules/answer-check.js';
import { RULE_NAMES, type RulesOutcome } from '../rules/rule.js';
import { TOO_LARGE } from '../text/numerals.js';
import type { Mapping } from '../values.js';

const names = v.optional(v.array(v.picklist(RULE_NAMES)), []);
const value = v.optional(v.union([v.string(), v.number(), v.array(v.string())]));

/** Rules that an answer broke, with what broke them. */
export const brokenSchema = v.array(v.object({ rule: v.picklist(RULE_NAMES), limit: value, actual: value }));

const schema = v.object({
  rules_score: v.optional(v.picklist([0, 1])),
  rules_checked: names,
  rules_broken: v.optional(brokenSchema, []),
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

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const tolerance = v.union([
  v.number(),
  v.object({ absolute: v.optional(v.number()), relative: v.optional(v.number()) }),
]);
/** Checks that an answer failed. */
export const failedSchema = v.array(
  v.object({
    check: v.picklist(CHECK_NAMES),
    expected: v.union([v.string(), v.number(), v.array(v.string())]),
    tolerance: v.optional(tolerance),
    actual: v.optional(v.union([v.number(), v.picklist([TOO_LARGE, TOO_LONG])])),
  }),
);

/** The same of its answer checks; an answer that failed, or that has no score, scores 0. */
export function checksOfEntry(
  { answer_check_score, answer_checks_failed }: Mapping,
  status: SampleStatus,
): AnswerChecksOutcome {
  const score = v.safeParse(share, answer_check_score);
  const failed = v.safeParse(failedSchema, answer_checks_failed);
  return {
    score: status === 'success' && score.success ? score.output : 0,
    failed: failed.success ? failed.output : [],
  };
}
