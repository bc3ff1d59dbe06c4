import type { InputWords } from '../words/input-words.js';
/** What a run must fulfil. */
export type Gate = {
    readonly kind: 'min-steps-score';
    readonly limit: number;
} | {
    readonly kind: 'min-answer-check-score';
    readonly limit: number;
} | {
    readonly kind: 'max-steps-drop';
    readonly limit: number;
    readonly test: DropTest;
} | {
    readonly kind: 'metric';
    readonly path: string;
    readonly operator: Operator;
    readonly limit: number;
};
/** Whether a drop must also be larger than rerun noise to fail its gate. */
declare const DROP_TESTS: readonly ["significant", "plain"];
type DropTest = (typeof DROP_TESTS)[number];
declare const OPERATORS: readonly [">=", ">", "<=", "<"];
export type Operator = (typeof OPERATORS)[number];
/** The gates of a door as text; null: not set. */
interface GateInputs {
    readonly minStepsScore: string | null;
    readonly minAnswerCheckScore: string | null;
    readonly maxStepsDrop: string | null;
    readonly dropTest: string | null;
    /** As `macro.answer_f1.mean >= 0.7`. */
    readonly gates: readonly string[];
}
/** The gates of a run; a path that can exist in no run is refused before any work. */
export declare function decodeGates(inputs: GateInputs, words: InputWords): Gate[];
/** Reads `macro.answer_f1.mean >= 0.7`, or throws a usage error with a right example. */
export declare function decodeGate(text: string, input?: string): Extract<Gate, {
    kind: 'metric';
}>;
/** Throws a usage error that lists near names when a gate's path can exist in no run. */
export declare function checkGatePath(path: string, input?: string): void;
export {};
