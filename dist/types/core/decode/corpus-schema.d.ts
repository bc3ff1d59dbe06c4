import * as v from 'valibot';
declare const flag: v.NullishSchema<v.UnionSchema<[v.BooleanSchema<undefined>, v.PicklistSchema<readonly ["yes", "Yes", "YES", "on", "On", "ON", "no", "No", "NO", "off", "Off", "OFF"], undefined>], "expected true or false">, undefined>;
/** Whether a flag is set; null where it is not given. */
export declare function isSet(value: v.InferOutput<typeof flag>): boolean | null;
declare const stepSchema: v.LooseObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "expected a step name">]>;
    readonly args: v.NullishSchema<v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
    readonly output: v.OptionalSchema<v.UnknownSchema, undefined>;
    readonly output_media_type: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly ordered: v.NullishSchema<v.UnionSchema<[v.BooleanSchema<undefined>, v.PicklistSchema<readonly ["yes", "Yes", "YES", "on", "On", "ON", "no", "No", "NO", "off", "Off", "OFF"], undefined>], "expected true or false">, undefined>;
    readonly required_columns: v.NullishSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
    readonly ignore_duplicates: v.NullishSchema<v.UnionSchema<[v.BooleanSchema<undefined>, v.PicklistSchema<readonly ["yes", "Yes", "YES", "on", "On", "ON", "no", "No", "NO", "off", "Off", "OFF"], undefined>], "expected true or false">, undefined>;
}, undefined>;
declare const questionSchema: v.LooseObjectSchema<{
    readonly id: v.UnionSchema<[v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "expected an id, got an empty text">]>, v.NumberSchema<undefined>, v.BooleanSchema<undefined>], undefined>;
    readonly question_text: v.StringSchema<undefined>;
    readonly reference_answer: v.OptionalSchema<v.UnknownSchema, undefined>;
    readonly reference_steps: v.NullishSchema<v.ArraySchema<v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "expected a step name">]>;
        readonly args: v.NullishSchema<v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
        readonly output: v.OptionalSchema<v.UnknownSchema, undefined>;
        readonly output_media_type: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly ordered: v.NullishSchema<v.UnionSchema<[v.BooleanSchema<undefined>, v.PicklistSchema<readonly ["yes", "Yes", "YES", "on", "On", "ON", "no", "No", "NO", "off", "Off", "OFF"], undefined>], "expected true or false">, undefined>;
        readonly required_columns: v.NullishSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
        readonly ignore_duplicates: v.NullishSchema<v.UnionSchema<[v.BooleanSchema<undefined>, v.PicklistSchema<readonly ["yes", "Yes", "YES", "on", "On", "ON", "no", "No", "NO", "off", "Off", "OFF"], undefined>], "expected true or false">, undefined>;
    }, undefined>, "expected a list of groups, each a list of steps, as in [[{name: …}], [{name: …}]]">, undefined>, "expected a list of groups, each a list of steps, as in [[{name: …}], [{name: …}]]">, undefined>;
    readonly tags: v.NullishSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
}, undefined>;
declare const templateSchema: v.LooseObjectSchema<{
    readonly template_id: v.UnionSchema<[v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "expected an id, got an empty text">]>, v.NumberSchema<undefined>, v.BooleanSchema<undefined>], undefined>;
    readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly description: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly questions: v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
        readonly id: v.UnionSchema<[v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "expected an id, got an empty text">]>, v.NumberSchema<undefined>, v.BooleanSchema<undefined>], undefined>;
        readonly question_text: v.StringSchema<undefined>;
        readonly reference_answer: v.OptionalSchema<v.UnknownSchema, undefined>;
        readonly reference_steps: v.NullishSchema<v.ArraySchema<v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "expected a step name">]>;
            readonly args: v.NullishSchema<v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
            readonly output: v.OptionalSchema<v.UnknownSchema, undefined>;
            readonly output_media_type: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly ordered: v.NullishSchema<v.UnionSchema<[v.BooleanSchema<undefined>, v.PicklistSchema<readonly ["yes", "Yes", "YES", "on", "On", "ON", "no", "No", "NO", "off", "Off", "OFF"], undefined>], "expected true or false">, undefined>;
            readonly required_columns: v.NullishSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
            readonly ignore_duplicates: v.NullishSchema<v.UnionSchema<[v.BooleanSchema<undefined>, v.PicklistSchema<readonly ["yes", "Yes", "YES", "on", "On", "ON", "no", "No", "NO", "off", "Off", "OFF"], undefined>], "expected true or false">, undefined>;
        }, undefined>, "expected a list of groups, each a list of steps, as in [[{name: …}], [{name: …}]]">, undefined>, "expected a list of groups, each a list of steps, as in [[{name: …}], [{name: …}]]">, undefined>;
        readonly tags: v.NullishSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
    }, undefined>, undefined>, undefined>;
    readonly tags: v.NullishSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
}, undefined>;
/** The shape of a corpus file, under today's key names. */
export declare const corpusSchema: v.ArraySchema<v.LooseObjectSchema<{
    readonly template_id: v.UnionSchema<[v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "expected an id, got an empty text">]>, v.NumberSchema<undefined>, v.BooleanSchema<undefined>], undefined>;
    readonly name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly description: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly questions: v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
        readonly id: v.UnionSchema<[v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "expected an id, got an empty text">]>, v.NumberSchema<undefined>, v.BooleanSchema<undefined>], undefined>;
        readonly question_text: v.StringSchema<undefined>;
        readonly reference_answer: v.OptionalSchema<v.UnknownSchema, undefined>;
        readonly reference_steps: v.NullishSchema<v.ArraySchema<v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
            readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, "expected a step name">]>;
            readonly args: v.NullishSchema<v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, undefined>;
            readonly output: v.OptionalSchema<v.UnknownSchema, undefined>;
            readonly output_media_type: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly ordered: v.NullishSchema<v.UnionSchema<[v.BooleanSchema<undefined>, v.PicklistSchema<readonly ["yes", "Yes", "YES", "on", "On", "ON", "no", "No", "NO", "off", "Off", "OFF"], undefined>], "expected true or false">, undefined>;
            readonly required_columns: v.NullishSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
            readonly ignore_duplicates: v.NullishSchema<v.UnionSchema<[v.BooleanSchema<undefined>, v.PicklistSchema<readonly ["yes", "Yes", "YES", "on", "On", "ON", "no", "No", "NO", "off", "Off", "OFF"], undefined>], "expected true or false">, undefined>;
        }, undefined>, "expected a list of groups, each a list of steps, as in [[{name: …}], [{name: …}]]">, undefined>, "expected a list of groups, each a list of steps, as in [[{name: …}], [{name: …}]]">, undefined>;
        readonly tags: v.NullishSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
    }, undefined>, undefined>, undefined>;
    readonly tags: v.NullishSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
}, undefined>, "expected a list of templates, as in `- template_id: …`">;
export type RawTemplate = v.InferOutput<typeof templateSchema>;
export type RawQuestion = v.InferOutput<typeof questionSchema>;
export type RawStep = v.InferOutput<typeof stepSchema>;
export {};
