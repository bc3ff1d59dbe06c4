import * as v from 'valibot';
import { type Path } from '../text/values.js';
/** The inputs of a custom evaluation, in the order of graphrag-eval's checks. */
export declare const CUSTOM_INPUTS: readonly ["question", "reference_answer", "actual_answer", "reference_steps", "actual_steps"];
export type CustomInput = (typeof CUSTOM_INPUTS)[number];
/** The inputs of one evaluation for one answer: the texts to send, or the reason why there are none. */
export type CustomTask = {
    readonly kind: 'complete';
    readonly texts: Readonly<Record<string, string>>;
} | {
    readonly kind: 'missing' | 'too-long';
    readonly message: string;
};
/** The keys of a custom evaluation. */
export declare const CUSTOM_KEYS: string[];
/** The section `custom_evaluations` of a config. */
export declare const customSection: v.NullishSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.CustomSchema<Readonly<Record<string, unknown>>, v.ErrorMessage<v.CustomIssue> | undefined>, v.StrictObjectSchema<{
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
    }, "expected at least one output, as in score: a number from 0 to 1">]>;
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
type Section = NonNullable<v.InferOutput<typeof customSection>>;
/** A judgement with the user's own instructions. */
export type CustomEvaluation = ReturnType<typeof customEvaluationsOf>[number];
/** A value that the judge returns. With a range, it must be a number in it. */
export type CustomOutput = CustomEvaluation['outputs'][number];
export declare function customEvaluationsOf(section: Section | null | undefined): {
    name: string;
    inputs: ("reference_answer" | "reference_steps" | "actual_answer" | "actual_steps" | "question")[];
    instructions: string;
    /** In the order of the config, in which the judge returns them. */
    outputs: {
        key: string;
        description: string;
        min: number | null;
        max: number | null;
    }[];
    /** The name and the parts of the sent steps; null: no steps are sent. */
    steps: {
        name: string;
        keys: ("output" | "args")[];
    } | null;
}[];
/** A fault in the section, with its path. */
interface CustomProblem {
    readonly path: Path;
    readonly message: string;
}
/** Faults that the shape does not show: names that are taken, and invalid placeholders. */
export declare function customProblems(evaluations: readonly CustomEvaluation[]): CustomProblem[];
/** The key of the entry with the reason for missing outputs. */
export declare function errorKeyOf(name: string): string;
/** Whether a key of an entry cannot be the name of an output. */
export declare function isTaken(key: string): boolean;
export {};
