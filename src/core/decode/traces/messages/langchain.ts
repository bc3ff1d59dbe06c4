import { isMapping, type Mapping, own } from '../../../values.js';
import { textAt, textOf } from '../fields.js';
import type { TraceEvent } from '../trace.js';
import { decodeChatMessage } from './chat.js';

/** The role that a message type stands for. */
const ROLES: Readonly<Record<string, string>> = {
  human: 'user',
  ai: 'assistant',
  tool: 'tool',
  function: 'function',
  system: 'system',
  developer: 'system',
  chat: 'user',
  remove: 'system',
};

/**
 * LangChain: `{type, data}` of `messages_to_dict`, `{lc, type: constructor, id, kwargs}` of `toJSON`, and the plain
 * `{type: ai, …}` of a message as a mapping.
 */
export function decodeLangchainMessage(message: Mapping): TraceEvent[] | null {
  const { type, fields } = unwrapped(message);
  const role = roleOf(type, fields);
  if (role === null) return null;
  return decodeChatMessage({ ...fields, role, content: textOnly(own(fields, 'content')) });
}

function unwrapped(message: Mapping): { type: string; fields: Mapping } {
  const [type, data, kwargs, id] = ['type', 'data', 'kwargs', 'id'].map((key) => own(message, key));
  if (type === 'constructor' && isMapping(kwargs)) {
    return { type: textOf(Array.isArray(id) ? id.at(-1) : null) ?? '', fields: kwargs };
  }
  if (isMapping(data)) return { type: textOf(type) ?? '', fields: data };
  return { type: typeof type === 'string' ? type : '', fields: message };
}

/** `AIMessageChunk` and `ToolMessage` are written as `ai` and `tool` are. */
function roleOf(type: string, fields: Mapping): string | null {
  const short = type.replace(/Message(Chunk)?$/, '').toLowerCase();
  const role = Object.hasOwn(ROLES, short) ? (ROLES[short] ?? null) : null;
  return role !== null && short === 'chat' ? (textAt(fields, 'role') ?? role) : role;
}

/** The calls of an AI message stand under `tool_calls`, too: those in its content are the provider's copy. */
function textOnly(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  return content.filter(
    (part) => !isMapping(part) || !/tool_use|tool_call|function_call/.test(textAt(part, 'type') ?? ''),
  );
}
