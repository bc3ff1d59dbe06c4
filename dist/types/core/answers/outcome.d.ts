import type { EvaluationEntry } from '../evaluate-question.js';
import type { QuestionFigures } from '../figures.js';
import type { Sample } from '../sample.js';
import { type Mapping } from '../values.js';
import type { Trouble } from './judge.js';
import { type MetricName } from './metric.js';
/** What judging one answer gave: keys of its entry, and what the report shows. */
export interface AnswerOutcome {
    readonly entry: Mapping;
    /** Claims of the reference that the answer lacks; null where nobody counted them. */
    readonly missed: readonly string[] | null;
}
/** How far a metric got in a run. */
export interface JudgedMetric {
    readonly name: MetricName;
    /** All that its figures depend on beside the texts; two runs are compared only where it is equal. */
    readonly identity: Mapping;
    /** Answers that should have been judged, and those that were. */
    readonly expected: number;
    readonly judged: number;
    /** Why the others were not. */
    readonly troubles: Readonly<Partial<Record<Trouble, number>>>;
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
    readonly maxCostUsd: number | null;
}
/** A metric that does not cover all its answers is neither compared nor does it pass a gate. */
export declare function isPartial({ expected, judged }: Pick<JudgedMetric, 'expected' | 'judged'>): boolean;
/** The metric that gives a figure such as `answer_f1`, where the run has a judge. */
export declare function metricOfFigure(summary: JudgeSummary | null, figure: string): JudgedMetric | null;
/** An entry taken apart where the keys of its judged answer belong. */
export declare function splitEntry(entry: EvaluationEntry): [head: Mapping, tail: Mapping];
/** The answer as text, as the judge reads it; null for none. */
export declare function answerText(value: unknown): string | null;
/** A scored question with what the judge said of its answer. */
export declare function withOutcome<Q extends {
    readonly figures: QuestionFigures;
    readonly sample: Sample;
}>(scored: Q, { entry, missed }: AnswerOutcome): Q;
/** The judge's numbers of an evaluation entry. */
export declare function figuresOf(entry: Mapping): Record<string, number>;
