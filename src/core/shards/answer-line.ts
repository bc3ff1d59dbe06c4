import type { MatchedQueries, MissedQueries } from '../runs/entry-place.js';
import type { QuestionFigures } from '../runs/figures.js';
import { measuresOf } from '../runs/question-figures.js';
import type { Sample } from '../runs/sample.js';
import type { SentCall } from '../steps/argument-changes.js';
import { exactJsonText, readExactJson } from '../text/json.js';
import { isMapping, type Mapping } from '../text/values.js';
import type { ShardAnswer } from './records.js';

/** Text for minus zero, which JSON lacks and the aggregates show. */
const MINUS_ZERO = '-0';

function encodeNumber(value: number): number | string {
  return Object.is(value, -0) ? MINUS_ZERO : value;
}

function decodeNumber(value: number | string): number {
  return value === MINUS_ZERO ? -0 : Number(value);
}

/** A scored answer as a line of a shard file, without derived data. */
export function encodeAnswer({ figures, sample, ...rest }: ShardAnswer): Mapping {
  const { measures: _, queries, why, ...question } = figures;
  const { query_difference: __, conditions: ___, ...detail } = why?.detail ?? {};
  const { metrics, stepMetrics, steps, rules } = sample;
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
      rules,
      metrics: [...metrics].map(([name, value]) => [name, encodeNumber(value)]),
      stepMetrics: [...stepMetrics].map(([name, values]) => [name, values.map(encodeNumber)]),
      steps: Object.fromEntries(Object.entries(steps).map(([kind, byName]) => [kind, [...byName]])),
    },
  };
}

type Pairs<Value> = readonly (readonly [string, Value])[];

/** A line as this version of Stepgate wrote it: the digest of its file was checked, and files of other versions are refused. */
interface AnswerLine extends Omit<ShardAnswer, 'figures' | 'sample'> {
  readonly figures: Omit<QuestionFigures, 'measures' | 'queries'> & {
    readonly attempt?: string;
    readonly reference?: string;
    readonly asked?: readonly string[];
    readonly call?: { readonly tool: string; readonly args: string };
  };
  readonly sample: Pick<Sample, 'rules'> & {
    readonly metrics: Pairs<number | string>;
    readonly stepMetrics: Pairs<readonly (number | string)[]>;
    readonly steps: Readonly<Record<keyof Sample['steps'], Pairs<number>>>;
  };
}

/** Decodes a line of a scored answer; null for any other line. */
export function decodeAnswer(value: unknown): ShardAnswer | null {
  if (!isMapping(value) || !isMapping(value.figures) || !isMapping(value.sample)) return null;
  if (!Array.isArray(value.sample.metrics) || !isMapping(value.sample.steps)) return null;
  const { figures, sample: numbers, ...rest } = value as unknown as AnswerLine;
  const { attempt = null, reference = null, asked = [], call, ...question } = figures;
  const { metrics, stepMetrics, steps, ...ruled } = numbers;
  const sample: Sample = {
    questionId: question.id,
    templateId: question.templateId,
    status: question.status,
    metrics: new Map(metrics.map(([name, number]) => [name, decodeNumber(number)])),
    stepMetrics: sharedMap(stepMetrics.map(([name, series]) => [name, series.map(decodeNumber)])),
    steps: {
      total: new Map(steps.total),
      errors: sharedMap(steps.errors),
      empty_results: sharedMap(steps.empty_results),
    },
    ...ruled,
  };
  const matched = NONE as ReadonlyMap<number, never>;
  const calls = call && { matched, attempt: decodeCall(call) };
  const queries = { queries: { matched, attempt, reference, asked, things: new Map(), calls } };
  const hasQueries = attempt !== null || call !== undefined;
  return { ...rest, sample, figures: { ...question, measures: measuresOf(sample), ...(hasQueries && queries) } };
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
/** Decodes a line of missed queries; null for any other line. */
export function decodeMissed(value: unknown): MissedQueries | null {
  return isMapping(value) && isMapping(value.place) && Array.isArray(value.misses)
    ? (value as unknown as MissedQueries)
    : null;
}

export function decodeMatched(value: unknown): MatchedQueries | null {
  return isMapping(value) && isMapping(value.place) ? (value as unknown as MatchedQueries) : null;
}
