import type { Knobs } from '../scoring.js';
import type { Counts } from './claims.js';
import { type Decoded } from './reply.js';
/** What a line of four values says. */
export interface TsvVerdict extends Counts {
    readonly reason: string;
}
/** Under which key a failure is reported also says in which release's words. */
type Wording = Knobs['correctness_error_key'];
/** Reads `reference⇥actual⇥matching⇥reason`; further values are dropped. */
export declare function decodeTsv(reply: string, wording: Wording): Decoded<TsvVerdict>;
/** Whether counts can be those of two answers with claims. */
export declare function isPossible({ reference, actual, matching }: Counts): boolean;
export {};
