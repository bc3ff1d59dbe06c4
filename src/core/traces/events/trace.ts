import type { Mapping } from '../../text/values.js';

/** The result of a tool call; `output` is absent if the format recorded none. */
export interface ToolResult {
  readonly output?: unknown;
  readonly isError: boolean;
  /** LangChain's value in addition to the text for the model. */
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
  /** End of a span, in the same unit. */
  readonly until?: number | null;
  /** True for a span, which is the execution itself, not the model's request for it. */
  readonly isSpan?: boolean;
  /** True for the call of a simulated user, which is not a step of the agent. */
  readonly isUser?: boolean;
}

export interface ResultEvent extends ToolResult {
  readonly kind: 'result';
  readonly id: string | null;
  readonly name: string | null;
  /** The arguments of its call, by which a result without an id finds it. */
  readonly args?: unknown;
  /** A result in the repeated history of a later model call, which belongs only to a call already read. */
  readonly isHistory?: boolean;
}

/** An event of a conversation, in terms shared by all formats. */
export type TraceEvent =
  | { readonly kind: 'user'; readonly text: string }
  | { readonly kind: 'assistant'; readonly text: string }
  | CallEvent
  | ResultEvent
  /** `isTotal`: of the whole conversation, not of one model call. */
  | ({ readonly kind: 'usage'; readonly isTotal?: true } & Usage)
  | { readonly kind: 'model'; readonly name: string }
  | { readonly kind: 'time'; readonly at: number }
  | { readonly kind: 'error'; readonly text: string }
  /** A part, message or span that no format reads, by its type. */
  | { readonly kind: 'unread'; readonly type: string };

export function textEvents(kind: 'user' | 'assistant', text: unknown): TraceEvent[] {
  return typeof text === 'string' && text !== '' ? [{ kind, text }] : [];
}

export function usageEvents(usage: Usage | null): TraceEvent[] {
  return usage ? [{ kind: 'usage', ...usage }] : [];
}

export function modelEvents(name: unknown): TraceEvent[] {
  return typeof name === 'string' && name !== '' ? [{ kind: 'model', name }] : [];
}

/** Marks usage that is recorded outside the messages, so it belongs to no turn. */
export function asTotal(event: TraceEvent): TraceEvent {
  return event.kind === 'usage' ? { ...event, isTotal: true } : event;
}

/** A recorded conversation. Its question is named in one of four places; the earlier place wins. */
export interface Trace {
  readonly events: readonly TraceEvent[];
  /** The records themselves, for paths and keys; absent: the trace is made of spans. */
  readonly records?: readonly Mapping[];
  readonly metadata?: readonly unknown[];
  readonly attributes?: readonly Mapping[];
  readonly sessions: readonly unknown[];
  /** Start and length in seconds; null or absent: not recorded, or derived from the events. */
  readonly start: number | null;
  readonly elapsed?: number | null | undefined;
  /** The spans lack their root, that is, the trace is still open or was cut off. */
  readonly isOpen?: boolean;
  /** Why no message of the record could be read. */
  readonly refusal?: string | null;
  /** How to make the framework record outputs, shown for steps without one. */
  readonly captureHint: string;
}

/** How a program writes a conversation line by line: one record per message or item. */
export interface SessionFormat {
  readonly fits: (record: Mapping) => boolean;
  /** The id of the session of a record; absent: all records of a file are one session. */
  readonly sessionOf?: (record: Mapping) => string | null;
  readonly decode: (records: readonly Mapping[]) => TraceEvent[];
  /** The seconds that the program counted. */
  readonly elapsedOf?: (records: readonly Mapping[]) => number | null;
}
