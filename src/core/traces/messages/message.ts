import { isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import { errorText, factsOf, firstOf, hasAny, mappingsIn, secondsOf, textAt, textOf } from '../events/fields.js';
import type { TraceEvent } from '../events/trace.js';
import { decodeChatMessage, decodePart, joined } from './chat.js';
import { decodeToolPart } from './parts.js';

/** Items that do not affect a question's score: thoughts, lists of tools. */
const IGNORED_ITEMS = ['reasoning', 'mcp_list_tools', 'item_reference'];

/** Items that hold a call or a result, whatever other keys they have. */
const TOOL_ITEMS = /^(?:(?:function|custom_tool)_call(?:_output)?|function_call_result|(?:mcp|hosted_tool)_call)$/;

/** The events of an item of OpenAI Responses or of the OpenAI Agents SDK that is no message; null for another value. */
function decodeItem(item: Mapping): TraceEvent[] | null {
  const type = textAt(item, 'type') ?? '';
  if (IGNORED_ITEMS.includes(type)) return [];
  return hasAny(item, ['role', 'content']) && !TOOL_ITEMS.test(type) ? null : decodeToolPart(item);
}

/** The words of Gemini CLI for the role, under `type`. */
const SPEAKERS: Readonly<Record<string, string>> = { gemini: 'assistant', user: 'user' };

/** Unwraps a message in a mapping: an item of the Agents SDK, a message of OpenCode, Continue or Gemini CLI. */
function unwrapItem(item: Mapping): Mapping {
  const raw = firstOf(item, ['rawItem', 'raw_item']);
  const [info, message, states] = ['info', 'message', 'toolCallStates'].map((key) => own(item, key));
  if (isMapping(info) && hasAny(info, ['role']) && Array.isArray(own(item, 'parts')))
    return openCodeMessage(info, item);
  if (isMapping(message) && hasAny(message, ['role']) && hasAny(item, ['toolCallStates', 'contextItems'])) {
    return Array.isArray(states) ? { ...message, toolCalls: states } : message;
  }
  const speaker = own(SPEAKERS, textAt(item, 'type') ?? '');
  if (typeof speaker === 'string' && hasAny(item, ['content']) && !hasAny(item, ['role', 'message'])) {
    return { ...item, type: undefined, role: speaker };
  }
  if (!isMapping(raw)) return item;
  const output = own(item, 'output');
  return Object.hasOwn(raw, 'output') || isAbsent(output) ? raw : { ...raw, output };
}

/** A message of OpenCode, which puts quotation marks around the question. */
function openCodeMessage(info: Mapping, { parts }: Mapping): Mapping {
  if (own(info, 'role') !== 'user') return { ...info, parts };
  const unquote = (part: Mapping) => {
    const text = textAt(part, 'text');
    return text === null ? part : { ...part, text: text.replace(/^"([\s\S]*)"\s*$/, '$1') };
  };
  return { ...info, parts: mappingsIn(parts).map(unquote) };
}

/** Google ADK: an event with an author, and parts in its content; partial events of a stream are skipped. */
function decodeAdkEvent(event: Mapping): TraceEvent[] | null {
  const content = own(event, 'content');
  const isEvent = Object.hasOwn(event, 'author') && (isMapping(content) || !Object.hasOwn(event, 'role'));
  if (!isEvent) return null;
  if (own(event, 'partial') === true) return [];
  const parts = isMapping(content) ? own(content, 'parts') : null;
  const speaker = own(event, 'author') === 'user' ? 'user' : 'assistant';
  const partEvents = Array.isArray(parts) ? parts.flatMap((part) => decodePart(part, speaker)) : [];
  return [...joined(partEvents), ...factsOf(event), ...readError(event)];
}

function readError(event: Mapping): TraceEvent[] {
  const code = textAt(event, 'errorCode', 'error_code');
  if (code === null) return [];
  return [{ kind: 'error', text: errorText(firstOf(event, ['errorMessage', 'error_message']) ?? code) }];
}

/** Types of messages of LangChain; all but the last two are roles that `chat.ts` knows. */
const LANGCHAIN_TYPES = ['human', 'ai', 'tool', 'function', 'system', 'developer', 'chat', 'remove'];

/** LangChain: `{type, data}`, `{lc, type: constructor, id, kwargs}` of `toJSON`, and plain `{type: ai, …}`. */
function decodeLangchainMessage(message: Mapping): TraceEvent[] | null {
  const { type, fields } = unwrapFields(message);
  const role = roleForType(type, fields);
  if (role === null) return null;
  return decodeChatMessage({ ...fields, role, content: textOnly(own(fields, 'content')) });
}

function unwrapFields(message: Mapping): { type: string; fields: Mapping } {
  const [type, data, kwargs, id] = ['type', 'data', 'kwargs', 'id'].map((key) => own(message, key));
  if (type === 'constructor' && isMapping(kwargs)) {
    return { type: textOf(Array.isArray(id) ? id.at(-1) : null) ?? '', fields: kwargs };
  }
  if (isMapping(data)) return { type: textOf(type) ?? '', fields: data };
  return { type: typeof type === 'string' ? type : '', fields: message };
}

/** The role for a message type; `AIMessageChunk` and `ToolMessage` mean `ai` and `tool`. */
function roleForType(type: string, fields: Mapping): string | null {
  const short = type.replace(/Message(Chunk)?$/, '').toLowerCase();
  if (!LANGCHAIN_TYPES.includes(short)) return null;
  if (short === 'chat') return textAt(fields, 'role') ?? 'user';
  return short === 'remove' ? 'system' : short;
}

/** Content without the provider's copy of tool calls, which an AI message also has under `tool_calls`. */
function textOnly(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  return content.filter(
    (part) => !isMapping(part) || !/tool_use|tool_call|function_call/.test(textAt(part, 'type') ?? ''),
  );
}

/** Dialects of messages, in this order; the first dialect that can read a message decodes it. */
const DIALECTS: readonly ((message: Mapping) => TraceEvent[] | null)[] = [
  decodeItem,
  decodeAdkEvent,
  decodeLangchainMessage,
  decodeChatMessage,
];

const TIMES = ['timestamp', 'created_at', 'createdAt', 'time'];

/** The events of one message of any dialect; null for any other value. */
export function decodeMessage(value: unknown): TraceEvent[] | null {
  if (typeof value === 'string') return [{ kind: 'user', text: value }];
  if (!isMapping(value)) return null;
  const message = unwrapItem(value);
  for (const decode of DIALECTS) {
    const events = decode(message);
    if (events) return withTime(events, secondsOf(firstOf(message, TIMES)));
  }
  return null;
}

function withTime(events: TraceEvent[], at: number | null): TraceEvent[] {
  if (at === null) return events;
  const timed = events.map((event) => (event.kind === 'call' ? { ...event, time: at } : event));
  return [...timed, { kind: 'time', at }];
}

/** All events of a list of messages; a value that is not a message is counted by its type or first key. */
export function decodeMessages(values: readonly unknown[]): TraceEvent[] {
  return values.flatMap((value) => decodeMessage(value) ?? unreadMessage(value));
}

function unreadMessage(value: unknown): TraceEvent[] {
  if (!isMapping(value)) return [];
  const type = textAt(value, 'type') ?? Object.keys(value)[0];
  return type === undefined ? [] : [{ kind: 'unread', type: `${type} message` }];
}

/** Whether a value is a message of some dialect; a text is not. */
export function isMessage(value: unknown): boolean {
  return isMapping(value) && decodeMessage(value) !== null;
}
