import type { AnswerCollector, AnswersSize } from './core/answers/collect.js';
import type { AnswerOutcome, JudgeSummary } from './core/answers/outcome.js';
import type { JudgeSettings } from './core/answers/settings.js';
/** Judges the answers of a run, once all its steps are scored. */
export interface JudgePort {
    /** Whether answers are kept to be judged. */
    readonly on: boolean;
    readonly run: (answers: AnswerCollector) => Promise<JudgeRun | null>;
}
export interface JudgeRun {
    readonly outcomes: readonly {
        readonly place: number;
        readonly outcome: AnswerOutcome;
    }[];
    readonly summary: JudgeSummary;
    /** What makes the run fail. */
    readonly failures: readonly string[];
}
/** What a door gives the judge. */
export interface JudgeDoor {
    /** File that verdicts are read from and added to; null: none. */
    readonly cache: string | null;
    /** Verdict files of earlier runs, as text. */
    readonly earlier: () => Promise<readonly string[]>;
    /** Prints one line for the user. */
    readonly announce: (text: string) => void;
    readonly progress: (done: number, of: number) => void;
    readonly redact: (text: string) => string;
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
export declare function makeJudgePort(settings: JudgeSettings, details: 'full' | 'none', door: JudgeDoor): Promise<JudgePort>;
/** A run that does not judge, and tells once what it would do, where a key is there and was perhaps meant. */
export declare function makeIdlePort(settings: JudgeSettings | null, announce: (text: string) => void): JudgePort;
/** In words: "190 answers to api.openai.com (gpt-6-luna, text-embedding-3-small), about $0.04" */
export declare function workload(size: AnswersSize, settings: JudgeSettings): Promise<string>;
