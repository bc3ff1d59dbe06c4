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
/** The same as the cache has it: nothing else, and pairs of claims that are there. */
export declare const storedClaimsSchema: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
    readonly reference_claims: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.MaxLengthAction<string[], 2000, undefined>]>, v.MinLengthAction<string[], 1, undefined>]>;
    readonly matches: v.SchemaWithPipe<readonly [v.ArraySchema<v.StrictObjectSchema<{
        readonly reference_index: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
        readonly actual_index: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    }, undefined>, undefined>, v.MaxLengthAction<{
        reference_index: number;
        actual_index: number;
    }[], 20000, undefined>]>;
    readonly actual_claims: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.MaxLengthAction<string[], 2000, undefined>]>;
    readonly reason: v.StringSchema<undefined>;
}, undefined>, v.CheckAction<{
    reference_claims: string[];
    matches: {
        reference_index: number;
        actual_index: number;
    }[];
    actual_claims: string[];
    reason: string;
}, "a match of claims that are there">]>;
/** The strict schema that the reply is bound to; the order of its keys is the order in which the model thinks. */
export declare const CLAIMS_SCHEMA: Mapping;
/** Reads a verdict; pairs of claims that are not there are dropped. */
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
