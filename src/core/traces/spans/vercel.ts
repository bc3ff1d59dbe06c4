import { isMapping, own } from '../../text/values.js';
import { hasAny, mappingsIn, numberAt, parsed, textAt } from '../events/fields.js';
import type { TraceEvent } from '../events/trace.js';
import { decodeChatMessage } from '../messages/chat.js';
import { decodeMessages } from '../messages/message.js';
import type { Convention, Span } from './span.js';

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
    ...(hasAny(attributes, ['ai.toolCall.result']) && { output: parsed(own(attributes, 'ai.toolCall.result')) }),
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
  whole: () => [],
  usage: ({ attributes }) => {
    const input = numberAt(attributes, 'ai.usage.promptTokens', 'ai.usage.inputTokens', 'gen_ai.usage.input_tokens');
    const output = numberAt(
      attributes,
      ...['ai.usage.completionTokens', 'ai.usage.outputTokens', 'gen_ai.usage.output_tokens'],
    );
    const total = numberAt(attributes, 'ai.usage.totalTokens', 'ai.usage.tokens');
    return input === null && output === null && total === null ? null : { input, output, total, cost: null };
  },
  model: ({ attributes }) => textAt(attributes, 'ai.response.model', 'gen_ai.response.model', 'ai.model.id'),
  question: () => null,
  answer: ({ attributes }) => textAt(attributes, 'ai.response.text'),
  sessions: ['ai.telemetry.metadata.sessionId', 'session.id'],
  captureHint: 'set recordInputs and recordOutputs of experimental_telemetry to true, and record again',
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
