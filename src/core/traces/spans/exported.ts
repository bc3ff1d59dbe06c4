import { isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import { firstOf, hasAny, mappingAt, mappingsIn, textAt } from '../events/fields.js';
import { CONTEXTS, decodeSpan, NAMES, readAttributes, type Span } from './span.js';

/** Spans that the SDKs of Python and JavaScript, Arize Phoenix and Strands export one by one. */
export function decodeExportedSpans(value: unknown): Span[] {
  if (Array.isArray(value)) return value.flatMap(decodeExportedSpans);
  if (!isMapping(value)) return [];
  const list = spanList(value);
  return list === null ? [decodeExportedSpan(value)] : list.flatMap(decodeExportedSpans);
}

/** The key that identifies exported spans: of one span, or of a mapping that holds a list of them; else null. */
export function exportedSpanKey(record: Mapping): string | null {
  if (isExportedSpan(record)) return traceIdKey(record);
  return spanList(record) === null ? null : (LIST_KEYS.find((key) => Object.hasOwn(record, key)) ?? null);
}

const LIST_KEYS = ['spans', 'data'];

function spanList(value: Mapping): readonly unknown[] | null {
  // Genkit's developer server writes a map from the id of a span to the span.
  const lists = LIST_KEYS.map((key) => own(value, key)).map((list) => (isMapping(list) ? Object.values(list) : list));
  const isSpans = (list: unknown[]) => list.length > 0 && list.every((item) => isMapping(item) && isExportedSpan(item));
  return lists.filter(Array.isArray).find(isSpans) ?? null;
}

function isExportedSpan(record: Mapping): boolean {
  const hasTimes = hasAny(record, ['start_time', 'startTime', 'timestamp']);
  // Observations of Langfuse have no attributes; Jaeger's spans have no name.
  const attributes = own(record, 'attributes');
  const hasAttributes = isMapping(attributes) || Array.isArray(attributes);
  return traceIdKey(record) !== null && hasTimes && typeof firstOf(record, NAMES) === 'string' && hasAttributes;
}

function traceIdKey(record: Mapping): string | null {
  const context = CONTEXTS.find((key) => textAt(mappingAt(record, key), 'trace_id', 'traceId') !== null);
  return context ?? ['trace_id', 'traceId'].find((key) => textAt(record, key) !== null) ?? null;
}

function decodeExportedSpan(span: Mapping): Span {
  const resource = readAttributes(own(mappingAt(span, 'resource'), 'attributes'));
  const attributes = flatten(readAttributes(own(span, 'attributes')));
  // In Phoenix, the kind of span is a separate key.
  const kind = isAbsent(own(attributes, KIND)) ? textAt(span, 'span_kind') : null;
  return decodeSpan(span, resource, kind === null ? attributes : { ...attributes, [KIND]: kind });
}

const KIND = 'openinference.span.kind';

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
export function jaegerKey(record: Mapping): string | null {
  if (isTrace(record)) return 'spans';
  return mappingsIn(own(record, 'data')).some(isTrace) ? 'data' : null;
}

function isTrace(record: Mapping): boolean {
  return mappingsIn(own(record, 'spans')).some((span) => textAt(span, 'traceID') !== null);
}

/** Jaeger's spelling of a span; its times are in microseconds. */
function decodeJaegerSpan(span: Mapping, processes: Mapping): Span {
  const attributes = readAttributes(own(span, 'tags'));
  const references = mappingsIn(own(span, 'references'));
  const parent = references.find((reference) => own(reference, 'refType') === 'CHILD_OF') ?? references[0];
  const events = mappingsIn(own(span, 'logs')).map((log) => {
    const fields = readAttributes(own(log, 'fields'));
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
  const resource = readAttributes(own(mappingAt(processes, textAt(span, 'processID') ?? ''), 'tags'));
  return decodeSpan(renamed, resource, attributes);
}
