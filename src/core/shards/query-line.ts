import * as v from 'valibot';
import { DETAIL } from '../decode/cause-detail.js';
import type { MatchedQueries, MissedQueries } from '../sparql/run-queries.js';
import type { Mapping } from '../values.js';
import { causeSchema } from './answer-line.js';

/** The missed queries of an answer as a line of a shard file. */
export function encodeMissed({ place: { question, trial }, misses, decides }: MissedQueries): Mapping {
  const lines = misses.map(({ detail: { cause, detail }, ...miss }) => ({ ...miss, detail: { cause, detail } }));
  return { place: { question, trial }, misses: lines, decides };
}

/** Queries that matched as a line of a shard file. */
export function encodeMatched({ place: { question, trial }, reference, actual }: MatchedQueries): Mapping {
  return { place: { question, trial }, reference, actual };
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const place = v.object({ question: count, trial: count });
const pair = { reference: v.string(), actual: v.string() };

const missedSchema = v.object({
  place,
  misses: v.array(
    v.object({
      ...pair,
      at: count,
      derived: v.array(v.string()),
      detail: v.object({ cause: causeSchema, detail: v.optional(v.object(DETAIL)) }),
    }),
  ),
  decides: v.nullable(count),
});

const matchedSchema = v.object({ place, ...pair });

/** The same read back; null for a line of another form. */
export function decodeMissed(value: unknown): MissedQueries | null {
  const parsed = v.safeParse(missedSchema, value);
  return parsed.success ? (parsed.output as MissedQueries) : null;
}

export function decodeMatched(value: unknown): MatchedQueries | null {
  const parsed = v.safeParse(matchedSchema, value);
  return parsed.success ? parsed.output : null;
}
