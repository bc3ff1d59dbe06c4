import type { Question } from './model.js';
import type { Hash } from './select.js';
import { type PreparedReference } from './steps/step.js';
/**
 * A hash of what is scored of a question, in canonical form: a corpus that was refreshed without a change of meaning
 * (other row order, other layout of JSON, other queries) keeps it.
 */
export declare function fingerprintOf(question: Question, hash: Hash, references?: PreparedReference[][]): string;
/** JSON text that is equal for equal values: keys sorted, numbers by value. */
export declare function canonicalJson(value: unknown): string;
