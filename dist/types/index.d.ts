/** Any item of a list, as in `[*]`. */
declare const ANY_ITEM: unique symbol;
/** Keys, indexes and `[*]` that lead to values. */
type JsonPath = readonly (string | number | typeof ANY_ITEM)[];
/** How far a number may be from the reference: by an absolute difference, or by a share of the reference. */
type Tolerance$1 = Readonly<Record<'absolute' | 'relative', number>>;
interface ValueRules {
  /** The tolerance of all numbers without a rule for their path; null: numbers must be equal. */
  readonly tolerance: Tolerance$1 | null;
  /** The order of no list counts. */
  readonly unordered: boolean;
  /** The normalization of texts before they are compared; null: not given. */
  readonly normalize: readonly Normalization[] | null;
  readonly paths: PathState;
}
/** One thing that is said of a path. */
interface PathRule {
  readonly path: JsonPath;
  readonly rule: 'ignored' | 'taken' | 'unordered' | Tolerance$1;
}
/** The rules of one place of a value and of those below it, with the rest of their paths. */
type PathState = readonly PathRule[];
declare const NORMALIZATIONS: readonly ["trim", "whitespace", "case", "time", "nulls", "boolean"];
type Normalization = (typeof NORMALIZATIONS)[number];
/** A prefix that no text of a file has by chance. */
/** `includes`: the actual value may hold more than the reference; `within`: it may hold less. */
type MatchMode = 'exact' | 'includes' | 'within';
declare const MATCH_OUTPUTS: {
  readonly exact: {
    readonly kinds: readonly ["sparql", "csv", "json", "text"];
    readonly comparedAs: "kind";
    readonly reference: "value";
    readonly mode: "exact";
  };
  readonly includes: {
    readonly kinds: readonly ["csv", "json", "text"];
    readonly comparedAs: "kind";
    readonly reference: "value";
    readonly mode: "includes";
  };
  readonly within: {
    readonly kinds: readonly ["json"];
    readonly comparedAs: "kind";
    readonly reference: "value";
    readonly mode: "within";
  };
  readonly regex: {
    readonly kinds: readonly ["csv", "text"];
    readonly comparedAs: "text";
    readonly reference: "pattern";
    readonly mode: "exact";
    readonly comparator: "text";
  };
  readonly table: {
    readonly kinds: readonly ["sparql", "csv", "json", "text"];
    readonly comparedAs: "table";
    readonly reference: "value";
    readonly mode: "exact";
  };
  readonly ignore: {
    readonly kinds: readonly ["sparql", "csv", "json", "text"];
    readonly comparedAs: null;
    readonly reference: "unused";
    readonly mode: "exact";
    readonly comparator: "call";
  };
};
/** How the output of a step is compared, if its keys define it. */
type OutputMatch = keyof typeof MATCH_OUTPUTS;
/** The comparators, by the names that `evaluation.yaml` has. */
type ComparatorName = 'call' | 'text' | 'json' | 'table' | 'sparql' | 'iri_discovery' | 'time_series' | 'data_points' | 'retrieval';
/** The text for a sum beyond the largest number. */
declare const TOO_LARGE = "too large";
/** A mapping as YAML and JSON are read. */
type Mapping = Readonly<Record<string, unknown>>;
/** A compiled regular expression, or why it is invalid. */
type Pattern = /** Whether some part of a text matches; null: the search would take too long, as the text is too long for the expression. */{
  readonly kind: 'ok';
  readonly matches: (text: string) => boolean | null;
} | {
  readonly kind: 'invalid';
  readonly reason: string;
};
/** Limits on how an agent answers, in addition to the outputs of its steps; each is optional. */
interface Rules {
  /** Patterns of tools that must not be called, successfully or not. */
  readonly forbidden?: readonly string[];
  /** Patterns of the only tools that may be called. */
  readonly allowed?: readonly string[];
  readonly max_steps?: number;
  readonly max_failed_steps?: number;
  /** Patterns of tools whose first calls must come in this order. */
  readonly order?: readonly string[];
  /** How often the tools of each pattern are called: a number, or the least and the most. */
  readonly calls?: Readonly<Record<string, CallCount>>;
  readonly max_total_tokens?: number;
  readonly max_elapsed_sec?: number;
  readonly max_cost_usd?: number;
}
/** A number of calls: exactly so many, or at least and at most so many. */
type CallCount = number | {
  readonly min?: number;
  readonly max?: number;
};
/** The name of a rule, as its key in the corpus. */
type RuleName = keyof Rules;
/** A rule that an answer broke; `limit` and `actual` are absent where a file only names the rule. */
interface BrokenRule {
  readonly rule: RuleName;
  /** The pattern of tools that `calls` counts. */
  readonly tool?: string;
  /** The forbidden pattern, the order, the most that is allowed, or the number of calls in words: `at most 3`. */
  readonly limit?: string | number | readonly string[];
  /** The tool that was called, the order of the calls, or the figure of the answer. */
  readonly actual?: string | number | readonly string[];
  /** How many of too many calls are the same one; absent: fewer than three. */
  readonly same_calls?: number;
}
interface RulesOutcome {
  /** 1 when all checked rules hold, else 0; a mean for several answers; null: no rule was checked. */
  readonly score: number | null;
  readonly checked: readonly RuleName[];
  readonly broken: readonly BrokenRule[];
  /** Rules over figures that the response does not report. */
  readonly unchecked: readonly RuleName[];
}
/** How far a number may be off: by an absolute difference or a share of the reference, whichever is more. */
type NumberTolerance = number | {
  readonly absolute?: number;
  readonly relative?: number;
};
type AnswerCheck = {
  readonly check: 'includes' | 'excludes';
  readonly expected: string;
} /** One of these is the whole answer. */ | {
  readonly check: 'equals';
  readonly expected: readonly string[];
} /** Some part of the answer matches; the pattern is null where nothing is scored. */ | {
  readonly check: 'regex';
  readonly expected: string;
  readonly pattern: Pattern | null;
} /** Some number in the answer is near. */ | {
  readonly check: 'number';
  readonly expected: number;
  readonly tolerance?: NumberTolerance;
};
/** The checks of a question's final answer, at least one. */
interface AnswerChecks$1 {
  readonly checks: readonly AnswerCheck[];
  /** They hold for all texts of the agent, not for the last one alone. */
  readonly isAnywhere?: boolean;
  /** As a corpus would have them, each in its shortest form. */
  readonly source: Mapping;
}
/** The text for an answer that is too long for a regular expression. */
declare const TOO_LONG = "too long";
/** A check that failed. */
interface FailedCheck {
  readonly check: AnswerCheck['check'];
  readonly expected: string | number | readonly string[];
  readonly tolerance?: NumberTolerance;
  /** The nearest number in the answer; `too large`: it is beyond the largest double. Of `regex` only `too long`. */
  readonly actual?: number | typeof TOO_LARGE | typeof TOO_LONG;
  /** Of `includes`: the answer has the text with this sign, which looks like another one. Example: `U+2013`. */
  readonly sign?: string;
}
interface AnswerChecksOutcome {
  /** The share of the checks that hold, in [0, 1]; a mean for several answers. */
  readonly score: number;
  readonly failed: readonly FailedCheck[];
}
/** A corpus as its file has it: templates, which are kinds of question. */
type Corpus = readonly Template[];
/** A kind of question; its `template_id` names it in the aggregates. */
interface Template {
  readonly template_id: string | number;
  /** The title in reports: the name, else the description, else the id. */
  readonly name?: string | null;
  readonly description?: string | null;
  /** Tags of all its questions. */
  readonly tags?: readonly string[] | null;
  /** Whether calls that match no reference step make the steps score 0. */
  readonly extra_calls?: ExtraCalls | null;
  readonly questions?: readonly Question[] | null;
  /** Rules of all its questions. */
  readonly rules?: Rules | null;
  /** `true`: not checked by a person yet, and not scored. */
  readonly draft?: boolean | null;
  /** Keys of all steps of its questions; a step's own key wins. */
  readonly step_defaults?: StepMatching$1 | null;
}
/** A question with the steps that must happen. Without steps, it does not get a steps score. */
interface Question {
  /** Unique in the corpus. */
  readonly id: string | number;
  readonly question_text: string;
  /** The answer that a judge compares with; not part of the steps score. */
  readonly reference_answer?: unknown;
  /** Groups in sequence; the steps of a group in any order. */
  readonly reference_steps?: ReferenceGroups | null;
  /** Alternatives to `reference_steps`: the best one counts. */
  readonly reference_steps_any_of?: readonly ReferenceGroups[] | null;
  /** `true`: not checked by a person yet, and not scored. */
  readonly draft?: boolean | null;
  readonly tags?: readonly string[] | null;
  /** Whether calls that match no reference step make the steps score 0. */
  readonly extra_calls?: ExtraCalls | null;
  /** Limits on how the agent answers; they add to the template's and override them. */
  readonly rules?: Rules | null;
  /** Checks of its final answer. */
  readonly answer?: AnswerChecks | null;
}
type ReferenceGroups = readonly (readonly (ReferenceStep | AnyOf)[])[];
/** Alternative steps; the best one counts. */
interface AnyOf {
  readonly any_of: readonly ReferenceStep[];
}
/** Checks of a final answer; each is one value or a list. */
interface AnswerChecks {
  readonly includes?: string | readonly string[] | null;
  readonly excludes?: string | readonly string[] | null;
  /** Texts, one of which must be the whole answer. */
  readonly equals?: string | readonly string[] | null;
  /** In the syntax of RE2. */
  readonly regex?: string | readonly string[] | null;
  readonly number?: NumberCheck | readonly NumberCheck[] | null;
  /** Checks all texts of the agent, not only the last one. */
  readonly anywhere?: boolean | null;
}
/** A number that occurs in the answer. */
type NumberCheck = number | {
  readonly value: number;
  readonly tolerance?: NumberTolerance | null;
};
/** A tool call that must happen, with the output it must return. */
interface ReferenceStep extends StepMatching$1 {
  /** The tool. */
  readonly name: string;
  /** Compared for time series, data points and retrieval, and if `match_args` is set. */
  readonly args?: Readonly<Record<string, unknown>> | null;
  /** Text, or the value itself. */
  readonly output?: unknown;
  /** `application/sparql-results+json`, `application/json`, for tables `text/csv`; anything else is compared as text. */
  readonly output_media_type?: string | null;
  /** `error`: a call that must fail; its output is not compared. */
  readonly status?: 'success' | 'error' | null;
  /** Tables: the columns that must be right; all of the reference's own when absent. */
  readonly required_columns?: readonly string[] | null;
  /** Tables: whether the order of the rows counts; false when absent. A list: the columns that decide, rows equal in them in any order. */
  readonly ordered?: boolean | readonly string[] | null;
  /** Tables: whether repeated rows count once; absent: the preset decides. */
  readonly ignore_duplicates?: boolean | null;
}
/** How a step is compared. Examples of paths: `a.b`, `a[0].b`, `a[*].b`, `"odd.key"`. */
interface StepMatching$1 {
  /** `includes`: the agent may give more arguments, `within`: fewer; `shallow`: only shared ones; `ignore` when absent. */
  readonly match_args?: 'ignore' | 'exact' | 'includes' | 'within' | 'shallow' | null;
  /** `regex`: the output is a regular expression for a text; `exact` when absent. */
  readonly match_output?: OutputMatch | null;
  /** Tables in JSON: where the rows are, as `data.items`; of several paths the first that exists. */
  readonly rows_at?: string | readonly string[] | null;
  /** Tables whose rows are lists, or CSV without a header: the names of the columns. */
  readonly columns?: readonly string[] | null;
  /** Tables in CSV: whether the first line has the names of the columns; when absent, unless it has a number or a date. */
  readonly header?: boolean | null;
  /** Tables: columns of texts, in which `1.10` is not `1.1`. */
  readonly text?: readonly string[] | null;
  /** Tables: texts that stand for no value, as `\\N`. */
  readonly nulls?: readonly string[] | null;
  /** Maximum deviation of numbers: a difference, a share of the reference, or one of these by path. */
  readonly tolerance?: Tolerance | null;
  /** Lists whose order does not count, by path; true: all. */
  readonly unordered?: boolean | readonly string[] | null;
  /** Paths that are not compared. */
  readonly ignore?: readonly string[] | null;
  /** How texts are normalized before the comparison; `time`: date-times of the same instant are equal, `boolean`: in tables, `true`, `t` and `1` are. */
  readonly normalize?: readonly ('trim' | 'whitespace' | 'case' | 'time' | 'nulls' | 'boolean')[] | null;
  /** Rules of single paths, which begin with `args.` or `output.`. */
  readonly expect?: Readonly<Record<string, Expectation$1>> | null;
  /** Whether one call may meet this step and others. */
  readonly reuse?: boolean | null;
}
/** The rule for the value at a path. With only `or_absent`, any value is allowed. */
interface Expectation$1 {
  readonly any?: readonly unknown[];
  /** In the syntax of RE2. */
  readonly regex?: string;
  readonly includes?: string;
  readonly number?: number;
  /** For `number`: the largest absolute difference. */
  readonly tolerance?: number;
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';
  readonly or_absent?: boolean;
}
/** Whether calls that matched no reference step make the steps score 0. */
type ExtraCalls = 'allow' | 'forbid' | {
  readonly forbid?: boolean;
  readonly except?: readonly string[];
};
type Amount = number | {
  readonly absolute?: number;
  readonly relative?: number;
};
type Tolerance = Amount | (Exclude<Amount, number> & {
  readonly paths?: Readonly<Record<string, Amount>>;
});
/** The record of the agent for one question, as in a line of a responses file. */
interface Response extends UnnamedResponse {
  readonly question_id: string | number;
}
/** A response without its question's id, because the id is its key. */
interface UnnamedResponse {
  readonly actual_answer?: unknown;
  /** In the order in which they happened. */
  readonly actual_steps?: readonly ActualStep[] | null;
  readonly status?: 'success' | 'error' | null;
  /** Not null: the answer failed. */
  readonly error?: unknown;
  readonly input_tokens?: number | null;
  readonly output_tokens?: number | null;
  readonly total_tokens?: number | null;
  readonly elapsed_sec?: number | null;
  /** The model that the agent ran on, to price its tokens. */
  readonly model?: string | null;
  /** US dollars; replaces the price of the tokens. */
  readonly cost_usd?: number | null;
}
/** A tool call that the agent made. Numbers named `retrieval_…` are aggregated. */
interface ActualStep {
  /** Shown where the step matched; `#1`, `#2` … by position when absent. */
  readonly id?: unknown;
  readonly name: string;
  readonly args?: Readonly<Record<string, unknown>> | null;
  /** Only successful steps can match. */
  readonly status?: 'success' | 'error' | null;
  readonly output?: unknown;
  readonly error?: unknown;
  /** ISO 8601; what `now` and `1w-ago` are relative to. */
  readonly execution_timestamp?: unknown;
  readonly [figure: `retrieval_${string}`]: unknown;
}
/** Responses as a list, or by question id as a `Map` or an object. */
type Responses = readonly Response[] | ReadonlyMap<string, UnnamedResponse> | Readonly<Record<string, UnnamedResponse>>;
/** A 95 % interval; `low` is never above `high`. */
type Interval = Readonly<Record<'low' | 'high', number>>;
/** The figures of a metric in the aggregates. */
type Series = Readonly<Record<'sum' | 'mean' | 'median' | 'min' | 'max', number>>;
//#endregion
//#region src/methods/fallback/fallback.d.ts
/**
* Fallback type.
*/
type Fallback<TSchema extends BaseSchema<unknown, unknown, BaseIssue<unknown>>> = MaybeDeepReadonly<InferOutput<TSchema>> | ((dataset?: OutputDataset<InferOutput<TSchema>, InferIssue<TSchema>>, config?: Config<InferIssue<TSchema>>) => MaybeDeepReadonly<InferOutput<TSchema>>);
/**
* Schema with fallback type.
*/
type SchemaWithFallback<TSchema extends BaseSchema<unknown, unknown, BaseIssue<unknown>>, TFallback$1 extends Fallback<TSchema>> = TSchema & {
  /**
  * The fallback value.
  */
  readonly fallback: TFallback$1;
};
/**
* Returns a fallback value as output if the input does not match the schema.
*
* @param schema The schema to catch.
* @param fallback The fallback value.
*
* @returns The passed schema.
*/
//#endregion
//#region src/methods/fallback/fallbackAsync.d.ts
/**
* Fallback async type.
*/
type FallbackAsync<TSchema extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>> = MaybeDeepReadonly<InferOutput<TSchema>> | ((dataset?: OutputDataset<InferOutput<TSchema>, InferIssue<TSchema>>, config?: Config<InferIssue<TSchema>>) => MaybePromise<MaybeDeepReadonly<InferOutput<TSchema>>>);
/**
* Schema with fallback async type.
*/
type SchemaWithFallbackAsync<TSchema extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, TFallback$1 extends FallbackAsync<TSchema>> = Omit<TSchema, "async" | "~standard" | "~run"> & {
  /**
  * The fallback value.
  */
  readonly fallback: TFallback$1;
  /**
  * Whether it's async.
  */
  readonly async: true;
  /**
  * The Standard Schema properties.
  *
  * @internal
  */
  readonly "~standard": StandardProps<InferInput<TSchema>, InferOutput<TSchema>>;
  /**
  * Parses unknown input values.
  *
  * @param dataset The input dataset.
  * @param config The configuration.
  *
  * @returns The output dataset.
  *
  * @internal
  */
  readonly "~run": (dataset: UnknownDataset, config: Config<BaseIssue<unknown>>) => Promise<OutputDataset<InferOutput<TSchema>, InferIssue<TSchema>>>;
};
/**
* Returns a fallback value as output if the input does not match the schema.
*
* @param schema The schema to catch.
* @param fallback The fallback value.
*
* @returns The passed schema.
*/
//#endregion
//#region src/methods/pipe/pipe.d.ts
/**
* Schema with pipe type.
*/
type SchemaWithPipe<TPipe$1 extends readonly [BaseSchema<unknown, unknown, BaseIssue<unknown>>, ...PipeItem<any, unknown, BaseIssue<unknown>>[]]> = Omit<FirstTupleItem<TPipe$1>, "pipe" | "~standard" | "~run" | "~types"> & {
  /**
  * The pipe items.
  */
  readonly pipe: TPipe$1;
  /**
  * The Standard Schema properties.
  *
  * @internal
  */
  readonly "~standard": StandardProps<InferInput<FirstTupleItem<TPipe$1>>, InferOutput<LastTupleItem<TPipe$1>>>;
  /**
  * Parses unknown input values.
  *
  * @param dataset The input dataset.
  * @param config The configuration.
  *
  * @returns The output dataset.
  *
  * @internal
  */
  readonly "~run": (dataset: UnknownDataset, config: Config<BaseIssue<unknown>>) => OutputDataset<InferOutput<LastTupleItem<TPipe$1>>, InferIssue<TPipe$1[number]>>;
  /**
  * The input, output and issue type.
  *
  * @internal
  */
  readonly "~types"?: {
    readonly input: InferInput<FirstTupleItem<TPipe$1>>;
    readonly output: InferOutput<LastTupleItem<TPipe$1>>;
    readonly issue: InferIssue<TPipe$1[number]>;
  } | undefined;
};
/**
* Adds a pipeline to a schema, that can validate and transform its input.
*
* @param schema The root schema.
* @param item1 The first pipe item.
*
* @returns A schema with a pipeline.
*/
//#endregion
//#region src/types/metadata.d.ts
/**
* Base metadata interface.
*/
interface BaseMetadata<TInput$1> {
  /**
  * The object kind.
  */
  readonly kind: "metadata";
  /**
  * The metadata type.
  */
  readonly type: string;
  /**
  * The metadata reference.
  */
  readonly reference: (...args: any[]) => BaseMetadata<any>;
  /**
  * The input, output and issue type.
  *
  * @internal
  */
  readonly "~types"?: {
    readonly input: TInput$1;
    readonly output: TInput$1;
    readonly issue: never;
  } | undefined;
}
/**
* Generic metadata type.
*/
//#endregion
//#region src/types/dataset.d.ts
/**
* Unknown dataset interface.
*/
interface UnknownDataset {
  /**
  * Whether it's typed.
  */
  typed?: false;
  /**
  * The dataset value.
  */
  value: unknown;
  /**
  * The dataset issues.
  */
  issues?: undefined;
}
/**
* Success dataset interface.
*/
interface SuccessDataset<TValue$1> {
  /**
  * Whether it's typed.
  */
  typed: true;
  /**
  * The dataset value.
  */
  value: TValue$1;
  /**
  * The dataset issues.
  */
  issues?: undefined;
}
/**
* Partial dataset interface.
*/
interface PartialDataset<TValue$1, TIssue extends BaseIssue<unknown>> {
  /**
  * Whether it's typed.
  */
  typed: true;
  /**
  * The dataset value.
  */
  value: TValue$1;
  /**
  * The dataset issues.
  */
  issues: [TIssue, ...TIssue[]];
}
/**
* Failure dataset interface.
*/
interface FailureDataset<TIssue extends BaseIssue<unknown>> {
  /**
  * Whether it's typed.
  */
  typed: false;
  /**
  * The dataset value.
  */
  value: unknown;
  /**
  * The dataset issues.
  */
  issues: [TIssue, ...TIssue[]];
}
/**
* Output dataset type.
*/
type OutputDataset<TValue$1, TIssue extends BaseIssue<unknown>> = SuccessDataset<TValue$1> | PartialDataset<TValue$1, TIssue> | FailureDataset<TIssue>; //#endregion
//#region src/types/standard.d.ts
/**
* The Standard Schema properties interface.
*/
interface StandardProps<TInput$1, TOutput$1> {
  /**
  * The version number of the standard.
  */
  readonly version: 1;
  /**
  * The vendor name of the schema library.
  */
  readonly vendor: "valibot";
  /**
  * Validates unknown input values.
  */
  readonly validate: (value: unknown) => StandardResult<TOutput$1> | Promise<StandardResult<TOutput$1>>;
  /**
  * Inferred types associated with the schema.
  */
  readonly types?: StandardTypes<TInput$1, TOutput$1> | undefined;
}
/**
* The result interface of the validate function.
*/
type StandardResult<TOutput$1> = StandardSuccessResult<TOutput$1> | StandardFailureResult;
/**
* The result interface if validation succeeds.
*/
interface StandardSuccessResult<TOutput$1> {
  /**
  * The typed output value.
  */
  readonly value: TOutput$1;
  /**
  * The non-existent issues.
  */
  readonly issues?: undefined;
}
/**
* The result interface if validation fails.
*/
interface StandardFailureResult {
  /**
  * The issues of failed validation.
  */
  readonly issues: readonly StandardIssue[];
}
/**
* The issue interface of the failure output.
*/
interface StandardIssue {
  /**
  * The error message of the issue.
  */
  readonly message: string;
  /**
  * The path of the issue, if any.
  */
  readonly path?: readonly (PropertyKey | StandardPathItem)[] | undefined;
}
/**
* The path item interface of the issue.
*/
interface StandardPathItem {
  /**
  * The key of the path item.
  */
  readonly key: PropertyKey;
}
/**
* The Standard Schema types interface.
*/
interface StandardTypes<TInput$1, TOutput$1> {
  /**
  * The input type of the schema.
  */
  readonly input: TInput$1;
  /**
  * The output type of the schema.
  */
  readonly output: TOutput$1;
} //#endregion
//#region src/types/schema.d.ts
/**
* Base schema interface.
*/
interface BaseSchema<TInput$1, TOutput$1, TIssue extends BaseIssue<unknown>> {
  /**
  * The object kind.
  */
  readonly kind: "schema";
  /**
  * The schema type.
  */
  readonly type: string;
  /**
  * The schema reference.
  */
  readonly reference: (...args: any[]) => BaseSchema<unknown, unknown, BaseIssue<unknown>>;
  /**
  * The expected property.
  */
  readonly expects: string;
  /**
  * Whether it's async.
  */
  readonly async: false;
  /**
  * The Standard Schema properties.
  *
  * @internal
  */
  readonly "~standard": StandardProps<TInput$1, TOutput$1>;
  /**
  * Parses unknown input values.
  *
  * @param dataset The input dataset.
  * @param config The configuration.
  *
  * @returns The output dataset.
  *
  * @internal
  */
  readonly "~run": (dataset: UnknownDataset, config: Config<BaseIssue<unknown>>) => OutputDataset<TOutput$1, TIssue>;
  /**
  * The input, output and issue type.
  *
  * @internal
  */
  readonly "~types"?: {
    readonly input: TInput$1;
    readonly output: TOutput$1;
    readonly issue: TIssue;
  } | undefined;
}
/**
* Base schema async interface.
*/
interface BaseSchemaAsync<TInput$1, TOutput$1, TIssue extends BaseIssue<unknown>> extends Omit<BaseSchema<TInput$1, TOutput$1, TIssue>, "reference" | "async" | "~run"> {
  /**
  * The schema reference.
  */
  readonly reference: (...args: any[]) => BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>;
  /**
  * Whether it's async.
  */
  readonly async: true;
  /**
  * Parses unknown input values.
  *
  * @param dataset The input dataset.
  * @param config The configuration.
  *
  * @returns The output dataset.
  *
  * @internal
  */
  readonly "~run": (dataset: UnknownDataset, config: Config<BaseIssue<unknown>>) => Promise<OutputDataset<TOutput$1, TIssue>>;
}
/**
* Generic schema type.
*/
//#endregion
//#region src/types/transformation.d.ts
/**
* Base transformation interface.
*/
interface BaseTransformation<TInput$1, TOutput$1, TIssue extends BaseIssue<unknown>> {
  /**
  * The object kind.
  */
  readonly kind: "transformation";
  /**
  * The transformation type.
  */
  readonly type: string;
  /**
  * The transformation reference.
  */
  readonly reference: (...args: any[]) => BaseTransformation<any, any, BaseIssue<unknown>>;
  /**
  * Whether it's async.
  */
  readonly async: false;
  /**
  * Transforms known input values.
  *
  * @param dataset The input dataset.
  * @param config The configuration.
  *
  * @returns The output dataset.
  *
  * @internal
  */
  readonly "~run": (dataset: SuccessDataset<TInput$1>, config: Config<BaseIssue<unknown>>) => OutputDataset<TOutput$1, BaseIssue<unknown> | TIssue>;
  /**
  * The input, output and issue type.
  *
  * @internal
  */
  readonly "~types"?: {
    readonly input: TInput$1;
    readonly output: TOutput$1;
    readonly issue: TIssue;
  } | undefined;
}
/**
* Base transformation async interface.
*/
interface BaseTransformationAsync<TInput$1, TOutput$1, TIssue extends BaseIssue<unknown>> extends Omit<BaseTransformation<TInput$1, TOutput$1, TIssue>, "reference" | "async" | "~run"> {
  /**
  * The transformation reference.
  */
  readonly reference: (...args: any[]) => BaseTransformation<any, any, BaseIssue<unknown>> | BaseTransformationAsync<any, any, BaseIssue<unknown>>;
  /**
  * Whether it's async.
  */
  readonly async: true;
  /**
  * Transforms known input values.
  *
  * @param dataset The input dataset.
  * @param config The configuration.
  *
  * @returns The output dataset.
  *
  * @internal
  */
  readonly "~run": (dataset: SuccessDataset<TInput$1>, config: Config<BaseIssue<unknown>>) => Promise<OutputDataset<TOutput$1, BaseIssue<unknown> | TIssue>>;
}
/**
* Generic transformation type.
*/
//#endregion
//#region src/types/validation.d.ts
/**
* Base validation interface.
*/
interface BaseValidation<TInput$1, TOutput$1, TIssue extends BaseIssue<unknown>> {
  /**
  * The object kind.
  */
  readonly kind: "validation";
  /**
  * The validation type.
  */
  readonly type: string;
  /**
  * The validation reference.
  */
  readonly reference: (...args: any[]) => BaseValidation<any, any, BaseIssue<unknown>>;
  /**
  * The expected property.
  */
  readonly expects: string | null;
  /**
  * Whether it's async.
  */
  readonly async: false;
  /**
  * Validates known input values.
  *
  * @param dataset The input dataset.
  * @param config The configuration.
  *
  * @returns The output dataset.
  *
  * @internal
  */
  readonly "~run": (dataset: OutputDataset<TInput$1, BaseIssue<unknown>>, config: Config<BaseIssue<unknown>>) => OutputDataset<TOutput$1, BaseIssue<unknown> | TIssue>;
  /**
  * The input, output and issue type.
  *
  * @internal
  */
  readonly "~types"?: {
    readonly input: TInput$1;
    readonly output: TOutput$1;
    readonly issue: TIssue;
  } | undefined;
}
/**
* Base validation async interface.
*/
interface BaseValidationAsync<TInput$1, TOutput$1, TIssue extends BaseIssue<unknown>> extends Omit<BaseValidation<TInput$1, TOutput$1, TIssue>, "reference" | "async" | "~run"> {
  /**
  * The validation reference.
  */
  readonly reference: (...args: any[]) => BaseValidation<any, any, BaseIssue<unknown>> | BaseValidationAsync<any, any, BaseIssue<unknown>>;
  /**
  * Whether it's async.
  */
  readonly async: true;
  /**
  * Validates known input values.
  *
  * @param dataset The input dataset.
  * @param config The configuration.
  *
  * @returns The output dataset.
  *
  * @internal
  */
  readonly "~run": (dataset: OutputDataset<TInput$1, BaseIssue<unknown>>, config: Config<BaseIssue<unknown>>) => Promise<OutputDataset<TOutput$1, BaseIssue<unknown> | TIssue>>;
}
/**
* Generic validation type.
*/
//#endregion
//#region src/types/infer.d.ts
/**
* Infer input type.
*/
type InferInput<TItem$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>> | BaseValidation<any, unknown, BaseIssue<unknown>> | BaseValidationAsync<any, unknown, BaseIssue<unknown>> | BaseTransformation<any, unknown, BaseIssue<unknown>> | BaseTransformationAsync<any, unknown, BaseIssue<unknown>> | BaseMetadata<any>> = NonNullable<TItem$1["~types"]>["input"];
/**
* Infer output type.
*/
type InferOutput<TItem$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>> | BaseValidation<any, unknown, BaseIssue<unknown>> | BaseValidationAsync<any, unknown, BaseIssue<unknown>> | BaseTransformation<any, unknown, BaseIssue<unknown>> | BaseTransformationAsync<any, unknown, BaseIssue<unknown>> | BaseMetadata<any>> = NonNullable<TItem$1["~types"]>["output"];
/**
* Infer issue type.
*/
type InferIssue<TItem$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>> | BaseValidation<any, unknown, BaseIssue<unknown>> | BaseValidationAsync<any, unknown, BaseIssue<unknown>> | BaseTransformation<any, unknown, BaseIssue<unknown>> | BaseTransformationAsync<any, unknown, BaseIssue<unknown>> | BaseMetadata<any>> = NonNullable<TItem$1["~types"]>["issue"]; //#endregion
//#region src/types/utils.d.ts
/**
* Checks if a type is `any`.
*/
/**
* Constructs a type that is maybe readonly.
*/
type MaybeReadonly<TValue$1> = TValue$1 | Readonly<TValue$1>;
/**
* Constructs a type that is deeply readonly.
*/
type DeepReadonly<TValue$1> = TValue$1 extends Record<string, unknown> | readonly unknown[] ? { readonly [TKey in keyof TValue$1]: DeepReadonly<TValue$1[TKey]> } : TValue$1;
/**
* Constructs a type that is maybe deeply readonly.
*/
type MaybeDeepReadonly<TValue$1> = TValue$1 | DeepReadonly<TValue$1>;
/**
* Constructs a type that is maybe a promise.
*/
type MaybePromise<TValue$1> = TValue$1 | Promise<TValue$1>;
/**
* Prettifies a type for better readability.
*
* Hint: This type has no effect and is only used so that TypeScript displays
* the final type in the preview instead of the utility types used.
*/
type Prettify<TObject> = { [TKey in keyof TObject]: TObject[TKey] } & {};
/**
* Marks specific keys as optional.
*/
type MarkOptional<TObject, TKeys extends keyof TObject> = { [TKey in keyof TObject]?: unknown } & Omit<TObject, TKeys> & Partial<Pick<TObject, TKeys>>;
/**
* Merges two objects. Overlapping entries from the second object overwrite
* properties from the first object.
*/
/**
* Extracts first tuple item.
*/
type FirstTupleItem<TTuple extends readonly [unknown, ...unknown[]]> = TTuple[0];
/**
* Extracts last tuple item.
*/
type LastTupleItem<TTuple extends readonly [unknown, ...unknown[]]> = TTuple[TTuple extends readonly [unknown, ...infer TRest] ? TRest["length"] : never];
/**
* Converts union to intersection type.
*/
//#endregion
//#region src/types/other.d.ts
/**
* Error message type.
*/
type ErrorMessage<TIssue extends BaseIssue<unknown>> = ((issue: TIssue) => string) | string;
/**
* Default type.
*/
type Default<TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>>, TInput$1 extends null | undefined> = MaybeDeepReadonly<InferInput<TWrapped$1> | TInput$1> | ((dataset?: UnknownDataset, config?: Config<InferIssue<TWrapped$1>>) => MaybeDeepReadonly<InferInput<TWrapped$1> | TInput$1>) | undefined;
/**
* Default async type.
*/
type DefaultAsync<TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, TInput$1 extends null | undefined> = MaybeDeepReadonly<InferInput<TWrapped$1> | TInput$1> | ((dataset?: UnknownDataset, config?: Config<InferIssue<TWrapped$1>>) => MaybePromise<MaybeDeepReadonly<InferInput<TWrapped$1> | TInput$1>>) | undefined;
/**
* Default value type.
*/
type DefaultValue<TDefault extends Default<BaseSchema<unknown, unknown, BaseIssue<unknown>>, null | undefined> | DefaultAsync<BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, null | undefined>> = TDefault extends DefaultAsync<infer TWrapped extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, infer TInput> ? TDefault extends ((dataset?: UnknownDataset, config?: Config<InferIssue<TWrapped>>) => MaybePromise<MaybeDeepReadonly<InferInput<TWrapped> | TInput>>) ? Awaited<ReturnType<TDefault>> : TDefault : never; //#endregion
//#region src/types/object.d.ts
/**
* Optional entry schema type.
*/
type OptionalEntrySchema = ExactOptionalSchema<BaseSchema<unknown, unknown, BaseIssue<unknown>>, unknown> | NullishSchema<BaseSchema<unknown, unknown, BaseIssue<unknown>>, unknown> | OptionalSchema<BaseSchema<unknown, unknown, BaseIssue<unknown>>, unknown>;
/**
* Optional entry schema async type.
*/
type OptionalEntrySchemaAsync = ExactOptionalSchemaAsync<BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, unknown> | NullishSchemaAsync<BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, unknown> | OptionalSchemaAsync<BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, unknown>;
/**
* Object entries interface.
*/
interface ObjectEntries {
  [key: string]: BaseSchema<unknown, unknown, BaseIssue<unknown>> | SchemaWithFallback<BaseSchema<unknown, unknown, BaseIssue<unknown>>, unknown> | OptionalEntrySchema;
}
/**
* Object entries async interface.
*/
interface ObjectEntriesAsync {
  [key: string]: BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>> | SchemaWithFallback<BaseSchema<unknown, unknown, BaseIssue<unknown>>, unknown> | SchemaWithFallbackAsync<BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, unknown> | OptionalEntrySchema | OptionalEntrySchemaAsync;
}
/**
* Object keys type.
*/
/**
* Infer entries input type.
*/
type InferEntriesInput<TEntries$1 extends ObjectEntries | ObjectEntriesAsync> = { -readonly [TKey in keyof TEntries$1]: InferInput<TEntries$1[TKey]> };
/**
* Infer entries output type.
*/
type InferEntriesOutput<TEntries$1 extends ObjectEntries | ObjectEntriesAsync> = { -readonly [TKey in keyof TEntries$1]: InferOutput<TEntries$1[TKey]> };
/**
* Optional input keys type.
*/
type OptionalInputKeys<TEntries$1 extends ObjectEntries | ObjectEntriesAsync> = { [TKey in keyof TEntries$1]: TEntries$1[TKey] extends OptionalEntrySchema | OptionalEntrySchemaAsync ? TKey : never }[keyof TEntries$1];
/**
* Optional output keys type.
*/
type OptionalOutputKeys<TEntries$1 extends ObjectEntries | ObjectEntriesAsync> = { [TKey in keyof TEntries$1]: TEntries$1[TKey] extends OptionalEntrySchema | OptionalEntrySchemaAsync ? undefined extends TEntries$1[TKey]["default"] ? TKey : never : never }[keyof TEntries$1];
/**
* Input with question marks type.
*/
type InputWithQuestionMarks<TEntries$1 extends ObjectEntries | ObjectEntriesAsync, TObject extends InferEntriesInput<TEntries$1>> = MarkOptional<TObject, OptionalInputKeys<TEntries$1>>;
/**
* Output with question marks type.
*/
type OutputWithQuestionMarks<TEntries$1 extends ObjectEntries | ObjectEntriesAsync, TObject extends InferEntriesOutput<TEntries$1>> = MarkOptional<TObject, OptionalOutputKeys<TEntries$1>>;
/**
* Readonly output keys type.
*/
type ReadonlyOutputKeys<TEntries$1 extends ObjectEntries | ObjectEntriesAsync> = { [TKey in keyof TEntries$1]: TEntries$1[TKey] extends {
  readonly pipe: readonly unknown[];
} ? ReadonlyAction<any> extends TEntries$1[TKey]["pipe"][number] ? TKey : never : never }[keyof TEntries$1];
/**
* Output with readonly type.
*/
type OutputWithReadonly<TEntries$1 extends ObjectEntries | ObjectEntriesAsync, TObject extends OutputWithQuestionMarks<TEntries$1, InferEntriesOutput<TEntries$1>>> = ReadonlyOutputKeys<TEntries$1> extends never ? TObject : Readonly<TObject> & Pick<TObject, Exclude<keyof TObject, ReadonlyOutputKeys<TEntries$1>>>;
/**
* Infer object input type.
*/
type InferObjectInput<TEntries$1 extends ObjectEntries | ObjectEntriesAsync> = Prettify<InputWithQuestionMarks<TEntries$1, InferEntriesInput<TEntries$1>>>;
/**
* Infer object output type.
*/
type InferObjectOutput<TEntries$1 extends ObjectEntries | ObjectEntriesAsync> = Prettify<OutputWithReadonly<TEntries$1, OutputWithQuestionMarks<TEntries$1, InferEntriesOutput<TEntries$1>>>>;
/**
* Infer object issue type.
*/
type InferObjectIssue<TEntries$1 extends ObjectEntries | ObjectEntriesAsync> = InferIssue<TEntries$1[keyof TEntries$1]>; //#endregion
//#region src/types/tuple.d.ts
/**
* Tuple items type.
*/
type TupleItems = MaybeReadonly<BaseSchema<unknown, unknown, BaseIssue<unknown>>[]>;
/**
* Tuple items async type.
*/
type TupleItemsAsync = MaybeReadonly<(BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>)[]>;
/**
* Infer tuple input type.
*/
type InferTupleInput<TItems$1 extends TupleItems | TupleItemsAsync> = { -readonly [TKey in keyof TItems$1]: InferInput<TItems$1[TKey]> };
/**
* Infer tuple output type.
*/
type InferTupleOutput<TItems$1 extends TupleItems | TupleItemsAsync> = { -readonly [TKey in keyof TItems$1]: InferOutput<TItems$1[TKey]> };
/**
* Infer tuple issue type.
*/
type InferTupleIssue<TItems$1 extends TupleItems | TupleItemsAsync> = InferIssue<TItems$1[number]>; //#endregion
//#region src/types/issue.d.ts
/**
* Array path item interface.
*/
interface ArrayPathItem {
  /**
  * The path item type.
  */
  readonly type: "array";
  /**
  * The path item origin.
  */
  readonly origin: "value";
  /**
  * The path item input.
  */
  readonly input: MaybeReadonly<unknown[]>;
  /**
  * The path item key.
  */
  readonly key: number;
  /**
  * The path item value.
  */
  readonly value: unknown;
}
/**
* Map path item interface.
*/
interface MapPathItem {
  /**
  * The path item type.
  */
  readonly type: "map";
  /**
  * The path item origin.
  */
  readonly origin: "key" | "value";
  /**
  * The path item input.
  */
  readonly input: Map<unknown, unknown>;
  /**
  * The path item key.
  */
  readonly key: unknown;
  /**
  * The path item value.
  */
  readonly value: unknown;
}
/**
* Object path item interface.
*/
interface ObjectPathItem {
  /**
  * The path item type.
  */
  readonly type: "object";
  /**
  * The path item origin.
  */
  readonly origin: "key" | "value";
  /**
  * The path item input.
  */
  readonly input: Record<string, unknown>;
  /**
  * The path item key.
  */
  readonly key: string;
  /**
  * The path item value.
  */
  readonly value: unknown;
}
/**
* Set path item interface.
*/
interface SetPathItem {
  /**
  * The path item type.
  */
  readonly type: "set";
  /**
  * The path item origin.
  */
  readonly origin: "value";
  /**
  * The path item input.
  */
  readonly input: Set<unknown>;
  /**
  * The path item key.
  */
  readonly key: null;
  /**
  * The path item key.
  */
  readonly value: unknown;
}
/**
* Unknown path item interface.
*/
interface UnknownPathItem {
  /**
  * The path item type.
  */
  readonly type: "unknown";
  /**
  * The path item origin.
  */
  readonly origin: "key" | "value";
  /**
  * The path item input.
  */
  readonly input: unknown;
  /**
  * The path item key.
  */
  readonly key: unknown;
  /**
  * The path item value.
  */
  readonly value: unknown;
}
/**
* Issue path item type.
*/
type IssuePathItem = ArrayPathItem | MapPathItem | ObjectPathItem | SetPathItem | UnknownPathItem;
/**
* Base issue interface.
*/
interface BaseIssue<TInput$1> extends Config<BaseIssue<TInput$1>> {
  /**
  * The issue kind.
  */
  readonly kind: "schema" | "validation" | "transformation";
  /**
  * The issue type.
  */
  readonly type: string;
  /**
  * The raw input data.
  */
  readonly input: TInput$1;
  /**
  * The expected property.
  */
  readonly expected: string | null;
  /**
  * The received property.
  */
  readonly received: string;
  /**
  * The error message.
  */
  readonly message: string;
  /**
  * The input requirement.
  */
  readonly requirement?: unknown | undefined;
  /**
  * The issue path.
  */
  readonly path?: [IssuePathItem, ...IssuePathItem[]] | undefined;
  /**
  * The sub issues.
  */
  readonly issues?: [BaseIssue<TInput$1>, ...BaseIssue<TInput$1>[]] | undefined;
}
/**
* Generic issue type.
*/
//#endregion
//#region src/types/config.d.ts
/**
* Config interface.
*/
interface Config<TIssue extends BaseIssue<unknown>> {
  /**
  * The selected language.
  */
  readonly lang?: string | undefined;
  /**
  * The error message.
  */
  readonly message?: ErrorMessage<TIssue> | undefined;
  /**
  * Whether it should be aborted early.
  */
  readonly abortEarly?: boolean | undefined;
  /**
  * Whether a pipe should be aborted early.
  */
  readonly abortPipeEarly?: boolean | undefined;
} //#endregion
//#region src/types/pipe.d.ts
/**
* Pipe action type.
*/
type PipeAction<TInput$1, TOutput$1, TIssue extends BaseIssue<unknown>> = BaseValidation<TInput$1, TOutput$1, TIssue> | BaseTransformation<TInput$1, TOutput$1, TIssue> | BaseMetadata<TInput$1>;
/**
* Pipe action async type.
*/
/**
* Pipe item type.
*/
type PipeItem<TInput$1, TOutput$1, TIssue extends BaseIssue<unknown>> = BaseSchema<TInput$1, TOutput$1, TIssue> | PipeAction<TInput$1, TOutput$1, TIssue>;
/**
* Pipe item async type.
*/
//#endregion
//#region src/schemas/array/types.d.ts
/**
* Array issue interface.
*/
interface ArrayIssue extends BaseIssue<unknown> {
  /**
  * The issue kind.
  */
  readonly kind: "schema";
  /**
  * The issue type.
  */
  readonly type: "array";
  /**
  * The expected property.
  */
  readonly expected: "Array";
} //#endregion
//#region src/schemas/array/array.d.ts
/**
* Array schema interface.
*/
interface ArraySchema<TItem$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>>, TMessage extends ErrorMessage<ArrayIssue> | undefined> extends BaseSchema<InferInput<TItem$1>[], InferOutput<TItem$1>[], ArrayIssue | InferIssue<TItem$1>> {
  /**
  * The schema type.
  */
  readonly type: "array";
  /**
  * The schema reference.
  */
  readonly reference: typeof array;
  /**
  * The expected property.
  */
  readonly expects: "Array";
  /**
  * The array item schema.
  */
  readonly item: TItem$1;
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates an array schema.
*
* @param item The item schema.
*
* @returns An array schema.
*/
declare function array<const TItem$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>>>(item: TItem$1): ArraySchema<TItem$1, undefined>;
/**
* Creates an array schema.
*
* @param item The item schema.
* @param message The error message.
*
* @returns An array schema.
*/
declare function array<const TItem$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>>, const TMessage extends ErrorMessage<ArrayIssue> | undefined>(item: TItem$1, message: TMessage): ArraySchema<TItem$1, TMessage>; //#endregion
//#region src/schemas/array/arrayAsync.d.ts
/**
* Array schema interface.
*/
//#endregion
//#region src/schemas/boolean/boolean.d.ts
/**
* Boolean issue interface.
*/
interface BooleanIssue extends BaseIssue<unknown> {
  /**
  * The issue kind.
  */
  readonly kind: "schema";
  /**
  * The issue type.
  */
  readonly type: "boolean";
  /**
  * The expected property.
  */
  readonly expected: "boolean";
}
/**
* Boolean schema interface.
*/
interface BooleanSchema<TMessage extends ErrorMessage<BooleanIssue> | undefined> extends BaseSchema<boolean, boolean, BooleanIssue> {
  /**
  * The schema type.
  */
  readonly type: "boolean";
  /**
  * The schema reference.
  */
  readonly reference: typeof boolean;
  /**
  * The expected property.
  */
  readonly expects: "boolean";
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates a boolean schema.
*
* @returns A boolean schema.
*/
declare function boolean(): BooleanSchema<undefined>;
/**
* Creates a boolean schema.
*
* @param message The error message.
*
* @returns A boolean schema.
*/
declare function boolean<const TMessage extends ErrorMessage<BooleanIssue> | undefined>(message: TMessage): BooleanSchema<TMessage>; //#endregion
//#region src/schemas/custom/types.d.ts
/**
* Custom issue interface.
*/
interface CustomIssue extends BaseIssue<unknown> {
  /**
  * The issue kind.
  */
  readonly kind: "schema";
  /**
  * The issue type.
  */
  readonly type: "custom";
  /**
  * The expected property.
  */
  readonly expected: "unknown";
} //#endregion
//#region src/schemas/custom/custom.d.ts
/**
* Check type.
*/
type Check = (input: unknown) => boolean;
/**
* Custom schema interface.
*/
interface CustomSchema<TInput$1, TMessage extends ErrorMessage<CustomIssue> | undefined> extends BaseSchema<TInput$1, TInput$1, CustomIssue> {
  /**
  * The schema type.
  */
  readonly type: "custom";
  /**
  * The schema reference.
  */
  readonly reference: typeof custom;
  /**
  * The expected property.
  */
  readonly expects: "unknown";
  /**
  * The type check function.
  */
  readonly check: Check;
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates a custom schema.
*
* @param check The type check function.
*
* @returns A custom schema.
*/
declare function custom<TInput$1>(check: Check): CustomSchema<TInput$1, undefined>;
/**
* Creates a custom schema.
*
* @param check The type check function.
* @param message The error message.
*
* @returns A custom schema.
*/
declare function custom<TInput$1, const TMessage extends ErrorMessage<CustomIssue> | undefined = ErrorMessage<CustomIssue> | undefined>(check: Check, message: TMessage): CustomSchema<TInput$1, TMessage>; //#endregion
//#region src/schemas/custom/customAsync.d.ts
/**
* Check async type.
*/
//#endregion
//#region src/schemas/exactOptional/exactOptional.d.ts
/**
* Exact optional schema interface.
*/
interface ExactOptionalSchema<TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>>, TDefault extends Default<TWrapped$1, never>> extends BaseSchema<InferInput<TWrapped$1>, InferOutput<TWrapped$1>, InferIssue<TWrapped$1>> {
  /**
  * The schema type.
  */
  readonly type: "exact_optional";
  /**
  * The schema reference.
  */
  readonly reference: typeof exactOptional;
  /**
  * The expected property.
  */
  readonly expects: TWrapped$1["expects"];
  /**
  * The wrapped schema.
  */
  readonly wrapped: TWrapped$1;
  /**
  * The default value.
  */
  readonly default: TDefault;
}
/**
* Creates an exact optional schema.
*
* @param wrapped The wrapped schema.
*
* @returns An exact optional schema.
*/
declare function exactOptional<const TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>>>(wrapped: TWrapped$1): ExactOptionalSchema<TWrapped$1, undefined>;
/**
* Creates an exact optional schema.
*
* @param wrapped The wrapped schema.
* @param default_ The default value.
*
* @returns An exact optional schema.
*/
declare function exactOptional<const TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>>, const TDefault extends Default<TWrapped$1, never>>(wrapped: TWrapped$1, default_: TDefault): ExactOptionalSchema<TWrapped$1, TDefault>; //#endregion
//#region src/schemas/exactOptional/exactOptionalAsync.d.ts
/**
* Exact optional schema async interface.
*/
interface ExactOptionalSchemaAsync<TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, TDefault extends DefaultAsync<TWrapped$1, never>> extends BaseSchemaAsync<InferInput<TWrapped$1>, InferOutput<TWrapped$1>, InferIssue<TWrapped$1>> {
  /**
  * The schema type.
  */
  readonly type: "exact_optional";
  /**
  * The schema reference.
  */
  readonly reference: typeof exactOptional | typeof exactOptionalAsync;
  /**
  * The expected property.
  */
  readonly expects: TWrapped$1["expects"];
  /**
  * The wrapped schema.
  */
  readonly wrapped: TWrapped$1;
  /**
  * The default value.
  */
  readonly default: TDefault;
}
/**
* Creates an exact optional schema.
*
* @param wrapped The wrapped schema.
*
* @returns An exact optional schema.
*/
declare function exactOptionalAsync<const TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>>(wrapped: TWrapped$1): ExactOptionalSchemaAsync<TWrapped$1, undefined>;
/**
* Creates an exact optional schema.
*
* @param wrapped The wrapped schema.
* @param default_ The default value.
*
* @returns An exact optional schema.
*/
declare function exactOptionalAsync<const TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, const TDefault extends DefaultAsync<TWrapped$1, never>>(wrapped: TWrapped$1, default_: TDefault): ExactOptionalSchemaAsync<TWrapped$1, TDefault>; //#endregion
//#region src/schemas/file/file.d.ts
/**
* File issue interface.
*/
//#endregion
//#region src/schemas/literal/literal.d.ts
/**
* Literal type.
*/
type Literal = bigint | boolean | number | string | symbol;
/**
* Literal issue interface.
*/
interface LiteralIssue extends BaseIssue<unknown> {
  /**
  * The issue kind.
  */
  readonly kind: "schema";
  /**
  * The issue type.
  */
  readonly type: "literal";
  /**
  * The expected property.
  */
  readonly expected: string;
}
/**
* Literal schema interface.
*/
interface LiteralSchema<TLiteral extends Literal, TMessage extends ErrorMessage<LiteralIssue> | undefined> extends BaseSchema<TLiteral, TLiteral, LiteralIssue> {
  /**
  * The schema type.
  */
  readonly type: "literal";
  /**
  * The schema reference.
  */
  readonly reference: typeof literal;
  /**
  * The literal value.
  */
  readonly literal: TLiteral;
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates a literal schema.
*
* @param literal_ The literal value.
*
* @returns A literal schema.
*/
declare function literal<const TLiteral extends Literal>(literal_: TLiteral): LiteralSchema<TLiteral, undefined>;
/**
* Creates a literal schema.
*
* @param literal_ The literal value.
* @param message The error message.
*
* @returns A literal schema.
*/
declare function literal<const TLiteral extends Literal, const TMessage extends ErrorMessage<LiteralIssue> | undefined>(literal_: TLiteral, message: TMessage): LiteralSchema<TLiteral, TMessage>; //#endregion
//#region src/schemas/looseObject/types.d.ts
/**
* Loose object issue interface.
*/
//#endregion
//#region src/schemas/nullable/types.d.ts
/**
* Infer nullable output type.
*/
type InferNullableOutput<TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, TDefault extends DefaultAsync<TWrapped$1, null>> = undefined extends TDefault ? InferOutput<TWrapped$1> | null : InferOutput<TWrapped$1> | Extract<DefaultValue<TDefault>, null>; //#endregion
//#region src/schemas/nullable/nullable.d.ts
/**
* Nullable schema interface.
*/
interface NullableSchema<TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>>, TDefault extends Default<TWrapped$1, null>> extends BaseSchema<InferInput<TWrapped$1> | null, InferNullableOutput<TWrapped$1, TDefault>, InferIssue<TWrapped$1>> {
  /**
  * The schema type.
  */
  readonly type: "nullable";
  /**
  * The schema reference.
  */
  readonly reference: typeof nullable;
  /**
  * The expected property.
  */
  readonly expects: `(${TWrapped$1["expects"]} | null)`;
  /**
  * The wrapped schema.
  */
  readonly wrapped: TWrapped$1;
  /**
  * The default value.
  */
  readonly default: TDefault;
}
/**
* Creates a nullable schema.
*
* @param wrapped The wrapped schema.
*
* @returns A nullable schema.
*/
declare function nullable<const TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>>>(wrapped: TWrapped$1): NullableSchema<TWrapped$1, undefined>;
/**
* Creates a nullable schema.
*
* @param wrapped The wrapped schema.
* @param default_ The default value.
*
* @returns A nullable schema.
*/
declare function nullable<const TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>>, const TDefault extends Default<TWrapped$1, null>>(wrapped: TWrapped$1, default_: TDefault): NullableSchema<TWrapped$1, TDefault>; //#endregion
//#region src/schemas/nullable/nullableAsync.d.ts
/**
* Nullable schema async interface.
*/
//#endregion
//#region src/schemas/nullish/types.d.ts
/**
* Infer nullish output type.
*/
type InferNullishOutput<TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, TDefault extends DefaultAsync<TWrapped$1, null | undefined>> = undefined extends TDefault ? InferOutput<TWrapped$1> | null | undefined : InferOutput<TWrapped$1> | Extract<DefaultValue<TDefault>, null | undefined>; //#endregion
//#region src/schemas/nullish/nullish.d.ts
/**
* Nullish schema interface.
*/
interface NullishSchema<TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>>, TDefault extends Default<TWrapped$1, null | undefined>> extends BaseSchema<InferInput<TWrapped$1> | null | undefined, InferNullishOutput<TWrapped$1, TDefault>, InferIssue<TWrapped$1>> {
  /**
  * The schema type.
  */
  readonly type: "nullish";
  /**
  * The schema reference.
  */
  readonly reference: typeof nullish;
  /**
  * The expected property.
  */
  readonly expects: `(${TWrapped$1["expects"]} | null | undefined)`;
  /**
  * The wrapped schema.
  */
  readonly wrapped: TWrapped$1;
  /**
  * The default value.
  */
  readonly default: TDefault;
}
/**
* Creates a nullish schema.
*
* @param wrapped The wrapped schema.
*
* @returns A nullish schema.
*/
declare function nullish<const TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>>>(wrapped: TWrapped$1): NullishSchema<TWrapped$1, undefined>;
/**
* Creates a nullish schema.
*
* @param wrapped The wrapped schema.
* @param default_ The default value.
*
* @returns A nullish schema.
*/
declare function nullish<const TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>>, const TDefault extends Default<TWrapped$1, null | undefined>>(wrapped: TWrapped$1, default_: TDefault): NullishSchema<TWrapped$1, TDefault>; //#endregion
//#region src/schemas/nullish/nullishAsync.d.ts
/**
* Nullish schema async interface.
*/
interface NullishSchemaAsync<TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, TDefault extends DefaultAsync<TWrapped$1, null | undefined>> extends BaseSchemaAsync<InferInput<TWrapped$1> | null | undefined, InferNullishOutput<TWrapped$1, TDefault>, InferIssue<TWrapped$1>> {
  /**
  * The schema type.
  */
  readonly type: "nullish";
  /**
  * The schema reference.
  */
  readonly reference: typeof nullish | typeof nullishAsync;
  /**
  * The expected property.
  */
  readonly expects: `(${TWrapped$1["expects"]} | null | undefined)`;
  /**
  * The wrapped schema.
  */
  readonly wrapped: TWrapped$1;
  /**
  * The default value.
  */
  readonly default: TDefault;
}
/**
* Creates a nullish schema.
*
* @param wrapped The wrapped schema.
*
* @returns A nullish schema.
*/
declare function nullishAsync<const TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>>(wrapped: TWrapped$1): NullishSchemaAsync<TWrapped$1, undefined>;
/**
* Creates a nullish schema.
*
* @param wrapped The wrapped schema.
* @param default_ The default value.
*
* @returns A nullish schema.
*/
declare function nullishAsync<const TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, const TDefault extends DefaultAsync<TWrapped$1, null | undefined>>(wrapped: TWrapped$1, default_: TDefault): NullishSchemaAsync<TWrapped$1, TDefault>; //#endregion
//#region src/schemas/number/number.d.ts
/**
* Number issue interface.
*/
interface NumberIssue extends BaseIssue<unknown> {
  /**
  * The issue kind.
  */
  readonly kind: "schema";
  /**
  * The issue type.
  */
  readonly type: "number";
  /**
  * The expected property.
  */
  readonly expected: "number";
}
/**
* Number schema interface.
*/
interface NumberSchema<TMessage extends ErrorMessage<NumberIssue> | undefined> extends BaseSchema<number, number, NumberIssue> {
  /**
  * The schema type.
  */
  readonly type: "number";
  /**
  * The schema reference.
  */
  readonly reference: typeof number;
  /**
  * The expected property.
  */
  readonly expects: "number";
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates a number schema.
*
* @returns A number schema.
*/
declare function number(): NumberSchema<undefined>;
/**
* Creates a number schema.
*
* @param message The error message.
*
* @returns A number schema.
*/
declare function number<const TMessage extends ErrorMessage<NumberIssue> | undefined>(message: TMessage): NumberSchema<TMessage>; //#endregion
//#region src/schemas/object/types.d.ts
/**
* Object issue interface.
*/
interface ObjectIssue extends BaseIssue<unknown> {
  /**
  * The issue kind.
  */
  readonly kind: "schema";
  /**
  * The issue type.
  */
  readonly type: "object";
  /**
  * The expected property.
  */
  readonly expected: "Object" | `"${string}"`;
} //#endregion
//#region src/schemas/object/object.d.ts
/**
* Object schema interface.
*/
interface ObjectSchema<TEntries$1 extends ObjectEntries, TMessage extends ErrorMessage<ObjectIssue> | undefined> extends BaseSchema<InferObjectInput<TEntries$1>, InferObjectOutput<TEntries$1>, ObjectIssue | InferObjectIssue<TEntries$1>> {
  /**
  * The schema type.
  */
  readonly type: "object";
  /**
  * The schema reference.
  */
  readonly reference: typeof object;
  /**
  * The expected property.
  */
  readonly expects: "Object";
  /**
  * The entries schema.
  */
  readonly entries: TEntries$1;
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates an object schema.
*
* Hint: This schema removes unknown entries. The output will only include the
* entries you specify. To include unknown entries, use `looseObject`. To
* return an issue for unknown entries, use `strictObject`. To include and
* validate unknown entries, use `objectWithRest`.
*
* @param entries The entries schema.
*
* @returns An object schema.
*/
declare function object<const TEntries$1 extends ObjectEntries>(entries: TEntries$1): ObjectSchema<TEntries$1, undefined>;
/**
* Creates an object schema.
*
* Hint: This schema removes unknown entries. The output will only include the
* entries you specify. To include unknown entries, use `looseObject`. To
* return an issue for unknown entries, use `strictObject`. To include and
* validate unknown entries, use `objectWithRest`.
*
* @param entries The entries schema.
* @param message The error message.
*
* @returns An object schema.
*/
declare function object<const TEntries$1 extends ObjectEntries, const TMessage extends ErrorMessage<ObjectIssue> | undefined>(entries: TEntries$1, message: TMessage): ObjectSchema<TEntries$1, TMessage>; //#endregion
//#region src/schemas/object/objectAsync.d.ts
/**
* Object schema async interface.
*/
//#endregion
//#region src/schemas/optional/types.d.ts
/**
* Infer optional output type.
*/
type InferOptionalOutput<TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, TDefault extends DefaultAsync<TWrapped$1, undefined>> = undefined extends TDefault ? InferOutput<TWrapped$1> | undefined : InferOutput<TWrapped$1> | Extract<DefaultValue<TDefault>, undefined>; //#endregion
//#region src/schemas/optional/optional.d.ts
/**
* Optional schema interface.
*/
interface OptionalSchema<TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>>, TDefault extends Default<TWrapped$1, undefined>> extends BaseSchema<InferInput<TWrapped$1> | undefined, InferOptionalOutput<TWrapped$1, TDefault>, InferIssue<TWrapped$1>> {
  /**
  * The schema type.
  */
  readonly type: "optional";
  /**
  * The schema reference.
  */
  readonly reference: typeof optional;
  /**
  * The expected property.
  */
  readonly expects: `(${TWrapped$1["expects"]} | undefined)`;
  /**
  * The wrapped schema.
  */
  readonly wrapped: TWrapped$1;
  /**
  * The default value.
  */
  readonly default: TDefault;
}
/**
* Creates an optional schema.
*
* @param wrapped The wrapped schema.
*
* @returns An optional schema.
*/
declare function optional<const TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>>>(wrapped: TWrapped$1): OptionalSchema<TWrapped$1, undefined>;
/**
* Creates an optional schema.
*
* @param wrapped The wrapped schema.
* @param default_ The default value.
*
* @returns An optional schema.
*/
declare function optional<const TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>>, const TDefault extends Default<TWrapped$1, undefined>>(wrapped: TWrapped$1, default_: TDefault): OptionalSchema<TWrapped$1, TDefault>; //#endregion
//#region src/schemas/optional/optionalAsync.d.ts
/**
* Optional schema async interface.
*/
interface OptionalSchemaAsync<TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, TDefault extends DefaultAsync<TWrapped$1, undefined>> extends BaseSchemaAsync<InferInput<TWrapped$1> | undefined, InferOptionalOutput<TWrapped$1, TDefault>, InferIssue<TWrapped$1>> {
  /**
  * The schema type.
  */
  readonly type: "optional";
  /**
  * The schema reference.
  */
  readonly reference: typeof optional | typeof optionalAsync;
  /**
  * The expected property.
  */
  readonly expects: `(${TWrapped$1["expects"]} | undefined)`;
  /**
  * The wrapped schema.
  */
  readonly wrapped: TWrapped$1;
  /**
  * The default value.
  */
  readonly default: TDefault;
}
/**
* Creates an optional schema.
*
* @param wrapped The wrapped schema.
*
* @returns An optional schema.
*/
declare function optionalAsync<const TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>>(wrapped: TWrapped$1): OptionalSchemaAsync<TWrapped$1, undefined>;
/**
* Creates an optional schema.
*
* @param wrapped The wrapped schema.
* @param default_ The default value.
*
* @returns An optional schema.
*/
declare function optionalAsync<const TWrapped$1 extends BaseSchema<unknown, unknown, BaseIssue<unknown>> | BaseSchemaAsync<unknown, unknown, BaseIssue<unknown>>, const TDefault extends DefaultAsync<TWrapped$1, undefined>>(wrapped: TWrapped$1, default_: TDefault): OptionalSchemaAsync<TWrapped$1, TDefault>; //#endregion
//#region src/schemas/picklist/picklist.d.ts
/**
* Picklist options type.
*/
type PicklistOptions = MaybeReadonly<(string | number | bigint)[]>;
/**
* Picklist issue interface.
*/
interface PicklistIssue extends BaseIssue<unknown> {
  /**
  * The issue kind.
  */
  readonly kind: "schema";
  /**
  * The issue type.
  */
  readonly type: "picklist";
  /**
  * The expected property.
  */
  readonly expected: string;
}
/**
* Picklist schema interface.
*/
interface PicklistSchema<TOptions$1 extends PicklistOptions, TMessage extends ErrorMessage<PicklistIssue> | undefined> extends BaseSchema<TOptions$1[number], TOptions$1[number], PicklistIssue> {
  /**
  * The schema type.
  */
  readonly type: "picklist";
  /**
  * The schema reference.
  */
  readonly reference: typeof picklist;
  /**
  * The picklist options.
  */
  readonly options: TOptions$1;
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates a picklist schema.
*
* @param options The picklist options.
*
* @returns A picklist schema.
*/
declare function picklist<const TOptions$1 extends PicklistOptions>(options: TOptions$1): PicklistSchema<TOptions$1, undefined>;
/**
* Creates a picklist schema.
*
* @param options The picklist options.
* @param message The error message.
*
* @returns A picklist schema.
*/
declare function picklist<const TOptions$1 extends PicklistOptions, const TMessage extends ErrorMessage<PicklistIssue> | undefined>(options: TOptions$1, message: TMessage): PicklistSchema<TOptions$1, TMessage>; //#endregion
//#region src/schemas/promise/promise.d.ts
/**
* Promise issue interface.
*/
//#endregion
//#region src/schemas/strictObject/types.d.ts
/**
* Strict object issue interface.
*/
interface StrictObjectIssue extends BaseIssue<unknown> {
  /**
  * The issue kind.
  */
  readonly kind: "schema";
  /**
  * The issue type.
  */
  readonly type: "strict_object";
  /**
  * The expected property.
  */
  readonly expected: "Object" | `"${string}"` | "never";
} //#endregion
//#region src/schemas/strictObject/strictObject.d.ts
/**
* Strict object schema interface.
*/
interface StrictObjectSchema<TEntries$1 extends ObjectEntries, TMessage extends ErrorMessage<StrictObjectIssue> | undefined> extends BaseSchema<InferObjectInput<TEntries$1>, InferObjectOutput<TEntries$1>, StrictObjectIssue | InferObjectIssue<TEntries$1>> {
  /**
  * The schema type.
  */
  readonly type: "strict_object";
  /**
  * The schema reference.
  */
  readonly reference: typeof strictObject;
  /**
  * The expected property.
  */
  readonly expects: "Object";
  /**
  * The entries schema.
  */
  readonly entries: TEntries$1;
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates a strict object schema.
*
* @param entries The entries schema.
*
* @returns A strict object schema.
*/
declare function strictObject<const TEntries$1 extends ObjectEntries>(entries: TEntries$1): StrictObjectSchema<TEntries$1, undefined>;
/**
* Creates a strict object schema.
*
* @param entries The entries schema.
* @param message The error message.
*
* @returns A strict object schema.
*/
declare function strictObject<const TEntries$1 extends ObjectEntries, const TMessage extends ErrorMessage<StrictObjectIssue> | undefined>(entries: TEntries$1, message: TMessage): StrictObjectSchema<TEntries$1, TMessage>; //#endregion
//#region src/schemas/strictObject/strictObjectAsync.d.ts
/**
* Strict object schema async interface.
*/
//#endregion
//#region src/schemas/string/string.d.ts
/**
* String issue interface.
*/
interface StringIssue extends BaseIssue<unknown> {
  /**
  * The issue kind.
  */
  readonly kind: "schema";
  /**
  * The issue type.
  */
  readonly type: "string";
  /**
  * The expected property.
  */
  readonly expected: "string";
}
/**
* String schema interface.
*/
interface StringSchema<TMessage extends ErrorMessage<StringIssue> | undefined> extends BaseSchema<string, string, StringIssue> {
  /**
  * The schema type.
  */
  readonly type: "string";
  /**
  * The schema reference.
  */
  readonly reference: typeof string;
  /**
  * The expected property.
  */
  readonly expects: "string";
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates a string schema.
*
* @returns A string schema.
*/
declare function string(): StringSchema<undefined>;
/**
* Creates a string schema.
*
* @param message The error message.
*
* @returns A string schema.
*/
declare function string<const TMessage extends ErrorMessage<StringIssue> | undefined>(message: TMessage): StringSchema<TMessage>; //#endregion
//#region src/schemas/symbol/symbol.d.ts
/**
* Symbol issue interface.
*/
//#endregion
//#region src/schemas/tuple/types.d.ts
/**
* Tuple issue interface.
*/
interface TupleIssue extends BaseIssue<unknown> {
  /**
  * The issue kind.
  */
  readonly kind: "schema";
  /**
  * The issue type.
  */
  readonly type: "tuple";
  /**
  * The expected property.
  */
  readonly expected: "Array";
} //#endregion
//#region src/schemas/tuple/tuple.d.ts
/**
* Tuple schema interface.
*/
interface TupleSchema<TItems$1 extends TupleItems, TMessage extends ErrorMessage<TupleIssue> | undefined> extends BaseSchema<InferTupleInput<TItems$1>, InferTupleOutput<TItems$1>, TupleIssue | InferTupleIssue<TItems$1>> {
  /**
  * The schema type.
  */
  readonly type: "tuple";
  /**
  * The schema reference.
  */
  readonly reference: typeof tuple;
  /**
  * The expected property.
  */
  readonly expects: "Array";
  /**
  * The items schema.
  */
  readonly items: TItems$1;
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates a tuple schema.
*
* Hint: This schema removes unknown items. The output will only include the
* items you specify. To include unknown items, use `looseTuple`. To
* return an issue for unknown items, use `strictTuple`. To include and
* validate unknown items, use `tupleWithRest`.
*
* @param items The items schema.
*
* @returns A tuple schema.
*/
declare function tuple<const TItems$1 extends TupleItems>(items: TItems$1): TupleSchema<TItems$1, undefined>;
/**
* Creates a tuple schema.
*
* Hint: This schema removes unknown items. The output will only include the
* items you specify. To include unknown items, use `looseTuple`. To
* return an issue for unknown items, use `strictTuple`. To include and
* validate unknown items, use `tupleWithRest`.
*
* @param items The items schema.
* @param message The error message.
*
* @returns A tuple schema.
*/
declare function tuple<const TItems$1 extends TupleItems, const TMessage extends ErrorMessage<TupleIssue> | undefined>(items: TItems$1, message: TMessage): TupleSchema<TItems$1, TMessage>; //#endregion
//#region src/schemas/tuple/tupleAsync.d.ts
/**
* Tuple schema async interface.
*/
//#endregion
//#region src/actions/check/types.d.ts
/**
* Check issue interface.
*/
interface CheckIssue<TInput$1> extends BaseIssue<TInput$1> {
  /**
  * The issue kind.
  */
  readonly kind: "validation";
  /**
  * The issue type.
  */
  readonly type: "check";
  /**
  * The expected property.
  */
  readonly expected: null;
  /**
  * The validation function.
  */
  readonly requirement: (input: TInput$1) => MaybePromise<boolean>;
} //#endregion
//#region src/actions/check/check.d.ts
/**
* Check action interface.
*/
interface CheckAction<TInput$1, TMessage extends ErrorMessage<CheckIssue<TInput$1>> | undefined> extends BaseValidation<TInput$1, TInput$1, CheckIssue<TInput$1>> {
  /**
  * The action type.
  */
  readonly type: "check";
  /**
  * The action reference.
  */
  readonly reference: typeof check;
  /**
  * The expected property.
  */
  readonly expects: null;
  /**
  * The validation function.
  */
  readonly requirement: (input: TInput$1) => boolean;
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates a check validation action.
*
* @param requirement The validation function.
*
* @returns A check action.
*/
declare function check<TInput$1>(requirement: (input: TInput$1) => boolean): CheckAction<TInput$1, undefined>;
/**
* Creates a check validation action.
*
* @param requirement The validation function.
* @param message The error message.
*
* @returns A check action.
*/
declare function check<TInput$1, const TMessage extends ErrorMessage<CheckIssue<TInput$1>> | undefined>(requirement: (input: TInput$1) => boolean, message: TMessage): CheckAction<TInput$1, TMessage>; //#endregion
//#region src/actions/check/checkAsync.d.ts
/**
* Check action async interface.
*/
/**
* Length input type.
*/
type LengthInput = string | ArrayLike<unknown>;
/**
* Size input type.
*/
/**
* Value input type.
*/
type ValueInput = string | number | bigint | boolean | Date; //#endregion
//#region src/actions/checkItems/types.d.ts
/**
* Check items issue interface.
*/
//#endregion
//#region src/actions/integer/integer.d.ts
/**
* Integer issue interface.
*/
interface IntegerIssue<TInput$1 extends number> extends BaseIssue<TInput$1> {
  /**
  * The issue kind.
  */
  readonly kind: "validation";
  /**
  * The issue type.
  */
  readonly type: "integer";
  /**
  * The expected property.
  */
  readonly expected: null;
  /**
  * The received property.
  */
  readonly received: `${number}`;
  /**
  * The validation function.
  */
  readonly requirement: (input: number) => boolean;
}
/**
* Integer action interface.
*/
interface IntegerAction<TInput$1 extends number, TMessage extends ErrorMessage<IntegerIssue<TInput$1>> | undefined> extends BaseValidation<TInput$1, TInput$1, IntegerIssue<TInput$1>> {
  /**
  * The action type.
  */
  readonly type: "integer";
  /**
  * The action reference.
  */
  readonly reference: typeof integer;
  /**
  * The expected property.
  */
  readonly expects: null;
  /**
  * The validation function.
  */
  readonly requirement: (input: number) => boolean;
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates an [integer](https://en.wikipedia.org/wiki/Integer) validation action.
*
* @returns An integer action.
*/
declare function integer<TInput$1 extends number>(): IntegerAction<TInput$1, undefined>;
/**
* Creates an [integer](https://en.wikipedia.org/wiki/Integer) validation action.
*
* @param message The error message.
*
* @returns An integer action.
*/
declare function integer<TInput$1 extends number, const TMessage extends ErrorMessage<IntegerIssue<TInput$1>> | undefined>(message: TMessage): IntegerAction<TInput$1, TMessage>; //#endregion
//#region src/actions/ip/ip.d.ts
/**
* IP issue interface.
*/
//#endregion
//#region src/actions/isoTimestamp/isoTimestamp.d.ts
/**
* ISO timestamp issue interface.
*/
interface IsoTimestampIssue<TInput$1 extends string> extends BaseIssue<TInput$1> {
  /**
  * The issue kind.
  */
  readonly kind: "validation";
  /**
  * The issue type.
  */
  readonly type: "iso_timestamp";
  /**
  * The expected property.
  */
  readonly expected: null;
  /**
  * The received property.
  */
  readonly received: `"${string}"`;
  /**
  * The ISO timestamp regex.
  */
  readonly requirement: RegExp;
}
/**
* ISO timestamp action interface.
*/
interface IsoTimestampAction<TInput$1 extends string, TMessage extends ErrorMessage<IsoTimestampIssue<TInput$1>> | undefined> extends BaseValidation<TInput$1, TInput$1, IsoTimestampIssue<TInput$1>> {
  /**
  * The action type.
  */
  readonly type: "iso_timestamp";
  /**
  * The action reference.
  */
  readonly reference: typeof isoTimestamp;
  /**
  * The expected property.
  */
  readonly expects: null;
  /**
  * The ISO timestamp regex.
  */
  readonly requirement: RegExp;
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates an [ISO timestamp](https://en.wikipedia.org/wiki/ISO_8601) validation
* action.
*
* Formats:
* - yyyy-mm-ddThh:mm:ss.sssZ
* - yyyy-mm-ddThh:mm:ss.sss±hh:mm
* - yyyy-mm-ddThh:mm:ss.sss±hhmm
*
* Hint: To support timestamps with lower or higher accuracy, the millisecond
* specification can be removed or contain up to 9 digits.
*
* Hint: The regex used cannot validate the maximum number of days based on
* year and month. For example, "2023-06-31T00:00:00.000Z" is valid although
* June has only 30 days.
*
* Hint: The regex also allows a space as a separator between the date and time
* parts instead of the "T" character.
*
* Hint: The regex also allows a space before the UTC offset (e.g., " +00:00")
* to support PostgreSQL's `timestamptz` output format.
*
* @returns An ISO timestamp action.
*/
declare function isoTimestamp<TInput$1 extends string>(): IsoTimestampAction<TInput$1, undefined>;
/**
* Creates an [ISO timestamp](https://en.wikipedia.org/wiki/ISO_8601) validation
* action.
*
* Formats:
* - yyyy-mm-ddThh:mm:ss.sssZ
* - yyyy-mm-ddThh:mm:ss.sss±hh:mm
* - yyyy-mm-ddThh:mm:ss.sss±hhmm
* - yyyy-mm-ddThh:mm:ss.sss±hh
*
* Hint: To support timestamps with lower or higher accuracy, the millisecond
* specification can be removed or contain up to 9 digits.
*
* Hint: The regex used cannot validate the maximum number of days based on
* year and month. For example, "2023-06-31T00:00:00.000Z" is valid although
* June has only 30 days.
*
* Hint: The regex also allows a space as a separator between the date and time
* parts instead of the "T" character.
*
* Hint: The regex also allows a space before the UTC offset (e.g., " +00:00")
* to support PostgreSQL's `timestamptz` output format.
*
* @param message The error message.
*
* @returns An ISO timestamp action.
*/
declare function isoTimestamp<TInput$1 extends string, const TMessage extends ErrorMessage<IsoTimestampIssue<TInput$1>> | undefined>(message: TMessage): IsoTimestampAction<TInput$1, TMessage>; //#endregion
//#region src/actions/isoWeek/isoWeek.d.ts
/**
* ISO week issue interface.
*/
//#endregion
//#region src/actions/maxLength/maxLength.d.ts
/**
* Max length issue interface.
*/
interface MaxLengthIssue<TInput$1 extends LengthInput, TRequirement extends number> extends BaseIssue<TInput$1> {
  /**
  * The issue kind.
  */
  readonly kind: "validation";
  /**
  * The issue type.
  */
  readonly type: "max_length";
  /**
  * The expected property.
  */
  readonly expected: `<=${TRequirement}`;
  /**
  * The received property.
  */
  readonly received: `${number}`;
  /**
  * The maximum length.
  */
  readonly requirement: TRequirement;
}
/**
* Max length action interface.
*/
interface MaxLengthAction<TInput$1 extends LengthInput, TRequirement extends number, TMessage extends ErrorMessage<MaxLengthIssue<TInput$1, TRequirement>> | undefined> extends BaseValidation<TInput$1, TInput$1, MaxLengthIssue<TInput$1, TRequirement>> {
  /**
  * The action type.
  */
  readonly type: "max_length";
  /**
  * The action reference.
  */
  readonly reference: typeof maxLength;
  /**
  * The expected property.
  */
  readonly expects: `<=${TRequirement}`;
  /**
  * The maximum length.
  */
  readonly requirement: TRequirement;
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates a max length validation action.
*
* @param requirement The maximum length.
*
* @returns A max length action.
*/
declare function maxLength<TInput$1 extends LengthInput, const TRequirement extends number>(requirement: TRequirement): MaxLengthAction<TInput$1, TRequirement, undefined>;
/**
* Creates a max length validation action.
*
* @param requirement The maximum length.
* @param message The error message.
*
* @returns A max length action.
*/
declare function maxLength<TInput$1 extends LengthInput, const TRequirement extends number, const TMessage extends ErrorMessage<MaxLengthIssue<TInput$1, TRequirement>> | undefined>(requirement: TRequirement, message: TMessage): MaxLengthAction<TInput$1, TRequirement, TMessage>; //#endregion
//#region src/actions/maxSize/maxSize.d.ts
/**
* Max size issue interface.
*/
//#endregion
//#region src/actions/maxValue/maxValue.d.ts
/**
* Max value issue interface.
*/
interface MaxValueIssue<TInput$1 extends ValueInput, TRequirement extends ValueInput> extends BaseIssue<TInput$1> {
  /**
  * The issue kind.
  */
  readonly kind: "validation";
  /**
  * The issue type.
  */
  readonly type: "max_value";
  /**
  * The expected property.
  */
  readonly expected: `<=${string}`;
  /**
  * The maximum value.
  */
  readonly requirement: TRequirement;
}
/**
* Max value action interface.
*/
interface MaxValueAction<TInput$1 extends ValueInput, TRequirement extends TInput$1, TMessage extends ErrorMessage<MaxValueIssue<TInput$1, TRequirement>> | undefined> extends BaseValidation<TInput$1, TInput$1, MaxValueIssue<TInput$1, TRequirement>> {
  /**
  * The action type.
  */
  readonly type: "max_value";
  /**
  * The action reference.
  */
  readonly reference: typeof maxValue;
  /**
  * The expected property.
  */
  readonly expects: `<=${string}`;
  /**
  * The maximum value.
  */
  readonly requirement: TRequirement;
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates a max value validation action.
*
* @param requirement The maximum value.
*
* @returns A max value action.
*/
declare function maxValue<TInput$1 extends ValueInput, const TRequirement extends TInput$1>(requirement: TRequirement): MaxValueAction<TInput$1, TRequirement, undefined>;
/**
* Creates a max value validation action.
*
* @param requirement The maximum value.
* @param message The error message.
*
* @returns A max value action.
*/
declare function maxValue<TInput$1 extends ValueInput, const TRequirement extends TInput$1, const TMessage extends ErrorMessage<MaxValueIssue<TInput$1, TRequirement>> | undefined>(requirement: TRequirement, message: TMessage): MaxValueAction<TInput$1, TRequirement, TMessage>; //#endregion
//#region src/actions/maxWords/maxWords.d.ts
/**
* Max words issue interface.
*/
//#endregion
//#region src/actions/minLength/minLength.d.ts
/**
* Min length issue interface.
*/
interface MinLengthIssue<TInput$1 extends LengthInput, TRequirement extends number> extends BaseIssue<TInput$1> {
  /**
  * The issue kind.
  */
  readonly kind: "validation";
  /**
  * The issue type.
  */
  readonly type: "min_length";
  /**
  * The expected property.
  */
  readonly expected: `>=${TRequirement}`;
  /**
  * The received property.
  */
  readonly received: `${number}`;
  /**
  * The minimum length.
  */
  readonly requirement: TRequirement;
}
/**
* Min length action interface.
*/
interface MinLengthAction<TInput$1 extends LengthInput, TRequirement extends number, TMessage extends ErrorMessage<MinLengthIssue<TInput$1, TRequirement>> | undefined> extends BaseValidation<TInput$1, TInput$1, MinLengthIssue<TInput$1, TRequirement>> {
  /**
  * The action type.
  */
  readonly type: "min_length";
  /**
  * The action reference.
  */
  readonly reference: typeof minLength;
  /**
  * The expected property.
  */
  readonly expects: `>=${TRequirement}`;
  /**
  * The minimum length.
  */
  readonly requirement: TRequirement;
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates a min length validation action.
*
* @param requirement The minimum length.
*
* @returns A min length action.
*/
declare function minLength<TInput$1 extends LengthInput, const TRequirement extends number>(requirement: TRequirement): MinLengthAction<TInput$1, TRequirement, undefined>;
/**
* Creates a min length validation action.
*
* @param requirement The minimum length.
* @param message The error message.
*
* @returns A min length action.
*/
declare function minLength<TInput$1 extends LengthInput, const TRequirement extends number, const TMessage extends ErrorMessage<MinLengthIssue<TInput$1, TRequirement>> | undefined>(requirement: TRequirement, message: TMessage): MinLengthAction<TInput$1, TRequirement, TMessage>; //#endregion
//#region src/actions/minSize/minSize.d.ts
/**
* Min size issue interface.
*/
//#endregion
//#region src/actions/minValue/minValue.d.ts
/**
* Min value issue interface.
*/
interface MinValueIssue<TInput$1 extends ValueInput, TRequirement extends ValueInput> extends BaseIssue<TInput$1> {
  /**
  * The issue kind.
  */
  readonly kind: "validation";
  /**
  * The issue type.
  */
  readonly type: "min_value";
  /**
  * The expected property.
  */
  readonly expected: `>=${string}`;
  /**
  * The minimum value.
  */
  readonly requirement: TRequirement;
}
/**
* Min value action interface.
*/
interface MinValueAction<TInput$1 extends ValueInput, TRequirement extends TInput$1, TMessage extends ErrorMessage<MinValueIssue<TInput$1, TRequirement>> | undefined> extends BaseValidation<TInput$1, TInput$1, MinValueIssue<TInput$1, TRequirement>> {
  /**
  * The action type.
  */
  readonly type: "min_value";
  /**
  * The action reference.
  */
  readonly reference: typeof minValue;
  /**
  * The expected property.
  */
  readonly expects: `>=${string}`;
  /**
  * The minimum value.
  */
  readonly requirement: TRequirement;
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates a min value validation action.
*
* @param requirement The minimum value.
*
* @returns A min value action.
*/
declare function minValue<TInput$1 extends ValueInput, const TRequirement extends TInput$1>(requirement: TRequirement): MinValueAction<TInput$1, TRequirement, undefined>;
/**
* Creates a min value validation action.
*
* @param requirement The minimum value.
* @param message The error message.
*
* @returns A min value action.
*/
declare function minValue<TInput$1 extends ValueInput, const TRequirement extends TInput$1, const TMessage extends ErrorMessage<MinValueIssue<TInput$1, TRequirement>> | undefined>(requirement: TRequirement, message: TMessage): MinValueAction<TInput$1, TRequirement, TMessage>; //#endregion
//#region src/actions/minWords/minWords.d.ts
/**
* Min words issue interface.
*/
//#endregion
//#region src/actions/nonEmpty/nonEmpty.d.ts
/**
* Non empty issue interface.
*/
interface NonEmptyIssue<TInput$1 extends LengthInput> extends BaseIssue<TInput$1> {
  /**
  * The issue kind.
  */
  readonly kind: "validation";
  /**
  * The issue type.
  */
  readonly type: "non_empty";
  /**
  * The expected input.
  */
  readonly expected: "!0";
  /**
  * The received input.
  */
  readonly received: "0";
}
/**
* Non empty action interface.
*/
interface NonEmptyAction<TInput$1 extends LengthInput, TMessage extends ErrorMessage<NonEmptyIssue<TInput$1>> | undefined> extends BaseValidation<TInput$1, TInput$1, NonEmptyIssue<TInput$1>> {
  /**
  * The action type.
  */
  readonly type: "non_empty";
  /**
  * The action reference.
  */
  readonly reference: typeof nonEmpty;
  /**
  * The expected property.
  */
  readonly expects: "!0";
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates a non-empty validation action.
*
* @returns A non-empty action.
*/
declare function nonEmpty<TInput$1 extends LengthInput>(): NonEmptyAction<TInput$1, undefined>;
/**
* Creates a non-empty validation action.
*
* @param message The error message.
*
* @returns A non-empty action.
*/
declare function nonEmpty<TInput$1 extends LengthInput, const TMessage extends ErrorMessage<NonEmptyIssue<TInput$1>> | undefined>(message: TMessage): NonEmptyAction<TInput$1, TMessage>; //#endregion
//#region src/actions/normalize/normalize.d.ts
/**
* Normalize form type.
*/
//#endregion
//#region src/actions/readonly/readonly.d.ts
/**
* Readonly output type.
*/
type ReadonlyOutput<TInput$1> = TInput$1 extends Map<infer TKey, infer TValue> ? ReadonlyMap<TKey, TValue> : TInput$1 extends Set<infer TValue> ? ReadonlySet<TValue> : Readonly<TInput$1>;
/**
* Readonly action interface.
*/
interface ReadonlyAction<TInput$1> extends BaseTransformation<TInput$1, ReadonlyOutput<TInput$1>, never> {
  /**
  * The action type.
  */
  readonly type: "readonly";
  /**
  * The action reference.
  */
  readonly reference: typeof readonly;
}
/**
* Creates a readonly transformation action.
*
* @returns A readonly action.
*/
declare function readonly<TInput$1>(): ReadonlyAction<TInput$1>; //#endregion
//#region src/actions/reduceItems/reduceItems.d.ts
/**
* Array action type.
*/
//#endregion
//#region src/actions/regex/regex.d.ts
/**
* Regex issue interface.
*/
interface RegexIssue<TInput$1 extends string> extends BaseIssue<TInput$1> {
  /**
  * The issue kind.
  */
  readonly kind: "validation";
  /**
  * The issue type.
  */
  readonly type: "regex";
  /**
  * The expected input.
  */
  readonly expected: string;
  /**
  * The received input.
  */
  readonly received: `"${string}"`;
  /**
  * The regex pattern.
  */
  readonly requirement: RegExp;
}
/**
* Regex action interface.
*/
interface RegexAction<TInput$1 extends string, TMessage extends ErrorMessage<RegexIssue<TInput$1>> | undefined> extends BaseValidation<TInput$1, TInput$1, RegexIssue<TInput$1>> {
  /**
  * The action type.
  */
  readonly type: "regex";
  /**
  * The action reference.
  */
  readonly reference: typeof regex;
  /**
  * The expected property.
  */
  readonly expects: string;
  /**
  * The regex pattern.
  */
  readonly requirement: RegExp;
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates a [regex](https://en.wikipedia.org/wiki/Regular_expression) validation action.
*
* Hint: Be careful with the global flag `g` in your regex pattern, as it can lead to unexpected results. See [MDN](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/RegExp/test#using_test_on_a_regex_with_the_global_flag) for more information.
*
* @param requirement The regex pattern.
*
* @returns A regex action.
*/
declare function regex<TInput$1 extends string>(requirement: RegExp): RegexAction<TInput$1, undefined>;
/**
* Creates a [regex](https://en.wikipedia.org/wiki/Regular_expression) validation action.
*
* Hint: Be careful with the global flag `g` in your regex pattern, as it can lead to unexpected results. See [MDN](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/RegExp/test#using_test_on_a_regex_with_the_global_flag) for more information.
*
* @param requirement The regex pattern.
* @param message The error message.
*
* @returns A regex action.
*/
declare function regex<TInput$1 extends string, const TMessage extends ErrorMessage<RegexIssue<TInput$1>> | undefined>(requirement: RegExp, message: TMessage): RegexAction<TInput$1, TMessage>; //#endregion
//#region src/actions/returns/returns.d.ts
/**
* Returns action type.
*/
//#endregion
//#region src/actions/safeInteger/safeInteger.d.ts
/**
* Safe integer issue interface.
*/
interface SafeIntegerIssue<TInput$1 extends number> extends BaseIssue<TInput$1> {
  /**
  * The issue kind.
  */
  readonly kind: "validation";
  /**
  * The issue type.
  */
  readonly type: "safe_integer";
  /**
  * The expected property.
  */
  readonly expected: null;
  /**
  * The received property.
  */
  readonly received: `${number}`;
  /**
  * The validation function.
  */
  readonly requirement: (input: number) => boolean;
}
/**
* Safe integer action interface.
*/
interface SafeIntegerAction<TInput$1 extends number, TMessage extends ErrorMessage<SafeIntegerIssue<TInput$1>> | undefined> extends BaseValidation<TInput$1, TInput$1, SafeIntegerIssue<TInput$1>> {
  /**
  * The action type.
  */
  readonly type: "safe_integer";
  /**
  * The action reference.
  */
  readonly reference: typeof safeInteger;
  /**
  * The expected property.
  */
  readonly expects: null;
  /**
  * The validation function.
  */
  readonly requirement: (input: number) => boolean;
  /**
  * The error message.
  */
  readonly message: TMessage;
}
/**
* Creates a safe integer validation action.
*
* @returns A safe integer action.
*/
declare function safeInteger<TInput$1 extends number>(): SafeIntegerAction<TInput$1, undefined>;
/**
* Creates a safe integer validation action.
*
* @param message The error message.
*
* @returns A safe integer action.
*/
declare function safeInteger<TInput$1 extends number, const TMessage extends ErrorMessage<SafeIntegerIssue<TInput$1>> | undefined>(message: TMessage): SafeIntegerAction<TInput$1, TMessage>; //#endregion
//#region src/actions/size/size.d.ts
/**
* Size issue interface.
*/
//#endregion
//#region src/actions/transform/transform.d.ts
/**
* Transform action interface.
*/
interface TransformAction<TInput$1, TOutput$1> extends BaseTransformation<TInput$1, TOutput$1, never> {
  /**
  * The action type.
  */
  readonly type: "transform";
  /**
  * The action reference.
  */
  readonly reference: typeof transform;
  /**
  * The transformation operation.
  */
  readonly operation: (input: TInput$1) => TOutput$1;
}
/**
* Creates a custom transformation action.
*
* @param operation The transformation operation.
*
* @returns A transform action.
*/
declare function transform<TInput$1, TOutput$1>(operation: (input: TInput$1) => TOutput$1): TransformAction<TInput$1, TOutput$1>; //#endregion
//#region src/actions/transform/transformAsync.d.ts
/**
* Transform action async interface.
*/
/** Why a reference step can miss: a closed vocabulary, which files of other versions may exceed. */
declare const CAUSES: {
  no_response: {};
  no_tool_call: {};
  search_empty: {
    lacks: "all rows";
    isOtherTool: true;
  };
  stopped_after: {
    isOtherTool: true;
  };
  no_step: {
    isOtherTool: true;
  };
  step_failed: {
    saysAll: true;
  };
  malformed_query: {
    saysAll: true;
  };
  timed_out: {
    saysAll: true;
  };
  unavailable: {
    saysAll: true;
  };
  other_result: {
    saysAll: true;
  };
  not_recorded: {
    saysAll: true;
  };
  cut_output: {
    saysAll: true;
  };
  unreadable: {
    saysAll: true;
  };
  only_lookups: {};
  entity_not_found: {
    lacks: "all rows";
  };
  empty_result: {
    lacks: "all rows";
  };
  given_row_missing: {
    lacks: "rows";
  };
  given_row_extra: {
    lacks: "a condition";
  };
  cut_off: {
    lacks: "rows";
  };
  split: {
    saysAll: true;
  };
  missing_rows: {
    lacks: "rows";
  };
  extra_rows: {
    lacks: "a condition";
  };
  missing_and_extra: {};
  other_rows: {};
  missing_column: {
    lacks: "a column";
  };
  unbound_column: {
    saysAll: true;
  };
  literal_for_iri: {
    lacks: "a column";
  };
  order: {};
  value_differs: {};
  arguments_differ: {
    namesArguments: true;
  };
  extra_call: {
    saysAll: true;
  };
  not_reached: {};
  too_symmetric: {};
  unknown: {};
};
/** `unknown` is a kind of a later version, read from a file. */
type CauseKind = keyof typeof CAUSES;
declare const causeSchema: ObjectSchema<{
  readonly kind: SchemaWithPipe<readonly [StringSchema<undefined>, RegexAction<string, "expected a kind of cause">, TransformAction<string, "order" | "no_response" | "no_tool_call" | "search_empty" | "stopped_after" | "no_step" | "step_failed" | "malformed_query" | "timed_out" | "unavailable" | "other_result" | "not_recorded" | "cut_output" | "unreadable" | "only_lookups" | "entity_not_found" | "empty_result" | "given_row_missing" | "given_row_extra" | "cut_off" | "split" | "missing_rows" | "extra_rows" | "missing_and_extra" | "other_rows" | "missing_column" | "unbound_column" | "literal_for_iri" | "value_differs" | "arguments_differ" | "extra_call" | "not_reached" | "too_symmetric" | "unknown">]>; /** Which reference step, counted from 0 over all groups of the question. */
  readonly step: SchemaWithPipe<readonly [NumberSchema<undefined>, SafeIntegerAction<number, undefined>, MinValueAction<number, 0, undefined>]>; /** Rows (or ids) of the reference, of the actual step, and common to both. */
  readonly expected: OptionalSchema<SchemaWithPipe<readonly [NumberSchema<undefined>, SafeIntegerAction<number, undefined>, MinValueAction<number, 0, undefined>]>, undefined>;
  readonly actual: OptionalSchema<SchemaWithPipe<readonly [NumberSchema<undefined>, SafeIntegerAction<number, undefined>, MinValueAction<number, 0, undefined>]>, undefined>;
  readonly common: OptionalSchema<SchemaWithPipe<readonly [NumberSchema<undefined>, SafeIntegerAction<number, undefined>, MinValueAction<number, 0, undefined>]>, undefined>; /** Calls over which the rows are spread. */
  readonly calls: OptionalSchema<SchemaWithPipe<readonly [NumberSchema<undefined>, SafeIntegerAction<number, undefined>, MinValueAction<number, 0, undefined>]>, undefined>;
}, undefined>;
/** Why a reference step missed, in words of a closed vocabulary and integers only. */
type Cause = Readonly<InferOutput<typeof causeSchema>>;
declare const differenceSchema: ObjectSchema<{
  readonly kind: PicklistSchema<readonly ["class_as_property", "exchanged", "unbound", "constant_other", "class_other", "predicate_other", "path", "role_other", "unconnected", "entity_open", "looked_up", "predicate_missing", "predicate_extra", "filter_missing", "filter_extra", "projects_other", "source", "order", "limit", "distinct"], undefined>;
  readonly expected: OptionalSchema<StringSchema<undefined>, undefined>;
  readonly actual: OptionalSchema<StringSchema<undefined>, undefined>; /** The run whose right query has what the reference has; absent: none is known to. */
  readonly label: OptionalSchema<StringSchema<undefined>, undefined>; /** The actual query has it in one branch of a UNION; both are about an entity each, which is not the same one. */
  readonly in_union: OptionalSchema<BooleanSchema<undefined>, undefined>;
  readonly other_entity: OptionalSchema<PicklistSchema<["other", "earlier step"], undefined>, undefined>;
}, undefined>;
/** One way in which a query differs from the reference query; what a side does not have is absent. */
type QueryDifference = Readonly<InferOutput<typeof differenceSchema>>;
/** A way to the asked entity that the query that matched in the run of a label has, and this run's query has not. */
interface BaseDifference extends QueryDifference {
  readonly label: string;
  readonly expected: string;
}
/** An argument that the call that was right in the run of a label had otherwise; what a side did not send is absent. */
interface ArgumentChange {
  /** Its name, or the path of the first difference in it. Example: `filter.in_stock`. */
  readonly argument: string;
  readonly label: string;
  readonly expected?: string;
  readonly actual?: string;
  /** Both sides are texts; shown are the words in which they differ. */
  readonly isPart?: boolean;
}
/** A call that this run and the run of a label made alike, to queries but for layout and names of variables. */
interface SameCall {
  readonly label: string;
  readonly noun: 'query' | 'call';
  /** Why the other result missed; absent where the cause itself says it. */
  readonly kind?: CauseKind;
  /** How often this run made it. */
  readonly times: number;
}
/** All details, in the order in which they are written. */
declare const DETAILS: {
  /** The actual step that came closest. */closest: {
    schema: CustomSchema<unknown, undefined>;
    inLine: (value: unknown) => unknown;
  }; /** Cells by required column; null is unbound. */
  missing_rows: {
    schema: CustomSchema<readonly (readonly (string | null)[])[], undefined>;
    inLine: (value: readonly (readonly (string | null)[])[]) => readonly (readonly (string | null)[])[] | undefined;
  };
  unmatched_columns: {
    schema: SchemaWithPipe<readonly [ArraySchema<StringSchema<undefined>, undefined>, ReadonlyAction<string[]>]>;
    inLine: (value: readonly string[]) => readonly string[] | undefined;
  };
  unbound_columns: {
    schema: SchemaWithPipe<readonly [ArraySchema<StringSchema<undefined>, undefined>, ReadonlyAction<string[]>]>;
    inLine: (value: readonly string[]) => readonly string[] | undefined;
  }; /** A column of the actual step, what it holds, and the required column that needs something else. */
  column: {
    schema: SchemaWithPipe<readonly [ObjectSchema<{
      readonly actual: StringSchema<undefined>;
      readonly holds: PicklistSchema<["text", "numbers", "IRIs"], undefined>;
      readonly required: StringSchema<undefined>;
    }, undefined>, ReadonlyAction<{
      actual: string;
      holds: "text" | "numbers" | "IRIs";
      required: string;
    }>]>;
    inLine: (value: Readonly<{
      actual: string;
      holds: "text" | "numbers" | "IRIs";
      required: string;
    }>) => Readonly<{
      actual: string;
      holds: "text" | "numbers" | "IRIs";
      required: string;
    }> | undefined;
  }; /** The tool after which the agent stopped, or which found nothing. */
  tool: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  }; /** How often the agent made the last call before it stopped, if more than once. */
  times: {
    schema: NumberSchema<undefined>;
    inLine: (value: number) => number | undefined;
  }; /** The part that was not recorded; absent: the output. */
  part: {
    schema: LiteralSchema<"arguments", undefined>;
    inLine: (value: "arguments") => "arguments" | undefined;
  }; /** A successful call with the required name that is too late, or is matched with another reference step. */
  instead: {
    schema: ObjectSchema<{
      readonly tool: StringSchema<undefined>;
      readonly reason: PicklistSchema<["later", "taken"], undefined>;
    }, undefined>;
    inLine: (value: {
      tool: string;
      reason: "taken" | "later";
    }) => {
      tool: string;
      reason: "taken" | "later";
    } | undefined;
  }; /** The asked entity, and the way in which the agent looked for it. */
  entity: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  };
  searched_as: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  }; /** Its class in the reference query, where the agent looked for it as another. */
  entity_class: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  }; /** Another step returned that entity: only the form in which the query has it is wrong. */
  is_found: {
    schema: BooleanSchema<undefined>;
    inLine: (value: boolean) => boolean | undefined;
  }; /** No call has an id, or a text of the question, that could mean the asked entity. */
  is_unnamed: {
    schema: BooleanSchema<undefined>;
    inLine: (value: boolean) => boolean | undefined;
  }; /** The hit of an earlier search that the query is about, and the entity of the reference, with its place among the hits if it is one. */
  chosen: {
    schema: SchemaWithPipe<readonly [ObjectSchema<{
      readonly entity: StringSchema<undefined>;
      readonly expected: StringSchema<undefined>;
      readonly hit: SchemaWithPipe<readonly [NumberSchema<undefined>, SafeIntegerAction<number, undefined>, MinValueAction<number, 0, undefined>]>;
      readonly hits: SchemaWithPipe<readonly [NumberSchema<undefined>, SafeIntegerAction<number, undefined>, MinValueAction<number, 0, undefined>]>;
      readonly expected_hit: OptionalSchema<SchemaWithPipe<readonly [NumberSchema<undefined>, SafeIntegerAction<number, undefined>, MinValueAction<number, 0, undefined>]>, undefined>; /** The search, where its class leaves out the expected entity, and the class that the reference has. */
      readonly searched_as: OptionalSchema<StringSchema<undefined>, undefined>;
      readonly entity_class: OptionalSchema<StringSchema<undefined>, undefined>;
    }, undefined>, ReadonlyAction<{
      entity: string;
      expected: string;
      hit: number;
      hits: number;
      expected_hit?: number | undefined;
      searched_as?: string | undefined;
      entity_class?: string | undefined;
    }>]>;
    inLine: (value: Readonly<{
      entity: string;
      expected: string;
      hit: number;
      hits: number;
      expected_hit?: number | undefined;
      searched_as?: string | undefined;
      entity_class?: string | undefined;
    }>) => Readonly<{
      entity: string;
      expected: string;
      hit: number;
      hits: number;
      expected_hit?: number | undefined;
      searched_as?: string | undefined;
      entity_class?: string | undefined;
    }> | undefined;
  }; /** All reference rows are entities that the question names. */
  only_given: {
    schema: BooleanSchema<undefined>;
    inLine: (value: boolean) => boolean | undefined;
  }; /** The LIMIT of the actual query. */
  limit: {
    schema: NumberSchema<undefined>;
    inLine: (value: number) => number | undefined;
  }; /** Why repeats count: by a key of the step, by the scoring rules, or because the step requires an order. */
  repeats_count: {
    schema: PicklistSchema<["step", "scoring", "order"], undefined>;
    inLine: (value: "order" | "step" | "scoring") => "order" | "step" | "scoring" | undefined;
  }; /** The rows are right and only their number of repeats is not. */
  only_repeats: {
    schema: BooleanSchema<undefined>;
    inLine: (value: boolean) => boolean | undefined;
  }; /** The search that reached the work limit was one for equal blank nodes. */
  blank_nodes: {
    schema: BooleanSchema<undefined>;
    inLine: (value: boolean) => boolean | undefined;
  }; /** The column, or the columns with a comma, whose values repeat the rows. */
  repeated_for: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  }; /** Equal rows were counted once, and there were some. */
  distinct_rows: {
    schema: BooleanSchema<undefined>;
    inLine: (value: boolean) => boolean | undefined;
  }; /** Of the missing rows those of which the actual step has a copy, if too few. */
  missing_repeats: {
    schema: NumberSchema<undefined>;
    inLine: (value: number) => number | undefined;
  }; /** As the missing rows; those with values are only in the evaluation file. */
  extra_rows: {
    schema: SchemaWithPipe<readonly [ArraySchema<SchemaWithPipe<readonly [ArraySchema<NullableSchema<StringSchema<undefined>, undefined>, undefined>, ReadonlyAction<(string | null)[]>]>, undefined>, ReadonlyAction<(readonly (string | null)[])[]>]>;
    inLine: (value: readonly (readonly (string | null)[])[]) => readonly (readonly (string | null)[])[] | undefined;
  };
  first_difference: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  }; /** Of a differing cell: the other cells of its row, as far as they fit into a line. */
  row: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  }; /** Of a list whose order is free only one: the item that is missing or extra. */
  expected_value: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  };
  actual_value: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  }; /** The tool of the reference step whose output has the expected value. */
  returned_by: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  }; /** The text that an output should contain. */
  missing_text: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  };
  arguments: {
    schema: SchemaWithPipe<readonly [ArraySchema<StringSchema<undefined>, undefined>, ReadonlyAction<string[]>]>;
    inLine: (value: readonly string[]) => readonly string[] | undefined;
  };
  error: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  }; /** What the last lookup returned, of an answer with lookups alone. */
  returned: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  }; /** The number of output tokens at which the model was cut off before it called a tool. */
  cut_at: {
    schema: NumberSchema<undefined>;
    inLine: (value: number) => number | undefined;
  }; /** Number of failed calls, of several that all failed for the same reason. */
  tries: {
    schema: NumberSchema<undefined>;
    inLine: (value: number) => number | undefined;
  }; /** The number of the explained call, counted from 1, where the answer has several. */
  call: {
    schema: NumberSchema<undefined>;
    inLine: (value: number) => number | undefined;
  }; /** The first missing row, or else the first extra one, in a few words. */
  example: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  }; /** The first extra row, where the example is a missing one. */
  extra_example: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  }; /** A required column that the output lacks, also where another one could be taken for it. */
  unreturned: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  }; /** The explained call was right in the run of a label, and what it returned there was another result. */
  same_call: {
    schema: CustomSchema<SameCall, undefined>;
    inLine: (value: SameCall) => SameCall | undefined;
  }; /** The form of a table that is written otherwise than the reference. Example: `a Markdown table of 2 columns`. */
  read_as: {
    schema: StringSchema<undefined>;
    inLine: (value: string) => string | undefined;
  }; /** How the query of the step that came closest differs from the reference query: facts, not the cause. */
  query_difference: {
    schema: SchemaWithPipe<readonly [ArraySchema<ObjectSchema<{
      readonly kind: PicklistSchema<readonly ["class_as_property", "exchanged", "unbound", "constant_other", "class_other", "predicate_other", "path", "role_other", "unconnected", "entity_open", "looked_up", "predicate_missing", "predicate_extra", "filter_missing", "filter_extra", "projects_other", "source", "order", "limit", "distinct"], undefined>;
      readonly expected: OptionalSchema<StringSchema<undefined>, undefined>;
      readonly actual: OptionalSchema<StringSchema<undefined>, undefined>; /** The run whose right query has what the reference has; absent: none is known to. */
      readonly label: OptionalSchema<StringSchema<undefined>, undefined>; /** The actual query has it in one branch of a UNION; both are about an entity each, which is not the same one. */
      readonly in_union: OptionalSchema<BooleanSchema<undefined>, undefined>;
      readonly other_entity: OptionalSchema<PicklistSchema<["other", "earlier step"], undefined>, undefined>;
    }, undefined>, undefined>, ReadonlyAction<{
      kind: "unbound" | "path" | "order" | "class_as_property" | "exchanged" | "constant_other" | "class_other" | "predicate_other" | "role_other" | "unconnected" | "entity_open" | "looked_up" | "predicate_missing" | "predicate_extra" | "filter_missing" | "filter_extra" | "projects_other" | "source" | "limit" | "distinct";
      expected?: string | undefined;
      actual?: string | undefined;
      label?: string | undefined;
      in_union?: boolean | undefined;
      other_entity?: "other" | "earlier step" | undefined;
    }[]>]>;
    inLine: (value: readonly {
      kind: "unbound" | "path" | "order" | "class_as_property" | "exchanged" | "constant_other" | "class_other" | "predicate_other" | "role_other" | "unconnected" | "entity_open" | "looked_up" | "predicate_missing" | "predicate_extra" | "filter_missing" | "filter_extra" | "projects_other" | "source" | "limit" | "distinct";
      expected?: string | undefined;
      actual?: string | undefined;
      label?: string | undefined;
      in_union?: boolean | undefined;
      other_entity?: "other" | "earlier step" | undefined;
    }[]) => readonly {
      kind: "unbound" | "path" | "order" | "class_as_property" | "exchanged" | "constant_other" | "class_other" | "predicate_other" | "role_other" | "unconnected" | "entity_open" | "looked_up" | "predicate_missing" | "predicate_extra" | "filter_missing" | "filter_extra" | "projects_other" | "source" | "limit" | "distinct";
      expected?: string | undefined;
      actual?: string | undefined;
      label?: string | undefined;
      in_union?: boolean | undefined;
      other_entity?: "other" | "earlier step" | undefined;
    }[] | undefined;
  }; /** The conditions of the reference query and of the explained query, in the order of the reference. */
  conditions: {
    schema: SchemaWithPipe<readonly [ArraySchema<ObjectSchema<{
      /** Unique in its list. Example: `?answer —cim:Terminal.SvPowerFlow→ <2dd90406…>`. */readonly text: StringSchema<undefined>;
      readonly reference: BooleanSchema<undefined>; /** The matching query of the base run; absent where none is known. */
      readonly base: OptionalSchema<BooleanSchema<undefined>, undefined>;
      readonly actual: BooleanSchema<undefined>; /** A named difference is about it; absent: none is. */
      readonly named: OptionalSchema<BooleanSchema<undefined>, undefined>;
    }, undefined>, undefined>, ReadonlyAction<{
      text: string;
      reference: boolean;
      base?: boolean | undefined;
      actual: boolean;
      named?: boolean | undefined;
    }[]>]>;
    inLine: (value: readonly {
      text: string;
      reference: boolean;
      base?: boolean | undefined;
      actual: boolean;
      named?: boolean | undefined;
    }[]) => readonly {
      text: string;
      reference: boolean;
      base?: boolean | undefined;
      actual: boolean;
      named?: boolean | undefined;
    }[] | undefined;
  }; /** The run has more missed queries than are read, so how this one differs is not known. */
  query_unread: {
    schema: BooleanSchema<undefined>;
    inLine: (value: boolean) => boolean | undefined;
  }; /** The same against the run that a regressed question is compared with. */
  base_difference: {
    schema: CustomSchema<BaseDifference, undefined>;
    inLine: (value: BaseDifference) => BaseDifference | undefined;
  }; /** How the arguments of the step that came closest changed against the right call of that run. */
  argument_change: {
    schema: CustomSchema<readonly ArgumentChange[], undefined>;
    inLine: (value: readonly ArgumentChange[]) => readonly ArgumentChange[] | undefined;
  }; /** Where the arguments of that step differ from those of the reference, as paths such as `$.limit`. */
  argument_difference: {
    schema: SchemaWithPipe<readonly [ArraySchema<StringSchema<undefined>, undefined>, ReadonlyAction<string[]>]>;
    inLine: (value: readonly string[]) => readonly string[] | undefined;
  };
};
/** Details for a person, in addition to the cause. They are free text, and so never in the baseline. */
type CauseDetail = { readonly [K in keyof typeof DETAILS]?: InferOutput<(typeof DETAILS)[K]['schema']> };
/**
 * How many whole rows two tables have in common, under the best pairing of columns and in any order. Precision, recall and F1 are in
 * [0, 1]; 0 without rows.
 */
type RowsFound = Readonly<Record<'expected' | 'actual' | 'common' | 'precision' | 'recall' | 'f1', number>>;
/** A tool call that must happen, with the output it must return. */
interface ReferenceStep$1 {
  readonly name: string;
  readonly args: Mapping;
  readonly output: unknown;
  readonly mediaType: string | null;
  readonly ordered: boolean;
  /** The columns that decide the order: rows that are equal in them can be in any order. Absent: all rows are in order. */
  readonly orderedBy?: readonly string[];
  /** null: the variables of the reference's own result. */
  readonly requiredColumns: readonly string[] | null;
  /** null: the scoring preset decides. */
  readonly ignoreDuplicates: boolean | null;
  /** Set for a call that must fail, in presets that read this. */
  readonly mustFail?: true;
  /** Absent: only its name and media type decide. */
  readonly matching?: StepMatching;
  /** Alternative steps, one of which must happen; the other fields are copied from the first. */
  readonly anyOf?: readonly ReferenceStep$1[];
  /** The step as the corpus has it, for the output files. */
  readonly source: Mapping;
}
/** Steps of a group may happen in any order. */
type Group = readonly ReferenceStep$1[];
interface Question$1 {
  readonly id: string;
  readonly templateId: string;
  readonly text: string;
  readonly referenceAnswer: unknown;
  /** Groups in sequence, each with at least one step. A question without groups does not get a steps score. */
  readonly groups: readonly Group[];
  /** The alternatives of `reference_steps_any_of`, each with its groups. Without `reference_steps`, `groups` is the first of them. */
  readonly alternatives?: readonly (readonly Group[])[];
  readonly tags: readonly string[];
  readonly rules?: Rules;
  readonly answer?: AnswerChecks$1;
  /** Set for a draft, which no person has checked yet and which is not scored. */
  readonly isDraft?: true;
  /** A call that matches no step makes the score 0, except calls of tools with these names; absent: such calls are allowed. */
  readonly extraCalls?: {
    readonly except: readonly string[];
  } | undefined;
}
interface ActualStep$1 {
  readonly id: unknown;
  readonly name: string;
  readonly args: Mapping;
  /** The arguments, if they are a text instead of a mapping. */
  readonly argsText?: string;
  /** How to record the arguments, if a trace lacks them. */
  readonly argsNotRecorded?: string;
  readonly status: unknown;
  readonly output: unknown;
  /** How to record the output, if a trace lacks it. */
  readonly notRecorded?: string;
  readonly error: unknown;
  readonly executionTimestamp: unknown;
}
interface Response$1 {
  readonly questionId: string;
  /** The error text of an answer that failed, else null. */
  readonly error: string | null;
  /** null: the list of steps is missing. */
  readonly steps: readonly ActualStep$1[] | null;
  /** The problem with the shape of the record, for which the answer scores 0; null: none. */
  readonly unreadable: string | null;
  /** The record with the current names of keys. */
  readonly source: Mapping;
}
/** The score of one reference step of the scored groups. */
interface StepDetail {
  readonly group: number;
  readonly step: number;
  readonly name: string;
  /** The route of `reference_steps_any_of` that was scored; absent: `reference_steps`. */
  readonly reference_steps_any_of?: number;
  /** Index of the alternative that matched or that the cause describes. */
  readonly any_of?: number;
  /** How the step was compared; null: no step could be compared with it. */
  readonly comparator: ComparatorName | null;
  readonly score: number;
  /** The equal rows of the tables; absent if no tables were compared. */
  readonly rows?: RowsFound;
  /** Id of the matched actual step; absent for a miss. */
  readonly matches?: unknown;
  readonly cause?: Cause;
  readonly detail?: CauseDetail;
}
type SampleStatus = 'success' | 'error' | 'missing';
/** How a reference step is compared, by its own keys. A step without such keys has no `matching`. */
interface StepMatching {
  readonly args: MatchMode | 'ignore' | 'shallow';
  /** null: the kind of the step decides, as without these keys. */
  readonly output: OutputMatch | null;
  readonly argsRules: ValueRules;
  readonly outputRules: ValueRules;
  /** The output as a regular expression; null: not a regular expression, or no engine is loaded. */
  readonly pattern: Pattern | null;
  /** Rules of single paths. Values with a rule are excluded from the other comparison. */
  readonly expect: readonly Expectation[];
  /** Whether one call may meet this step and others. */
  readonly reuse: boolean;
  /** Where the rows of a table are, the first path that exists; null: it is all of the output. */
  readonly rowsAt: readonly JsonPath[] | null;
  /** Names of columns, for rows that have none. */
  readonly columns: readonly string[] | null;
  /** Whether the first line of CSV has the names of the columns; null: the line shows it. */
  readonly header: boolean | null;
  /** Columns of texts, such as codes that look like numbers. */
  readonly texts: readonly string[];
  readonly nulls: readonly string[];
  /** Paths of the rules, to check them against the reference. */
  readonly paths: readonly WrittenPath[];
}
/** A path in the form of the corpus. */
interface WrittenPath {
  readonly key: 'ignore' | 'unordered' | 'tolerance' | 'rows_at';
  readonly written: string;
  readonly side: 'args' | 'output';
  readonly path: JsonPath;
}
/** Kinds of JSON values that a path may be required to have. */
declare const VALUE_TYPES: readonly ["string", "number", "integer", "boolean", "array", "object", "null"];
type ValueType = (typeof VALUE_TYPES)[number];
type Expected = /** The allowed values, compared as JSON. */{
  readonly kind: 'any';
  readonly values: readonly unknown[];
} | {
  readonly kind: 'regex';
  readonly source: string;
  readonly pattern: Pattern | null;
} | {
  readonly kind: 'includes';
  readonly text: string;
} | {
  readonly kind: 'number';
  readonly value: number;
  readonly tolerance: number;
} | {
  readonly kind: 'type';
  readonly type: ValueType;
} | {
  readonly kind: 'free';
};
/** A rule that a value is checked by, instead of a comparison with the reference. */
interface Expectation {
  readonly side: 'args' | 'output';
  readonly path: JsonPath;
  readonly expected: Expected;
  readonly orAbsent: boolean;
}
/** The tool calls of an answer by the name of the tool: how often it was called, failed, and returned nothing. */
interface CallCounts {
  readonly total: ReadonlyMap<string, number>;
  readonly errors: ReadonlyMap<string, number>;
  readonly empty_results: ReadonlyMap<string, number>;
}
interface FigureRow {
  /**
   * Where an answer has it: in its entry, written by scoring or a judge; in its response; from the prices of its model; or computed
   * from its tool calls. `aggregates.yaml` has no figure of the calls, so that it equals the file of graphrag-eval, and those of
   * responses also without data, as zeros.
   */
  readonly from: 'scoring' | 'judge' | 'response' | 'price' | 'calls';
  /** The value of a figure of the calls. */
  readonly of?: (calls: CallCounts) => number;
  /** The rule of the scoring without which the aggregates lack it, because a release of graphrag-eval does not have it. */
  readonly onlyWith?: 'rows_f1' | 'answer_relevance_cost';
  /** What a run has of it in reports: the mean of the questions that have it, or their sum. Absent: a score. */
  readonly ofRun?: 'mean' | 'sum';
  /**
   * For gates on the mean over the questions, in which a failed answer counts as 0: why a run has none. Absent: they read the
   * aggregates. A score with one is in [0, 1], as `--until-decided` takes it to be.
   */
  readonly gateWithout?: 'no-reference-steps' | 'no-answer-checks' | 'no-tables' | 'no-data';
  /** As a mean per question in reports and as a plot on pages; absent: in another form. */
  readonly shown?: {
    label: string;
    unit: 'tokens' | 'seconds' | 'dollars' | 'tools';
    isOnPageOnly?: true;
  };
}
/**
 * The figures of an answer, in the order in which they are written. A new one needs a row here, its value (in the entry, or `of`),
 * its schema in the types of the entry if it is in there, and a line in docs/command-line.md.
 */
declare const FIGURES: {
  readonly answer_recall: {
    readonly from: "judge";
  };
  readonly answer_precision: {
    readonly from: "judge";
  };
  readonly answer_relevance: {
    readonly from: "judge";
  };
  readonly answer_relevance_cost: {
    readonly from: "judge";
    readonly onlyWith: "answer_relevance_cost";
  };
  readonly answer_f1: {
    readonly from: "judge";
  };
  readonly steps_score: {
    readonly from: "scoring";
    readonly gateWithout: "no-reference-steps";
  };
  readonly rows_f1: {
    readonly from: "scoring";
    readonly onlyWith: "rows_f1";
    readonly gateWithout: "no-tables";
  };
  readonly rules_score: {
    readonly from: "scoring";
  };
  readonly answer_check_score: {
    readonly from: "scoring";
    readonly gateWithout: "no-answer-checks";
  };
  readonly input_tokens: {
    readonly from: "response";
    readonly ofRun: "mean";
  };
  readonly output_tokens: {
    readonly from: "response";
    readonly ofRun: "mean";
  };
  readonly total_tokens: {
    readonly from: "response";
    readonly ofRun: "mean";
    readonly shown: {
      readonly label: "Tokens per question";
      readonly unit: "tokens";
    };
  };
  readonly elapsed_sec: {
    readonly from: "response";
    readonly ofRun: "mean";
    readonly shown: {
      readonly label: "Seconds per question";
      readonly unit: "seconds";
    };
  };
  readonly cost_usd: {
    readonly from: "price";
    readonly ofRun: "mean";
    readonly shown: {
      readonly label: "Agent cost per question";
      readonly unit: "dollars";
    };
  }; /** The number of different tools that were called, whatever their results. */
  readonly distinct_tools: {
    readonly from: "calls";
    readonly of: ({
      total
    }: CallCounts) => number;
    readonly ofRun: "mean";
    readonly gateWithout: "no-data";
    readonly shown: {
      readonly label: "Distinct tools per question";
      readonly unit: "tools";
      readonly isOnPageOnly: true;
    };
  };
  readonly steps: {
    readonly from: "calls";
    readonly of: ({
      total
    }: CallCounts) => number;
    readonly ofRun: "sum";
  };
  readonly failed_steps: {
    readonly from: "calls";
    readonly of: ({
      errors
    }: CallCounts) => number;
    readonly ofRun: "sum";
  };
};
type FigureName = keyof typeof FIGURES;
type NamesWith<Columns> = { [K in FigureName]: (typeof FIGURES)[K] extends Columns ? K : never }[FigureName];
/** A figure that scoring writes into the entry. */
/** A figure in addition to the scores: tokens, time, cost and tool calls. */
type MeasureName = NamesWith<Required<Pick<FigureRow, 'ofRun'>>>;
/** A figure in the aggregates. */
type Metric = Exclude<FigureName, NamesWith<{
  readonly from: 'calls';
}>>;
/** One entry of `evaluation.yaml`: a question with its answer and its scores. A key without a value is absent. */
interface EvaluationEntry extends JudgedAnswer, RecordedMeasures {
  readonly template_id: string;
  readonly question_id: string;
  /** Number of the answer to the question, starting at 1; absent if there is only one. */
  readonly trial?: number;
  readonly question_text: string;
  readonly reference_answer?: unknown;
  readonly reference_steps?: MatchedGroups;
  readonly reference_steps_any_of?: readonly MatchedGroups[];
  /** The answer checks of the question. */
  readonly answer?: AnswerChecks;
  /** The rules of the question and its template. */
  readonly rules?: Rules;
  /** How the question and its template forbid other calls; absent: they are allowed. */
  readonly extra_calls?: ExtraCalls;
  readonly status: 'success' | 'error';
  /** `no response` without a response. */
  readonly error?: string;
  /** As in the response, like the steps and the usage figures. */
  readonly actual_answer?: unknown;
  readonly actual_steps?: readonly ActualStep[];
  /** In [0, 1]; absent without reference steps, and for a failed answer (presets 5 and 6: the score of its steps). */
  readonly steps_score?: number;
  /** Mean F1 of the rows of its tables, in [0, 1]; only in `standard`, and for steps with Stepgate's own keys. */
  readonly rows_f1?: number;
  /** The scored reference steps, each with its match or the cause of its miss; absent with `details: 'none'`. */
  readonly steps_details?: readonly StepDetail[];
  /** 1 if all checked rules hold, else 0; absent if none was checked. */
  readonly rules_score?: number;
  readonly rules_broken?: readonly BrokenRule[];
  readonly rules_checked?: readonly RuleName[];
  /** Rules over figures that the response does not contain. */
  readonly rules_not_checked?: readonly RuleName[];
  /** The share of answer checks that hold; absent without any, and if the answer failed (presets 5 and 6: 0). */
  readonly answer_check_score?: number;
  readonly answer_checks_failed?: readonly FailedCheck[];
  /** Number of the user's turns, if there are several; absent with `details: 'none'`, like `turn_figures`. */
  readonly turns?: number;
  readonly turn_figures?: readonly TurnFigures[];
  /** All texts of the agent; only if the answer checks look at all of them. */
  readonly agent_texts?: readonly string[];
  /** The cost of the answer, all texts of the agent, and its calls: to score the answer again. Absent with `details: 'none'`. */
  readonly cost_usd?: number;
  readonly texts?: readonly string[];
  /** null: the response has no list of calls. */
  readonly calls?: readonly {
    readonly name: string;
    readonly status: unknown;
  }[] | null;
}
/** An entry in memory: complete, with further keys such as the outputs of custom evaluations. */
type Entry = EvaluationEntry & Mapping;
/** One turn of the user, with what the agent did until the next one; tokens and time only if they were recorded. */
interface TurnFigures extends RecordedMeasures {
  readonly steps: number;
  readonly failed_steps: number;
  readonly cost_usd?: number;
}
/** Tokens and seconds, as the response has them. */
interface RecordedMeasures {
  readonly input_tokens?: number;
  readonly output_tokens?: number;
  readonly total_tokens?: number;
  readonly elapsed_sec?: number;
}
type MatchedGroups = readonly (readonly (MatchedReferenceStep | MatchedAnyOf)[])[];
/** A reference step; `matches` is the id of the agent's step that matched it. */
interface MatchedReferenceStep extends ReferenceStep {
  readonly matches?: unknown;
}
interface MatchedAnyOf extends AnyOf {
  readonly matches?: unknown;
}
/** Keys that a judge adds to an entry. Shares are in [0, 1]; costs are US dollars. */
interface JudgedAnswer {
  readonly answer_reference_claims_count?: number;
  readonly answer_actual_claims_count?: number;
  readonly answer_matching_claims_count?: number;
  readonly answer_correctness_reason?: string;
  readonly answer_recall?: number;
  readonly answer_precision?: number;
  readonly answer_f1?: number;
  /** The claims; absent with `details: 'none'`. */
  readonly answer_correctness_details?: unknown;
  readonly answer_relevance?: number;
  readonly answer_relevance_cost?: number;
  readonly answer_relevance_reason?: string;
  /** The reason for a missing correctness; the preset decides its key. */
  readonly answer_eval_error?: string;
  readonly answer_correctness_error?: string;
  readonly answer_relevance_error?: string;
}
/** The aggregates file: per template, over all questions (micro), and the mean of the templates' means (macro). */
interface Aggregates {
  readonly per_template: Readonly<Record<string, TemplateAggregates>>;
  readonly micro: TemplateAggregates;
  readonly macro: MacroAggregates;
  /** Only if questions have several answers. */
  readonly trials?: TrialAggregates;
}
type MetricSeries = Readonly<Partial<Record<Metric, Series>>>;
/** Figures of the steps of the agent, by name. */
type RetrievalSeries = {
  readonly [figure: `retrieval_${string}`]: Series;
};
/** Only under `micro`, if questions have rules. */
type RuleCounts = {
  /** Number of answers that broke each rule. */readonly rule_violations?: Readonly<Partial<Record<RuleName, number>>>;
  readonly rules_not_checked?: Readonly<Partial<Record<RuleName, number>>>;
};
/** Aggregates of a file from any tool, with unknown figures. */
interface StoredAggregates {
  readonly per_template: Readonly<Record<string, Mapping>>;
  readonly micro: Mapping;
  readonly macro: Mapping;
  readonly trials?: Mapping;
}
/** Figures over the questions of a template, or over all. */
type TemplateAggregates = MetricSeries & RetrievalSeries & RuleCounts & {
  readonly number_of_error_samples: number;
  readonly number_of_success_samples: number;
  readonly steps?: CallTotals & RetrievalSeries;
};
/** The tool calls of all counted answers by the name of the tool, as `CallCounts` has those of one answer. */
type CallTotals = {
  readonly total?: Readonly<Record<string, number>>; /** Number of questions in which the tool was called. */
  readonly once_per_sample?: Readonly<Record<string, number>>;
  readonly empty_results?: Readonly<Record<string, number>>;
  readonly errors?: Readonly<Record<string, number>>;
};
/** The mean of the templates' means. */
type MacroAggregates = Readonly<Partial<Record<Metric, MacroMean>>> & {
  readonly [figure: `retrieval_${string}`]: MacroMean;
};
type MacroMean = {
  readonly mean: number;
};
/** Aggregates of repeated answers. `pass@k`: the chance that one of k answers is right; `pass^k`: that all k are. */
type TrialAggregates = {
  readonly questions: number;
  readonly responses: number;
  readonly least_per_question: number;
  readonly most_per_question: number;
  readonly [chance: `pass@${number}` | `pass^${number}`]: number; /** Standard deviation of the scores within questions. */
  readonly spread_within_questions?: number; /** Number of questions that are neither always right nor always wrong. */
  readonly flaky_questions: number;
};
/** The scoring rules of a preset. */
interface ScoringRules {
  /** Which groups of reference steps are scored. */
  readonly groups: 'last' | 'all';
  /** Whether repeated rows of a SPARQL result count, unless a step has its own rule. */
  readonly duplicates: 'ignore' | 'count';
  /** Whether cells are compared as values of RDF, by the value of numbers and booleans alone, or by their text. */
  readonly cells: 'values' | 'typed' | 'lexical';
  /** Whether error samples are left out of means or count as zero. */
  readonly errors: 'exclude' | 'zero';
  /** The part of a failed response that the evaluation file keeps. */
  readonly error_sample: 'bare' | 'copied';
  /** What recall@k divides by, and which side's k is taken first. */
  readonly recall: 'relevant' | 'first_k';
  /** The answer F1 when no claim matches. */
  readonly answer_f1: 'zero' | 'absent';
  /** How many evasive flags make an answer noncommittal. */
  readonly noncommittal: 'any' | 'all';
  /** How the judge is asked for answer correctness. */
  readonly protocol: 'claims' | 'tsv';
  /** Whether `answer_relevance_cost` is aggregated. */
  readonly answer_relevance_cost: boolean;
  /** The order in which the steps of a group choose between equally good actual steps. */
  readonly ties: 'first_to_last' | 'last_to_first';
  /** Whether two steps named `retrieval` are compared by recall even when the reference is JSON. */
  readonly retrieval_before_json: boolean;
  /** The normalization of texts of a step that has keys for comparing, but no `normalize`. */
  readonly normalize: 'trim' | 'none';
  /** Whether the results of MCP servers are taken out of their wrapping before they are compared. */
  readonly mcp_results: 'unwrap' | 'as_is';
  /** Whether a reference step with `status: error` matches failed calls alone, or is a step like any other. */
  readonly status_error: 'must_fail' | 'not_read';
  /** Whether a table is read in whatever form an output has, or by the media type of the reference alone. */
  readonly tables: 'any_form' | 'by_media_type';
  /** Whether questions with such steps have the figure `rows_f1`. */
  readonly rows_f1: boolean;
  /** Whether `micro` also has the step counts. */
  readonly micro_steps: boolean;
  /** The score of a successful response without steps, if the reference has steps. */
  readonly success_without_steps: 'empty' | 'absent';
  /** The key under which a failed correctness judgement is reported. */
  readonly correctness_error_key: 'answer_eval_error' | 'answer_correctness_error';
}
/** The names of the presets, `standard` first; the others are those of releases of graphrag-eval. */
declare const PRESET_NAMES: readonly ["standard", "graphrag-eval-4", "graphrag-eval-5", "graphrag-eval-6"];
type PresetName = (typeof PRESET_NAMES)[number];
/** The presets as columns of values; reports name the one that was used. */
declare const PRESETS: Readonly<Record<PresetName, ScoringRules>>;
/**
 * What a team may decide otherwise than its preset: how its own corpus and its own failures count. All else is how a
 * release of graphrag-eval computes or writes a figure, which means nothing apart from the preset.
 */
type Overrides = Partial<Pick<ScoringRules, 'groups' | 'duplicates' | 'cells' | 'errors' | 'recall'>>;
/** A preset with what the config overrides. */
interface Scoring {
  readonly preset: PresetName;
  readonly knobs: ScoringRules;
}
/**
 * recall@k: the share of the relevant ids among the first k retrieved, |relevant ∩ first k| / |relevant|, in
 * [0, 1]; each id counts once, ids are compared as text. 0 when nothing is relevant.
 *
 * @throws RangeError when k is not a number of at least 0.
 */
declare function recallAtK(relevant: readonly unknown[], retrieved: readonly unknown[], k?: number): number;
/**
 * Average precision: the sum over hits of the precision at their rank, divided by the number of relevant ids, in
 * [0, 1]; a repeated id hits once. 0 when nothing is relevant. (Manning, Raghavan and Schütze, Introduction to
 * Information Retrieval, 2008, section 8.4.)
 */
declare function averagePrecision(relevant: readonly unknown[], retrieved: readonly unknown[]): number;
/** One thing that is wrong with an input, and where. */
interface Problem {
  /** The input or flag that named the file, where the whole file is the trouble. */
  readonly input?: string;
  readonly file?: string;
  /** 1-based. */
  readonly line?: number;
  readonly column?: number;
  /** Steps into the document, as keys and indexes. */
  readonly path?: readonly (string | number)[];
  readonly message: string;
  /** The other place, where two do not go together. */
  readonly also?: {
    readonly file: string;
    readonly line?: number;
    readonly path: readonly (string | number)[];
  };
}
/** Wrong usage or input: every message states what is wrong and what would be right. Exit code 2. */
declare class StepgateError extends Error {
  readonly code: 'usage' | 'input';
  readonly problems: readonly Problem[];
  constructor(code: 'usage' | 'input', message: string, problems?: readonly Problem[]);
}
/** What the questions asked decide of a gate; `open`: nothing yet, and another gate failed. */
type DecidedOutcome = 'passed' | 'failed' | 'skipped' | 'open';
/** How a run was decided before all its questions were asked. */
interface Decided {
  /** Number of questions that were counted, of all that are selected. */
  readonly asked: number;
  readonly of: number;
  /** The largest probability that the verdict is not that of all questions. */
  readonly error: number;
  readonly seed: string;
  readonly gates: readonly {
    readonly name: string;
    readonly limit: number;
    readonly outcome: DecidedOutcome;
  }[];
  /** The steps score of all questions lies in it with a probability of 1 − 2 · error. */
  readonly interval: Interval;
  /** Number of those not asked that have an answer all the same, which came after the decision. */
  readonly late: number;
  readonly notAsked: readonly {
    readonly id: string;
    readonly templateId: string;
    readonly text: string | null;
  }[];
}
/** Why a recording with `until-decided` decides nothing before all its questions are asked. */
interface Undecided {
  readonly answered: number;
  /** An answer that is not among the first of the order; null: they are, and do not decide this gate. */
  readonly other: string | null;
  readonly gate: string;
  readonly limit: number;
}
/** The kind of an edit: of the references, only of rules and of how answers are compared, or only of the text. */
type EditKind = 'references' | 'matching' | 'text';
declare const schema: ObjectSchema<{
  readonly schema_version: LiteralSchema<1, "expected schema version 1">;
  readonly judge: CustomSchema<Readonly<Record<string, unknown>>, ErrorMessage<CustomIssue> | undefined>;
  readonly figure: StringSchema<undefined>;
  readonly pass: StringSchema<undefined>;
  readonly bar: SchemaWithPipe<readonly [NumberSchema<undefined>, MinValueAction<number, 0.5, "expected a bar from 0.5 to 1">, MaxValueAction<number, 1, undefined>]>;
  readonly outcome: PicklistSchema<readonly ["trusted", "not_trusted", "undecided"], undefined>;
  readonly counts: ObjectSchema<{
    readonly pass_pass: SchemaWithPipe<readonly [NumberSchema<undefined>, IntegerAction<number, undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, 1000000000, undefined>]>;
    readonly pass_fail: SchemaWithPipe<readonly [NumberSchema<undefined>, IntegerAction<number, undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, 1000000000, undefined>]>;
    readonly fail_pass: SchemaWithPipe<readonly [NumberSchema<undefined>, IntegerAction<number, undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, 1000000000, undefined>]>;
    readonly fail_fail: SchemaWithPipe<readonly [NumberSchema<undefined>, IntegerAction<number, undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, 1000000000, undefined>]>;
  }, undefined>;
  readonly not_judged: OptionalSchema<ObjectSchema<{
    readonly pass: SchemaWithPipe<readonly [NumberSchema<undefined>, IntegerAction<number, undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, 1000000000, undefined>]>;
    readonly fail: SchemaWithPipe<readonly [NumberSchema<undefined>, IntegerAction<number, undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, 1000000000, undefined>]>;
  }, undefined>, undefined>;
  readonly repeated: OptionalSchema<ObjectSchema<{
    readonly same: SchemaWithPipe<readonly [NumberSchema<undefined>, IntegerAction<number, undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, 1000000000, undefined>]>;
    readonly of: SchemaWithPipe<readonly [NumberSchema<undefined>, IntegerAction<number, undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, 1000000000, undefined>]>;
  }, undefined>, undefined>;
  readonly labels: StringSchema<undefined>;
  readonly date: StringSchema<undefined>;
  readonly raters: ArraySchema<StringSchema<undefined>, undefined>;
  readonly panel: ArraySchema<ObjectSchema<{
    readonly answer: StringSchema<undefined>;
    readonly human: PicklistSchema<["pass", "fail"], undefined>;
    readonly judge: PicklistSchema<["pass", "fail"], undefined>;
  }, undefined>, undefined>;
}, undefined>;
/** A calibration file: the result of a comparison of a judge with people, without any text of an answer. */
type Calibration = InferOutput<typeof schema>;
/** Why there is no judgement. `answer`: the reply was unusable; `unbounded`: there is a budget, and a request's cost is unknown; `stopped`: too many unusable replies. */
type FailureKind = 'answer' | 'unavailable' | 'budget' | 'unbounded' | 'stopped' | 'blank' | 'cancelled' | 'late';
/** The numbers of each metric in an evaluation entry, or in its steps. An F1 needs two metrics. */
declare const FIGURES_OF: {
  readonly answer_correctness: readonly ["answer_recall", "answer_precision", "answer_f1"];
  readonly answer_relevance: readonly ["answer_relevance", "answer_relevance_cost"];
  readonly retrieval_answer_recall: readonly ["retrieval_answer_recall", "retrieval_answer_f1"];
  readonly retrieval_answer_precision: readonly ["retrieval_answer_precision", "retrieval_answer_f1"];
  readonly retrieval_context_recall: readonly ["retrieval_context_recall", "retrieval_context_f1"];
  readonly retrieval_context_precision: readonly ["retrieval_context_precision", "retrieval_context_f1"];
};
type BuiltInMetric = keyof typeof FIGURES_OF;
type MetricName = BuiltInMetric | `custom:${string}`;
/** A number that a judge returns: one of `FIGURES_OF`, or the output of a custom evaluation. */
type Figure = string;
interface JudgedMetric {
  readonly name: MetricName;
  /** The figures of a custom evaluation; absent for other metrics (`FIGURES_OF`). */
  readonly figures?: readonly Figure[];
  /** Everything that its figures depend on, except for the texts; two runs are compared only if it is equal. */
  readonly identity: Mapping;
  readonly expected: number;
  readonly judged: number;
  /** Number of answers that were not judged, per reason. */
  readonly troubles: Readonly<Partial<Record<FailureKind, number>>>;
  /** The first error message, as in the evaluation file. */
  readonly example: string | null;
  /** Model and fingerprint that served the verdicts, also the reused ones. Absent: the replies did not contain them. */
  readonly served?: readonly string[];
}
interface JudgeSummary {
  readonly metrics: readonly JudgedMetric[];
  /** Whether people have checked the judge; absent: neither a calibration nor a check is set. */
  readonly trust?: JudgeTrust;
  /** null: the answers were judged in another run. */
  readonly spending: JudgeSpending | null;
}
interface JudgeSpending {
  readonly host: string;
  readonly model: string;
  /** Number of verdicts that were requested and given, and that were cached. */
  readonly asked: number;
  readonly reused: number;
  /** Number of requests that were sent, also those without a verdict. */
  readonly requests: number;
  /** US dollars at list price; null if a price is unknown. */
  readonly costUsd: number | null;
  /** The cost of all requests with a known price. */
  readonly trillionths: number;
  /** Number of requests without a reported usage, which are in the cost with their maximum; absent: none. */
  readonly isMost?: true;
  readonly maxCostUsd: number | null;
}
interface JudgeTrust {
  readonly isRequired: boolean;
  readonly calibration: Calibration | null;
  /** Why the calibration is missing, or does not count; null: it counts. */
  readonly problem: string | null;
}
/** What is known of a result; only that it is cut off; null: it was not recorded, or has masked secrets. */
type CallResult = {
  readonly digest: string;
  readonly columns: readonly string[];
  readonly isEmpty: boolean;
} | 'cut off' | null;
interface SentCall {
  readonly tool: string;
  readonly args: Mapping;
  /** What it returned; only of a run that others are compared with. */
  readonly result?: CallResult;
}
/** The calls that matched the reference steps of a question, and the one that explains its miss. */
interface SentCalls {
  /** By the index of the reference step over all groups. */
  readonly matched: ReadonlyMap<number, SentCall>;
  readonly attempt: SentCall | null;
  /** All calls of an answer in which a step matched. */
  readonly made?: readonly SentCall[];
}
/** IRIs that an agent found on its way, each with the entity where that way began; null: the entity of the reference query. */
type DerivedIris = ReadonlyMap<string, string | null>;
/** The runs before a baseline, and the baseline as the newest one. */
declare const historySchema: ObjectSchema<{
  /** Newest last. */readonly runs: SchemaWithPipe<readonly [ArraySchema<ObjectSchema<{
    readonly commit: OptionalSchema<SchemaWithPipe<readonly [StringSchema<undefined>, RegexAction<string, "expected a commit">]>, undefined>;
    readonly time: OptionalSchema<SchemaWithPipe<readonly [StringSchema<undefined>, IsoTimestampAction<string, undefined>]>, undefined>; /** The steps score. */
    readonly micro: OptionalSchema<SchemaWithPipe<readonly [NumberSchema<undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, 1, undefined>]>, undefined>;
    readonly macro: OptionalSchema<SchemaWithPipe<readonly [NumberSchema<undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, 1, undefined>]>, undefined>; /** Number of questions with reference steps. */
    readonly questions: SchemaWithPipe<readonly [SchemaWithPipe<readonly [NumberSchema<undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, number, undefined>]>, IntegerAction<number, undefined>]>; /** Mean per question, as are seconds and cost. */
    readonly tokens: OptionalSchema<SchemaWithPipe<readonly [NumberSchema<undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, number, undefined>]>, undefined>;
    readonly seconds: OptionalSchema<SchemaWithPipe<readonly [NumberSchema<undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, number, undefined>]>, undefined>;
    readonly cost: OptionalSchema<SchemaWithPipe<readonly [NumberSchema<undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, number, undefined>]>, undefined>;
    readonly run_id: OptionalSchema<SchemaWithPipe<readonly [StringSchema<undefined>, RegexAction<string, "expected the id of a run">]>, undefined>; /** 95 % interval of the steps score, clustered by template. */
    readonly interval: OptionalSchema<TupleSchema<[SchemaWithPipe<readonly [NumberSchema<undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, 1, undefined>]>, SchemaWithPipe<readonly [NumberSchema<undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, 1, undefined>]>], undefined>, undefined>; /** The share of answer checks that hold, and of the questions that keep their rules. */
    readonly answer_check_score: OptionalSchema<SchemaWithPipe<readonly [NumberSchema<undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, 1, undefined>]>, undefined>;
    readonly rules_score: OptionalSchema<SchemaWithPipe<readonly [NumberSchema<undefined>, MinValueAction<number, 0, undefined>, MaxValueAction<number, 1, undefined>]>, undefined>;
  }, undefined>, undefined>, MinLengthAction<{
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
  }[], 1, undefined>, MaxLengthAction<{
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
  }[], 30, undefined>, ReadonlyAction<{
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
  }[]>]>;
  readonly absent: OptionalSchema<SchemaWithPipe<readonly [ArraySchema<ObjectSchema<{
    readonly question_id: StringSchema<undefined>;
    readonly fingerprint: StringSchema<undefined>;
    readonly results: SchemaWithPipe<readonly [StringSchema<undefined>, RegexAction<string, "expected up to 20 results, each one of 0, 1, p, e, -">]>;
  }, undefined>, undefined>, ReadonlyAction<{
    question_id: string;
    fingerprint: string;
    results: string;
  }[]>]>, undefined>;
}, undefined>;
type History = Readonly<InferOutput<typeof historySchema>>;
/** Hashes of the parts of a config that decide scores. */
declare const configSchema: ObjectSchema<{
  readonly step_aliases: OptionalSchema<SchemaWithPipe<readonly [StringSchema<undefined>, RegexAction<string, "expected a hash">]>, undefined>;
  readonly rules: OptionalSchema<SchemaWithPipe<readonly [StringSchema<undefined>, RegexAction<string, "expected a hash">]>, undefined>;
}, undefined>;
type ConfigHashes = Readonly<InferOutput<typeof configSchema>>;
declare const provenanceSchema: ObjectSchema<{
  readonly repository: OptionalSchema<StringSchema<undefined>, undefined>; /** Its id, which stays when it is renamed or transferred. */
  readonly repository_id: OptionalSchema<SchemaWithPipe<readonly [NumberSchema<undefined>, SafeIntegerAction<number, undefined>, MinValueAction<number, 0, undefined>]>, undefined>;
  readonly commit: OptionalSchema<StringSchema<undefined>, undefined>;
  readonly run_id: OptionalSchema<StringSchema<undefined>, undefined>;
  readonly attempt: OptionalSchema<SchemaWithPipe<readonly [NumberSchema<undefined>, SafeIntegerAction<number, undefined>, MinValueAction<number, 0, undefined>]>, undefined>;
  readonly event: OptionalSchema<StringSchema<undefined>, undefined>;
  readonly branch: OptionalSchema<StringSchema<undefined>, undefined>;
  readonly time: OptionalSchema<StringSchema<undefined>, undefined>;
}, undefined>;
type Provenance = Readonly<InferOutput<typeof provenanceSchema>>;
/** A requirement that a run was checked with. */
declare const gateSchema: ObjectSchema<{
  readonly name: SchemaWithPipe<readonly [StringSchema<undefined>, CheckAction<string, "expected an id in valid Unicode, without half of a surrogate pair">]>;
  readonly operator: PicklistSchema<[">=", ">", "<=", "<"], undefined>;
  readonly limit: NumberSchema<undefined>;
}, undefined>;
type StoredGate = Readonly<InferOutput<typeof gateSchema>>;
/** Figures of a question in addition to the score; absent if the response did not report them. */
type Measures = { readonly [K in MeasureName]?: number };
/** The numbers that a judge gave to an answer. */
interface JudgedFigures {
  /** By name. Example: `answer_f1`. */
  readonly figures: Readonly<Record<string, number>>;
  /** Claims of the reference that the answer lacks; null if they were not counted or are not in the file. */
  readonly missed: readonly string[] | null;
  /** The number of steps behind each figure that is a mean over steps; absent: there are none. */
  readonly steps?: Readonly<Record<string, number>>;
}
/** Why a question missed, with the details for one line of text. */
interface Why {
  readonly cause: Cause;
  /** Name of the reference step that missed; empty if it is not in the file. */
  readonly stepName: string;
  readonly detail: CauseDetail;
  /** The step belongs to a group before the last one, whose steps all matched. */
  readonly isEarlier?: boolean;
}
interface Trials {
  /** Number of responses; 0 without a response. */
  readonly count: number;
  readonly right: number;
  /** Standard deviation of their scores, in [0, 0.71]; null for fewer than two. */
  readonly spread: number | null;
  /** The scores of the answers; absent if they are not in the file, or all are 0 or 1. */
  readonly scores?: readonly number[];
}
/** The queries of a question, if the evaluation file has them. */
interface StepQueries {
  /** Queries that matched, by the index of the reference step over all groups. */
  readonly matched: ReadonlyMap<number, string>;
  /** The query that explains the miss. */
  readonly attempt: string | null;
  /** The reference query of that step; null without an attempt. */
  readonly reference: string | null;
  /** All queries of the steps; empty without an attempt. */
  readonly asked: readonly string[];
  /** The IRIs of things on the way to the answer: those in queries that matched, and those that earlier steps found for the attempt. */
  readonly things: DerivedIris;
  /** The calls of the steps with their arguments, also of steps without a query. */
  readonly calls?: SentCalls | undefined;
  /** The answer that missed, to explain it beside a run in which the question did better. */
  readonly entry?: Entry | undefined;
}
/** One question of a run, reduced to the data for a comparison: numbers and fixed words, except for the texts. */
interface QuestionFigures {
  readonly id: string;
  readonly templateId: string;
  /** null in a baseline file, which contains no texts. */
  readonly text: string | null;
  readonly fingerprint: string | null;
  readonly status: SampleStatus;
  /** The steps score in [0, 1], 0 for a failed answer; null if the question has no reference steps. */
  readonly score: number | null;
  readonly why: Why | null;
  readonly measures: Measures;
  /** Only if questions may have several answers; score, tokens, time and cost are then means over them. */
  readonly trials?: Trials;
  /** The results of the question in the runs up to this one, newest last (`RESULTS`); absent: no history. */
  readonly results?: string;
  readonly answer?: JudgedFigures;
  /** Absent: no rules, or no response. */
  readonly rules?: RulesOutcome;
  /** Absent: no answer checks. A failed answer scores 0. */
  readonly checks?: AnswerChecksOutcome;
  /** F1 of the rows of its tables, in [0, 1], 0 for a failed answer; absent: no tables, or not in the file. */
  readonly rowsF1?: number;
  /** Absent if they are not in the file; never written. */
  readonly queries?: StepQueries;
}
interface QuestionPair {
  readonly base: QuestionFigures;
  readonly head: QuestionFigures;
}
interface RunFigures {
  /** The displayed name of the run: its `name`, or `main`, or the path that it was read from. */
  readonly label: string;
  readonly name?: string;
  /** null for an evaluation file, which does not contain the scoring rules. */
  readonly scoring: Scoring | null;
  /** Absent: the config has neither step aliases nor rules, or the file does not contain it. */
  readonly config?: ConfigHashes;
  /** The version of Stepgate that scored the run; absent: this version, or unknown. */
  readonly version?: string;
  readonly selection: readonly string[];
  readonly provenance: Provenance;
  readonly questions: readonly QuestionFigures[];
  readonly headline: Headline;
  readonly aggregates: StoredAggregates;
  /** The displayed names of the templates, by id; absent: their ids. */
  readonly templateTitles?: Readonly<Record<string, string>>;
  /** Whether the run passed its gates; null if unknown. */
  readonly passed: boolean | null;
  /** The gates that it was checked with; absent: none, or the file does not contain them. */
  readonly requirements?: readonly StoredGate[];
  /** How its answers were judged; null or absent: they were not judged, or the file does not contain it. */
  readonly judge?: JudgeSummary | null;
  /** Set if the baseline belongs to another commit than expected. */
  readonly older?: OlderBaseline;
  /** The runs of the branch up to this one. */
  readonly history?: History;
  /** Set if some of its answers were scored again, with the references and rules of the run that it is compared with. */
  readonly rescored?: Rescored;
  /** How it was decided before all its questions were asked; absent: all were asked. Never read from a file. */
  readonly decided?: Decided;
}
type RuleDifference = {
  readonly kind: 'preset';
  readonly base: string;
  readonly head: string;
} /** A rule of the same preset. Example: `groups`, `last`, `all`. */ | {
  readonly kind: 'rule';
  readonly name: string;
  readonly base: string;
  readonly head: string;
} /** `aliases`: those of the head, as in `sparql_query = run_sparql`. */ | {
  readonly kind: 'step_aliases';
  readonly aliases?: readonly string[];
} | {
  readonly kind: 'rules';
} | {
  readonly kind: 'version';
  readonly base: string;
  readonly head: string;
};
type NotRescoredReason = /** The base is a baseline file without its answers. */{
  readonly kind: 'no-answers';
} /** Two scored runs are compared without a corpus. */ | {
  readonly kind: 'no-corpus';
} | {
  readonly kind: 'unavailable';
  readonly why: string;
} /** The files do not hold some questions or answers as they were scored. */ | {
  readonly kind: 'inexact';
  readonly counts: InexactCounts;
  readonly isNamedCorpus: boolean;
};
/** Why how many questions were not scored again. */
interface InexactCounts {
  /** The base's files lack the calls of the answers. */
  readonly incomplete: number;
  /** The base's files hold other answers or references than were scored, or redacted ones. */
  readonly base: number;
  /** The head's files hold other questions than were scored. */
  readonly head: number;
}
/** What edits can change of a question: its scores in [0, 1]; null where there is nothing to score. */
type QuestionScores = Readonly<ReturnType<typeof scoresOf>>;
/** The figures that the scores of an answer are computed from. */
type ScoredFigures = Pick<QuestionFigures, 'score' | 'checks' | 'rules'>;
/** `kept`: of each rule that was checked, 1 if all answers kept it, else 0. */
declare function scoresOf({
  score,
  checks,
  rules
}: ScoredFigures): {
  steps: number | null;
  checks: number | null;
  rules: number | null;
  kept: Readonly<Partial<Record<keyof Rules, number>>>;
};
/** The scores of a question with the references and rules of the base run. */
interface UnderBase {
  /** Of the base's answers; other than recorded only if another version of Stepgate scored them. */
  readonly base: QuestionScores;
  readonly head: QuestionScores;
}
interface RescoredQuestion {
  readonly id: string;
  /** What differs from the question of the base run. */
  readonly edit: EditKind;
  /** null: the references or rules of the base run, or the answers of the head run, are unknown. */
  readonly underBase: UnderBase | null;
}
/** The answers of a base run, scored again with the references and rules of the head run. */
interface Rescored {
  /** The base run as it was scored at its time. */
  readonly original: RunFigures;
  /** Empty if only questions were edited. */
  readonly differences: readonly RuleDifference[];
  readonly questions: readonly RescoredQuestion[];
  /** Ids of the questions that should have been scored again, and why they were not. */
  readonly left: {
    readonly ids: readonly string[];
    readonly reason: NotRescoredReason;
  } | null;
}
/** A baseline of another commit than the branch point. */
interface OlderBaseline {
  readonly sha: string;
  /** Commits between it and the branch point; null: it is not an ancestor. */
  readonly behind: number | null;
}
/** The means of a figure over questions and over templates; null if no question has it. */
type Headline = ReturnType<typeof headlineOf>;
/** The means of a figure over all questions that have it: by default the headline, the steps score. */
declare function headlineOf(questions: readonly QuestionFigures[], name?: FigureName): {
  /** Number of questions with a figure of 1. */right: number;
  micro: number | null;
  macro: number | null; /** Number of questions with the figure, and of their templates. */
  questions: number;
  templates: number;
};
/** `unknown` and `unknown base`: the way of judging is not recorded in this run or in the base. */
type NotComparedReason = 'another judge' | 'partial base' | 'partial' | 'unknown base' | 'unknown';
/** The questions of a comparison that can be lost or gained, and those that were. */
interface QuestionFlips {
  /** Number of questions with a score in both runs. */
  readonly questions: number;
  /** Questions with a base score above 0, which a rerun can lose. */
  readonly losable: number;
  /** Questions with a base score below 1, which a rerun can gain. */
  readonly gainable: number;
  readonly lost: number;
  readonly gained: number;
}
type ListedArtifact = NonNullable<ReturnType<typeof newestArtifact>>;
/** A file that is a separate artifact, named after its evaluation. */
type OwnArtifact = 'baseline.yaml' | 'other-commit.baseline.yaml' | 'verdicts.jsonl' | 'report.html';
type RunArtifact = OwnArtifact | 'archive';
/** The newest artifact with this name, in either form of the name; null if the list has none. */
declare function newestArtifact(artifacts: readonly unknown[], name: string, file?: RunArtifact): {
  id: number;
  name: string;
  size: number;
  expired: boolean; /** Milliseconds since 1970; null if the list has no time. */
  createdAt: number | null; /** `sha256:<hex>`; null if it was uploaded without a digest. */
  digest: string | null;
} | null;
interface BaselineSource {
  readonly runId: number;
  readonly runNumber: number;
  readonly sha: string;
}
interface BaseArchive {
  /** null: the run has no archive. */
  readonly artifact: ListedArtifact | null;
  /** `sha256:<hex>` of the baseline file, which the archive must also contain. */
  readonly baseline: string;
}
/** Result of the baseline search; `report/baseline.ts` describes each case in words. */
type BaselineOutcome = {
  readonly kind: 'found';
  readonly source: BaselineSource;
  readonly figures: RunFigures; /** null: the baseline is a local file. */
  readonly archive: BaseArchive | null;
} | {
  readonly kind: 'found-older';
  readonly source: BaselineSource;
  readonly figures: RunFigures;
  readonly archive: BaseArchive; /** Commits between the baseline and the branch point; null: not an ancestor. */
  readonly behind: number | null;
} | {
  readonly kind: 'unsupported' | 'expired';
} /** No run has one. `workflows`: the workflow files of the branch's runs; empty: it has none, or they could not be listed. */ | {
  readonly kind: 'none';
  readonly workflows?: readonly string[];
} /** Disabled (null), or an event without a branch to compare with. */ | {
  readonly kind: 'disabled';
  readonly event: string | null;
} /** `permissions`: as in `actions: read`; null: unknown. `why`: GitHub's reason, if permissions would not help. */ | {
  readonly kind: 'forbidden';
  readonly permissions: string | null;
  readonly why?: string;
} | {
  readonly kind: 'corrupt';
  readonly runNumber: number;
  readonly why: string;
} | {
  readonly kind: 'unavailable';
  readonly why: string;
};
type BaselineAbsence = Exclude<BaselineOutcome, {
  figures: RunFigures;
}>;
interface FirstBaseline {
  /** Starts a run that creates one; null if the current run does. */
  readonly command: string | null;
  /** Why no baseline is recorded, or null if this run recorded one; absent: not known yet. */
  readonly obstacle?: string | null;
  /** The workflow files of the branch's runs, none of which left a baseline; absent or empty: it has no runs. */
  readonly workflows?: readonly string[];
}
type KnownEntry = Readonly<InferOutput<typeof KNOWN_SCHEMA>[number]>;
interface KnownQuestions {
  readonly entries: readonly KnownEntry[];
  /** The day in UTC. */
  readonly today: string;
  /** Set if they are from the base branch, not from a file of the run. */
  readonly source?: KnownSource;
}
interface KnownSource {
  readonly file: string;
  readonly branch: string;
  /** Why the entries are missing; null: the file was read. */
  readonly absence: KnownAbsence | null;
  /** Changes in the checkout, which have no effect; null: no changes, or no checkout. */
  readonly changes: KnownChanges | null;
}
/** The entries that changed between two versions of a file, by the names of their questions. */
interface KnownChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly edited: readonly string[];
}
type KnownAbsence = {
  readonly kind: 'missing';
} | {
  readonly kind: 'unreadable';
  readonly why: string;
};
declare const KNOWN_SCHEMA: ArraySchema<SchemaWithPipe<readonly [CustomSchema<Readonly<Record<string, unknown>>, ErrorMessage<CustomIssue> | undefined>, StrictObjectSchema<{
  /** An id, which may consist of blanks only, or a pattern of ids; see `wildcards.ts`. */question: SchemaWithPipe<readonly [StringSchema<({
    input
  }: StringIssue) => "expected the id of a question in quotes, as in \"017\"" | "expected the id of a question, or a pattern such as list_*">, NonEmptyAction<string, "expected the id of a question, or a pattern such as list_*">]>;
  reason: SchemaWithPipe<readonly [StringSchema<string>, CheckAction<string, string>]>; /** Its last day, in UTC. Example: `2026-12-31`. Null: it does not expire. */
  until: NullishSchema<SchemaWithPipe<readonly [StringSchema<"expected a day, as in 2026-12-31">, CheckAction<string, "expected a day, as in 2026-12-31">]>, null>;
  kind: NullishSchema<PicklistSchema<readonly ["accepted", "quarantined"], `expected ${string}`>, "accepted">;
}, (issue: StrictObjectIssue) => string>]>, undefined>;
interface ScoredPair {
  readonly base: QuestionFigures & {
    readonly score: number;
  };
  readonly head: QuestionFigures & {
    readonly score: number;
  };
}
/** The evidence that the steps score changed by more than in reruns of one agent on these questions. */
type Evidence = Readonly<ReturnType<typeof evidenceOf>>;
/** From pairs in the order of their ids, at least one. Only templates are corrected for several `comparisons`. */
declare function evidenceOf(pairs: readonly ScoredPair[], comparisons?: number): {
  verdict: string;
  change: number;
  p: number;
  questions: number;
  changed: number;
  broken: string[];
  mended: string[];
};
interface QuestionDelta extends QuestionPair {
  /** Head minus base, in [-1, 1]; 0 if neither side has a score. */
  readonly change: number;
}
/** A question that broke rules that it kept in the base run. */
interface RuleRegression extends QuestionPair {
  /** At least one. */
  readonly rules: readonly BrokenRule[];
}
type NoBaselineReason = BaselineAbsence /** The flag for a baseline; null: the command does not have one. */ | {
  readonly kind: 'not-given';
  readonly flag: string | null;
} | {
  readonly kind: 'first-run';
} | {
  readonly kind: 'drafts';
} /** The run is a shard, which covers only its own questions and is not compared. Example: "1/2". */ | {
  readonly kind: 'shard';
  readonly shard: string;
};
type NotCompared = {
  readonly kind: 'none';
  readonly label: string;
  readonly reason: NoBaselineReason;
  readonly first?: FirstBaseline;
} /** The scoring rules differ: two presets, or one preset with different overrides. */ | {
  readonly kind: 'incompatible';
  readonly label: string;
  readonly base: PresetName;
  readonly head: PresetName; /** Why the answers of the base were not scored again with the rules of the head. */
  readonly notRescored?: NotRescoredReason;
};
type Comparison = RunDelta | NotCompared;
/** The changes between two runs, over the questions that both have and whose references agree. */
type RunDelta = Readonly<ReturnType<typeof deltaOf>>;
type SetAside = RunDelta['setAside'][number];
declare function deltaOf(base: RunFigures, head: RunFigures, known: KnownQuestions): {
  /** Whether the base does not contain its scoring; it is then assumed to be the head's. */isScoringUnknown: boolean;
  history?: readonly {
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
  }[] | undefined;
  older?: OlderBaseline | undefined;
  answers: {
    figures: {
      figure: string;
      base: {
        micro: number;
        macro: number;
        questions: number;
      };
      head: {
        micro: number;
        macro: number;
        questions: number;
      };
    }[];
    notCompared: {
      metric: MetricName;
      reason: NotComparedReason;
    }[];
    snapshots: string[];
  }; /** Questions with a lower answer F1, largest drop first; the change is that of F1. */
  droppedAnswers: QuestionDelta[];
  templates: {
    id: string;
    questions: number;
    base: number;
    head: number;
    change: number;
  }[];
  noise: {
    score: {
      generalises: {
        verdict: "likely" | "these";
        p: number;
        interval: Readonly<Record<"low" | "high", number>> | null;
        templates: number;
        changed: number;
      };
      detectable: number;
      isAssumed: boolean;
      interval: Readonly<Record<"low" | "high", number>>;
      verdict: string;
      change: number;
      p: number;
      questions: number;
      changed: number;
      broken: string[];
      mended: string[];
    } | null;
    measures: {
      measure: string;
      verdict: string;
      change: number;
      p: number;
      corrected: number;
      questions: number;
      changed: number;
    }[];
  };
  notRescored?: NotRescoredReason | undefined;
  corpusChange?: {
    edited: number;
    rescored: number;
    differences: readonly RuleDifference[];
    before: number | null;
    after: number | null;
    headBefore: number | null;
    unchecked: number;
    favoursHead: number;
    raisesHead: number;
    others: {
      headBefore: number | null | undefined;
      head: number | null;
      figure: "rules" | "checks";
      before: number | null;
      after: number | null;
    }[];
    favouring: {
      broken: number;
      hidden: number;
      other: number;
    };
    broken: number;
    repaired: number;
    onlyMatching: number;
    onlyText: number;
    turnedRight: string[];
    questions: {
      before: QuestionFigures;
      after: QuestionFigures;
      headBefore: Readonly<{
        steps: number | null;
        checks: number | null;
        rules: number | null;
        kept: Readonly<Partial<Record<keyof Rules, number>>>;
      }> | undefined;
      head: QuestionFigures;
      isEdited: boolean;
      hidesDrop: boolean;
      favoursHead: boolean;
      raisesHead: boolean;
      isUnknown: boolean;
    }[];
  } | undefined; /** Edited questions that are not compared, because the base's answers were not scored again. */
  edited: QuestionDelta[];
  otherSelection?: {
    head: readonly string[];
    unselected: QuestionFigures[];
  } | undefined; /** Questions with a lower score of answer checks, without known ones, largest drop first; the change is that of this score. */
  droppedChecks: QuestionDelta[];
  improvedChecks: QuestionDelta[];
  ruleBreaks: RuleRegression[]; /** Number of paired questions without reference steps. */
  unscored: number; /** Questions that the base lacks, and that the head lacks; none if the runs have different selections. */
  added: QuestionFigures[];
  removed: QuestionFigures[];
  paired: number;
  base: {
    right: number;
    micro: number | null;
    macro: number | null;
    questions: number;
    templates: number;
  };
  head: {
    right: number;
    micro: number | null;
    macro: number | null;
    questions: number;
    templates: number;
  };
  checks: {
    base: {
      right: number;
      micro: number | null;
      macro: number | null;
      questions: number;
      templates: number;
    };
    head: {
      right: number;
      micro: number | null;
      macro: number | null;
      questions: number;
      templates: number;
    };
  }; /** Rows found, over the questions that have tables. */
  rows: {
    base: {
      right: number;
      micro: number | null;
      macro: number | null;
      questions: number;
      templates: number;
    };
    head: {
      right: number;
      micro: number | null;
      macro: number | null;
      questions: number;
      templates: number;
    };
  };
  rules: {
    base: {
      kept: number;
      of: number;
    } | null;
    head: {
      kept: number;
      of: number;
    } | null;
  };
  measures: Record<MeasureName, {
    base: number | null;
    head: number | null;
  }>; /** Questions with a valid entry in the file of known failures, with any result. */
  setAside: {
    entry: Readonly<{
      question: string;
      reason: string;
      until: string | null;
      kind: "accepted" | "quarantined";
    }>;
    delta: QuestionDelta;
  }[];
  gatedDrop: {
    value: null;
    isLarger: null;
    flips: null;
  } | {
    value: number;
    isLarger: boolean;
    flips: QuestionFlips | null;
  };
  regressed: QuestionDelta[];
  improved: QuestionDelta[];
  unchanged: number;
  kind: "compared";
  label: string; /** The compared questions, in the order of the head. */
  pairs: QuestionDelta[];
};
/** The questions that two runs share and that have a score, in the order of their ids. */
interface KnownPair<Pair extends QuestionPair = QuestionPair> {
  readonly entry: KnownEntry;
  readonly delta: Pair;
}
/** The drop of the gate `max-steps-drop`, base minus head; null without a remaining question. `isLarger`: than rerun noise. */
type GatedDrop = Readonly<ReturnType<typeof gatedDrop>>;
/**
 * The drop over the questions without an entry. Accepted questions count as unchanged: they are part of the number of
 * questions in the mean. Quarantined ones are excluded. Neither counts in the test, so that a worse
 * question never passes a failing gate, and a better one never hides a drop elsewhere. `all`: the evidence of all
 * pairs, which is used if no question has an entry.
 */
declare function gatedDrop(pairs: readonly QuestionPair[], setAside: readonly KnownPair[], all: Evidence | null): {
  value: null;
  isLarger: null;
  flips: null;
} | {
  value: number;
  isLarger: boolean;
  flips: QuestionFlips | null;
};
/** The gates with an option by name, in the order of their verdicts. */
declare const NAMED_GATES: {
  readonly 'min-steps-score': {
    readonly operator: ">=";
    readonly limit: "share";
    readonly placeholder: "score";
    readonly help: "gate: minimum [steps score](scoring.md#headline-figure), 0 to 1";
    readonly path: "micro.steps_score.mean";
  };
  readonly 'min-answer-check-score': {
    readonly operator: ">=";
    readonly limit: "share";
    readonly placeholder: "score";
    readonly help: "gate: minimum share of [answer checks](corpus.md#answer-checks) that hold, 0 to 1";
    readonly path: "micro.answer_check_score.mean";
  };
  readonly 'max-steps-drop': {
    readonly operator: "<=";
    readonly limit: "share";
    readonly placeholder: "drop";
    readonly help: "gate: maximum drop of the steps score from the baseline, 0 to 1";
  };
  readonly 'max-regressions': {
    readonly operator: "<=";
    readonly limit: "count";
    readonly placeholder: "count";
    readonly help: "gate: maximum number of questions that are worse than in the baseline, by chance or not";
  };
};
type GateName = keyof typeof NAMED_GATES;
type SnakeCase<Text extends string> = Text extends `${infer Start}-${infer Rest}` ? `${Start}_${SnakeCase<Rest>}` : Text;
/** The limits of the gates with a separate option, by the names of the library. Example: `min_steps_score`. */
type GateLimits = { readonly [Name in GateName as SnakeCase<Name>]?: number };
type NameWithPath = { [Name in GateName]: (typeof NAMED_GATES)[Name] extends {
  path: string;
} ? Name : never }[GateName];
/** A gate on a figure that has a path. */
type PathGate = {
  readonly kind: NameWithPath;
  readonly limit: number;
} | {
  readonly kind: 'metric';
  readonly path: string;
  readonly operator: Operator;
  readonly limit: number;
};
type Gate = PathGate | {
  readonly kind: Exclude<GateName, NameWithPath | 'max-steps-drop'>;
  readonly limit: number;
} | ({
  readonly kind: 'max-steps-drop';
  readonly limit: number;
} & DropRule);
/** What a drop over its limit must also be to fail. `significant`: larger than rerun noise; `auto`: that, or a loss that is rare in reruns. */
declare const DROP_TESTS: readonly ["auto", "significant", "plain"];
interface DropRule {
  readonly test: (typeof DROP_TESTS)[number];
  /** Share of the questions that a rerun changes, for `auto`; 0: the plain limit decides; absent: unknown. */
  readonly rerunChanges?: number;
}
declare const OPERATORS: readonly [">=", ">", "<=", "<"];
type Operator = (typeof OPERATORS)[number];
/** Why a gate has no figure, or did not fail with one; `report/words/failures.ts` describes it in words. */
type GateReason = {
  readonly kind: 'no-reference-steps' | 'no-answer-checks' | 'no-tables' | 'nothing-shared' | 'nothing-paired' | 'all-quarantined' | 'within-noise' | 'not-finite' | 'unknown-figure' | 'not-scored-again' | 'not-decided' | 'other-selection';
} | {
  readonly kind: 'accepted';
  readonly by: string;
} | {
  readonly kind: 'not-compared';
  readonly why: NotCompared;
} | {
  readonly kind: 'no-data';
  readonly metric: string;
} | {
  readonly kind: 'partly-judged';
  readonly metric: JudgedMetric;
} /** The judge has to be checked by people, and is not. */ | {
  readonly kind: 'untrusted-judge';
  readonly why: string;
} | {
  readonly kind: 'rules-not-checked';
  readonly rules: readonly (readonly [RuleName, number])[];
};
/** `skipped`: only without a baseline. `warned`: only for a drop that is within rerun noise or accepted. */
interface GateVerdict {
  readonly kind: Gate['kind'];
  /** The name of the gate: its kind, or the path of its figure. */
  readonly name: string;
  readonly operator: Operator;
  readonly limit: number;
  readonly value: number | null;
  readonly outcome: 'passed' | 'failed' | 'skipped' | 'warned';
  /** Why a gate failed or was skipped without a figure, or did not fail with one. */
  readonly reason: GateReason | null;
  /** How often reruns lose as much as a drop over its limit; absent if this was not computed. */
  readonly reruns?: RerunLoss;
}
/** The lost and gained questions of a drop, and the share of reruns of the same agent that lose as many net, in [0, 1]. */
type RerunLoss = NonNullable<ReturnType<typeof rerunLossOf>>;
/** How often reruns lose as much, with the assumed share of questions that a rerun changes; null if the test does not need it. */
declare function rerunLossOf({
  flips
}: GatedDrop, {
  test,
  rerunChanges
}: DropRule): {
  questions: number;
  lost: number;
  gained: number;
  changes: number;
  chance: number;
} | null;
/** The shown part of a gate, also for a gate read from a file. */
type IgnoredLabel = 'other-run' | 'no-permission';
/** The effect of a label on the drop of a pull request. */
type Acceptance = {
  readonly kind: 'accepted';
  readonly label: string;
  readonly by: string;
} | {
  readonly kind: 'ignored';
  readonly label: string;
  readonly by: string;
  readonly why: IgnoredLabel;
} /** The lookup failed. */ | {
  readonly kind: 'unknown';
  readonly label: string;
  readonly why: string;
} | {
  readonly kind: 'absent';
};
/** An alias rule: an actual step whose name fits the pattern counts as `name`, too. */
interface StepAlias {
  readonly name: string;
  /** `*` matches any run of characters. */
  readonly pattern: string;
}
/** The counts of an advisor as plain data, as a shard file has them. */
type ObservedNames = ReturnType<ReturnType<typeof makeAliasAdvisor>['observed']>;
/** The advice for a run in which no response calls a tool by the name of a reference step. */
type AliasAdvice = NonNullable<ReturnType<typeof aliasAdvice>>;
/**
 * The name of one tool among several that no answer calls, and the name under which questions would score more. `questions`: those whose
 * reference steps have the name.
 */
interface RenamedTool extends StepAlias {
  /** Number of questions that would score 1. */
  readonly questions: number;
  /** Number of tried questions that would score more. */
  readonly better: number;
}
/**
 * Finds missing aliases: for all tools if no answer calls a tool by the name of a reference step, else for single tools. It tries
 * aliases only for names that no answer has called so far.
 */
declare function makeAliasAdvisor({
  knobs
}: Scoring, aliases: readonly StepAlias[]): {
  observe: (question: Question$1, {
    steps
  }: Response$1) => void;
  observed: () => {
    questions: number; /** Names of reference steps, with the number of their questions. */
    wanted: [string, number][]; /** Wanted names that are called in an answer to one of their questions. */
    met: string[]; /** Names of the responses' steps, with the number of their calls; only used if no name is met. */
    found: [string, number][]; /** Aliases with which questions would score more. */
    suggested: RenamedTool[];
  };
};
/** The advice for a run that was observed in one or several pieces; null if the name of a reference step occurs. */
declare function aliasAdvice(pieces: readonly ObservedNames[]): {
  /** The number of questions that score 0 for this reason. */questions: number; /** The reference step's name that is missed most often. */
  missed: string; /** Names of the responses' steps, with the number of their calls. */
  found: (readonly [string, number])[]; /** The alias with which most questions would score 1; null: no alias helps. */
  best: RenamedTool | null;
} | null;
/** A notice for the reader in addition to the figures; `report/words/notices.ts` describes it in words. */
type Notice = {
  readonly kind: 'alias-advice';
  readonly advice: AliasAdvice;
} | {
  readonly kind: 'renamed-tool';
  readonly tool: RenamedTool;
} | Counted<'unscored'> | (Counted<'unasked'> & Pick<Coverage, 'similar'> & {
  readonly ids: readonly string[];
}) /** Number of questions that score 0 because their columns are too similar. */ | Counted<'too-symmetric'> /** Number of questions with groups before the last one, if only the last is scored; `differing`: whose scores they would change. */ | (Counted<'earlier-groups'> & {
  readonly differing: number;
}) /** Number of questions with too many steps to compare all. */ | Counted<'bounded'> /** Rules over figures, each with the number of answers that do not report them. */ | {
  readonly kind: 'rules-not-checked';
  readonly rules: readonly (readonly [RuleName, number])[];
} /** The baseline of a path: the pull request `changed` it, and that of the branch counts; or it is the run's `own`, and not of the branch. */ | {
  readonly kind: 'baseline-file';
  readonly path: string;
  readonly branch: string;
  readonly state: 'changed' | 'own';
} /** Gates of the baseline's run that this one has with an easier limit, or not at all (null). */ | {
  readonly kind: 'weaker-gates';
  readonly label: string;
  readonly gates: readonly WeakerGate[];
} | {
  readonly kind: 'renamed-repository';
  readonly name: string;
} /** The branch has other evaluations, and none of this name, or one that did not pass. */ | {
  readonly kind: 'other-evaluations';
  readonly label: string;
  readonly names: readonly string[];
  readonly own: 'none' | 'failed';
} /** The history of the baseline belongs to another evaluation, or to other scoring rules. */ | {
  readonly kind: 'history-dropped';
  readonly reason: 'name' | 'scoring';
} | {
  readonly kind: 'unpriced';
  readonly models: readonly string[];
} /** A label for accepting drops, which is ignored. */ | {
  readonly kind: 'label-ignored';
  readonly acceptance: Extract<Acceptance, {
    kind: 'ignored' | 'unknown';
  }>;
} /** The file of known failures on the base branch could not be used, or the pull request changes it. */ | {
  readonly kind: 'known-source';
  readonly source: KnownSource;
} /** Entries of known failures that are expired, match no question, or are no longer needed. */ | {
  readonly kind: 'known-void' | 'known-unmatched' | 'known-right-again';
  readonly entries: readonly KnownEntry[];
};
/** A gate that is easier to pass than in the baseline's run. */
interface WeakerGate {
  readonly name: string;
  /** Its limit in the baseline's run, and in this one; null: it is not set. */
  readonly required: number | string;
  readonly here: number | string | null;
}
interface Counted<Kind extends string> {
  readonly kind: Kind;
  readonly count: number;
}
/** A question with its answers in the order of their trials; an unanswered question has one placeholder. */
/** The number of selected questions with a response. */
interface Coverage {
  readonly selected: number;
  readonly answered: number;
  /** Number of responses without a selected question. */
  readonly unasked: number;
  /** Some ids of these responses. */
  readonly unaskedIds: readonly string[];
  /** The first of these ids that is similar to that of a question without an answer; absent: none. */
  readonly similar?: {
    readonly response: string;
    readonly question: string;
  };
  /** Number of drafts in the corpus, which are not scored; absent: none. */
  readonly drafts?: number;
  /** Why the answers of `until-decided` decide nothing; absent: they do, or all questions were asked. */
  readonly undecided?: Undecided;
}
/** A failure of a run other than a failed gate; `report/failures.ts` describes it in words. */
type Failure = {
  readonly kind: 'no-answer';
} | {
  readonly kind: 'low-coverage';
  readonly answered: number;
  readonly selected: number; /** The minimum share, in [0, 1]. */
  readonly required: number;
  readonly undecided?: Undecided;
} /** `null`: the baseline shares no question with the run; `unrelated`: its commit is not an ancestor. */ | {
  readonly kind: 'baseline-required';
  readonly missing: NotCompared | 'unrelated' | null;
} | {
  readonly kind: 'judging-cancelled';
};
interface ScoredRun {
  readonly run: RunFigures;
  readonly coverage: Coverage;
  readonly failures: readonly Failure[];
  readonly notices: readonly Notice[];
}
/** The result of a run, compared and gated; plain data. `run.passed`: whether it passed. */
interface Report extends ScoredRun {
  readonly run: ScoredRun['run'] & {
    readonly passed: boolean;
  };
  readonly comparison: Comparison;
  readonly gates: readonly GateVerdict[];
}
/** The comparison file: what changed, and the verdicts of the gates. */
declare function comparisonFile(report: Report): {
  gates: {
    reruns?: {
      questions: number;
      lost: number;
      gained: number;
      changes: number;
      chance: number;
    } | undefined;
    reason?: string | undefined;
    name: string;
    operator: "<" | ">" | ">=" | "<=";
    limit: number;
    value: number | null;
    outcome: "failed" | "passed" | "skipped" | "warned";
  }[];
  notices: string[];
  judge?: Readonly<Record<string, unknown>> | undefined;
  baseline: {
    label: string;
  };
  comparison: {
    corpus_change?: {
      questions: {
        rules?: {
          head: number | null;
          head_before?: number | null | undefined;
          before: number | null;
          after: number | null;
        } | undefined;
        answer_checks?: {
          head: number | null;
          head_before?: number | null | undefined;
          before: number | null;
          after: number | null;
        } | undefined;
        head: number | null;
        head_before?: number | null | undefined;
        id: string;
        before: number | null;
        after: number | null;
      }[];
      rules?: {
        head: number | null;
        head_before?: number | null | undefined;
        before: number | null;
        after: number | null;
      } | undefined;
      answer_checks?: {
        head: number | null;
        head_before?: number | null | undefined;
        before: number | null;
        after: number | null;
      } | undefined;
      not_checked?: number | undefined;
      raises_head: number;
      head_before: number | null;
      change_before: number | null;
      favours_head: number;
      before: number | null;
      after: number | null;
      change: number | null;
      rules_changed?: string[] | undefined;
      edited: number;
      rescored: number;
    } | undefined;
    edited: {
      base_results?: string | undefined;
      flaky?: boolean | undefined;
      cause?: Readonly<{
        kind: "order" | "no_response" | "no_tool_call" | "search_empty" | "stopped_after" | "no_step" | "step_failed" | "malformed_query" | "timed_out" | "unavailable" | "other_result" | "not_recorded" | "cut_output" | "unreadable" | "only_lookups" | "entity_not_found" | "empty_result" | "given_row_missing" | "given_row_extra" | "cut_off" | "split" | "missing_rows" | "extra_rows" | "missing_and_extra" | "other_rows" | "missing_column" | "unbound_column" | "literal_for_iri" | "value_differs" | "arguments_differ" | "extra_call" | "not_reached" | "too_symmetric" | "unknown";
        step: number;
        expected?: number | undefined;
        actual?: number | undefined;
        common?: number | undefined;
        calls?: number | undefined;
      }> | undefined;
      base: number | null;
      head: number | null;
      change: number;
      question_id: string;
      template_id: string;
    }[];
    not_selected?: number | undefined;
    removed_right?: number | undefined;
    added: {
      steps_score: number | null;
      question_id: string;
      template_id: string;
    }[];
    removed: {
      steps_score: number | null;
      question_id: string;
      template_id: string;
    }[];
    answer_checks_fallen?: {
      failed?: readonly FailedCheck[] | undefined;
      base: number | null;
      head: number | null;
      change: number;
      question_id: string;
      template_id: string;
    }[] | undefined;
    rules_broken?: {
      rules: readonly BrokenRule[];
      question_id: string;
      template_id: string;
    }[] | undefined;
    known?: {
      until?: string | undefined;
      kind: "accepted" | "quarantined";
      reason: string;
      base_results?: string | undefined;
      flaky?: boolean | undefined;
      cause?: Readonly<{
        kind: "order" | "no_response" | "no_tool_call" | "search_empty" | "stopped_after" | "no_step" | "step_failed" | "malformed_query" | "timed_out" | "unavailable" | "other_result" | "not_recorded" | "cut_output" | "unreadable" | "only_lookups" | "entity_not_found" | "empty_result" | "given_row_missing" | "given_row_extra" | "cut_off" | "split" | "missing_rows" | "extra_rows" | "missing_and_extra" | "other_rows" | "missing_column" | "unbound_column" | "literal_for_iri" | "value_differs" | "arguments_differ" | "extra_call" | "not_reached" | "too_symmetric" | "unknown";
        step: number;
        expected?: number | undefined;
        actual?: number | undefined;
        common?: number | undefined;
        calls?: number | undefined;
      }> | undefined;
      base: number | null;
      head: number | null;
      change: number;
      question_id: string;
      template_id: string;
    }[] | undefined;
    improved: {
      base_results?: string | undefined;
      flaky?: boolean | undefined;
      cause?: Readonly<{
        kind: "order" | "no_response" | "no_tool_call" | "search_empty" | "stopped_after" | "no_step" | "step_failed" | "malformed_query" | "timed_out" | "unavailable" | "other_result" | "not_recorded" | "cut_output" | "unreadable" | "only_lookups" | "entity_not_found" | "empty_result" | "given_row_missing" | "given_row_extra" | "cut_off" | "split" | "missing_rows" | "extra_rows" | "missing_and_extra" | "other_rows" | "missing_column" | "unbound_column" | "literal_for_iri" | "value_differs" | "arguments_differ" | "extra_call" | "not_reached" | "too_symmetric" | "unknown";
        step: number;
        expected?: number | undefined;
        actual?: number | undefined;
        common?: number | undefined;
        calls?: number | undefined;
      }> | undefined;
      base: number | null;
      head: number | null;
      change: number;
      question_id: string;
      template_id: string;
    }[];
    other_results?: number | undefined;
    regressed: {
      base_results?: string | undefined;
      flaky?: boolean | undefined;
      cause?: Readonly<{
        kind: "order" | "no_response" | "no_tool_call" | "search_empty" | "stopped_after" | "no_step" | "step_failed" | "malformed_query" | "timed_out" | "unavailable" | "other_result" | "not_recorded" | "cut_output" | "unreadable" | "only_lookups" | "entity_not_found" | "empty_result" | "given_row_missing" | "given_row_extra" | "cut_off" | "split" | "missing_rows" | "extra_rows" | "missing_and_extra" | "other_rows" | "missing_column" | "unbound_column" | "literal_for_iri" | "value_differs" | "arguments_differ" | "extra_call" | "not_reached" | "too_symmetric" | "unknown";
        step: number;
        expected?: number | undefined;
        actual?: number | undefined;
        common?: number | undefined;
        calls?: number | undefined;
      }> | undefined;
      base: number | null;
      head: number | null;
      change: number;
      question_id: string;
      template_id: string;
    }[];
    unchanged: number;
    unscored: number;
    answers?: {
      [k: string]: {
        readonly noise?: undefined;
        readonly questions: number;
        readonly micro: {
          base: number | null;
          head: number | null;
          change: number | null;
        };
        readonly macro: {
          base: number | null;
          head: number | null;
          change: number | null;
        };
      } | {
        readonly noise: {
          verdict: string;
          change_per_question: number;
          p: number;
          p_holm: number;
          questions: number;
          questions_changed: number;
        };
        readonly questions: number;
        readonly micro: {
          base: number | null;
          head: number | null;
          change: number | null;
        };
        readonly macro: {
          base: number | null;
          head: number | null;
          change: number | null;
        };
      };
    } | undefined;
    measures: {
      [k: string]: {
        noise?: undefined;
        base: number | null;
        head: number | null;
        change: number | null;
      } | {
        noise: {
          verdict: string;
          change_per_question: number;
          p: number;
          p_holm: number;
          questions: number;
          questions_changed: number;
        };
        base: number | null;
        head: number | null;
        change: number | null;
      };
    };
    templates: {
      [k: string]: {
        base: number | null;
        head: number | null;
        change: number | null;
        questions: number;
      };
    };
    rows_f1?: {
      questions: number;
      micro: {
        base: number | null;
        head: number | null;
        change: number | null;
      };
      macro: {
        base: number | null;
        head: number | null;
        change: number | null;
      };
    } | undefined;
    answer_check_score?: {
      questions: number;
      micro: {
        base: number | null;
        head: number | null;
        change: number | null;
      };
      macro: {
        base: number | null;
        head: number | null;
        change: number | null;
      };
    } | undefined;
    kind: "compared";
    questions: number;
    steps_score: {
      noise?: undefined;
      generalises?: undefined;
      micro: {
        base: number | null;
        head: number | null;
        change: number | null;
      };
      macro: {
        base: number | null;
        head: number | null;
        change: number | null;
      };
    } | {
      noise: {
        questions: number;
        questions_changed: number;
        templates_broken: string[];
        templates_mended: string[];
        flip_rate_assumed?: boolean | undefined;
        verdict: string;
        p: number;
        interval_95: readonly [number, number];
        smallest_detectable_change: number;
      };
      generalises: {
        verdict: string;
        p: number;
        interval_95: readonly [number, number] | null;
        templates: number;
        templates_changed: number;
      };
      micro: {
        base: number | null;
        head: number | null;
        change: number | null;
      };
      macro: {
        base: number | null;
        head: number | null;
        change: number | null;
      };
    };
  } | {
    kind: "none" | "incompatible";
    reason: string;
  };
  trials?: TrialAggregates | undefined;
  distinct_tools?: Omit<{
    right: number;
    micro: number | null;
    macro: number | null;
    questions: number;
    templates: number;
  }, "right"> | undefined;
  rows_f1?: {
    right: number;
    micro: number | null;
    macro: number | null;
    questions: number;
    templates: number;
  } | undefined;
  answer_check_score?: {
    right: number;
    micro: number | null;
    macro: number | null;
    questions: number;
    templates: number;
  } | undefined;
  steps_score: {
    right: number;
    micro: number | null;
    macro: number | null;
    questions: number;
    templates: number;
  };
  decided?: {
    steps_score_interval: readonly [number, number];
    not_asked: string[];
    asked: number;
    of: number;
    error: number;
    seed: string;
    gates: readonly {
      readonly name: string;
      readonly limit: number;
      readonly outcome: DecidedOutcome;
    }[];
    late: number;
  } | undefined;
  drafts?: number | undefined;
  name: string;
  stepgate_version: string;
  passed: boolean;
  failures: string[];
  scoring: Scoring | null;
  selection: readonly string[];
  coverage: {
    selected: number;
    answered: number;
    unasked: number;
  };
};
declare function gateBlock(gate: GateVerdict): {
  reruns?: {
    questions: number;
    lost: number;
    gained: number;
    changes: number;
    chance: number;
  } | undefined;
  reason?: string | undefined;
  name: string;
  operator: "<" | ">" | ">=" | "<=";
  limit: number;
  value: number | null;
  outcome: "failed" | "passed" | "skipped" | "warned";
};
declare function notComparedBlock(comparison: NotCompared): {
  kind: "none" | "incompatible";
  reason: string;
};
declare function comparedBlock(comparison: RunDelta): {
  corpus_change?: {
    questions: {
      rules?: {
        head: number | null;
        head_before?: number | null | undefined;
        before: number | null;
        after: number | null;
      } | undefined;
      answer_checks?: {
        head: number | null;
        head_before?: number | null | undefined;
        before: number | null;
        after: number | null;
      } | undefined;
      head: number | null;
      head_before?: number | null | undefined;
      id: string;
      before: number | null;
      after: number | null;
    }[];
    rules?: {
      head: number | null;
      head_before?: number | null | undefined;
      before: number | null;
      after: number | null;
    } | undefined;
    answer_checks?: {
      head: number | null;
      head_before?: number | null | undefined;
      before: number | null;
      after: number | null;
    } | undefined;
    not_checked?: number | undefined;
    raises_head: number;
    head_before: number | null;
    change_before: number | null;
    favours_head: number;
    before: number | null;
    after: number | null;
    change: number | null;
    rules_changed?: string[] | undefined;
    edited: number;
    rescored: number;
  } | undefined;
  edited: {
    base_results?: string | undefined;
    flaky?: boolean | undefined;
    cause?: Readonly<{
      kind: "order" | "no_response" | "no_tool_call" | "search_empty" | "stopped_after" | "no_step" | "step_failed" | "malformed_query" | "timed_out" | "unavailable" | "other_result" | "not_recorded" | "cut_output" | "unreadable" | "only_lookups" | "entity_not_found" | "empty_result" | "given_row_missing" | "given_row_extra" | "cut_off" | "split" | "missing_rows" | "extra_rows" | "missing_and_extra" | "other_rows" | "missing_column" | "unbound_column" | "literal_for_iri" | "value_differs" | "arguments_differ" | "extra_call" | "not_reached" | "too_symmetric" | "unknown";
      step: number;
      expected?: number | undefined;
      actual?: number | undefined;
      common?: number | undefined;
      calls?: number | undefined;
    }> | undefined;
    base: number | null;
    head: number | null;
    change: number;
    question_id: string;
    template_id: string;
  }[];
  not_selected?: number | undefined;
  removed_right?: number | undefined;
  added: {
    steps_score: number | null;
    question_id: string;
    template_id: string;
  }[];
  removed: {
    steps_score: number | null;
    question_id: string;
    template_id: string;
  }[];
  answer_checks_fallen?: {
    failed?: readonly FailedCheck[] | undefined;
    base: number | null;
    head: number | null;
    change: number;
    question_id: string;
    template_id: string;
  }[] | undefined;
  rules_broken?: {
    rules: readonly BrokenRule[];
    question_id: string;
    template_id: string;
  }[] | undefined;
  known?: {
    until?: string | undefined;
    kind: "accepted" | "quarantined";
    reason: string;
    base_results?: string | undefined;
    flaky?: boolean | undefined;
    cause?: Readonly<{
      kind: "order" | "no_response" | "no_tool_call" | "search_empty" | "stopped_after" | "no_step" | "step_failed" | "malformed_query" | "timed_out" | "unavailable" | "other_result" | "not_recorded" | "cut_output" | "unreadable" | "only_lookups" | "entity_not_found" | "empty_result" | "given_row_missing" | "given_row_extra" | "cut_off" | "split" | "missing_rows" | "extra_rows" | "missing_and_extra" | "other_rows" | "missing_column" | "unbound_column" | "literal_for_iri" | "value_differs" | "arguments_differ" | "extra_call" | "not_reached" | "too_symmetric" | "unknown";
      step: number;
      expected?: number | undefined;
      actual?: number | undefined;
      common?: number | undefined;
      calls?: number | undefined;
    }> | undefined;
    base: number | null;
    head: number | null;
    change: number;
    question_id: string;
    template_id: string;
  }[] | undefined;
  improved: {
    base_results?: string | undefined;
    flaky?: boolean | undefined;
    cause?: Readonly<{
      kind: "order" | "no_response" | "no_tool_call" | "search_empty" | "stopped_after" | "no_step" | "step_failed" | "malformed_query" | "timed_out" | "unavailable" | "other_result" | "not_recorded" | "cut_output" | "unreadable" | "only_lookups" | "entity_not_found" | "empty_result" | "given_row_missing" | "given_row_extra" | "cut_off" | "split" | "missing_rows" | "extra_rows" | "missing_and_extra" | "other_rows" | "missing_column" | "unbound_column" | "literal_for_iri" | "value_differs" | "arguments_differ" | "extra_call" | "not_reached" | "too_symmetric" | "unknown";
      step: number;
      expected?: number | undefined;
      actual?: number | undefined;
      common?: number | undefined;
      calls?: number | undefined;
    }> | undefined;
    base: number | null;
    head: number | null;
    change: number;
    question_id: string;
    template_id: string;
  }[];
  other_results?: number | undefined;
  regressed: {
    base_results?: string | undefined;
    flaky?: boolean | undefined;
    cause?: Readonly<{
      kind: "order" | "no_response" | "no_tool_call" | "search_empty" | "stopped_after" | "no_step" | "step_failed" | "malformed_query" | "timed_out" | "unavailable" | "other_result" | "not_recorded" | "cut_output" | "unreadable" | "only_lookups" | "entity_not_found" | "empty_result" | "given_row_missing" | "given_row_extra" | "cut_off" | "split" | "missing_rows" | "extra_rows" | "missing_and_extra" | "other_rows" | "missing_column" | "unbound_column" | "literal_for_iri" | "value_differs" | "arguments_differ" | "extra_call" | "not_reached" | "too_symmetric" | "unknown";
      step: number;
      expected?: number | undefined;
      actual?: number | undefined;
      common?: number | undefined;
      calls?: number | undefined;
    }> | undefined;
    base: number | null;
    head: number | null;
    change: number;
    question_id: string;
    template_id: string;
  }[];
  unchanged: number;
  unscored: number;
  answers?: {
    [k: string]: {
      readonly noise?: undefined;
      readonly questions: number;
      readonly micro: {
        base: number | null;
        head: number | null;
        change: number | null;
      };
      readonly macro: {
        base: number | null;
        head: number | null;
        change: number | null;
      };
    } | {
      readonly noise: {
        verdict: string;
        change_per_question: number;
        p: number;
        p_holm: number;
        questions: number;
        questions_changed: number;
      };
      readonly questions: number;
      readonly micro: {
        base: number | null;
        head: number | null;
        change: number | null;
      };
      readonly macro: {
        base: number | null;
        head: number | null;
        change: number | null;
      };
    };
  } | undefined;
  measures: {
    [k: string]: {
      noise?: undefined;
      base: number | null;
      head: number | null;
      change: number | null;
    } | {
      noise: {
        verdict: string;
        change_per_question: number;
        p: number;
        p_holm: number;
        questions: number;
        questions_changed: number;
      };
      base: number | null;
      head: number | null;
      change: number | null;
    };
  };
  templates: {
    [k: string]: {
      base: number | null;
      head: number | null;
      change: number | null;
      questions: number;
    };
  };
  rows_f1?: {
    questions: number;
    micro: {
      base: number | null;
      head: number | null;
      change: number | null;
    };
    macro: {
      base: number | null;
      head: number | null;
      change: number | null;
    };
  } | undefined;
  answer_check_score?: {
    questions: number;
    micro: {
      base: number | null;
      head: number | null;
      change: number | null;
    };
    macro: {
      base: number | null;
      head: number | null;
      change: number | null;
    };
  } | undefined;
  kind: "compared";
  questions: number;
  steps_score: {
    noise?: undefined;
    generalises?: undefined;
    micro: {
      base: number | null;
      head: number | null;
      change: number | null;
    };
    macro: {
      base: number | null;
      head: number | null;
      change: number | null;
    };
  } | {
    noise: {
      questions: number;
      questions_changed: number;
      templates_broken: string[];
      templates_mended: string[];
      flip_rate_assumed?: boolean | undefined;
      verdict: string;
      p: number;
      interval_95: readonly [number, number];
      smallest_detectable_change: number;
    };
    generalises: {
      verdict: string;
      p: number;
      interval_95: readonly [number, number] | null;
      templates: number;
      templates_changed: number;
    };
    micro: {
      base: number | null;
      head: number | null;
      change: number | null;
    };
    macro: {
      base: number | null;
      head: number | null;
      change: number | null;
    };
  };
};
declare function changeBlock(delta: QuestionDelta): {
  base_results?: string | undefined;
  flaky?: boolean | undefined;
  cause?: Readonly<{
    kind: "order" | "no_response" | "no_tool_call" | "search_empty" | "stopped_after" | "no_step" | "step_failed" | "malformed_query" | "timed_out" | "unavailable" | "other_result" | "not_recorded" | "cut_output" | "unreadable" | "only_lookups" | "entity_not_found" | "empty_result" | "given_row_missing" | "given_row_extra" | "cut_off" | "split" | "missing_rows" | "extra_rows" | "missing_and_extra" | "other_rows" | "missing_column" | "unbound_column" | "literal_for_iri" | "value_differs" | "arguments_differ" | "extra_call" | "not_reached" | "too_symmetric" | "unknown";
    step: number;
    expected?: number | undefined;
    actual?: number | undefined;
    common?: number | undefined;
    calls?: number | undefined;
  }> | undefined;
  base: number | null;
  head: number | null;
  change: number;
  question_id: string;
  template_id: string;
};
declare function knownBlock({
  entry,
  delta
}: SetAside): {
  until?: string | undefined;
  kind: "accepted" | "quarantined";
  reason: string;
  base_results?: string | undefined;
  flaky?: boolean | undefined;
  cause?: Readonly<{
    kind: "order" | "no_response" | "no_tool_call" | "search_empty" | "stopped_after" | "no_step" | "step_failed" | "malformed_query" | "timed_out" | "unavailable" | "other_result" | "not_recorded" | "cut_output" | "unreadable" | "only_lookups" | "entity_not_found" | "empty_result" | "given_row_missing" | "given_row_extra" | "cut_off" | "split" | "missing_rows" | "extra_rows" | "missing_and_extra" | "other_rows" | "missing_column" | "unbound_column" | "literal_for_iri" | "value_differs" | "arguments_differ" | "extra_call" | "not_reached" | "too_symmetric" | "unknown";
    step: number;
    expected?: number | undefined;
    actual?: number | undefined;
    common?: number | undefined;
    calls?: number | undefined;
  }> | undefined;
  base: number | null;
  head: number | null;
  change: number;
  question_id: string;
  template_id: string;
};
/** Noise assessment of the score change, for the comparison file; scores from 0 to 1. */
/**
 * The comparison file: what changed, and the verdicts of the gates. Scores are in [0, 1], null if no question has one; figures that
 * the corpus or the answers do not have are absent. `passed`: every gate passed, and `failures`, which are other than gates, is empty.
 */
type ComparisonFile = ReturnType<typeof comparisonFile>;
/**
 * The `comparison` block, over the questions that both runs have with the same references. A figure has `base`, `head` and the
 * change, which is head minus base; null if a side has none. `measures` are tokens, seconds, US dollars and calls per question. The
 * lists `known`, `rules_broken` and `answer_checks_fallen` are absent if they are empty, all others are there. `p` is in (0, 1],
 * `p_holm` corrected for all figures. `corpus_change` is absent if no answer of the base was scored again.
 */
type RunComparison = ReturnType<typeof comparedBlock>;
/** Why two runs were not compared: `reason` is a sentence in Markdown. */
type NoComparison = ReturnType<typeof notComparedBlock>;
/**
 * A question on both sides, with scores in [0, 1], null without reference steps, and the cause of its miss in the head.
 * `base_results`: the results up to the baseline, the newest last: right `1`, wrong `0`, partly `p`, failed `e`, not asked `-`;
 * absent without a history, as `flaky` is: whether they changed so often that the change may be random.
 */
type QuestionChange = ReturnType<typeof changeBlock>;
/** A question with an entry in the file of known failures; `until` is the last day of the entry, absent for no end. */
type KnownQuestionChange = ReturnType<typeof knownBlock>;
/**
 * A gate with its outcome; `value` is null if the run has no such figure, and `reason` absent if the value says it. `reruns`: of a
 * drop over its limit with `drop-test: auto`, the questions lost and gained, and the share in [0, 1] of reruns that lose as many.
 */
type GateResult = ReturnType<typeof gateBlock>;
/** Options for scoring an evaluation. */
interface ScoringOptions {
  /** The preset; `standard` when absent. */
  readonly scoring?: PresetName;
  /** Scoring rules that override those of the preset: `groups`, `duplicates`, `cells`, `errors` and `recall`. */
  readonly knobs?: Overrides;
}
/** Options for evaluating responses. */
interface EvaluationOptions extends ScoringOptions {
  /** Selection patterns such as `tag:smoke`; all questions when absent. */
  readonly select?: readonly string[];
  /** Tool-name aliases. Example: `sparql_query = graphdb_sparql`. */
  readonly step_aliases?: readonly string[];
  /** Rules of all questions, as in a config file; those of a template or a question have priority. */
  readonly rules?: Rules;
  /** An expression for outputs of failed calls, or one for each tool, as in a config file. Example: `^Error`. */
  readonly failed_outputs?: string | Readonly<Record<string, string>>;
  /** `none` omits `steps_details` and `answer_correctness_details`. */
  readonly details?: 'full' | 'none';
  /** `all`: a question may have several responses; each has its own entry, with its number under `trial`. */
  readonly trials?: 'one' | 'all';
  /** Judges answers with a language model; false when absent, even if the environment has a key. */
  readonly judge?: boolean | JudgeOptions;
}
/** Options of the judge; the sections are those of a config file. */
interface JudgeOptions {
  /** The judge's model; that of `llm.generation` or the default when absent. */
  readonly model?: string;
  /** The key; when absent, that of the variable `OPENAI_API_KEY` or of the one in `api_key_env`. */
  readonly api_key?: string;
  readonly llm?: Mapping;
  readonly answer_correctness?: Mapping;
  readonly answer_relevance?: Mapping;
  readonly custom_evaluations?: readonly Mapping[];
  readonly judge?: Mapping;
  /** Cache file of verdicts, so that unchanged answers are not judged again. */
  readonly cache?: string;
  /** Stops judging when aborted; answers without a verdict are left out. */
  readonly signal?: Signal;
}
/** `AbortSignal` if the user's types define it: Stepgate's types require neither those of Node nor of a browser. */
type Signal = typeof globalThis extends {
  AbortSignal: {
    prototype: infer Known;
  };
} ? Known : {
  readonly aborted: boolean;
};
/**
 * Scores responses against a corpus (templates as in a corpus file). Returns one entry per selected question, in
 * corpus order and in the shape of `evaluation.yaml`; a question without a response is an error sample. Does not
 * change its arguments.
 *
 * With `options.judge`, answers are sent to a language model; an entry without a verdict has an error key.
 *
 * @throws StepgateError when the corpus has the wrong shape, a response has no `question_id` or a duplicate one, or
 * the judge has no key.
 */
declare function runEvaluation(corpus: Corpus, responses: Responses, options?: EvaluationOptions): Promise<EvaluationEntry[]>;
/** The same for the untyped result of a YAML or JSON parser; the shape is checked in both cases. */
declare function runEvaluation(corpus: unknown, responses: unknown, options?: EvaluationOptions): Promise<EvaluationEntry[]>;
/**
 * Aggregates evaluation entries, in the shape of `aggregates.yaml`; for an empty list, all zeros.
 *
 * @throws StepgateError when `entries` is not a list of entries.
 */
declare function computeAggregates(entries: readonly EvaluationEntry[], options?: ScoringOptions): Aggregates;
/** The same for the untyped result of a YAML or JSON parser. */
declare function computeAggregates(entries: unknown, options?: ScoringOptions): Aggregates;
/**
 * Compares two evaluations question by question, in the shape of the `comparison` block of `comparison.yaml`. It
 * covers the questions that both have with the same references; scores are in [0, 1], changes are head minus base.
 *
 * @throws StepgateError when an entry has no `question_id`, `template_id` or `question_text`.
 */
declare function compareRuns(base: readonly EvaluationEntry[], head: readonly EvaluationEntry[]): RunComparison;
/** The same for the untyped result of a YAML or JSON parser. */
declare function compareRuns(base: unknown, head: unknown): RunComparison;
/**
 * Explains in one sentence why the steps score of an entry is below 1; null for score 1, or without reference steps.
 * Example: `1 of 2 rows missing; query: …`, `the agent failed: …`.
 *
 * @throws StepgateError when `entry` is not an evaluation entry.
 */
declare function explainEntry(entry: EvaluationEntry): string | null;
/** The same for the untyped result of a YAML or JSON parser. */
declare function explainEntry(entry: unknown): string | null;
/** How two SPARQL results are compared; the options are named as the keys of a reference step. */
interface SparqlComparison {
  /** Variables to compare; all variables of the reference when absent. */
  readonly required_columns?: readonly string[];
  readonly ordered?: boolean;
  readonly ignore_duplicates?: boolean;
  readonly cells?: 'values' | 'typed' | 'lexical';
}
/** Compares two SPARQL JSON results, given as text or parsed: 1 if they are equal, else 0. Never throws. */
declare function compareSparqlResults(reference: unknown, actual: unknown, options?: SparqlComparison): number;
declare const FORMAT_CHOICES: readonly ["auto", "responses", "messages", "otlp", "spans", "jaeger", "langfuse", "session", "atif"];
type FormatChoice = (typeof FORMAT_CHOICES)[number];
/**
 * One question of a report with the figures of its answer; means if it has several answers. Times are seconds, costs US dollars,
 * scores in [0, 1]; a figure that the answer does not have is absent.
 */
interface QuestionReport extends Readonly<Partial<Record<FigureName, number>>> {
  readonly question_id: string;
  readonly template_id: string;
  readonly question_text: string | null;
  readonly fingerprint?: string;
  readonly status: 'success' | 'error' | 'missing';
  /** In [0, 1], 0 for a failed answer; absent without reference steps. */
  readonly steps_score?: number;
  readonly trials?: Trials;
  readonly rules_broken?: readonly BrokenRule[];
  readonly answer_checks_failed?: readonly FailedCheck[];
  readonly cause?: Cause;
  /** The cause as a sentence. */
  readonly why?: string;
  /** One character per run, the newest last: `1` right, `p` partly, `0` wrong, `e` failed, `-` not asked. */
  readonly results?: string;
}
/** The full report of a run, as printed by `stepgate evaluate --format json`; the questions are in the order of the corpus. */
interface RunReport extends ComparisonFile {
  readonly aggregates: Aggregates;
  readonly questions: readonly QuestionReport[];
}
/**
 * Options of a run over files, named as the flags of `stepgate evaluate`: `min_coverage` is `--min-coverage`. The gates, such as
 * `min_steps_score`, have limits in [0, 1], except for counts such as `max_regressions`. Example: 0.8 for `min_answer_check_score` requires at least 80 % of the checks.
 */
interface FileOptions extends GateLimits {
  readonly corpus: Files;
  readonly responses: Files;
  /** Format of the response files; `auto` when absent: detected for each file. */
  readonly responses_format?: ResponsesFormat;
  /** Path of the list of records in a response document that holds more. Example: `simulations`. */
  readonly records?: string;
  /** Key, attribute or path that holds the id of the question in each record. Example: `task_id`. */
  readonly question_id?: string;
  readonly select?: readonly string[];
  /** Evaluates the drafts of the corpus and nothing else, without gates and baseline. */
  readonly drafts?: boolean;
  /** A config file; its `llm` section enables the judge, unless `judge` is false. */
  readonly config?: string;
  readonly scoring?: PresetName;
  readonly step_aliases?: readonly string[];
  readonly details?: 'full' | 'none';
  readonly trials?: 'one' | 'all';
  readonly agent_model?: string;
  readonly judge?: boolean | FileJudgeOptions;
  /** `trusted`: gates on judged figures fail without a calibration of this judge by people. */
  readonly judge_require?: 'trusted';
  /** Output folder of the run; no file is written when absent. */
  readonly out?: string;
  /** Also writes `report.html` there; true when absent. */
  readonly page?: boolean;
  /** Output of an earlier run: its folder, `baseline.yaml` or `evaluation.yaml`. */
  readonly baseline?: string;
  readonly baseline_required?: boolean;
  /** A file of known failures, whose drops are not counted in `max_steps_drop` and in regressions. */
  readonly known?: string;
  /** Minimum share of questions with a response, in [0, 1]; 1 when absent. */
  readonly min_coverage?: number;
  /** When a drop over `max_steps_drop` fails; `auto` when absent. */
  readonly drop_test?: 'auto' | 'significant' | 'plain';
  /** Share of the questions that a rerun of this agent changes, for `auto`; at least 0.08 when absent. */
  readonly rerun_changes?: number;
  /** Additional gates. Example: `micro.number_of_error_samples <= 0`. */
  readonly gates?: readonly string[];
  /** The responses are those of `stepgate record --until-decided`, which stops when the gates are decided. */
  readonly until_decided?: boolean;
  /** The largest probability that its verdict is not that of all questions; 0.005 when absent. */
  readonly decision_error?: number;
  readonly name?: string;
  /** Called with each warning about the inputs. */
  readonly on_warning?: (message: string) => void;
}
/** Judge options of a run over files; the other settings of the judge are in the config file. */
interface FileJudgeOptions {
  readonly model?: string;
  /** Whether to judge what retrieval steps found, too; as in the config when absent. */
  readonly retrieval?: boolean;
  /** Address of a server with OpenAI's protocol, which receives the key. */
  readonly base_url?: string;
  /** The key; that of the variable `OPENAI_API_KEY` when absent. */
  readonly api_key?: string;
  /** Cache file of verdicts, so that unchanged answers are not judged again. */
  readonly cache?: string;
  /** Stops judging when aborted; answers without a verdict are left out. */
  readonly signal?: Signal;
}
/**
 * Scores files, compares with a baseline and checks gates, like `stepgate evaluate`. A failed gate is not an exception:
 * the result has `passed: false`.
 *
 * @throws StepgateError for wrong options or files.
 */
declare function evaluateFiles(options: FileOptions): Promise<RunReport>;
/** Format of response files: responses, or traces of an agent. */
type ResponsesFormat = FormatChoice;
/** A path or glob, or several. */
type Files = string | readonly string[];
/**
 * Reads corpus files as one corpus, as the command line does: older key names become current ones, and ids become text.
 *
 * @throws StepgateError with every problem and its line.
 */
declare function loadCorpus(files: Files): Promise<Corpus>;
/**
 * Reads response files and recorded traces, all of them into memory; traces without a matching question are left out.
 * With `trials: 'all'` a question may have several responses.
 *
 * @throws StepgateError with every problem and its line.
 */
declare function loadResponses(files: Files, options?: LoadOptions): Promise<Response[]>;
/** Options of `loadResponses`; `trials`: whether a question may have several responses, `one` when absent. */
interface LoadOptions {
  readonly trials?: 'one' | 'all';
  /** Format of the files; `auto` when absent: detected for each file. */
  readonly format?: ResponsesFormat;
  /** Path of the list of records in a document that holds more. Example: `simulations`. */
  readonly records?: string;
  /** Key, attribute or path that holds the id of the question in each record. Example: `task_id`. */
  readonly question_id?: string;
  /** Assigns traces to questions by text and by session id; when absent, only by the question ids in the traces. */
  readonly corpus?: Corpus;
}
declare const OUTPUT_STATES: readonly ["same", "changed", "was_empty", "became_empty", "gone", "columns_missing", "unstable", "failed"];
type OutputState = (typeof OUTPUT_STATES)[number];
/** A reference step whose output is asked for. */
interface RefreshRequest {
  readonly question_id: string;
  readonly question_text: string;
  readonly step: {
    readonly name: string;
    readonly args: Readonly<Record<string, unknown>>;
  };
}
/** Options of `refreshOutputs`. */
interface RefreshOptions extends ScoringOptions {
  /** Selection patterns such as `tag:smoke`; all questions when absent. */
  readonly select?: readonly string[];
  /** Refreshes the drafts and nothing else. */
  readonly drafts?: boolean;
  readonly step_aliases?: readonly string[];
  /** Steps that are asked at the same time; 2 when absent. */
  readonly concurrency?: number;
}
/** What became of the output of one reference step. */
interface RefreshedOutput {
  readonly question_id: string;
  /** Where the step is in the corpus. Example: `[0, 'questions', 3, 'reference_steps', 0, 0]`. */
  readonly path: readonly (string | number)[];
  readonly state: OutputState;
  /** Why it failed, is unstable, or which columns are missing; empty for other states. */
  readonly why: string;
}
/** The result of `refreshOutputs`: the new corpus, and what became of each output. */
interface RefreshedCorpus {
  /** A copy of the corpus with the new outputs of the states `changed` and `was_empty`. */
  readonly corpus: Corpus;
  /** One for each step that was asked, in the order of the corpus. */
  readonly outputs: readonly RefreshedOutput[];
}
/**
 * Gets new outputs of reference steps from a function, as `stepgate refresh` does. `source` returns the output of a step;
 * undefined leaves the step as it is, an exception is the state `failed`. Nothing is written.
 *
 * @throws StepgateError for a wrong corpus or option, and if no step could be answered.
 */
declare function refreshOutputs(corpus: Corpus, source: (request: RefreshRequest) => unknown, options?: RefreshOptions): Promise<RefreshedCorpus>;
export { type ActualStep, type Aggregates, type AnswerChecks, type AnyOf, type BrokenRule, type Cause, type CauseDetail, type CauseKind, type Corpus, type EvaluationEntry, type EvaluationOptions, type FailedCheck, type FileJudgeOptions, type FileOptions, type Files, type GateResult, type JudgeOptions, type JudgedAnswer, type ScoringRules as Knobs, type KnownQuestionChange, type LoadOptions, type MatchedReferenceStep, type Metric, type NoComparison, type NumberCheck, type NumberTolerance, PRESETS, PRESET_NAMES, type PresetName, type Problem, type Question, type QuestionChange, type QuestionReport, type ReferenceStep, type RefreshOptions, type RefreshRequest, type RefreshedCorpus, type RefreshedOutput, type Response, type Responses, type ResponsesFormat, type RuleName, type Rules, type RunComparison, type RunReport, type Scoring, type ScoringOptions, type Series, type SparqlComparison, type StepDetail, StepgateError, type Template, type UnnamedResponse, averagePrecision, compareRuns, compareSparqlResults, computeAggregates, evaluateFiles, explainEntry, loadCorpus, loadResponses, recallAtK, refreshOutputs, runEvaluation };