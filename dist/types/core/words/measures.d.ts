/** The figures of a question in addition to its scores, in the order in which they are written. */
export declare const MEASURES: {
    readonly input_tokens: {
        readonly from: "response";
    };
    readonly output_tokens: {
        readonly from: "response";
    };
    readonly total_tokens: {
        readonly from: "response";
    };
    readonly elapsed_sec: {
        readonly from: "response";
    };
    readonly cost_usd: {
        readonly from: "price";
    };
    /** Number of tool calls, and of failed ones; means for a question with several answers. */
    readonly steps: {
        readonly from: "calls";
    };
    readonly failed_steps: {
        readonly from: "calls";
    };
};
export type MeasureName = keyof typeof MEASURES;
export declare const MEASURE_NAMES: readonly MeasureName[];
type NameFrom<From> = {
    [K in MeasureName]: (typeof MEASURES)[K]['from'] extends From ? K : never;
}[MeasureName];
/** The keys that an evaluation entry copies from the response, which are in all aggregates. */
export declare const RESPONSE_MEASURES: ("input_tokens" | "output_tokens" | "total_tokens" | "elapsed_sec" | "cost_usd" | "steps" | "failed_steps")[];
/** Tokens, time and cost: amounts of an answer that are not counted from its steps. */
export declare const AMOUNTS: NameFrom<"response" | "price">[];
/** A value for each measure. */
export declare function forEachMeasure<T>(makeValue: (name: MeasureName) => T): Record<MeasureName, T>;
export {};
