import type { Aggregates } from './aggregate.js';
import { type JudgeSummary } from './answers/outcome.js';
import type { Comparison } from './delta.js';
import type { Headline, QuestionFigures } from './figures.js';
/** What a run is held to. */
export type Gate = {
    readonly kind: 'min-steps-score';
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
export declare const DROP_TESTS: readonly ["significant", "plain"];
export type DropTest = (typeof DROP_TESTS)[number];
type Operator = '>=' | '>' | '<=' | '<';
/** A gate with its outcome. `skipped` only for want of a baseline, `warned` only for a drop within rerun noise. */
export interface GateVerdict {
    readonly name: string;
    readonly operator: Operator;
    readonly limit: number;
    readonly value: number | null;
    readonly outcome: 'passed' | 'failed' | 'skipped' | 'warned';
    /** Why a gate failed or was skipped without a figure, or did not fail with one. */
    readonly reason: string | null;
}
/** What gates are held against. */
export interface GatedFigures {
    readonly headline: Headline;
    readonly aggregates: Aggregates;
    readonly comparison: Comparison;
    readonly questions: readonly QuestionFigures[];
    /** How answers were judged; null or absent: they were not. */
    readonly judge?: JudgeSummary | null;
}
/** Reads `macro.answer_f1.mean >= 0.7`, or throws a usage error with a right example. */
export declare function decodeGate(text: string): Gate;
/** Every gate with its verdict; a figure that is missing or not finite fails its gate, it never passes by accident. */
export declare function judgeGates(gates: readonly Gate[], figures: GatedFigures): GateVerdict[];
/** Throws a usage error that lists near names when a gate's path can exist in no run. */
export declare function checkGatePath(path: string): void;
export {};
