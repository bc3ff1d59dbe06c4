import type { Question, ReferenceStep } from '../steps/model.js';
import type { Hash } from './select.js';
/**
 * A hash of what is scored of a question. The order of keys does not count, and neither do arguments that are not
 * compared, such as the text of a query. `outputOf`: what counts of an output; absent: all of it.
 */
export declare function fingerprintOf(question: Question, hash: Hash, outputOf?: OutputOf): string;
type OutputOf = (step: ReferenceStep) => unknown;
/** What an edit of a question changes: its references, only how answers are compared and which rules they have, or only its text. */
export type EditKind = 'references' | 'matching' | 'text';
/** The kind of an edit; `matching` if nothing differs. */
export declare function editKind(before: Question, after: Question): EditKind;
/** JSON text that is equal for equal values only: keys sorted, numbers by value. */
export declare function canonicalJson(value: unknown): string;
export {};
