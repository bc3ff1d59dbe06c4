import { isMapping, listAt, type Mapping, own } from '../../text/values.js';
import { firstOf, givenOf, mappingAt, mappingsIn, numberOf, textAt } from '../events/fields.js';
import type { ToolResult, TraceEvent, Usage } from '../events/trace.js';

export interface SpanEvent {
  readonly name: string;
  readonly attributes: Mapping;
}

/** A span of a trace, its attributes plain values. */
export interface Span {
  readonly traceId: string;
  readonly id: string;
  /** null: no parent, or a parent in another program, whose spans are not available. */
  readonly parent: string | null;
  readonly name: string;
  readonly start: number | null;
  readonly end: number | null;
  /** The span was recorded before it ended. */
  readonly isOpen: boolean;
  readonly attributes: Mapping;
  readonly resource: Mapping;
  readonly events: readonly SpanEvent[];
  /** True for a log record, which is an event of the span with its id. */
  readonly isLog?: boolean;
  /** The text of the failure, or null. */
  readonly error: string | null;
}

/** Flag of a span whose parent context is from another program. */
const REMOTE_PARENT = 0x200;
const NO_PARENT = /^0*$/;

/** All spans of an OTLP request, and of a list of requests. */
export function decodeSpans(value: unknown): Span[] {
  if (Array.isArray(value)) return value.flatMap(decodeSpans);
  if (!isMapping(value)) return [];
  return [...readSpans(value), ...mappingsIn(own(value, 'resourceLogs')).flatMap(readLogs)];
}

/** Keys of the groups of spans by resource; Tempo names them `batches`. */
const RESOURCES = ['resourceSpans', 'resource_spans', 'batches'];
/** Keys of the groups of spans by scope; older versions name the scope an instrumentation library. */
const SCOPES = ['scopeSpans', 'scope_spans', 'instrumentationLibrarySpans', 'instrumentation_library_spans'];

function readSpans(value: Mapping): Span[] {
  const trace = own(value, 'trace');
  if (isMapping(trace)) return readSpans(trace);
  return mappingsIn(firstOf(value, RESOURCES)).flatMap((group) => {
    const resource = readAttributes(own(mappingAt(group, 'resource'), 'attributes'));
    const scopes = mappingsIn(firstOf(group, SCOPES));
    return scopes.flatMap((scope) => mappingsIn(own(scope, 'spans')).map((span) => decodeSpan(span, resource)));
  });
}

function readLogs(group: Mapping): Span[] {
  const records = mappingsIn(own(group, 'scopeLogs')).flatMap((scope) => mappingsIn(own(scope, 'logRecords')));
  return records.map((record) => {
    const body = plainValue(own(record, 'body'));
    const attributes = { ...readAttributes(own(record, 'attributes')), ...(isMapping(body) ? body : {}) };
    const name = textAt(record, 'eventName', 'event_name') ?? textAt(attributes, 'event.name') ?? '';
    const ids = { traceId: textAt(record, 'traceId') ?? '', id: textAt(record, 'spanId') ?? '' };
    const emptySpan = { parent: '', start: null, end: null, isOpen: false, resource: {}, events: [], error: null };
    return { ...emptySpan, ...ids, name, attributes, isLog: true };
  });
}

/** Adds log records to their spans, as events. */
export function withLogs(all: readonly Span[]): Span[] {
  const logs = new Map<string, SpanEvent[]>();
  for (const { id, name, attributes } of all.filter(({ isLog }) => isLog)) listAt(logs, id).push({ name, attributes });
  const spans = all.filter(({ isLog }) => !isLog);
  return spans.map((span) => ({ ...span, events: [...span.events, ...(logs.get(span.id) ?? [])] }));
}

function decodeSpan(span: Mapping, resource: Mapping): Span {
  const events = mappingsIn(own(span, 'events')).map((event) => ({
    name: textAt(event, 'name') ?? '',
    attributes: readAttributes(own(event, 'attributes')),
  }));
  const attributes = readAttributes(own(span, 'attributes'));
  const end = secondsAt(span, 'endTimeUnixNano', 'end_time_unix_nano');
  return {
    traceId: textAt(span, 'traceId', 'trace_id') ?? '',
    id: textAt(span, 'spanId', 'span_id') ?? '',
    parent: readParent(span),
    name: textAt(span, 'name') ?? '',
    start: secondsAt(span, 'startTimeUnixNano', 'start_time_unix_nano'),
    end,
    isOpen: end === null,
    attributes,
    resource,
    events,
    error: readError(mappingAt(span, 'status'), attributes, events),
  };
}

/** The seconds of a time in nanoseconds; null if it is 0, which means absent. */
function secondsAt(span: Mapping, ...keys: readonly string[]): number | null {
  const nanoseconds = numberOf(firstOf(span, keys)) ?? 0;
  return nanoseconds === 0 ? null : nanoseconds / 1e9;
}

