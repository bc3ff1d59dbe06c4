import { writtenExtraCalls } from '../corpus/corpus.js';
import { checkAnswer } from '../rules/check-answer.js';
import { checkRules } from '../rules/check-rules.js';
import {
  argumentsOf,
  hasMatchKeys,
  hasOwnSteps,
  hasStepsScore,
  scoreCalls,
  scoreRoutes,
} from '../steps/alternatives.js';
import type { Group, Question, ReferenceStep, Response, StepDetail, StepsOutcome } from '../steps/model.js';
import { type PreparedGroups, prepareGroups, type StepContext } from '../steps/step.js';
import { firstDifference } from '../text/json-path.js';
import { isAbsent, type Mapping, own, present } from '../text/values.js';
import type { CauseDetail } from '../words/causes.js';
import { COPIED } from '../words/figure-table.js';
import type { AnswerChecks, AnswerChecksOutcome, FailedCheck, Rules, RulesOutcome } from '../words/rules.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { rulesKeys } from './entry-rules.js';
import type { Entry } from './result-types.js';

/** The error in the evaluation file for a question without a response. */
export const NO_RESPONSE = 'no response';

export interface EvaluateOptions extends StepContext {
  /** `none` omits the turns. */
  readonly details: Details;
  /** Number of the answer to the question, starting at 1; absent if there is only one. */
  readonly trial?: number;
  /** The rules of all questions, which a question can override. */
  readonly rules?: Rules;
  /** The cost of the answer; null or absent: only the response can contain it. */
  readonly costUsd?: number | null;
}

/** `none` omits what graphrag-eval's files do not have. */
export type Details = 'full' | 'none';

/** Keys of an entry that its file does not have with `details: none`. */
const DETAIL_KEYS = new Set(['cost_usd', 'texts', 'calls', 'steps_details', 'answer_correctness_details']);

/** An entry as its file has it. */
export function writtenEntry(entry: Entry, details: Details): Entry {
  if (details === 'full') return entry;
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !DETAIL_KEYS.has(key))) as Entry;
}

/** Scores one question, and never throws. The entry has the keys of graphrag-eval in their order; `steps` is null where nothing was scored. */
export function evaluateQuestion(
  question: Question,
  response: Response | null,
  options: EvaluateOptions,
  references = prepareGroups(question.groups),
): { readonly entry: Entry; readonly steps: StepsOutcome | null } {
  const { knobs } = options;
  const error = response === null ? NO_RESPONSE : response.error;
  const steps = scoresSteps(question, response, error, knobs)
    ? stepsOutcome(question, response, options, references)
    : null;
  const rules = response && checkRules({ ...options.rules, ...question.rules }, response, options);
  const questionKeys = {
    template_id: question.templateId,
    question_id: question.id,
    ...present({ trial: options.trial }),
    question_text: question.text,
    ...present({ reference_answer: question.referenceAnswer }),
    ...referenceSteps(question, steps?.details ?? []),
    ...present({ rules: question.rules, extra_calls: writtenExtraCalls(question), answer: question.answer?.source }),
    status: error === null ? ('success' as const) : ('error' as const),
    ...present({ error }),
  };
  const again = response ? rescoringEntry(response, options.costUsd ?? null) : {};
  if (error !== null && knobs.error_sample === 'bare') {
    return { entry: { ...questionKeys, ...rulesEntry(rules), ...again }, steps: null };
  }
  const source = response?.source ?? {};
  const checks = answerOutcome(question, source, error, knobs);
  const entry = {
    ...questionKeys,
    ...present({ actual_answer: own(source, 'actual_answer'), actual_steps: actualSteps(source, error, knobs) }),
    ...(steps && { steps_score: steps.score }),
    ...rulesEntry(rules),
    ...(checks && { answer_check_score: checks.score }),
    ...(checks && checks.failed.length > 0 && { answer_checks_failed: checks.failed }),
    ...present({ rows_f1: knobs.rows_f1 && hasMatchKeys(question) ? steps?.rowsF1 : null }),
    ...again,
    ...(steps && { steps_details: steps.details.map(withoutEmptyDetail) }),
    ...present(Object.fromEntries(COPIED.map((key) => [key, own(source, key)]))),
    ...(options.details === 'full' &&
      present({ turns: own(source, 'turns'), turn_figures: own(source, 'turn_figures') })),
    ...(question.answer?.isAnywhere && present({ agent_texts: own(source, 'agent_texts') })),
  };
  return { entry: entry as Entry, steps };
}

