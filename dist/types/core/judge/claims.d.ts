import * as v from 'valibot';
import type { Mapping } from '../text/values.js';
import { type Decoded } from '../words/errors.js';
import type { ScoringRules } from '../words/scoring-rules.js';
/** The judge's verdict: the claims of both answers, and the pairs that state the same fact. */
interface ClaimsVerdict {
    readonly reference_claims: readonly string[];
    readonly actual_claims: readonly string[];
    readonly matches: readonly {
        readonly reference_index: number;
        readonly actual_index: number;
    }[];
    readonly reason: string;
}
/** The verdict in the cache: no other keys, and only pairs of existing claims. */
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
/** The strict schema for the reply; the order of its keys is the order in which the model reasons. */
export declare const CLAIMS_SCHEMA: Mapping;
/** Reads a verdict; pairs with a missing claim are dropped. */
export declare function decodeClaims(value: unknown): Decoded<ClaimsVerdict>;
/** Describes a schema violation without the text of the reply. */
export declare function problemOf(issue: v.BaseIssue<unknown>): string;
/** Counts the claims, each matched at most once, and lists the reference claims that the answer lacks. */
export declare function countClaims(verdict: ClaimsVerdict): Counts & {
    readonly missed: readonly string[];
};
/** The claim counts of a verdict; with the claims protocol the code counts, not the model. */
interface Counts {
    readonly reference: number;
    readonly actual: number;
    readonly matching: number;
}
/**
 * The figures of answer correctness: recall = matching / reference claims, precision = matching / actual claims (absent
 * without actual claims), F1 = their harmonic mean; each in [0, 1]. Without a match F1 is 0 or absent, by the scoring
 * rules.
 */
export declare function correctnessFigures(counts: Counts, reason: string, rule: ScoringRules['answer_f1']): Mapping;
/** The figures of an empty answer: it has no claims, and a recall of 0 needs no count of the reference's claims. */
export declare function emptyAnswerFigures(rule: ScoringRules['answer_f1']): Mapping;
/** The verdict in a line of four values. */
interface TsvVerdict extends Counts {
    readonly reason: string;
}
/** The wording of error messages: that of release 4, or of later releases. */
export type Wording = 'release 4' | 'later';
/** Reads `reference⇥actual⇥matching⇥reason`; further values are dropped. Errors have graphrag-eval's wording. */
export declare function decodeTsv(reply: string, wording: Wording): Decoded<TsvVerdict>;
/** A list of texts in Python's notation, as in graphrag-eval's messages. */
export declare function pythonList(texts: readonly string[]): string;
export {};
