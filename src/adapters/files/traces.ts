import { decodeResponse } from '../../core/corpus/response.js';
import { readBoundedJson } from '../../core/text/json.js';
import { isAbsent, listAt, type Mapping } from '../../core/text/values.js';
import { decodeTraces, spansByTrace } from '../../core/traces/documents.js';
import type { Trace } from '../../core/traces/events/trace.js';
import {
  type FormatChoice,
  type FormatName,
  recordsOfDocument,
  TRACE_FORMATS,
  type TraceFormat,
} from '../../core/traces/formats.js';
import { responseOf } from '../../core/traces/response.js';
import type { Span } from '../../core/traces/spans/span.js';
import { decodeSpanTrace } from '../../core/traces/spans/trace.js';
import { invalid } from '../../core/words/errors.js';
import { isQuotable } from './input-file.js';
import type { Line, LineSource, Place, ResponseRecord } from './lines.js';

export interface TraceReading {
  readonly format: FormatChoice;
  /** The input that names the format, for errors. */
  readonly setting: string;
  /** Path of the records in a document (null: the document itself), and the input that names it. */
  readonly records: { readonly path: string | null; readonly setting: string };
  /** Key, attribute or path of the question id in each record (null: Stepgate finds it), and what to do if a key holds it. */
  readonly questionId: {
    readonly path: string | null;
    readonly remedyFor: (key: string) => string;
    /** The id of a record that has only the text of its question; absent: such a record is refused. */
    readonly ofText?: (text: string) => string;
  };
  /** The id of the question that a trace answers; null: no question matches, and the trace is skipped. */
  readonly questionOf: (trace: Trace, place: Place) => string | null;
  readonly observe?: (response: Mapping, trace: Trace) => void;
  /** Called with the spans of a trace that no convention reads. */
  readonly leaveOut?: (spans: readonly Span[]) => void;
  readonly done?: () => void;
}

export function* readTraceDocument(
  file: string,
  value: unknown,
  name: Exclude<FormatName, 'responses'>,
  reading: TraceReading,
): Generator<ResponseRecord> {
  const format = TRACE_FORMATS[name];
  if (format.kind === 'spans') {
    for (const spans of spansByTrace(recordsOfDocument(name, value).flatMap(format.decode)))
      yield* decodeSpanGroup(spans, { file, path: [] }, reading);
    return;
  }
  const traces = decodeTraces(name, value);
  const hasPlaces = format.kind === 'records' && traces.length > 1;
  for (const [index, trace] of traces.entries()) {
    yield* decodeTrace(trace, { file, path: hasPlaces ? [index] : [] }, reading);
  }
}

/** Decodes the lines of a file: one response per line, or one per trace as soon as its last span is read. */
export async function* readTraceLines(source: LineSource, format: TraceFormat, reading: TraceReading) {
  if (format.kind === 'spans') return yield* readSpanLines(source, format.decode, reading);
  if (format.kind === 'lines') return yield* readSessionLines(source, format.decode, reading);
  for await (const line of jsonLines(source)) {
    if ('decoded' in line) yield line;
    else yield* decodeTrace(format.decode(line.value), { file: source.file, line: line.number }, reading);
  }
}

async function* jsonLines(source: LineSource) {
  for await (const line of source.lines()) {
    const json = readBoundedJson(line.text);
    yield json.kind === 'invalid'
      ? invalidLine(source.file, line, json.reason)
      : { number: line.number, value: json.value };
  }
}

/** Yields the conversations whose messages are the lines of a file, at its end. */
async function* readSessionLines(
  source: LineSource,
  decode: (records: readonly unknown[]) => Trace[],
  reading: TraceReading,
): AsyncGenerator<ResponseRecord> {
  const records: unknown[] = [];
  for await (const line of jsonLines(source)) {
    if ('decoded' in line) yield line;
    else records.push(line.value);
  }
  for (const trace of decode(records)) yield* decodeTrace(trace, { file: source.file }, reading);
}

/** Yields a trace at its last line. If the source cannot be read twice, all traces are yielded at the end. */
async function* readSpanLines(source: LineSource, decode: (record: unknown) => Span[], reading: TraceReading) {
  const { file } = source;
  const endsAt = source.isRepeatable ? await findTraceEnds(source) : new Map<number, string[]>();
  const openTraces = new Map<string, { readonly line: number; readonly spans: Span[] }>();
  for await (const line of jsonLines(source)) {
    if ('decoded' in line) {
      yield line;
      continue;
    }
    for (const span of decode(line.value)) {
      const openTrace = openTraces.get(span.traceId) ?? { line: line.number, spans: [] };
      openTrace.spans.push(span);
      openTraces.set(span.traceId, openTrace);
    }
    for (const id of endsAt.get(line.number) ?? []) {
      const openTrace = openTraces.get(id);
      openTraces.delete(id);
      if (openTrace) yield* decodeSpanGroup(openTrace.spans, { file, line: openTrace.line }, reading);
    }
  }
  for (const { line, spans } of openTraces.values()) yield* decodeSpanGroup(spans, { file, line }, reading);
}

/** Decodes the spans of a trace; those that no convention reads are only counted. */
function* decodeSpanGroup(spans: readonly Span[], place: Place, reading: TraceReading): Generator<ResponseRecord> {
  const trace = decodeSpanTrace(spans);
  if (trace === null) reading.leaveOut?.(spans);
  yield* decodeTrace(trace, place, reading);
}

/** Trace ids by the last line that contains them. */
async function findTraceEnds(source: LineSource): Promise<Map<number, string[]>> {
  const lastLines = new Map<string, number>();
  for await (const { number, text } of source.lines()) {
    // A copy of a new id, because a substring keeps the whole text in memory.
    for (const [, id = ''] of text.matchAll(/"trace_?[iI][dD]"\s*:\s*"([^"]*)"/g))
      lastLines.set(lastLines.has(id) ? id : Buffer.from(id).toString(), number);
  }
  const ends = new Map<number, string[]>();
  for (const [id, number] of lastLines) listAt(ends, number).push(id);
  return ends;
}

function* decodeTrace(trace: Trace | null, place: Place, reading: TraceReading): Generator<ResponseRecord> {
  if (trace && !isAbsent(trace.refusal)) {
    yield { ...place, decoded: invalid([{ message: trace.refusal }]) };
    return;
  }
  const id = trace && reading.questionOf(trace, place);
  if (!trace || id === null) return;
  const response = responseOf(trace, id);
  reading.observe?.(response, trace);
  yield { ...place, start: trace.start, decoded: decodeResponse(response) };
}

/** A record for invalid JSON. The line number is already in the location, so the message has only the column, and its character. */
export function invalidLine(file: string, { number, text }: Line, reason: string): ResponseRecord {
  const column = /column (\d+)/.exec(reason)?.[1];
  const [sign = ''] = column === undefined ? [] : text.slice(Number(column) - 1, Number(column) + 1);
  const hint = sign === "'" ? '; texts need double quotes: in Python, use json.dumps' : '';
  const place = `${reason.replace('line 1 ', '')}${sign === '' ? '' : `, at ${sign}`}${hint}`;
  return {
    file,
    line: number,
    decoded: invalid([{ message: isQuotable(file) ? `is not JSON: ${place}` : 'is not JSON' }]),
  };
}
