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
  /** Gives back the entry in the parts that it is written in: two where a judged answer belongs between them. */
  readonly take: (place: AnswerPlace, question: Question, entry: EvaluationEntry) => readonly EntryKeys[];
  readonly collected: () => readonly CollectedAnswer[];
  readonly size: () => AnswersSize;
}

/** Makes a collector; without a judge it only counts. Failed answers are judged only where errors count as zero. */
export function makeAnswerCollector({ errors }: ScoringRules, isJudged: boolean): AnswerCollector {
  const collected: CollectedAnswer[] = [];
  let [answers, withReference, characters] = [0, 0, 0];
  const take: AnswerCollector['take'] = (place, question, entry) => {
    const whole = [{ part: ENTRY_PARTS.start, keys: entry }];
    const isTaken = entry.status === 'success' || errors === 'zero';
    const actualAnswer = isTaken ? answerText(own(entry, 'actual_answer')) : null;
    if (actualAnswer === null) return whole;
    const referenceAnswer = answerText(question.referenceAnswer);
    answers++;
    if (referenceAnswer !== null) withReference++;
    characters += actualAnswer.length + (referenceAnswer?.length ?? 0) + question.text.length;
    if (!isJudged) return whole;
    collected.push({ place, task: { question: question.text, referenceAnswer, actualAnswer } });
    const [start, rest] = splitEntry(entry);
    return [
      { part: ENTRY_PARTS.start, keys: start },
      { part: ENTRY_PARTS.rest, keys: rest },
    ];
  };
  return { take, collected: () => collected, size: () => ({ answers, withReference, characters }) };
}
