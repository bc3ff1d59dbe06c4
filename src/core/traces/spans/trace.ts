import { jsonText } from '../../text/json.js';
import { listAt } from '../../text/values.js';
import { errorText, idInAttributes, NOT_RECORDED, recorded, textAt, UNKNOWN_ERROR } from '../events/fields.js';
import { asTotal, type CallEvent, modelEvents, type Trace, type TraceEvent, usageEvents } from '../events/trace.js';
import { withoutSurroundings } from '../messages/frames.js';
import { GENAI, VERCEL } from './genai.js';
import { LANGFUSE } from './langfuse.js';
import { asObservation } from './observed.js';
import { OPENINFERENCE } from './openinference.js';
import { type Convention, type Span, withLogs } from './span.js';

/** In order of preference, as a span can have the attributes of several; OpenInference has one for its kind. */
const CONVENTIONS: readonly Convention[] = [LANGFUSE, OPENINFERENCE, VERCEL, GENAI];

/** The spans of one trace as a conversation; null if no agent made it, for example for a web server. */
export function decodeSpanTrace(spans: readonly Span[]): Trace | null {
  const translated = withLogs(onceEach(spans)).map(asObservation);
  const sorted = translated.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0) || (b.end ?? 0) - (a.end ?? 0));
  const readSpans = sorted.map(readSpan);
  const knownSpan =
    readSpans.find(({ kind }) => kind !== null) ??
    readSpans.find(({ span }) => idInAttributes(span.attributes) !== null);
  if (!knownSpan) return null;
  const root = findRoot(sorted);
  const inherited = findInherited(readSpans);
  const traceEvents = collectEvents(readSpans, inherited);
  return {
    events: [...traceEvents, ...endEvents(root, readSpans, traceEvents, inherited), ...unreadEvents(readSpans, root)],
    ...collectNames(readSpans),
    start: root?.start ?? sorted[0]?.start ?? null,
    elapsed: root && root.end !== null && root.start !== null ? Math.max(0, root.end - root.start) : null,
    isOpen: root === null || root.isOpen,
    captureHint: knownSpan.convention.captureHint(knownSpan.span),
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

type ReadSpan = ReturnType<typeof readSpan>;

/** A span with its convention and kind; `outputs`: what a model call returned. */
function readSpan(span: Span) {
  const convention = CONVENTIONS.find((one) => one.kindOf(span) !== null) ?? GENAI;
  const kind = convention.kindOf(span);
  return { span, convention, kind, outputs: kind === 'model' ? convention.output(span) : [] };
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
    if (spanData.kind !== 'model') return spanData === agent ? factEvents(spanData).map(asTotal) : [];
    const history = readHistory(spanData);
    const unnamed = history.filter((event) => event.kind === 'result' && event.id === null);
    const isNew = (event: TraceEvent) => !unnamed.slice(0, repeatedCount).includes(event);
    const events = [...history.filter(isNew), ...modelCallEvents(spanData, repeats), ...timeEvents(spanData.span)];
    repeatedCount = Math.max(repeatedCount, unnamed.length);
    return events;
  });
  return hasMessages || !agent ? callEvents : withAgentMessages(agent, callEvents);
}

function hasOutput({ outputs }: ReadSpan): boolean {
  return outputs.some(({ kind }) => kind !== 'unread');
}

function toolEvents({ span, convention }: ReadSpan, inherited: ReadonlySet<Span>): TraceEvent[] {
  const { id, name, args, ...output } = convention.tool(span);
  const written = Object.hasOwn(output, 'output') ? recorded(output.output, false) : NOT_RECORDED;
  const result = output.result ?? written;
  const isInherited = inherited.has(span) && result.output !== undefined;
  const statusError = textAt(span.attributes, 'gen_ai.tool.status') === 'error' ? errorText(result.output) : null;
  const error = isInherited || result.isError ? null : (span.error ?? exceptionOf(span) ?? statusError);
  const outcome = error === null ? result : { output: error, isError: true };
  return [
    { kind: 'call', id, name, args, time: span.start, until: span.end, isSpan: true },
    { kind: 'result', id, name, ...outcome },
  ];
}

/** The message of an exception within a span, also where its status does not say that it failed. */
function exceptionOf({ events }: Span): string | null {
  const exception = events.find(({ name }) => name === 'exception')?.attributes;
  return exception ? (textAt(exception, 'exception.message', 'exception.type') ?? UNKNOWN_ERROR) : null;
}

/** Spans with the failure of another, which has the exception: openinference-vercel gives it to all spans that end later. */
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
    if (event.kind === 'user') return withoutSurroundings(event);
    if (event.kind !== 'result') return [];
    const call = event.id === null ? unnamed.get(event.name ?? '')?.shift() : undefined;
    return [{ ...event, isHistory: true, ...(call && { args: call.args }) }];
  });
}

function modelCallEvents(spanData: ReadSpan, repeats: ReturnType<typeof findRepeats>): TraceEvent[] {
  const { span, outputs } = spanData;
  const outputEvents = outputs.map((event) => (event.kind === 'call' ? { ...event, time: span.end } : event));
  return [
    ...(repeats.outputs.has(span) ? [] : outputEvents),
    ...factEvents(spanData).filter(({ kind }) => kind !== 'usage' || !repeats.usages.has(span)),
  ];
}

