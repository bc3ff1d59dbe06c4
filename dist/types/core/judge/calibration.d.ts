import * as v from 'valibot';
import { type Agreement, type VerdictTable } from '../statistics/agreement.js';
import { type Mapping } from '../text/values.js';
import { type Decoded } from '../words/errors.js';
import { countVerdicts, type HumanVerdict, type LabelledAnswer, type ResolvedLabels } from './labels.js';
declare const OPERATORS: readonly [">=", ">", "<=", "<"];
/** Which figures of an answer mean that it passes. Example: `answer_f1 >= 0.8`. */
export interface PassRule {
    readonly figure: string;
    readonly operator: (typeof OPERATORS)[number];
    readonly limit: number;
}
/** Reads a rule; throws a usage error with an example. */
export declare function decodePassRule(text: string, input?: string): PassRule;
export declare function passRuleText({ figure, operator, limit }: PassRule): string;
/** Whether a figure passes. */
export declare function passes(value: number, { operator, limit }: PassRule): boolean;
/** Whether a judge can be trusted, on these labels. */
declare const OUTCOMES: readonly ["trusted", "not_trusted", "undecided"];
export type Outcome = (typeof OUTCOMES)[number];
/** The bar that both rates must reach with the lower ends of their intervals. */
export declare const DEFAULT_BAR = 0.7;
/** The lowest bar: a judge that says pass and fail at random reaches any lower one. */
export declare const MIN_BAR = 0.5;
/** Minimum number of answers that people fail; with fewer the outcome is undecided. */
export declare const MIN_FAILED = 10;
/** The outcome of a calibration, with the rates that decided it. */
interface Verdict extends Agreement {
    readonly outcome: Outcome;
    /** Number of answers without a verdict of the judge, if they could change the outcome; else 0. */
    readonly open: number;
}
/** Answers that the judge did not judge, by the verdict of people. */
interface Unjudged {
    readonly pass: number;
    readonly fail: number;
}
/** Decides whether a judge is trusted: undecided if verdicts that the judge did not return could change the outcome. */
export declare function verdictOf(table: VerdictTable, bar: number, { pass, fail }?: Unjudged): Verdict;
declare const schema: v.ObjectSchema<{
    readonly schema_version: v.LiteralSchema<1, "expected schema version 1">;
    readonly judge: v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>;
    readonly figure: v.StringSchema<undefined>;
    readonly pass: v.StringSchema<undefined>;
    readonly bar: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0.5, "expected a bar from 0.5 to 1">, v.MaxValueAction<number, 1, undefined>]>;
    readonly outcome: v.PicklistSchema<readonly ["trusted", "not_trusted", "undecided"], undefined>;
    readonly counts: v.ObjectSchema<{
        readonly pass_pass: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000, undefined>]>;
        readonly pass_fail: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000, undefined>]>;
        readonly fail_pass: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000, undefined>]>;
        readonly fail_fail: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000, undefined>]>;
    }, undefined>;
    readonly not_judged: v.OptionalSchema<v.ObjectSchema<{
        readonly pass: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000, undefined>]>;
        readonly fail: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000, undefined>]>;
    }, undefined>, undefined>;
    readonly repeated: v.OptionalSchema<v.ObjectSchema<{
        readonly same: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000, undefined>]>;
        readonly of: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000, undefined>]>;
    }, undefined>, undefined>;
    readonly labels: v.StringSchema<undefined>;
    readonly date: v.StringSchema<undefined>;
    readonly raters: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    readonly panel: v.ArraySchema<v.ObjectSchema<{
        readonly answer: v.StringSchema<undefined>;
        readonly human: v.PicklistSchema<["pass", "fail"], undefined>;
        readonly judge: v.PicklistSchema<["pass", "fail"], undefined>;
    }, undefined>, undefined>;
}, undefined>;
/** A calibration file: the result of a comparison of a judge with people, without any text of an answer. */
export type Calibration = v.InferOutput<typeof schema>;
export declare function makeCalibration(content: Omit<Calibration, 'schema_version'>): Calibration;
/** Reads a calibration file; its counts must be those of its panel, and its outcome must follow from them. */
export declare function decodeCalibration(value: unknown, file: string): Decoded<Calibration>;
/** The answers that the judge did not judge. */
export declare function countUnjudged(answers: Parameters<typeof countVerdicts>[0]): Unjudged;
export declare function tableOf({ counts }: Pick<Calibration, 'counts'>): VerdictTable;
/**
 * The part of a judge's identity that a calibration is bound to. What was finally sent depends on the server, and is
 * left out.
 */
