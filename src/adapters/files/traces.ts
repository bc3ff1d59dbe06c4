import { decodeResponse } from '../../core/corpus/response.js';
import { readBoundedJson } from '../../core/text/json.js';
import { listAt } from '../../core/text/values.js';
import { decodeTraces } from '../../core/traces/documents.js';
import type { Trace } from '../../core/traces/events/trace.js';
import { type FormatChoice, type FormatName, TRACE_FORMATS, type TraceFormat } from '../../core/traces/formats.js';
import { responseOf } from '../../core/traces/response.js';
import type { Span } from '../../core/traces/spans/span.js';
import { decodeSpanTrace } from '../../core/traces/spans/trace.js';
import { invalid } from '../../core/words/errors.js';
import { isQuotable } from './input-file.js';
import type { Line, LineSource, Place, ResponseRecord } from './lines.js';

/** How recorded traces become responses. */
export interface TraceReading {
  readonly format: FormatChoice;
  /** The input that names the format, for errors. */
  readonly setting: string;
  /** The id of the question that a trace answers; null: it fits none, and is left out. */
  readonly questionOf: (trace: Trace, place: Place) => string | null;
  /** Called when all is read. */
  readonly done: () => void;
}

/** The traces of a document as responses. */
export function* readTraceDocument(
  file: string,
  value: unknown,
  name: Exclude<FormatName, 'responses'>,
  reading: TraceReading,
): Generator<ResponseRecord> {
  const traces = decodeTraces(name, value);
  const hasPlaces = TRACE_FORMATS[name].kind === 'records' && traces.length > 1;
  for (const [index, trace] of traces.entries()) {
    yield* responses(trace, { file, path: hasPlaces ? [index] : [] }, reading);
  }
}

/** Decodes the lines of a file: one response per line, or one per trace, given when the last span of the trace was read. */
export async function* readTraceLines(
  source: LineSource,
  format: TraceFormat,
  reading: TraceReading,
): AsyncGenerator<ResponseRecord> {
  if (format.kind === 'spans') return yield* readSpanLines(source, format.decode, reading);
  for await (const line of source.lines()) {
    const json = readBoundedJson(line.text);
    if (json.kind === 'invalid') yield invalidLine(source.file, line, json.reason);
    else yield* responses(format.decode(json.value), { file: source.file, line: line.number }, reading);
  }
}

/** A trace whose last line is known is done there; the spans of the others wait. */
async function* readSpanLines(
  source: LineSource,
  decode: (record: unknown) => Span[],
  reading: TraceReading,
): AsyncGenerator<ResponseRecord> {
  const { file } = source;
  const endsAt = source.isRepeatable ? await endsOf(source) : new Map<number, string[]>();
  const open = new Map<string, { readonly line: number; readonly spans: Span[] }>();
  for await (const line of source.lines()) {
    const json = readBoundedJson(line.text);
    if (json.kind === 'invalid') {
      yield invalidLine(file, line, json.reason);
      continue;
    }
    for (const span of decode(json.value)) {
      const known = open.get(span.traceId) ?? { line: line.number, spans: [] };
      known.spans.push(span);
      open.set(span.traceId, known);
    }
    for (const id of endsAt.get(line.number) ?? []) {
      const known = open.get(id);
      open.delete(id);
      if (known) yield* responses(decodeSpanTrace(known.spans), { file, line: known.line }, reading);
    }
  }
  for (const { line, spans } of open.values()) yield* responses(decodeSpanTrace(spans), { file, line }, reading);
}

/** A part of a text keeps the whole of it in memory. */
function copyOf(part: string): string {
  return Buffer.from(part).toString();
}

/** The traces that no line names after a line. */
async function endsOf(source: LineSource): Promise<Map<number, string[]>> {
  const last = new Map<string, number>();
  for await (const { number, text } of source.lines()) {
    for (const [, id = ''] of text.matchAll(/"trace_?[iI]d"\s*:\s*"([^"]*)"/g))
      last.set(last.has(id) ? id : copyOf(id), number);
  }
  const ends = new Map<number, string[]>();
  for (const [id, number] of last) listAt(ends, number).push(id);
  return ends;
}

function* responses(trace: Trace | null, place: Place, reading: TraceReading): Generator<ResponseRecord> {
  const id = trace && reading.questionOf(trace, place);
  if (trace && id !== null) yield { ...place, start: trace.start, decoded: decodeResponse(responseOf(trace, id)) };
}

/** The line is known from the file; what is left to say is the column. */
function invalidLine(file: string, { number }: Line, reason: string): ResponseRecord {
  const message = isQuotable(file) ? `is not JSON: ${reason.replace('line 1 ', '')}` : 'is not JSON';
  return { file, line: number, decoded: invalid([{ message }]) };
}
