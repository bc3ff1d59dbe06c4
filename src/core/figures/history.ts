import * as v from 'valibot';
import { amount, share } from './stored.js';

/** Maximum number of kept runs of a branch. */
export const MAX_RUNS = 30;
/** Maximum number of kept results of a question. */
export const MAX_RESULTS = 20;

/** The results of a question, newest last. */
export const resultsField = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^[01pe-]{1,${MAX_RESULTS}}$`),
    `expected up to ${MAX_RESULTS} results, each one of 0, 1, p, e, -`,
  ),
);

/** A run of the branch in the history of a baseline; unknown values are absent. */
const runSchema = v.object({
  commit: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/, 'expected a commit'))),
  time: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  /** The steps score. */
  micro: v.optional(share),
  macro: v.optional(share),
  /** Number of questions with reference steps. */
  questions: v.pipe(amount, v.integer()),
  /** Mean per question, as are seconds and cost. */
  tokens: v.optional(amount),
  seconds: v.optional(amount),
  cost: v.optional(amount),
  run_id: v.optional(v.pipe(v.string(), v.regex(/^\d{1,20}$/, 'expected the id of a run'))),
  /** 95 % interval of the steps score, clustered by template. */
  interval: v.optional(v.tuple([share, share])),
  /** The share of answer checks that hold, and of the questions that keep their rules. */
  answer_check_score: v.optional(share),
  rules_score: v.optional(share),
});

/** A question that was not in the newest run, and its results before. */
const absentSchema = v.object({ question_id: v.string(), fingerprint: v.string(), results: resultsField });

/** The runs before a baseline, and the baseline as the newest one. */
export const historySchema = v.object({
  /** Newest last. */
  runs: v.pipe(v.array(runSchema), v.minLength(1), v.maxLength(MAX_RUNS), v.readonly()),
  absent: v.optional(v.pipe(v.array(absentSchema), v.readonly())),
});

export type HistoryRun = Readonly<v.InferOutput<typeof runSchema>>;
export type AbsentQuestion = Readonly<v.InferOutput<typeof absentSchema>>;
export type History = Readonly<v.InferOutput<typeof historySchema>>;

/** The characters for results: right, wrong, partly right, failed, question not in the run. */
export const RESULTS = { right: '1', wrong: '0', partly: 'p', failed: 'e', unasked: '-' } as const;

/** Number of newest runs that decide whether a question is flaky. */
export const RECENT = 10;

/** Whether its results changed at least twice in its last 10 runs, or between the newest two. */
export function isFlakyHistory(results: string | undefined): boolean {
  const recent = takeRecent(results ?? '');
  const changes = recent.slice(1).filter((result, index) => result !== recent[index]).length;
  return changes >= 2 || (recent.length > 1 && recent.at(-1) !== recent.at(-2));
}

/** Number of right results in its last 10 runs, and of those runs that have the question. */
export function recentResults(results: string) {
  const recent = takeRecent(results);
  return { right: recent.filter((result) => result === RESULTS.right).length, runs: recent.length };
}

function takeRecent(results: string): string[] {
  return askedResults(results).slice(-RECENT);
}

/** The results of the runs that have the question. */
export function askedResults(results: string): string[] {
  return [...results].filter((result) => result !== RESULTS.unasked);
}
