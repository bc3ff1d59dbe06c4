import { describe, expect, test } from 'vitest';
import type { Mapping } from '../../../src/core/text/values.js';
import { detectFormat, type FormatName, firstRecordOf } from '../../../src/core/traces/formats.js';
import { otlp, QUESTION, responseFrom } from '../../support/traces.js';

type Format = Exclude<FormatName, 'responses'>;

const [FOUND, LOCKED, ANSWER] = ['[4711]', 'order 4712 is locked', 'Only 4711.'];
const customer = { customer: 42 };
const user = { role: 'user', content: QUESTION };
const text = (value: string) => [{ type: 'text', text: value }];

/**
 * Recordings of one run: two calls, the second of which fails, and an answer. Those of coding agents are in
 * `coding-agents.test.ts`.
 */
const LINES: Readonly<Record<string, readonly object[]>> = {
  'events of the Copilot SDK': [
    { type: 'user.message', data: { content: QUESTION } },
    {
      type: 'assistant.message',
      data: { content: '', toolRequests: [copilot('c1', 'find', customer), copilot('c2', 'get', { id: 4712 })] },
    },
    { type: 'tool.execution_start', data: { toolCallId: 'c1', toolName: 'find', arguments: { customer: 42 } } },
    { type: 'tool.execution_complete', data: { toolCallId: 'c1', success: true, result: { content: FOUND } } },
    { type: 'tool.execution_complete', data: { toolCallId: 'c2', success: false, error: { message: LOCKED } } },
    { type: 'assistant.usage', data: { inputTokens: 200, outputTokens: 30 } },
    { type: 'assistant.message', data: { content: ANSWER } },
  ],
  'updates of ACP': [
    acp({ sessionUpdate: 'user_message_chunk', content: text(QUESTION)[0] }),
    acp({ sessionUpdate: 'tool_call', toolCallId: 'c1', title: 'find', status: 'pending', rawInput: { customer: 42 } }),
    acp({ sessionUpdate: 'tool_call', toolCallId: 'c2', title: 'get', status: 'pending', rawInput: { id: 4712 } }),
    acp({ sessionUpdate: 'tool_call_update', toolCallId: 'c1', status: 'completed', rawOutput: FOUND }),
    acp({
      ...{ sessionUpdate: 'tool_call_update', toolCallId: 'c2', status: 'failed' },
      content: [{ type: 'content', content: text(LOCKED)[0] }],
    }),
    acp({ sessionUpdate: 'agent_message_chunk', content: text('Only ')[0] }),
    acp({ sessionUpdate: 'agent_message_chunk', content: text('4711.')[0] }),
  ],
  'whole stream of the AI SDK': [
    { type: 'start' },
    { type: 'start-step' },
    { type: 'tool-call', toolCallId: 'c1', toolName: 'find', input: { customer: 42 } },
    { type: 'tool-call', toolCallId: 'c2', toolName: 'get', input: { id: 4712 } },
    { type: 'tool-error', toolCallId: 'c2', toolName: 'get', error: LOCKED },
    { type: 'tool-result', toolCallId: 'c1', toolName: 'find', output: FOUND },
    { type: 'finish-step', usage: { inputTokens: 200, outputTokens: 30, totalTokens: 230 } },
    { type: 'text-delta', text: 'Only ' },
    { type: 'text-delta', text: '4711.' },
  ],
  'events of AG-UI': [
    { type: 'RUN_STARTED', threadId: 's', runId: 'r', input: { messages: [user] } },
    { type: 'TOOL_CALL_START', toolCallId: 'c1', toolCallName: 'find' },
    { type: 'TOOL_CALL_ARGS', toolCallId: 'c1', delta: '{"customer"' },
    { type: 'TOOL_CALL_ARGS', toolCallId: 'c1', delta: ':42}' },
    { type: 'TOOL_CALL_START', toolCallId: 'c2', toolCallName: 'get' },
    { type: 'TOOL_CALL_ARGS', toolCallId: 'c2', delta: '{"id":4712}' },
    { type: 'TOOL_CALL_RESULT', toolCallId: 'c2', content: LOCKED, isError: true },
    { type: 'TOOL_CALL_RESULT', toolCallId: 'c1', content: FOUND },
    { type: 'TEXT_MESSAGE_START', messageId: 'm', role: 'assistant' },
    { type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta: 'Only ' },
    { type: 'TEXT_MESSAGE_CONTENT', messageId: 'm', delta: '4711.' },
  ],
};

