import { isAbsent, isMapping, type Mapping, own } from '../../../values.js';
import { textOfContent } from '../content.js';
import { errorText, firstOf, mappingAt, mappingsIn, numberAt, secondsOf } from '../fields.js';
import type { Trace, TraceEvent } from '../trace.js';
import { decodeUsage, factsOf } from '../usage.js';
import { decodeMessages, isMessage } from './message.js';
import { decodeSteps, isStep, secondsOfSteps } from './vercel-steps.js';

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
