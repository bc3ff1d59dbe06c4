import { type Figure, type MetricName } from '../judge/metric.js';
import type { QuestionFigures, RunFigures } from './figures.js';
/** A figure over a set of questions: the mean over questions, and the mean over templates of their means. */
export interface AnswerMean {
    readonly micro: number;
    readonly macro: number;
    readonly questions: number;
}
/** A figure in base and head, over the questions judged in both. */
export interface AnswerDelta {
    readonly figure: Figure;
    readonly base: AnswerMean;
    readonly head: AnswerMean;
}
/** The comparison of judged answers in base and head. */
export interface AnswerComparison {
    readonly figures: readonly AnswerDelta[];
    /** Metrics that both sides have but that are not compared, with the reason. */
    readonly notCompared: readonly {
        readonly metric: MetricName;
        readonly reason: NotComparedReason;
    }[];
    /** What served the compared verdicts, if there was more than one; else empty. */
    readonly snapshots: readonly string[];
}
/** `unknown` and `unknown base`: the way of judging is not recorded in this run or in the base. */
export type NotComparedReason = 'another judge' | 'partial base' | 'partial' | 'unknown base' | 'unknown';
/**
 * The mean of a figure over the questions that have it, or over their steps; null without such questions. A figure of
 * steps counts once per step.
 */
export declare function answerMean(questions: readonly QuestionFigures[], figure: Figure): AnswerMean | null;
type Pair = {
    readonly base: QuestionFigures;
    readonly head: QuestionFigures;
};
/** Compares judged answers; only complete figures with the same judge and settings are compared. */
export declare function compareAnswers(base: RunFigures, head: RunFigures, pairs: readonly Pair[]): AnswerComparison;
export {};
