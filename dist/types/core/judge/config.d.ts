import * as v from 'valibot';
import { type Mapping, type Path } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { type CustomEvaluation } from './custom-config.js';
import type { MetricName } from './metric.js';
/** A model in a config; null for each missing key. */
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
/** The judge settings of a config. */
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
    /** Metrics that the config enables explicitly. */
    readonly wanted: readonly MetricName[];
    /**
     * The `llm` section has a generation model and no embedding model; relevance is then skipped, as in graphrag-eval.
     */
    readonly lacksEmbedding: boolean;
    readonly concurrency: number;
    readonly timeoutSec: number;
    readonly maxRetries: number;
    /** null: the default of the entry point. */
    readonly maxCostUsd: number | 'none' | null;
    readonly custom: readonly CustomEvaluation[];
    /** Whether retrieval steps are judged; null: as the preset says. */
    readonly retrieval: boolean | null;
    /** The calibration file, relative to the config; null: none. */
    readonly calibration: string | null;
    /** Whether gates on judged figures need a judge that people have checked. */
    readonly requiresTrust: boolean;
    /** The config has `temperature: null`, which graphrag-eval 6 refuses. */
    readonly hasNullTemperature: boolean;
}
/** The judge's sections of a config file. */
export declare const JUDGE_SECTIONS: {
    llm: v.OptionalSchema<v.LazySchema<v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
        temperature: v.NullishSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.TransformAction<unknown, unknown>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>]>, undefined>;
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
    }, (issue: v.StrictObjectIssue) => string>]> | v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
        generation: v.OptionalSchema<v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
            temperature: v.NullishSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.TransformAction<unknown, unknown>, v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>]>, undefined>;
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
        }, (issue: v.StrictObjectIssue) => string>]>, undefined>;
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
        }, (issue: v.StrictObjectIssue) => string>]>, undefined>;
    }, (issue: v.StrictObjectIssue) => string>]>>, undefined>;
    answer_correctness: v.OptionalSchema<v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
        enabled: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.TransformAction<unknown, unknown>, v.BooleanSchema<undefined>]>, undefined>;
        protocol: v.OptionalSchema<v.PicklistSchema<["claims", "tsv"], undefined>, undefined>;
        prompt: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
    }, (issue: v.StrictObjectIssue) => string>]>, undefined>;
    answer_relevance: v.OptionalSchema<v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
        enabled: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.TransformAction<unknown, unknown>, v.BooleanSchema<undefined>]>, undefined>;
        questions: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, v.IntegerAction<number, "expected a whole number">]>, undefined>;
        noncommittal: v.OptionalSchema<v.PicklistSchema<["any", "all"], undefined>, undefined>;
    }, (issue: v.StrictObjectIssue) => string>]>, undefined>;
    judge: v.OptionalSchema<v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
        concurrency: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, v.IntegerAction<number, "expected a whole number">]>, undefined>;
        timeout_sec: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, undefined>;
        max_retries: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, v.IntegerAction<number, "expected a whole number">]>, undefined>;
        retrieval: v.OptionalSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.TransformAction<unknown, unknown>, v.BooleanSchema<undefined>]>, undefined>;
        calibration: v.NullishSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TrimAction, v.MinLengthAction<string, 1, "expected text that is not empty">]>, undefined>;
        require: v.OptionalSchema<v.PicklistSchema<["trusted"], undefined>, undefined>;
        max_cost_usd: v.NullishSchema<v.UnionSchema<[v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, number, string>, v.MaxValueAction<number, number, string>]>, v.LiteralSchema<"none", undefined>], undefined>, undefined>;
    }, (issue: v.StrictObjectIssue) => string>]>, undefined>;
    custom_evaluations: v.NullishSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
        name: v.StringSchema<undefined>;
        inputs: v.SchemaWithPipe<readonly [v.ArraySchema<v.PicklistSchema<readonly ["question", "reference_answer", "actual_answer", "reference_steps", "actual_steps"], `expected one of ${string}`>, undefined>, v.MinLengthAction<("reference_answer" | "reference_steps" | "actual_answer" | "actual_steps" | "question")[], 1, `expected at least one of ${string}`>, v.CheckAction<("reference_answer" | "reference_steps" | "actual_answer" | "actual_steps" | "question")[], "expected each input once">]>;
        instructions: v.StringSchema<undefined>;
        outputs: v.SchemaWithPipe<readonly [v.CustomSchema<Record<string, unknown>, v.ErrorMessage<v.CustomIssue> | undefined>, v.RecordSchema<v.StringSchema<undefined>, v.UnionSchema<[v.StringSchema<undefined>, v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
            description: v.StringSchema<undefined>;
            min: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
            max: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
        }, (issue: v.StrictObjectIssue) => string>]>], "expected a description, or a mapping with description, min and max">, undefined>, v.CheckAction<{
            [x: string]: string | {
                description: string;
                min?: number | undefined;
                max?: number | undefined;
            };
        }, "expected at least one output, as in score: a number from 0 to 1">, v.CheckAction<{
            [x: string]: string | {
                description: string;
                min?: number | undefined;
                max?: number | undefined;
            };
        }, "expected at most 50 outputs">]>;
        steps_name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        steps_keys: v.NullishSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.PicklistSchema<["args", "output"], undefined>, undefined>, v.MinLengthAction<("output" | "args")[], 1, "expected args, output, or both">]>, undefined>;
    }, (issue: v.StrictObjectIssue) => string>]>, v.CheckAction<{
        name: string;
        inputs: ("reference_answer" | "reference_steps" | "actual_answer" | "actual_steps" | "question")[];
        instructions: string;
        outputs: {
            [x: string]: string | {
                description: string;
                min?: number | undefined;
                max?: number | undefined;
            };
        };
        steps_name?: string | null | undefined;
        steps_keys?: ("output" | "args")[] | null | undefined;
    }, "expected steps_name and steps_keys for the inputs reference_steps and actual_steps">]>, undefined>, v.MinLengthAction<{
        name: string;
        inputs: ("reference_answer" | "reference_steps" | "actual_answer" | "actual_steps" | "question")[];
        instructions: string;
        outputs: {
            [x: string]: string | {
                description: string;
                min?: number | undefined;
                max?: number | undefined;
            };
        };
        steps_name?: string | null | undefined;
        steps_keys?: ("output" | "args")[] | null | undefined;
    }[], 1, "expected at least one evaluation, or no section">]>, undefined>;
};
type Sections = v.InferOutput<v.StrictObjectSchema<typeof JUDGE_SECTIONS, undefined>>;
/** The known keys of each section, to suggest the nearest for an unknown key. */
export declare function knownJudgeKeys(value: Mapping): [path: Path, known: readonly string[]][];
export declare function judgeConfigOf(sections: Sections): JudgeConfig;
/** A model without settings. */
export declare const NO_MODEL: ModelConfig;
/** The judge settings without a config. */
export declare const NO_JUDGE_CONFIG: JudgeConfig;
export {};