function copilot(toolCallId: string, name: string, args: object) {
  return { toolCallId, name, arguments: args };
}

function acp(update: object) {
  return { jsonrpc: '2.0', method: 'session/update', params: { sessionId: 's', update } };
}

const inspectCalls = [
  { id: 'c1', function: 'find', arguments: { customer: 42 } },
  { id: 'c2', function: 'get', arguments: { id: 4712 } },
];
const timeout = { type: 'timeout', message: LOCKED };
const item = (content_type: string, more: object) => ({ content_type, ...more });
const itemsOf = (role: string, ...items: object[]) => ({ role, items });
const MESSAGES: Readonly<Record<string, object>> = {
  'log of Inspect': {
    input: QUESTION,
    messages: [
      user,
      { role: 'assistant', tool_calls: inspectCalls },
      { role: 'tool', tool_call_id: 'c1', function: 'find', content: FOUND },
      { role: 'tool', tool_call_id: 'c2', function: 'get', content: '', error: timeout },
      { role: 'assistant', content: ANSWER },
    ],
  },
  'messages of Semantic Kernel': {
    messages: [
      itemsOf('user', item('text', { text: QUESTION })),
      itemsOf(
        'assistant',
        item('function_call', { id: 'c1', name: 'find', arguments: '{"customer":42}' }),
        item('function_call', { id: 'c2', name: 'get', arguments: '{"id":4712}' }),
      ),
      itemsOf('tool', item('function_result', { id: 'c1', name: 'find', result: FOUND })),
      itemsOf('tool', item('function_result', { id: 'c2', name: 'get', result: `AI_NoSuchToolError: ${LOCKED}` })),
      itemsOf('assistant', item('text', { text: ANSWER })),
    ],
  },
};

const STEPS = [
  { name: 'find', args: { customer: 42 }, status: 'success', output: FOUND },
  { name: 'get', args: { id: 4712 }, status: 'error', error: expect.stringContaining(LOCKED) as string },
];
const WHOLE = { actual_answer: ANSWER, actual_steps: STEPS.map((one) => expect.objectContaining(one) as object) };

describe('a recording of a framework is read whole', () => {
  test.each(Object.entries(LINES))('%s', (_, lines) => {
    const detected = lines.map((line) => detectFormat(line, '')).find(({ kind }) => kind === 'format');
    expect(detected).toEqual({ kind: 'format', format: 'session' });
    expect(responseFrom('session', lines)).toMatchObject(WHOLE);
  });

  test.each(Object.entries(MESSAGES))('%s', (_, record) => {
    expect(detectFormat(firstRecordOf(record), '')).toEqual({ kind: 'format', format: 'messages' });
    expect(responseFrom('messages', record)).toMatchObject(WHOLE);
  });
});

