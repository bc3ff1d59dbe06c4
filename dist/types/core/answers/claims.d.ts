import * as v from 'valibot';
import type { Mapping } from '../values.js';
import { type Decoded } from './reply.js';
/** What the judge says: claims of both answers, and which of them state the same. */
export interface ClaimsVerdict {
    readonly reference_claims: readonly string[];
    readonly actual_claims: readonly string[];
    readonly matches: readonly {
        readonly reference_index: number;
        readonly actual_index: number;
    }[];
    readonly reason: string;
}
/** The strict schema that the reply is bound to; the order of its keys is the order in which the model thinks. */
export declare const CLAIMS_SCHEMA: Mapping;
/** Reads a verdict, of a model or of the cache. */
export declare function decodeClaims(value: unknown): Decoded<ClaimsVerdict>;
/** Where a schema does not hold, without the text of the reply. */
export declare function problemOf(issue: v.BaseIssue<unknown>): string;
/** The counts of a verdict; the code counts, the model does not. */
export interface Counts {
    readonly reference: number;
    readonly actual: number;
    readonly matching: number;
}
/** Claims counted, each matched once at most, and the claims of the reference that no claim of the answer states. */
export declare function countClaims(verdict: ClaimsVerdict): Counts & {
    readonly missed: readonly string[];
};
