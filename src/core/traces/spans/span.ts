import { MAX_JSON_DEPTH } from '../../limits.js';
import { isMapping, listAt, type Mapping, own } from '../../text/values.js';
import { firstOf, givenOf, mappingAt, mappingsIn, numberOf, secondsOf, textAt, textOf } from '../events/fields.js';
import type { ToolResult, TraceEvent, Usage } from '../events/trace.js';

interface SpanEvent {
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
  readonly error: string | null;
}

/** Flag of a span whose parent context is from another program. */
const REMOTE_PARENT = 0x200;
/** Keys of the mapping that has the ids of a span, where they are not in the span itself. */
export const CONTEXTS = ['context', 'spanContext', 'span_context'];
/** Genkit's developer server writes the second. */
export const NAMES = ['name', 'displayName'];
const STARTS = ['startTimeUnixNano', 'start_time_unix_nano', 'start_time', 'startTime', 'timestamp'];
const ENDS = ['endTimeUnixNano', 'end_time_unix_nano', 'end_time', 'endTime'];

/** A span in the spelling of any exporter. */
export function decodeSpan(span: Mapping, resource: Mapping, attributes: Mapping): Span {
  const context = mappingAt(span, ...CONTEXTS);
  const events = mappingsIn(firstOf(span, ['events', 'span_events'])).map((event) => ({
    name: textAt(event, 'name', 'event_name') ?? '',
    attributes: readAttributes(own(event, 'attributes')),
  }));
  const start = timeOf(firstOf(span, STARTS));
  const end = readEnd(span, start);
  return {
    traceId: textAt(context, 'trace_id', 'traceId') ?? textAt(span, 'traceId', 'trace_id') ?? '',
    id: textAt(context, 'span_id', 'spanId') ?? textAt(span, 'spanId', 'span_id', 'id') ?? '',
    parent: readParent(span),
    name: textAt(span, ...NAMES) ?? '',
    start,
    end,
    isOpen: end === null,
    attributes,
    resource,
    events,
    error: readError(span, attributes, events),
  };
}

/** The end of a span; Jaeger and the console exporter of JavaScript have a duration in microseconds instead. */
function readEnd(span: Mapping, start: number | null): number | null {
  const duration = numberOf(own(span, 'duration'));
  return timeOf(firstOf(span, ENDS)) ?? (duration === null || start === null ? null : start + duration / 1e6);
}

/** Seconds of a date, a number in any unit, or a pair of seconds and nanoseconds. */
function timeOf(value: unknown): number | null {
  if (!Array.isArray(value)) return secondsOf(value);
  const [seconds, nanoseconds] = [numberOf(value[0]), numberOf(value[1])];
  return seconds === null || seconds === 0 ? null : seconds + (nanoseconds ?? 0) / 1e9;
}

function readParent(span: Mapping): string | null {
  const written = firstOf(span, ['parentSpanId', 'parent_span_id', 'parent_id', 'parentSpanContext']);
  const parent = isMapping(written) ? textAt(written, 'spanId', 'span_id') : textOf(written);
  const isRemote = ((numberOf(own(span, 'flags')) ?? 0) & REMOTE_PARENT) !== 0;
  return parent === null || /^(?:0x)?0*$/.test(parent) || isRemote ? null : parent;
}

/** The text of a failure, from the status, the exception or `error.type`; null without failure. */
function readError(span: Mapping, attributes: Mapping, events: Span['events']): string | null {
  const status = own(span, 'status');
  const holder = isMapping(status) ? status : span;
  const code = textAt(holder, 'status_code', 'code') ?? textOf(status) ?? '';
  const type = textAt(attributes, 'error.type');
  if (code !== '2' && !/(?:^|[._])ERROR$/.test(code) && type === null) return null;
  const exception = events.find(({ name }) => name === 'exception')?.attributes ?? {};
  const message = textAt(holder, 'description', 'message', 'status_message') ?? textAt(exception, 'exception.message');
  return message ?? textAt(exception, 'exception.type') ?? type ?? 'unknown error';
}

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
    const spans = mappingsIn(firstOf(group, SCOPES)).flatMap((scope) => mappingsIn(own(scope, 'spans')));
    return spans.map((span) => decodeSpan(span, resource, readAttributes(own(span, 'attributes'))));
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

