import { isMapping, type Mapping } from '../../src/core/text/values.js';
import type { Trace } from '../../src/core/traces/events/trace.js';
import { type FormatName, TRACE_FORMATS } from '../../src/core/traces/formats.js';
import { responseOf } from '../../src/core/traces/response.js';
import { decodeSpanTrace } from '../../src/core/traces/spans/trace.js';

/** The question that the agents of the examples are asked. */
export const QUESTION = 'Which lines stop at Harbour?';

/** The trace of a record that is one conversation, or has the spans of one trace. */
export function traceOf(format: Exclude<FormatName, 'responses'>, record: unknown): Trace | null {
  const reader = TRACE_FORMATS[format];
  if (reader.kind === 'records') return reader.decode(record);
  if (reader.kind === 'spans') return decodeSpanTrace(reader.decode(record));
  return reader.decode(Array.isArray(record) ? record : [record])[0] ?? null;
}

/** The response that a record becomes, without the question's id. */
export function responseFrom(format: Exclude<FormatName, 'responses'>, record: unknown): Mapping {
  const trace = traceOf(format, record);
  if (!trace) throw new Error('no trace');
  const { question_id, ...response } = responseOf(trace, 'q');
  return response;
}

/** A step of a response: what it always has, and what is said here. */
export function step(name: string, args: object, id: string, more: object): object {
  return { name, args, id, status: 'success', ...more };
}

/** A value as OTLP writes it. */
function otlpValue(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(otlpValue) } };
  return { kvlistValue: { values: otlpAttributes(isMapping(value) ? value : {}) } };
}

export function otlpAttributes(attributes: Mapping): object[] {
  return Object.entries(attributes).map(([key, value]) => ({ key, value: otlpValue(value) }));
}

export interface SpanMade {
  readonly name: string;
  readonly attributes?: Mapping;
  readonly id?: string;
  readonly parent?: string;
  /** Milliseconds since the start of the trace. */
  readonly at?: number;
  readonly until?: number | null;
  readonly error?: string;
  readonly events?: readonly { readonly name: string; readonly attributes: Mapping }[];
  readonly trace?: string;
}

const START = 1_774_000_000_000n;

function nanoseconds(at: number): string {
  return String((START + BigInt(at)) * 1_000_000n);
}

/** Spans as one OTLP request, in the order given; the first is the root unless it says its parent. */
export function otlp(spans: readonly SpanMade[], resource: Mapping = {}): Mapping {
  const made = spans.map((span, index) => ({
    traceId: span.trace ?? '5b8efff798038103d269b633813fc60c',
    spanId: span.id ?? `000000000000000${index + 1}`,
    ...{ parentSpanId: span.parent ?? (index === 0 ? '' : '0000000000000001'), name: span.name, kind: 1 },
    startTimeUnixNano: nanoseconds(span.at ?? index * 100),
    ...(span.until !== null && { endTimeUnixNano: nanoseconds(span.until ?? (span.at ?? index * 100) + 50) }),
    attributes: otlpAttributes(span.attributes ?? {}),
    events: (span.events ?? []).map(({ name, attributes }) => ({ name, attributes: otlpAttributes(attributes) })),
    status: span.error === undefined ? {} : { code: 2, message: span.error },
  }));
  return {
    resourceSpans: [{ resource: { attributes: otlpAttributes(resource) }, scopeSpans: [{ scope: {}, spans: made }] }],
  };
}
