import { isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import { mappingAt, mappingsIn, numberOf, textAt } from '../events/fields.js';
import { CONTEXTS, decodeSpan, readAttributes, type Span } from './span.js';

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
  return spanList(record) === null ? null : (LIST_KEYS.find((key) => Object.hasOwn(record, key)) ?? null);
}

const LIST_KEYS = ['spans', 'data'];

function spanList(value: Mapping): readonly unknown[] | null {
  const lists = LIST_KEYS.map((key) => own(value, key)).map((list) =>
    // Genkit's developer server writes a map from the id of a span to the span.
    isMapping(list) ? Object.values(list) : Array.isArray(list) ? list : [],
  );
  return lists.find((list) => list.length > 0 && list.every((item) => isMapping(item) && isExportedSpan(item))) ?? null;
}

function isExportedSpan(record: Mapping): boolean {
  const hasTimes = ['start_time', 'startTime', 'timestamp'].some((key) => Object.hasOwn(record, key));
  return traceIdKey(record) !== null && hasTimes && typeof nameOf(record) === 'string' && isSpanLike(record);
}

const nameOf = (span: Mapping): unknown => own(span, 'name') ?? own(span, 'displayName');

/** Observations of Langfuse have no attributes; Jaeger's spans have no name. */
function isSpanLike(record: Mapping): boolean {
  return isMapping(own(record, 'attributes')) || Array.isArray(own(record, 'attributes'));
}

function traceIdKey(record: Mapping): string | null {
  const context = CONTEXTS.find((key) => textAt(mappingAt(record, key), 'trace_id', 'traceId') !== null);
  return context ?? ['trace_id', 'traceId'].find((key) => textAt(record, key) !== null) ?? null;
}

function decodeExportedSpan(span: Mapping): Span {
  const resource = readAttributes(own(mappingAt(span, 'resource'), 'attributes'));
  return decodeSpan(
    { ...span, name: nameOf(span) },
    resource,
    withKind(flatten(readAttributes(own(span, 'attributes'))), span),
  );
}

/** In Phoenix, the kind of span is a separate key. */
function withKind(attributes: Mapping, span: Mapping): Mapping {
  const kind = textAt(span, 'span_kind');
  const key = 'openinference.span.kind';
  return kind === null || !isAbsent(own(attributes, key)) ? attributes : { ...attributes, [key]: kind };
}

/** Roots of the nested attributes that Phoenix exports in the place of dotted keys. */
const NESTED = ['llm', 'openinference', 'input', 'output', 'tool', 'tool_call', 'session', 'stepgate', 'metadata'];

/** Attributes by their dotted keys: `{llm: {model_name: …}}` is `llm.model_name`. */
function flatten(attributes: Mapping): Mapping {
  if (!NESTED.some((key) => isMapping(own(attributes, key)))) return attributes;
  const flat: Record<string, unknown> = Object.create(null);
  const add = (prefix: string, value: unknown): void => {
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    if (entries.length === 0 || !canFlatten(prefix)) flat[prefix] = value;
    else for (const [key, item] of entries) add(`${prefix}.${key}`, item);
  };
  for (const [key, value] of Object.entries(attributes)) add(key, value);
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
  return mappingsIn(own(value, 'spans')).map((span) => decodeJaegerSpan(span, processes));
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

/** Jaeger's spelling of a span; its times are in microseconds. */
function decodeJaegerSpan(span: Mapping, processes: Mapping): Span {
  const attributes = readTags(own(span, 'tags'));
  const references = mappingsIn(own(span, 'references'));
  const parent = references.find((reference) => own(reference, 'refType') === 'CHILD_OF') ?? references[0];
  const events = mappingsIn(own(span, 'logs')).map((log) => {
    const fields = readTags(own(log, 'fields'));
    return { name: textAt(fields, 'event', 'name', 'message') ?? '', attributes: fields };
  });
  const isError = own(attributes, 'error') === true || own(attributes, 'otel.status_code') === 'ERROR';
  const renamed = {
    traceId: own(span, 'traceID'),
    spanId: own(span, 'spanID'),
    parentSpanId: own(parent ?? {}, 'spanID') ?? own(span, 'parentSpanID'),
    name: own(span, 'operationName'),
    start_time: own(span, 'startTime'),
    duration: own(span, 'duration'),
    events,
    status: { code: isError ? 2 : 0, message: own(attributes, 'otel.status_description') },
  };
  const resource = readTags(own(mappingAt(processes, textAt(span, 'processID') ?? ''), 'tags'));
  return decodeSpan(renamed, resource, attributes);
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
