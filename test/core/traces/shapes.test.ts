import { describe, expect, test } from 'vitest';
import type { Mapping } from '../../../src/core/text/values.js';
import { detectFormat, type FormatName } from '../../../src/core/traces/formats.js';
import { otlp, responseFrom } from '../../support/traces.js';

const QUESTION = 'How warm is it in Oslo?';
const ARGS = { city: 'Oslo' };
const CALL = { name: 'get_weather', args: ARGS, output: '12 °C', status: 'success' };
const ANSWER = 'It is 12 °C.';
/** What each recording holds. */
const WHOLE = { actual_answer: ANSWER, actual_steps: [CALL], input_tokens: 300, output_tokens: 30 };

const asked = { role: 'user', content: QUESTION };
const json = JSON.stringify;
const ids = (id: string) => ({ trace_id: '0x5b8efff798038103d269b633813fc60c', span_id: id });
const at = (seconds: number) => `2026-03-20T10:00:0${seconds}.000000Z`;

/** A span as `to_json` of OpenTelemetry's Python SDK writes it. */
function pythonSpan(id: string, parent: string | null, second: number, attributes: object, more: object = {}): Mapping {
  return {
    ...{ name: id, context: { ...ids(id), trace_state: '[]' }, kind: 'SpanKind.INTERNAL', parent_id: parent },
    ...{ start_time: at(second), end_time: at(second + 1), status: { status_code: 'OK' }, attributes },
    ...{ events: [], links: [], resource: { attributes: { 'service.name': 'agent' } }, ...more },
  };
}

