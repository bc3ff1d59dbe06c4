import type { ScoringRules } from '../scoring.js';
import type { Mapping } from '../values.js';

/** The counts of a verdict; the code counts, the model does not. */
export interface Counts {
  readonly reference: number;
  readonly actual: number;
  readonly matching: number;
}

/**
 * The figures of answer correctness: recall = matching / reference claims, precision = matching / actual claims (absent
 * without actual claims), F1 their harmonic mean; each in [0, 1]. Without a match F1 is 0 or absent, as the knob says.
 */
export function correctnessFigures(counts: Counts, reason: string, rule: ScoringRules['answer_f1']): Mapping {
  const { reference, actual, matching } = counts;
  const f1 = (2 * matching) / (reference + actual);
  return {
    answer_reference_claims_count: reference,
    answer_actual_claims_count: actual,
    answer_matching_claims_count: matching,
    answer_correctness_reason: reason,
    answer_recall: matching / reference,
    ...(actual > 0 && { answer_precision: matching / actual }),
    ...((matching > 0 || rule === 'zero') && { answer_f1: f1 }),
  };
}

/** The figures of an answer that is empty: it has no claims, and those of the reference need not be counted for a 0. */
export function emptyAnswerFigures(rule: ScoringRules['answer_f1']): Mapping {
  return {
    answer_actual_claims_count: 0,
    answer_matching_claims_count: 0,
    answer_correctness_reason: 'empty answer',
    answer_recall: 0,
    ...(rule === 'zero' && { answer_f1: 0 }),
  };
}
