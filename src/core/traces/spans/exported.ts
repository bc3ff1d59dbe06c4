import { isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import { firstOf, mappingAt, mappingsIn, numberOf, secondsOf, textAt, textOf } from '../events/fields.js';
import { readAttributes, readError, type Span, type SpanEvent } from './span.js';

/**
 * Spans that a tracing SDK or tool exports one by one: the Python SDK (`context`, `parent_id`), Arize Phoenix
 * (`span_kind`, `status_code`), Strands (`span_events`) and the JavaScript SDK (`spanContext`, `startTime` as a pair).
 */
export function decodeExportedSpans(value: unknown): Span[] {
  if (Array.isArray(value)) return value.flatMap(decodeExportedSpans);
  if (!isMapping(value)) return [];
  const list = spanList(value);
  return list === null ? [decodeExportedSpan(value)] : list.flatMap(decodeExportedSpans);
}

/** The key that identifies exported spans: of one span, or of a mapping that holds a list of them; else null. */
export function exportedSpanKey(record: unknown): string | null {
  if (Array.isArray(record)) return exportedSpanKey(record[0]);
  if (!isMapping(record)) return null;
  if (isExportedSpan(record)) return traceIdKey(record);
  return spanList(record) === null ? null : (LIST_KEYS.find((key) => Array.isArray(own(record, key))) ?? null);
}

const LIST_KEYS = ['spans', 'data'];

function spanList(value: Mapping): readonly unknown[] | null {
  const list = LIST_KEYS.map((key) => own(value, key)).find(Array.isArray);
  return list && list.length > 0 && list.every((item) => isMapping(item) && isExportedSpan(item)) ? list : null;
}

const CONTEXTS = ['context', 'spanContext', 'span_context'];

function isExportedSpan(record: Mapping): boolean {
  const hasTimes = ['start_time', 'startTime', 'timestamp'].some((key) => Object.hasOwn(record, key));
  return traceIdKey(record) !== null && hasTimes && typeof own(record, 'name') === 'string' && isSpanLike(record);
}

/** Observations of Langfuse have no attributes; Jaeger's spans have no name. */
function isSpanLike(record: Mapping): boolean {
  return isMapping(own(record, 'attributes')) || Array.isArray(own(record, 'attributes'));
}

function traceIdKey(record: Mapping): string | null {
  const context = CONTEXTS.find((key) => textAt(mappingAt(record, key), 'trace_id', 'traceId') !== null);
  return context ?? ['trace_id', 'traceId'].find((key) => textAt(record, key) !== null) ?? null;
}

function decodeExportedSpan(span: Mapping): Span {
  const context = mappingAt(span, ...CONTEXTS);
  const attributes = withKind(flatten(readAttributes(own(span, 'attributes'))), span);
  const events = mappingsIn(firstOf(span, ['events', 'span_events'])).map(decodeEvent);
  const start = timeOf(firstOf(span, ['start_time', 'startTime', 'timestamp']));
  const end = readEnd(span, start);
  const parent = firstOf(span, ['parent_id', 'parent_span_id', 'parentSpanId', 'parentSpanContext']);
  const parentId = isMapping(parent) ? textAt(parent, 'spanId', 'span_id') : textOf(parent);
  return {
    traceId: textAt(context, 'trace_id', 'traceId') ?? textAt(span, 'trace_id', 'traceId') ?? '',
    id: textAt(context, 'span_id', 'spanId') ?? textAt(span, 'span_id', 'spanId', 'id') ?? '',
    parent: parentId === null || /^(?:0x)?0*$/.test(parentId) ? null : parentId,
    name: textAt(span, 'name') ?? '',
    start,
    end,
    isOpen: end === null,
    attributes,
    resource: readAttributes(own(mappingAt(span, 'resource'), 'attributes')),
    events,
    error: readError(readStatus(span), attributes, events),
  };
}

/** The end of a span; the console exporter of JavaScript has a duration in microseconds instead. */
function readEnd(span: Mapping, start: number | null): number | null {
  const end = timeOf(firstOf(span, ['end_time', 'endTime']));
  const duration = numberOf(own(span, 'duration'));
  if (end !== null || duration === null || start === null) return end;
  return start + duration / 1e6;
}

/** Seconds of a date, a number, or a pair of seconds and nanoseconds. */
function timeOf(value: unknown): number | null {
  if (!Array.isArray(value)) return secondsOf(value);
  const [seconds, nanoseconds] = [numberOf(value[0]), numberOf(value[1])];
  return seconds === null || seconds === 0 ? null : seconds + (nanoseconds ?? 0) / 1e9;
}

/** The status as OTLP has it: `status_code`, with or without the name of its type, is code 2 for an error. */
function readStatus(span: Mapping): Mapping {
  const status = own(span, 'status');
  const holder = isMapping(status) ? status : span;
  const code = textAt(holder, 'status_code', 'code') ?? textOf(status) ?? '';
  const message = textAt(holder, 'description', 'message', 'status_message');
  const isError = code === '2' || /(?:^|[._])ERROR$/.test(code);
  return { code: isError ? 2 : 0, ...(message !== null && { message }) };
}

function decodeEvent(event: Mapping): SpanEvent {
  return { name: textAt(event, 'name', 'event_name') ?? '', attributes: readAttributes(own(event, 'attributes')) };
}

/** In Phoenix, the kind of span is a separate key. */
function withKind(attributes: Mapping, span: Mapping): Mapping {
  const kind = textAt(span, 'span_kind');
  const key = 'openinference.span.kind';
  return kind === null || !isAbsent(own(attributes, key)) ? attributes : { ...attributes, [key]: kind };
}

/** Roots of the nested attributes that Phoenix exports in the place of dotted keys. */
const NESTED = ['llm', 'openinference', 'input', 'output', 'tool', 'tool_call', 'session', 'stepgate', 'metadata'];
const MAX_DEPTH = 20;

/** Attributes by their dotted keys: `{llm: {model_name: …}}` is `llm.model_name`. */
function flatten(attributes: Mapping): Mapping {
  if (!NESTED.some((key) => isMapping(own(attributes, key)))) return attributes;
  const flat: Record<string, unknown> = Object.create(null);
  const add = (prefix: string, value: unknown, depth: number): void => {
    const entries = depth < MAX_DEPTH && typeof value === 'object' && value !== null ? Object.entries(value) : [];
    const isLeaf = entries.length === 0 || !canFlatten(prefix);
    if (isLeaf) flat[prefix] = value;
    else for (const [key, item] of entries) add(`${prefix}.${key}`, item, depth + 1);
  };
  for (const [key, value] of Object.entries(attributes)) add(key, value, 0);
  return flat;
}

/** Values of these attributes are the user's own. */
function canFlatten(prefix: string): boolean {
  return (
    NESTED.includes(prefix.split('.', 1)[0] ?? '') &&
    !/^(?:metadata|(?:input|output)\.value|.*\.arguments)$/.test(prefix)
  );
}

/** Spans of a trace in Jaeger's JSON, as its user interface and its API export them. */
export function decodeJaegerSpans(value: unknown): Span[] {
  if (Array.isArray(value)) return value.flatMap(decodeJaegerSpans);
  if (!isMapping(value)) return [];
  const traces = mappingsIn(own(value, 'data'));
  if (traces.length > 0) return traces.flatMap(decodeJaegerSpans);
  const processes = mappingAt(value, 'processes');
  return mappingsIn(own(value, 'spans')).map((span) => decodeSpan(span, processes));
}

/** The key that identifies Jaeger's JSON: of a trace, or of an answer of its API; else null. */
export function jaegerKey(record: unknown): string | null {
  const [first] = Array.isArray(record) ? record : [record];
  if (!isMapping(first)) return null;
  if (isTrace(first)) return 'spans';
  return mappingsIn(own(first, 'data')).some(isTrace) ? 'data' : null;
}

function isTrace(record: Mapping): boolean {
  return mappingsIn(own(record, 'spans')).some((span) => textAt(span, 'traceID') !== null);
}

function decodeSpan(span: Mapping, processes: Mapping): Span {
  const attributes = readTags(own(span, 'tags'));
  const start = microsecondsOf(own(span, 'startTime'));
  const duration = microsecondsOf(own(span, 'duration'));
  const references = mappingsIn(own(span, 'references'));
  const parent = references.find((reference) => own(reference, 'refType') === 'CHILD_OF') ?? references[0];
  const events = mappingsIn(own(span, 'logs')).map((log) => {
    const fields = readTags(own(log, 'fields'));
    return { name: textAt(fields, 'event', 'name', 'message') ?? '', attributes: fields };
  });
  const isError = own(attributes, 'error') === true || own(attributes, 'otel.status_code') === 'ERROR';
  const message = textAt(attributes, 'otel.status_description');
  return {
    traceId: textAt(span, 'traceID') ?? '',
    id: textAt(span, 'spanID') ?? '',
    parent: parent ? textAt(parent, 'spanID') : textAt(span, 'parentSpanID'),
    name: textAt(span, 'operationName') ?? '',
    start,
    end: start === null || duration === null ? null : start + duration,
    isOpen: duration === null,
    attributes,
    resource: readTags(own(mappingAt(processes, textAt(span, 'processID') ?? ''), 'tags')),
    events,
    error: readError({ code: isError ? 2 : 0, ...(message !== null && { message }) }, attributes, events),
  };
}

/** Seconds of a time in microseconds. */
function microsecondsOf(value: unknown): number | null {
  const microseconds = numberOf(value);
  return microseconds === null ? null : microseconds / 1e6;
}

/** Tags are a list of `{key, type, value}`; integers may be text. */
function readTags(value: unknown): Mapping {
  const tags: Record<string, unknown> = Object.create(null);
  for (const tag of mappingsIn(value)) {
    const number = own(tag, 'type') === 'int64' ? numberOf(own(tag, 'value')) : null;
    tags[textAt(tag, 'key') ?? ''] = number ?? own(tag, 'value');
  }
  return tags;
}