const toolParts = {
  call: { type: 'tool_call', id: 'c1', name: 'get_weather', arguments: ARGS },
  answer: { type: 'text', content: ANSWER },
};
const usage = (input: number, output: number) => ({
  'gen_ai.usage.input_tokens': input,
  'gen_ai.usage.output_tokens': output,
});
const modelAttributes = (part: object, input: number, output: number) => ({
  'gen_ai.operation.name': 'chat',
  'gen_ai.input.messages': json([{ role: 'user', parts: [{ type: 'text', content: QUESTION }] }]),
  'gen_ai.output.messages': json([{ role: 'assistant', parts: [part] }]),
  ...usage(input, output),
});
const toolAttributes = {
  ...{ 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': 'get_weather', 'gen_ai.tool.call.id': 'c1' },
  ...{ 'gen_ai.tool.call.arguments': json(ARGS), 'gen_ai.tool.call.result': '12 °C' },
};
const GENAI_SPANS: [string, string, number, object][] = [
  ['0x02', '0x01', 0, modelAttributes(toolParts.call, 100, 20)],
  ['0x03', '0x01', 1, toolAttributes],
  ['0x04', '0x01', 2, modelAttributes(toolParts.answer, 200, 10)],
];
const PYTHON = [pythonSpan('0x01', null, 0, { 'gen_ai.operation.name': 'invoke_agent' }, { end_time: at(3) })].concat(
  GENAI_SPANS.map(([id, parent, second, attributes]) => pythonSpan(id, parent, second, attributes)),
);

const phoenixModel = (prompt: number, completion: number, message: object) => ({
  llm: {
    token_count: { prompt, completion },
    input_messages: [{ message: asked }],
    output_messages: [{ message: { role: 'assistant', ...message } }],
  },
});
const phoenixCall = { id: 'c1', function: { name: 'get_weather', arguments: json(ARGS) } };
const phoenixTool = { tool: { name: 'get_weather' }, input: { value: json(ARGS) }, output: { value: '12 °C' } };
const PHOENIX = (
  [
    ['AGENT', 'a', null, 0, {}],
    ['LLM', 'b', 'a', 0, phoenixModel(100, 20, { tool_calls: [{ tool_call: phoenixCall }] })],
    ['TOOL', 'c', 'a', 1, phoenixTool],
    ['LLM', 'd', 'a', 2, phoenixModel(200, 10, { content: ANSWER })],
  ] as const
).map(([span_kind, id, parent_id, second, attributes]) => ({
  ...{ name: id, context: { trace_id: 't1', span_id: id }, span_kind, parent_id, attributes, events: [] },
  ...{ start_time: at(second), end_time: at(second + 1), status_code: 'OK', status_message: '' },
}));

/** Spans of the Vercel AI SDK, as the objects of the JavaScript SDK are in JSON. */
const vercelTokens = (prompt: number, completion: number) => ({
  ...{ 'ai.operationId': 'ai.generateText.doGenerate' },
  ...{ 'ai.usage.promptTokens': prompt, 'ai.usage.completionTokens': completion },
});
const vercelCall = { toolCallId: 'c1', toolName: 'get_weather', input: json(ARGS) };
const VERCEL = [
  { 'ai.operationId': 'ai.generateText', 'ai.prompt': json({ prompt: QUESTION }) },
  { ...vercelTokens(100, 20), 'ai.response.toolCalls': json([vercelCall]) },
  {
    ...{ 'ai.operationId': 'ai.toolCall', 'ai.toolCall.id': 'c1', 'ai.toolCall.name': 'get_weather' },
    ...{ 'ai.toolCall.args': json(ARGS), 'ai.toolCall.result': '12 °C' },
  },
  { ...vercelTokens(200, 10), 'ai.response.text': ANSWER },
].map((attributes, index) => ({
  name: attributes['ai.operationId'],
  spanContext: { traceId: 't1', spanId: `s${index}` },
  ...(index > 0 && { parentSpanContext: { traceId: 't1', spanId: 's0' } }),
  startTime: [1774000000 + index, 5],
  endTime: [1774000001 + index, 5],
  status: { code: 0 },
  attributes,
  events: [],
}));

const tags = (attributes: Mapping) =>
  Object.entries(attributes).map(([key, value]) =>
    typeof value === 'number' ? { key, type: 'int64', value } : { key, type: 'string', value },
  );
const jaegerSpans = [['0x01', null, 0, { 'gen_ai.operation.name': 'invoke_agent' }] as const, ...GENAI_SPANS].map(
  ([spanID, parent, second, attributes]) => ({
    ...{ traceID: 't1', spanID, operationName: 'work', processID: 'p1', logs: [], tags: tags(attributes as Mapping) },
    references: parent === null ? [] : [{ refType: 'CHILD_OF', traceID: 't1', spanID: parent }],
    ...{ startTime: 1774000000000000 + second * 1e6, duration: 1e6 },
  }),
);
const JAEGER = { data: [{ traceID: 't1', processes: { p1: { serviceName: 'agent', tags: [] } }, spans: jaegerSpans }] };

const otlpSpans = otlp([
  { name: 'agent', attributes: { 'gen_ai.operation.name': 'invoke_agent' }, until: 900 },
  ...GENAI_SPANS.map(([, , , attributes]) => ({ name: 'work', attributes: attributes as Mapping })),
]) as { resourceSpans: { resource: object; scopeSpans: object[] }[] };
const TEMPO = {
  batches: otlpSpans.resourceSpans.map(({ resource, scopeSpans }) => ({
    resource,
    instrumentationLibrarySpans: scopeSpans,
  })),
};

/** A model span of ADK, and that of its client within. */
const adkModel = (start: number, part: object, tokens: Mapping) => {
  const [id, model] = [`aaaaaaaaaaaaa${start}`, { 'gen_ai.request.model': 'gemini-3', ...tokens }];
  const asking = {
    'gcp.vertex.agent.llm_request': json({ contents: [{ role: 'user', parts: [{ text: QUESTION }] }] }),
    'gcp.vertex.agent.llm_response': json({ content: { role: 'model', parts: [part] } }),
  };
  const client = { 'gen_ai.operation.name': 'generate_content', ...model };
  return [
    { name: 'call_llm', id, at: start, until: start + 100, attributes: { ...model, ...asking } },
    { name: 'generate_content gemini-3', parent: id, at: start + 1, attributes: client },
  ];
};
const adkTool = {
  ...{ 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': 'get_weather', 'gen_ai.tool.call.id': 'c1' },
  'gcp.vertex.agent.tool_call_args': json(ARGS),
  'gcp.vertex.agent.tool_response': json({ result: '12 °C' }),
};
const ADK_SPANS = otlp([
  { name: 'invocation', until: 900 },
  ...adkModel(100, { function_call: { id: 'c1', name: 'get_weather', args: ARGS } }, usage(100, 20)),
  { name: 'execute_tool get_weather', at: 300, attributes: adkTool },
  ...adkModel(400, { text: ANSWER }, usage(200, 10)),
]);

const openLlmetryModel = (completion: Mapping, tokens: Mapping) => ({
  ...{ 'llm.request.type': 'chat', 'gen_ai.request.model': 'gpt-5-mini', 'gen_ai.prompt.0.role': 'user' },
  ...{ 'gen_ai.prompt.0.content': QUESTION, 'gen_ai.completion.0.role': 'assistant', ...completion, ...tokens },
});
const CALL_KEY = 'gen_ai.completion.0.tool_calls.0';
const OPENLLMETRY = otlp(
  [
    { 'traceloop.span.kind': 'workflow' },
    openLlmetryModel(
      { [`${CALL_KEY}.id`]: 'c1', [`${CALL_KEY}.name`]: 'get_weather', [`${CALL_KEY}.arguments`]: json(ARGS) },
      usage(100, 20),
    ),
    {
      'traceloop.span.kind': 'tool',
      'traceloop.entity.name': 'get_weather',
      'traceloop.entity.input': json(ARGS),
      'traceloop.entity.output': '12 °C',
    },
    openLlmetryModel({ 'gen_ai.completion.0.content': ANSWER }, usage(200, 10)),
  ].map((attributes, index) => ({ name: 'work', ...(index === 0 && { until: 900 }), attributes })),
);

/** An observation of Langfuse. */
function observation(type: string, name: string, second: number, more: Mapping): Mapping {
  const parentObservationId = second === 0 ? null : 'SPAN0';
  const times = { startTime: at(second), endTime: at(second + 1) };
  return { id: `${type}${second}`, traceId: 't1', parentObservationId, type, name, ...times, ...more };
}
const completion = (message: object, input: number, output: number) => ({
  ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 1774000000, model: 'gpt-5-mini' },
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }],
  usage: { prompt_tokens: input, completion_tokens: output },
});
const chatCall = { id: 'c1', type: 'function', function: { name: 'get_weather', arguments: json(ARGS) } };
const LANGFUSE = [
  observation('SPAN', 'agent', 0, {}),
  observation('GENERATION', 'chat', 1, {
    input: [asked],
    output: completion({ content: null, tool_calls: [chatCall] }, 100, 20),
    usageDetails: { input: 100, output: 20, total: 120 },
  }),
  observation('SPAN', 'execute_tool get_weather', 2, { input: ARGS, output: '12 °C' }),
  observation('GENERATION', 'chat', 3, {
    input: [asked],
    output: json(completion({ content: ANSWER }, 200, 10)),
    usageDetails: { input: 200, output: 10, total: 210 },
  }),
];
const constructed = (name: string, kwargs: object) => ({
  ...{ lc: 1, type: 'constructor', id: ['langchain_core', 'messages', name], kwargs },
});
const LANGGRAPH_SCRIPT = [
  observation('SPAN', 'LangGraph', 0, {}),
  observation('GENERATION', 'ChatOpenAI', 1, {
    input: [constructed('HumanMessage', { content: QUESTION })],
    output: constructed('AIMessage', { content: '', tool_calls: [{ name: 'get_weather', args: ARGS, id: 'c1' }] }),
    usageDetails: { input: 100, output: 20 },
  }),
  observation('TOOL', 'get_weather', 2, {
    input: ARGS,
    output: constructed('ToolMessage', { content: '12 °C', tool_call_id: 'c1', name: 'get_weather' }),
  }),
  observation('GENERATION', 'ChatOpenAI', 3, {
    output: constructed('AIMessage', { content: ANSWER }),
    usageDetails: { input: 200, output: 10 },
  }),
];

