import { isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import { factsOf, firstOf, hasAny, mappingsIn, parsed, textAt, textOfPart } from '../events/fields.js';
import type { TraceEvent } from '../events/trace.js';
import { decodeListedCalls, decodeToolMessage, decodeToolPart } from './parts.js';

const ASSISTANTS = ['assistant', 'model', 'ai', 'bot', 'agent'];
const USERS = ['user', 'human'];
/** Roles of instructions to the model, which are not part of the conversation. */
const INSTRUCTORS = ['system', 'developer'];
/** Roles of tool results; `function` is OpenAI's first name for a tool. */
const TOOLS = ['tool', 'function', 'toolResult', 'tool_result'];

/** Messages with a `role`: OpenAI chat, Anthropic, Vercel AI SDK, the GenAI conventions, Gemini. */
export function decodeChatMessage(message: Mapping): TraceEvent[] | null {
  const role = textAt(message, 'role');
  if (role === null) return null;
  // The tokens of a simulated user are not the agent's.
  const facts = USERS.includes(role) ? [] : factsOf(message);
  if (TOOLS.includes(role)) {
    const results = readParts(message).flatMap((part) => decodePart(part, null));
    return [...(results.length > 0 ? results : [readToolMessage(message)]), ...facts];
  }
  const speaker = speakerForRole(role);
  if (speaker === null && !INSTRUCTORS.includes(role)) return [{ kind: 'unread', type: `${role} message` }];
  const texts = joined(readParts(message).flatMap((part) => decodePart(part, speaker)));
  // The calls of a simulated user are no steps of the agent.
  const calls = readCalls(message).map((event) =>
    speaker === 'user' && event.kind === 'call' ? { ...event, isUser: true } : event,
  );
  // Where the results are beside the calls, the text is what the model said with them.
  const isWhole = calls.at(-1)?.kind === 'result';
  return [...(isWhole ? [...calls, ...texts] : [...texts, ...calls]), ...facts];
}

function speakerForRole(role: string): 'user' | 'assistant' | null {
  if (ASSISTANTS.includes(role)) return 'assistant';
  return USERS.includes(role) ? 'user' : null;
}

/** The content parts of a message, which are under `parts` in the GenAI conventions and in Gemini. */
function readParts(message: Mapping): readonly unknown[] {
  const parts = own(message, 'parts');
  const content = parsedParts(
    hasParts(parts) && !Array.isArray(own(message, 'content')) ? parts : own(message, 'content'),
  );
  if (isMapping(content)) return readParts(content);
  if (typeof content === 'string' && content !== '') return [content];
  if (Array.isArray(content) && content.length > 0) return content;
  // Messages of Vercel's user interface have both keys, those of Semantic Kernel have items.
  return Array.isArray(parts) ? parts : mappingsIn(own(message, 'items'));
}

function hasParts(parts: unknown): boolean {
  return Array.isArray(parts) && parts.some(isMapping);
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

/** OpenAI's `tool_calls`, formerly one `function_call`; LangChain lists calls with bad arguments apart. */
function readCalls(message: Mapping): TraceEvent[] {
  // AgentKit lists its calls under `tools`, which elsewhere are the tools that the model may call.
  const listKeys = own(message, 'type') === 'tool_call' ? ['tools'] : ['tool_calls', 'toolCalls', 'functionCalls'];
  const callLists = [firstOf(message, listKeys), own(message, 'invalid_tool_calls')];
  const invocations = mappingsIn(own(message, 'toolInvocations')).filter(() => !hasParts(own(message, 'parts')));
  const calls = [
    ...callLists.flatMap(mappingsIn).flatMap(decodeListedCalls),
    ...invocations.flatMap((toolInvocation) => decodeToolPart({ toolInvocation }) ?? []),
  ];
  const functionCall = own(message, 'function_call');
  if (calls.length > 0) return calls;
  const rest = own(message, 'additional_kwargs');
  return isMapping(functionCall) ? decodeListedCalls(functionCall) : isMapping(rest) ? readCalls(rest) : [];
}

/** The result of a message that is entirely a tool result. */
function readToolMessage(message: Mapping): TraceEvent {
  const tool = own(message, 'tool');
  if (isMapping(tool)) return readToolMessage({ ...tool, ...wrappedContent(own(message, 'content')) });
  const [result, artifact] = [decodeToolMessage(message), own(message, 'artifact')];
  return isAbsent(artifact) ? result : ({ ...result, artifact } as TraceEvent);
}

/** The content of a result of AgentKit: `{data: …}` or `{error: …}`. */
function wrappedContent(content: unknown): Mapping {
  if (!isMapping(content)) return { content };
  return hasAny(content, ['error']) ? { error: own(content, 'error') } : { content: own(content, 'data') ?? content };
}

/** The events of one content part; `speaker` is the author of its text, null for a system message. */
export function decodePart(part: unknown, speaker: 'user' | 'assistant' | null): TraceEvent[] {
  const events = isMapping(part) ? decodeToolPart(part) : null;
  if (events) return events;
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
