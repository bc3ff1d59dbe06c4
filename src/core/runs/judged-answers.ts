import { type CustomEvaluation, isTaken } from '../judge/custom-config.js';
import { answerText, customTaskOf } from '../judge/custom-metric.js';
import { type AnswerSettings, type AnswerTask, FIGURES_OF, INSTRUCTIONS, PER_TOKEN } from '../judge/metric.js';
import { CORRECTNESS_REPLY } from '../judge/metrics.js';
import { QUESTION_TOKENS, RELEVANCE_REPLY } from '../judge/relevance.js';
import type { Question, Response } from '../steps/model.js';
import type { StepAlias } from '../steps/step.js';
import { type Mapping, own } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { type AnswerPlace, ENTRY_PARTS, type EntryKeys } from './entry-place.js';
import type { RawEntry } from './evaluate-question.js';
import type { QuestionFigures } from './figures.js';
import { judgedSteps, type StepTask, stepMeans } from './judged-steps.js';
import { collectStepMetrics, isKnownKey, type Sample } from './sample.js';

/** The amount of text for a judge. */
export interface AnswersSize {
  readonly answers: number;
  /** Number of answers with a reference answer. */
  readonly withReference: number;
  readonly characters: number;
}

interface CollectedAnswer {
  readonly place: AnswerPlace;
  /** Index of the step to judge; absent: the answer. */
  readonly step?: number;
  readonly task: AnswerTask;
}

/** The steps of an answer that are written after some of them are judged. */
interface HeldSteps {
  readonly place: AnswerPlace;
  readonly steps: readonly Mapping[];
}

/** Gathers the answers of a run while its steps are scored. */
export type AnswerCollector = ReturnType<typeof makeAnswerCollector>;

/** Makes a collector; without a judge it only counts. */
export function makeAnswerCollector(isJudged: boolean) {
  const collected: CollectedAnswer[] = [];
  const heldSteps: HeldSteps[] = [];
  let [answers, withReference, characters] = [0, 0, 0];
  const add = (place: AnswerPlace, task: AnswerTask) => {
    const { question, referenceAnswer, actualAnswer } = task;
    if (actualAnswer !== null) {
      answers++;
      if (referenceAnswer !== null) withReference++;
      characters += actualAnswer.length + (referenceAnswer?.length ?? 0) + question.length;
    }
    if (isJudged) collected.push({ place, task });
  };
  const addSteps = (held: HeldSteps, tasks: readonly StepTask[]) => {
    heldSteps.push(held);
    for (const { step, task } of tasks) collected.push({ place: held.place, step, task });
  };
  return {
    add,
    addSteps,
    collected: () => collected,
    heldSteps: () => heldSteps,
    size: () => ({ answers, withReference, characters }),
  };
}

/** The data of a scored answer that a judge needs. */
interface JudgedSource {
  readonly question: Question;
  readonly response: Response | null;
  readonly entry: RawEntry;
  /** Evaluations that read the response. */
  readonly custom: readonly CustomEvaluation[];
  readonly aliases: readonly StepAlias[];
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

/**
 * The parts of an entry in the file: two if a judged answer, or judged steps, are inserted between them. Judged steps
 * are left out.
 */
export function entryParts(
  entry: RawEntry,
  judged: { readonly answer: boolean; readonly steps: boolean },
): readonly EntryKeys[] {
  const pairs = Object.entries(entry);
  const afterAnswer = judged.answer ? pairs.findIndex(([key]) => key === 'actual_answer') + 1 : 0;
  const at = judged.steps ? pairs.findIndex(([key]) => key === 'actual_steps') : afterAnswer;
  if (at <= 0) return [{ part: ENTRY_PARTS.start, keys: entry }];
  return [
    { part: ENTRY_PARTS.start, keys: Object.fromEntries(pairs.slice(0, at)) },
    { part: ENTRY_PARTS.rest, keys: Object.fromEntries(pairs.slice(judged.steps ? at + 1 : at)) },
  ];
}

/** The result of judging one answer: keys of its entry, and details for the report. */
export interface AnswerOutcome {
  /** Keys after the answer. */
  readonly entry: Mapping;
  /** Keys after all others. */
  readonly lastKeys: Mapping;
  /** Claims of the reference that the answer lacks; null if they were not counted. */
  readonly missed: readonly string[] | null;
}

/** Adds the judge's result to a scored question. */
export function withOutcome<Q extends { readonly figures: QuestionFigures; readonly sample: Sample }>(
  scored: Q,
  { entry, lastKeys, missed }: AnswerOutcome,
): Q {
  const answer = { figures: answerFiguresOf({ ...entry, ...lastKeys }), missed };
  const metrics = new Map([...scored.sample.metrics, ...Object.entries(answer.figures)]);
  return { ...scored, sample: { ...scored.sample, metrics }, figures: { ...scored.figures, answer } };
}

/** Adds what the judge found in the steps of a scored answer; returns the steps for its entry. */
export function withStepOutcomes<Q extends { readonly figures: QuestionFigures; readonly sample: Sample }>(
  scored: Q,
  steps: readonly Mapping[],
  outcomes: ReadonlyMap<number, Mapping>,
): { readonly scored: Q; readonly steps: readonly Mapping[] } {
  const judged = judgedSteps(steps, outcomes);
  const stepMetrics = collectStepMetrics(judged);
  const answer = withStepMeans(scored.figures.answer, stepMetrics);
  const sample = { ...scored.sample, stepMetrics };
  return { scored: { ...scored, sample, figures: { ...scored.figures, ...(answer && { answer }) } }, steps: judged };
}

/** Adds the means of the judge's figures of steps to those of an answer; undefined without any. */
export function withStepMeans(
  answer: QuestionFigures['answer'],
  series: Sample['stepMetrics'],
): QuestionFigures['answer'] {
  const { figures, steps } = stepMeans(series);
  if (Object.keys(figures).length === 0) return answer;
  return { missed: null, ...answer, figures: { ...answer?.figures, ...figures }, steps };
}

const BUILT_IN: readonly string[] = [...FIGURES_OF.answer_correctness, ...FIGURES_OF.answer_relevance];

/** The judge's numbers of an evaluation entry: those of the built-in metrics, then the outputs of custom evaluations. */
export function answerFiguresOf(entry: Mapping): Record<string, number> {
  const names = [...BUILT_IN, ...Object.keys(entry).filter((key) => !isKnownKey(key))];
  const figures = names.map((name) => [name, own(entry, name)] as const);
  return Object.fromEntries(figures.flatMap(([name, value]) => (isNumber(value) ? [[name, value]] : [])));
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

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/** Tokens read and written by a model. */
interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** Estimates the tokens for judging answers whose texts were not kept. */
export function estimateTokens(
  { answers, withReference, characters }: AnswersSize,
  { correctness, relevance }: AnswerSettings,
): { readonly generation: Tokens; readonly embedding: Tokens } {
  const textTokens = characters / PER_TOKEN;
  const requestCounts = { correctness: correctness ? withReference : 0, relevance: relevance ? answers : 0 };
  const requests = requestCounts.correctness + requestCounts.relevance;
  const readCount = (requestCounts.correctness > 0 ? 1 : 0) + (requestCounts.relevance > 0 ? 1 : 0);
  return {
    generation: {
      input: Math.ceil(readCount * textTokens + requests * INSTRUCTIONS),
      output: requestCounts.correctness * CORRECTNESS_REPLY + requestCounts.relevance * RELEVANCE_REPLY,
    },
    embedding: { input: requestCounts.relevance * QUESTION_TOKENS * ((relevance?.questions ?? 0) + 1), output: 0 },
  };
}
