import * as v from 'valibot';
import { readJson } from '../text/json.js';
import { MAX_AMOUNT } from '../text/numerals.js';
import { depthWithin } from '../text/values.js';
import { type Decoded, ok } from '../words/errors.js';
import { decodeTsv, problemOf, storedClaimsSchema } from './claims.js';
import { storedCustomSchema } from './custom-metric.js';
import { isMetricName, type MetricName } from './metric.js';
import { invalidReply } from './prompts.js';
import { storedRelevanceSchema } from './relevance.js';
import { storedPrecisionSchema, storedRecallSchema } from './retrieval.js';

/** A judgement in the cache, one JSON object per line. */
export interface StoredVerdict {
  /** Hash of everything that it depends on. */
  readonly key: string;
  readonly metric: string;
  readonly verdict: unknown;
  readonly cost_usd: number | null;
  readonly sent: readonly string[];
  /** What served, as the replies say; absent in files of earlier versions, or if they do not say. */
  readonly served?: readonly string[];
}

/** Parameters sent in addition to the texts; they are part of the judge's identity. */
const SENT =
  /^(?:max_completion_tokens|max_tokens|reasoning_effort|temperature|response_format|encoding_format)=[\w.-]{1,40}$/;

/** A model, a fingerprint, or both. */
const SERVED = /^[\w.:/@+-]{1,200}(?: [\w.:/@+-]{1,200})?$/;

const tsvSchema = v.strictObject({
  line: v.pipe(
    v.string(),
    v.check((line) => decodeTsv(line, 'later').kind === 'ok', 'a line of four values'),
  ),
});
const BUILT_IN = {
  answer_correctness: v.lazy((verdict) => (isLine(verdict) ? tsvSchema : storedClaimsSchema)),
  answer_relevance: storedRelevanceSchema,
  retrieval_answer_recall: storedRecallSchema,
  retrieval_answer_precision: storedPrecisionSchema,
  retrieval_context_recall: storedRecallSchema,
  retrieval_context_precision: storedPrecisionSchema,
};

/** The schema of a verdict of a metric. */
function verdictSchemaOf(metric: MetricName) {
  return Object.hasOwn(BUILT_IN, metric) ? BUILT_IN[metric as keyof typeof BUILT_IN] : storedCustomSchema;
}

const MAX_METRIC_NAME = 500;

const schema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  metric: v.pipe(v.string(), v.maxLength(MAX_METRIC_NAME), v.guard(isMetricName, 'the name of a metric')),
  verdict: v.unknown(),
  cost_usd: v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_AMOUNT))),
  sent: v.pipe(v.array(v.pipe(v.string(), v.regex(SENT))), v.maxLength(20)),
  served: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.regex(SERVED))), v.maxLength(20))),
});

function isLine(verdict: unknown): boolean {
  return typeof verdict === 'object' && verdict !== null && 'line' in verdict;
}

const MAX_DEPTH = 10;

/** Reads one line of a cache, which may be untrusted; a figure out of range or an unknown field is an error. */
export function decodeVerdictLine(line: string): Decoded<StoredVerdict> {
  const json = readJson(line);
  if (json.kind === 'invalid') return invalidReply('it is not JSON');
  // A valid verdict is not nested deeper; a deeper one could not be written again.
  if (!depthWithin(json.value, MAX_DEPTH)) return invalidReply('it is nested too deeply');
  const parsed = v.safeParse(schema, json.value);
  if (!parsed.success) return invalidReply(problemOf(parsed.issues[0]));
  const verdict = v.safeParse(verdictSchemaOf(parsed.output.metric), parsed.output.verdict);
  if (!verdict.success) return invalidReply(`verdict: ${problemOf(verdict.issues[0])}`);
  return ok(parsed.output);
}

/** Verdicts of earlier runs and of this run. */
export interface VerdictCache {
  readonly get: (key: string) => Promise<StoredVerdict | null>;
  /** Resolves after the verdict is written. */
  readonly put: (verdict: StoredVerdict) => Promise<void>;
}
