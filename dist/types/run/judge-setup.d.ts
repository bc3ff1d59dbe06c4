import { listenForInterrupt } from '../adapters/process/signals.js';
import type { JudgeConfig } from '../core/judge/config.js';
import type { CustomEvaluation } from '../core/judge/custom-config.js';
import { type RetrievalSettings } from '../core/judge/metric.js';
import { type JudgeRequest, type JudgeSettings } from '../core/judge/settings.js';
import type { JudgeSummary } from '../core/judge/summary.js';
import type { AnswerPlace } from '../core/runs/entry-place.js';
import { type AnswerCollector, type AnswerOutcome, type AnswersSize } from '../core/runs/judged-answers.js';
import type { Failure } from '../core/runs/notices.js';
import type { Redact } from '../core/secrets/redact.js';
import { type InputWords, type Problem } from '../core/words/errors.js';
import type { Scoring } from '../core/words/scoring-rules.js';
import { type PlannedWorkload, type Workload } from '../report/words/judging.js';
import { type JudgingPlan } from './judge-answers.js';
/** The judge setup of an entry point. */
export interface JudgeSetup {
    readonly words: InputWords;
    readonly warn: (warnings: readonly Problem[]) => void;
    /** Removes secrets from all output; `addSecrets` adds further secrets. */
    readonly redact: Redact;
    readonly addSecrets: (secrets: readonly string[]) => void;
    readonly judge: Omit<JudgeHooks, 'redact'> & Pick<JudgeRequest, 'env' | 'hosts' | 'maxCostUsd'> & {
        /**
         * Whether it is a run of a fork or of Dependabot. Such a run continues without a judge if it has no key or uses a
         * private host.
         */
        readonly isForeign: boolean;
    };
}
/** The judge of a run on the user's own machine. */
export declare const LOCAL_JUDGE: {
    readonly hosts: "bound";
    readonly maxCostUsd: null;
    readonly isForeign: false;
    readonly earlier: () => Promise<never[]>;
    readonly listen: typeof listenForInterrupt;
};
/** Judge settings of a run. */
export interface JudgedRun {
    readonly judge: Pick<JudgeRequest, 'on' | 'model' | 'baseUrl' | 'retrieval'> & {
        /** `trusted`: gates on judged figures need a judge that people have checked. */
        readonly require: 'trusted' | null;
    };
    readonly details: 'full' | 'none';
}
/** Sets up the judge of a run: active or idle. */
export declare function judgeFor(settings: JudgedRun, config: JudgeConfig | undefined, scoring: Scoring, hooks: JudgeSetup): Promise<JudgingStage>;
/** Waits for the judge. An error about a config key gets the name of the config file. */
export declare function forConfig<T>(input: string, file: string | null, judge: Promise<T>): Promise<T>;
/** Judges the answers of a run after all steps are scored. */
export interface JudgingStage {
    /** Whether answers are kept to be judged. */
    readonly on: boolean;
    /** Custom evaluations, which read the responses. */
    readonly custom: readonly CustomEvaluation[];
    /** How retrieval steps are judged; null: they are not. */
    readonly retrieval: RetrievalSettings | null;
    readonly run: (answers: AnswerCollector) => Promise<JudgingResult | null>;
}
/** The judged result of one answer. */
export interface JudgedPlace {
    readonly place: AnswerPlace;
    /** Index of the judged step; absent: the answer. */
    readonly step?: number;
    readonly outcome: AnswerOutcome;
}
interface JudgingResult {
    readonly outcomes: readonly JudgedPlace[];
    readonly summary: JudgeSummary;
    /** Reasons to fail the run. */
    readonly failures: readonly Failure[];
}
/** Functions and files that an entry point provides for the judge. */
interface JudgeHooks {
    /** The verdict cache file, read and appended to; null: none. */
    readonly cache: string | null;
    /** Verdict files of earlier runs, as text. */
    readonly earlier: () => Promise<readonly string[]>;
    /** Prints one line for the user. */
    readonly announce: (text: string) => void;
    readonly progress: (done: number, of: number) => void;
    readonly redact: Redact;
    /** Starts to listen for an interrupt by the user. */
    readonly listen: () => {
        readonly signal: AbortSignal;
        readonly release: () => void;
    };
}
/**
 * Makes the stage of an active judge. An unusable prompt or budget is a usage error here. Nothing is opened until there
 * is an answer to judge.
 */
export declare function makeJudgingStage(settings: JudgeSettings, details: 'full' | 'none', hooks: JudgeHooks): Promise<JudgingStage>;
/** Makes the stage of an idle judge. If a key is set, it prints once what judging would send. */
export declare function makeIdleStage(settings: JudgeSettings | null, announce: (text: string) => void): JudgingStage;
/** The workload of judging the answers: number, hosts, models and estimated cost. */
export declare function workloadOf(size: AnswersSize, settings: JudgeSettings): Promise<Workload>;
/** The planned workload, with the custom evaluations that send something. */
export declare function plannedWorkload(plan: JudgingPlan, settings: JudgeSettings): Promise<PlannedWorkload>;
export {};
