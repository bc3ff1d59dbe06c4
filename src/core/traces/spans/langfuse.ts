import { isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import { decodeUsage, firstOf, hasAny, mappingAt, mappingsIn, parsed, textAt, unquoted } from '../events/fields.js';
import { type TraceEvent, textEvents } from '../events/trace.js';
import { decodeMessage } from '../messages/message.js';
import { decodeMessagesRecord } from '../messages/record.js';
import { TOOL_PREFIX } from './genai.js';
import { decodeObservation, hintOf, productKey } from './observed.js';
import { readToolMessage } from './openinference.js';
import type { Convention, Span, SpanKind, ToolSpan } from './span.js';

const KINDS: Readonly<Record<string, SpanKind>> = {
  TOOL: 'tool',
  GENERATION: 'model',
  AGENT: 'agent',
  CHAIN: 'agent',
  SPAN: 'agent',
};
const OTHER_TYPES = ['EVENT', 'RETRIEVER', 'EVALUATOR', 'EMBEDDING', 'GUARDRAIL'];
/** Attribute that marks a span as an observation; OpenTelemetry has no attribute of this name. */
const TYPE = 'type';

export const LANGFUSE: Convention = {
  kindOf: ({ attributes, name }) => {
    const type = textAt(attributes, TYPE) ?? '';
    if (!hasAny(attributes, ['traceId', 'trace_id']) || !Object.hasOwn(KINDS, type)) return null;
    const isTool = () => TOOL_PREFIX.test(name) || otelText(attributes, 'gen_ai.tool.name') !== null;
    return type === 'SPAN' && isTool() ? 'tool' : (KINDS[type] ?? null);
  },
  tool: readTool,
  input: ({ attributes }) => readMessages(own(attributes, 'input'), 'user'),
  output: ({ attributes }) => readMessages(own(attributes, 'output'), 'assistant'),
  usage: readUsage,
  model: ({ attributes }) => textAt(attributes, 'model', 'providedModelName'),
  question: ({ attributes, resource }) => {
    const sides = [own(attributes, 'input'), own(resource, 'input')].flatMap((value) => readMessages(value, 'user'));
    return sides.find((event) => event.kind === 'user')?.text ?? null;
  },
  answer: ({ attributes, resource }) => {
    const sides = [own(resource, 'output'), own(attributes, 'output')].flatMap((value) =>
      readMessages(value, 'assistant'),
    );
    return sides.findLast((event) => event.kind === 'assistant')?.text ?? null;
  },
  sessions: ['sessionId', 'session_id'],
  captureHint: ({ attributes }) => hintOf(attributes),
};

function readTool({ attributes, name }: Span): ToolSpan {
  const output = own(attributes, 'output');
  const message = readToolMessage(output);
  const id =
    textAt(metadataOf(attributes), 'tool_call_id', 'toolCallId') ?? otelText(attributes, 'gen_ai.tool.call.id');
  return {
    id: id ?? message?.id ?? null,
    name: otelText(attributes, 'gen_ai.tool.name') ?? name.replace(TOOL_PREFIX, ''),
    args: own(attributes, 'input'),
    ...(!isAbsent(output) && { output: unquoted(output) }),
    ...(message && { result: message }),
  };
}

/** An attribute of OpenTelemetry, which Langfuse keeps in its metadata. */
function otelText(attributes: Mapping, key: string): string | null {
  return textAt(mappingAt(metadataOf(attributes), 'attributes'), key);
}

/** The metadata, which the export writes as JSON text. */
function metadataOf(attributes: Mapping): Mapping {
  const metadata = parsed(own(attributes, 'metadata'));
  return isMapping(metadata) ? metadata : {};
}

/** The messages of an input or output without their usage, which the observation has. */
function readMessages(value: unknown, speaker: 'user' | 'assistant'): TraceEvent[] {
  return readSide(value, speaker).filter(({ kind }) => kind !== 'usage' && kind !== 'model');
}

const CONTENT = ['user', 'assistant', 'call', 'result', 'error'];

/** A list or record of messages, one message, or a text. */
function readSide(value: unknown, speaker: 'user' | 'assistant'): TraceEvent[] {
  const inputValue = parsed(value);
  if (isMapping(inputValue)) {
    const messageEvents = decodeMessage(speaker === 'user' ? inputValue : { role: speaker, ...inputValue });
    if (messageEvents?.some(({ kind }) => CONTENT.includes(kind))) return messageEvents;
  }
  if (isMapping(inputValue) || Array.isArray(inputValue)) return [...decodeMessagesRecord(inputValue).events];
  return textEvents(speaker, inputValue);
}

function readUsage({ attributes }: Span) {
  const details = mappingAt(attributes, 'usageDetails', 'usage_details');
  const ownUsage = decodeUsage(Object.keys(details).length > 0 ? details : firstOf(attributes, ['usage']));
  // A provider's whole response holds it, too.
  const inOutput = () => readSide(own(attributes, 'output'), 'assistant').find((event) => event.kind === 'usage');
  const usage = ownUsage ?? inOutput() ?? null;
  const costs = mappingAt(attributes, 'costDetails', 'cost_details');
  const cost = firstOf(attributes, ['calculatedTotalCost', 'totalCost', 'total_cost']) ?? own(costs, 'total');
  return usage && typeof cost === 'number' ? { ...usage, cost } : usage;
}

/** The key that identifies an observation, a trace with observations or a page of Langfuse's API; else null. */
export function langfuseKey(record: Mapping): string | null {
  if (isObservation(record)) return 'traceId';
  const listKey = () => ['observations', 'data'].find((key) => mappingsIn(own(record, key)).some(isObservation));
  return productKey(record) ?? listKey() ?? null;
}

function isObservation(record: Mapping): boolean {
  const type = textAt(record, TYPE)?.toUpperCase() ?? '';
  const isKnown = Object.hasOwn(KINDS, type) || OTHER_TYPES.includes(type);
  // A span of OpenTelemetry may have a key `type`, too, but it has attributes.
  return (
    isKnown &&
    !isMapping(own(record, 'attributes')) &&
    hasAny(record, ['traceId', 'trace_id']) &&
    hasAny(record, ['startTime', 'start_time', 'input', 'output'])
  );
}

export function decodeObservations(value: unknown, trace: Mapping = {}): Span[] {
  if (Array.isArray(value)) return value.flatMap((item) => decodeObservations(item, trace));
  if (!isMapping(value)) return [];
  const innerRecords = mappingsIn(firstOf(value, ['observations', 'data']));
  if (innerRecords.length > 0 && !isObservation(value))
    return innerRecords.flatMap((item) => decodeObservations(item, value));
  return [decodeObservation(value, trace)];
}