/** Steps of failed answers count only if errors count as zero, a missing list only if it counts as empty. */
function scoresSteps(question: Question, response: Response | null, error: string | null, knobs: ScoringRules) {
  if (!hasStepsScore(question)) return false;
  if (error !== null) return knobs.errors === 'zero';
  const hasSteps = response?.steps !== null || response.unreadable !== null;
  return hasSteps || knobs.success_without_steps === 'empty';
}

function stepsOutcome(
  question: Question,
  response: Response | null,
  options: EvaluateOptions,
  references: PreparedGroups,
): StepsOutcome {
  const context = { ...options, question: question.text };
  if (question.groups.length === 0) return callsOutcome(question, response, context);
  const scoredSteps = scoreRoutes(question, response?.steps ?? [], context, references);
  const missingSteps = withoutSteps(response);
  const cut_at = cutAt(response);
  const details = scoredSteps.details.map((detail): StepDetail => {
    const cause = detail.cause?.kind === 'no_tool_call' ? detail.cause : null;
    if (cause && missingSteps) {
      return { ...detail, cause: { ...cause, kind: missingSteps.kind }, detail: { error: missingSteps.error } };
    }
    if (cause && cut_at !== null) return { ...detail, detail: { cut_at } };
    const more = argumentsOf(question, response, detail);
    return more === null ? detail : { ...detail, detail: { ...detail.detail, ...more } };
  });
  return { ...scoredSteps, details };
}

/** The outcome of a question that only forbids calls. An answer that failed, or whose calls cannot be read, is not right. */
function callsOutcome(question: Question, response: Response | null, context: StepContext): StepsOutcome {
  const outcome = scoreCalls(question, response?.steps ?? [], context);
  const missingSteps = withoutSteps(response);
  const error = missingSteps?.error ?? response?.error ?? null;
  if (outcome.score === 0 || error === null) return outcome;
  const cause = { kind: missingSteps?.kind ?? ('no_response' as const), step: 0 };
  const place = { group: 0, step: 0, name: '', comparator: null, score: 0 };
  return { ...outcome, score: 0, details: [{ ...place, cause, detail: { error } }] };
}

/** The output tokens of an answer that its model did not end: it stops within its thoughts. Null for other answers. */
function cutAt(response: Response | null): number | null {
  const [answer, tokens] = ['actual_answer', 'output_tokens'].map((key) => response && own(response.source, key));
  if (typeof answer !== 'string' || typeof tokens !== 'number') return null;
  return answer.lastIndexOf('<think>') > answer.lastIndexOf('</think>') ? tokens : null;
}

/** Why a response has no steps at all; null if it has some, or an empty list. */
function withoutSteps(response: Response | null): { kind: 'no_response' | 'unreadable'; error: string } | null {
  if (response === null) return { kind: 'no_response', error: NO_RESPONSE };
  if (response.unreadable !== null) return { kind: 'unreadable', error: response.unreadable };
  return response.error !== null && response.steps === null ? { kind: 'no_response', error: response.error } : null;
}

/** The reference steps of the corpus, with the ids of the actual steps that matched those of the scored route. */
function referenceSteps(question: Question, details: readonly StepDetail[]): Mapping {
  const { groups, alternatives } = question;
  const scoredRoute = details[0]?.reference_steps_any_of;
  const markedRoute = (route: readonly Group[], at?: number) => markedSteps(route, scoredRoute === at ? details : []);
  return {
    ...(hasOwnSteps(question) && { reference_steps: markedRoute(groups) }),
    ...(alternatives && { reference_steps_any_of: alternatives.map((route, at) => markedRoute(route, at)) }),
  };
}