const bedrockResult = { toolUseId: 'c1', status: 'success', content: [{ text: '12 °C' }] };
const BEDROCK = {
  usage: { inputTokens: 300, outputTokens: 30, totalTokens: 330 },
  messages: [
    { role: 'user', content: [{ text: QUESTION }] },
    {
      role: 'assistant',
      content: [{ text: 'I look it up.' }, { toolUse: { toolUseId: 'c1', name: 'get_weather', input: ARGS } }],
    },
    { role: 'user', content: [{ toolResult: bedrockResult }] },
    { role: 'assistant', content: [{ text: ANSWER }] },
  ],
};

/** Messages of Strands, which carry their latency, and a result as JSON. */
const STRANDS = BEDROCK.messages.map((message, place) => {
  const result = { toolResult: { ...bedrockResult, content: [{ json: '12 °C' }] } };
  const content = place === 2 ? [result] : message.content;
  return { ...message, content, ...(message.role === 'assistant' && { metadata: { metrics: { latencyMs: 90 } } }) };
});
/** The same as the session manager of Strands stores them, one by one. */
const STRANDS_SESSION = STRANDS.map((message, id) => ({
  ...{ message, message_id: id, redact_message: null, created_at: at(id), updated_at: at(id) },
}));

const claudeLine = (type: string, content: object[], more: object = {}) => ({
  ...{ type, message: { id: 'msg_1', role: type, content, ...more }, session_id: 's1' },
});
const claudeUsage = { usage: { input_tokens: 300, output_tokens: 30 } };
const CLAUDE_CODE = [
  { type: 'system', subtype: 'init', session_id: 's1', model: 'claude-sonnet-5', tools: ['get_weather'] },
  claudeLine('assistant', [{ type: 'text', text: 'I look it up.' }], claudeUsage),
  claudeLine('assistant', [{ type: 'tool_use', id: 'c1', name: 'get_weather', input: ARGS }], claudeUsage),
  claudeLine('user', [{ type: 'tool_result', tool_use_id: 'c1', content: '12 °C' }]),
  claudeLine('assistant', [{ type: 'text', text: ANSWER }], { id: 'msg_2' }),
];
const CLAUDE_RESULT = {
  ...{ type: 'result', subtype: 'success', is_error: false, duration_ms: 4200, result: ANSWER, session_id: 's1' },
  ...{ total_cost_usd: 0.01, usage: { input_tokens: 200, cache_read_input_tokens: 100, output_tokens: 30 } },
};

