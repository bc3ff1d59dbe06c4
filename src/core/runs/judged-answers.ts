import type { CustomEvaluation } from '../judge/custom-config.js';
import { customTaskOf } from '../judge/custom-metric.js';
import { type AnswerSettings, type AnswerTask, FIGURES_OF, INSTRUCTIONS, PER_TOKEN } from '../judge/metric.js';
import { CORRECTNESS_REPLY } from '../judge/metrics.js';
import { QUESTION_TOKENS, RELEVANCE_REPLY } from '../judge/relevance.js';
import type { Question, Response } from '../steps/model.js';
import type { StepAlias } from '../steps/step.js';
import { jsonText } from '../text/json.js';
import { isAbsent, type Mapping, own } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { type AnswerPlace, ENTRY_PARTS, type EntryKeys } from './entry-place.js';
import type { EvaluationEntry } from './evaluate-question.js';
import type { QuestionFigures } from './figures.js';
import { isKnownKey, type Sample } from './sample.js';

/** The amount of text for a judge. */
export interface AnswersSize {
  readonly answers: number;
  /** Number of answers with a reference answer. */
  readonly withReference: number;
  readonly characters: number;
}

interface CollectedAnswer {
  readonly place: AnswerPlace;
  readonly task: AnswerTask;
}

/** Gathers the answers of a run while its steps are scored. */
export interface AnswerCollector {
  readonly add: (place: AnswerPlace, task: AnswerTask) => void;
  readonly collected: () => readonly CollectedAnswer[];
  readonly size: () => AnswersSize;
}

/** Makes a collector; without a judge it only counts. */
export function makeAnswerCollector(isJudged: boolean): AnswerCollector {
  const collected: CollectedAnswer[] = [];
  let [answers, withReference, characters] = [0, 0, 0];
  const add: AnswerCollector['add'] = (place, task) => {
    const { question, referenceAnswer, actualAnswer } = task;
    if (actualAnswer !== null) {
      answers++;
      if (referenceAnswer !== null) withReference++;
      characters += actualAnswer.length + (referenceAnswer?.length ?? 0) + question.length;
    }
    if (isJudged) collected.push({ place, task });
  };
  return { add, collected: () => collected, size: () => ({ answers, withReference, characters }) };
}

/** The data of a scored answer that a judge needs. */
interface JudgedSource {
  readonly question: Question;
  readonly response: Response | null;
  readonly entry: EvaluationEntry;
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

/** The parts of an entry in the file: two if a judged answer is inserted between them. */
export function entryParts(entry: EvaluationEntry, isJudged: boolean): readonly EntryKeys[] {
  if (!isJudged || !Object.hasOwn(entry, LAST_BEFORE_ANSWERS)) return [{ part: ENTRY_PARTS.start, keys: entry }];
  const [start, rest] = splitEntry(entry);
  return [
    { part: ENTRY_PARTS.start, keys: start },
    { part: ENTRY_PARTS.rest, keys: rest },
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

const LAST_BEFORE_ANSWERS = 'actual_answer';

/** Splits an entry at the position of the keys of its judged answer. */
function splitEntry(entry: EvaluationEntry): [head: Mapping, tail: Mapping] {
  const pairs = Object.entries(entry);
  const at = pairs.findIndex(([key]) => key === LAST_BEFORE_ANSWERS) + 1;
  return [Object.fromEntries(pairs.slice(0, at)), Object.fromEntries(pairs.slice(at))];
}

/** The answer as text for the judge; null without an answer. */
export function answerText(value: unknown): string | null {
  if (isAbsent(value)) return null;
  return typeof value === 'string' ? value : jsonText(value);
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

const BUILT_IN: readonly string[] = Object.values(FIGURES_OF).flat();

/** The judge's numbers of an evaluation entry: those of the built-in metrics, then the outputs of custom evaluations. */
export function answerFiguresOf(entry: Mapping): Record<string, number> {
  const names = [...BUILT_IN, ...Object.keys(entry).filter((key) => !isKnownKey(key))];
  const figures = names.map((name) => [name, own(entry, name)] as const);
  return Object.fromEntries(figures.flatMap(([name, value]) => (isNumber(value) ? [[name, value]] : [])));
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
