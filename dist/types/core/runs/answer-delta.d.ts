import { type Figure, type MetricName } from '../judge/metric.js';
import type { QuestionFigures, RunFigures } from './figures.js';
/** A figure over a set of questions: the mean, and the mean of the templates' means. */
export interface AnswerMean {
    readonly micro: number;
    readonly macro: number;
    readonly questions: number;
}
/** A figure on both sides, over the questions that were judged on both. */
export interface AnswerDelta {
    readonly figure: Figure;
    readonly base: AnswerMean;
    readonly head: AnswerMean;
}
/** What can be said of judged answers on both sides. */
export interface AnswerComparison {
    readonly figures: readonly AnswerDelta[];
    /** Metrics that both sides have and that are not compared, with the reason. */
    readonly notCompared: readonly {
        readonly metric: MetricName;
        readonly reason: NotComparedReason;
    }[];
}
/** `unknown`: this run, or the base, does not say how it judged. */
export type NotComparedReason = 'another judge' | 'partial base' | 'partial' | 'unknown base' | 'unknown';
/** The mean of a figure over the questions that have it; null for none. */
export declare function answerMean(questions: readonly QuestionFigures[], figure: Figure): AnswerMean | null;
type Pair = {
    readonly base: QuestionFigures;
    readonly head: QuestionFigures;
};
/** Compares judged answers: only figures that the same judge gave in the same way, and only complete ones. */
export declare function compareAnswers(base: RunFigures, head: RunFigures, pairs: readonly Pair[]): AnswerComparison;
export {};
