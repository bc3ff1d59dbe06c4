import { decodeRecorded } from '../corpus/response.js';
import { kindInWords, listedKeys } from '../corpus/shape.js';
import { MAX_LINE_TEXT } from '../shown.js';
import type { Response } from '../steps/model.js';
import { readBoundedJson } from '../text/json.js';
import { beginningOf, groupedBy, isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import { type Decoded, invalid, ok } from '../words/errors.js';
import { firstText, idInAttributes, idInMetadata, mappingsIn, parsed, textOf } from './events/fields.js';
import type { Trace } from './events/trace.js';
import { detectFormat, type FormatName, firstRecordOf, recordsOfDocument, TRACE_FORMATS } from './formats.js';
import { unknownShape } from './messages/record.js';
import { questionTextOf, responseOf } from './response.js';
import type { Span } from './spans/span.js';
import { decodeSpanTrace } from './spans/trace.js';

/** The traces of a document, in the order of its records; null for spans without an agent. */
export function decodeTraces(name: Exclude<FormatName, 'responses'>, value: unknown): (Trace | null)[] {
  const format = TRACE_FORMATS[name];
  const records = recordsOfDocument(name, value);
  if (format.kind === 'records') return records.map(format.decode);
  if (format.kind === 'lines') return format.decode(records);
  return spansByTrace(records.flatMap(format.decode)).map(decodeSpanTrace);
}

/** Detects the format of a record; one that fits several has that in which most calls are read. `remedy`: as in `detectFormat`. */
export function detectByCalls(record: unknown, remedy: string) {
  const detected = detectFormat(record, remedy);
  if (detected.kind === 'format' || detected.fits === undefined) return detected;
  const counts = detected.fits.map((format) => ({ format, calls: callCount(format, record) }));
  const most = Math.max(...counts.map(({ calls }) => calls));
  const [best, ...others] = counts.filter(({ calls }) => calls === most);
  return best && most > 0 && others.length === 0 ? ({ kind: 'format', format: best.format } as const) : detected;
}

function callCount(format: FormatName, record: unknown): number {
  if (format === 'responses') return isMapping(record) ? mappingsIn(own(record, 'actual_steps')).length : 0;
  const events = decodeTraces(format, record).flatMap((trace) => trace?.events ?? []);
  return events.filter(({ kind }) => kind === 'call').length;
}

/** The spans of each trace, in the order of their first spans. */
export function spansByTrace(spans: readonly Span[]): Span[][] {
  return [...groupedBy(spans, ({ traceId }) => traceId).values()];
}

/** The records under a path of a document, and the path as keys. Example: `simulations` of `{"simulations": […]}`. */
export function recordsAt(document: unknown, path: string): Decoded<{ records: unknown; path: string[] }> {
  const records = valueAt(document, path);
  const keys = path.replace(/^\$\.?/, '').split('.');
  if (Array.isArray(records)) return ok({ records, path: keys });
  if (records !== undefined) return refuseOutput(`expected a list of records at ${path}, got ${kindInWords(records)}`);
  const kind = isMapping(document) ? `has the keys ${listedKeys(document)}` : `is ${kindInWords(document)}`;
  return refuseOutput(`there is nothing at ${path}; the document ${kind}`);
}

/** The key of a document whose value is a list of records in some format; null without one. */
export function wrappingKey(document: unknown): string | null {
  if (!isMapping(document)) return null;
  const lists = Object.keys(document).filter((key) => {
    const list = own(document, key);
    return Array.isArray(list) && isMapping(list[0]) && detectFormat(list[0], '').kind === 'format';
  });
  return lists[0] ?? null;
}

/** The output of an agent for one question, in any format, as a response. */
export function decodePrintedRecord(text: string, questionId: string): Decoded<Mapping> {
  const printed = readPrintedJson(text);
  if (printed.kind === 'invalid') return printed;
  const namedId = isMapping(printed.value) ? own(printed.value, 'question_id') : undefined;
  if (!isAbsent(namedId) && String(namedId) !== questionId) {
    return refuseOutput(`it printed a record of another question, ${JSON.stringify(String(namedId))}`);
  }
  const detection = detectByCalls(firstRecordOf(printed.value), 'print one of them');
  if (detection.kind === 'invalid') return refuseOutput(`its output ${detection.message}`);
  if (detection.format === 'responses') return decodeResponseRecord(printed.value, questionId);
  return decodeTraceRecord(printed.value, detection.format, questionId);
}

/** Reads one JSON document; OpenTelemetry requests may also be one per line. */
function readPrintedJson(text: string): Decoded<unknown> {
  if (text.trim() === '') return refuseOutput('it printed nothing; expected one JSON record on stdout');
  const wholeJson = readBoundedJson(text);
  if (wholeJson.kind === 'value') return ok(wholeJson.value);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const values = lines.map(readBoundedJson).flatMap((line) => (line.kind === 'value' ? [line.value] : []));
  if (values.length === lines.length && values.every(isMapping)) return ok(values);
  const shownText = JSON.stringify(beginningOf(text.trim(), MAX_LINE_TEXT));
  return refuseOutput(
    `its output is not JSON (${wholeJson.reason}); expected one record on stdout, logs on stderr: ${shownText}`,
  );
}

/** Decodes a response; one with messages of an unknown shape in the place of steps and an answer is invalid. */
export function decodeReadableResponse(value: unknown, writtenId?: () => string | null): Decoded<Response> {
  const decoded = decodeRecorded(value, writtenId);
  if (decoded.kind === 'invalid' || !isMapping(value)) return decoded;
  const { steps, unreadable, error, source } = decoded.value;
  const isEmpty = steps === null && unreadable === null && error === null && isAbsent(own(source, 'actual_answer'));
  const shape = isEmpty ? unknownShape(value) : null;
  return shape === null ? decoded : invalid([{ message: shape }]);
}

function decodeResponseRecord(value: unknown, questionId: string): Decoded<Mapping> {
  const record = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isMapping(record)) {
    const kind = record === null ? 'null' : kindInWords(record);
    return refuseOutput(`it printed ${kind}; expected one JSON record on stdout`);
  }
  const decoded = decodeReadableResponse({ ...record, question_id: questionId });
  return decoded.kind === 'ok' ? ok({ question_id: questionId, ...decoded.value.source }) : decoded;
}

