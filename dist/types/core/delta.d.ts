import { type AnswerComparison } from './answers/delta.js';
import { type Headline, type Measures, type QuestionFigures, type RunFigures } from './figures.js';
import { type RunNoise } from './noise/run-noise.js';
/** Score differences up to this are rounding. */
export declare const SAME_SCORE = 1e-9;
/** One question on both sides. */
export interface QuestionDelta {
    readonly base: QuestionFigures;
    readonly head: QuestionFigures;
    /** Head minus base, in [-1, 1]; 0 when neither side has a score. */
    readonly change: number;
}
export interface TemplateDelta {
    readonly id: string;
    readonly questions: number;
    readonly base: number;
    readonly head: number;
    readonly change: number;
}
/** A figure per question (or a count) on both sides; null where a side has none. */
export interface MeasureDelta {
    readonly base: number | null;
    readonly head: number | null;
}
/** What changed between two runs, over the questions that both were asked and whose references agree. */
export interface RunDelta {
    readonly kind: 'compared';
    readonly label: string;
    readonly base: Headline;
    readonly head: Headline;
    readonly paired: number;
    readonly regressed: readonly QuestionDelta[];
    readonly improved: readonly QuestionDelta[];
    readonly unchanged: number;
    /** Of the paired questions those that have no reference steps. */
    readonly unscored: number;
    readonly added: readonly QuestionFigures[];
    readonly removed: readonly QuestionFigures[];
    readonly edited: readonly QuestionDelta[];
    readonly templates: readonly TemplateDelta[];
    readonly measures: Readonly<Record<keyof Measures, MeasureDelta>>;
    /** What the changes are worth: whether they are larger than what reruns alone would give. */
    readonly noise: RunNoise;
    readonly notes: readonly string[];
    readonly answers: AnswerComparison;
    /** Questions whose answer F1 fell, the largest fall first; the change is that of F1. */
    readonly fallenAnswers: readonly QuestionDelta[];
}
/** How a first baseline comes about. */
export interface FirstBaseline {
    /** Starts a run that leaves one; null where the run at hand is the one. */
    readonly command: string | null;
}
/** A comparison, or why there is none. */
export type Comparison = RunDelta | {
    readonly kind: 'none';
    readonly label: string;
    readonly reason: string;
    /** No run has left a baseline so far: how the first one comes about. */
    readonly first?: FirstBaseline;
} | {
    readonly kind: 'incompatible';
    readonly label: string;
    readonly reason: string;
};
/** Compares two runs: like with like, or not at all. Nothing passed in is changed. */
export declare function compareRuns(base: RunFigures, head: RunFigures): Comparison;
/** How many of the removed questions failed in the base run: removing them looks like an improvement. */
export declare function removedFailures(delta: RunDelta): number;
