import * as v from 'valibot';
/** Maximum number of kept runs of a branch. */
export declare const MAX_RUNS = 30;
/** Maximum number of kept results of a question. */
export declare const MAX_RESULTS = 20;
/** A number in [0, 1]. */
export declare const share: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>]>;
/** The results of a question, newest last. */
export declare const resultsField: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "expected up to 20 results, each one of 0, 1, p, e, -">]>;
/** A run of the branch in the history of a baseline; unknown values are absent. */
declare const runSchema: v.ObjectSchema<{
    readonly commit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "expected a commit">]>, undefined>;
    readonly time: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, undefined>]>, undefined>;
    /** The steps score. */
    readonly micro: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>]>, undefined>;
    readonly macro: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>]>, undefined>;
    /** Number of questions with reference steps. */
    readonly questions: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000000000, undefined>]>, v.IntegerAction<number, undefined>]>;
    /** Mean per question, as are seconds and cost. */
    readonly tokens: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000000000, undefined>]>, undefined>;
    readonly seconds: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000000000, undefined>]>, undefined>;
    readonly cost: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000000000, undefined>]>, undefined>;
    readonly run_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "expected the id of a run">]>, undefined>;
    /** 95 % interval of the steps score, clustered by template. */
    readonly interval: v.OptionalSchema<v.TupleSchema<[v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>]>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>]>], undefined>, undefined>;
    /** The share of answer checks that hold, and of the questions that keep their rules. */
    readonly answer_check_score: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>]>, undefined>;
    readonly rules_score: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>]>, undefined>;
}, undefined>;
/** A question that was not in the newest run, and its results before. */
declare const absentSchema: v.ObjectSchema<{
    readonly question_id: v.StringSchema<undefined>;
    readonly fingerprint: v.StringSchema<undefined>;
    readonly results: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "expected up to 20 results, each one of 0, 1, p, e, -">]>;
}, undefined>;
/** The runs before a baseline, and the baseline as the newest one. */
export declare const historySchema: v.ObjectSchema<{
    readonly runs: v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        readonly commit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "expected a commit">]>, undefined>;
        readonly time: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.IsoTimestampAction<string, undefined>]>, undefined>;
        /** The steps score. */
        readonly micro: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>]>, undefined>;
        readonly macro: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>]>, undefined>;
        /** Number of questions with reference steps. */
        readonly questions: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000000000, undefined>]>, v.IntegerAction<number, undefined>]>;
        /** Mean per question, as are seconds and cost. */
        readonly tokens: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000000000, undefined>]>, undefined>;
        readonly seconds: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000000000, undefined>]>, undefined>;
        readonly cost: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1000000000000000, undefined>]>, undefined>;
        readonly run_id: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "expected the id of a run">]>, undefined>;
        /** 95 % interval of the steps score, clustered by template. */
        readonly interval: v.OptionalSchema<v.TupleSchema<[v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>]>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>]>], undefined>, undefined>;
        /** The share of answer checks that hold, and of the questions that keep their rules. */
        readonly answer_check_score: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>]>, undefined>;
        readonly rules_score: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 1, undefined>]>, undefined>;
    }, undefined>, undefined>, v.MinLengthAction<{
        commit?: string | undefined;
        time?: string | undefined;
        micro?: number | undefined;
        macro?: number | undefined;
        questions: number;
        tokens?: number | undefined;
        seconds?: number | undefined;
        cost?: number | undefined;
        run_id?: string | undefined;
        interval?: [number, number] | undefined;
        answer_check_score?: number | undefined;
        rules_score?: number | undefined;
    }[], 1, undefined>, v.MaxLengthAction<{
        commit?: string | undefined;
        time?: string | undefined;
        micro?: number | undefined;
        macro?: number | undefined;
        questions: number;
        tokens?: number | undefined;
        seconds?: number | undefined;
        cost?: number | undefined;
        run_id?: string | undefined;
        interval?: [number, number] | undefined;
        answer_check_score?: number | undefined;
        rules_score?: number | undefined;
    }[], 30, undefined>]>;
    readonly absent: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly question_id: v.StringSchema<undefined>;
        readonly fingerprint: v.StringSchema<undefined>;
        readonly results: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, "expected up to 20 results, each one of 0, 1, p, e, -">]>;
    }, undefined>, undefined>, undefined>;
}, undefined>;
export type HistoryRun = Readonly<v.InferOutput<typeof runSchema>>;
export type AbsentQuestion = Readonly<v.InferOutput<typeof absentSchema>>;
export interface History {
    /** At least one, newest last. */
    readonly runs: readonly HistoryRun[];
    readonly absent?: readonly AbsentQuestion[] | undefined;
}
/** The characters for results: right, wrong, partly right, failed, question not in the run. */
export declare const RESULTS: {
    readonly right: "1";
    readonly wrong: "0";
    readonly partly: "p";
    readonly failed: "e";
    readonly unasked: "-";
};
/** How often a question was right in its newest runs. */
interface RecentResults {
    readonly right: number;
    /** Number of runs with the question. */
    readonly runs: number;
}
/**
 * Whether the results of a question, newest last, changed at least twice in its last 10 runs, or between the newest
 * two. Runs without the question do not count.
 */
export declare function isFlakyHistory(results: string | undefined): boolean;
/** Number of right results in its last 10 runs. */
export declare function recentResults(results: string): RecentResults;
export {};
