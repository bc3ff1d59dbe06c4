import { describe, expect, test } from 'vitest';
import { QUESTION, responseFrom, step } from '../../support/traces.js';

const FIND = { query: 'Harbour' };
const QUERY = { query: 'SELECT ?line' };
const ROWS = { head: { vars: ['line'] }, results: { bindings: [] } };
const ANSWER = 'M1 and M3.';

/** The steps that every example below is of: two calls at once, one of which fails, and a second try of that one. */
const FOUND = step('find', FIND, 'c1', { output: 'urn:harbour' });
const FAILED = step('sparql_query', { query: 'SELECT' }, 'c2', { status: 'error', error: 'timeout' });
const RETRIED = step('sparql_query', QUERY, 'c3', { output: ROWS });
const STEPS = [FOUND, FAILED, RETRIED];

const asJson = JSON.stringify;

const OPENAI_CHAT = [
  { role: 'system', content: 'You answer questions on trams.' },
  { role: 'user', content: QUESTION },
  {
    role: 'assistant',
    content: null,
    tool_calls: [
      { id: 'c1', type: 'function', function: { name: 'find', arguments: asJson(FIND) } },
      { id: 'c2', type: 'function', function: { name: 'sparql_query', arguments: '{"query":"SELECT"}' } },
    ],
  },
  { role: 'tool', tool_call_id: 'c1', content: 'urn:harbour' },
  { role: 'tool', tool_call_id: 'c2', content: 'timeout' },
  {
    role: 'assistant',
    content: 'Once more.',
    tool_calls: [{ id: 'c3', type: 'function', function: { name: 'sparql_query', arguments: asJson(QUERY) } }],
  },
  { role: 'tool', tool_call_id: 'c3', content: [{ type: 'text', text: asJson(ROWS) }] },
  { role: 'assistant', content: ANSWER },
];

const AGENTS_SDK = [
  { type: 'message', role: 'user', content: QUESTION },
  { type: 'function_call', callId: 'c1', name: 'find', status: 'completed', arguments: asJson(FIND) },
  { type: 'function_call', callId: 'c2', name: 'sparql_query', status: 'completed', arguments: '{"query":"SELECT"}' },
  {
    ...{ type: 'function_call_result', callId: 'c1', name: 'find', status: 'completed' },
    output: { type: 'text', text: 'urn:harbour' },
  },
  { type: 'function_call_result', callId: 'c2', name: 'sparql_query', status: 'incomplete', output: 'timeout' },
  { type: 'function_call', callId: 'c3', name: 'sparql_query', status: 'completed', arguments: asJson(QUERY) },
  {
    ...{ type: 'function_call_result', callId: 'c3', name: 'sparql_query', status: 'completed' },
    output: [{ type: 'input_text', text: asJson(ROWS) }],
  },
  { type: 'message', role: 'assistant', status: 'completed', content: [{ type: 'output_text', text: ANSWER }] },
];

const VERCEL_STEPS = [
  {
    content: [
      { type: 'tool-call', toolCallId: 'c1', toolName: 'find', input: FIND },
      { type: 'tool-call', toolCallId: 'c2', toolName: 'sparql_query', input: { query: 'SELECT' } },
      { type: 'tool-result', toolCallId: 'c1', toolName: 'find', input: FIND, output: 'urn:harbour' },
      { type: 'tool-error', toolCallId: 'c2', toolName: 'sparql_query', input: {}, error: { message: 'timeout' } },
    ],
    finishReason: 'tool-calls',
    usage: { inputTokens: 100, outputTokens: 10, totalTokens: 110, cachedInputTokens: 40 },
    response: { modelId: 'gpt-4o', timestamp: '2026-03-19T06:11:54.000Z' },
  },
  {
    content: [
      { type: 'tool-call', toolCallId: 'c3', toolName: 'sparql_query', input: QUERY },
      { type: 'tool-result', toolCallId: 'c3', toolName: 'sparql_query', input: QUERY, output: ROWS },
    ],
    finishReason: 'tool-calls',
    usage: { inputTokens: 200, outputTokens: 20, totalTokens: 220 },
    response: { modelId: 'gpt-4o', timestamp: '2026-03-19T06:11:58.000Z' },
  },
  {
    content: [{ type: 'text', text: ANSWER }],
    finishReason: 'stop',
    usage: { inputTokens: 300, outputTokens: 30, totalTokens: 330 },
    response: { modelId: 'gpt-4o', timestamp: '2026-03-19T06:12:04.500Z' },
  },
];

/** The same with the time of each step, as from version 7 on. */
const timed = (times: readonly number[]) =>
  VERCEL_STEPS.map((one, at) => ({ ...one, performance: { stepTimeMs: times[at] } }));

