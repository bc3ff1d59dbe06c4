import type { Question } from '../model.js';
import { type AnswerPlace, ENTRY_PARTS, type EntryKeys } from '../runs/entry-place.js';
import type { EvaluationEntry } from '../runs/evaluate-question.js';
import type { ScoringRules } from '../scoring.js';
import { own } from '../values.js';
import type { AnswerTask } from './metric.js';
import { answerText, splitEntry } from './outcome.js';

/** How much a judge would have to read. */
export interface AnswersSize {
  readonly answers: number;
  /** Of these, those with a reference answer. */
  readonly withReference: number;
  readonly characters: number;
}

export interface CollectedAnswer {
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
