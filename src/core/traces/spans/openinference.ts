import { isMapping, type Mapping, own } from '../../text/values.js';
import { decodeUsage, firstOf, hasAny, parsed, textAt, unquoted } from '../events/fields.js';
import type { ToolResult, TraceEvent } from '../events/trace.js';
import { decodeMessage, decodeMessages } from '../messages/message.js';
import { type Convention, nestedAt, type Span, type SpanKind, type ToolSpan } from './span.js';

const KIND = 'openinference.span.kind';
const KINDS: Readonly<Record<string, SpanKind>> = { TOOL: 'tool', LLM: 'model', AGENT: 'agent', CHAIN: 'agent' };

/** OpenInference, which Arize Phoenix and its instrumentations write. */
export const OPENINFERENCE: Convention = {
  kindOf: ({ attributes }) => {
    const kind = textAt(attributes, KIND)?.toUpperCase() ?? '';
    return Object.hasOwn(KINDS, kind) ? (KINDS[kind] ?? null) : null;
  },
  tool: readTool,
  input: ({ attributes }) => messagesAt(attributes, 'llm.input_messages'),
  output: ({ attributes }) => messagesAt(attributes, 'llm.output_messages'),
  usage: ({ attributes }) =>
    decodeUsage({
      prompt_tokens: own(attributes, 'llm.token_count.prompt'),
      completion_tokens: own(attributes, 'llm.token_count.completion'),
      total: own(attributes, 'llm.token_count.total'),
      cost: own(attributes, 'llm.cost.total'),
    }),
  model: ({ attributes }) => textAt(attributes, 'llm.model_name'),
  question: ({ attributes }) => textAt(attributes, 'input.value'),
  answer: ({ attributes }) => textAt(attributes, 'output.value'),
  sessions: ['session.id'],
  captureHint: () => 'OPENINFERENCE_HIDE_OUTPUTS must not be true; record again',
};

function readTool({ attributes, name }: Span): ToolSpan {
  const value = unquoted(own(attributes, 'output.value'));
  const result = isHidden(value) ? null : readToolMessage(value);
  const args = firstOf(attributes, ['input.value', 'tool.parameters']);
  return {
    id: textAt(attributes, 'tool_call.id', 'tool.id') ?? result?.id ?? null,
    name: textAt(attributes, 'tool.name') ?? transferName(name),
    args: isHidden(args) ? undefined : args,
    ...(hasAny(attributes, ['output.value']) && !isHidden(value) && { output: value }),
    ...(result && { result }),
  };
}

/** The tool's name for a hand-off span of the OpenAI Agents SDK: the model calls `transfer_to_x`, its span is `handoff to X`. */
function transferName(name: string): string {
  const toTool = (_: string, agent: string) => `transfer_to_${agent.toLowerCase().replace(/[^a-z0-9]/g, '_')}`;
  return name.replace(/^handoff to (.+)$/, toTool);
}

/** The replacement for a value that the settings hide. */
const isHidden = (value: unknown): boolean => value === '__REDACTED__';

/** The result in a LangChain tool message; null for any other value. */
export function readToolMessage(value: unknown): (ToolResult & { readonly id: string | null }) | null {
  const parsedValue = parsed(value);
  const isWrapped =
    isMapping(parsedValue) && (Object.keys(parsedValue).length === 1 || hasAny(parsedValue, ['kwargs']));
  const inner = isWrapped ? (parsed(own(parsedValue, 'output')) ?? parsedValue) : parsedValue;
  if (!isMapping(inner) || !['tool', 'constructor', 'ToolMessage'].includes(textAt(inner, 'type') ?? '')) return null;
  const result = decodeMessage(inner)?.find((event) => event.kind === 'result');
  return result?.output === undefined ? null : result;
}

/** Messages in flattened attributes, as chat messages: `llm.output_messages.0.message.tool_calls.0.tool_call.id`. */
function messagesAt(attributes: Mapping, prefix: string): TraceEvent[] {
  const list = nestedAt(attributes, prefix);
  if (!Array.isArray(list)) return [];
  return decodeMessages(list.filter(isMapping).map((item) => chatMessage(own(item, 'message') ?? item)));
}

function chatMessage(message: unknown): unknown {
  if (!isMapping(message)) return message;
  const content = hasAny(message, ['content']) ? null : innerItems(own(message, 'contents'), 'message_content');
  const calls = innerItems(own(message, 'tool_calls'), 'tool_call');
  return { ...message, ...(content && { content }), ...(calls && { tool_calls: calls }) };
}

/** The items of a list, which are under a key each. */
function innerItems(list: unknown, key: string): unknown[] | null {
  return Array.isArray(list) ? list.map((item) => (isMapping(item) ? (own(item, key) ?? item) : item)) : null;
}
