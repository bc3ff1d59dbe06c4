import { isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import {
  errorText,
  firstOf,
  mappingAt,
  mappingsIn,
  numberAt,
  secondsOf,
  textOfContent,
  UNKNOWN_ERROR,
} from '../events/fields.js';
import type { Trace, TraceEvent } from '../events/trace.js';
import { decodeUsage, factsOf } from '../events/usage.js';
import { decodeChatMessage } from './chat.js';
import { decodeMessages, isMessage } from './message.js';

/** Keys under which a record has its conversation, earlier ones first: what was asked, then what came of it. */
const ASKED = ['messages', 'input', 'originalInput', 'contents', 'prompt'];
const CAME = ['output', 'newItems', 'new_items', 'generatedItems', 'new_messages'];
/** Keys of a conversation as a whole. */
const WHOLE = ['history', 'all_messages', 'events'];

/** The key by which a mapping is a record of messages, or null: what detection and its errors name. */
export function messagesKey(record: Mapping): string | null {
  const first = [...ASKED, ...CAME, ...WHOLE].find((key) => isConversation(own(record, key)));
  if (first !== undefined) return first;
  if (isStepList(own(record, 'steps'))) return 'steps';
  if (choicesOf(record).length > 0) return 'choices';
  for (const key of ['response', 'result', 'input', 'output']) {
    const inner = own(record, key);
    if (isMapping(inner) && messagesKey(inner) !== null) return key;
  }
  return null;
}

/** A list that starts with a message. */
export function isConversation(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && isMessage(value[0]);
}

function isStepList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && isStep(value[0]);
}

/** One conversation: a list of messages, or a mapping that holds one. */
export function decodeMessagesRecord(value: unknown): Trace {
  const record: Mapping = isMapping(value) ? value : { messages: value };
  const told = eventsOf(record);
  return {
    events: withCost([...told, ...recordUsage(record, told), ...recordError(record)], record),
    naming: {
      records: [record],
      metadata: [record, mappingAt(record, 'response')].map((holder) => own(holder, 'metadata')),
      attributes: [],
      sessions: ['conversation_id', 'conversationId', 'session_id', 'sessionId', 'thread_id', 'threadId', 'id'].map(
        (key) => own(record, key),
      ),
    },
    start: secondsOf(firstOf(record, ['start_time', 'startTime', 'created_at', 'createdAt'])),
    elapsed: numberAt(record, 'elapsed_sec', 'elapsed', 'duration_sec', 'latency_sec') ?? secondsOfStepsIn(record),
    isComplete: true,
    captureHint: 'record the message with the result of the call, too',
  };
}

/** The time of Vercel's steps, of the record or one level further in. */
function secondsOfStepsIn(record: Mapping): number | null {
  const holders = [record, mappingAt(record, 'response'), mappingAt(record, 'result')];
  const steps = holders.map((holder) => own(holder, 'steps')).find(isStepList);
  return steps === undefined ? null : secondsOfSteps(mappingsIn(steps));
}

/** What a record tells, in the order of its keys; Vercel's steps hold all but the question. */
function eventsOf(record: Mapping): TraceEvent[] {
  const asked = ASKED.flatMap((key) => side(own(record, key), 'user'));
  if (isStepList(own(record, 'steps'))) {
    return [...asked.filter(({ kind }) => kind === 'user'), ...decodeSteps(mappingsIn(own(record, 'steps')))];
  }
  const whole = WHOLE.map((key) => own(record, key)).find(isConversation);
  const came = CAME.map((key) => side(own(record, key), 'assistant')).find((events) => events.length > 0) ?? [];
  const inner = ['response', 'result'].map((key) => own(record, key)).filter(isMapping);
  if (Array.isArray(whole)) return decodeMessages(whole);
  return [...asked, ...came, ...decodeMessages(choicesOf(record)), ...inner.flatMap(innerEvents)];
}

/** One level further in, with the model and the usage that stand there. */
function innerEvents(inner: Mapping): TraceEvent[] {
  const told = messagesKey(inner) === null ? [] : eventsOf(inner);
  return [...told, ...recordUsage(inner, told)];
}

/** A conversation, or the one text that stands for it. */
function side(value: unknown, speaker: 'user' | 'assistant'): TraceEvent[] {
  if (Array.isArray(value)) return decodeMessages(value);
  if (isMapping(value)) return messagesKey(value) === null ? [] : eventsOf(value);
  const text = typeof value === 'string' ? textOfContent(value) : null;
  return text === null ? [] : [{ kind: speaker, text }];
}

