import { isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import {
  errorText,
  firstOf,
  hasAny,
  mappingAt,
  mappingsIn,
  parsed,
  secondsOf,
  textAt,
  textOfContent,
} from '../events/fields.js';
import type { TraceEvent } from '../events/trace.js';
import { decodeUsage } from '../events/usage.js';
import { decodeMessage } from '../messages/message.js';
import { decodeMessagesRecord } from '../messages/record.js';
import type { Convention, Span, SpanKind } from './span.js';

const KINDS: Readonly<Record<string, SpanKind>> = {
  TOOL: 'tool',
  GENERATION: 'model',
  AGENT: 'agent',
  CHAIN: 'agent',
  SPAN: 'agent',
};
const OTHER_TYPES = ['EVENT', 'RETRIEVER', 'EVALUATOR', 'EMBEDDING', 'GUARDRAIL'];
/** Marks a span that was an observation; no attribute of OpenTelemetry is so called. */
const TYPE = 'type';

/** Langfuse: observations as it exports them. */
export const LANGFUSE: Convention = {
  kindOf: ({ attributes }) => {
    const type = textAt(attributes, TYPE) ?? '';
    return hasAny(attributes, ['traceId', 'trace_id']) && Object.hasOwn(KINDS, type) ? (KINDS[type] ?? null) : null;
  },
  tool: ({ attributes, name }) => ({
    id: textAt(mappingAt(attributes, 'metadata'), 'tool_call_id', 'toolCallId'),
    name,
    args: own(attributes, 'input'),
    ...(!isAbsent(own(attributes, 'output')) && { output: own(attributes, 'output') }),
  }),
  input: ({ attributes }) => messagesOf(own(attributes, 'input'), 'user'),
  output: ({ attributes }) => messagesOf(own(attributes, 'output'), 'assistant'),
  whole: () => [],
  usage: usageOf,
  model: ({ attributes }) => textAt(attributes, 'model', 'providedModelName'),
  question: ({ attributes, resource }) => {
    const sides = [own(attributes, 'input'), own(resource, 'input')].flatMap((value) => messagesOf(value, 'user'));
    return sides.find((event) => event.kind === 'user')?.text ?? null;
  },
  answer: ({ attributes, resource }) => {
    const sides = [own(resource, 'output'), own(attributes, 'output')].flatMap((value) =>
      messagesOf(value, 'assistant'),
    );
    return sides.findLast((event) => event.kind === 'assistant')?.text ?? null;
  },
  sessions: ['sessionId', 'session_id'],
  captureHint: 'leave capture_input and capture_output of Langfuse on, and record again',
};

/** What a model or an agent got or gave: messages, a record of them, one message, or text. */
function messagesOf(value: unknown, speaker: 'user' | 'assistant'): TraceEvent[] {
  const read = parsed(value);
  if (isMapping(read)) {
    const one = decodeMessage(Object.hasOwn(read, 'role') || speaker === 'user' ? read : { role: speaker, ...read });
    if (one && one.length > 0) return one;
  }
  if (isMapping(read) || Array.isArray(read)) return [...decodeMessagesRecord(read).events];
  const text = textOfContent(read);
  return text === null ? [] : [{ kind: speaker, text }];
}

function usageOf({ attributes }: Span) {
  const details = mappingAt(attributes, 'usageDetails', 'usage_details');
  const usage = decodeUsage(Object.keys(details).length > 0 ? details : firstOf(attributes, ['usage']));
  const costs = mappingAt(attributes, 'costDetails', 'cost_details');
  const cost = firstOf(attributes, ['calculatedTotalCost', 'totalCost', 'total_cost']) ?? own(costs, 'total');
  return usage && typeof cost === 'number' ? { ...usage, cost } : usage;
}

/** The key by which a record is of Langfuse: an observation, or a trace or a page of the API with some; else null. */
export function langfuseKey(record: unknown): string | null {
  if (Array.isArray(record)) return langfuseKey(record[0]);
  if (!isMapping(record)) return null;
  if (isObservation(record)) return 'traceId';
  const listKey = ['observations', 'data'].find((key) => mappingsIn(own(record, key)).some(isObservation));
  return listKey ?? null;
}

function isObservation(record: Mapping): boolean {
  const type = textAt(record, TYPE)?.toUpperCase() ?? '';
  const isKnown = Object.hasOwn(KINDS, type) || OTHER_TYPES.includes(type);
  return (
    isKnown && hasAny(record, ['traceId', 'trace_id']) && hasAny(record, ['startTime', 'start_time', 'input', 'output'])
  );
}

/** The observations of a record as spans. */
export function decodeObservations(value: unknown, trace: Mapping = {}): Span[] {
  if (Array.isArray(value)) return value.flatMap((item) => decodeObservations(item, trace));
  if (!isMapping(value)) return [];
  const inside = mappingsIn(firstOf(value, ['observations', 'data']));
  if (inside.length > 0 && !isObservation(value)) return inside.flatMap((item) => decodeObservations(item, value));
  return [decodeObservation(value, trace)];
}

function decodeObservation(observation: Mapping, trace: Mapping): Span {
  const type = (textAt(observation, TYPE) ?? '').toUpperCase();
  const message = textAt(observation, 'statusMessage', 'status_message');
  const isError = textAt(observation, 'level')?.toUpperCase() === 'ERROR';
  const parent = textAt(observation, 'parentObservationId', 'parent_observation_id');
  const endKey = ['endTime', 'end_time'].find((key) => Object.hasOwn(observation, key));
  return {
    traceId: textAt(observation, 'traceId', 'trace_id') ?? textAt(trace, 'id') ?? '',
    id: textAt(observation, 'id') ?? '',
    parent: own(observation, 'isRootObservation') === true ? null : parent,
    name: textAt(observation, 'name') ?? '',
    start: secondsOf(firstOf(observation, ['startTime', 'start_time'])),
    end: secondsOf(firstOf(observation, ['endTime', 'end_time'])),
    isOpen: type !== 'EVENT' && endKey !== undefined && isAbsent(observation[endKey]),
    attributes: { ...observation, [TYPE]: type, traceId: textAt(observation, 'traceId', 'trace_id') ?? '' },
    resource: trace,
    events: [],
    error: isError ? errorText(message) : null,
  };
}
