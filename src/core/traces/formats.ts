import { RESPONSE_ALIASES, renameKeys } from '../corpus/keys.js';
import { mistypedId } from '../corpus/response.js';
import { listedKeys } from '../corpus/shape.js';
import { MAX_LINE_TEXT } from '../shown.js';
import { beginningOf, isMapping, type Mapping, own } from '../text/values.js';
import { mappingsIn, textAt } from './events/fields.js';
import type { Trace } from './events/trace.js';
import { isMessage } from './messages/message.js';
import { decodeMessagesRecord, isConversation, isStepList, messagesKey, unknownShape } from './messages/record.js';
import { atifKey, decodeAtif, decodeSessions, isSessionLine } from './messages/sessions.js';
import { decodeExportedSpans, decodeJaegerSpans, exportedSpanKey, jaegerKey } from './spans/exported.js';
import { decodeObservations, langfuseKey } from './spans/langfuse.js';
import { decodeSpans, type Span } from './spans/span.js';

const FORMAT_NAMES = ['responses', 'messages', 'otlp', 'spans', 'jaeger', 'langfuse', 'session', 'atif'] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

/** Of each format its keys, for errors, and what finds the key that makes a record one of it; the record may be the first of a list. */
const SIGNS: Readonly<Record<FormatName, { keys: string; keyOf: (first: Mapping, isList: boolean) => string | null }>> =
  {
    responses: { keys: 'question_id, actual_answer, actual_steps', keyOf: responseKey },
    messages: {
      keys: 'messages; input and output; steps',
      keyOf: (first, isList) => (isList ? (isMessage(first) ? 'a list of messages' : null) : messagesKey(first)),
    },
    otlp: { keys: 'resourceSpans, batches', keyOf: otlpKey },
    spans: { keys: 'context with trace_id, attributes', keyOf: exportedSpanKey },
    jaeger: { keys: 'data with spans, traceID', keyOf: jaegerKey },
    langfuse: { keys: 'traceId, type, input, output', keyOf: langfuseKey },
    // Its key appears in no message, as a file of sessions is recognized before keys are told.
    session: { keys: 'lines of Claude Code or Codex', keyOf: (first) => (isSessionLine(first) ? 'type' : null) },
    atif: { keys: 'schema_version, steps', keyOf: (first, isList) => (isList ? null : atifKey(first)) },
  };

export const FORMAT_CHOICES = ['auto', ...FORMAT_NAMES] as const;
export type FormatChoice = (typeof FORMAT_CHOICES)[number];

/** How records become traces: each record is one trace, or holds spans of traces that continue in other records. */
export type TraceFormat =
  | { readonly kind: 'records'; readonly decode: (record: unknown) => Trace }
  | { readonly kind: 'spans'; readonly decode: (record: unknown) => Span[] }
  /** The records of a file are the messages of its conversations. */
  | { readonly kind: 'lines'; readonly decode: (records: readonly unknown[]) => Trace[] };

export const TRACE_FORMATS: Readonly<Record<Exclude<FormatName, 'responses'>, TraceFormat>> = {
  messages: { kind: 'records', decode: decodeMessagesRecord },
  otlp: { kind: 'spans', decode: decodeSpans },
  spans: { kind: 'spans', decode: decodeExportedSpans },
  jaeger: { kind: 'spans', decode: decodeJaegerSpans },
  langfuse: { kind: 'spans', decode: (record) => decodeObservations(record) },
  session: { kind: 'lines', decode: decodeSessions },
  atif: { kind: 'records', decode: decodeAtif },
};

/** The formats that a record fits, each with the key that says so. */
function signsOf(record: unknown): { readonly format: FormatName; readonly key: string }[] {
  const isList = Array.isArray(record);
  const first: unknown = isList ? record[0] : record;
  if (!isMapping(first)) return isList ? [{ format: 'responses', key: 'a list' }] : [];
  return FORMAT_NAMES.flatMap((format) => {
    const key = SIGNS[format].keyOf(first, isList);
    return key === null ? [] : [{ format, key }];
  });
}

/** Formats whose sign no other format has; their records may also look like those of others. */
const SIGNED: readonly FormatName[] = ['session', 'atif'];

type Detected =
  | { readonly kind: 'format'; readonly format: FormatName }
  /** `fits`: the formats that the record fits, if it fits several. */
  | { readonly kind: 'invalid'; readonly message: string; readonly fits?: readonly FormatName[] };

/** Detects the format from the first record of a file. `remedy`: the advice for a record that fits two formats. */
export function detectFormat(record: unknown, remedy: string): Detected {
  if (typeof record !== 'object' || record === null) return { kind: 'format', format: 'responses' };
  if (isWrittenResponse(record)) return { kind: 'format', format: 'responses' };
  const refusal = refuseKnown(record);
  if (refusal !== null) return { kind: 'invalid', message: refusal };
  const matches = signsOf(record);
  const signed = matches.find(({ format }) => SIGNED.includes(format));
  if (signed) return { kind: 'format', format: signed.format };
  // An id next to messages or spans belongs to them.
  const [first, ...more] = matches.length > 1 ? matches.filter(({ key }) => key !== 'question_id') : matches;
  if (first && more.length === 0) return { kind: 'format', format: first.format };
  if (!first) {
    const shape = isMapping(record) ? unknownShape(record) : null;
    const type = isMapping(record) ? textAt(record, 'type') : null;
    const ofType = type === null ? '' : `the first record has the type ${beginningOf(type, MAX_LINE_TEXT)}; `;
    const formats = FORMAT_NAMES.map((name) => `${name} (${SIGNS[name].keys})`).join(', ');
    const message = shape === null ? `${keysInWords(record)}; expected ${formats}` : `${ofType}${shape}`;
    return { kind: 'invalid', message: `fits no format: ${message}` };
  }
  const fits = [first, ...more];
  const matchList = fits.map(({ format, key }) => `${format} (${key})`).join(' and ');
  const message = `fits ${fits.length === 2 ? 'two' : fits.length} formats: ${matchList}; ${remedy}`;
  return { kind: 'invalid', message, fits: fits.map(({ format }) => format) };
}

