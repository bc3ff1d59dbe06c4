import type { Interval } from '../statistics/intervals.js';
/** Maximum number of kept runs of a branch. */
export declare const MAX_RUNS = 30;
/** Maximum number of kept results of a question. */
export declare const MAX_RESULTS = 20;
/** A run of the branch in the history of a baseline; unknown values are null. */
export interface HistoryRun {
    readonly commit: string | null;
    /** Example: `2026-11-22T10:00:00.000Z`. */
    readonly time: string | null;
    readonly runId: string | null;
    /** The steps score in [0, 1]. */
    readonly micro: number | null;
    readonly macro: number | null;
    /** Number of questions with reference steps. */
    readonly questions: number;
    /** 95 % interval of the steps score, clustered by template. */
    readonly interval: Interval | null;
    /** The share of answer checks that hold; absent: no question has answer checks, or the file is older. */
    readonly checks?: number;
    /** The share of questions that keep their rules; absent likewise. */
    readonly rules?: number;
    /** Mean per question, as are seconds and cost. */
    readonly tokens: number | null;
    readonly seconds: number | null;
    readonly cost: number | null;
}
/** A question that was not in the newest run, and its results before. */
export interface AbsentQuestion {
    readonly id: string;
    readonly fingerprint: string;
    readonly results: string;
}
/** The runs before a baseline, and the baseline as the newest one. */
export interface History {
    /** At least one, newest last. */
    readonly runs: readonly HistoryRun[];
    readonly absent: readonly AbsentQuestion[];
}
/** The characters for results: right, wrong, partly right, failed, question not in the run. */
export declare const RESULTS: {
    readonly right: "1";
    readonly wrong: "0";
    readonly partly: "p";
    readonly failed: "e";
    readonly unasked: "-";
};
/** How often a question was right in its newest runs. */
interface RecentResults {
    readonly right: number;
    /** Number of runs with the question. */
    readonly runs: number;
}
/**
 * Whether the results of a question, newest last, changed at least twice in its last 10 runs, or between the newest
 * two. Runs without the question do not count.
 */
export declare function isFlakyHistory(results: string | undefined): boolean;
/** Number of right results in its last 10 runs. */
export declare function recentResults(results: string): RecentResults;
export {};
