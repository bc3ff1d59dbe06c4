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
export declare function correctnessFigures(counts: Counts, reason: string, rule: ScoringRules['answer_f1']): Mapping;
/** The figures of an answer that is empty: it has no claims, and those of the reference need not be counted for a 0. */
export declare function emptyAnswerFigures(rule: ScoringRules['answer_f1']): Mapping;
