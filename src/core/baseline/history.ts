import * as v from 'valibot';
import { type History, type HistoryRun, MOST_RESULTS, MOST_RUNS } from '../history/history.js';
import { MOST_AMOUNT } from '../runs/figures.js';
import { isAbsent, type Mapping } from '../values.js';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_AMOUNT));

/** The results of a question, the newest last. */
export const resultsField = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^[01pe-]{1,${MOST_RESULTS}}$`),
    `expected up to ${MOST_RESULTS} results, each one of 0, 1, p, e, -`,
  ),
);

const runSchema = v.object({
  commit: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/, 'expected a commit'))),
  time: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  run_id: v.optional(v.pipe(v.string(), v.regex(/^\d{1,20}$/, 'expected the id of a run'))),
  micro: v.optional(share),
  macro: v.optional(share),
  questions: v.pipe(amount, v.integer()),
  interval: v.optional(v.tuple([share, share])),
  answer_check_score: v.optional(share),
  rules_score: v.optional(share),
  tokens: v.optional(amount),
  seconds: v.optional(amount),
  cost: v.optional(amount),
});

/** The `history` of a baseline file. */
export const historySchema = v.object({
  runs: v.pipe(v.array(runSchema), v.minLength(1), v.maxLength(MOST_RUNS)),
  absent: v.optional(
    v.array(v.object({ question_id: v.string(), fingerprint: v.string(), results: resultsField })),
    [],
  ),
});

/** A history as a file has it, decoded. */
export function historyOf({ runs, absent }: v.InferOutput<typeof historySchema>): History {
  return {
    runs: runs.map(
      ({ commit, time, run_id, micro, macro, questions, interval, answer_check_score, rules_score, ...amounts }) => ({
        ...{ commit: commit ?? null, time: time ?? null, runId: run_id ?? null },
        ...{ micro: micro ?? null, macro: macro ?? null, questions },
        interval: interval ? { low: interval[0], high: interval[1] } : null,
        ...(answer_check_score !== undefined && { checks: answer_check_score }),
        ...(rules_score !== undefined && { rules: rules_score }),
        ...{ tokens: amounts.tokens ?? null, seconds: amounts.seconds ?? null, cost: amounts.cost ?? null },
      }),
    ),
    absent: absent.map(({ question_id, fingerprint, results }) => ({ id: question_id, fingerprint, results })),
  };
}

/** The same for the file. */
export function historyBlock({ runs, absent }: History): Mapping {
  const questions = absent.map(({ id, fingerprint, results }) => ({ question_id: id, fingerprint, results }));
  return { runs: runs.map(runBlock), ...(questions.length > 0 && { absent: questions }) };
}

/** A run of the history, as files have it. */
export function runBlock({ runId, interval, checks, rules, ...run }: HistoryRun): Mapping {
  const all = {
    ...{ ...run, run_id: runId, interval: interval && [interval.low, interval.high] },
    ...{ answer_check_score: checks, rules_score: rules },
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => !isAbsent(value)));
}
