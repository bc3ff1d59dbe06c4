import { sum } from '../statistics/series.js';
import type { Question, StepDetail } from '../steps/model.js';
import { MAX_AMOUNT } from '../text/numerals.js';
import type { Cause, CauseDetail } from '../words/causes.js';
import type { QuestionResult } from './evaluate-question.js';
import type { Measures, QuestionFigures, Why } from './figures.js';
import type { Sample } from './sample.js';

/** The figures of one evaluated question. */
export function questionFigures(
  question: Question,
  result: QuestionResult,
  sample: Sample,
  fingerprint: string | null,
): QuestionFigures {
  const isScored = question.groups.length > 0;
  const hasFailed = sample.status !== 'success';
  const score = isScored ? (hasFailed ? 0 : (result.steps?.score ?? 0)) : null;
  const why = score === null || score === 1 ? null : explainMiss(question, result, hasFailed);
  return {
    id: question.id,
    templateId: question.templateId,
    text: question.text,
    fingerprint,
    status: sample.status,
    score,
    why,
    measures: measuresOf(sample),
    ...(result.rules && { rules: result.rules }),
    ...(question.answer && { checks: (hasFailed ? null : result.checks) ?? { score: 0, failed: [] } }),
    ...(result.rowsF1 !== null && { rowsF1: result.rowsF1 }),
  };
}

/** The figures in addition to the score; an impossible amount is left out, as a baseline file may not contain it. */
export function measuresOf({ metrics, steps }: Sample): Measures {
  const keys = ['input_tokens', 'output_tokens', 'total_tokens', 'elapsed_sec', 'cost_usd'] as const;
  const amounts = keys.map((key) => [key, metrics.get(key)] as const);
  const validAmounts = amounts.filter(([, amount]) => amount !== undefined && amount >= 0 && amount <= MAX_AMOUNT);
  const [calls, failed] = [steps.total, steps.errors].map((counts) => sum([...counts.values()]));
  return { ...Object.fromEntries(validAmounts), ...(calls && { steps: calls, failed_steps: failed }) };
}

function explainMiss(question: Question, result: QuestionResult, hasFailed: boolean): Why | null {
  const deciding = hasFailed ? null : decidingStep(result.steps?.details ?? []);
  if (deciding) return { ...deciding, detail: lineDetail(deciding.detail) };
  const names = question.groups.flat().map((step) => step.name);
  const error = typeof result.entry.error === 'string' ? shorten(result.entry.error) : undefined;
  const cause: Cause = { kind: hasFailed ? 'no_response' : 'no_tool_call', step: names.length - 1 };
  return { cause, stepName: names.at(-1) ?? '', detail: { error } };
}

/** The step that decided: the first step that missed in the last group that was reached; null if none missed. */
export function decidingStep(details: readonly Pick<StepDetail, 'group' | 'name' | 'cause' | 'detail'>[]): Why | null {
  const missedSteps = details.filter(({ cause }) => cause && cause.kind !== 'not_reached');
  const lastGroup = missedSteps.at(-1)?.group;
  const first = missedSteps.find(({ group }) => group === lastGroup);
  if (!first?.cause) return null;
  const isEarlier = details.some(({ group }) => group > first.group);
  return { cause: first.cause, stepName: first.name, detail: first.detail ?? {}, ...(isEarlier && { isEarlier }) };
}

/** Maximum number of characters of a text that explains a miss in one line. */
const LINE = 120;

function shorten(text: string): string {
  return text.length > LINE ? `${text.slice(0, LINE - 1)}…` : text;
}

const UUID = /\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;

/** Shortens UUIDs to their first characters, which distinguish them in a line. */
function withoutTails(text: string): string {
  return text.replace(UUID, '$1-…');
}

/** Whether rows have no value, so that a line contains everything about them. */
function isUnbound(rows: CauseDetail['extra_rows'] = []): boolean {
  return rows.length > 0 && rows.every((cells) => cells.every((cell) => cell === null));
}

/** The part of a detail that fits into a line; rows with values are only in the evaluation file. */
export function lineDetail({
  unmatched_columns,
  first_difference,
  expected_value,
  actual_value,
  ...rest
}: CauseDetail): CauseDetail {
  return {
    unmatched_columns,
    first_difference,
    unbound_columns: rest.unbound_columns,
    column: rest.column,
    tool: rest.tool,
    part: rest.part,
    instead: rest.instead,
    entity: rest.entity && shorten(withoutTails(rest.entity)),
    searched_as: rest.searched_as && shorten(withoutTails(rest.searched_as)),
    entity_class: rest.entity_class && shorten(rest.entity_class),
    is_found: rest.is_found,
    limit: rest.limit,
    only_given: rest.only_given,
    only_repeats: rest.only_repeats,
    repeated_for: rest.repeated_for,
    repeats_count: rest.repeats_count,
    distinct_rows: rest.distinct_rows,
    missing_repeats: rest.missing_repeats,
    ...(isUnbound(rest.extra_rows) && { extra_rows: rest.extra_rows }),
    expected_value: expected_value && shorten(expected_value),
    actual_value: actual_value && shorten(actual_value),
    missing_text: rest.missing_text && shorten(rest.missing_text),
    arguments: rest.arguments?.map(shorten),
    error: rest.error && shorten(rest.error),
    query_unread: rest.query_unread,
    ...(rest.query_difference && { query_difference: rest.query_difference.slice(0, 1) }),
    ...(rest.argument_difference && { argument_difference: rest.argument_difference.map(shorten) }),
  };
}

/** One scored answer, or a question without an answer. */
export interface ScoredAnswer {
  readonly figures: QuestionFigures;
  readonly sample: Sample;
  /** Whether there were too many steps to try all pairs. */
  readonly isBounded: boolean;
}
