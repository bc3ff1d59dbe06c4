import * as v from 'valibot';
import { DETAIL } from '../corpus/cause-detail.js';
import { brokenSchema, failedSchema } from '../corpus/rules.js';
import { CAUSE_COUNTS } from '../runs/baseline-file.js';
import type { MatchedQueries, MissedQueries } from '../runs/entry-place.js';
import type { QuestionFigures } from '../runs/figures.js';
import { measuresOf } from '../runs/question-figures.js';
import type { Sample } from '../runs/sample.js';
import type { SentCall } from '../steps/argument-changes.js';
import { exactJsonText, readExactJson } from '../text/json.js';
import { isMapping, type Mapping } from '../text/values.js';
import { CAUSE_KINDS } from '../words/causes.js';
import { RULE_NAMES } from '../words/rules.js';
import type { ShardAnswer } from './records.js';

/** Text for minus zero, which JSON lacks and the aggregates show. */
const MINUS_ZERO = '-0';

function encodeNumber(value: number): number | string {
  return Object.is(value, -0) ? MINUS_ZERO : value;
}

const figure = v.pipe(
  v.union([v.number(), v.literal(MINUS_ZERO)]),
  v.transform((value) => (value === MINUS_ZERO ? -0 : value)),
);

/** A scored answer as a line of a shard file, without derived data. */
export function encodeAnswer({ figures, sample, ...rest }: ShardAnswer): Mapping {
  const { measures: _, queries, why, ...question } = figures;
  const { query_difference: __, conditions: ___, ...detail } = why?.detail ?? {};
  const { questionId, templateId, status, metrics, stepMetrics, steps, ...counts } = sample;
  return {
    ...rest,
    figures: {
      ...question,
      why: why && { ...why, detail },
      attempt: queries?.attempt ?? undefined,
      reference: queries?.reference ?? undefined,
      asked: queries?.asked,
      call: encodeCall(queries?.calls?.attempt),
    },
    sample: {
      ...counts,
      metrics: [...metrics].map(([name, value]) => [name, encodeNumber(value)]),
      stepMetrics: [...stepMetrics].map(([name, values]) => [name, values.map(encodeNumber)]),
      steps: Object.fromEntries(Object.entries(steps).map(([kind, byName]) => [kind, [...byName]])),
    },
  };
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.string();
const counts = v.array(v.tuple([text, count]));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const names = v.array(text);
const rules = v.array(v.picklist(RULE_NAMES));

/** Causes and their details in a shard file. */
const causeSchema = v.strictObject({ kind: v.picklist(CAUSE_KINDS), ...CAUSE_COUNTS });
const { query_difference: _, conditions: __, ...detailInLine } = DETAIL;

const figuresSchema = v.strictObject({
  id: text,
  templateId: text,
  text,
  fingerprint: text,
  status: v.picklist(['success', 'error', 'missing']),
  score: v.nullable(share),
  why: v.nullable(
    v.strictObject({
      cause: causeSchema,
      stepName: text,
      detail: v.strictObject(detailInLine),
      isEarlier: v.optional(v.boolean()),
    }),
  ),
  answer: v.optional(
    v.object({
      figures: v.record(text, v.number()),
      missed: v.nullable(names),
      steps: v.optional(v.record(text, count)),
    }),
  ),
  rules: v.optional(v.object({ score: v.nullable(share), checked: rules, broken: brokenSchema, unchecked: rules })),
  checks: v.optional(v.object({ score: share, failed: failedSchema })),
  rowsF1: v.optional(share),
  attempt: v.optional(text),
  reference: v.optional(text),
  asked: v.optional(names),
  call: v.optional(v.object({ tool: text, args: text })),
});

const sampleSchema = v.strictObject({
  metrics: v.array(v.tuple([text, figure])),
  stepMetrics: v.array(v.tuple([text, v.array(figure)])),
  steps: v.object({ total: counts, errors: counts, empty_results: counts }),
  rules: v.optional(v.object({ checked: rules, broken: rules, unchecked: rules })),
  notFinite: count,
  unknownStatus: count,
});

const answerSchema = v.object({
  question: count,
  isBounded: v.boolean(),
  isOtherByGroups: v.boolean(),
  hasEarlierGroups: v.boolean(),
  tags: names,
  figures: figuresSchema,
  sample: sampleSchema,
});

/** Decodes a line of a scored answer; null for any other line. */
export function decodeAnswer(value: unknown): ShardAnswer | null {
  const parsed = v.safeParse(answerSchema, value);
  if (!parsed.success) return null;
  const { figures: _, sample: numbers, ...rest } = parsed.output;
  // The value as it was read, since the order of its keys is that of the files.
  const {
    attempt,
    reference = null,
    asked = [],
    call,
    ...question
  } = (value as { readonly figures: v.InferOutput<typeof figuresSchema> }).figures;
  const { metrics, stepMetrics, steps, ...others } = numbers;
  const sample = {
    questionId: question.id,
    templateId: question.templateId,
    status: question.status,
    metrics: new Map(metrics),
    stepMetrics: sharedMap(stepMetrics),
    steps: {
      total: new Map(steps.total),
      errors: sharedMap(steps.errors),
      empty_results: sharedMap(steps.empty_results),
    },
    ...others,
  } as Sample;
  const matched = NONE as ReadonlyMap<number, never>;
  const calls = call && { matched, attempt: decodeCall(call) };
  const queries =
    attempt === undefined && call === undefined
      ? {}
      : { queries: { matched, attempt: attempt ?? null, reference, asked, things: new Map(), calls } };
  return { ...rest, sample, figures: { ...question, measures: measuresOf(sample), ...queries } as QuestionFigures };
}

/** A call with its arguments as text, because a shard file is read without the digits of large integers, and without NaN. */
function encodeCall(call: SentCall | null | undefined) {
  return call ? { tool: call.tool, args: exactJsonText(call.args) } : undefined;
}

/** null: a secret was removed from the text, which is no longer JSON. */
function decodeCall({ tool, args }: { readonly tool: string; readonly args: string }): SentCall | null {
  const json = readExactJson(args);
  return json.kind === 'value' && isMapping(json.value) ? { tool, args: json.value } : null;
}

/** A map that is shared if it is empty; separate empty maps would use most of the memory. */
function sharedMap<V>(pairs: readonly (readonly [string, V])[]): ReadonlyMap<string, V> {
  return pairs.length === 0 ? (NONE as ReadonlyMap<string, V>) : new Map(pairs);
}

const NONE: ReadonlyMap<unknown, unknown> = new Map();

/** The missed queries of an answer as a line of a shard file. */
export function encodeMissed({ place: { question, trial }, misses, decides }: MissedQueries): Mapping {
  const lines = misses.map(({ detail: { cause, detail }, ...miss }) => ({ ...miss, detail: { cause, detail } }));
  return { place: { question, trial }, misses: lines, decides };
}

/** Queries that matched as a line of a shard file. */
export function encodeMatched({ place: { question, trial }, reference, actual }: MatchedQueries): Mapping {
  return { place: { question, trial }, reference, actual };
}
const place = v.object({ question: count, trial: count });
const pair = { reference: v.string(), actual: v.string() };

const missedSchema = v.object({
  place,
  misses: v.array(
    v.object({
      ...pair,
      at: count,
      derived: v.array(v.tuple([v.string(), v.nullable(v.string())])),
      detail: v.object({ cause: causeSchema, detail: v.optional(v.object(DETAIL)) }),
    }),
  ),
  decides: v.nullable(count),
});

const matchedSchema = v.object({ place, ...pair });

/** Decodes a line of missed queries; null for any other line. */
export function decodeMissed(value: unknown): MissedQueries | null {
  const parsed = v.safeParse(missedSchema, value);
  return parsed.success ? (parsed.output as MissedQueries) : null;
}

export function decodeMatched(value: unknown): MatchedQueries | null {
  const parsed = v.safeParse(matchedSchema, value);
  return parsed.success ? parsed.output : null;
}
