import * as v from 'valibot';
import type { SampleStatus } from '../steps/model.js';
import { TOO_LARGE } from '../text/numerals.js';
import { type Mapping, present } from '../text/values.js';
import { CHECK_NAMES, RULE_NAMES, type RulesOutcome, TOO_LONG } from '../words/rules.js';

const names = v.optional(v.array(v.picklist(RULE_NAMES)), []);
const value = v.optional(v.union([v.string(), v.number(), v.array(v.string())]));

const brokenSchema = v.array(
  v.object({
    rule: v.picklist(RULE_NAMES),
    tool: v.optional(v.string()),
    limit: value,
    actual: value,
    same_calls: v.optional(v.number()),
  }),
);

const rulesSchema = v.object({
  rules_score: v.optional(v.picklist([0, 1])),
  rules_checked: names,
  rules_broken: v.optional(brokenSchema, []),
  rules_not_checked: names,
});

/** The rules in an entry of the evaluation file; null if they are absent or cannot be read. */
export function rulesOfEntry(entry: Mapping): RulesOutcome | null {
  if (!Object.hasOwn(entry, 'rules_checked') && !Object.hasOwn(entry, 'rules_not_checked')) return null;
  const parsed = v.safeParse(rulesSchema, entry);
  return parsed.success ? rulesIn(parsed.output) : null;
}

type RulesKeys = Omit<v.InferOutput<typeof rulesSchema>, 'rules_score'> & { readonly rules_score?: number | undefined };

/** The rules of an answer or a question by their keys in a file; null: it has none. */
export function rulesIn(keys: RulesKeys): RulesOutcome | null {
  const { rules_score = null, rules_checked: checked, rules_broken: broken, rules_not_checked: unchecked } = keys;
  return checked.length + unchecked.length === 0 ? null : { score: rules_score, checked, broken, unchecked };
}

/** The keys of rules in a file, in their order there, without empty lists. */
export function rulesKeys(score: number | null, lists: Readonly<Record<string, readonly unknown[]>>): Mapping {
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0);
  return { ...present({ rules_score: score }), ...Object.fromEntries(filled) };
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const tolerance = v.union([
  v.number(),
  v.object({ absolute: v.optional(v.number()), relative: v.optional(v.number()) }),
]);
const failedSchema = v.array(
  v.object({
    check: v.picklist(CHECK_NAMES),
    expected: v.union([v.string(), v.number(), v.array(v.string())]),
    tolerance: v.optional(tolerance),
    actual: v.optional(v.union([v.number(), v.picklist([TOO_LARGE, TOO_LONG])])),
    sign: v.optional(v.string()),
  }),
);

/** The answer checks in an entry of the evaluation file. A failed answer, and one without a score, scores 0. */
export function checksOfEntry({ answer_check_score, answer_checks_failed }: Mapping, status: SampleStatus) {
  const score = v.safeParse(share, answer_check_score);
  const failed = v.safeParse(failedSchema, answer_checks_failed);
  return {
    score: status === 'success' && score.success ? score.output : 0,
    failed: failed.success ? failed.output : [],
  };
}
