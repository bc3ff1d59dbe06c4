import { describe, expect, test } from 'vitest';
import { MESSAGE_WRITERS, type Turn } from '../../support/conversations.js';
import { QUESTION, responseFrom, step } from '../../support/traces.js';

const FIND = { id: 'c1', name: 'find', args: { query: 'Harbour' } };
const SELECT = { id: 'c2', name: 'sparql_query', args: { query: 'SELECT' } };
const RETRY = { id: 'c3', name: 'sparql_query', args: { query: 'SELECT ?line' } };
const ROWS = { head: { vars: ['line'] }, results: { bindings: [] } };
const ANSWER = 'M1 and M3.';

const LATE = { of: SELECT, error: 'timeout' };
/** Two calls at once, one of which fails, and a second try of that one. */
const TURNS: readonly Turn[] = [
  { calls: [FIND, SELECT] },
  { results: [{ of: FIND, output: 'urn:harbour' }, LATE] },
  { calls: [RETRY] },
  { results: [{ of: RETRY, output: ROWS }] },
  { answer: ANSWER },
];
const FOUND = step('find', FIND.args, 'c1', { output: 'urn:harbour' });
const FAILED = step('sparql_query', SELECT.args, 'c2', { status: 'error', error: 'timeout' });
const RETRIED = step('sparql_query', RETRY.args, 'c3', { output: ROWS });

const written = (name: string) => MESSAGE_WRITERS[name]?.write(QUESTION, TURNS) as Record<string, object[]>;
const asked = { role: 'user', content: QUESTION };

/** Steps of version 4 of Vercel's AI SDK: text, calls and results apart, `args` and `result`. */
const vercel4 = (key: 'args' | 'result', values: readonly unknown[]) =>
  [FIND, RETRY].map(({ id, name, args }, at) => ({
    ...{ type: key === 'args' ? 'tool-call' : 'tool-result', toolCallId: id, toolName: name, args },
    [key]: values[at],
  }));
const VERCEL_4_STEPS = [
  {
    ...{ stepType: 'initial', text: '', toolCalls: vercel4('args', [FIND.args, RETRY.args]) },
    toolResults: vercel4('result', ['urn:harbour', ROWS]),
  },
  { stepType: 'tool-result', text: ANSWER, toolCalls: [], toolResults: [], finishReason: 'stop' },
];

const untimed = (steps: unknown) => (steps as object[]).map((one) => ({ ...one, execution_timestamp: undefined }));

/** The usual forms of each dialect are in `every-format.test.ts`. */
test.each<[string, unknown, readonly object[]]>([
  ['OpenAI chat and its completion', withCompletion(), [FOUND, expect.anything(), RETRIED]],
  ['Vercel AI SDK 4, steps', { prompt: QUESTION, steps: VERCEL_4_STEPS }, [FOUND, RETRIED]],
  ['Google ADK, with keys that are null', adkWithNulls(), [FOUND, FAILED, RETRIED]],
])('other forms of a dialect lead to the same steps and the same answer: %s', (_, record, steps) => {
  const response = responseFrom('messages', record);
  expect(untimed(response.actual_steps)).toEqual(steps);
  expect(response.actual_answer).toBe(ANSWER);
  expect(response.error).toBeUndefined();
});

function withCompletion(): object {
  const { messages = [] } = written('OpenAI chat');
  const choices = [{ index: 0, message: messages.at(-1) }];
  return { messages: messages.slice(0, -1), response: { object: 'chat.completion', choices } };
}

/** As Pydantic dumps events: every key of a part in snake case, those without a value as null. */
function adkWithNulls(): object {
  const { events = [] } = written('Google ADK') as unknown as Record<string, { content: { parts: object[] } }[]>;
  const dumped = ({ functionCall = null, functionResponse = null, ...part }: Record<string, unknown>) => ({
    ...{ text: null, thought: null, function_call: functionCall, function_response: functionResponse },
    ...part,
  });
  const nulls = { partial: null, error_code: null };
  return {
    id: 's1',
    events: events.map(({ content, ...event }) => ({
      ...{ ...nulls, ...event },
      content: { ...content, parts: content.parts.map((part) => dumped(part as Record<string, unknown>)) },
    })),
  };
}

