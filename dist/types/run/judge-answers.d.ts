import type { Hash } from '../core/corpus/select.js';
import { type FailureKind, type Judge } from '../core/judge/judge.js';
import { type AnswerMetric, type AnswerTask, type Figures, type Work } from '../core/judge/metric.js';
import type { JudgeSettings } from '../core/judge/settings.js';
import type { JudgedMetric } from '../core/judge/summary.js';
import type { StoredVerdict, VerdictCache } from '../core/judge/verdict.js';
import type { AnswerOutcome } from '../core/runs/judged-answers.js';
import { type Mapping } from '../core/text/values.js';
/** External dependencies of judging. */
export interface JudgePorts {
    readonly judge: Judge;
    readonly cache: VerdictCache;
    readonly hash: Hash;
    readonly progress: (done: number, of: number) => void;
    /** Once aborted, no further request is sent. */
    readonly signal: AbortSignal;
    /** With 2 or more, verdicts of earlier rounds are not reused; absent: 1. */
    readonly round?: number;
}
/** The result of judging all answers of a run. */
export interface JudgedAnswers {
    /** One per task, in the same order. */
    readonly outcomes: readonly AnswerOutcome[];
    readonly metrics: readonly JudgedMetric[];
    readonly asked: number;
    readonly reused: number;
}
/** The result of one judgement. */
export type Judgement = ({
    readonly kind: 'judged';
    readonly figures: Figures;
} & Pick<StoredVerdict, 'sent' | 'served'>) | {
    readonly kind: 'absent';
    readonly message: string;
} | {
    readonly kind: 'failed';
    readonly trouble: FailureKind;
    readonly message: string;
};
/** Judges answers by every requested metric. A failure of the judge is an outcome, never an exception. */
export declare function judgeAnswers(tasks: readonly AnswerTask[], settings: JudgeSettings, ports: JudgePorts): Promise<JudgedAnswers>;
/** The work that judging will be, with the verdicts that are known. */
export interface JudgingPlan {
    /** Number of answers that are sent, and of retrieval steps. */
    readonly answers: number;
    readonly steps: number;
    /** Number of verdicts that are reused. */
    readonly reused: number;
    readonly work: Work;
    /** The metrics that send something. */
    readonly metrics: readonly AnswerMetric[];
}
/** Plans the judging of answers: finds the verdicts that have to be requested. */
export declare function planJudging(tasks: readonly AnswerTask[], settings: JudgeSettings, { cache, hash, round }: Pick<JudgePorts, 'cache' | 'hash' | 'round'>): Promise<JudgingPlan>;
/** The keys of the entry by a verdict in the cache; null if there is none. */
export declare function cachedFigures(metric: AnswerMetric, task: AnswerTask, settings: JudgeSettings, { cache, hash }: Pick<JudgePorts, 'cache' | 'hash'>): Promise<Mapping | null>;
/**
 * Makes judgements: cached ones are reused, equal ones are requested once, and an unreachable judge is not asked again.
 */
export declare function makeAnswerJudge(settings: JudgeSettings, { judge, cache, hash, signal, round }: JudgePorts): {
    judge: (metric: AnswerMetric, task: AnswerTask) => Promise<Judgement>;
    counts: () => {
        asked: number;
        reused: number;
    };
};
/** Everything that the figures of a metric depend on, except for the texts and for what was finally sent. */
export declare function identityOf(metric: AnswerMetric, settings: JudgeSettings, hash: Hash): Mapping;
