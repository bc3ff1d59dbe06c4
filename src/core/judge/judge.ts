import type { Mapping } from '../text/values.js';

export interface Message {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export type ReplyForm =
  | { readonly kind: 'json'; readonly name: string; readonly schema: Mapping }
  | { readonly kind: 'text' };

/** Cost and request parameters of a reply. */
export interface Paid {
  /** US dollars at list price; null if the price is unknown. */
  readonly costUsd: number | null;
  /** Parameters sent in addition to the prompt. Example: `max_completion_tokens=4096`. */
  readonly sent: readonly string[];
  /** Model and fingerprint that served the replies, by the replies themselves. Absent or empty: they do not contain them. */
  readonly served?: readonly string[];
}

export interface ChatReply extends Paid {
  readonly text: string;
}

export interface Embeddings extends Paid {
  readonly vectors: readonly (readonly number[])[];
}

/** A language model that judges. Both functions throw only a `JudgeError`. */
export interface Judge {
  readonly chat: (messages: readonly Message[], form: ReplyForm) => Promise<ChatReply>;
  readonly embed: (texts: readonly string[]) => Promise<Embeddings>;
  /** A word that encloses untrusted texts and does not occur in them. Equal texts get the same word. */
  readonly delimiter: (texts: readonly string[]) => string;
}

/** Why there is no judgement. `answer`: the reply was unusable; `unbounded`: there is a budget, and a request's cost is unknown; `stopped`: too many unusable replies. */
export type FailureKind =
  | 'answer'
  | 'unavailable'
  | 'budget'
  | 'unbounded'
  | 'stopped'
  | 'blank'
  | 'cancelled'
  | 'late';

/** Number of consecutive failures of a kind after which no further request is sent. */
export const MAX_FAILURES = 10;

/** Why requests were aborted: as the signal says, else because the run was cancelled. */
export function abortError({ reason }: AbortSignal): JudgeError {
  return reason instanceof JudgeError ? reason : new JudgeError('cancelled', 'not judged: the run was cancelled');
}

/** A failed judgement; the message can be written to the output files. */
export class JudgeError extends Error {
  constructor(
    readonly trouble: FailureKind,
    message: string,
    /** Whether any further request would fail in the same way. */
    readonly final = false,
  ) {
    super(message);
    this.name = 'JudgeError';
  }
}

export function unusableReply(message: string): JudgeError {
  return new JudgeError('answer', message);
}

/** The form of a model or a fingerprint in a reply; other values are ignored, as a server can write anything there. */
const SERVED = /^[\w.:/@+-]{1,200}$/;

/** Model and fingerprint of a reply as one text. Example: `gpt-6-luna-2026-05-01 fp_0a1b2c`. */
export function servedBy(model: unknown, fingerprint: unknown): string[] {
  const names = [model, fingerprint].filter((name) => typeof name === 'string' && SERVED.test(name));
  return names.length === 0 ? [] : [names.join(' ')];
}

/** All that served several replies, without duplicates. */
export function servedByAny(parts: readonly Pick<Paid, 'served'>[]): string[] {
  return [...new Set(parts.flatMap(({ served = [] }) => served))].sort();
}

/** The total cost of requests; null if the cost of one is unknown. */
export function totalCost(parts: readonly Paid[]): number | null {
  const costs = parts.flatMap(({ costUsd }) => costUsd ?? []);
  return costs.length < parts.length ? null : costs.reduce((total, cost) => total + cost, 0);
}
