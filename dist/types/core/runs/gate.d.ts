import { type InputWords } from '../words/errors.js';
/** A share is from 0 to 1; a count is a whole number from 0 on. */
type LimitType = 'share' | 'count';
/**
 * The gates with a separate option by name, in the order of their verdicts. To add a gate, add a row here, and its
 * figure to `FIGURES` in `evaluate-gates.ts`.
 */
export declare const NAMED_GATES: {
    'min-steps-score': {
        operator: ">=";
        limit: "share";
        placeholder: string;
        help: string;
    };
    'min-answer-check-score': {
        operator: ">=";
        limit: "share";
        placeholder: string;
        help: string;
    };
    'max-steps-drop': {
        operator: "<=";
        limit: "share";
        placeholder: string;
        help: string;
    };
    'max-regressions': {
        operator: "<=";
        limit: "count";
        placeholder: string;
        help: string;
    };
};
export type GateName = keyof typeof NAMED_GATES;
export declare const GATE_NAMES: GateName[];
type SnakeCase<Text extends string> = Text extends `${infer Start}-${infer Rest}` ? `${Start}_${SnakeCase<Rest>}` : Text;
/** The limits of the gates with a separate option, by the names of the library. Example: `min_steps_score`. */
export type GateLimits = {
    readonly [Name in GateName as SnakeCase<Name>]?: number;
};
/** The limit of a gate with a separate option; an invalid one is a usage error with a valid example. */
export declare function decodeLimit(type: LimitType, name: string, text: string): number;
/** Usual decimals of the figure of a gate: of a gate with a separate option by its row, of others by the path. */
export declare function gateDigits(name: string): number;
/** A requirement for a run. */
export type Gate = {
    readonly kind: Exclude<GateName, 'max-steps-drop'>;
    readonly limit: number;
} | ({
    readonly kind: 'max-steps-drop';
    readonly limit: number;
} & DropRule) | {
    readonly kind: 'metric';
    readonly path: string;
    readonly operator: Operator;
    readonly limit: number;
};
/**
 * What a drop over its limit must also be to fail. `auto`: larger than rerun noise by the significance test, or a loss
 * that is rare in reruns. `significant`: the former. `plain`: nothing.
 */
declare const DROP_TESTS: readonly ["auto", "significant", "plain"];
/** How a drop over its limit is tested. */
export interface DropRule {
    readonly test: (typeof DROP_TESTS)[number];
    /** Share of the questions that a rerun changes, for `auto`; 0: the plain limit decides; absent: unknown. */
    readonly rerunChanges?: number;
}
declare const OPERATORS: readonly [">=", ">", "<=", "<"];
export type Operator = (typeof OPERATORS)[number];
/** The gates of an entry point as text. */
interface GateInputs {
    /** null: not set. */
    readonly limitOf: (name: GateName) => string | null;
    readonly dropTest: string | null;
    readonly rerunChanges: string | null;
    /** Example: `macro.answer_f1.mean >= 0.7`. */
    readonly gates: readonly string[];
}
/** Decodes the gates of a run; a path that exists in no run is refused before the evaluation. */
export declare function decodeGates({ limitOf, dropTest, rerunChanges, gates }: GateInputs, words: InputWords): Gate[];
/** Reads a gate such as `macro.answer_f1.mean >= 0.7`; throws a usage error with an example. */
export declare function decodeGate(text: string, input?: string): Extract<Gate, {
    kind: 'metric';
}>;
/** The figures of a comparison that a gate can name. */
export declare const COMPARISON_PATHS: readonly ["comparison.corpus_change.edited", "comparison.corpus_change.change", "comparison.corpus_change.change_before", "comparison.corpus_change.favours_head", "comparison.corpus_change.raises_head", "comparison.regressions", "comparison.removed_right"];
/** Checks the paths of all gates against the outputs of the custom evaluations of a config or a run. */
export declare function checkCustomGates(gates: readonly Gate[], outputs: readonly string[], input: string): void;
/** Throws a usage error with similar paths if a gate's path exists in no run. */
export declare function checkGatePath(path: string, input?: string, outputs?: readonly string[]): void;
export {};
