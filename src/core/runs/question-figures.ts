import { lineDetail } from '../corpus/cause-detail.js';
import { sum } from '../statistics/intervals.js';
import type { Question, StepDetail } from '../steps/model.js';
import { MAX_AMOUNT } from '../text/numerals.js';
import type { Cause, CauseDetail } from '../words/causes.js';
import { AMOUNTS } from '../words/measures.js';
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
  const amounts = AMOUNTS.map((key) => [key, metrics.get(key)] as const);
  const validAmounts = amounts.filter(([, amount]) => amount !== undefined && amount >= 0 && amount <= MAX_AMOUNT);
  const [calls, failed] = [steps.total, steps.errors].map((counts) => sum([...counts.values()]));
  return { ...Object.fromEntries(validAmounts), ...(calls && { steps: calls, failed_steps: failed }) };
}

function explainMiss(question: Question, result: QuestionResult, hasFailed: boolean): Why | null {
  const deciding = hasFailed ? null : decidingStep(result.steps?.details ?? []);
  if (deciding) return { ...deciding, detail: lineDetail(deciding.detail) };
  const names = question.groups.flat().map((step) => step.name);
  const cause: Cause = { kind: hasFailed ? 'no_response' : 'no_tool_call', step: names.length - 1 };
  return { cause, stepName: names.at(-1) ?? '', detail: errorDetail(result.entry.error) };
}

/** The error of an answer, as the detail of a miss. */
export function errorDetail(error: unknown): CauseDetail {
  return typeof error === 'string' ? lineDetail({ error }) : {};
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

/** One scored answer, or a question without an answer. */
export interface ScoredAnswer {
  readonly figures: QuestionFigures;
  readonly sample: Sample;
  /** Whether there were too many steps to try all pairs. */
  readonly isBounded: boolean;
  /** The scores of earlier groups, which are not scored, would change its score. */
  readonly isOtherByGroups: boolean;
}
