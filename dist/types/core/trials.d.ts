import { type QuestionFigures } from './figures.js';
/** Whether a question may have several responses; `one`: a second one is an error. */
export declare const TRIAL_MODES: readonly ["one", "all"];
export type TrialMode = (typeof TRIAL_MODES)[number];
/** How often a question was answered, and how much the answers differ. */
export interface Trials {
    /** Responses; 0 when there is none. */
    readonly count: number;
    /** Those with score 1. */
    readonly right: number;
    /** Standard deviation of their scores, in [0, 0.71]; null for fewer than two. */
    readonly spread: number | null;
    /** The scores of the answers; absent where a file does not say, or all are 0 or 1. */
    readonly scores?: readonly number[];
}
/** The score of each answer to a question that has one; a question without any answer has one of 0. */
export declare function answerScores({ score, trials, }: {
    readonly score: number;
    readonly trials?: Trials;
}): readonly number[];
/** What repeated answers say of a run. */
export interface TrialSummary {
    /** Questions with reference steps. */
    readonly questions: number;
    readonly responses: number;
    /** Responses per question, where there are any. */
    readonly least: number;
    readonly most: number;
    /** For k = 1, 2 … as far as every answered question goes: the chance that one of k answers is right, and that all are. */
    readonly passAtK: readonly number[];
    readonly passHatK: readonly number[];
    /** Root of the mean variance within questions, in [0, 0.71]; null where no question has two responses. */
    readonly spread: number | null;
    /** Questions that are neither always right nor always wrong. */
    readonly flaky: number;
}
/** The chance that at least one of k answers drawn from n, of which c are right, is right: 1 − C(n−c,k)/C(n,k). */
export declare function passAtK(n: number, c: number, k: number): number;
/** The chance that all of k answers drawn from n, of which c are right, are right: C(c,k)/C(n,k). */
export declare function passHatK(n: number, c: number, k: number): number;
export declare function isFlaky({ trials }: QuestionFigures): boolean;
/** Summarises a run of repeated answers; null for a run without. A question without an answer passes none. */
export declare function summarizeTrials(questions: readonly QuestionFigures[]): TrialSummary | null;
/**
 * One question out of its answers, at least one: score and measures are means over the answers that have them, the
 * reason is that of the first answer that missed, and it is an error only where every answer is.
 */
export declare function mergeTrials(answers: readonly QuestionFigures[]): QuestionFigures;
