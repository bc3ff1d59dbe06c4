import { type JudgeConfig } from '../decode/judge-config.js';
import { StepgateError } from '../errors.js';
import type { Scoring } from '../scoring.js';
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
export interface JudgeRequest {
    /** The door's own switch; a `llm` section of the config switches on, too. */
    readonly on: boolean;
    readonly model: string | null;
    /** Variables that may hold keys, as `OPENAI_API_KEY`. */
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Holds where the config does not say; null: no limit. */
    readonly maxCostUsd: number | null;
}
/** Whether answers are judged: somebody must have asked for it, a key alone is no wish. */
export declare function isJudgeOn(request: JudgeRequest, config?: JudgeConfig): boolean;
/** The settings of the judge, complete; a usage error names what is missing or wrong. */
export declare function judgeSettings(request: JudgeRequest, scoring: Scoring, config?: JudgeConfig): JudgeSettings;
/** The judge was asked for, and there is no key. */
export declare class MissingKeyError extends StepgateError {
    constructor(message: string);
}
