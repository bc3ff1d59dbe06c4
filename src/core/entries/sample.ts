import { isEmptyResult } from '../tables/result.js';
import { jsonText } from '../text/json.js';
import { increment, isMapping, listAt, type Mapping, own } from '../text/values.js';
import { AGGREGATED, type CallCounts } from '../words/figure-table.js';
import { statusOf } from './decode-entry.js';
import { rulesOfEntry } from './entry-rules.js';
import type { Entry } from './result-types.js';

/** Keys of an entry that are not metrics: numbers of other kinds, and values that are not numbers. */
const NO_METRIC = new Set([
  'trial',
  ...['answer_reference_claims_count', 'answer_actual_claims_count', 'answer_matching_claims_count'],
  ...['template_id', 'question_id', 'question_text', 'reference_answer', 'reference_steps', 'status', 'error'],
  'reference_steps_any_of',
  ...['actual_answer', 'actual_steps', 'steps_details'],
]);

const AGGREGATED_NAMES = new Set<string>(AGGREGATED);

/** Whether a key of an entry has a fixed meaning; any other number is the output of a custom evaluation. */
export function isKnownKey(key: string): boolean {
  return AGGREGATED_NAMES.has(key) || NO_METRIC.has(key);
}

/** The data of one evaluation entry for the aggregates: numbers and names, no texts. */
export type Sample = Readonly<ReturnType<typeof sampleOf>>;

export function sampleOf(entry: Entry) {
  const metrics = new Map<string, number>();
  for (const [key, value] of Object.entries(entry)) {
    if (!NO_METRIC.has(key) && typeof value === 'number' && Number.isFinite(value)) metrics.set(key, value);
  }
  const actual = Array.isArray(entry.actual_steps) ? entry.actual_steps.filter(isMapping) : [];
  const rules = rulesOfEntry(entry);
  return {
    templateId: entry.template_id,
    status: statusOf(entry),
    metrics,
    calls: countCalls(actual),
    stepMetrics: shareEmpty(collectStepMetrics(actual)),
    ...(rules && { rules }),
  };
}

/** A shared empty map: most samples have no errors and no empty results, and these maps use most of the memory. */
function shareEmpty<V>(map: ReadonlyMap<string, V>): ReadonlyMap<string, V> {
  return map.size === 0 ? (NONE as ReadonlyMap<string, V>) : map;
}

const NONE: ReadonlyMap<string, unknown> = new Map();

/** The calls of an answer of which nothing is known. */
export const NO_CALLS: CallCounts = {
  total: shareEmpty(new Map()),
  errors: shareEmpty(new Map()),
  empty_results: shareEmpty(new Map()),
};

function countCalls(steps: readonly Mapping[]): CallCounts {
  const total = new Map<string, number>();
  const errors = new Map<string, number>();
  const empty_results = new Map<string, number>();
  for (const step of steps) {
    const stepName = own(step, 'name') ?? '(no name)';
    const name = typeof stepName === 'string' ? stepName : jsonText(stepName);
    increment(total, name);
    if (step.status === 'error') increment(errors, name);
    else if (isEmptyResult(own(step, 'output'))) increment(empty_results, name);
  }
  return { total, errors: shareEmpty(errors), empty_results: shareEmpty(empty_results) };
}

/** The finite `retrieval_*` numbers of steps, by name. */
export function collectStepMetrics(steps: readonly Mapping[]): Map<string, number[]> {
  const series = new Map<string, number[]>();
  for (const step of steps) {
    for (const [key, value] of Object.entries(step)) {
      const isFigure = key.startsWith('retrieval_') && typeof value === 'number' && Number.isFinite(value);
      if (isFigure) listAt(series, key).push(value);
    }
  }
  return series;
}