const ATIF = {
  schema_version: 'ATIF-v1.4',
  session_id: 's1',
  agent: { name: 'agent', version: '1.0', model_name: 'gpt-5-mini' },
  steps: [
    { step_id: 1, timestamp: at(0), source: 'user', message: QUESTION },
    {
      ...{ step_id: 2, timestamp: at(1), source: 'agent', message: 'I look it up.' },
      tool_calls: [{ tool_call_id: 'c1', function_name: 'get_weather', arguments: ARGS }],
      observation: { results: [{ source_call_id: 'c1', content: '12 °C' }] },
      metrics: { prompt_tokens: 100, completion_tokens: 20, cost_usd: 0.001 },
    },
    {
      ...{ step_id: 3, timestamp: at(2), source: 'agent', message: ANSWER },
      metrics: { prompt_tokens: 200, completion_tokens: 10 },
    },
  ],
  final_metrics: { total_prompt_tokens: 300, total_completion_tokens: 30 },
};

const KWARGS = {
  usage: { prompt_tokens: 300, completion_tokens: 30 },
  messages: [
    { type: 'human', content: QUESTION },
    { type: 'ai', content: '', additional_kwargs: { tool_calls: [chatCall] } },
    { type: 'tool', content: '12 °C', tool_call_id: 'c1' },
    { type: 'ai', content: ANSWER },
  ],
};

