import { type Interval } from './bootstrap.js';
import { type Clusters } from './clusters.js';
/** What a difference between two runs is worth, templates being the observations. */
export interface Noise {
    /** `larger` than what reruns alone would give, `none`: not detectably so, or `too-few` templates changed to tell. */
    readonly kind: 'larger' | 'none' | 'too-few';
    /** Mean difference, head minus base. */
    readonly change: number;
    /** Clustered standard error of the change; null for one template. */
    readonly standardError: number | null;
    /** 95 % interval of the change; null for one template. */
    readonly interval: Interval | null;
    /** Of the sign flips, in (0, 1]. */
    readonly p: number;
    /** The change that would be found in four of five comparisons like this one; null for one template. */
    readonly detectable: number | null;
    readonly templates: number;
    /** Templates whose sum of differences is not 0. */
    readonly changed: number;
}
/** With fewer changed templates the sign flips cannot get below 5 %: 2 of 2⁵ is 6 %. */
export declare const FEWEST_TEMPLATES = 6;
/**
 * The interval alone holds false alarms near 5 %, but not where few large templates outweigh the rest; there the sign
 * flips do, which are exact. Beside the interval they may be as lax as 1/16, the level nearest to 5 % that six
 * templates can give. docs/statistics.md has the simulation.
 */
export declare const LARGEST_P: number;
/** How many samples are drawn; the same for every run. */
export interface Effort {
    readonly draws: number;
    readonly flips: number;
}
/** What a change is worth as the mean over all questions, and as the mean of the templates' means. */
export interface ScoreNoise {
    readonly micro: Noise;
    readonly macro: Noise;
}
/** What the difference is worth; null when there is none to judge. Deterministic, whatever the clusters; never NaN. */
export declare function judgeNoise(clusters: Clusters, effort?: Effort): ScoreNoise | null;
/** Whether an interval lies wholly on one side of 0. */
export declare function leavesOutZero({ low, high }: Interval): boolean;
