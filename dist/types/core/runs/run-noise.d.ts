import type { Figure } from '../judge/metric.js';
import { type Interval } from '../statistics/intervals.js';
import type { QuestionFlips } from '../statistics/rerun-chance.js';
import { type Generalisation } from '../statistics/sign-flips.js';
import type { AnswerComparison } from './answer-delta.js';
import { type QuestionFigures } from './figures.js';
/** Whether the changes between two runs exceed rerun noise. */
export interface RunNoise {
    /** Change of the steps score; null if no question has one on both sides. */
    readonly score: ScoreChange | null;
    readonly measures: readonly MeasureChange[];
}
/** The figures in a report, so that the correction counts only visible ones. */
declare const TESTED: ["failed_steps", "total_tokens", "elapsed_sec", "cost_usd"];
type TestedMeasure = (typeof TESTED)[number] | Figure;
/** The change of a figure other than the score, over the questions for which both runs have it. */
export interface MeasureChange {
    readonly measure: TestedMeasure;
    /** `none`: no question changed. */
    readonly verdict: 'larger' | 'within' | 'none';
    /** Mean change per question, head minus base, in the unit of the figure. */
    readonly change: number;
    /** p of the sign flips by question, in (0, 1]. */
    readonly p: number;
    /** p after Holm's correction for all such figures of the comparison; `larger` if it is at most 5 %. */
    readonly corrected: number;
    readonly questions: number;
    /** Number of questions whose figure changed. */
    readonly changed: number;
}
/** A question in base and head. */
interface Pair {
    readonly base: QuestionFigures;
    readonly head: QuestionFigures;
}
/**
 * Assesses every change between two runs over the questions on both sides; for judged figures only those that are
 * compared.
 */
export declare function assessNoise(pairs: readonly Pair[], answers: AnswerComparison): RunNoise;
/** One question with a score in base and head. */
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
/** The evidence that the steps score changed by more than in reruns of one agent on these questions. */
export interface Evidence {
    /** `none`: no question changed. */
    readonly verdict: 'larger' | 'within' | 'none';
    /** Mean change, head minus base, in [-1, 1]. */
    readonly change: number;
    /** p of the sign flips by question, or of the permutation within questions with several answers; in (0, 1]. */
    readonly p: number;
    readonly questions: number;
    /** Number of questions whose score changed. */
    readonly changed: number;
    /** Ids of templates that changed from all right to all wrong, and the reverse, which is rare in reruns. */
    readonly broken: readonly string[];
    readonly mended: readonly string[];
}
/** The evidence with the uncertainty of the change, and its validity for other questions. */
export interface ScoreChange extends Evidence {
    readonly interval: Interval;
    /** The change that 80 % of such comparisons would call larger, in (0, 1]. */
    readonly detectable: number;
    /** Whether no question changed, so that a usual rate of flips was assumed. */
    readonly isAssumed: boolean;
    readonly generalises: Generalisation;
}
/** Maximum p of a change that is larger than rerun noise: noise alone causes it in at most 5 % of comparisons. */
export declare const LEVEL = 0.05;
/**
 * The evidence for the verdict and the gate, from at least one pair; the pairs are in the order of their ids.
 * `comparisons`: number of comparisons made together, for which only the templates are corrected.
 */
export declare function evidenceOf(pairs: readonly ScoredPair[], comparisons?: number): Evidence;
/** The templates that broke or were mended; `comparisons`: number of comparisons made together. */
export declare function changedTemplates(pairs: readonly ScoredPair[], comparisons: number): Pick<Evidence, 'broken' | 'mended'>;
/** Whether a change is larger than rerun noise, over all questions or by a template that broke or was mended. */
export declare function isLargerChange({ p, broken, mended }: Pick<Evidence, 'p' | 'broken' | 'mended'>): boolean;
/** Whether a drop is larger than rerun noise, over all questions or by a template that broke. */
export declare function isLargerDrop({ change, p, broken }: Evidence): boolean;
/** The questions that were lost and gained; null if one has several answers, which the permutation test compares better. */
export declare function flipsOf(pairs: readonly ScoredPair[]): QuestionFlips | null;
/**
 * The 95 % interval of a steps score, clustered by template: the range of the score for other questions, with each
 * template as one observation. Null for fewer than two templates with a score. If all templates have the same mean,
 * resampling has no variation; then it is Wilson's interval (1927) with the templates as observations, so that its
 * width is never 0.
 */
export declare function scoreInterval(questions: readonly QuestionFigures[]): Interval | null;
export {};
