import type { Mapping } from '../text/values.js';
/** One turn of a conversation with a language model. */
export interface Message {
    readonly role: 'system' | 'user' | 'assistant';
    readonly content: string;
}
/** What the reply must be: bound to a JSON schema, or plain text. */
export type ReplyForm = {
    readonly kind: 'json';
    readonly name: string;
    readonly schema: Mapping;
} | {
    readonly kind: 'text';
};
/** What came back from a model, and what it took. */
export interface Paid {
    /** US dollars at list price; null when no price is known. */
    readonly costUsd: number | null;
    /** What was finally sent beside the prompt, as `max_completion_tokens=4096`. */
    readonly sent: readonly string[];
}
export interface ChatReply extends Paid {
    readonly text: string;
}
export interface Embeddings extends Paid {
    readonly vectors: readonly (readonly number[])[];
}
/** A language model that judges. Both functions throw a `JudgeError` and nothing else. */
export interface Judge {
    readonly chat: (messages: readonly Message[], form: ReplyForm) => Promise<ChatReply>;
    readonly embed: (texts: readonly string[]) => Promise<Embeddings>;
    /** A word to enclose untrusted texts, which none of them contains; the same for the same texts. */
    readonly delimiter: (texts: readonly string[]) => string;
}
/**
 * Why there is no judgement. `answer`: the judge's reply was unusable. `unavailable`: it did not reply. `budget` and
 * `cancelled`: it was not asked any more. `unbounded`: neither, as there is a budget and the cost of a request is unknown.
 * `stopped`: neither, after too many useless replies. `blank`: there is no text to judge.
 */
export declare const FAILURE_KINDS: readonly ["answer", "unavailable", "budget", "unbounded", "stopped", "blank", "cancelled"];
export type FailureKind = (typeof FAILURE_KINDS)[number];
/** After so many useless replies in a row nothing more is asked. */
export declare const MAX_UNUSABLE = 10;
/** A judgement that did not come about; the message is fit for the files. */
export declare class JudgeError extends Error {
    readonly trouble: FailureKind;
    /** Asking again with anything else would fail in the same way. */
    readonly final: boolean;
    constructor(trouble: FailureKind, message: string, 
    /** Asking again with anything else would fail in the same way. */
    final?: boolean);
}
/** The judge replied, and the reply is of no use. */
export declare function unusableReply(message: string): JudgeError;
/** The cost of several requests; null as soon as one of them is unknown. */
export declare function totalCost(parts: readonly Paid[]): number | null;
