import type { Question } from '../steps/model.js';
import { type PreparedReference } from '../steps/step.js';
import type { Hash } from './select.js';
/**
 * A hash of what is scored of a question, in canonical form: a corpus that was refreshed without a change of meaning
 * (other row order, other layout of JSON, other queries) keeps it. References that some rule can distinguish have different hashes.
 */
export declare function fingerprintOf(question: Question, hash: Hash, references?: PreparedReference[][]): string;
/** What an edit of a question changes: its references, only how answers are compared and which rules they have, or only its text. */
export type EditKind = 'references' | 'matching' | 'text';
/** The kind of an edit; `matching` if nothing differs. */
export declare function editKind(before: Question, after: Question, hash: Hash): EditKind;
/** How the cells of a SPARQL result are written: all that any rule can distinguish, or their values. */
type CellForm = 'exact' | 'typed';
/** The output of a step as text that is equal for equal outputs. */
export declare function canonicalOutput(reference: PreparedReference, form: CellForm): string;
/** JSON text that is equal for equal values only: keys sorted, numbers by value. */
export declare function canonicalJson(value: unknown): string;
export {};
