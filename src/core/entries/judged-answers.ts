import { type CustomEvaluation, isTaken } from '../judge/custom-config.js';
import { answerText, customTaskOf } from '../judge/custom-metric.js';
import { type AnswerSettings, type AnswerTask, FIGURES_OF, INSTRUCTIONS, PER_TOKEN } from '../judge/metric.js';
import { CORRECTNESS_REPLY } from '../judge/metrics.js';
import { QUESTION_TOKENS, RELEVANCE_REPLY } from '../judge/relevance.js';
import { type Mapping, own } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { judgedSteps, type StepSource, type StepTask } from './judged-steps.js';
import type { Entry } from './result-types.js';
import { isKnownKey } from './sample.js';

/** The amount of text for a judge. */
export interface AnswersSize {
  readonly answers: number;
  /** Number of answers with a reference answer. */
  readonly withReference: number;
  readonly characters: number;
}

/** A scored answer that waits for the judge. */
export interface JudgedAnswer<Held> {
  readonly held: Held;
  /** null: nothing of the answer itself is judged. */
  readonly task: AnswerTask | null;
  /** The judged steps. */
  readonly stepTasks: readonly StepTask[];
}

/** One text to judge: an answer, or a step of it. */
export interface JudgeTask {
  /** Index of its answer among those that wait. */
  readonly answer: number;
  /** Index of the step to judge; absent: the answer. */
  readonly step?: number;
  readonly task: AnswerTask;
}

/** The texts to judge, in the order of the answers. */
export function judgeTasks(waiting: readonly JudgedAnswer<unknown>[]): JudgeTask[] {
  return waiting.flatMap(({ task, stepTasks }, answer) => [
    ...(task ? [{ answer, task }] : []),
    ...stepTasks.map(({ step, task: stepTask }) => ({ answer, step, task: stepTask })),
  ]);
}

/** Adds the amount of text of an answer. */
export function addSize(size: AnswersSize, task: AnswerTask | null): AnswersSize {
  if (task === null || task.actualAnswer === null) return size;
  const { question, referenceAnswer, actualAnswer } = task;
  return {
    answers: size.answers + 1,
    withReference: size.withReference + (referenceAnswer === null ? 0 : 1),
    characters: size.characters + actualAnswer.length + (referenceAnswer?.length ?? 0) + question.length,
  };
}

interface JudgedSource extends StepSource {
  /** Evaluations that read the response. */
  readonly custom: readonly CustomEvaluation[];
}

/**
 * The task for a judge; null if there is nothing to judge. The answer counts as absent for a failed response, unless
 * errors count as zero; custom evaluations also judge failed responses.
 */
export function answerTaskOf(
  { question, response, entry, custom, aliases }: JudgedSource,
  { errors }: ScoringRules,
): AnswerTask | null {
  const isJudgeable = entry.status === 'success' || errors === 'zero';
  const actualAnswer = isJudgeable ? answerText(own(entry, 'actual_answer')) : null;
  const customTasks =
    response === null ? [] : custom.map((one) => customTaskOf(one, question, response.source, aliases));
  if (actualAnswer === null && customTasks.length === 0) return null;
  const referenceAnswer = answerText(question.referenceAnswer);
  const task = { question: question.text, referenceAnswer, actualAnswer };
  return customTasks.length > 0 ? { ...task, custom: customTasks } : task;
}

/** The result of judging one answer: keys of its entry, and details for the report. */
export interface AnswerOutcome {
  /** Keys after the answer. */
  readonly entry: Mapping;
  /** Keys after all others. */
  readonly lastKeys: Mapping;
}

/** An entry with what the judge found in its answer, behind the answer's text, and in its steps, by their indexes. */
export function withJudgements(entry: Entry, answer: AnswerOutcome, steps: ReadonlyMap<number, Mapping>): Entry {
  const pairs = Object.entries(entry);
  const after = pairs.findIndex(([key]) => key === 'actual_answer') + 1 || pairs.length;
  const actualSteps = entry.actual_steps as readonly Mapping[] | undefined;
  return {
    ...Object.fromEntries(pairs.slice(0, after)),
    ...answer.entry,
    ...Object.fromEntries(pairs.slice(after)),
    ...(actualSteps && steps.size > 0 && { actual_steps: judgedSteps(actualSteps, steps) }),
    ...answer.lastKeys,
  } as Entry;
}

const BUILT_IN: readonly string[] = [...FIGURES_OF.answer_correctness, ...FIGURES_OF.answer_relevance];

/** The judge's numbers of an evaluation entry: those of the built-in metrics, then the outputs of custom evaluations. */
export function answerFiguresOf(entry: Mapping): Record<string, number> {
  const names = [...BUILT_IN, ...Object.keys(entry).filter((key) => !isKnownKey(key) && key !== 'turns')];
  const figures = names.map((name) => [name, own(entry, name)] as const);
  return Object.fromEntries(figures.filter((figure): figure is [string, number] => Number.isFinite(figure[1])));
}

/** The texts and booleans of custom evaluations in an evaluation entry. */
export function customTextsOf(entry: Mapping): Record<string, string> {
  const values = Object.keys(entry).flatMap((name): [string, string][] => {
    const value = isTaken(name) ? null : own(entry, name);
    const isText = typeof value === 'boolean' || (typeof value === 'string' && value.trim() !== '');
    return isText ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(values);
}

/** Estimates the tokens for judging answers whose texts were not kept. */
export function estimateTokens({ answers, withReference, characters }: AnswersSize, settings: AnswerSettings) {
  const [correctness, relevance] = [settings.correctness ? withReference : 0, settings.relevance ? answers : 0];
  const timesRead = Number(correctness > 0) + Number(relevance > 0);
  return {
    generation: {
      input: Math.ceil((timesRead * characters) / PER_TOKEN + (correctness + relevance) * INSTRUCTIONS),
      output: correctness * CORRECTNESS_REPLY + relevance * RELEVANCE_REPLY,
    },
    embedding: { input: relevance * QUESTION_TOKENS * ((settings.relevance?.questions ?? 0) + 1), output: 0 },
  };
}
