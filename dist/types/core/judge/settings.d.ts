import type { Environment } from '../text/values.js';
import { StepgateError } from '../words/errors.js';
import type { Scoring } from '../words/scoring-rules.js';
import { type JudgeConfig } from './config.js';
import type { AnswerSettings } from './metric.js';
/** A model with its address and key. */
export interface ModelSettings {
    readonly model: string;
    /** Without a trailing slash. */
    readonly baseUrl: string;
    readonly host: string;
    /** null: no key is sent. */
    readonly apiKey: string | null;
    readonly organization: string | null;
    readonly project: string | null;
    /** The provider's name in the price table; null: prices by the model's name alone. */
    readonly prices: string | null;
}
export interface GenerationSettings extends ModelSettings {
    readonly temperature: number;
    readonly maxTokens: number;
}
/** The complete settings of a judge. */
export interface JudgeSettings {
    readonly generation: GenerationSettings;
    readonly embedding: ModelSettings;
    readonly answers: AnswerSettings;
    readonly concurrency: number;
    readonly timeoutMs: number;
    readonly maxRetries: number;
    /** null: no limit. */
    readonly maxCostUsd: number | null;
}
/** The judge settings of an entry point (command line, action or library). */
export interface JudgeRequest extends HostRules {
    /**
     * The switch of the entry point, which overrides any file; null: an `llm` section of the config enables the judge.
     */
    readonly on: boolean | null;
    readonly model: string | null;
    /** Whether retrieval steps are judged; null or absent: as the config or the preset says. */
    readonly retrieval?: boolean | null;
    /** Applies if the config has no limit; null: no limit. */
    readonly maxCostUsd: number | null;
}
/** Whether answers are judged: it must be requested; a key alone does not request it. */
export declare function isJudgeOn(request: JudgeRequest, config?: JudgeConfig): boolean;
/**
 * Whether a config leaves nothing to judge, as all metrics are off. Such a config is valid if the config alone enables
 * the judge. Otherwise it contradicts the caller's request.
 */
export declare function leavesNothingToJudge(request: JudgeRequest, scoring: Scoring, config?: JudgeConfig): boolean;
/**
 * Whether only retrieval steps are judged, and only because the preset says so. Such a run needs no key if it has no
 * retrieval step.
 */
export declare function judgesRetrievalByPreset({ on, retrieval }: JudgeRequest, config?: JudgeConfig): boolean;
/** Throws a usage error for metrics that a config enables while the judge is off. */
export declare function refuseUnjudged({ wanted, custom }?: JudgeConfig): void;
/** The complete settings of the judge; throws a usage error for a missing or wrong setting. */
export declare function judgeSettings(request: JudgeRequest, scoring: Scoring, config?: JudgeConfig): JudgeSettings;
/** The judge is enabled, and its key is missing. */
export declare class MissingKeyError extends StepgateError {
    constructor(message: string);
}
/** Who may set the host that receives a key. */
interface HostRules {
    /**
     * The host and key settings allowed in a config. `inputs`: none, as in the action, where files may be untrusted.
     * `bound`: hosts, but a key is sent only to its provider's host or one that the user names. `any`: all, as the caller
     * is the user.
     */
    readonly hosts: 'inputs' | 'bound' | 'any';
    /** The user's judge address, which overrides a file's. */
    readonly baseUrl: string | null;
    /** Variables that may hold keys, such as `OPENAI_API_KEY`. */
    readonly env: Environment;
}
export {};
