import { isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import {
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
import { factsOf } from '../events/usage.js';

const ASSISTANTS = ['assistant', 'model', 'ai', 'bot'];
const USERS = ['user', 'human'];
/** Also of a result by its position: `function` is OpenAI's first name of a tool. */
const TOOLS = ['tool', 'function', 'toolResult'];

/** Messages with a `role`: OpenAI chat, Anthropic, Vercel AI SDK, the GenAI conventions, Gemini. */
export function decodeChatMessage(message: Mapping): TraceEvent[] | null {
  const role = textAt(message, 'role');
  if (role === null) return null;
  const facts = factsOf(message);
  if (TOOLS.includes(role) && hasAny(message, ['tool_call_id', 'toolCallId', 'name', 'id'])) {
    const results = partsOf(message).flatMap((part) => decodePart(part, null));
    return [...(results.length > 0 ? results : [toolMessage(message)]), ...facts];
  }
  const speaker = speakerOf(role);
  const told = joined(partsOf(message).flatMap((part) => decodePart(part, speaker)));
  return [...told, ...callsOf(message), ...facts];
}

function speakerOf(role: string): 'user' | 'assistant' | null {
  if (ASSISTANTS.includes(role)) return 'assistant';
  return USERS.includes(role) ? 'user' : null;
}

/** Parts of a content, which may be one text, and stand under `parts` in the GenAI conventions and in Gemini. */
function partsOf(message: Mapping): readonly unknown[] {
  const content = parsedParts(firstOf(message, ['content', 'parts']));
  if (isMapping(content)) return partsOf(content);
  if (Array.isArray(content)) return content.length === 0 ? contentless(message) : content;
  return typeof content === 'string' && content !== '' ? [content] : contentless(message);
}

/** Messages of Vercel's user interface have both. */
function contentless(message: Mapping): readonly unknown[] {
  const parts = own(message, 'parts');
  return Array.isArray(parts) ? parts : [];
}

/** A list of parts written as JSON text, which some attributes hold. */
function parsedParts(content: unknown): unknown {
  if (typeof content !== 'string' || !content.startsWith('[{"type"')) return content;
  const value = parsed(content);
  return Array.isArray(value) ? value : content;
}

/** Texts that follow each other in one message are one text. */
export function joined(events: readonly TraceEvent[]): TraceEvent[] {
  const made: TraceEvent[] = [];
  for (const event of events) {
    const last = made.at(-1);
    const isText = event.kind === 'user' || event.kind === 'assistant';
    if (isText && last?.kind === event.kind) made[made.length - 1] = { ...last, text: last.text + event.text };
    else made.push(event);
  }
  return made;
}

/** OpenAI chat: `tool_calls`, before them one `function_call`. LangChain keeps those with bad arguments apart. */
function callsOf(message: Mapping): TraceEvent[] {
  const made = [firstOf(message, ['tool_calls', 'toolCalls']), own(message, 'invalid_tool_calls')];
  const calls = made.flatMap(mappingsIn).map(chatCall);
  const only = own(message, 'function_call');
  return isMapping(only) && calls.length === 0 ? [chatCall(only)] : calls;
}

function chatCall(call: Mapping): TraceEvent {
  const made = mappingAt(call, 'function', 'custom');
  const name = textAt(made, 'name') ?? textAt(call, 'name', 'toolName') ?? '';
  const args = firstOf(made, ['arguments', 'input']) ?? firstOf(call, ['arguments', 'args', 'input']);
  return { kind: 'call', id: textAt(call, 'id', 'toolCallId'), name, args };
}

/** A message that is a result as a whole. */
function toolMessage(message: Mapping): TraceEvent {
  const status = own(message, 'status');
  const isError = status === 'error' || own(message, 'is_error') === true || own(message, 'isError') === true;
  return {
    kind: 'result',
    id: textAt(message, 'tool_call_id', 'toolCallId', 'id'),
    name: textAt(message, 'name', 'toolName'),
    ...resultOf(message, ['content', 'output', 'result'], isError),
    ...(!isAbsent(own(message, 'artifact')) && { artifact: own(message, 'artifact') }),
  };
}

/** Reads one content part of a message: its events, or null when the part is none of its dialect. */
type PartDecoder = (part: Mapping) => TraceEvent[] | null;

const NAME_KEYS = ['name', 'toolName', 'tool_name'];

/** Anthropic: `tool_use` and `tool_result`, also of tools that run on its servers or over MCP. */
const anthropic: PartDecoder = (part) => {
  const type = textAt(part, 'type') ?? '';
  if (/^(server_|mcp_)?tool_use$/.test(type)) return [call(textAt(part, 'id'), part, own(part, 'input'))];
  if (!/^(\w+_)?tool_result$/.test(type) || !hasAny(part, ['tool_use_id'])) return null;
  const given = resultOf(part, ['content'], own(part, 'is_error') === true);
  return [{ kind: 'result', id: textAt(part, 'tool_use_id'), name: textAt(part, 'name'), ...given }];
};

/** Vercel AI SDK: `tool-call`, `tool-result` and `tool-error`; `args` and `result` are the names before version 5. */
const vercel: PartDecoder = (part) => {
  const type = textAt(part, 'type');
  const ids = { id: textAt(part, 'toolCallId'), name: textAt(part, ...NAME_KEYS) };
  if (type === 'tool-call') return [call(ids.id, part, firstOf(part, ['input', 'args']))];
  if (type === 'tool-error') return [{ kind: 'result', ...ids, ...failed(own(part, 'error')) }];
  if (type !== 'tool-result') return null;
  return [{ kind: 'result', ...ids, ...vercelResult(part) }];
};

/** What `output` is wrapped in, by its type. */
const VERCEL_OUTPUTS = ['text', 'json', 'content', 'error-text', 'error-json', 'execution-denied'];

function vercelResult(part: Mapping): ToolResult {
  const isError = own(part, 'isError') === true;
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
  const made: TraceEvent = { kind: 'call', id, name, args: own(part, 'input') };
  if (hasAny(part, ['errorText'])) return [made, { kind: 'result', id, name, ...failed(own(part, 'errorText')) }];
  if (!hasAny(part, ['output'])) return [made];
  return [made, { kind: 'result', id, name, ...recorded(own(part, 'output'), false) }];
};

/** GenAI conventions: `tool_call` and `tool_call_response`, whose value is under `response` or `result`. */
const genai: PartDecoder = (part) => {
  const type = textAt(part, 'type');
  const id = textAt(part, 'id', 'tool_call_id');
  if (type === 'tool_call') return [call(id, part, firstOf(part, ['arguments', 'args', 'input']))];
  if (type !== 'tool_call_response') return null;
  const given = resultOf(part, ['response', 'result', 'content'], own(part, 'is_error') === true);
  return [{ kind: 'result', id, name: textAt(part, ...NAME_KEYS), ...given }];
};

/** Google ADK and Gemini: `functionCall` and `functionResponse`, snake case too. */
const gemini: PartDecoder = (part) => {
  const made = firstOf(part, ['functionCall', 'function_call']);
  if (isMapping(made)) return [call(textAt(made, 'id'), made, own(made, 'args'))];
  const given = firstOf(part, ['functionResponse', 'function_response']);
  if (!isMapping(given)) return null;
  return [{ kind: 'result', id: textAt(given, 'id'), name: textAt(given, 'name'), ...geminiResult(given) }];
};

/** A function's value that is no mapping is wrapped in one, under `result` or `output`. */
function geminiResult(given: Mapping): ToolResult {
  const response = own(given, 'response');
  if (!isMapping(response)) return resultOf(given, ['response'], false);
  const error = firstOf(response, ['error']);
  if (error !== undefined) return failed(error);
  const [key, ...more] = Object.keys(response);
  const isWrapped = more.length === 0 && (key === 'result' || key === 'output');
  return recorded(isWrapped ? own(response, key) : response, false);
}

const DECODERS: readonly PartDecoder[] = [anthropic, vercel, genai, gemini, vercelInterface];

/** The events of one part of a message's content; `speaker` is whose its text is, null for a system message. */
export function decodePart(part: unknown, speaker: 'user' | 'assistant' | null): TraceEvent[] {
  for (const decode of isMapping(part) ? DECODERS : []) {
    const events = decode(part as Mapping);
    if (events) return events;
  }
  const text = speaker === null ? null : textOfPart(part);
  return text === null || speaker === null ? [] : [{ kind: speaker, text }];
}

function call(id: string | null, part: Mapping, args: unknown): TraceEvent {
  return { kind: 'call', id, name: textAt(part, ...NAME_KEYS) ?? '', args };
}

/** The result under the first of several keys that is there; without any it was not recorded. */
export function resultOf(holder: Mapping, keys: readonly string[], isError: boolean): ToolResult {
  if (!hasAny(holder, keys)) return { ...NOT_RECORDED, isError };
  return isError ? failed(givenOf(holder, keys)) : recorded(givenOf(holder, keys), false);
}
