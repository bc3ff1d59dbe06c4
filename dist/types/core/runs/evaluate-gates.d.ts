import { type JudgedMetric } from '../judge/summary.js';
import type { RuleName } from '../words/rules.js';
import type { Comparison, NotCompared } from './comparison.js';
import { type RunFigures } from './figures.js';
import { type Gate, type Operator } from './gate.js';
/** Why a gate has no figure, or did not fail with one; `report/words/gate-reasons.ts` describes it in words. */
export type GateReason = {
    readonly kind: 'no-reference-steps' | 'no-answer-checks' | 'no-tables' | 'nothing-shared' | 'all-quarantined' | 'within-noise' | 'not-finite' | 'unknown-figure' | 'not-scored-again' | 'other-selection';
}
/** Accepted by a label of this user. */
 | {
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
}
/** The judge has to be checked by people, and is not. */
 | {
    readonly kind: 'untrusted-judge';
    readonly why: string;
} | {
    readonly kind: 'rules-not-checked';
    readonly rules: readonly (readonly [RuleName, number])[];
};
/**
 * A gate with its outcome. `skipped`: only without a baseline. `warned`: only for a drop that is within rerun noise or
 * accepted.
 */
export interface GateVerdict {
    readonly kind: Gate['kind'];
    /** The name of the gate: its kind, or the path of its figure. */
    readonly name: string;
    readonly operator: Operator;
    readonly limit: number;
    readonly value: number | null;
    readonly outcome: 'passed' | 'failed' | 'skipped' | 'warned';
    /** Why a gate failed or was skipped without a figure, or did not fail with one. */
    readonly reason: GateReason | null;
}
/** The data that gates check, apart from the comparison. */
type GatedRun = Pick<RunFigures, 'headline' | 'aggregates' | 'questions' | 'judge'>;
/** Evaluates all gates; a figure that is missing or not finite fails its gate. */
export declare function evaluateGates(gates: readonly Gate[], run: GatedRun, comparison: Comparison): GateVerdict[];
/** The shown part of a gate, also for a gate read from a file. */
export type ShownGate = Pick<GateVerdict, 'name' | 'operator' | 'limit' | 'value' | 'outcome'>;
/** The line for a failed gate; `reason`: why it has no figure. */
export declare function gateLine({ name, operator, limit, value }: ShownGate, reason: string): string;
export {};