describe('spans that a product writes in its own words', () => {
  const spans = ([agent, find, get]: readonly Mapping[]) =>
    otlp([
      { name: 'agent', until: 900, attributes: agent ?? {} },
      { name: 'find', at: 100, attributes: find ?? {} },
      { name: 'get', at: 200, attributes: get ?? {}, error: LOCKED },
    ]);
  type Side = string | object;
  const json = (value: Side) => (typeof value === 'string' ? value : JSON.stringify(value));
  /** The attributes of a product with a prefix for its own; the text of an output is JSON. */
  const product = (kind: string, prefix: string) => (type: string, input: Side, output?: string) => ({
    ...{ [kind]: type, [`${prefix}input`]: json(input) },
    ...(output !== undefined && { [`${prefix}output`]: JSON.stringify(output) }),
  });
  const langfuse = product('langfuse.observation.type', 'langfuse.observation.');
  const genkit = product('genkit:metadata:subtype', 'genkit:');
  const voltAgent = (more: object, input: Side, output?: string) => ({
    ...{ ...more, input: json(input), ...(output !== undefined && { output }) },
  });
  const order = { id: 4712 };
  const braintrust = (id: string, type: string, more: object) => ({
    ...{ id, span_id: id, root_span_id: 'a', ...(id !== 'a' && { span_parents: ['a'] }) },
    ...{ metrics: { start: 1, end: 2 }, span_attributes: { name: id, type }, ...more },
  });
  const langsmith = (id: string, run_type: string, more: object) => ({
    ...{ id, trace_id: 'a', name: id, run_type, ...(id !== 'a' && { parent_run_id: 'a' }) },
    ...{ start_time: '2026-01-01T00:00:00Z', end_time: '2026-01-01T00:00:01Z', ...more },
  });
  const openai = (id: string, span_data: object, more: object = {}) => ({
    ...{ object: 'trace.span', id, trace_id: 't', parent_id: id === 'a' ? null : 'a', span_data },
    ...{ started_at: '2026-01-01T00:00:00Z', ended_at: '2026-01-01T00:00:01Z', error: null, ...more },
  });

  const ofLangfuse = [langfuse('agent', QUESTION, ANSWER), langfuse('tool', customer, FOUND), langfuse('tool', order)];
  const ofGenkit = [genkit('flow', QUESTION, ANSWER), genkit('tool', customer, FOUND), genkit('tool', order)];
  const ofVoltAgent = [
    voltAgent({ 'entity.type': 'agent' }, QUESTION, ANSWER),
    voltAgent({ 'span.type': 'tool', 'tool.name': 'find' }, customer, FOUND),
    voltAgent({ 'span.type': 'tool', 'tool.name': 'get' }, order),
  ];
  const ofBraintrust = [
    braintrust('a', 'task', { input: QUESTION, output: ANSWER }),
    braintrust('find', 'tool', { input: customer, output: FOUND }),
    braintrust('get', 'tool', { input: order, error: LOCKED }),
  ];
  const answered = { messages: [user, { role: 'assistant', content: ANSWER }] };
  const found = { output: { type: 'tool', content: FOUND } };
  const ofLangsmith = [
    langsmith('a', 'chain', { inputs: { messages: [user] }, outputs: answered }),
    langsmith('find', 'tool', { inputs: { input: json(customer) }, outputs: found }),
    langsmith('get', 'tool', { inputs: { input: json(order) }, error: LOCKED }),
  ];
  const ofOpenai = [
    openai('a', { type: 'agent', name: 'a' }),
    openai('b', { type: 'function', name: 'find', input: json(customer), output: FOUND }),
    openai('c', { type: 'function', name: 'get', input: json(order) }, { error: { message: LOCKED } }),
  ];
  test.each<[string, Format, unknown, boolean]>([
    ['Langfuse', 'otlp', spans(ofLangfuse), true],
    ['Genkit', 'otlp', spans(ofGenkit), true],
    ['VoltAgent', 'otlp', spans(ofVoltAgent), true],
    ['Braintrust', 'langfuse', ofBraintrust, true],
    ['LangSmith', 'langfuse', ofLangsmith, true],
    ['the OpenAI Agents SDK', 'langfuse', ofOpenai, false],
  ])('%s', (_, format, record, hasAnswer) => {
    expect(detectFormat(firstRecordOf(record), '')).toEqual({ kind: 'format', format });
    const { actual_answer, ...steps } = WHOLE;
    expect(responseFrom(format, record)).toMatchObject(hasAnswer ? WHOLE : steps);
  });
});

