import { idInAttributes, NOT_RECORDED, recorded, textAt } from '../events/fields.js';
import type { Naming, Trace, TraceEvent } from '../events/trace.js';
import { GENAI } from './genai.js';
import { LANGFUSE } from './langfuse.js';
import { OPENINFERENCE } from './openinference.js';
import { type Convention, type Span, withLogs } from './span.js';

/** A span can have the attributes of several; OpenInference has an attribute for its kind. */
const CONVENTIONS: readonly Convention[] = [LANGFUSE, OPENINFERENCE, GENAI];

interface ReadSpan {
  readonly span: Span;
  readonly convention: Convention;
  readonly kind: 'tool' | 'model' | 'agent' | null;
}

/** The spans of one trace as a conversation; null for one that no agent made, as of a web server. */
export function decodeSpanTrace(spans: readonly Span[]): Trace | null {
  const sorted = withLogs(spans).toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0) || (b.end ?? 0) - (a.end ?? 0));
  const read = sorted.map(readSpan);
  if (read.every(({ kind, span }) => kind === null && idInAttributes(span.attributes) === null)) return null;
  const root = sorted.find(({ parent, id }) => parent === null || parent === id) ?? null;
  const told = eventsOf(read);
  return {
    events: [...told, ...ends(root, read, told)],
    naming: namingOf(read),
    start: root?.start ?? sorted[0]?.start ?? null,
    elapsed: root && root.end !== null && root.start !== null ? Math.max(0, root.end - root.start) : null,
    isComplete: root !== null && !root.isOpen,
    captureHint: (read.find(({ kind }) => kind !== null)?.convention ?? GENAI).captureHint,
  };
}

function readSpan(span: Span): ReadSpan {
  for (const convention of CONVENTIONS) {
    const kind = convention.kindOf(span);
    if (kind !== null) return { span, convention, kind };
  }
  return { span, convention: GENAI, kind: null };
}

/** Calls of tools and models in the order of their start; where models have no messages, those of the agent. */
function eventsOf(read: readonly ReadSpan[]): TraceEvent[] {
  const models = read.filter(({ kind }) => kind === 'model');
  const hasMessages = models.some(({ span, convention }) => convention.output(span).length > 0);
  const hasUsage = models.some(({ span, convention }) => convention.usage(span) !== null);
  const agent = read.find(({ kind }) => kind === 'agent');
  let repeated = 0;
  const told = read.flatMap((one) => {
    if (one.kind === 'tool') return [...toolEvents(one), ...timesOf(one.span)];
    if (one.kind !== 'model') return one === agent && !hasUsage ? usageEvents(one) : [];
    const history = historyOf(one);
    const unnamed = history.filter((event) => event.kind === 'result' && event.id === null);
    const isNew = (event: TraceEvent) => !unnamed.slice(0, repeated).includes(event);
    const events = [...history.filter(isNew), ...modelEvents(one), ...timesOf(one.span)];
    repeated = Math.max(repeated, unnamed.length);
    return events;
  });
  return hasMessages || !agent ? told : withAgentMessages(agent, told);
}

function toolEvents({ span, convention }: ReadSpan): TraceEvent[] {
  const { id, name, args, ...given } = convention.tool(span);
  const result = Object.hasOwn(given, 'output') ? recorded(given.output, false) : NOT_RECORDED;
  return [
    { kind: 'call', id, name, args, time: span.start, isSpan: true },
    { kind: 'result', id, name, ...(span.error === null ? result : { output: span.error, isError: true }) },
  ];
}

/** The question, and results that a model call got; each call repeats the history of those before. */
function historyOf({ span, convention }: ReadSpan): TraceEvent[] {
  return convention.input(span).flatMap((event): TraceEvent[] => {
    if (event.kind === 'result') return [{ ...event, isHistory: event.id !== null }];
    return event.kind === 'user' ? [event] : [];
  });
}

function modelEvents(one: ReadSpan): TraceEvent[] {
  const { span, convention } = one;
  const given = convention.output(span).map((event) => (event.kind === 'call' ? { ...event, time: span.end } : event));
  return [...given, ...usageEvents(one)];
}

function usageEvents({ span, convention }: ReadSpan): TraceEvent[] {
  const usage = convention.usage(span);
  const model = convention.model(span);
  return [
    ...(usage ? [{ kind: 'usage', ...usage } as const] : []),
    ...(model === null ? [] : [{ kind: 'model', name: model } as const]),
  ];
}

/** What an agent gave comes after the calls of its tools. */
function withAgentMessages({ span, convention }: ReadSpan, told: readonly TraceEvent[]): TraceEvent[] {
  const whole = convention.whole(span);
  if (whole.length > 0) return [...whole, ...told];
  return [...convention.input(span), ...told, ...convention.output(span)];
}

/** Question and answer at the agent's span, for traces without messages, and the error at the root. */
function ends(root: Span | null, read: readonly ReadSpan[], told: readonly TraceEvent[]): TraceEvent[] {
  const events: TraceEvent[] = [];
  for (const { span, convention } of read.filter(({ kind }) => kind === 'agent').slice(0, 1)) {
    const question = convention.question(span);
    const answer = convention.answer(span);
    if (question !== null) events.push({ kind: 'user', text: question });
    if (answer !== null && !told.some(({ kind }) => kind === 'assistant')) {
      events.push({ kind: 'assistant', text: answer });
    }
  }
  if (root !== null && root.error !== null) events.push({ kind: 'error', text: root.error });
  return events;
}

function timesOf({ start, end }: Span): TraceEvent[] {
  return [start, end].filter((at) => at !== null).map((at) => ({ kind: 'time', at }));
}

/** Root first; the spans of one program share their resource. */
function namingOf(read: readonly ReadSpan[]): Naming {
  const attributes = [...read.map(({ span }) => span.attributes), ...read.map(({ span }) => span.resource)];
  const sessions = read.flatMap(({ span, convention }) =>
    [span.attributes, span.resource].flatMap((holder) => convention.sessions.map((key) => textAt(holder, key))),
  );
  return { records: [], metadata: [], attributes, sessions };
}
