import { type Decoded } from '../decode/decoded.js';
import type { Counts } from './correctness.js';
/** What a line of four values says. */
export interface TsvVerdict extends Counts {
    readonly reason: string;
}
/** In which words an error is said: those of release 4, or of the later ones. */
export type Wording = 'release 4' | 'later';
/** Reads `reference⇥actual⇥matching⇥reason`; further values are dropped. Errors have the words of the library. */
export declare function decodeTsv(reply: string, wording: Wording): Decoded<TsvVerdict>;
/** Whether counts can be those of two answers with claims. */
export declare function isPossible({ reference, actual, matching }: Counts): boolean;
