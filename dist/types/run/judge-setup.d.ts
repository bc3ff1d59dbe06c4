import { listenForInterrupt } from '../adapters/process/signals.js';
import type { JudgeConfig } from '../core/judge/config.js';
import { type JudgeRequest, type JudgeSettings } from '../core/judge/settings.js';
import type { JudgeSummary } from '../core/judge/summary.js';
import type { AnswerPlace } from '../core/runs/entry-place.js';
import { type AnswerCollector, type AnswerOutcome, type AnswersSize } from '../core/runs/judged-answers.js';
import type { Failure } from '../core/runs/notices.js';
import type { Redact } from '../core/secrets/redact.js';
import { type Problem } from '../core/words/errors.js';
import type { InputWords } from '../core/words/input-words.js';
import type { Scoring } from '../core/words/scoring-rules.js';
import { type Workload } from '../report/words/judging.js';
/** What a door provides to judge with. */
export interface JudgeSetup {
    readonly words: InputWords;
    readonly warn: (warnings: readonly Problem[]) => void;
    /** Takes secrets out of everything that is written, and learns of further ones. */
    readonly redact: Redact;
    readonly addSecrets: (secrets: readonly string[]) => void;
    readonly judge: Omit<JudgeHooks, 'redact'> & Pick<JudgeRequest, 'env' | 'hosts' | 'maxCostUsd'> & {
        /** A run of a fork or of Dependabot: it continues without a judge if it has no key, or names a private host. */
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
/** What the settings of a run say about the judge. */
export interface JudgedRun {
    readonly judge: Pick<JudgeRequest, 'on' | 'model' | 'baseUrl'>;
    readonly details: 'full' | 'none';
}
/** The judge of a run: asked for, or idle. */
export declare function judgeFor(settings: JudgedRun, config: JudgeConfig | undefined, scoring: Scoring, hooks: JudgeSetup): Promise<JudgingStage>;
/** Waits for a judge that a config file describes; an error about a key of it then names the file. */
export declare function forConfig<T>(input: string, file: string | null, judge: Promise<T>): Promise<T>;
/** Judges the answers of a run, once all its steps are scored. */
export interface JudgingStage {
    /** Whether answers are kept to be judged. */
    readonly on: boolean;
    readonly run: (answers: AnswerCollector) => Promise<JudgingResult | null>;
}
/** What came of judging an answer of a run. */
export interface JudgedPlace {
    readonly place: AnswerPlace;
    readonly outcome: AnswerOutcome;
}
interface JudgingResult {
    readonly outcomes: readonly JudgedPlace[];
    readonly summary: JudgeSummary;
    /** What makes the run fail. */
    readonly failures: readonly Failure[];
}
/** What a door gives the judge. */
interface JudgeHooks {
    /** File that verdicts are read from and added to; null: none. */
    readonly cache: string | null;
    /** Verdict files of earlier runs, as text. */
    readonly earlier: () => Promise<readonly string[]>;
    /** Prints one line for the user. */
    readonly announce: (text: string) => void;
    readonly progress: (done: number, of: number) => void;
    readonly redact: Redact;
    /** Starts to listen for the user's wish to end. */
    readonly listen: () => {
        readonly signal: AbortSignal;
        readonly release: () => void;
    };
}
/**
 * A run that judges. A prompt or a budget that cannot work is a usage error here; nothing is opened before there is an
 * answer to judge.
 */
export declare function makeJudgingStage(settings: JudgeSettings, details: 'full' | 'none', hooks: JudgeHooks): Promise<JudgingStage>;
/** A run that does not judge. If a key is set, it prints once what judging would send. */
export declare function makeIdleStage(settings: JudgeSettings | null, announce: (text: string) => void): JudgingStage;
/** What judging the answers would send, and its estimated cost. */
export declare function workloadOf(size: AnswersSize, settings: JudgeSettings): Promise<Workload>;
export {};
