import type { Mapping } from '../../text/values.js';

/** What a tool gave back; `output` is absent where the format recorded none. */
export interface ToolResult {
  readonly output?: unknown;
  readonly isError: boolean;
  /** LangChain's value beside the text for the model. */
  readonly artifact?: unknown;
}

/** Tokens and cost of one model call; null: not recorded. */
export interface Usage {
  readonly input: number | null;
  readonly output: number | null;
  readonly total: number | null;
  readonly cost: number | null;
}

export interface CallEvent {
  readonly kind: 'call';
  readonly id: string | null;
  readonly name: string;
  /** As recorded: JSON text or a value. */
  readonly args: unknown;
  /** Start in seconds since 1970. */
  readonly time?: number | null;
  /** True for a span, which is the execution itself, and not the model's wish for it. */
  readonly isSpan?: boolean;
}

export interface ResultEvent extends ToolResult {
  readonly kind: 'result';
  readonly id: string | null;
  readonly name: string | null;
  /** Results in the repeated history of a later model call belong to known calls only. */
  readonly isHistory?: boolean;
}

/** What happened, in the terms that all formats share. */
export type TraceEvent =
  | { readonly kind: 'user'; readonly text: string }
  | { readonly kind: 'assistant'; readonly text: string }
  | CallEvent
  | ResultEvent
  | ({ readonly kind: 'usage' } & Usage)
  | { readonly kind: 'model'; readonly name: string }
  | { readonly kind: 'time'; readonly at: number }
  | { readonly kind: 'error'; readonly text: string };

/** One recorded conversation. */
export interface Trace {
  readonly events: readonly TraceEvent[];
  readonly naming: Naming;
  /** Start and length in seconds; null: not recorded, or to be told from the events. */
  readonly start: number | null;
  readonly elapsed: number | null;
  /** False where spans lack their root: the trace is still open, or was cut. */
  readonly isComplete: boolean;
  /** How the framework is made to record outputs, for steps without one. */
  readonly captureHint: string;
}

/** Where a trace may say which question it answers; the earlier of several sources wins. */
export interface Naming {
  /** The records themselves, for paths and keys. */
  readonly records: readonly Mapping[];
  readonly metadata: readonly unknown[];
  readonly attributes: readonly Mapping[];
  /** Conversation and session ids. */
  readonly sessions: readonly unknown[];
}
