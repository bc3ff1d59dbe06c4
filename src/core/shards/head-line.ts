import * as v from 'valibot';
import { FAILURE_KINDS } from '../answers/judge.js';
import { METRIC_NAMES } from '../answers/metric.js';
import { provenanceSchema } from '../baseline/decode.js';
import { scoringIn, scoringSchema } from '../baseline/decode-scoring.js';
import { MOST_AMOUNT } from '../runs/figures.js';
import { isMapping, type Mapping } from '../values.js';
import { SHARD_SCHEMA, type ShardEnd, type ShardHead } from './records.js';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.string();
const counts = v.array(v.tuple([text, count]));
const mapping = v.custom<Mapping>(isMapping, 'expected a mapping');

const headSchema = v.object({
  schema_version: v.literal(SHARD_SCHEMA),
  stepgate_version: text,
  shard: v.pipe(
    v.object({ index: v.pipe(count, v.minValue(1)), of: v.pipe(count, v.maxValue(1000)) }),
    v.check(({ index, of }) => index <= of),
  ),
  provenance: provenanceSchema,
  scoring: scoringSchema,
  selection: v.array(text),
  corpus: text,
  selected: v.pipe(count, v.minValue(1), v.maxValue(100_000_000)),
  unselected: v.array(text),
  settings: mapping,
  titles: v.record(text, text),
});

/** The first line of a shard file; null for anything else, also that of another version. */
export function decodeHead(value: unknown): ShardHead | null {
  const parsed = v.safeParse(headSchema, value);
  return parsed.success ? { ...parsed.output, scoring: scoringIn(parsed.output.scoring) } : null;
}

const dollars = v.pipe(v.number(), v.finite(), v.minValue(-MOST_AMOUNT), v.maxValue(MOST_AMOUNT));

const spendingSchema = v.strictObject({
  host: text,
  model: text,
  asked: count,
  reused: count,
  costUsd: v.nullable(dollars),
  exactCostUsd: v.array(dollars),
  maxCostUsd: v.nullable(dollars),
});

const endSchema = v.object({
  lines: count,
  sha256: text,
  entries: text,
  answered: count,
  unasked: counts,
  unreadable: count,
  unpriced: v.array(text),
  names: v.object({
    isNamed: v.boolean(),
    questions: count,
    wanted: counts,
    found: counts,
    would: v.array(v.object({ name: text, pattern: text, questions: count })),
  }),
  judge: v.nullable(
    v.strictObject({
      metrics: v.array(
        v.strictObject({
          name: v.picklist(METRIC_NAMES),
          identity: mapping,
          expected: count,
          judged: count,
          troubles: v.record(v.picklist(FAILURE_KINDS), count),
          example: v.nullable(text),
        }),
      ),
      spending: v.nullable(spendingSchema),
    }),
  ),
  failures: v.array(v.strictObject({ kind: v.literal('judging-cancelled') })),
});

/** The last line of a shard file; null for anything else. */
export function decodeEnd(value: unknown): ShardEnd | null {
  // As it was read: the order of its keys is that of the files.
  return v.is(endSchema, value) ? (value as unknown as ShardEnd) : null;
}
