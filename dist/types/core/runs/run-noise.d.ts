import type { Figure } from '../judge/metric.js';
import { type Interval } from '../statistics/intervals.js';
import { type Generalisation } from '../statistics/over-templates.js';
import type { AnswerComparison } from './answer-delta.js';
import { type QuestionFigures } from './figures.js';
/** Whether what changed between two runs is more than rerun noise. */
export interface RunNoise {
    /** Of the steps score; null where no question has one on both sides. */
    readonly score: ScoreChange | null;
    readonly measures: readonly MeasureChange[];
}
/** The measures that a report shows, so that the correction counts what a reader can see. */
declare const TESTED: ["failed_steps", "total_tokens", "elapsed_sec", "cost_usd"];
export type TestedMeasure = (typeof TESTED)[number] | JudgedFigure;
/** What a relevance verdict cost says nothing about the agent. */
type JudgedFigure = Exclude<Figure, 'answer_relevance_cost'>;
/** Whether another figure than the score changed, over the questions for which both runs have it. */
export interface MeasureChange {
    readonly measure: TestedMeasure;
    /** `none`: no question changed. */
    readonly verdict: 'larger' | 'within' | 'none';
    /** Mean change of a question, head minus base, in the measure's own unit. */
    readonly change: number;
    /** Of the sign flips by question, in (0, 1]. */
    readonly p: number;
    /** p after Holm's correction for all measures of the comparison; `larger` where it is at most 5 %. */
    readonly corrected: number;
    readonly questions: number;
    /** Questions whose figure changed. */
    readonly changed: number;
}
/** A question on both sides. */
interface Pair {
    readonly base: QuestionFigures;
    readonly head: QuestionFigures;
}
/** Assesses every change between two runs over the questions on both sides; of judged figures those that are compared. */
export declare function assessNoise(pairs: readonly Pair[], answers: AnswerComparison): RunNoise;
/** One question on both sides, with a score on each. */
export interface ScoredPair {
    readonly base: QuestionFigures & {
        readonly score: number;
    };
    readonly head: QuestionFigures & {
        readonly score: number;
    };
}
/** Whether both runs have a score for a question. */
export declare function isScoredPair<Pair extends {
    readonly base: QuestionFigures;
    readonly head: QuestionFigures;
}>(pair: Pair): pair is Pair & ScoredPair;
/** Whether the steps score changed by more than reruns of one agent on these questions do. */
export interface Evidence {
    /** `none`: no question changed. */
    readonly verdict: 'larger' | 'within' | 'none';
    /** Mean change, head minus base, in [-1, 1]. */
    readonly change: number;
    /** Of the sign flips by question, or of the permutation within questions with several answers; in (0, 1]. */
    readonly p: number;
    readonly questions: number;
    /** Questions whose score changed. */
    readonly changed: number;
    /** Templates that went from all right to all wrong, and the other way, which is rare in reruns; ids. */
    readonly broken: readonly string[];
    readonly mended: readonly string[];
}
/** The same with how far the change may lie from the true one, and what it says of other questions. */
export interface ScoreChange extends Evidence {
    readonly interval: Interval;
    /** The change that four of five comparisons like this one would call larger, in (0, 1]. */
    readonly detectable: number;
    /** Whether no question changed, so that a usual rate of flips was assumed for it. */
    readonly isAssumed: boolean;
    readonly generalises: Generalisation;
}
/** A change is larger than rerun noise where that would give it in at most one of twenty comparisons. */
export declare const LEVEL = 0.05;
/**
 * What the verdict and the gate go by, of at least one pair; the pairs are in the order of their ids. `comparisons`: so
 * many are made together, which only the templates are corrected for.
 */
export declare function evidenceOf(pairs: readonly ScoredPair[], comparisons?: number): Evidence;
/** The templates that broke or were mended; `comparisons`: so many are made together. */
export declare function changedTemplates(pairs: readonly ScoredPair[], comparisons: number): Pick<Evidence, 'broken' | 'mended'>;
/** Whether a change is larger than rerun noise: by the questions together, or by a template that broke or was mended. */
export declare function isLargerChange({ p, broken, mended }: Pick<Evidence, 'p' | 'broken' | 'mended'>): boolean;
/** Whether a drop is larger than rerun noise: by the questions together, or by a template that broke. */
export declare function isLargerDrop({ change, p, broken }: Evidence): boolean;
/**
 * The 95 % interval of a steps score, clustered by template: where the score may lie for other questions, of which each
 * template is one observation. Null for fewer than two templates with a score. Where all templates have the same mean,
 * drawing them again shows nothing; then it is Wilson's interval (1927) with the templates as observations, so that it
 * never has the width 0.
 */
export declare function scoreInterval(questions: readonly QuestionFigures[]): Interval | null;
export {};
