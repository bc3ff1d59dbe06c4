import type { Mapping } from '../text/values.js';
import { type Decoded } from '../words/errors.js';
import type { ScoringRules } from '../words/scoring-rules.js';
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
/** What a line of four values says. */
interface TsvVerdict extends Counts {
    readonly reason: string;
}
/** In which words an error is said: those of release 4, or of the later ones. */
export type Wording = 'release 4' | 'later';
/** Reads `reference⇥actual⇥matching⇥reason`; further values are dropped. Errors have the words of the library. */
export declare function decodeTsv(reply: string, wording: Wording): Decoded<TsvVerdict>;
/** A list of texts as Python writes it: the library's messages have it. */
export declare function pythonList(texts: readonly string[]): string;
export {};
