import * as v from 'valibot';
import { type Mapping } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import type { MetricName } from './metric.js';
/** A model as a config names it; what it does not say is null. */
export interface ModelConfig {
    readonly provider: string | null;
    readonly model: string | null;
    readonly baseUrl: string | null;
    readonly apiKeyEnv: string | null;
    readonly apiKey: string | null;
    readonly organization: string | null;
    readonly project: string | null;
    readonly temperature: number | null;
    readonly maxTokens: number | null;
}
/** What a config says of the judge. */
export interface JudgeConfig {
    /** null: no `llm` section, so the config does not request a judge. */
    readonly llm: {
        readonly generation: ModelConfig;
        readonly embedding: ModelConfig;
    } | null;
    readonly correctness: {
        readonly enabled: boolean;
        readonly protocol: ScoringRules['protocol'] | null;
        readonly prompt: string | null;
    };
    readonly relevance: {
        readonly enabled: boolean;
        readonly questions: number;
        readonly noncommittal: ScoringRules['noncommittal'] | null;
    };
    /** Metrics that are switched on in so many words. */
    readonly wanted: readonly MetricName[];
    /** The `llm` section names a generation model and none for embeddings: relevance is left out, as the library does. */
    readonly lacksEmbedding: boolean;
    readonly concurrency: number;
    readonly timeoutSec: number;
    readonly maxRetries: number;
    /** null: the door's default. */
    readonly maxCostUsd: number | 'none' | null;
    /** Names of evaluations that only graphrag-eval runs. */
    readonly customEvaluations: number;
}
/** The judge's sections of a config file. */
export declare const JUDGE_SECTIONS: {
    llm: v.OptionalSchema<v.LazySchema<v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
        temperature: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, undefined>;
        max_tokens: v.NullishSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, v.IntegerAction<number, "expected a whole number">]>, undefined>;
        provider: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
        model: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
        name: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
        base_url: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
        api_base: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
        api_key_env: v.NullishSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, v.CheckAction<string, `expected a variable that holds the judge's key; variables that begin with ${string} are refused; provider: azure reads AZURE_OPENAI_API_KEY by itself`>]>, undefined>;
        api_key: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
        organization: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
        project: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
    }, undefined>]> | v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
        generation: v.OptionalSchema<v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
            temperature: v.NullishSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, undefined>;
            max_tokens: v.NullishSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, v.IntegerAction<number, "expected a whole number">]>, undefined>;
            provider: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
            model: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
            name: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
            base_url: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
            api_base: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
            api_key_env: v.NullishSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, v.CheckAction<string, `expected a variable that holds the judge's key; variables that begin with ${string} are refused; provider: azure reads AZURE_OPENAI_API_KEY by itself`>]>, undefined>;
            api_key: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
            organization: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
            project: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
        }, undefined>]>, undefined>;
        embedding: v.OptionalSchema<v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
            provider: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
            model: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
            name: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
            base_url: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
            api_base: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
            api_key_env: v.NullishSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, v.CheckAction<string, `expected a variable that holds the judge's key; variables that begin with ${string} are refused; provider: azure reads AZURE_OPENAI_API_KEY by itself`>]>, undefined>;
            api_key: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
            organization: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
            project: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
        }, undefined>]>, undefined>;
    }, undefined>]>>, undefined>;
    answer_correctness: v.OptionalSchema<v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
        enabled: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        protocol: v.OptionalSchema<v.PicklistSchema<["claims", "tsv"], undefined>, undefined>;
        prompt: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
    }, undefined>]>, undefined>;
    answer_relevance: v.OptionalSchema<v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
        enabled: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        questions: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, v.IntegerAction<number, "expected a whole number">]>, undefined>;
        noncommittal: v.OptionalSchema<v.PicklistSchema<["any", "all"], undefined>, undefined>;
    }, undefined>]>, undefined>;
    judge: v.OptionalSchema<v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
        concurrency: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, v.IntegerAction<number, "expected a whole number">]>, undefined>;
        timeout_sec: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, undefined>;
        max_retries: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, v.IntegerAction<number, "expected a whole number">]>, undefined>;
        max_cost_usd: v.NullishSchema<v.UnionSchema<[v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, v.LiteralSchema<"none", undefined>], undefined>, undefined>;
    }, undefined>]>, undefined>;
    custom_evaluations: v.NullishSchema<v.ArraySchema<v.UnknownSchema, undefined>, undefined>;
};
type Sections = v.InferOutput<v.StrictObjectSchema<typeof JUDGE_SECTIONS, undefined>>;
/** The keys that are known at each place, to name the nearest for an unknown one. */
export declare function knownJudgeKeys(value: Mapping): [path: readonly string[], known: readonly string[]][];
export declare function judgeConfigOf(sections: Sections): JudgeConfig;
/** A model of which nothing is said. */
export declare const NO_MODEL: ModelConfig;
/** What holds where no config says anything. */
export declare const NO_JUDGE_CONFIG: JudgeConfig;
export {};
