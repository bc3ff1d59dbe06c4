import { type JudgedMetric } from '../judge/summary.js';
import type { RuleName } from '../words/rules.js';
import type { Comparison, NotCompared } from './comparison.js';
import { type RunFigures } from './figures.js';
import type { Gate, Operator } from './gate.js';
/** Why a gate has no figure, or did not fail with one; `report/gate-reasons.ts` puts it into words. */
export type GateReason = {
    readonly kind: 'no-reference-steps' | 'no-answer-checks' | 'nothing-shared' | 'all-quarantined' | 'within-noise' | 'not-finite' | 'unknown-figure';
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
} | {
    readonly kind: 'rules-not-checked';
    readonly rules: readonly (readonly [RuleName, number])[];
};
/** A gate with its outcome. `skipped` only for want of a baseline, `warned` only for a drop within rerun noise, or accepted. */
export interface GateVerdict {
    readonly kind: Gate['kind'];
    /** What the gate is called: its kind, or the path of its figure. */
    readonly name: string;
    readonly operator: Operator;
    readonly limit: number;
    readonly value: number | null;
    readonly outcome: 'passed' | 'failed' | 'skipped' | 'warned';
    /** Why a gate failed or was skipped without a figure, or did not fail with one. */
    readonly reason: GateReason | null;
}
/** What gates check beside the comparison. */
type GatedRun = Pick<RunFigures, 'headline' | 'aggregates' | 'questions' | 'judge'>;
/** Every gate with its verdict; a figure that is missing or not finite fails its gate, it never passes by accident. */
export declare function evaluateGates(gates: readonly Gate[], run: GatedRun, comparison: Comparison): GateVerdict[];
/** What a reader sees of a gate, also of one that was read from a file. */
export type ShownGate = Pick<GateVerdict, 'name' | 'operator' | 'limit' | 'value' | 'outcome'>;
/** A gate that failed, as one line; `reason`: why it has no figure. */
export declare function gateLine({ name, operator, limit, value }: ShownGate, reason: string): string;
export {};