/**
 * Spans of model calls that repeat what another span of the same call holds: a framework's span and its client's within, or
 * Copilot's two, are one model call; calls below a tool or an agent are others.
 */
function findRepeats(readSpans: readonly ReadSpan[]) {
  const ordered = outsideIn(readSpans);
  const twins = findTwins(ordered);
  /** Model calls of which the span around them or an earlier twin already holds something. */
  const repeatsOf = (holds: (model: ReadSpan) => boolean): ReadonlySet<Span> => {
    const repeats = new Set<Span>();
    // Ids of the model calls that hold it, and of the spans within.
    const held = new Set<string>();
    for (const spanData of ordered) {
      const { span, kind } = spanData;
      if (kind === 'tool' || kind === 'agent') continue;
      const isWithin = held.has(span.parent ?? '');
      const isModel = kind === 'model';
      if (isWithin || (isModel && holds(spanData))) held.add(span.id);
      const twin = twins.get(span);
      // A twin that is a repeat itself is not read.
      if (isModel && (isWithin || (twin && holds(twin) && !repeats.has(twin.span)))) repeats.add(span);
    }
    return repeats;
  };
  const hasUsage = ({ span, convention }: ReadSpan) => convention.usage(span) !== null;
  return { outputs: repeatsOf(hasOutput), usages: repeatsOf(hasUsage) };
}

/** The spans, each after the one around it, whatever their times are; those in a ring come last. */
function outsideIn(readSpans: readonly ReadSpan[]): Iterable<ReadSpan> {
  const ids = new Set(readSpans.map(({ span }) => span.id));
  const ordered: ReadSpan[] = [];
  const inside = new Map<string, ReadSpan[]>();
  for (const spanData of readSpans) {
    const { id, parent } = spanData.span;
    const isInside = parent !== null && parent !== id && ids.has(parent);
    (isInside ? listAt(inside, parent) : ordered).push(spanData);
  }
  // The list grows while it is read.
  for (const { span } of ordered) for (const one of inside.get(span.id) ?? []) ordered.push(one);
  return new Set([...ordered, ...readSpans]);
}

/**
 * The earlier spans of the same calls: of one response at the same time, if their outputs are not those of two, as stand-in
 * models give all responses one id. Where a tracer writes no id, all of it has to be equal.
 */
function findTwins(ordered: Iterable<ReadSpan>): ReadonlyMap<Span, ReadSpan> {
  const twins = new Map<Span, ReadSpan>();
  const byKey = new Map<string, ReadSpan[]>();
  for (const spanData of ordered) {
    const key = spanData.kind === 'model' ? twinKey(spanData) : null;
    if (key === null) continue;
    const earlier = listAt(byKey, key);
    const twin = earlier.find((one) => isAtOnce(one.span, spanData.span) && !areApart(one, spanData));
    if (twin) twins.set(spanData.span, twin);
    else earlier.push(spanData);
  }
  return twins;
}

function twinKey(spanData: ReadSpan): string | null {
  const { span, convention, outputs } = spanData;
  const { start, parent, name, attributes } = span;
  const id = textAt(attributes, 'gen_ai.response.id');
  if (id !== null) return id;
  return hasOutput(spanData) ? `${parent} ${name} ${start} ${jsonText([outputs, convention.usage(span)])}` : null;
}

/** Whether two outputs cannot be those of one call: they have no call, and no text without calls, in common. */
function areApart(one: ReadSpan, other: ReadSpan): boolean {
  if (!hasOutput(one) || !hasOutput(other)) return false;
  const otherSaid = saidIn(other);
  return !saidIn(one).some((item) => otherSaid.includes(item));
}

/** The calls of an output by their ids; its texts where it has none. */
function saidIn({ outputs }: ReadSpan): string[] {
  const calls = outputs.flatMap((event) =>
    event.kind === 'call' ? [event.id ?? jsonText([event.name, event.args])] : [],
  );
  return calls.length > 0 ? calls : outputs.flatMap((event) => (event.kind === 'assistant' ? [event.text] : []));
}

function isAtOnce(one: Span, other: Span): boolean {
  if (one.start === null || other.start === null) return false;
  return one.start === other.start || (one.start < (other.end ?? 0) && other.start < (one.end ?? 0));
}

function factEvents({ span, convention }: ReadSpan): TraceEvent[] {
  return [...usageEvents(convention.usage(span)), ...modelEvents(convention.model(span))];
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
  const agent = readSpans.find(({ kind }) => kind === 'agent');
  const question = agent?.convention.question?.(agent.span) ?? null;
  const answer = agent?.convention.answer(agent.span) ?? null;
  const hasText = traceEvents.some(({ kind }) => kind === 'assistant');
  if (question !== null) events.push({ kind: 'user', text: question });
  if (answer !== null && !hasText) events.push({ kind: 'assistant', text: answer });
  const isAnswered = answer !== null || hasText;
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
function collectNames(readSpans: readonly ReadSpan[]): Pick<Trace, 'attributes' | 'sessions'> {
  const attributes = [...readSpans.map(({ span }) => span.attributes), ...readSpans.map(({ span }) => span.resource)];
  const sessions = readSpans.flatMap(({ span, convention }) =>
    [span.attributes, span.resource].flatMap((holder) => convention.sessions.map((key) => textAt(holder, key))),
  );
  return { attributes, sessions };
}
