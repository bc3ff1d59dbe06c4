import { type Judge, type Trouble } from './core/answers/judge.js';
import type { AnswerMetric, AnswerTask, Figures } from './core/answers/metric.js';
import type { AnswerOutcome, JudgedMetric } from './core/answers/outcome.js';
import type { JudgeSettings } from './core/answers/settings.js';
import type { VerdictCache } from './core/answers/verdict.js';
import type { Hash } from './core/select.js';
/** What judging needs of the world around it. */
export interface JudgePorts {
    readonly judge: Judge;
    readonly cache: VerdictCache;
    readonly hash: Hash;
    readonly progress: (done: number, of: number) => void;
    /** Aborted: nothing more is asked. */
    readonly signal: AbortSignal;
}
/** What came of judging all answers of a run. */
export interface JudgedAnswers {
    /** One for each task, in their order. */
    readonly outcomes: readonly AnswerOutcome[];
    readonly metrics: readonly JudgedMetric[];
    readonly asked: number;
    readonly reused: number;
}
/** What came of one judgement. */
export type Judgement = {
    readonly kind: 'judged';
    readonly figures: Figures;
    readonly sent: readonly string[];
} | {
    readonly kind: 'failed';
    readonly trouble: Trouble;
    readonly message: string;
};
/** Judges answers by every metric that was asked for. Never throws for what a judge does: trouble is an outcome. */
export declare function judgeAnswers(tasks: readonly AnswerTask[], settings: JudgeSettings, ports: JudgePorts): Promise<JudgedAnswers>;
/** Where judgements are made: known ones are looked up, equal ones are made once, and a judge that is gone is left alone. */
export declare function makeDesk(settings: JudgeSettings, { judge, cache, hash, signal }: JudgePorts): {
    judge: (metric: AnswerMetric, task: AnswerTask) => Promise<Judgement>;
    counts: () => {
        asked: number;
        reused: number;
    };
};