function markedSteps(groups: readonly Group[], details: readonly StepDetail[]): unknown[][] {
  const matches = new Map(details.map((detail) => [`${detail.group} ${detail.step}`, detail.matches]));
  return groups.map((group, groupIndex) =>
    group.map((step: ReferenceStep, index) => ({
      ...step.source,
      ...present({ matches: matches.get(`${groupIndex} ${index}`) }),
    })),
  );
}

function actualSteps(source: Mapping, error: string | null, knobs: ScoringRules): unknown {
  const steps = own(source, 'actual_steps');
  if (!isAbsent(steps)) return steps;
  const empty = error === null ? knobs.success_without_steps === 'empty' : knobs.errors === 'zero';
  return empty ? [] : undefined;
}

function withoutEmptyDetail({ detail, ...facts }: StepDetail): StepDetail {
  return { ...facts, ...(detail && Object.keys(detail).length > 0 && { detail }) };
}

function rulesEntry(rules: RulesOutcome | null): Mapping {
  if (rules === null) return {};
  const { score, checked, broken, unchecked } = rules;
  return rulesKeys(score, { rules_broken: broken, rules_checked: checked, rules_not_checked: unchecked });
}

/** The answer checks; a failed answer has no text to check. */
function answerOutcome({ answer }: Question, source: Mapping, error: string | null, knobs: ScoringRules) {
  if (!answer || (error !== null && knobs.errors === 'exclude')) return null;
  const actual = error === null ? own(source, 'actual_answer') : null;
  const texts = own(source, 'agent_texts');
  if (!answer.isAnywhere || error !== null || !Array.isArray(texts)) return checkAnswer(answer, actual);
  const all = [...texts, actual].filter((text) => typeof text === 'string');
  return checkTexts(answer, all);
}

/** Checks all texts of an agent: together, and each for what one of them must be. */
function checkTexts(answer: AnswerChecks, texts: readonly string[]): AnswerChecksOutcome {
  const { failed } = checkAnswer(answer, texts.join('\n'));
  const each = texts.map((text) => checkAnswer(answer, text).failed);
  const failedAnywhere = failed.filter(({ check, expected }) => {
    const isSame = (other: FailedCheck) => other.check === check && firstDifference(other.expected, expected) === null;
    return check === 'excludes' || each.every((one) => one.some(isSame));
  });
  return { score: 1 - failedAnywhere.length / answer.checks.length, failed: failedAnywhere };
}

/** What the other keys lack to score the answer again; `calls` is null if the response has no list of calls. */
function rescoringEntry({ source, steps }: Response, costUsd: number | null): Mapping {
  const calls = steps?.map(({ name, status }) => ({ name, status })) ?? null;
  return { ...present({ cost_usd: costUsd, texts: own(source, 'agent_texts') }), calls };
}

/**
 * An entry without secrets, with the details of the same answer scored again without them. A detail of the first scoring can hold
 * a part of a secret, because values are cut and escaped in it. Where the second scoring finds something else, the secret decided:
 * the cause stays, and the detail keeps only the step that came closest.
 */
export function withRedactedDetails(entry: Entry, again: Entry): Entry {
  const { steps_details: details } = entry;
  if (!details) return entry;
  const steps_details = details.map((step, at) => {
    const other = again.steps_details?.[at];
    const isSame = other?.score === step.score && firstDifference(other.cause ?? null, step.cause ?? null) === null;
    const { closest } = step.detail ?? {};
    const detail: CauseDetail = (isSame ? other.detail : closest !== undefined && { closest }) || {};
    const { detail: _, ...facts } = step;
    return { ...facts, ...(Object.keys(detail).length > 0 && { detail }) };
  });
  return { ...entry, steps_details };
}