export declare function boundIdentity({ identity }: {
    readonly identity: Mapping;
}): Mapping;
/** The keys in which two judges differ; empty for the same judge. Example: `model`. */
export declare function differingKeys(calibrated: Mapping, current: Mapping): string[];
/** An answer with the verdict of people and that of the judge. */
export interface ComparedAnswer extends LabelledAnswer {
    /** null: the judge returned no figure. */
    readonly judge: HumanVerdict | null;
    /** The judge's explanation; null without one. */
    readonly reason: string | null;
}
/** A judge compared with people. */
export interface CalibrationResult extends Verdict {
    readonly model: string;
    /** How the answers were judged, and the first failure. */
    readonly metric: {
        readonly identity: Mapping;
        readonly example: string | null;
    };
    readonly pass: PassRule;
    readonly bar: number;
    readonly labels: ResolvedLabels;
    readonly answers: readonly ComparedAnswer[];
    readonly table: VerdictTable;
    /** How often the judge returned the same verdict each time; null: it was asked once. */
    readonly repeated: {
        readonly same: number;
        readonly of: number;
    } | null;
    readonly calibration: Calibration;
}
/** An answer with the judge's earlier verdict and that of now. */
export interface RepeatedVerdict {
    readonly before: HumanVerdict;
    readonly now: HumanVerdict;
}
/** How many of some answers got another verdict when they were judged again. */
interface Repeats {
    readonly same: number;
    readonly of: number;
}
/** Whether a judge returns other verdicts than before, beyond how it differs from itself. */
export interface Drift {
    readonly changed: number;
    readonly of: number;
    /** How often the judge differs from itself; null: unknown, and counted as never. */
    readonly repeated: Repeats | null;
    /** One-sided p of Fisher's exact test, in (0, 1]. */
    readonly p: number;
    readonly isDrifted: boolean;
    /** Number of answers that pass now and did not before, and the other way round, with p of their sign test. */
    readonly toPass: number;
    readonly toFail: number;
    readonly directionP: number;
}
/** Maximum p at which changed verdicts are drift. */
export declare const DRIFT_LEVEL = 0.01;
/** Compares the verdicts of now with earlier ones. */
export declare function driftOf(verdicts: readonly RepeatedVerdict[], repeated: Repeats | null): Drift;
/** The verdict of most rounds, the earlier one on a tie; null if no round has one. */
export declare function verdictOfMost(rounds: readonly (HumanVerdict | null)[], before: HumanVerdict): HumanVerdict | null;
/** A judge that was asked again. */
export interface CheckResult {
    readonly model: string;
    readonly pass: PassRule;
    readonly drift: Drift;
    /** Number of answers that got no verdict, and why. */
    readonly unjudged: number;
    readonly example: string | null;
    /** What served the verdicts of now. */
    readonly served: readonly string[];
    /** Labels that are not those of the calibration: number of answers of its panel that are in them, of all; null: the same. */
    readonly otherLabels: {
        readonly asked: number;
        readonly of: number;
    } | null;
    /** How the judge agrees with people now, and the earlier outcome; null: there are no labels. */
    readonly people: (Verdict & {
        readonly bar: number;
        readonly before: Outcome;
    }) | null;
}
export {};