/** OpenAI chat: the message of the completion itself. */
function choicesOf(record: Mapping): unknown[] {
  return mappingsIn(own(record, 'choices'))
    .map((choice) => own(choice, 'message'))
    .filter(isMapping);
}

/** Usage that stands beside the messages, where they have none of their own; a list of usages is one per model call. */
function recordUsage(record: Mapping, told: readonly TraceEvent[]): TraceEvent[] {
  const listed = mappingsIn(own(record, 'usage')).flatMap((usage) => factsOf({ usage }));
  const facts = [...listed, ...factsOf(record)];
  if (told.some(({ kind }) => kind === 'usage')) return facts.filter(({ kind }) => kind !== 'usage');
  if (facts.some(({ kind }) => kind === 'usage')) return facts;
  const calls = mappingsIn(firstOf(record, ['modelResponses', 'rawResponses', 'raw_responses']))
    .flatMap((response) => factsOf(response))
    .concat(facts);
  if (calls.length > 0) return calls;
  const plain = decodeUsage(record);
  return plain && numberAt(record, 'input_tokens', 'total_tokens') !== null ? [{ kind: 'usage', ...plain }] : [];
}

/** The cost that stands beside the messages, where none of them has one. */
function withCost(events: TraceEvent[], record: Mapping): TraceEvent[] {
  const cost = numberAt(record, 'cost_usd', 'total_cost_usd');
  if (cost === null || events.some((event) => event.kind === 'usage' && event.cost !== null)) return events;
  return [...events, { kind: 'usage', input: null, output: null, total: null, cost }];
}

function recordError(record: Mapping): TraceEvent[] {
  const error = own(record, 'error') ?? own(mappingAt(record, 'response'), 'error');
  if (!isAbsent(error)) return [{ kind: 'error', text: errorText(error) }];
  const status = own(record, 'status');
  return status === 'error' || status === 'failed' ? [{ kind: 'error', text: errorText(null) }] : [];
}

const STEP_KEYS = ['toolCalls', 'toolResults', 'finishReason', 'stepType', 'usage'];

/** Whether a value is a step of a result of the Vercel AI SDK, and no step of a response. */
function isStep(value: unknown): boolean {
  if (!isMapping(value) || Object.hasOwn(value, 'name') || Object.hasOwn(value, 'role')) return false;
  return Array.isArray(own(value, 'content')) || STEP_KEYS.some((key) => Object.hasOwn(value, key));
}

/** Steps of `generateText`: from version 5 on parts in `content`, before it text, calls and results apart. */
function decodeSteps(steps: readonly Mapping[]): TraceEvent[] {
  return steps.flatMap((step) => {
    const content = Array.isArray(own(step, 'content')) ? own(step, 'content') : olderParts(step);
    const told = decodeChatMessage({ role: 'assistant', content }) ?? [];
    return [...withErrorTexts(told, step), ...factsOf(step)];
  });
}

/** The seconds that all steps took; null where one does not say, as their timestamps leave out a model call. */
function secondsOfSteps(steps: readonly Mapping[]): number | null {
  const times = steps.map((step) => numberAt(mappingAt(step, 'performance'), 'stepTimeMs'));
  const known = times.filter((time) => time !== null);
  return known.length < times.length ? null : known.reduce((sum, time) => sum + time, 0) / 1000;
}

/** An error is written as `{}` in the content; its text is what the model was told. */
function withErrorTexts(events: readonly TraceEvent[], step: Mapping): TraceEvent[] {
  const messages = mappingsIn(own(mappingAt(step, 'response'), 'messages'));
  const told = messages.flatMap((message) => decodeChatMessage(message) ?? []);
  const failures = told.filter((event) => event.kind === 'result' && event.isError);
  return events.map((event) => {
    if (event.kind !== 'result' || event.output !== UNKNOWN_ERROR) return event;
    return failures.find((failure) => failure.kind === 'result' && failure.id === event.id) ?? event;
  });
}

function olderParts(step: Mapping): Mapping[] {
  const text = own(step, 'text');
  return [
    ...(typeof text === 'string' && text !== '' ? [{ type: 'text', text }] : []),
    ...mappingsIn(own(step, 'toolCalls')).map((call) => ({ ...call, type: 'tool-call' })),
    ...mappingsIn(own(step, 'toolResults')).map((result) => ({ ...result, type: 'tool-result' })),
  ];
}