describe('each shape of a recording is detected and read whole', () => {
  test.each<[string, Exclude<FormatName, 'responses'>, unknown]>([
    ["spans of OpenTelemetry's Python SDK", 'spans', PYTHON],
    ['spans of Phoenix, with nested attributes', 'spans', PHOENIX],
    ["an answer of Phoenix's API", 'spans', { data: PHOENIX }],
    ['spans of the JavaScript SDK, by the Vercel AI SDK', 'spans', VERCEL],
    ["spans of Google's ADK: a model span in a model span counts once", 'otlp', ADK_SPANS],
    ['flattened attributes of OpenLLMetry', 'otlp', OPENLLMETRY],
    ["Tempo's batches, with scopes of the older name", 'otlp', TEMPO],
    ["a trace of Tempo's second API", 'otlp', { trace: otlpSpans }],
    ["Jaeger's JSON", 'jaeger', JAEGER],
    ['Langfuse: whole chat completions, and a tool that is a SPAN', 'langfuse', LANGFUSE],
    ['Langfuse: messages of LangGraph in JavaScript', 'langfuse', LANGGRAPH_SCRIPT],
    ["messages of Amazon Bedrock's Converse", 'messages', BEDROCK],
    ['messages of Strands', 'messages', { messages: STRANDS, usage: BEDROCK.usage }],
    ["LangChain's additional_kwargs", 'messages', KWARGS],
    ['the stream of Claude Code: usage of one message, on two lines', 'session', CLAUDE_CODE],
    ['the stream of Claude Code, with its result', 'session', [...CLAUDE_CODE, CLAUDE_RESULT]],
    ["Harbor's ATIF", 'atif', ATIF],
  ])('%s', (_, format, record) => {
    expect(detectFormat(record, '')).toEqual({ kind: 'format', format });
    expect(responseFrom(format, record)).toMatchObject(WHOLE);
  });

  test.each(['system', 'environment', undefined])('calls of an ATIF step of the source %s count', (source) => {
    const steps = ATIF.steps.map((step, at) => (at === 1 ? { ...step, source } : step));
    const { actual_steps, total_tokens } = responseFrom('atif', { ...ATIF, steps });
    expect(actual_steps).toMatchObject([{ name: 'get_weather', args: ARGS, output: '12 °C' }]);
    expect(total_tokens).toBe(330);
  });

  test('integers that Jaeger writes as text are numbers', () => {
    const written = { key: 'gen_ai.tool.call.result', type: 'int64', value: '42' };
    const spans = jaegerSpans.map((span) => ({ ...span, tags: [...span.tags, written] }));
    const { actual_steps } = responseFrom('jaeger', { data: [{ ...JAEGER.data[0], spans }] });
    expect(actual_steps).toMatchObject([{ name: 'get_weather', output: 42 }]);
  });

  test('length, cost and failure are those of the result of Claude Code', () => {
    const read = (result: object) => responseFrom('session', [...CLAUDE_CODE, result]);
    expect(read(CLAUDE_RESULT)).toMatchObject({ elapsed_sec: 4.2, cost_usd: 0.01 });
    const error = 'Credit balance is too low';
    expect(read({ ...CLAUDE_RESULT, is_error: true, result: error })).toMatchObject({ status: 'error', error });
  });

  test('a hand-off of the OpenAI Agents SDK by OpenInference is one step', () => {
    const kind = (of: string) => ({ 'openinference.span.kind': of });
    const call = 'llm.output_messages.0.message.tool_calls.0.tool_call';
    const model = {
      ...{ ...kind('LLM'), 'llm.output_messages.0.message.role': 'assistant', [`${call}.id`]: 'c1' },
      ...{ [`${call}.function.name`]: 'transfer_to_billing_agent', [`${call}.function.arguments`]: '{}' },
    };
    const spans = [
      { name: 'triage', until: 900, attributes: kind('AGENT') },
      { name: 'response', attributes: model },
      { name: 'handoff to Billing Agent', attributes: kind('TOOL') },
    ];
    const { actual_steps } = responseFrom('otlp', otlp(spans));
    expect(actual_steps).toMatchObject([{ name: 'transfer_to_billing_agent', id: 'c1' }]);
  });
});

describe('failures and simulated users', () => {
  const called = [asked, { role: 'assistant', tool_calls: [chatCall] }];
  test.each<[string, object]>([
    ['a tool message', { role: 'tool', tool_call_id: 'c1', content: 'no such city', error: true }],
    ['a result of Bedrock', { role: 'user', content: [{ toolResult: { ...bedrockResult, status: 'error' } }] }],
    ['error: true', { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'c1', content: 'x', error: true }] }],
  ])('%s that says so is a failed call', (_, message) => {
    const { actual_steps } = responseFrom('messages', { messages: [...called, message] });
    expect(actual_steps).toMatchObject([{ status: 'error' }]);
  });

  test('calls and tokens of a simulated user are not those of the agent', () => {
    const userCall = { id: 'u1', type: 'function', function: { name: 'toggle_data', arguments: '{}' } };
    const messages = [
      { role: 'user', content: 'My phone is offline.', usage: { prompt_tokens: 5000, completion_tokens: 50 } },
      { role: 'assistant', content: 'Toggle your data.', usage: { prompt_tokens: 10, completion_tokens: 5 } },
      { role: 'user', content: null, tool_calls: [userCall] },
      { role: 'tool', tool_call_id: 'u1', content: 'on', requestor: 'user' },
      { role: 'assistant', content: 'Good.' },
    ];
    const { actual_steps, input_tokens, output_tokens } = responseFrom('messages', { messages });
    expect([actual_steps, input_tokens, output_tokens]).toEqual([[], 10, 5]);
  });
});

test.each<[string, object, RegExp]>([
  [
    'messages as a session of Strands stores them',
    { messages: STRANDS_SESSION },
    /no message of a known shape; the first has the keys message, message_id, redact_message/,
  ],
  ['an eval set of ADK', { eval_set_id: 's', eval_cases: [] }, /is an eval set of Google ADK, not a recording/],
  [
    'spans with their messages in the bodies of events',
    [{ ...PYTHON[0], span_events: [{ event_name: 'x', body: { input: {} } }] }],
    /messages in the bodies of span events, which Stepgate does not read/,
  ],
])('what is known, but not a recording, is refused by its name: %s', (_, record, message) => {
  expect(detectFormat(record, '')).toEqual({ kind: 'invalid', message: expect.stringMatching(message) });
});