/** The same of version 4: text, calls and results apart, `args` and `result`. */
const VERCEL_4_STEPS = [
  {
    stepType: 'initial',
    text: '',
    toolCalls: [
      { type: 'tool-call', toolCallId: 'c1', toolName: 'find', args: FIND },
      { type: 'tool-call', toolCallId: 'c3', toolName: 'sparql_query', args: QUERY },
    ],
    toolResults: [
      { type: 'tool-result', toolCallId: 'c1', toolName: 'find', args: FIND, result: 'urn:harbour' },
      { type: 'tool-result', toolCallId: 'c3', toolName: 'sparql_query', args: QUERY, result: ROWS },
    ],
    usage: { promptTokens: 100, completionTokens: 10, totalTokens: 110 },
  },
  { stepType: 'tool-result', text: ANSWER, toolCalls: [], toolResults: [], finishReason: 'stop' },
];

const LANGCHAIN = [
  { type: 'human', content: QUESTION },
  {
    type: 'ai',
    content: '',
    tool_calls: [
      { name: 'find', args: FIND, id: 'c1', type: 'tool_call' },
      { name: 'sparql_query', args: { query: 'SELECT' }, id: 'c2', type: 'tool_call' },
    ],
    usage_metadata: { input_tokens: 100, output_tokens: 10, total_tokens: 110 },
    response_metadata: { model_name: 'gpt-4o', token_usage: { prompt_tokens: 100, completion_tokens: 10 } },
  },
  { type: 'tool', name: 'find', content: 'urn:harbour', tool_call_id: 'c1', status: 'success' },
  { type: 'tool', name: 'sparql_query', content: 'timeout', tool_call_id: 'c2', status: 'error' },
  { type: 'ai', content: '', tool_calls: [{ name: 'sparql_query', args: QUERY, id: 'c3', type: 'tool_call' }] },
  { type: 'tool', name: 'sparql_query', content: asJson(ROWS), tool_call_id: 'c3', artifact: { rows: 0 } },
  { type: 'ai', content: ANSWER, usage_metadata: { input_tokens: 200, output_tokens: 20, total_tokens: 220 } },
];

const ADK = [
  { author: 'user', content: { role: 'user', parts: [{ text: QUESTION }] }, timestamp: 1774000000 },
  {
    author: 'trams',
    content: {
      role: 'model',
      parts: [
        { functionCall: { id: 'c1', name: 'find', args: FIND } },
        { function_call: { id: 'c2', name: 'sparql_query', args: { query: 'SELECT' } } },
      ],
    },
    usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 7, thoughtsTokenCount: 3, totalTokenCount: 110 },
    modelVersion: 'gemini-2.5-pro',
    timestamp: 1774000001,
  },
  {
    author: 'trams',
    content: {
      role: 'user',
      parts: [
        { functionResponse: { id: 'c1', name: 'find', response: { result: 'urn:harbour' } } },
        { function_response: { id: 'c2', name: 'sparql_query', response: { error: 'timeout' } } },
      ],
    },
    timestamp: 1774000002,
  },
  { author: 'trams', partial: true, content: { role: 'model', parts: [{ text: 'M1 a' }] }, timestamp: 1774000003 },
  {
    author: 'lookup',
    content: { role: 'model', parts: [{ functionCall: { id: 'c3', name: 'sparql_query', args: QUERY } }] },
    timestamp: 1774000004,
  },
  {
    author: 'lookup',
    content: { role: 'user', parts: [{ functionResponse: { id: 'c3', name: 'sparql_query', response: ROWS } }] },
    timestamp: 1774000005,
  },
  { author: 'trams', content: { role: 'model', parts: [{ text: ANSWER }] }, timestamp: 1774000006.5 },
];

const untimed = (steps: unknown) => (steps as object[]).map((one) => ({ ...one, execution_timestamp: undefined }));
const TEXT_ROWS = { ...RETRIED, output: asJson(ROWS) };

/** The usual forms of each dialect are in `every-format.test.ts`. */
test.each<[string, unknown, readonly object[]]>([
  ['OpenAI chat and its completion', withCompletion(), [FOUND, expect.anything(), TEXT_ROWS]],
  ['Vercel AI SDK 4, steps', { prompt: QUESTION, steps: VERCEL_4_STEPS }, [FOUND, RETRIED]],
  ['Google ADK, with the keys that are null', { id: 's1', events: ADK.map(withNulls) }, STEPS],
])('other forms of a dialect lead to the same steps and the same answer: %s', (_, record, steps) => {
  const response = responseFrom('messages', record);
  expect(untimed(response.actual_steps)).toEqual(steps);
  expect(response.actual_answer).toBe(ANSWER);
  expect(response.error).toBeUndefined();
});

function withCompletion(): object {
  const message = OPENAI_CHAT.at(-1);
  return {
    messages: OPENAI_CHAT.slice(0, -1),
    response: { object: 'chat.completion', choices: [{ index: 0, message }] },
  };
}

/** As Pydantic dumps an event: every key of a part, those without a value as null. */
function withNulls(event: (typeof ADK)[number]): object {
  const nulls = { text: null, thought: null, function_call: null, function_response: null };
  return {
    partial: null,
    error_code: null,
    ...event,
    content: { ...event.content, parts: event.content.parts.map((part) => ({ ...nulls, ...part })) },
  };
}