function readParent(span: Mapping): string | null {
  const parent = textAt(span, 'parentSpanId', 'parent_span_id');
  const isRemote = ((numberOf(own(span, 'flags')) ?? 0) & REMOTE_PARENT) !== 0;
  return parent === null || NO_PARENT.test(parent) || isRemote ? null : parent;
}

/**
 * The text of a failure, by the status or `error.type`; null without failure. The text is from the status or the
 * exception.
 */
export function readError(status: Mapping, attributes: Mapping, events: Span['events']): string | null {
  const code = own(status, 'code');
  const type = textAt(attributes, 'error.type');
  if (code !== 2 && code !== '2' && code !== 'STATUS_CODE_ERROR' && type === null) return null;
  const exception = events.find(({ name }) => name === 'exception')?.attributes ?? {};
  const message = textAt(status, 'message') ?? textAt(exception, 'exception.message');
  return message ?? textAt(exception, 'exception.type') ?? type ?? 'unknown error';
}

/** Attributes as plain values: OTLP has a list of `{key, value: {stringValue: …}}`. */
export function readAttributes(value: unknown): Mapping {
  if (isMapping(value)) return value;
  const attributes: Record<string, unknown> = Object.create(null);
  for (const item of mappingsIn(value)) attributes[textAt(item, 'key') ?? ''] = plainValue(own(item, 'value'));
  return attributes;
}

const VALUE_KEYS = [
  'stringValue',
  'boolValue',
  'doubleValue',
  'string_value',
  'bool_value',
  'double_value',
  'bytesValue',
];

function plainValue(value: unknown): unknown {
  if (!isMapping(value)) return value;
  // Nearly all attributes are texts.
  if (typeof value.stringValue === 'string') return value.stringValue;
  const integer = firstOf(value, ['intValue', 'int_value']);
  if (integer !== undefined) return numberOf(integer) ?? (typeof integer === 'string' ? Number(integer) : integer);
  const list = firstOf(value, ['arrayValue', 'array_value']);
  if (isMapping(list)) return readValues(list).map(plainValue);
  const nested = firstOf(value, ['kvlistValue', 'kvlist_value']);
  if (isMapping(nested)) return readAttributes(readValues(nested));
  return givenOf(value, VALUE_KEYS);
}

function readValues(holder: Mapping): unknown[] {
  const values = own(holder, 'values');
  return Array.isArray(values) ? values : [];
}

export type SpanKind = 'tool' | 'model' | 'agent' | null;

/** A tool's span; `output` is absent if it was not recorded. */
export interface ToolSpan {
  readonly id: string | null;
  readonly name: string;
  readonly args: unknown;
  readonly output?: unknown;
  /** A result that the convention has already unwrapped, in the place of `output`. */
  readonly result?: ToolResult;
}

/** How one set of conventions writes the spans of an agent. */
export interface Convention {
  /** null: not a span of this convention. */
  readonly kindOf: (span: Span) => SpanKind;
  readonly tool: (span: Span) => ToolSpan;
  /** Messages that a model call or an agent received, that is, the history so far. */
  readonly input: (span: Span) => TraceEvent[];
  /** Messages that a model call or an agent returned. */
  readonly output: (span: Span) => TraceEvent[];
  /** The whole conversation in an agent's span. */
  readonly whole: (span: Span) => TraceEvent[];
  readonly usage: (span: Span) => Usage | null;
  readonly model: (span: Span) => string | null;
  /** Question and answer in an agent's span, for traces without messages. */
  readonly question: (span: Span) => string | null;
  readonly answer: (span: Span) => string | null;
  /** Attributes that hold the id of a conversation or session. */
  readonly sessions: readonly string[];
  readonly captureHint: string;
}

type Node = { value?: unknown; readonly children: Map<string, Node> };

/** Maximum depth of nested attributes; more than any convention uses. */
const MAX_DEPTH = 20;

/**
 * Rebuilds the value of flattened attributes below a prefix; numeric parts make a list.
 * Example: `llm.output_messages.0.message.role`.
 */
export function nestedAt(attributes: Mapping, prefix: string): unknown {
  const wholeValue = attributes[prefix];
  if (Object.hasOwn(attributes, prefix) && typeof wholeValue === 'object') return wholeValue;
  const root: Node = { children: new Map() };
  for (const [key, value] of Object.entries(attributes)) {
    if (!key.startsWith(`${prefix}.`)) continue;
    const parts = key.slice(prefix.length + 1).split('.');
    if (parts.length <= MAX_DEPTH) nodeAt(root, parts).value = value;
  }
  return treeValue(root);
}

function nodeAt(root: Node, parts: readonly string[]): Node {
  let node = root;
  for (const part of parts) {
    const next: Node = node.children.get(part) ?? { children: new Map() };
    node.children.set(part, next);
    node = next;
  }
  return node;
}

function treeValue({ value, children }: Node): unknown {
  if (children.size === 0) return value;
  const entries = [...children].map(([key, child]) => [key, treeValue(child)] as const);
  if (!entries.every(([key]) => /^\d+$/.test(key))) return Object.fromEntries(entries);
  return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, item]) => item);
}
