import type { Environment } from '../text/values.js';
import { StepgateError } from '../words/errors.js';
import type { Scoring } from '../words/scoring-rules.js';
import { type JudgeConfig } from './config.js';
import type { AnswerSettings } from './metric.js';
/** A model, where it is and what opens it. */
export interface ModelSettings {
    readonly model: string;
    /** Without a slash at its end. */
    readonly baseUrl: string;
    readonly host: string;
    /** null: none is sent. */
    readonly apiKey: string | null;
    readonly organization: string | null;
    readonly project: string | null;
    /** What the price table calls the provider; null: by the model's name alone. */
    readonly prices: string | null;
}
export interface GenerationSettings extends ModelSettings {
    readonly temperature: number;
    readonly maxTokens: number;
}
/** All that a judge needs to know. */
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
/** What a door says of the judge. */
export interface JudgeRequest extends HostRules {
    /** The door's own switch, which wins over any file; null: a `llm` section of the config switches on. */
    readonly on: boolean | null;
    readonly model: string | null;
    /** Holds where the config does not say; null: no limit. */
    readonly maxCostUsd: number | null;
}
/** Whether answers are judged: it must be requested; a key alone does not request it. */
export declare function isJudgeOn(request: JudgeRequest, config?: JudgeConfig): boolean;
/**
 * Whether a config leaves nothing to judge: both metrics are off. Such a config is valid if the config alone enables the
 * judge, and if it has custom evaluations, which Stepgate does not run yet. Any other one contradicts the caller's request.
 */
export declare function leavesNothingToJudge({ on }: JudgeRequest, config?: JudgeConfig): boolean;
/** Throws a usage error for metrics that a config enables while the judge is off. */
export declare function refuseUnjudged({ wanted }?: JudgeConfig): void;
/** The settings of the judge, complete; a usage error names what is missing or wrong. */
export declare function judgeSettings(request: JudgeRequest, scoring: Scoring, config?: JudgeConfig): JudgeSettings;
/** The judge was asked for, and there is no key. */
export declare class MissingKeyError extends StepgateError {
    constructor(message: string);
}
/** Who decides where a key goes. */
interface HostRules {
    /**
     * What a config may say of hosts and keys: `inputs`, nothing, as in the action, where files may be untrusted;
     * `bound`, hosts, but a key goes to its provider's own or to one that the user names; `any`, as the caller is the user.
     */
    readonly hosts: 'inputs' | 'bound' | 'any';
    /** Address of the judge that the user names, which wins over a file's. */
    readonly baseUrl: string | null;
    /** Variables that may hold keys, as `OPENAI_API_KEY`. */
    readonly env: Environment;
}
export {};
