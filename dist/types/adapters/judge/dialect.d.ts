import type { ReplyForm } from '../../core/answers/judge.js';
/** What a model accepts, as far as it has been found out. */
export interface Dialect {
    readonly limit: 'max_completion_tokens' | 'max_tokens' | null;
    readonly reasoning: boolean;
    readonly temperature: boolean;
    readonly json: 'json_schema' | 'json_object' | 'text';
}
/** Every model is asked in the newest form first. */
export declare const NEWEST: Dialect;
/** The error of a server, as far as it says what it does not like. */
export interface Refusal {
    readonly status: number;
    readonly param: string | null;
    readonly code: string | null;
    readonly message: string;
}
/** The dialect to try next; null where the refusal is about something else. */
export declare function concede(dialect: Dialect, form: ReplyForm, refusal: Refusal): Dialect | null;
/** What a model is sent beside the messages. */
export interface Limits {
    readonly temperature: number;
    readonly maxTokens: number;
}
/** The parameters of a request in a dialect. */
export declare function parametersOf(dialect: Dialect, form: ReplyForm, limits: Limits): Record<string, unknown>;
/** The same in short, for the judge's identity. */
export declare function sentOf(dialect: Dialect, form: ReplyForm, limits: Limits): string[];
