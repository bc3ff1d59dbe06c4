import * as v from 'valibot';
import type { Mapping } from '../text/values.js';
import { type Decoded } from '../words/errors.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { type WantedReply } from './ask.js';
declare const verdict: v.ObjectSchema<{
    readonly reference_claims: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.CheckAction<string[], "a list with a claim of the reference answer">]>;
    readonly actual_claims: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly matches: v.ArraySchema<v.ObjectSchema<{
        readonly reference_index: v.NumberSchema<undefined>;
        readonly actual_index: v.NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly reason: v.StringSchema<undefined>;
}, undefined>;
/** The judge's verdict: the claims of both answers, and the pairs that state the same fact. */
type ClaimsVerdict = v.InferOutput<typeof verdict>;
/** Pairs with a claim that does not exist are dropped. */
export declare const claimsVerdict: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly reference_claims: v.SchemaWithPipe<readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.CheckAction<string[], "a list with a claim of the reference answer">]>;
    readonly actual_claims: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly matches: v.ArraySchema<v.ObjectSchema<{
        readonly reference_index: v.NumberSchema<undefined>;
        readonly actual_index: v.NumberSchema<undefined>;
    }, undefined>, undefined>;
    readonly reason: v.StringSchema<undefined>;
}, undefined>, v.TransformAction<{
    reference_claims: string[];
    actual_claims: string[];
    matches: {
        reference_index: number;
        actual_index: number;
    }[];
    reason: string;
}, {
    reference_claims: string[];
    actual_claims: string[];
    matches: {
        reference_index: number;
        actual_index: number;
    }[];
    reason: string;
}>]>;
export declare const decodeClaims: (value: unknown) => Decoded<{
    reference_claims: string[];
    actual_claims: string[];
    matches: {
        reference_index: number;
        actual_index: number;
    }[];
    reason: string;
}>;
/** How the judge lists and matches claims. */
export declare const CLAIMS_REPLY: WantedReply<ClaimsVerdict>;
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
export {};
