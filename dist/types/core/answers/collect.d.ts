import type { EvaluationEntry } from '../evaluate-question.js';
import type { Question } from '../model.js';
import type { Knobs } from '../scoring.js';
import { type Mapping } from '../values.js';
import type { AnswerTask } from './metric.js';
/** How much a judge would have to read. */
export interface AnswersSize {
    readonly answers: number;
    /** Of these, those with a reference answer. */
    readonly withReference: number;
    readonly characters: number;
}
export interface CollectedAnswer {
    readonly place: number;
    readonly task: AnswerTask;
}
/** Gathers the answers of a run while its steps are scored. */
export interface AnswerCollector {
    /** Gives back the entry in the parts that it is written in: two where a judged answer belongs between them. */
    readonly take: (place: number, question: Question, entry: EvaluationEntry) => readonly Mapping[];
    readonly collected: () => readonly CollectedAnswer[];
    readonly size: () => AnswersSize;
}
/** Makes a collector; without a judge it only counts. Failed answers are judged only where errors count as zero. */
export declare function makeAnswerCollector({ errors }: Knobs, isJudged: boolean): AnswerCollector;
