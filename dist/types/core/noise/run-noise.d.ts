import type { QuestionFigures } from '../figures.js';
import { type Noise, type ScoreNoise } from './noise.js';
/** What the change of a run is worth. */
export interface RunNoise {
    /** Of the steps score; null where no question has one on both sides. */
    readonly score: ScoreNoise | null;
    readonly measures: readonly MeasureNoise[];
}
/** The measures that a report shows, so that the correction counts what a reader can see. */
declare const TESTED: ["failed_steps", "total_tokens", "elapsed_sec", "cost_usd"];
export type TestedMeasure = (typeof TESTED)[number];
/** What the change of a measure is worth, over the questions for which both runs report it. */
export interface MeasureNoise extends Pick<Noise, 'kind' | 'change' | 'standardError' | 'p' | 'changed'> {
    readonly measure: TestedMeasure;
    /** p after Holm's correction for all measures of the comparison; `larger` where it is at most 5 %. */
    readonly corrected: number;
}
/** A question on both sides. */
interface Pair {
    readonly base: QuestionFigures;
    readonly head: QuestionFigures;
}
/** Judges every change between two runs over the questions on both sides. */
export declare function judgeRunNoise(pairs: readonly Pair[]): RunNoise;
export {};
