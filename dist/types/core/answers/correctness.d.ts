import type { Knobs } from '../scoring.js';
import type { Mapping } from '../values.js';
import type { Counts } from './claims.js';
/**
 * The figures of answer correctness: recall = matching / reference claims, precision = matching / actual claims (absent
 * without actual claims), F1 their harmonic mean; each in [0, 1]. Without a match F1 is 0 or absent, as the knob says.
 */
export declare function correctnessFigures(counts: Counts, reason: string, rule: Knobs['answer_f1']): Mapping;
