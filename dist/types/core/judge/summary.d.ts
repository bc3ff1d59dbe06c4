import type { ExactSum } from '../text/exact-sum.js';
import type { Mapping } from '../text/values.js';
import type { FailureKind } from './judge.js';
import { type MetricName } from './metric.js';
/** How far a metric got in a run. */
export interface JudgedMetric {
    readonly name: MetricName;
    /** All that its figures depend on beside the texts; two runs are compared only where it is equal. */
    readonly identity: Mapping;
    /** Answers that should have been judged, and those that were. */
    readonly expected: number;
    readonly judged: number;
    /** Why the others were not. */
    readonly troubles: Readonly<Partial<Record<FailureKind, number>>>;
    /** What went wrong first, in the words of the evaluation file. */
    readonly example: string | null;
}
/** How the answers of a run were judged. */
export interface JudgeSummary {
    readonly metrics: readonly JudgedMetric[];
    /** null: another run judged. */
    readonly spending: JudgeSpending | null;
}
/** What judging took in this run. */
export interface JudgeSpending {
    readonly host: string;
    readonly model: string;
    /** Judgements that were asked for, and those that were known before. */
    readonly asked: number;
    readonly reused: number;
    /** US dollars at list price; null when a price is unknown. */
    readonly costUsd: number | null;
    /** The same before it was rounded, of all requests with a known price. */
    readonly exactCostUsd: ExactSum;
    readonly maxCostUsd: number | null;
}
/** A metric that does not cover all its answers is neither compared nor does it pass a gate. */
export declare function isPartial({ expected, judged }: Pick<JudgedMetric, 'expected' | 'judged'>): boolean;
/** The metric that gives a figure such as `answer_f1`, where the run has a judge. */
export declare function metricOfFigure(summary: JudgeSummary | null, figure: string): JudgedMetric | null;
