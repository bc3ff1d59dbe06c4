import { listAt } from '../../values.js';
import { type FormatName, recordsOfDocument, TRACE_FORMATS } from './formats.js';
import type { Span } from './spans/span.js';
import { decodeSpanTrace } from './spans/trace.js';
import type { Trace } from './trace.js';

/** The traces of a document, in the order of its records; null: spans that no agent made. */
export function decodeTraces(name: Exclude<FormatName, 'responses'>, value: unknown): (Trace | null)[] {
  const format = TRACE_FORMATS[name];
  const records = recordsOfDocument(name, value);
  if (format.kind === 'records') return records.map(format.decode);
  const traces = new Map<string, Span[]>();
  for (const span of records.flatMap(format.decode)) listAt(traces, span.traceId).push(span);
  return [...traces.values()].map(decodeSpanTrace);
}
