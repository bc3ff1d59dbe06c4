import type { Interval } from '../statistics/intervals.js';

/** So many runs of a branch are kept. */
export const MAX_RUNS = 30;
/** So many results of a question are kept. */
export const MAX_RESULTS = 20;

/** A run of the branch, as the history of a baseline has it; what is not known is null. */
export interface HistoryRun {
  readonly commit: string | null;
  /** As in `2026-11-22T10:00:00.000Z`. */
  readonly time: string | null;
  readonly runId: string | null;
  /** The steps score in [0, 1]. */
  readonly micro: number | null;
  readonly macro: number | null;
  /** With reference steps. */
  readonly questions: number;
  /** Of the steps score, 95 %, clustered by template. */
  readonly interval: Interval | null;
  /** The share of answer checks that hold; absent: no question has some, or the file is older. */
  readonly checks?: number;
  /** The share of questions that keep their rules; absent likewise. */
  readonly rules?: number;
  /** Per question. */
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

/** What a baseline knows of the runs before it, and of itself as the newest one. */
export interface History {
  /** The newest last, at least one. */
  readonly runs: readonly HistoryRun[];
  readonly absent: readonly AbsentQuestion[];
}

/** A result as a character: right, wrong, partly right, failed, not asked. */
export const RESULTS = { right: '1', wrong: '0', partly: 'p', failed: 'e', unasked: '-' } as const;

/** So many of the newest runs tell whether a question is flaky. */
const RECENT = 10;

/** How often a question was right in its newest runs. */
interface RecentResults {
  readonly right: number;
  /** In which it was asked. */
  readonly runs: number;
}

/**
 * Whether the results of a question, the newest last, changed at least twice in its last 10 runs, or between the newest
 * two. Runs in which it was not asked do not count.
 */
export function isFlakyHistory(results: string | undefined): boolean {
  const recent = recentOf(results ?? '');
  const changes = recent.slice(1).filter((result, index) => result !== recent[index]).length;
  return changes >= 2 || (recent.length > 1 && recent.at(-1) !== recent.at(-2));
}

/** How often it was right in its last 10 runs. */
export function recentResults(results: string): RecentResults {
  const recent = recentOf(results);
  return { right: recent.filter((result) => result === RESULTS.right).length, runs: recent.length };
}

function recentOf(results: string): string[] {
  return [...results].filter((result) => result !== RESULTS.unasked).slice(-RECENT);
}