test.each(Object.entries(LINES))('%s, cut after each line, never pairs a call with another result', (_, lines) => {
  for (let length = 1; length < lines.length; length++) {
    const record = lines.slice(0, length);
    if (record.every((line) => detectFormat(line, '').kind !== 'format')) continue;
    for (const step of responseFrom('session', record).actual_steps as Mapping[]) {
      const whole = STEPS.find(({ name }) => name === step.name);
      const isOpen = step.output_not_recorded !== undefined;
      if (isOpen) expect(step).toMatchObject({ name: whole?.name });
      else expect(step).toMatchObject(whole as object);
    }
  }
});

test('a task of A2A has its answer in its artifacts; a trace of the developer server of Genkit has a map of spans', () => {
  const parts = (value: string) => [{ kind: 'text', text: value }];
  const said = (role: string, value: string) => ({ kind: 'message', role, parts: parts(value) });
  const task = {
    ...{ kind: 'task', id: 't', status: { state: 'completed' } },
    artifacts: [{ artifactId: 'a', parts: parts(ANSWER) }],
    history: [said('user', QUESTION), said('agent', 'One moment.')],
  };
  expect(detectFormat(task, '')).toEqual({ kind: 'format', format: 'messages' });
  expect(responseFrom('messages', task)).toMatchObject({ actual_answer: ANSWER, actual_steps: [] });
  const span = (id: string, subtype: string, input: unknown, output: unknown, parent?: string) => ({
    ...{ spanId: id, traceId: 't', displayName: id, startTime: 1_700_000_000_000, endTime: 1_700_000_000_100 },
    ...(parent !== undefined && { parentSpanId: parent }),
    attributes: {
      ...{ 'genkit:name': id, 'genkit:metadata:subtype': subtype },
      ...{ 'genkit:input': JSON.stringify(input), 'genkit:output': JSON.stringify(output) },
    },
    status: { code: 0 },
  });
  const spans = { a: span('a', 'flow', QUESTION, ANSWER), b: span('find', 'tool', { customer: 42 }, FOUND, 'a') };
  const trace = { traceId: 't', displayName: 'a', startTime: 1_700_000_000_000, endTime: 1_700_000_000_100, spans };
  expect(detectFormat(trace, '')).toEqual({ kind: 'format', format: 'spans' });
  const read = { actual_answer: ANSWER, actual_steps: [{ name: 'find', args: { customer: 42 }, output: FOUND }] };
  expect(responseFrom('spans', trace)).toMatchObject(read);
});

test('steps of Mastra, whose content has only the last of parallel calls', () => {
  const called = (toolCallId: string, toolName: string, input: object) => ({ toolCallId, toolName, input });
  const [find, get] = [called('c1', 'find', { customer: 42 }), called('c2', 'get', { id: 4712 })];
  const listed = (type: string, { input, ...ids }: typeof find, more = {}) => ({
    ...{ type, runId: 'r', from: 'AGENT', payload: { ...ids, args: input, ...more } },
  });
  const told = (call: typeof find, type: string, value: string) => ({
    ...{ ...call, type: 'tool-result', output: { type, value } },
  });
  const results = [told(find, 'text', FOUND), told(get, 'error-text', LOCKED)];
  const step = (last: typeof find, result: object) => ({
    ...{ stepType: 'initial', finishReason: 'tool-calls', usage: { inputTokens: 200, outputTokens: 30 } },
    content: [{ type: 'tool-call', ...last }, result],
    toolCalls: [listed('tool-call', find), listed('tool-call', get)],
    toolResults: [listed('tool-result', find, { result: FOUND })],
    response: { messages: [{ role: 'tool', content: results }] },
  });
  const last = { stepType: 'tool-result', finishReason: 'stop', content: text(ANSWER), toolCalls: [], toolResults: [] };
  for (const [at, call] of [find, get].entries()) {
    const steps = [step(call, results[at] as object), last];
    expect(responseFrom('messages', { prompt: QUESTION, steps })).toMatchObject({ ...WHOLE, input_tokens: 200 });
  }
});