describe('usage, model, times and errors', () => {
  test.each([
    ['all but one', timed([100, 200])],
    ['none', VERCEL_STEPS],
  ])('no time of Vercel steps of which %s say one, as timestamps leave out a model call', (_, steps) => {
    expect(responseFrom('messages', { steps })).not.toHaveProperty('elapsed_sec');
  });

  test('a cost outside the messages counts where they have none', () => {
    const response = responseFrom('messages', { messages: LANGCHAIN, total_cost_usd: 0.25 });
    expect(response).toMatchObject({ total_tokens: 330, cost_usd: 0.25 });
  });

  test.each<[string, object, object]>([
    [
      'Vercel steps are summed, cached tokens inside',
      { prompt: QUESTION, steps: VERCEL_STEPS },
      { input_tokens: 600, output_tokens: 60, total_tokens: 660, model: 'gpt-4o' },
    ],
    [
      'Vercel steps take the time that they say',
      { prompt: QUESTION, steps: timed([1200.5, 3000, 400]) },
      { elapsed_sec: 4.6005 },
    ],
    ['the same in a result', { prompt: QUESTION, result: { steps: timed([100, 200, 300]) } }, { elapsed_sec: 0.6 }],
    [
      'LangChain messages are summed',
      { messages: LANGCHAIN },
      { input_tokens: 300, output_tokens: 30, total_tokens: 330, model: 'gpt-4o' },
    ],
    [
      'ADK thoughts are output',
      { events: ADK },
      { input_tokens: 100, output_tokens: 10, total_tokens: 110, model: 'gemini-2.5-pro', elapsed_sec: 6.5 },
    ],
    [
      'usage outside the messages',
      { messages: OPENAI_CHAT, model: 'gpt-4o', usage: { prompt_tokens: 5, completion_tokens: 2, total_tokens: 7 } },
      { input_tokens: 5, output_tokens: 2, total_tokens: 7 },
    ],
    [
      'Anthropic counts cached tokens in addition to the input',
      {
        messages: OPENAI_CHAT.slice(0, 2),
        usage: { input_tokens: 5, cache_read_input_tokens: 90, cache_creation_input_tokens: 3, output_tokens: 2 },
      },
      { input_tokens: 98, output_tokens: 2, total_tokens: 100 },
    ],
    [
      'the raw responses of an Agents SDK run',
      {
        history: AGENTS_SDK,
        rawResponses: [
          { usage: { inputTokens: 5, outputTokens: 2, totalTokens: 7 } },
          { usage: { inputTokens: 6, outputTokens: 1, totalTokens: 7 } },
        ],
      },
      { input_tokens: 11, output_tokens: 3, total_tokens: 14 },
    ],
    [
      'an error of the record',
      { messages: OPENAI_CHAT.slice(0, 2), error: { message: 'rate limit' } },
      { status: 'error', error: 'rate limit' },
    ],
    [
      'a failed status',
      { messages: OPENAI_CHAT.slice(0, 2), status: 'failed' },
      { status: 'error', error: 'unknown error' },
    ],
    [
      'an error event of ADK',
      { events: [...ADK.slice(0, 2), { author: 'trams', errorCode: '429', errorMessage: 'quota' }] },
      { status: 'error', error: 'quota' },
    ],
  ])('%s', (_, record, expected) => {
    expect(responseFrom('messages', record)).toMatchObject(expected);
  });
});

describe('a call and its result', () => {
  const call = (name: string, id?: string, args = '{}') => ({
    role: 'assistant',
    tool_calls: [{ ...(id && { id }), function: { name, arguments: args } }],
  });
  const result = (content: unknown, more: object) => ({ role: 'tool', content, ...more });
  const steps = (...messages: object[]) =>
    responseFrom('messages', { messages }).actual_steps as Record<string, unknown>[];

  test.each<[string, object[], unknown[]]>([
    [
      'without ids are paired by name and order',
      [
        call('find'),
        call('ask'),
        call('find'),
        result('F1', { name: 'find' }),
        result('F2', { name: 'find' }),
        result('A', { name: 'ask' }),
      ],
      ['F1', 'A', 'F2'],
    ],
    [
      'an id that is used twice is two calls',
      [call('find', 'a'), result('1', { tool_call_id: 'a' }), call('find', 'a'), result('2', { tool_call_id: 'a' })],
      ['1', '2'],
    ],
    ['a result without its call is a step of its name', [result('A', { tool_call_id: 'a', name: 'find' })], ['A']],
  ])('%s', (_, messages, outputs) => {
    expect(steps(...messages).map(({ output }) => output)).toEqual(outputs);
  });
});

test.each([
  ['as text', asJson],
  ['as a value', (value: unknown) => value],
] as const)('a result of an MCP server that says isError is a failed call, %s', (_, written) => {
  const content = written({ content: [{ type: 'text', text: 'no such table' }], isError: true });
  const messages = [
    { role: 'user', content: QUESTION },
    { role: 'assistant', content: [{ type: 'tool_use', id: 'c1', name: 'sql', input: {} }] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content }] },
    { role: 'assistant', content: ANSWER },
  ];
  const failed = step('sql', {}, 'c1', { status: 'error', error: 'no such table' });
  expect(responseFrom('messages', { messages }).actual_steps).toEqual([failed]);
});
