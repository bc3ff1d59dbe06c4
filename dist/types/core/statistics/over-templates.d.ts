import { type Interval } from './intervals.js';
/** Whether a change would hold for other questions, too: templates are the observations. */
export interface Generalisation {
    /** `these`: seen on these templates only. */
    readonly verdict: 'likely' | 'these';
    /** Of the sign flips by template, in (0, 1]. */
    readonly p: number;
    /** 95 % interval of the change for other templates; null for one template. */
    readonly interval: Interval | null;
    readonly templates: number;
    /** Templates whose questions changed in sum. With fewer than 6 no p gets to 5 %. */
    readonly changed: number;
}
/**
 * Tests the change over templates instead of questions. Questions of other templates are another draw of templates, so
 * that each template's sum of changes is one observation.
 */
export declare function generalise(differences: readonly Difference[]): Generalisation;
/** Share of the draws that lies beyond each end of a 95 % interval over so many templates. */
export declare function tailShare(templates: number): number;
/**
 * The 95 % interval of the mean change over the questions of templates that are drawn with replacement, as many as there
 * are: a draw's change is Σ of their sums / Σ of their sizes. It leaves out `tailShare` of the draws at each end. Null
 * for fewer than two templates. The same numbers for the same clusters, on every machine.
 */
export declare function bootstrapInterval(clusters: Clusters): Interval | null;
/** One question's difference between two runs, with the template that it belongs to. */
export interface Difference {
    readonly templateId: string;
    /** Head minus base. */
    readonly change: number;
}
/** Differences, added up by template. */
interface Clusters {
    /** Sum of the differences of each template. */
    readonly sums: Float64Array;
    /** Questions of each template. */
    readonly sizes: Float64Array;
}
/** Clusters by template, in the order of their ids, so that the order of the questions decides nothing. */
export declare function clustersOf(differences: readonly Difference[]): Clusters;
export {};
