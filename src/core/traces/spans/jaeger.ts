import { isMapping, type Mapping, own } from '../../text/values.js';
import { mappingAt, mappingsIn, numberOf, textAt } from '../events/fields.js';
import { readError, type Span } from './span.js';

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
  const start = secondsOf(own(span, 'startTime'));
  const duration = secondsOf(own(span, 'duration'));
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
function secondsOf(value: unknown): number | null {
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