describe('usage, model, times and errors', () => {
  const vercel = ([100, 200, 300] as const).map((inputTokens, at) => ({
    ...{ finishReason: 'stop', content: [{ type: 'text', text: ANSWER }] },
    usage: { inputTokens, outputTokens: inputTokens / 10, totalTokens: (inputTokens * 11) / 10, cachedInputTokens: 40 },
    response: { modelId: 'gpt-4o', timestamp: `2026-03-19T06:12:0${at}.000Z` },
  }));
  /** The same with the time of each step, as from version 7 on. */
  const timed = (times: readonly number[]) =>
    vercel.map((one, at) => ({ ...one, performance: { stepTimeMs: times[at] } }));
  const tokens = (input_tokens: number, output_tokens = input_tokens / 10) => ({
    ...{ input_tokens, output_tokens, total_tokens: input_tokens + output_tokens },
  });
  const quota = { author: 'trams', errorCode: '429', errorMessage: 'quota' };
  const langchain = [
    { type: 'human', content: QUESTION },
    {
      ...{ type: 'ai', content: '', usage_metadata: tokens(100) },
      response_metadata: { model_name: 'gpt-4o', token_usage: { prompt_tokens: 100, completion_tokens: 10 } },
    },
    { type: 'ai', content: ANSWER, usage_metadata: tokens(200) },
  ];
  const adkEvent = (text: string, timestamp: number, more: object = {}) => ({
    ...{ author: 'trams', content: { role: 'model', parts: [{ text }] }, timestamp },
    ...more,
  });
  const adk = [
    adkEvent(QUESTION, 1774000000, { author: 'user' }),
    adkEvent('M1', 1774000001, {
      usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 7, thoughtsTokenCount: 3, totalTokenCount: 110 },
      modelVersion: 'gemini-2.5-pro',
    }),
    adkEvent(ANSWER, 1774000006.5),
  ];

  test.each([
    ['all but one', timed([100, 200])],
    ['none', vercel],
  ])('no time of Vercel steps of which %s say one, as timestamps leave out a model call', (_, steps) => {
    expect(responseFrom('messages', { steps })).not.toHaveProperty('elapsed_sec');
  });

  const raw = (inputTokens: number, outputTokens: number) => ({ usage: { inputTokens, outputTokens, totalTokens: 7 } });
  const rawResponses = [raw(5, 2), raw(6, 1)];
  const ofAnthropic = {
    ...{ input_tokens: 5, cache_read_input_tokens: 90, cache_creation_input_tokens: 3, output_tokens: 2 },
  };
  test.each<[string, object, object]>([
    ['Vercel, cached tokens inside', { prompt: QUESTION, steps: vercel }, { ...tokens(600, 60), model: 'gpt-4o' }],
    ['Vercel steps take the time that they say', { steps: timed([1200.5, 3000, 400]) }, { elapsed_sec: 4.6005 }],
    ['the same in a result', { prompt: QUESTION, result: { steps: timed([100, 200, 300]) } }, { elapsed_sec: 0.6 }],
    [
      'LangChain messages are summed; a cost outside of them counts where they have none',
      { messages: langchain, total_cost_usd: 0.25 },
      { ...tokens(300, 30), model: 'gpt-4o', cost_usd: 0.25 },
    ],
    ['ADK thoughts are output', { events: adk }, { ...tokens(100, 10), model: 'gemini-2.5-pro', elapsed_sec: 6.5 }],
    [
      'usage outside the messages',
      { messages: [asked], model: 'gpt-4o', usage: { prompt_tokens: 5, completion_tokens: 2, total_tokens: 7 } },
      tokens(5, 2),
    ],
    ['Anthropic counts cached tokens beside the input', { messages: [asked], usage: ofAnthropic }, tokens(98, 2)],
    ['the raw responses of an Agents SDK run', { history: [asked], rawResponses }, tokens(11, 3)],
    ['an error of the record', { messages: [asked], error: { message: 'limit' } }, { status: 'error', error: 'limit' }],
    ['a failed status', { messages: [asked], status: 'failed' }, { status: 'error', error: 'unknown error' }],
    ['an error event of ADK', { events: [...adk, quota] }, { status: 'error', error: 'quota' }],
  ])('%s', (_, record, expected) => {
    expect(responseFrom('messages', record)).toMatchObject(expected);
  });
});

describe('a call and its result', () => {
  const call = (name: string, id?: string) => ({
    ...{ role: 'assistant', tool_calls: [{ ...(id && { id }), function: { name, arguments: '{}' } }] },
  });
  const result = (content: unknown, more: object) => ({ role: 'tool', content, ...more });
  const [find, ask] = [{ name: 'find' }, { name: 'ask' }];

  test.each<[string, object[], unknown[]]>([
    [
      'without ids are paired by name and order',
      [call('find'), call('ask'), call('find'), result('F1', find), result('F2', find), result('A', ask)],
      ['F1', 'A', 'F2'],
    ],
    [
      'an id that is used twice is two calls',
      [call('find', 'a'), result('1', { tool_call_id: 'a' }), call('find', 'a'), result('2', { tool_call_id: 'a' })],
      ['1', '2'],
    ],
    ['a result without its call is a step of its name', [result('A', { tool_call_id: 'a', name: 'find' })], ['A']],
  ])('%s', (_, messages, outputs) => {
    expect(responseFrom('messages', { messages }).actual_steps).toMatchObject(outputs.map((output) => ({ output })));
  });
});

test.each([
  ['as text', JSON.stringify],
  ['as a value', (value: unknown) => value],
] as const)('a result of an MCP server that says isError is a failed call, %s', (_, write) => {
  const content = write({ content: [{ type: 'text', text: 'no such table' }], isError: true });
  const messages = [
    { role: 'assistant', content: [{ type: 'tool_use', id: 'c1', name: 'sql', input: {} }] },
    { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content }] },
  ];
  const failed = step('sql', {}, 'c1', { status: 'error', error: 'no such table' });
  expect(responseFrom('messages', { messages }).actual_steps).toEqual([failed]);
});
