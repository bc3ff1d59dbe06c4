import { type AnswerSettings, type AnswerTask, FIGURES_OF } from '../judge/metric.js';
import type { Question } from '../steps/model.js';
import { jsonText } from '../text/json.js';
import { isAbsent, type Mapping, own } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { type AnswerPlace, ENTRY_PARTS, type EntryKeys } from './entry-place.js';
import type { EvaluationEntry } from './evaluate-question.js';
import type { QuestionFigures } from './figures.js';
import type { Sample } from './sample.js';

/** How much a judge would have to read. */
export interface AnswersSize {
  readonly answers: number;
  /** Of these, those with a reference answer. */
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
    answers++;
    if (referenceAnswer !== null) withReference++;
    characters += actualAnswer.length + (referenceAnswer?.length ?? 0) + question.length;
    if (isJudged) collected.push({ place, task });
  };
  return { add, collected: () => collected, size: () => ({ answers, withReference, characters }) };
}

/** What a judge could judge of an answer; null: nothing. Failed answers are judged only where errors count as zero. */
export function answerTaskOf(question: Question, entry: EvaluationEntry, { errors }: ScoringRules): AnswerTask | null {
  const isTaken = entry.status === 'success' || errors === 'zero';
  const actualAnswer = isTaken ? answerText(own(entry, 'actual_answer')) : null;
  if (actualAnswer === null) return null;
  return { question: question.text, referenceAnswer: answerText(question.referenceAnswer), actualAnswer };
}

/** The parts that an entry is written in: two where a judged answer belongs between them. */
export function entryParts(entry: EvaluationEntry, isJudged: boolean): readonly EntryKeys[] {
  if (!isJudged) return [{ part: ENTRY_PARTS.start, keys: entry }];
  const [start, rest] = splitEntry(entry);
  return [
    { part: ENTRY_PARTS.start, keys: start },
    { part: ENTRY_PARTS.rest, keys: rest },
  ];
}

/** What judging one answer gave: keys of its entry, and what the report shows. */
export interface AnswerOutcome {
  readonly entry: Mapping;
  /** Claims of the reference that the answer lacks; null if they were not counted. */
  readonly missed: readonly string[] | null;
}

const LAST_BEFORE_ANSWERS = 'actual_answer';

/** An entry taken apart where the keys of its judged answer belong. */
function splitEntry(entry: EvaluationEntry): [head: Mapping, tail: Mapping] {
  const pairs = Object.entries(entry);
  const at = pairs.findIndex(([key]) => key === LAST_BEFORE_ANSWERS) + 1;
  return [Object.fromEntries(pairs.slice(0, at)), Object.fromEntries(pairs.slice(at))];
}

/** The answer as text, as the judge reads it; null for none. */
export function answerText(value: unknown): string | null {
  if (isAbsent(value)) return null;
  return typeof value === 'string' ? value : jsonText(value);
}

/** A scored question with what the judge said of its answer. */
export function withOutcome<Q extends { readonly figures: QuestionFigures; readonly sample: Sample }>(
  scored: Q,
  { entry, missed }: AnswerOutcome,
): Q {
  const answer = { figures: answerFiguresOf(entry), missed };
  const metrics = new Map([...scored.sample.metrics, ...Object.entries(answer.figures)]);
  return { ...scored, sample: { ...scored.sample, metrics }, figures: { ...scored.figures, answer } };
}

/** The judge's numbers of an evaluation entry. */
export function answerFiguresOf(entry: Mapping): Record<string, number> {
  const known = Object.values(FIGURES_OF)
    .flat()
    .map((name) => [name, own(entry, name)] as const);
  return Object.fromEntries(known.flatMap(([name, value]) => (isNumber(value) ? [[name, value]] : [])));
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/** Tokens that a model would read and write. */
interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** Characters of a token, about; instructions and schema of a request; what a reply has. */
const PER_TOKEN = 4;
const INSTRUCTIONS = 450;
const REPLY = { correctness: 350, relevance: 120 };
const QUESTION = 25;

/** About what judging answers takes. */
export function estimateTokens(
  { answers, withReference, characters }: AnswersSize,
  { correctness, relevance }: AnswerSettings,
): { readonly generation: Tokens; readonly embedding: Tokens } {
  const read = characters / PER_TOKEN;
  const judged = { correctness: correctness ? withReference : 0, relevance: relevance ? answers : 0 };
  const requests = judged.correctness + judged.relevance;
  const readings = (judged.correctness > 0 ? 1 : 0) + (judged.relevance > 0 ? 1 : 0);
  return {
    generation: {
      input: Math.ceil(readings * read + requests * INSTRUCTIONS),
      output: judged.correctness * REPLY.correctness + judged.relevance * REPLY.relevance,
    },
    embedding: { input: judged.relevance * QUESTION * ((relevance?.questions ?? 0) + 1), output: 0 },
  };
}
