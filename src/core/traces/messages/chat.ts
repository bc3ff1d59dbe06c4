import { isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import {
  factsOf,
  failed,
  firstOf,
  givenOf,
  hasAny,
  mappingAt,
  mappingsIn,
  NOT_RECORDED,
  parsed,
  recorded,
  textAt,
  textOfPart,
} from '../events/fields.js';
import type { ToolResult, TraceEvent } from '../events/trace.js';

const ASSISTANTS = ['assistant', 'model', 'ai', 'bot'];
const USERS = ['user', 'human'];
/** Roles of instructions to the model, which are not part of the conversation. */
const INSTRUCTORS = ['system', 'developer'];
/** Roles of tool results; `function` is OpenAI's first name for a tool. */
const TOOLS = ['tool', 'function', 'toolResult'];

/** Messages with a `role`: OpenAI chat, Anthropic, Vercel AI SDK, the GenAI conventions, Gemini. */
export function decodeChatMessage(message: Mapping): TraceEvent[] | null {
  const role = textAt(message, 'role');
  if (role === null) return null;
  // The tokens of a simulated user are not the agent's.
  const facts = USERS.includes(role) ? [] : factsOf(message);
  if (TOOLS.includes(role)) {
    const results = readParts(message).flatMap((part) => decodePart(part, null));
    return [...(results.length > 0 ? results : [decodeToolMessage(message)]), ...facts];
  }
  const speaker = speakerForRole(role);
  if (speaker === null && !INSTRUCTORS.includes(role)) return [{ kind: 'unread', type: `${role} message` }];
  const joinedEvents = joined(readParts(message).flatMap((part) => decodePart(part, speaker)));
  return [...joinedEvents, ...readCalls(message).map((event) => markSpeaker(event, speaker)), ...facts];
}

/** Marks the call of a simulated user. */
function markSpeaker(event: TraceEvent, speaker: 'user' | 'assistant' | null): TraceEvent {
  return speaker === 'user' && event.kind === 'call' ? { ...event, isUser: true } : event;
}

function speakerForRole(role: string): 'user' | 'assistant' | null {
  if (ASSISTANTS.includes(role)) return 'assistant';
  return USERS.includes(role) ? 'user' : null;
}

/**
 * The content parts of a message; content may be one text, and is under `parts` in the GenAI conventions and in Gemini.
 */
function readParts(message: Mapping): readonly unknown[] {
  const content = parsedParts(firstOf(message, ['content', 'parts']));
  if (isMapping(content)) return readParts(content);
  if (Array.isArray(content)) return content.length === 0 ? partsWithoutContent(message) : content;
  return typeof content === 'string' && content !== '' ? [content] : partsWithoutContent(message);
}

/** The `parts` of a message without content, as in messages of Vercel's user interface, which have both keys. */
function partsWithoutContent(message: Mapping): readonly unknown[] {
  const parts = own(message, 'parts');
  return Array.isArray(parts) ? parts : [];
}

/** Parses a list of parts written as JSON text, as some attributes hold; other content is unchanged. */
function parsedParts(content: unknown): unknown {
  if (typeof content !== 'string' || !/^\[\s*\{\s*"/.test(content) || !PART_KEY.test(content)) return content;
  const value = parsed(content);
  return Array.isArray(value) && value.some(isWrittenPart) ? value : content;
}

/** A key of content parts; text without one is not a list of parts. */
const PART_KEY = /"(?:type|toolUse|toolResult)"\s*:/;

function isWrittenPart(part: unknown): boolean {
  return isMapping(part) && (hasAny(part, ['toolUse', 'toolResult']) || typeof own(part, 'type') === 'string');
}

/** Joins consecutive texts of the same speaker in one message. */
export function joined(events: readonly TraceEvent[]): TraceEvent[] {
  const joinedEvents: TraceEvent[] = [];
  for (const event of events) {
    const last = joinedEvents.at(-1);
    const isText = event.kind === 'user' || event.kind === 'assistant';
    if (isText && last?.kind === event.kind)
      joinedEvents[joinedEvents.length - 1] = { ...last, text: last.text + event.text };
    else joinedEvents.push(event);
  }
  return joinedEvents;
}

/**
 * The calls of a message: OpenAI's `tool_calls`, formerly one `function_call`; LangChain lists calls with bad arguments
 * separately.
 */
function readCalls(message: Mapping): TraceEvent[] {
  const callLists = [firstOf(message, ['tool_calls', 'toolCalls']), own(message, 'invalid_tool_calls')];
  const calls = callLists.flatMap(mappingsIn).map(decodeChatCall);
  const functionCall = own(message, 'function_call');
  if (calls.length > 0) return calls;
  const rest = own(message, 'additional_kwargs');
  return isMapping(functionCall) ? [decodeChatCall(functionCall)] : isMapping(rest) ? readCalls(rest) : [];
}

function decodeChatCall(call: Mapping): TraceEvent {
  const callFields = mappingAt(call, 'function', 'custom');
  const name = textAt(callFields, 'name') ?? textAt(call, 'name', 'toolName') ?? '';
  const args = firstOf(callFields, ['arguments', 'input']) ?? firstOf(call, ['arguments', 'args', 'input']);
  return { kind: 'call', id: textAt(call, 'id', 'toolCallId'), name, args };
}

/** The result of a message that is entirely a tool result. */
function decodeToolMessage(message: Mapping): TraceEvent {
  const status = own(message, 'status');
  const isError = status === 'error' || isFailed(message);
  return {
    kind: 'result',
    id: textAt(message, 'tool_call_id', 'toolCallId', 'id'),
    name: textAt(message, ...NAME_KEYS),
    ...resultOf(message, ['content', 'output', 'result'], isError),
    ...(!isAbsent(own(message, 'artifact')) && { artifact: own(message, 'artifact') }),
  };
}

/** Whether a result is marked as that of a failed call. */
function isFailed(result: Mapping): boolean {
  return ['is_error', 'isError', 'error'].some((key) => own(result, key) === true);
}

/** Reads one content part of a message: its events, or null if the part belongs to another dialect. */
type PartDecoder = (part: Mapping) => TraceEvent[] | null;

const NAME_KEYS = ['name', 'toolName', 'tool_name'];

/** Anthropic: `tool_use` and `tool_result`, also for tools on its servers or over MCP. */
const anthropic: PartDecoder = (part) => {
  const type = textAt(part, 'type') ?? '';
  if (/^(server_|mcp_)?tool_use$/.test(type)) return [call(textAt(part, 'id'), part, own(part, 'input'))];
  if (!/^(\w+_)?tool_result$/.test(type) || !hasAny(part, ['tool_use_id'])) return null;
  const toolResult = resultOf(part, ['content'], isFailed(part));
  return [{ kind: 'result', id: textAt(part, 'tool_use_id'), name: textAt(part, 'name'), ...toolResult }];
};

/** Vercel AI SDK: `tool-call`, `tool-result` and `tool-error`; before version 5 with `args` and `result`. */
const vercel: PartDecoder = (part) => {
  const type = textAt(part, 'type');
  const ids = { id: textAt(part, 'toolCallId'), name: textAt(part, ...NAME_KEYS) };
  if (type === 'tool-call') return [call(ids.id, part, firstOf(part, ['input', 'args']))];
  if (type === 'tool-error') return [{ kind: 'result', ...ids, ...failed(own(part, 'error')) }];
  if (type !== 'tool-result') return null;
  return [{ kind: 'result', ...ids, ...vercelResult(part) }];
};

/** Types of the mapping that wraps `output`. */
const VERCEL_OUTPUTS = ['text', 'json', 'content', 'error-text', 'error-json', 'execution-denied'];

function vercelResult(part: Mapping): ToolResult {
  const isError = isFailed(part);
  const output = givenOf(part, ['output', 'result']);
  const type = isMapping(output) ? own(output, 'type') : null;
  if (!isMapping(output) || typeof type !== 'string' || !VERCEL_OUTPUTS.includes(type)) {
    return resultOf(part, ['output', 'result'], isError);
  }
  if (type === 'execution-denied') return failed(own(output, 'reason') ?? 'the execution was denied');
  if (type === 'text' && !hasAny(output, ['value'])) return recorded(output, isError);
  return resultOf(output, ['value'], isError || type.startsWith('error'));
}

/** Vercel AI SDK, messages of its user interface: call and result are one part, `tool-NAME` or `dynamic-tool`. */
const vercelInterface: PartDecoder = (part) => {
  const type = textAt(part, 'type') ?? '';
  if (!hasAny(part, ['toolCallId', 'state']) || !/^(tool-.+|dynamic-tool)$/.test(type)) return null;
  const id = textAt(part, 'toolCallId');
  const name = textAt(part, ...NAME_KEYS) ?? type.replace(/^tool-/, '');
  const callEvent: TraceEvent = { kind: 'call', id, name, args: own(part, 'input') };
  if (hasAny(part, ['errorText'])) return [callEvent, { kind: 'result', id, name, ...failed(own(part, 'errorText')) }];
  if (!hasAny(part, ['output'])) return [callEvent];
  return [callEvent, { kind: 'result', id, name, ...recorded(own(part, 'output'), false) }];
};

/** GenAI conventions: `tool_call` and `tool_call_response`, whose value is under `response` or `result`. */
const genai: PartDecoder = (part) => {
  const type = textAt(part, 'type');
  const id = textAt(part, 'id', 'tool_call_id');
  if (type === 'tool_call') return [call(id, part, firstOf(part, ['arguments', 'args', 'input']))];
  if (type !== 'tool_call_response') return null;
  const toolResult = resultOf(part, ['response', 'result', 'content'], isFailed(part));
  return [{ kind: 'result', id, name: textAt(part, ...NAME_KEYS), ...toolResult }];
};

/** Google ADK and Gemini: `functionCall` and `functionResponse`, also in snake case. */
const gemini: PartDecoder = (part) => {
  const geminiCall = firstOf(part, ['functionCall', 'function_call']);
  if (isMapping(geminiCall)) return [call(textAt(geminiCall, 'id'), geminiCall, own(geminiCall, 'args') ?? {})];
  const geminiReply = firstOf(part, ['functionResponse', 'function_response']);
  if (!isMapping(geminiReply)) return null;
  return [
    {
      kind: 'result',
      id: textAt(geminiReply, 'id'),
      name: textAt(geminiReply, 'name'),
      ...geminiResult(geminiReply),
    },
  ];
};

/** Amazon Bedrock's Converse and Strands: `toolUse` and `toolResult`, whose content has texts and JSON values. */
const bedrock: PartDecoder = (part) => {
  const use = own(part, 'toolUse');
  if (isMapping(use)) return [call(textAt(use, 'toolUseId'), use, own(use, 'input'))];
  const toolResult = own(part, 'toolResult');
  if (!isMapping(toolResult)) return null;
  const isError = own(toolResult, 'status') === 'error' || isFailed(toolResult);
  const content = own(toolResult, 'content');
  const parts = Array.isArray(content) ? content : [content];
  const values = parts.map((item) => (isMapping(item) ? (givenOf(item, ['text', 'json']) ?? item) : item));
  const isText = values.every((value) => typeof value === 'string');
  const output = isText ? values.join('\n') : values.length === 1 ? values[0] : values;
  const result = hasAny(toolResult, ['content']) ? (isError ? failed(output) : recorded(output, false)) : null;
  return [{ kind: 'result', id: textAt(toolResult, 'toolUseId'), name: null, ...(result ?? { isError }) }];
};

/** A call of OpenAI chat as a part of the content, which some programs that export spans write. */
const openaiCall: PartDecoder = (part) =>
  own(part, 'type') === 'function' && isMapping(own(part, 'function')) ? [decodeChatCall(part)] : null;

/** Unwraps a function's value; one that is not a mapping is wrapped under `result` or `output`. */
export function geminiResult(geminiReply: Mapping): ToolResult {
  const response = own(geminiReply, 'response');
  if (!isMapping(response)) return resultOf(geminiReply, ['response'], false);
  const error = firstOf(response, ['error']);
  if (error !== undefined) return failed(error);
  const [key, ...more] = Object.keys(response);
  const isWrapped = more.length === 0 && (key === 'result' || key === 'output');
  return recorded(isWrapped ? own(response, key) : response, false);
}

const DECODERS: readonly PartDecoder[] = [anthropic, vercel, genai, gemini, vercelInterface, bedrock, openaiCall];

/** The events of one content part; `speaker` is the author of its text, null for a system message. */
export function decodePart(part: unknown, speaker: 'user' | 'assistant' | null): TraceEvent[] {
  for (const decode of isMapping(part) ? DECODERS : []) {
    const events = decode(part as Mapping);
    if (events) return events;
  }
  if (speaker === null) return [];
  const text = textOfPart(part);
  return text === null ? unreadPart(part) : [{ kind: speaker, text }];
}

/** Parts that are not content. */
const SILENT_PARTS = ['thinking', 'redacted_thinking', 'reasoning', 'step-start', 'step-finish'];

function unreadPart(part: unknown): TraceEvent[] {
  if (!isMapping(part)) return [];
  const type = textAt(part, 'type') ?? Object.keys(part)[0] ?? '';
  const isSilent = SILENT_PARTS.includes(type) || own(part, 'thought') === true || type === '';
  return isSilent || type === 'text' ? [] : [{ kind: 'unread', type: `${type} part` }];
}

function call(id: string | null, part: Mapping, args: unknown): TraceEvent {
  return { kind: 'call', id, name: textAt(part, ...NAME_KEYS) ?? '', args };
}

/** The result under the first key that exists; without any, the result was not recorded. */
export function resultOf(holder: Mapping, keys: readonly string[], isError: boolean): ToolResult {
  if (!hasAny(holder, keys)) return { ...NOT_RECORDED, isError };
  return isError ? failed(givenOf(holder, keys)) : recorded(givenOf(holder, keys), false);
}
