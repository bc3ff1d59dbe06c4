import { isMapping, type Mapping } from '../../../src/core/text/values.js';
import type { Turn } from './script.js';

/** How one provider's interface is spoken. */
export interface Protocol {
  readonly path: string;
  /** The question, and how many results of tools the request has. */
  readonly asked: (request: Mapping) => { readonly question: string; readonly results: number };
  /** `id` is another one each time. */
  readonly reply: (turn: Turn, id: number) => object;
  readonly error: (message: string) => object;
}

const listOf = (value: unknown): Mapping[] => (Array.isArray(value) ? value.filter(isMapping) : []);

/** The text of a message, which may be in parts. */
function textOf(content: unknown): string {
  return typeof content === 'string'
    ? content
    : listOf(content)
        .map(({ text }) => String(text))
        .join('');
}

function questionIn(messages: readonly Mapping[]): string {
  return textOf(messages.find(({ role }) => role === 'user')?.content);
}

/** Tokens of each reply that were cached, and those of thoughts: parts of the input and of the output. */
const CACHED = 4;
const THOUGHTS = 1;

const openaiError = (message: string): object => ({ error: { message, type: 'invalid_request_error', code: null } });

const chat: Protocol = {
  path: '/v1/chat/completions',
  asked: ({ messages }) => ({
    question: questionIn(listOf(messages)),
    results: listOf(messages).filter(({ role }) => role === 'tool').length,
  }),
  reply: ({ calls, answer, inputTokens, outputTokens }, id) => {
    const tool_calls = calls.map(({ id: call, name, args }) => ({
      ...{ id: call, type: 'function', function: { name, arguments: JSON.stringify(args) } },
    }));
    const message = { role: 'assistant', content: answer, refusal: null, ...(calls.length > 0 && { tool_calls }) };
    const finish_reason = calls.length > 0 ? 'tool_calls' : 'stop';
    return {
      ...{ id: `chatcmpl-${id}`, object: 'chat.completion', created: 1_774_000_000, model: 'gpt-5-mini-2025-08-07' },
      choices: [{ index: 0, message, logprobs: null, finish_reason }],
      usage: {
        ...{ prompt_tokens: inputTokens, completion_tokens: outputTokens, total_tokens: inputTokens + outputTokens },
        ...{
          prompt_tokens_details: { cached_tokens: CACHED },
          completion_tokens_details: { reasoning_tokens: THOUGHTS },
        },
      },
    };
  },
  error: openaiError,
};

const responses: Protocol = {
  path: '/v1/responses',
  asked: ({ input }) => ({
    question: typeof input === 'string' ? input : questionIn(listOf(input)),
    results: listOf(input).filter(({ type }) => type === 'function_call_output').length,
  }),
  reply: ({ calls, answer, inputTokens, outputTokens }, id) => {
    const made = calls.map(({ id: call_id, name, args }) => ({
      ...{ type: 'function_call', id: `fc_${call_id}`, call_id, name, arguments: JSON.stringify(args) },
      status: 'completed',
    }));
    const content = [{ type: 'output_text', text: answer, annotations: [], logprobs: [] }];
    const message = { type: 'message', id: `msg_${id}`, role: 'assistant', status: 'completed', content };
    const reasoning = { type: 'reasoning', id: `rs_${id}`, summary: [] };
    return {
      ...{ id: `resp_${id}`, object: 'response', created_at: 1_774_000_000, status: 'completed', model: 'gpt-5-mini' },
      ...{ error: null, incomplete_details: null, instructions: null, metadata: {}, parallel_tool_calls: true },
      ...{ temperature: 1, top_p: 1, tool_choice: 'auto', tools: [] },
      output: answer === null ? [reasoning, ...made] : [message],
      usage: {
        ...{ input_tokens: inputTokens, input_tokens_details: { cached_tokens: CACHED } },
        ...{ output_tokens: outputTokens, output_tokens_details: { reasoning_tokens: THOUGHTS } },
        total_tokens: inputTokens + outputTokens,
      },
    };
  },
  error: openaiError,
};

const anthropic: Protocol = {
  path: '/v1/messages',
  asked: ({ messages }) => ({
    question: questionIn(listOf(messages)),
    results: listOf(messages)
      .flatMap(({ content }) => listOf(content))
      .filter(({ type }) => type === 'tool_result').length,
  }),
  reply: ({ calls, answer, inputTokens, outputTokens }, id) => ({
    ...{ id: `msg_${id}`, type: 'message', role: 'assistant', model: 'claude-sonnet-5', stop_sequence: null },
    content: [
      { type: 'text', text: answer ?? 'Let me look that up.' },
      ...calls.map((call) => ({ type: 'tool_use', id: call.id, name: call.name, input: call.args })),
    ],
    stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn',
    // Anthropic counts what was cached apart from the input.
    usage: { input_tokens: inputTokens - CACHED, cache_read_input_tokens: CACHED, output_tokens: outputTokens },
  }),
  error: (message) => ({ type: 'error', error: { type: 'invalid_request_error', message } }),
};

export const PROTOCOLS: readonly Protocol[] = [chat, responses, anthropic];
