import { listAt, madeAt } from '../../text/values.js';
import { asTotal, errorText, idInAttributes, NOT_RECORDED, recorded, textAt, UNKNOWN_ERROR } from '../events/fields.js';
import type { CallEvent, Naming, Trace, TraceEvent } from '../events/trace.js';
import { withoutSurroundings } from '../messages/frames.js';
import { GENAI, VERCEL } from './genai.js';
import { LANGFUSE } from './langfuse.js';
import { asObservation } from './observed.js';
import { OPENINFERENCE } from './openinference.js';
import { type Convention, type Span, withLogs } from './span.js';

/**
 * In order of preference, because a span can have the attributes of more than one; OpenInference has an attribute for its kind.
 */
const CONVENTIONS: readonly Convention[] = [LANGFUSE, OPENINFERENCE, VERCEL, GENAI];

interface ReadSpan {
  readonly span: Span;
  readonly convention: Convention;
  readonly kind: 'tool' | 'model' | 'agent' | null;
}

/** The spans of one trace as a conversation; null if no agent made it, for example for a web server. */
export function decodeSpanTrace(spans: readonly Span[]): Trace | null {
  const translated = withLogs(onceEach(spans)).map(asObservation);
  const sorted = translated.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0) || (b.end ?? 0) - (a.end ?? 0));
  const readSpans = sorted.map(readSpan);
  if (readSpans.every(({ kind, span }) => kind === null && idInAttributes(span.attributes) === null)) return null;
  const root = findRoot(sorted);
  const inherited = findInherited(readSpans);
  const traceEvents = collectEvents(readSpans, inherited);
  return {
    events: [...traceEvents, ...endEvents(root, readSpans, traceEvents, inherited), ...unreadEvents(readSpans, root)],
    naming: collectNaming(readSpans),
    start: root?.start ?? sorted[0]?.start ?? null,
    elapsed: root && root.end !== null && root.start !== null ? Math.max(0, root.end - root.start) : null,
    isComplete: root !== null && !root.isOpen,
    captureHint: (readSpans.find(({ kind }) => kind !== null)?.convention ?? GENAI).captureHint,
  };
}

/** Each span once, as it was exported last; one that was exported before it ended has an end later. */
function onceEach(spans: readonly Span[]): readonly Span[] {
  const byId = new Map<unknown, Span>();
  for (const span of spans) {
    const key = span.isLog || span.id === '' ? span : span.id;
    if (!span.isOpen || !byId.has(key)) byId.set(key, span);
  }
  return byId.size === spans.length ? spans : [...byId.values()];
}

/** The span without a parent, else the only one whose parent is in another program, whose spans are not in the file. */
function findRoot(spans: readonly Span[]): Span | null {
  const first = spans.find(({ parent, id }) => parent === null || parent === id);
  if (first) return first;
  const ids = new Set(spans.map(({ id }) => id));
  const [top, ...more] = spans.filter(({ parent }) => parent !== null && !ids.has(parent));
  return top && more.length === 0 ? top : null;
}

function readSpan(span: Span): ReadSpan {
  for (const convention of CONVENTIONS) {
    const kind = convention.kindOf(span);
    if (kind !== null) return { span, convention, kind };
  }
  return { span, convention: GENAI, kind: null };
}

/** Calls of tools and models in the order of their start; if models have no messages, those of the agent. */
function collectEvents(readSpans: readonly ReadSpan[], inherited: ReadonlySet<Span>): TraceEvent[] {
  const models = readSpans.filter(({ kind }) => kind === 'model');
  const repeats = findRepeats(readSpans);
  const hasMessages = models.some(hasOutput);
  const agent = readSpans.find(({ kind }) => kind === 'agent');
  let repeatedCount = 0;
  const callEvents = readSpans.flatMap((spanData) => {
    if (spanData.kind === 'tool') return [...toolEvents(spanData, inherited), ...timeEvents(spanData.span)];
    if (spanData.kind !== 'model') return spanData === agent ? usageEvents(spanData).map(asTotal) : [];
    const history = readHistory(spanData);
    const unnamed = history.filter((event) => event.kind === 'result' && event.id === null);
    const isNew = (event: TraceEvent) => !unnamed.slice(0, repeatedCount).includes(event);
    const events = [...history.filter(isNew), ...modelEvents(spanData, repeats), ...timeEvents(spanData.span)];
    repeatedCount = Math.max(repeatedCount, unnamed.length);
    return events;
  });
  return hasMessages || !agent ? callEvents : withAgentMessages(agent, callEvents);
}

