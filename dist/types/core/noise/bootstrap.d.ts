import { type Clusters } from './clusters.js';
/** Draws of an interval; its ends then move by less than a tenth of a point from seed to seed. */
export declare const DRAWS = 10000;
export interface Interval {
    readonly low: number;
    readonly high: number;
}
/** Share of the draws that lies beyond each end of a 95 % interval over so many templates. */
export declare function tailShare(templates: number): number;
/** Both means of the same draws. */
export interface Intervals {
    readonly micro: Interval;
    readonly macro: Interval;
}
/**
 * 95 % intervals of the mean difference of all questions and of the mean of the templates' means. Templates are drawn
 * with replacement, as many as there are; a draw's micro difference is Σ of their sums / Σ of their sizes. An interval
 * leaves out `tailShare` of the draws at each end. Null for fewer than two templates. The same numbers for the same
 * clusters, on every machine.
 */
export declare function bootstrapIntervals(clusters: Clusters, draws?: number): Intervals | null;
