import * as v from 'valibot';
import type { Hash } from '../corpus/select.js';
import { FAILURE_KINDS } from '../judge/judge.js';
import { METRIC_NAMES } from '../judge/metric.js';
import type { JudgeSummary } from '../judge/summary.js';
import { provenanceSchema, scoringIn, scoringSchema } from '../runs/baseline-file.js';
import type { Provenance } from '../runs/figures.js';
import type { Failure } from '../runs/notices.js';
import type { ScoredAnswer } from '../runs/question-figures.js';
import type { ObservedNames } from '../steps/aliases.js';
import { MAX_AMOUNT } from '../text/numerals.js';
import { isMapping, type Mapping } from '../text/values.js';
import { usageError } from '../words/errors.js';
import type { Scoring } from '../words/scoring-rules.js';

/** A part of the selected questions, such as 2 of 8. */
export interface Shard {
  /** From 1 on. */
  readonly index: number;
  readonly of: number;
}

/** More jobs than GitHub starts for a matrix. */
const MAX_RECORDS = 1000;
/** Digits of a hash that a number holds exactly. */
const DIGITS = 12;

/** Reads `2/8`. */
export function decodeShard(text: string, input = 'shard'): Shard {
  const [, index = '0', of = '0'] = /^\s*(\d{1,4})\/(\d{1,4})\s*$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (shard.index >= 1 && shard.index <= shard.of && shard.of <= MAX_RECORDS) return shard;
  throw usageError(
    `${input}: expected a shard from 1/1 to ${MAX_RECORDS}/${MAX_RECORDS}, as in 2/8, got ${JSON.stringify(text)}`,
  );
}

/** `2/8` */
export function shardText({ index, of }: Shard): string {
  return `${index}/${of}`;
}

/** The number of the shard that a question belongs to, by its id alone. */
export function shardOf(id: string, of: number, hash: Hash): number {
  return (Number.parseInt(hash(id).slice(0, DIGITS), 16) % of) + 1;
}

/** Whether a question belongs to a shard; without shards all do. */
export function isInShard(id: string, shard: Shard | null, hash: Hash): boolean {
  return shard === null || shardOf(id, shard.of, hash) === shard.index;
}

/** The version of the form of a shard file. */
export const SHARD_SCHEMA = 1;

/** The first line of a shard file: what all shards of a run have in common, but for their numbers. */
export interface ShardHead {
  readonly schema_version: number;
  readonly stepgate_version: string;
  readonly shard: Shard;
  readonly provenance: Provenance;
  readonly scoring: Scoring;
  readonly selection: readonly string[];
  /** A hash of the selected questions, and their number. */
  readonly corpus: string;
  readonly selected: number;
  /** Ids of the questions of the corpus that are not selected. */
  readonly unselected: readonly string[];
  /** Other settings that change what is written, by the names that messages call them. */
  readonly settings: Mapping;
  readonly titles: Readonly<Record<string, string>>;
}

/** One scored answer of a shard. */
export interface ShardAnswer extends ScoredAnswer {
  /** Index of its question among all selected questions. */
  readonly question: number;
  /** The question has groups before the last one. */
  readonly hasEarlierGroups: boolean;
  readonly tags: readonly string[];
}

/** The last line of a shard file: what was seen beside the scores. */
export interface ShardEnd {
  /** The lines before this one, and their SHA-256. */
  readonly lines: number;
  readonly sha256: string;
  /** SHA-256 of the evaluation file that belongs to them. */
  readonly entries: string;
  readonly answered: number;
  /** Ids of responses that no selected question asks for, with their number. */
  readonly unasked: readonly (readonly [id: string, count: number])[];
  readonly unreadable: number;
  readonly unpriced: readonly string[];
  readonly names: ObservedNames;
  readonly judge: JudgeSummary | null;
  readonly failures: readonly Failure[];
}

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

const dollars = v.pipe(v.number(), v.finite(), v.minValue(-MAX_AMOUNT), v.maxValue(MAX_AMOUNT));

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
