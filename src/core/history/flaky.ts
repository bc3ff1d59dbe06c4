import { RESULTS } from './history.js';

/** So many of the newest runs tell whether a question is flaky. */
const RECENT = 10;

/** How often a question was right in its newest runs. */
export interface RecentResults {
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
