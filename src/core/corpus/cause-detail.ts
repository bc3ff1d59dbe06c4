import * as v from 'valibot';
import { type CauseDetail, DIFFERENCE_KINDS } from '../words/causes.js';

const rows = v.array(v.array(v.nullable(v.string())));

const differenceSchema = v.object({
  kind: v.picklist(DIFFERENCE_KINDS),
  expected: v.optional(v.string()),
  actual: v.optional(v.string()),
  label: v.optional(v.string()),
});

const conditionSchema = v.object({
  text: v.string(),
  reference: v.boolean(),
  base: v.optional(v.boolean()),
  actual: v.boolean(),
  named: v.optional(v.boolean()),
});

/** The details that the sentences of causes use. */
export const DETAIL = {
  unmatched_columns: v.optional(v.array(v.string())),
  unbound_columns: v.optional(v.array(v.string())),
  column: v.optional(
    v.object({ actual: v.string(), holds: v.picklist(['text', 'numbers', 'IRIs']), required: v.string() }),
  ),
  tool: v.optional(v.string()),
  part: v.optional(v.literal('arguments')),
  instead: v.optional(v.object({ tool: v.string(), reason: v.picklist(['later', 'taken']) })),
  entity: v.optional(v.string()),
  searched_as: v.optional(v.string()),
  entity_class: v.optional(v.string()),
  is_found: v.optional(v.boolean()),
  only_given: v.optional(v.boolean()),
  limit: v.optional(v.number()),
  repeats_count: v.optional(v.picklist(['step', 'scoring', 'order'])),
  only_repeats: v.optional(v.boolean()),
  repeated_for: v.optional(v.string()),
  distinct_rows: v.optional(v.boolean()),
  missing_repeats: v.optional(v.number()),
  extra_rows: v.optional(rows),
  first_difference: v.optional(v.string()),
  expected_value: v.optional(v.string()),
  actual_value: v.optional(v.string()),
  missing_text: v.optional(v.string()),
  arguments: v.optional(v.array(v.string())),
  error: v.optional(v.string()),
  query_difference: v.optional(v.array(differenceSchema)),
  conditions: v.optional(v.array(conditionSchema)),
  query_unread: v.optional(v.boolean()),
  argument_difference: v.optional(v.array(v.string())),
};

/** The details in a file, which can have more rows than sentences need, and differences of later versions. */
const detailSchema = v.object({
  ...DETAIL,
  extra_rows: v.fallback(DETAIL.extra_rows, undefined),
  query_difference: v.fallback(DETAIL.query_difference, undefined),
  conditions: v.fallback(DETAIL.conditions, undefined),
});

/** The part of a step's detail that sentences use; empty if it cannot be read. */
export function decodeDetail(value: unknown): CauseDetail {
  const parsed = v.safeParse(detailSchema, value);
  return parsed.success ? parsed.output : {};
}