/** Attributes as plain values: OTLP has a list of `{key, value: {stringValue: …}}`. */
export function readAttributes(value: unknown): Mapping {
  if (isMapping(value)) return value;
  const attributes: Record<string, unknown> = Object.create(null);
  for (const item of mappingsIn(value)) {
    const plain = plainValue(own(item, 'value'));
    // Jaeger may write integers as text.
    attributes[textAt(item, 'key') ?? ''] = own(item, 'type') === 'int64' ? (numberOf(plain) ?? plain) : plain;
  }
  return attributes;
}

const VALUE_KEYS = [
  ...['stringValue', 'boolValue', 'doubleValue', 'string_value', 'bool_value', 'double_value', 'bytesValue'],
];

function plainValue(value: unknown): unknown {
  if (!isMapping(value)) return value;
  // Nearly all attributes are texts.
  if (typeof value.stringValue === 'string') return value.stringValue;
  const integer = firstOf(value, ['intValue', 'int_value']);
  if (integer !== undefined) return numberOf(integer) ?? (typeof integer === 'string' ? Number(integer) : integer);
  const list = firstOf(value, ['arrayValue', 'array_value']);
  const items = isMapping(list) ? own(list, 'values') : undefined;
  if (isMapping(list)) return Array.isArray(items) ? items.map(plainValue) : [];
  const nested = firstOf(value, ['kvlistValue', 'kvlist_value']);
  if (isMapping(nested)) return readAttributes(own(nested, 'values'));
  return givenOf(value, VALUE_KEYS);
}

/** The values whose keys begin with one of the names: `usage.prompt_tokens`. */
export function below(holder: Mapping, names: readonly string[]): Mapping {
  const isBelow = (key: string) => names.some((name) => key.startsWith(`${name}.`));
  const entries = Object.entries(holder).filter(([key]) => isBelow(key));
  return Object.fromEntries(entries.map(([key, value]) => [key.slice(key.lastIndexOf('.') + 1), value]));
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
  readonly whole?: (span: Span) => TraceEvent[];
  readonly usage: (span: Span) => Usage | null;
  readonly model: (span: Span) => string | null;
  /** Question and answer in an agent's span, for traces without messages. */
  readonly question?: (span: Span) => string | null;
  readonly answer: (span: Span) => string | null;
  /** Attributes that hold the id of a conversation or session. */
  readonly sessions: readonly string[];
  readonly captureHint: (span: Span) => string;
}

/** Rebuilds the value of flattened attributes below a prefix; numbers make a list. Example: `llm.output_messages.0.message.role`. */
export function nestedAt(attributes: Mapping, prefix: string): unknown {
  const whole = own(attributes, prefix);
  if (typeof whole === 'object') return whole;
  const start = `${prefix}.`;
  const keys = Object.keys(attributes).filter((key) => key.startsWith(start));
  const entries = keys.map((key) => ({ path: splitKey(key.slice(start.length)), value: attributes[key] }));
  return nestedValue(entries, 0);
}

/** The parts of a key with dots; beyond the limit of nesting, the rest is one part. */
function splitKey(key: string): string[] {
  const parts = key.split('.');
  const rest = parts.splice(MAX_JSON_DEPTH).join('.');
  return rest === '' ? parts : [...parts, rest];
}

type Entry = { readonly path: readonly string[]; readonly value: unknown };

/** The value of entries that have the first keys of their paths in common; the values at longer paths take precedence. */
function nestedValue(entries: readonly Entry[], depth: number): unknown {
  const below = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = entry.path[depth];
    if (key !== undefined) listAt(below, key).push(entry);
  }
  if (below.size === 0) return entries[0]?.value;
  const nested = Array.from(below, ([key, inner]) => [key, nestedValue(inner, depth + 1)] as const);
  if (!nested.every(([key]) => /^\d+$/.test(key))) return Object.fromEntries(nested);
  return nested.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, item]) => item);
}
