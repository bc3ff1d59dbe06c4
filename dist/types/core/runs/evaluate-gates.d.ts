import { type JudgedMetric } from '../judge/summary.js';
import { type QuestionFlips } from '../statistics/rerun-chance.js';
import type { RuleName } from '../words/rules.js';
import { type Comparison, type NotCompared } from './comparison.js';
import { type RunFigures } from './figures.js';
import { type Gate, type Operator } from './gate.js';
/** Why a gate has no figure, or did not fail with one; `report/words/failures.ts` describes it in words. */
export type GateReason = {
    readonly kind: 'no-reference-steps' | 'no-answer-checks' | 'no-tables' | 'nothing-shared' | 'nothing-paired' | 'all-quarantined' | 'within-noise' | 'not-finite' | 'unknown-figure' | 'not-scored-again' | 'other-selection';
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
    /** How often reruns lose as much as a drop over its limit; absent if this was not computed. */
    readonly reruns?: RerunLoss;
}
/** The lost and gained questions of a drop, and how often reruns of the same agent lose as many. */
export interface RerunLoss extends Pick<QuestionFlips, 'questions' | 'lost' | 'gained'> {
    /** The assumed share of questions that a rerun changes. */
    readonly changes: number;
    /** The share of reruns that lose as many questions net, in [0, 1]. */
    readonly chance: number;
}
/** The data that gates check, apart from the comparison. */
type GatedRun = Pick<RunFigures, 'headline' | 'aggregates' | 'questions' | 'judge'>;
/** Evaluates all gates; a figure that is missing or not finite fails its gate. */
export declare function evaluateGates(gates: readonly Gate[], run: GatedRun, comparison: Comparison): GateVerdict[];
/** The shown part of a gate, also for a gate read from a file. */
export type ShownGate = Pick<GateVerdict, 'name' | 'operator' | 'limit' | 'value' | 'outcome'>;
/** The line for a failed gate; `reason`: why it has no figure, or what its figure means; empty: nothing to add. */
export declare function gateLine({ name, operator, limit, value }: ShownGate, reason: string): string;
/** The figures with free names of a run. */
export declare function customFiguresOf({ judge, aggregates }: Pick<RunFigures, 'judge' | 'aggregates'>): string[];
export {};
