import { isAbsent, isMapping, type Mapping, own } from '../../../values.js';
import { firstOf, hasAny, mappingAt, mappingsIn, parsed, textAt } from '../fields.js';
import type { TraceEvent } from '../trace.js';
import { factsOf } from '../usage.js';
import { decodePart, resultOf } from './part.js';

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
export function callsOf(message: Mapping): TraceEvent[] {
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
