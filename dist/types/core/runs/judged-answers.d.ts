import { type AnswerSettings, type AnswerTask } from '../judge/metric.js';
import type { Question } from '../steps/model.js';
import { type Mapping } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { type AnswerPlace, type EntryKeys } from './entry-place.js';
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
export declare function makeAnswerCollector(isJudged: boolean): AnswerCollector;
/** What a judge could judge of an answer; null: nothing. Failed answers are judged only where errors count as zero. */
export declare function answerTaskOf(question: Question, entry: EvaluationEntry, { errors }: ScoringRules): AnswerTask | null;
/** The parts that an entry is written in: two where a judged answer belongs between them. */
export declare function entryParts(entry: EvaluationEntry, isJudged: boolean): readonly EntryKeys[];
/** What judging one answer gave: keys of its entry, and what the report shows. */
export interface AnswerOutcome {
    readonly entry: Mapping;
    /** Claims of the reference that the answer lacks; null if they were not counted. */
    readonly missed: readonly string[] | null;
}
/** The answer as text, as the judge reads it; null for none. */
export declare function answerText(value: unknown): string | null;
/** A scored question with what the judge said of its answer. */
export declare function withOutcome<Q extends {
    readonly figures: QuestionFigures;
    readonly sample: Sample;
}>(scored: Q, { entry, missed }: AnswerOutcome): Q;
/** The judge's numbers of an evaluation entry. */
export declare function answerFiguresOf(entry: Mapping): Record<string, number>;
/** Tokens that a model would read and write. */
interface Tokens {
    readonly input: number;
    readonly output: number;
}
/** About what judging answers takes. */
export declare function estimateTokens({ answers, withReference, characters }: AnswersSize, { correctness, relevance }: AnswerSettings): {
    readonly generation: Tokens;
    readonly embedding: Tokens;
};
export {};
