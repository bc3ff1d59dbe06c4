import { listedKeys } from '../../corpus/shape.js';
import { MAX_LINE_TEXT } from '../../shown.js';
import { beginningOf, isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import {
  decodeUsage,
  errorText,
  factsOf,
  firstOf,
  hasAny,
  mappingAt,
  mappingsIn,
  numberAt,
  secondsOf,
  textOf,
  textOfContent,
  UNKNOWN_ERROR,
} from '../events/fields.js';
import { asTotal, type ResultEvent, type Trace, type TraceEvent, textEvents, usageEvents } from '../events/trace.js';
import { decodeChatMessage } from './chat.js';
import { decodeMessages, isMessage } from './message.js';

/** Keys of a record's conversation, in order of preference: the input, then the output. */
const ASKED = ['messages', 'input', 'originalInput', 'original_input', 'contents', 'prompt'];
const CAME = ['output', 'newItems', 'new_items', 'generatedItems', 'generated_items', 'new_messages'];
/** Keys of a whole conversation. */
const WHOLE = ['history', 'all_messages', 'events', 'items'];

/** The key that makes a mapping a record of messages, for detection and its errors; null without one. */
export function messagesKey(record: Mapping): string | null {
  const first = [...ASKED, ...CAME, ...WHOLE].find((key) => isConversation(own(record, key)));
  if (first !== undefined) return first;
  if (isStepList(own(record, 'steps'))) return 'steps';
  if (choiceMessages(record).length > 0) return 'choices';
  for (const key of ['response', 'result', 'input', 'output', 'request']) {
    const inner = own(record, key);
    if (isMapping(inner) && messagesKey(inner) !== null) return key;
  }
  return null;
}

/** What is wrong with a record whose messages, events or items no dialect reads; null for any other record. */
export function unknownShape(record: Mapping): string | null {
  if (messagesKey(record) !== null) return null;
  for (const key of [...ASKED, ...CAME, ...WHOLE]) {
    const list = own(record, key);
    const [first] = Array.isArray(list) ? list : [];
    if (isMapping(first))
      return `${key}: no message of a known shape; the first has ${describeShape(first)}; ${SHAPES}`;
  }
  for (const key of ['response', 'result', 'input', 'output']) {
    const inner = own(record, key);
    const found = isMapping(inner) ? unknownShape(inner) : null;
    if (found !== null) return `${key}.${found}`;
  }
  return null;
}

const SHAPES = 'expected a role with content, an item with a type such as function_call, or an event of Google ADK';

function describeShape(value: Mapping): string {
  const type = textOf(own(value, 'type'));
  return type === null ? `the keys ${listedKeys(value)}` : `the type ${beginningOf(type, MAX_LINE_TEXT)}`;
}

export function isConversation(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && isMessage(value[0]);
}

/** Whether a value is the list of the steps of a result of Vercel's AI SDK or Mastra. */
export function isStepList(value: unknown): boolean {
  const [first] = Array.isArray(value) ? value : [];
  // A step of a response has a name.
  if (!isMapping(first) || hasAny(first, ['name', 'role'])) return false;
  return Array.isArray(own(first, 'content')) || hasAny(first, STEP_KEYS);
}

const STEP_KEYS = ['toolCalls', 'toolResults', 'finishReason', 'stepType', 'usage'];

const SESSION_KEYS = ['conversation_id', 'conversationId', 'session_id', 'sessionId', 'thread_id', 'threadId', 'id'];

export function decodeMessagesRecord(value: unknown): Trace {
  const record: Mapping = isMapping(value) ? value : { messages: value };
  const recordEvents = collectEvents(record);
  const isUnread = recordEvents.length > 0 && recordEvents.every(({ kind }) => kind === 'unread');
  const events = [...recordEvents, ...recordUsage(record, recordEvents).map(asTotal), ...recordError(record)];
  return {
    events: withSigns(withCost(events, record), record),
    records: [record],
    metadata: [record, mappingAt(record, 'response')].map((holder) => own(holder, 'metadata')),
    sessions: SESSION_KEYS.map((key) => own(record, key)),
    start: secondsOf(firstOf(record, ['start_time', 'startTime', 'created_at', 'createdAt'])),
    elapsed: numberAt(record, 'elapsed_sec', 'elapsed', 'duration_sec', 'latency_sec') ?? secondsOfSteps(record),
    ...(isUnread && { refusal: unknownShape(record) }),
    captureHint: 'record the message with the result of the call, too',
  };
}

/** Keys and types that stand for a call in some product. */
const CALL_SIGN = /^(?:tool|function)[-_]?(?:calls?|requests?|invocations?|use)(?:[-_]|$)/i;

/** The events of a record, with the signs of calls in it if no call was read. */
export function withSigns(events: readonly TraceEvent[], record: unknown): readonly TraceEvent[] {
  if (events.some(({ kind }) => kind === 'call' || kind === 'unread')) return events;
  const signs: TraceEvent[] = [];
  const open: unknown[] = [record];
  while (open.length > 0) {
    const value = open.pop();
    for (const [key, inner] of typeof value === 'object' && value !== null ? Object.entries(value) : []) {
      const isHolder = typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0;
      const sign = isHolder ? key : key === 'type' && typeof inner === 'string' ? inner : '';
      if (CALL_SIGN.test(sign)) signs.push({ kind: 'unread', type: `${sign} part` });
      else if (isHolder) open.push(inner);
    }
  }
  return [...events, ...signs];
}

/** The seconds of Vercel's steps, whose timestamps exclude the calls of models; null if a step lacks its time. */
function secondsOfSteps(record: Mapping): number | null {
  const holders = [record, mappingAt(record, 'response'), mappingAt(record, 'result')];
  const steps = mappingsIn(holders.map((holder) => own(holder, 'steps')).find(isStepList));
  const times = steps.map((step) => numberAt(mappingAt(step, 'performance'), 'stepTimeMs'));
  const knownTimes = times.filter((time) => time !== null);
  if (times.length === 0 || knownTimes.length < times.length) return null;
  return knownTimes.reduce((sum, time) => sum + time, 0) / 1000;
}

/** The events of a record, in the order of its keys; Vercel's steps hold everything except the question. */
function collectEvents(record: Mapping): TraceEvent[] {
  const inputEvents = askedEvents(record);
  if (isStepList(own(record, 'steps'))) {
    return [...inputEvents.filter(({ kind }) => kind === 'user'), ...decodeSteps(mappingsIn(own(record, 'steps')))];
  }
  const wholeConversation = WHOLE.map((key) => own(record, key)).find(isConversation);
  const outputEvents =
    CAME.map((key) => sideEvents(own(record, key), 'assistant')).find((events) => events.length > 0) ?? [];
  const inner = ['response', 'result'].map((key) => own(record, key)).filter(isMapping);
  if (Array.isArray(wholeConversation)) return [...decodeMessages(wholeConversation), ...artifactTexts(record)];
  const answerEvents = [...outputEvents, ...decodeMessages(choiceMessages(record))];
  return [
    ...inputEvents,
    ...(repeatsEnd(inputEvents, answerEvents) ? [] : answerEvents),
    ...inner.flatMap(innerEvents),
  ];
}

/** The answer of a task of A2A, which is in its artifacts. */
function artifactTexts(record: Mapping): TraceEvent[] {
  if (own(record, 'kind') !== 'task') return [];
  const texts = mappingsIn(own(record, 'artifacts')).map((artifact) => textOfContent(own(artifact, 'parts')));
  return textEvents('assistant', texts.filter((text) => text !== null).join('\n'));
}

/** The events of what was asked. A text beside the messages repeats their question, as in the logs of Inspect. */
function askedEvents(record: Mapping): TraceEvent[] {
  const hasMessages = isConversation(own(record, 'messages'));
  const keys = hasMessages ? ASKED.filter((key) => typeof own(record, key) !== 'string') : ASKED;
  const events = keys.flatMap((key) => sideEvents(own(record, key), 'user'));
  const request = own(record, 'request');
  return events.length === 0 && isMapping(request) ? sideEvents(request, 'user') : events;
}

/** Whether an answer only repeats the last text of the messages before it. */
function repeatsEnd(events: readonly TraceEvent[], answerEvents: readonly TraceEvent[]): boolean {
  const [answer, ...more] = answerEvents.filter(({ kind }) => kind !== 'usage' && kind !== 'model');
  const last = events.findLast(({ kind }) => kind === 'assistant' || kind === 'user' || kind === 'call');
  return answer?.kind === 'assistant' && more.length === 0 && last?.kind === 'assistant' && last.text === answer.text;
}

/** The events one level deeper, with the model and usage there. */
function innerEvents(inner: Mapping): TraceEvent[] {
  const recordEvents = messagesKey(inner) === null ? [] : collectEvents(inner);
  return [...recordEvents, ...recordUsage(inner, recordEvents).map(asTotal)];
}

/** The events of a conversation, or of a single text in its place. */
function sideEvents(value: unknown, speaker: 'user' | 'assistant'): TraceEvent[] {
  if (Array.isArray(value)) return decodeMessages(value);
  if (isMapping(value)) return messagesKey(value) === null ? [] : collectEvents(value);
  return textEvents(speaker, value);
}

/** The messages of an OpenAI chat completion, or of a response of Gemini or Genkit. */
function choiceMessages(record: Mapping): unknown[] {
  const message = own(record, 'message');
  if (isMapping(own(record, 'request')) && isMessage(message)) return [message];
  const choices = mappingsIn(own(record, 'choices')).map((choice) => own(choice, 'message'));
  const candidates = mappingsIn(own(record, 'candidates')).map((candidate) => own(candidate, 'content'));
  return [...choices, ...candidates].filter(isMapping);
}

/** Usage recorded next to the messages, if they have none of their own; a list has one usage per model call. */
function recordUsage(record: Mapping, recordEvents: readonly TraceEvent[]): TraceEvent[] {
  const listedUsages = mappingsIn(own(record, 'usage')).flatMap((usage) => factsOf({ usage }));
  const facts = [...listedUsages, ...factsOf(record)];
  if ([...recordEvents, ...facts].some(({ kind }) => kind === 'usage')) return facts;
  const byModel = Object.values(mappingAt(record, 'model_usage')).flatMap((usage) => factsOf({ usage }));
  if (byModel.length > 0) return [...byModel, ...facts];
  const calls = mappingsIn(firstOf(record, ['modelResponses', 'rawResponses', 'raw_responses']))
    .flatMap((response) => factsOf(response))
    .concat(facts);
  if (calls.length > 0) return calls;
  return numberAt(record, 'input_tokens', 'total_tokens') === null ? [] : usageEvents(decodeUsage(record));
}

/** Adds the cost recorded next to the messages, if none of them has a cost. */
function withCost(events: TraceEvent[], record: Mapping): TraceEvent[] {
  const cost = numberAt(record, 'cost_usd', 'total_cost_usd');
  if (cost === null || events.some((event) => event.kind === 'usage' && event.cost !== null)) return events;
  return [...events, { kind: 'usage', isTotal: true, input: null, output: null, total: null, cost }];
}

function recordError(record: Mapping): TraceEvent[] {
  const error = own(record, 'error') ?? own(mappingAt(record, 'response'), 'error');
  if (!isAbsent(error)) return [{ kind: 'error', text: errorText(error) }];
  const status = own(record, 'status');
  return status === 'error' || status === 'failed' ? [{ kind: 'error', text: errorText(null) }] : [];
}

/** The events of `generateText` steps: parts in `content` from version 5 on, before that in separate lists. */
function decodeSteps(steps: readonly Mapping[]): TraceEvent[] {
  return steps.flatMap((step) => {
    const [written, listed] = [own(step, 'content'), olderParts(step)].map(
      (content) => Array.isArray(content) && (decodeChatMessage({ role: 'assistant', content }) ?? []),
    );
    const told = resultsTold(step);
    const stepEvents = written && listed ? withLostCalls(written, [...listed, ...told]) : listed || [];
    return [...withErrorTexts(stepEvents, told), ...factsOf(step)];
  });
}

/** The events of the content of a step, with the calls of its lists: of parallel calls, Mastra keeps only the last in the content. */
function withLostCalls(written: readonly TraceEvent[], listed: readonly TraceEvent[]): readonly TraceEvent[] {
  const has = (kind: 'call' | 'result', id: string | null) => written.some((one) => one.kind === kind && one.id === id);
  const lost = listed.flatMap((event) => (event.kind === 'call' && !has('call', event.id) ? [event.id] : []));
  if (lost.length === 0) return written;
  const results = lost.map((lostId) => listed.find((event) => event.kind === 'result' && event.id === lostId));
  return [
    ...written.filter(({ kind }) => kind !== 'call' && kind !== 'result'),
    ...listed.filter(({ kind }) => kind === 'call'),
    ...written.filter(({ kind }) => kind === 'result'),
    ...results.filter((result) => result !== undefined),
  ];
}

/** The results in the messages to the model after a step, which hold the text of each failure. */
function resultsTold(step: Mapping): ResultEvent[] {
  const messages = mappingsIn(own(mappingAt(step, 'response'), 'messages'));
  return messages.flatMap((message) => decodeChatMessage(message) ?? []).filter((event) => event.kind === 'result');
}

/** Adds error texts: the content holds an error as `{}`, and the message to the model holds its text. */
function withErrorTexts(events: readonly TraceEvent[], told: readonly ResultEvent[]): TraceEvent[] {
  return events.map((event) => {
    if (event.kind !== 'result' || event.output !== UNKNOWN_ERROR) return event;
    return told.find(({ id, isError }) => isError && id === event.id) ?? event;
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
