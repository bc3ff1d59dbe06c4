import * as v from 'valibot';
import { cutTo, isMapping, own } from '../text/values.js';
import {
  CAUSE_KINDS,
  type Cause,
  type CauseDetail,
  type CauseKind,
  DIFFERENCE_KINDS,
  namedDifferences,
} from '../words/causes.js';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The kind of a cause; kinds of later versions become `unknown`. */
const causeKind = v.pipe(
  v.string(),
  v.regex(/^[a-z_]{1,40}$/, 'expected a kind of cause'),
  v.transform((kind): CauseKind => CAUSE_KINDS.find((known) => known === kind) ?? 'unknown'),
);

export const causeSchema = v.object({
  kind: causeKind,
  step: count,
  expected: v.optional(count),
  actual: v.optional(count),
  common: v.optional(count),
  calls: v.optional(count),
});

/** Decodes a cause of a file; null if it is invalid. */
export function decodeCause(value: unknown): Cause | null {
  const parsed = v.safeParse(causeSchema, value);
  return parsed.success ? parsed.output : null;
}

const rows = v.array(v.array(v.nullable(v.string())));

const differenceSchema = v.object({
  kind: v.picklist(DIFFERENCE_KINDS),
  expected: v.optional(v.string()),
  actual: v.optional(v.string()),
  label: v.optional(v.string()),
  in_union: v.optional(v.boolean()),
});

const conditionSchema = v.object({
  text: v.string(),
  reference: v.boolean(),
  base: v.optional(v.boolean()),
  actual: v.boolean(),
  named: v.optional(v.boolean()),
});

interface DetailRow<T> {
  /** The schema in a file; null: it is not read, because no sentence uses it or it is computed again. */
  readonly schema: v.GenericSchema<unknown, T> | null;
  /** Its form in one line of text; undefined: it is omitted. */
  readonly inLine: 'whole' | 'none' | ((value: T) => T | undefined);
}

/** All details, in the order in which they are written. */
const DETAILS = {
  closest: { schema: null, inLine: 'none' },
  missing_rows: { schema: null, inLine: 'none' },
  unmatched_columns: { schema: v.array(v.string()), inLine: 'whole' },
  unbound_columns: { schema: v.array(v.string()), inLine: 'whole' },
  column: {
    schema: v.object({ actual: v.string(), holds: v.picklist(['text', 'numbers', 'IRIs']), required: v.string() }),
    inLine: 'whole',
  },
  tool: { schema: v.string(), inLine: 'whole' },
  times: { schema: v.number(), inLine: 'whole' },
  part: { schema: v.literal('arguments'), inLine: 'whole' },
  instead: { schema: v.object({ tool: v.string(), reason: v.picklist(['later', 'taken']) }), inLine: 'whole' },
  entity: { schema: v.string(), inLine: (text) => shorten(withoutTails(text)) },
  searched_as: { schema: v.string(), inLine: (text) => shorten(withoutTails(text)) },
  entity_class: { schema: v.string(), inLine: shorten },
  is_found: { schema: v.boolean(), inLine: 'whole' },
  is_unnamed: { schema: v.boolean(), inLine: 'whole' },
  chosen: {
    schema: v.object({
      entity: v.string(),
      expected: v.string(),
      hit: count,
      hits: count,
      expected_hit: v.optional(count),
      searched_as: v.optional(v.string()),
      entity_class: v.optional(v.string()),
    }),
    inLine: (one) => ({
      ...one,
      entity: shorten(withoutTails(one.entity)),
      expected: shorten(withoutTails(one.expected)),
    }),
  },
  only_given: { schema: v.boolean(), inLine: 'whole' },
  limit: { schema: v.number(), inLine: 'whole' },
  repeats_count: { schema: v.picklist(['step', 'scoring', 'order']), inLine: 'whole' },
  only_repeats: { schema: v.boolean(), inLine: 'whole' },
  blank_nodes: { schema: v.boolean(), inLine: 'whole' },
  repeated_for: { schema: v.string(), inLine: 'whole' },
  distinct_rows: { schema: v.boolean(), inLine: 'whole' },
  missing_repeats: { schema: v.number(), inLine: 'whole' },
  // Rows with values are only in the evaluation file.
  extra_rows: { schema: rows, inLine: (extra) => (isUnbound(extra) ? extra : undefined) },
  first_difference: { schema: v.string(), inLine: 'whole' },
  row: { schema: v.string(), inLine: 'whole' },
  expected_value: { schema: v.string(), inLine: shorten },
  actual_value: { schema: v.string(), inLine: shorten },
  returned_by: { schema: v.string(), inLine: 'whole' },
  missing_text: { schema: v.string(), inLine: shorten },
  arguments: { schema: v.array(v.string()), inLine: (names) => names.map(shorten) },
  error: { schema: v.string(), inLine: shorten },
  returned: { schema: v.string(), inLine: 'whole' },
  cut_at: { schema: v.number(), inLine: 'whole' },
  tries: { schema: v.number(), inLine: 'whole' },
  call: { schema: v.number(), inLine: 'whole' },
  example: { schema: v.string(), inLine: 'whole' },
  extra_example: { schema: v.string(), inLine: 'whole' },
  unreturned: { schema: v.string(), inLine: 'whole' },
  same_call: { schema: null, inLine: 'whole' },
  read_as: { schema: v.string(), inLine: 'whole' },
  query_difference: { schema: v.array(differenceSchema), inLine: namedDifferences },
  conditions: { schema: v.array(conditionSchema), inLine: 'none' },
  query_unread: { schema: v.boolean(), inLine: 'whole' },
  base_difference: { schema: null, inLine: 'none' },
  argument_change: { schema: null, inLine: 'none' },
  argument_difference: { schema: v.array(v.string()), inLine: (paths) => paths.map(shorten) },
} satisfies { readonly [K in keyof Required<CauseDetail>]: DetailRow<Required<CauseDetail>[K]> };

const ROWS = Object.entries(DETAILS) as [keyof CauseDetail, DetailRow<unknown>][];

/** The part of a step's detail that sentences use, without what cannot be read, such as differences of later versions. */
export function decodeDetail(value: unknown): CauseDetail {
  if (!isMapping(value)) return {};
  const read = ROWS.flatMap(([key, { schema }]) => {
    const parsed = schema && v.safeParse(schema, own(value, key));
    return parsed?.success ? [[key, parsed.output] as const] : [];
  });
  return Object.fromEntries(read);
}

/** The part of a detail that fits into a line. */
export function lineDetail(detail: CauseDetail): CauseDetail {
  const parts: [string, unknown][] = [];
  for (const [key, { inLine }] of ROWS) {
    const value = detail[key];
    if (value === undefined || inLine === 'none') continue;
    const part = inLine === 'whole' ? value : inLine(value);
    if (part !== undefined) parts.push([key, part]);
  }
  return Object.fromEntries(parts);
}

/** Maximum number of characters of a text that explains a miss in one line. */
const LINE = 120;

function shorten(text: string): string {
  return cutTo(text, LINE);
}

const UUID = /\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;

/** Shortens UUIDs to their first characters, which distinguish them in a line. */
function withoutTails(text: string): string {
  return text.replace(UUID, '$1-…');
}

/** Whether rows lack values, so that one line contains all information about them. */
function isUnbound(rows: readonly (readonly (string | null)[])[]): boolean {
  return rows.length > 0 && rows.every((cells) => cells.every((cell) => cell === null));
}
