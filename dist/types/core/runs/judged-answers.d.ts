import { type CustomEvaluation } from '../judge/custom-config.js';
import { type AnswerSettings, type AnswerTask } from '../judge/metric.js';
import type { Question, Response } from '../steps/model.js';
import type { StepAlias } from '../steps/step.js';
import { type Mapping } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { type AnswerPlace, type EntryKeys } from './entry-place.js';
import type { RawEntry } from './evaluate-question.js';
import type { QuestionFigures } from './figures.js';
import { type StepTask } from './judged-steps.js';
import { type Sample } from './sample.js';
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
export interface AnswerCollector {
    readonly add: (place: AnswerPlace, task: AnswerTask) => void;
    readonly addSteps: (held: HeldSteps, tasks: readonly StepTask[]) => void;
    readonly collected: () => readonly CollectedAnswer[];
    readonly heldSteps: () => readonly HeldSteps[];
    readonly size: () => AnswersSize;
}
/** Makes a collector; without a judge it only counts. */
export declare function makeAnswerCollector(isJudged: boolean): AnswerCollector;
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
export declare function answerTaskOf({ question, response, entry, custom, aliases }: JudgedSource, { errors }: ScoringRules): AnswerTask | null;
/**
 * The parts of an entry in the file: two if a judged answer, or judged steps, are inserted between them. Judged steps
 * are left out.
 */
export declare function entryParts(entry: RawEntry, judged: {
    readonly answer: boolean;
    readonly steps: boolean;
}): readonly EntryKeys[];
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
export declare function withOutcome<Q extends {
    readonly figures: QuestionFigures;
    readonly sample: Sample;
}>(scored: Q, { entry, lastKeys, missed }: AnswerOutcome): Q;
/** Adds what the judge found in the steps of a scored answer; returns the steps for its entry. */
export declare function withStepOutcomes<Q extends {
    readonly figures: QuestionFigures;
    readonly sample: Sample;
}>(scored: Q, steps: readonly Mapping[], outcomes: ReadonlyMap<number, Mapping>): {
    readonly scored: Q;
    readonly steps: readonly Mapping[];
};
/** Adds the means of the judge's figures of steps to those of an answer; undefined without any. */
export declare function withStepMeans(answer: QuestionFigures['answer'], series: Sample['stepMetrics']): QuestionFigures['answer'];
/** The judge's numbers of an evaluation entry: those of the built-in metrics, then the outputs of custom evaluations. */
export declare function answerFiguresOf(entry: Mapping): Record<string, number>;
/** The texts and booleans of custom evaluations in an evaluation entry. */
export declare function customTextsOf(entry: Mapping): Record<string, string>;
/** Tokens read and written by a model. */
interface Tokens {
    readonly input: number;
    readonly output: number;
}
/** Estimates the tokens for judging answers whose texts were not kept. */
export declare function estimateTokens({ answers, withReference, characters }: AnswersSize, { correctness, relevance }: AnswerSettings): {
    readonly generation: Tokens;
    readonly embedding: Tokens;
};
export {};
