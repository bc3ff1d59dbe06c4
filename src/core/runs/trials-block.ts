import type { Mapping } from '../values.js';
import type { TrialSummary } from './trials.js';

/** What repeated answers say of a run, for the files. */
export function trialsBlock(summary: TrialSummary): Mapping {
  const { questions, responses, least, most, passAtK, passHatK, spread, flaky } = summary;
  const byK = (sign: string, values: readonly number[]) =>
    Object.fromEntries(values.map((value, index) => [`pass${sign}${index + 1}`, value]));
  return {
    questions,
    responses,
    least_per_question: least,
    most_per_question: most,
    ...byK('@', passAtK),
    ...byK('^', passHatK),
    ...(spread !== null && { spread_within_questions: spread }),
    flaky_questions: flaky,
  };
}