function decodeTraceRecord(value: unknown, format: Exclude<FormatName, 'responses'>, questionId: string) {
  const [trace, ...more] = decodeTraces(format, value).filter((one) => one !== null);
  if (!trace) return refuseOutput('its output has no spans of an agent');
  if (!isAbsent(trace.refusal)) return refuseOutput(`its output has no conversation: ${trace.refusal}`);
  if (more.length > 0) return refuseOutput(`it printed ${more.length + 1} conversations; expected one`);
  // The time from the first to the last message excludes the time before the first.
  const events = trace.events.filter(({ kind }) => kind !== 'time');
  return ok(responseOf({ ...trace, events }, questionId));
}

function refuseOutput(message: string) {
  return invalid([{ message }]);
}

/** Parts of a trace that can link it to its question, in the order in which they are tried. */
export const LINKS = ['path', 'record', 'metadata', 'attribute', 'session', 'text'] as const;
export type LinkedBy = (typeof LINKS)[number];

/** Finds the question of each trace; `path` is the user's key, attribute or path of keys, or null. */
export function makeQuestionFinder(known: ReturnType<typeof makeKnownQuestions>, path: string | null) {
  const finders: Readonly<Record<LinkedBy, (trace: Trace) => string | null>> = {
    path: ({ records = [], attributes = [], metadata = [] }) => {
      const sources = [...records, ...attributes, ...metadata.map(parsed)];
      return path === null ? null : firstText(sources, (source) => valueAt(source, path));
    },
    record: ({ records = [] }) => firstText(records, (record) => own(record, 'question_id')),
    metadata: ({ metadata = [] }) => firstText(metadata.map(parsed), idInMetadata),
    attribute: ({ attributes = [] }) => firstText(attributes, idInAttributes),
    session: ({ sessions }) => sessions.map(textOf).find((id) => id !== null && known.has(id)) ?? null,
    text: (trace) => {
      const text = questionTextOf(trace);
      return text === null ? null : known.idOfText(text);
    },
  };
  return (trace: Trace): { readonly id: string; readonly linkedBy: LinkedBy } | null => {
    for (const linkedBy of LINKS) {
      const id = finders[linkedBy](trace);
      if (id !== null) return { id, linkedBy };
    }
    return null;
  };
}

export function makeKnownQuestions(questions: readonly { readonly id: string; readonly text: string }[]) {
  const ids = new Set(questions.map(({ id }) => id));
  const byText = new Map<string, string | null>();
  for (const { id, text } of questions) {
    const plain = collapseSpaces(text);
    byText.set(plain, byText.has(plain) ? null : id);
  }
  return {
    has: (id: string): boolean => ids.has(id),
    /** The id of the only question with this text; null if there are several or none. */
    idOfText: (text: string): string | null => byText.get(collapseSpaces(text)) ?? null,
  };
}

function collapseSpaces(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** The value under a whole key or along a path of keys. Example: `metadata.question_id` or `$.tags[0]`. */
export function valueAt(source: unknown, path: string): unknown {
  const rest = path.replace(/^(?:\$|\.)+/, '');
  if (rest === '') return source;
  const value = parsed(source);
  if (Array.isArray(value)) {
    const [matched = '', digits = ''] = /^\[?(\d+)\]?/.exec(rest) ?? [];
    return matched === '' ? undefined : valueAt(value[Number(digits)], rest.slice(matched.length));
  }
  if (!isMapping(value)) return undefined;
  if (Object.hasOwn(value, path)) return value[path];
  // A key may itself have dots, as those of attributes.
  const ends = [...Array.from(rest.matchAll(/[.[]/g), ({ index }) => index), rest.length];
  const end = ends.find((at) => Object.hasOwn(value, rest.slice(0, at)));
  return end === undefined ? undefined : valueAt(value[rest.slice(0, end)], rest.slice(end));
}
