import type { Interval } from '../statistics/intervals.js';

/** Maximum number of kept runs of a branch. */
export const MAX_RUNS = 30;
/** Maximum number of kept results of a question. */
export const MAX_RESULTS = 20;

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
export const RESULTS = { right: '1', wrong: '0', partly: 'p', failed: 'e', unasked: '-' } as const;

/** Number of newest runs that decide whether a question is flaky. */
const RECENT = 10;

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
export function isFlakyHistory(results: string | undefined): boolean {
  const recent = takeRecent(results ?? '');
  const changes = recent.slice(1).filter((result, index) => result !== recent[index]).length;
  return changes >= 2 || (recent.length > 1 && recent.at(-1) !== recent.at(-2));
}

/** Number of right results in its last 10 runs. */
export function recentResults(results: string): RecentResults {
  const recent = takeRecent(results);
  return { right: recent.filter((result) => result === RESULTS.right).length, runs: recent.length };
}

function takeRecent(results: string): string[] {
  return [...results].filter((result) => result !== RESULTS.unasked).slice(-RECENT);
}