function hasOutput({ span, convention }: ReadSpan): boolean {
  return convention.output(span).some(({ kind }) => kind !== 'unread');
}

function toolEvents({ span, convention }: ReadSpan, inherited: ReadonlySet<Span>): TraceEvent[] {
  const { id, name, args, ...output } = convention.tool(span);
  const written = Object.hasOwn(output, 'output') ? recorded(output.output, false) : NOT_RECORDED;
  const result = output.result ?? written;
  const isInherited = inherited.has(span) && result.output !== undefined;
  const statusError = textAt(span.attributes, 'gen_ai.tool.status') === 'error' ? errorText(result.output) : null;
  const error = isInherited || result.isError ? null : (span.error ?? exceptionOf(span) ?? statusError);
  return [
    { kind: 'call', id, name, args, time: span.start, until: span.end, isSpan: true },
    {
      kind: 'result',
      id,
      name,
      ...(error === null ? result : { output: error, isError: true }),
    },
  ];
}

/** The message of an exception within a span, also where its status does not say that it failed. */
function exceptionOf({ events }: Span): string | null {
  const exception = events.find(({ name }) => name === 'exception')?.attributes;
  return exception ? (textAt(exception, 'exception.message', 'exception.type') ?? UNKNOWN_ERROR) : null;
}

/**
 * Spans with the failure of another span: openinference-vercel gives the status of a failed tool to all spans that end
 * later. The other span has the exception.
 */
function findInherited(readSpans: readonly ReadSpan[]): ReadonlySet<Span> {
  const failed = readSpans.filter(({ span }) => span.error !== null);
  const causes = new Set(failed.flatMap(({ span }) => (exceptionOf(span) === null ? [] : [span.error])));
  const isInherited = ({ span }: ReadSpan) =>
    causes.has(span.error) && exceptionOf(span) === null && textAt(span.attributes, 'error.type') === null;
  return new Set(failed.filter(isInherited).map(({ span }) => span));
}

/** The question and the results in the input of a model call; each call repeats the history of earlier calls. */
function readHistory({ span, convention }: ReadSpan): TraceEvent[] {
  const unnamed = new Map<string, CallEvent[]>();
  return convention.input(span).flatMap((event): TraceEvent[] => {
    if (event.kind === 'call' && event.id === null) listAt(unnamed, event.name).push(event);
    if (event.kind === 'user') return [{ ...event, text: withoutSurroundings(event.text) }];
    if (event.kind !== 'result') return [];
    const call = event.id === null ? unnamed.get(event.name ?? '')?.shift() : undefined;
    return [{ ...event, isHistory: true, ...(call && { args: call.args }) }];
  });
}

function modelEvents(spanData: ReadSpan, repeats: Repeats): TraceEvent[] {
  const { span, convention } = spanData;
  const outputEvents = convention
    .output(span)
    .map((event) => (event.kind === 'call' ? { ...event, time: span.end } : event));
  return [
    ...(repeats.outputs.has(span) ? [] : outputEvents),
    ...usageEvents(spanData).filter(({ kind }) => kind !== 'usage' || !repeats.usages.has(span)),
  ];
}

/** Spans of model calls that repeat what the span of the same call around them holds. */
interface Repeats {
  readonly outputs: ReadonlySet<Span>;
  readonly usages: ReadonlySet<Span>;
}

/**
 * A framework's span and its client's span within are one model call; calls below a tool or an agent are others. A span
 * that is there twice, as in the files of Copilot, is one call, too.
 */
function findRepeats(readSpans: readonly ReadSpan[]): Repeats {
  const repeats = { outputs: new Set<Span>(), usages: new Set<Span>() };
  const byResponse = new Map<string, ReadSpan>();
  // What the model calls up to a span hold, by its id; a span begins before those within.
  const held = new Map<string, Held>();
  for (const spanData of readSpans) {
    const { span, kind } = spanData;
    const around = kind === 'tool' || kind === 'agent' ? NOTHING : (held.get(span.parent ?? '') ?? NOTHING);
    const own = kind === 'model' ? heldBy(spanData) : NOTHING;
    held.set(span.id, { output: own.output || around.output, usage: own.usage || around.usage });
    if (kind !== 'model') continue;
    const twin = earlierTwin(spanData, byResponse);
    const earlier = twin ? heldBy(twin) : NOTHING;
    // A twin that is a repeat itself is not read.
    if (around.output || (twin && earlier.output && !repeats.outputs.has(twin.span))) repeats.outputs.add(span);
    if (around.usage || (twin && earlier.usage && !repeats.usages.has(twin.span))) repeats.usages.add(span);
  }
  return repeats;
}

