import { jsonText } from '../../text/json.js';
import { isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import { decodeUsage, firstOf, hasAny, mappingsIn, parsed, textAt, textOf, unquoted } from '../events/fields.js';
import type { ToolResult, TraceEvent, Usage } from '../events/trace.js';
import { decodeChatMessage } from '../messages/chat.js';
import { decodeMessages } from '../messages/message.js';
import { bedrockValue, geminiResult } from '../messages/parts.js';
import { readToolMessage } from './openinference.js';
import { below, type Convention, nestedAt, type Span, type SpanKind, type ToolSpan } from './span.js';

const MODEL_CALLS = ['chat', 'text_completion', 'generate_content'];
const AGENTS = ['invoke_agent', 'create_agent', 'invoke_workflow'];

const ENTITY_INPUT = 'traceloop.entity.input';
const ENTITY_OUTPUT = 'traceloop.entity.output';
/** Names of a tool call's parts, without the arguments of OpenLLMetry. */
const ARGUMENTS = [
  ...['gen_ai.tool.call.arguments', 'gen_ai.tool.input', 'tool_arguments', 'gcp.vertex.agent.tool_call_args'],
];
const RESULTS = ['gen_ai.tool.call.result', 'gen_ai.tool.output', 'tool_response', ENTITY_OUTPUT];
/** Google's ADK wraps a tool's value, as Gemini does. */
const ADK_RESULT = 'gcp.vertex.agent.tool_response';
const INPUTS = ['gen_ai.input.messages', 'gen_ai.prompt'];
const OUTPUTS = ['gen_ai.output.messages', 'gen_ai.completion'];
/** Pydantic AI keeps all messages of a run at the agent's span. */
const ALL_MESSAGES = ['pydantic_ai.all_messages', 'all_messages_events'];

/** The GenAI conventions of OpenTelemetry, with the older names that Pydantic AI writes. */
export const GENAI: Convention = {
  kindOf: ({ attributes }): SpanKind => {
    const operation = textAt(attributes, 'gen_ai.operation.name')?.toLowerCase() ?? null;
    // ADK writes one span more for calls in parallel, with the merged result of all of them.
    if (operation === 'execute_tool')
      return textAt(attributes, 'gen_ai.tool.name') === '(merged tools)' ? null : 'tool';
    if (MODEL_CALLS.includes(operation ?? '')) return 'model';
    if (AGENTS.includes(operation ?? '') || hasAny(attributes, ALL_MESSAGES)) return 'agent';
    if (textAt(attributes, 'gen_ai.tool.name') !== null) return 'tool';
    const traceloop = own(TRACELOOP_KINDS, textAt(attributes, 'traceloop.span.kind') ?? '');
    if (traceloop !== undefined) return traceloop as SpanKind;
    return textAt(attributes, 'gen_ai.request.model') !== null && operation === null ? 'model' : null;
  },
  tool: ({ attributes, name, events }) => {
    const holder = [attributes, ...events.map((event) => event.attributes)].find((one) => hasAny(one, RESULTS));
    return {
      id: textAt(attributes, 'gen_ai.tool.call.id'),
      name: textAt(attributes, 'gen_ai.tool.name', 'traceloop.entity.name') ?? name.replace(TOOL_PREFIX, ''),
      args: firstOf(attributes, ARGUMENTS) ?? entityInput(attributes) ?? argumentsInEvents(events),
      ...resultInEvents(events),
      ...(holder && readResult(firstOf(holder, RESULTS) ?? null)),
      ...readAdkResult(attributes),
    };
  },
  input: (span) => readMessages(span, INPUTS, isAsked),
  output: (span) => readMessages(span, OUTPUTS, (name) => !isAsked(name)),
  whole: ({ attributes }) => decodeMessages(mappingsIn(firstOf(attributes, ALL_MESSAGES)).map(unwrapEvent)),
  usage: ({ attributes }) => {
    const usage = decodeUsage({
      input_tokens: firstOf(attributes, ['gen_ai.usage.input_tokens', 'gen_ai.usage.prompt_tokens']),
      output_tokens: firstOf(attributes, ['gen_ai.usage.output_tokens', 'gen_ai.usage.completion_tokens']),
      total: own(attributes, 'gen_ai.usage.total_tokens'),
      cost: firstOf(attributes, ['operation.cost', 'gen_ai.usage.cost']),
      thoughtsTokenCount: own(attributes, 'gen_ai.usage.experimental.reasoning_tokens'),
    });
    if (!usage || !hasAny(attributes, COPILOT)) return usage;
    const isTwice = mappingsIn(firstOf(attributes, OUTPUTS)).some((message) => withoutTwins(message) !== message);
    return isTwice ? halved(usage) : usage;
  },
  model: ({ attributes }) => textAt(attributes, 'gen_ai.response.model', 'gen_ai.request.model'),
  question: ({ attributes }) => textOf(entityInput(attributes)),
  answer: ({ attributes }) => textAt(attributes, 'final_result') ?? textOf(unquoted(own(attributes, ENTITY_OUTPUT))),
  sessions: ['gen_ai.conversation.id', 'session.id'],
  captureHint: () =>
    'set OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT=true, or include_content=True in Pydantic AI, and record again',
};

/** The arguments in the events of a tool's span, where Strands writes them, and those of its attributes. */
function argumentsInEvents(events: Span['events']): unknown {
  const holder = events.map(({ attributes }) => attributes).find((one) => hasAny(one, ARGUMENTS));
  if (holder) return firstOf(holder, ARGUMENTS);
  const call = messagesIn(events, INPUTS).find(({ kind }) => kind === 'call');
  if (call?.kind === 'call') return call.args;
  return own(events.find(({ name }) => name === 'gen_ai.tool.message')?.attributes ?? {}, 'content');
}

/** The result in the events of a tool's span, where Strands writes it. */
function resultInEvents(events: Span['events']): Pick<ToolSpan, 'output' | 'result'> {
  const told = messagesIn(events, OUTPUTS).find(({ kind }) => kind === 'result');
  if (told?.kind === 'result') {
    return Array.isArray(told.output) ? { output: bedrockValue(told.output) } : { result: told };
  }
  const message = own(events.find(({ name }) => name === 'gen_ai.choice')?.attributes ?? {}, 'message');
  return isAbsent(message) ? {} : { output: bedrockValue(parsed(message)) };
}

/** The messages in the newer events of a span. */
function messagesIn(events: Span['events'], keys: readonly string[]): TraceEvent[] {
  return events.flatMap(({ attributes }) => decodeMessages(mappingsIn(firstOf(attributes, keys))));
}

/** The result in an attribute, which may be a message of LangChain, or a value in the form of Bedrock. */
function readResult(written: unknown): Pick<ToolSpan, 'output' | 'result'> {
  const result = typeof written !== 'string' || written.includes('"kwargs"') ? readToolMessage(written) : null;
  return result ? { result } : { output: unquoted(unwrapJsonPart(written)) };
}

/** The value in the one part `[{"json": …}]`, as Bedrock and Strands write it; any other value, rows included, is unchanged. */
function unwrapJsonPart(written: unknown): unknown {
  const [part, ...more] = Array.isArray(written) ? written : (contentParts(written) ?? []);
  const isPart = isMapping(part) && more.length === 0 && Object.keys(part).join() === 'json';
  return isPart ? own(part, 'json') : written;
}

/** The input that OpenLLMetry wraps: for LangChain with its text, or, in JavaScript, as the only one of `args`. */
function entityInput(attributes: Mapping): unknown {
  const written = own(attributes, ENTITY_INPUT);
  const input = parsed(written);
  if (!isMapping(input)) return written;
  if (hasAny(input, ['input_str'])) return firstOf(input, ['inputs', 'input_str']);
  return unwrapInput(unwrapArguments(Object.keys(input).join() === 'args' ? { ...input, kwargs: {} } : written));
}

/** The arguments that are JSON text under `input`, as LangChain writes them; any other input is unchanged. */
export function unwrapInput(input: unknown): unknown {
  const wrapped = typeof input === 'string' && !/^\s*\{\s*"input"\s*:/.test(input) ? null : parsed(input);
  const text = isMapping(wrapped) && Object.keys(wrapped).length === 1 ? own(wrapped, 'input') : null;
  const args = typeof text === 'string' ? parsed(text) : null;
  return isMapping(args) ? args : input;
}

/** The arguments of a function that are written as `{args, kwargs}`: the named ones, or the only one without a name. */
export function unwrapArguments(value: unknown): unknown {
  const wrapped = typeof value === 'string' && !WRAPPED_ARGUMENTS.test(value) ? null : parsed(value);
  if (!isMapping(wrapped) || Object.keys(wrapped).toSorted().join() !== 'args,kwargs') return value;
  const [list, named] = [own(wrapped, 'args'), own(wrapped, 'kwargs')];
  if (!Array.isArray(list) || !isMapping(named)) return value;
  const [first, ...more] = list;
  if (first === undefined) return named;
  return more.length === 0 && Object.keys(named).length === 0 ? first : wrapped;
}

const WRAPPED_ARGUMENTS = /^\s*\{\s*"(?:kwargs|args)"\s*:/;

const TRACELOOP_KINDS: Mapping = { tool: 'tool', agent: 'agent', workflow: 'agent' };

function readAdkResult(attributes: Mapping): { readonly result?: ToolResult } {
  const response = parsed(own(attributes, ADK_RESULT));
  if (!isMapping(response) || hasAny(attributes, ['gen_ai.tool.call.result'])) return {};
  return { result: geminiResult({ response }) };
}

/** What stands before the name of a tool in the name of its span. Example: `execute_tool search`. */
export const TOOL_PREFIX = /^(?:execute_tool |running tool:? |tool\.)/;

/** Messages of a model call: in its attributes, in an event, or each in a separate event (the older way). */
function readMessages(span: Span, keys: readonly string[], fits: (event: string) => boolean): TraceEvent[] {
  for (const holder of [span.attributes, ...span.events.map(({ attributes }) => attributes)]) {
    const written = parsed(firstOf(holder, keys));
    const messages = mappingsIn(isMapping(written) ? own(written, 'messages') : written);
    const isTwice = hasAny(span.attributes, COPILOT);
    if (messages.length > 0) return decodeMessages(isTwice ? messages.map(withoutTwins) : messages);
  }
  const flattened = keys.map((key) => nestedAt(span.attributes, key)).find(Array.isArray);
  if (flattened) return decodeMessages(flattened);
  const adkEvents = readAdkMessages(span, keys === INPUTS);
  if (adkEvents.length > 0) return adkEvents;
  const older = [...mappingsIn(own(span.attributes, 'events')), ...span.events.map(buildEventMessage)];
  const messages = older.filter((event) => MESSAGE_EVENT.test(eventName(event)) && fits(eventName(event)));
  return decodeMessages(messages.map(unwrapEvent));
}

/** Attributes of the model calls and agents of GitHub Copilot, which writes each part twice and counts all tokens twice. */
const COPILOT = ['github.copilot.turn_id', 'github.copilot.turn_count'];

/** A message that has each of its parts twice, with each once; any other message is unchanged. */
function withoutTwins(message: Mapping): Mapping {
  const written = own(message, 'parts');
  const parts: readonly unknown[] = Array.isArray(written) ? written : [];
  const once = parts.filter((_, at) => at % 2 === 0);
  const isTwice = parts.length > 0 && once.every((part, at) => jsonText(part) === jsonText(parts[2 * at + 1] ?? null));
  return isTwice ? { ...message, parts: once } : message;
}

function halved({ input, output, total, cost }: Usage): Usage {
  const half = (figure: number | null) => (figure === null ? null : figure / 2);
  return { input: half(input), output: half(output), total: half(total), cost: half(cost) };
}

/** The request or response of a model as Google's ADK records it, without its usage, which is in other attributes. */
function readAdkMessages({ attributes }: Span, isInput: boolean): TraceEvent[] {
  const value = parsed(own(attributes, isInput ? 'gcp.vertex.agent.llm_request' : 'gcp.vertex.agent.llm_response'));
  if (!isMapping(value)) return [];
  const messages = isInput ? mappingsIn(own(value, 'contents')) : [own(value, 'content')].filter(isMapping);
  return decodeMessages(isInput ? messages : messages.map((content) => ({ role: 'model', ...content })));
}

const eventName = (event: Mapping): string => textAt(event, 'event.name') ?? '';
const MESSAGE_EVENT = /^gen_ai\.(?:\w+\.message|choice)$/;
const isAsked = (name: string): boolean => /^gen_ai\.(user|system|assistant|tool)\.message$/.test(name);

function buildEventMessage({ name, attributes }: Span['events'][number]): Mapping {
  const [content, message] = ['content', 'message'].map((key) => contentParts(own(attributes, key)));
  return { 'event.name': name, ...attributes, ...(content && { content }), ...(message && { message }) };
}

/** The parts that an event of Strands writes as JSON text; undefined for any other content. */
function contentParts(content: unknown): Mapping[] | undefined {
  const parts = typeof content === 'string' && PARTS_TEXT.test(content) ? parsed(content) : null;
  return Array.isArray(parts) && parts.every(isMapping) ? parts : undefined;
}

const PARTS_TEXT = /^\s*\[\s*\{\s*"(?:text|toolUse|toolResult|json|type)"\s*:/;

/** Unwraps the message of `gen_ai.choice`; the other events are messages, whose name also contains the role. */
function unwrapEvent(event: Mapping): Mapping {
  const written = own(event, 'message');
  const read = parsed(written);
  const inner = isMapping(read) && hasAny(read, ['role', 'content', 'tool_calls', 'parts']) ? read : written;
  if (isMapping(inner)) return { role: 'assistant', ...inner };
  if ((typeof inner === 'string' || Array.isArray(inner)) && !hasAny(event, ['content']))
    return { role: 'assistant', content: inner };
  const role = /^gen_ai\.(\w+)\.message$/.exec(eventName(event))?.[1];
  if (eventName(event) === 'gen_ai.choice') return { role: 'assistant', ...event };
  return role === undefined || !isAbsent(own(event, 'role')) ? event : { ...event, role };
}

const OPERATION = 'ai.operationId';

/** Spans of the Vercel AI SDK: `ai.generateText`, in it `ai.generateText.doGenerate` and `ai.toolCall`. */
export const VERCEL: Convention = {
  kindOf: ({ attributes }) => {
    const operation = textAt(attributes, OPERATION);
    if (operation === null) return null;
    if (operation === 'ai.toolCall') return 'tool';
    return /\.do[A-Z]/.test(operation) ? 'model' : 'agent';
  },
  tool: ({ attributes }) => ({
    id: textAt(attributes, 'ai.toolCall.id'),
    name: textAt(attributes, 'ai.toolCall.name') ?? '',
    args: own(attributes, 'ai.toolCall.args') ?? own(attributes, 'ai.toolCall.input'),
    ...(hasAny(attributes, ['ai.toolCall.result']) && {
      output: parsed(unquoted(own(attributes, 'ai.toolCall.result'))),
    }),
  }),
  input: readPrompt,
  output: ({ attributes }) => {
    const text = textAt(attributes, 'ai.response.text', 'ai.response.object');
    const calls = mappingsIn(own(attributes, 'ai.response.toolCalls'));
    const content = [
      ...(text === null ? [] : [{ type: 'text', text }]),
      ...calls.map((call) => ({ ...call, type: 'tool-call' })),
    ];
    return decodeChatMessage({ role: 'assistant', content }) ?? [];
  },
  usage: ({ attributes }) =>
    decodeUsage(below(attributes, ['ai.usage'])) ?? decodeUsage(below(attributes, ['gen_ai.usage'])),
  model: ({ attributes }) => textAt(attributes, 'ai.response.model', 'gen_ai.response.model', 'ai.model.id'),
  answer: ({ attributes }) => textAt(attributes, 'ai.response.text'),
  sessions: ['ai.telemetry.metadata.sessionId', 'session.id'],
  captureHint: () => 'set recordInputs and recordOutputs of experimental_telemetry to true, and record again',
};

/** The messages that the model received: `ai.prompt.messages`, or a prompt with a text or messages. */
function readPrompt({ attributes }: Span): TraceEvent[] {
  const messages = mappingsIn(own(attributes, 'ai.prompt.messages'));
  if (messages.length > 0) return decodeMessages(messages);
  const prompt = parsed(own(attributes, 'ai.prompt'));
  if (!isMapping(prompt)) return [];
  const text = textAt(prompt, 'prompt');
  if (text !== null) return [{ kind: 'user', text }];
  return decodeMessages(mappingsIn(own(prompt, 'messages')));
}
