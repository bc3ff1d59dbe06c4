import type { TraceEvent, Usage } from '../trace.js';
import type { Span } from './span.js';

export type SpanKind = 'tool' | 'model' | 'agent' | null;

/** A tool's span; `output` is absent where it was not recorded. */
export interface ToolSpan {
  readonly id: string | null;
  readonly name: string;
  readonly args: unknown;
  readonly output?: unknown;
}

/** How one set of conventions writes the spans of an agent. */
export interface Convention {
  /** null: no span of this convention. */
  readonly kindOf: (span: Span) => SpanKind;
  readonly tool: (span: Span) => ToolSpan;
  /** Messages that a model call, or an agent, got: the history so far. */
  readonly input: (span: Span) => TraceEvent[];
  /** Messages that it gave. */
  readonly output: (span: Span) => TraceEvent[];
  /** The whole conversation at an agent's span. */
  readonly whole: (span: Span) => TraceEvent[];
  readonly usage: (span: Span) => Usage | null;
  readonly model: (span: Span) => string | null;
  /** Question and answer at an agent's span, for traces without messages. */
  readonly question: (span: Span) => string | null;
  readonly answer: (span: Span) => string | null;
  /** Attributes that hold a conversation's or session's id. */
  readonly sessions: readonly string[];
  readonly captureHint: string;
}
