import * as v from 'valibot';
import type { Failure } from '../comparison/notices.js';
import type { Hash } from '../corpus/select.js';
import { plainMapping } from '../corpus/shape.js';
import { scoringIn, scoringSchema } from '../figures/baseline-file.js';
import type { ScoredEntry } from '../figures/entry-place.js';
import { count, provenanceSchema } from '../figures/stored.js';
import type { JudgeSummary } from '../judge/summary.js';
import type { ObservedNames } from '../steps/aliases.js';
import { isMapping } from '../text/values.js';
import { usageError } from '../words/errors.js';
import type { Scoring } from '../words/scoring-rules.js';

/** A part of the selected questions. Example: 2 of 8. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** Number of hexadecimal digits of a hash that a JavaScript number represents exactly. */
const DIGITS = 12;

/** Reads a shard such as `2/8`; throws a usage error for any other text. */
export function decodeShard(text: string, input = 'shard'): Shard {
  const [, index = '0', of = '0'] = /^\s*(\d{1,4})\/(\d{1,4})\s*$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (shard.index >= 1 && shard.index <= shard.of) return shard;
  throw usageError(`${input}: expected a shard from 1/1 to 9999/9999, as in 2/8, got ${JSON.stringify(text)}`);
}

export function shardText({ index, of }: Shard): string {
  return `${index}/${of}`;
}

/** The number of a question's shard, from its id alone. */
export function shardOf(id: string, of: number, hash: Hash): number {
  return (Number.parseInt(hash(id).slice(0, DIGITS), 16) % of) + 1;
}

export function isInShard(id: string, shard: Shard | null, hash: Hash): boolean {
  return shard === null || shardOf(id, shard.of, hash) === shard.index;
}

export const SHARD_SCHEMA = 4;

/** The setting for `failed_outputs`; absent without any. */
export const FAILED_OUTPUTS = 'the failed outputs of the config';

/** The last line of a shard file: the data apart from the scores. */
export interface ShardEnd {
  /** Number of lines before this one, and their SHA-256. */
  readonly lines: number;
  readonly sha256: string;
  readonly answered: number;
  /** Ids of responses without a selected question, with their number. */
  readonly unasked: readonly (readonly [id: string, count: number])[];
  readonly unpriced: readonly string[];
  readonly names: ObservedNames;
  readonly judge: JudgeSummary | null;
  readonly failures: readonly Failure[];
}

const text = v.string();

const headSchema = v.object({
  schema_version: v.literal(SHARD_SCHEMA),
  stepgate_version: text,
  shard: v.pipe(
    v.object({ index: v.pipe(count, v.minValue(1)), of: v.pipe(count, v.maxValue(9999)) }),
    v.check(({ index, of }) => index <= of),
  ),
  provenance: provenanceSchema,
  scoring: scoringSchema,
  selection: v.array(text),
  /** A hash of the selected questions, and their number. */
  corpus: text,
  selected: v.pipe(count, v.minValue(1)),
  /** Ids of the questions of the corpus that are not selected. */
  unselected: v.array(text),
  /** Number of drafts in the corpus; absent: none. */
  drafts: v.optional(count),
  /** Other settings that affect the files, by their names in messages. */
  settings: plainMapping,
  titles: v.record(text, text),
});

/** The first line of a shard file: the data that all shards of a run have in common, except for their numbers. */
export type ShardHead = Omit<v.InferOutput<typeof headSchema>, 'scoring'> & { readonly scoring: Scoring };

/** Decodes the first line of a shard file; null for any other line or another version. */
export function decodeHead(value: unknown): ShardHead | null {
  const parsed = v.safeParse(headSchema, value);
  return parsed.success ? { ...parsed.output, scoring: scoringIn(parsed.output.scoring) } : null;
}

/** Decodes a line with a scored answer, as this version of Stepgate wrote it; null for any other line. */
export function decodeScored(value: unknown, selected: number): ScoredEntry | null {
  if (!isMapping(value) || !isMapping(value.place) || !isMapping(value.entry)) return null;
  // The digest of the file was checked, and files of other versions are refused.
  const scored = value as unknown as ScoredEntry;
  return scored.place.question < selected ? scored : null;
}

/** Decodes the last line of a shard file, as this version of Stepgate wrote it; null for any other line. */
export function decodeEnd(value: unknown): ShardEnd | null {
  const isEnd = isMapping(value) && typeof value.lines === 'number' && typeof value.sha256 === 'string';
  return isEnd ? (value as unknown as ShardEnd) : null;
}