/** What model calls hold that is not read again from the calls within. */
interface Held {
  readonly output: boolean;
  readonly usage: boolean;
}

const NOTHING: Held = { output: false, usage: false };

function heldBy(model: ReadSpan): Held {
  return { output: hasOutput(model), usage: model.convention.usage(model.span) !== null };
}

/**
 * The earlier span of the same response, which begins before the first ends; stand-in models give all responses one id, and
 * some tracers write none.
 */
function earlierTwin(spanData: ReadSpan, byResponse: Map<string, ReadSpan>): ReadSpan | null {
  const { start, attributes, name, parent, traceId } = spanData.span;
  const id = textAt(attributes, 'gen_ai.response.id');
  if (start === null) return null;
  const key = id ?? `${traceId} ${parent} ${name} ${start} ${spanData.span.end}`;
  const first = madeAt(byResponse, key, () => spanData);
  if (first === spanData) return null;
  if (start < (first.span.end ?? start) || start === first.span.start) return first;
  byResponse.set(key, spanData);
  return null;
}

function usageEvents({ span, convention }: ReadSpan): TraceEvent[] {
  const usage = convention.usage(span);
  const model = convention.model(span);
  return [
    ...(usage ? [{ kind: 'usage', ...usage } as const] : []),
    ...(model === null ? [] : [{ kind: 'model', name: model } as const]),
  ];
}

/** Adds the messages of the agent; its output follows the calls of its tools. */
function withAgentMessages({ span, convention }: ReadSpan, callEvents: readonly TraceEvent[]): TraceEvent[] {
  const wholeConversation = convention.whole?.(span) ?? [];
  if (wholeConversation.length > 0) return [...wholeConversation, ...callEvents];
  return [...convention.input(span), ...callEvents, ...convention.output(span)];
}

/** Question and answer of the agent's span, for traces without messages, and the error of the root. */
function endEvents(
  root: Span | null,
  readSpans: readonly ReadSpan[],
  traceEvents: readonly TraceEvent[],
  inherited: ReadonlySet<Span>,
): TraceEvent[] {
  const events: TraceEvent[] = [];
  for (const { span, convention } of readSpans.filter(({ kind }) => kind === 'agent').slice(0, 1)) {
    const question = convention.question?.(span) ?? null;
    const answer = convention.answer(span);
    if (question !== null) events.push({ kind: 'user', text: question });
    if (answer !== null && !traceEvents.some(({ kind }) => kind === 'assistant')) {
      events.push({ kind: 'assistant', text: answer });
    }
  }
  const isAnswered = [...traceEvents, ...events].some(({ kind }) => kind === 'assistant');
  if (root !== null && root.error !== null && !(isAnswered && inherited.has(root)))
    events.push({ kind: 'error', text: root.error });
  return events;
}

/** Spans that nothing reads: observations of Langfuse by their type. */
function unreadEvents(readSpans: readonly ReadSpan[], root: Span | null): TraceEvent[] {
  const unread = readSpans.filter(({ kind, span }) => kind === null && span !== root);
  return unread.map(({ span: { attributes } }) => {
    const type = textAt(attributes, 'traceId') === null ? null : textAt(attributes, 'type');
    return { kind: 'unread', type: type === null ? 'other spans' : `${type} observations` };
  });
}

function timeEvents({ start, end }: Span): TraceEvent[] {
  return [start, end].filter((at) => at !== null).map((at) => ({ kind: 'time', at }));
}

/** Names in the trace, root first; the spans of one program share their resource. */
function collectNaming(readSpans: readonly ReadSpan[]): Naming {
  const attributes = [...readSpans.map(({ span }) => span.attributes), ...readSpans.map(({ span }) => span.resource)];
  const sessions = readSpans.flatMap(({ span, convention }) =>
    [span.attributes, span.resource].flatMap((holder) => convention.sessions.map((key) => textAt(holder, key))),
  );
  return { records: [], metadata: [], attributes, sessions };
}