/** What a file is that is known, but holds no recording that can be read, and the remedy. */
function refuseKnown(record: object): string | null {
  const [first] = Array.isArray(record) ? record : [record];
  if (!isMapping(first)) return null;
  if (mappingsIn(own(first, 'span_events')).some((event) => isMapping(own(event, 'body')))) {
    return 'has its messages in the bodies of span events, which Stepgate does not read; export the spans with their attributes';
  }
  if (Array.isArray(own(first, 'eval_cases'))) {
    return 'is an eval set of Google ADK, not a recording; stepgate import-corpus --from adk-evalset makes a corpus of it';
  }
  return null;
}

/** The reason why a file cannot have the named format, or null; a file without spans would be skipped entirely. */
export function misnamed(record: unknown, named: FormatName, setting: string): string | null {
  if (named === 'responses' || TRACE_FORMATS[named].kind !== 'spans' || !(record instanceof Object)) return null;
  if (signsOf(record).some(({ format }) => format === named)) return null;
  const detection = detectFormat(record, '');
  if (detection.kind === 'invalid') return null;
  return `is ${detection.format}, but ${setting} is ${named}; omit the option or use ${detection.format}`;
}

/** A record with id and steps is written by graphrag-eval, whatever other keys it has. */
function isWrittenResponse(record: object): boolean {
  return isMapping(record) && Object.hasOwn(record, 'question_id') && Array.isArray(own(record, 'actual_steps'));
}

/** Whether a record has a question id, and no other sign of a format. */
export function namesOnlyQuestion(record: unknown): boolean {
  const keys = signsOf(record).map(({ key }) => key);
  return isMapping(record) && !isWrittenResponse(record) && keys.join() === 'question_id';
}

function responseKey(record: Mapping): string | null {
  const renamed = renameKeys(record, RESPONSE_ALIASES);
  const steps = own(renamed, 'actual_steps');
  if (steps !== undefined && !isStepList(steps)) return 'actual_steps';
  if (Object.hasOwn(renamed, 'actual_answer')) return 'actual_answer';
  if (Object.hasOwn(record, 'question_id') || mistypedId(record) !== null) return 'question_id';
  const isFailure = Object.hasOwn(record, 'error') && Object.keys(record).every((key) => FAILURE_KEYS.has(key));
  return isFailure ? 'error' : null;
}

/** The keys of a failed answer without steps. */
const FAILURE_KEYS: ReadonlySet<string> = new Set([
  ...['status', 'error', 'model', 'cost_usd'],
  ...['input_tokens', 'output_tokens', 'total_tokens', 'elapsed_sec'],
]);

const OTLP_KEYS = ['resourceSpans', 'resource_spans', 'resourceLogs', 'resourceMetrics', 'batches'];

function otlpKey(record: Mapping): string | null {
  const trace = own(record, 'trace');
  if (isMapping(trace)) return otlpKey(trace);
  return OTLP_KEYS.find((key) => Array.isArray(own(record, key))) ?? null;
}

function keysInWords(record: unknown): string {
  if (isMessage(record)) return 'the first record is one message, and a record is one conversation';
  const [first] = Array.isArray(record) ? record : [record];
  if (!isMapping(first)) return 'the first record has no keys';
  const messages = own(first, 'messages');
  if (Array.isArray(messages) && messages.length === 0) return '`messages` of the first record is empty';
  const keys = listedKeys(first);
  return keys === '' ? 'the first record has no keys' : `the first record has the keys ${keys}`;
}

/** The records of a document that is read as a whole: its conversations, or the document itself if it is one. */
export function recordsOfDocument(format: Exclude<FormatName, 'responses'>, value: unknown): unknown[] {
  const isOne = format === 'messages' ? isConversation(value) : TRACE_FORMATS[format].kind === 'spans';
  if (Array.isArray(value) && !isOne) return value;
  const isMap = format === 'messages' && isMapping(value) && messagesKey(value) === null;
  return (isMap && namedRecords(value)) || [value];
}

function namedRecords(map: Mapping): unknown[] | null {
  const entries = Object.entries(map);
  const isNamed = (value: unknown) => isConversation(value) || (isMapping(value) && messagesKey(value) !== null);
  if (entries.length === 0 || !entries.every(([, value]) => isNamed(value))) return null;
  return entries.map(([id, value]) => ({ question_id: id, ...(isMapping(value) ? value : { messages: value }) }));
}

/** The first record of a document, for detection; that of a map from question id to record has its id. */
export function firstRecordOf(value: unknown): unknown {
  if (Array.isArray(value)) return isConversation(value) ? value : (value[0] ?? null);
  if (!isMapping(value) || signsOf(value).length > 0) return value;
  if (!Object.values(value).some(looksLikeRecord)) return value;
  const [id, first] = Object.entries(value)[0] ?? [];
  if (isConversation(first)) return { question_id: id, messages: first };
  return isMapping(first) ? { question_id: id, ...first } : value;
}

/** Whether a value of a map can be the record of a question: a map of anything else has no question ids as keys. */
function looksLikeRecord(value: unknown): boolean {
  if (!isMapping(value)) return isConversation(value);
  const keys = Object.keys(value);
  return keys.some((key) => FAILURE_KEYS.has(key)) || signsOf(value).length > 0;
}
