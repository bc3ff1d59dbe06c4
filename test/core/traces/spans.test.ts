import { describe, expect, test } from 'vitest';
import { expectProportional } from '../../support/growth.js';
import { otlp, otlpAttributes, QUESTION, responseFrom, type SpanMade, step, traceOf } from '../../support/traces.js';

const FIND = { query: 'Harbour' };
const QUERY = { query: 'SELECT ?line' };
const ROWS = '{"head": {"vars": ["line"]}, "results": {"bindings": []}}';
const ANSWER = 'M1 and M3.';

const FOUND = step('find', FIND, 'c1', { output: 'urn:harbour' });
const FAILED = step('sparql_query', { query: 'SELECT' }, 'c2', { status: 'error', error: 'timeout' });
const RETRIED = step('sparql_query', QUERY, 'c3', { output: ROWS });
const STEPS = [FOUND, FAILED, RETRIED];

const json = JSON.stringify;

/** Tool spans of the GenAI conventions. */
const TOOLS: readonly SpanMade[] = [
  tool('c1', 'find', { 'gen_ai.tool.call.arguments': json(FIND), 'gen_ai.tool.call.result': 'urn:harbour' }, 200),
  { ...tool('c2', 'sparql_query', { 'gen_ai.tool.call.arguments': { query: 'SELECT' } }, 210), error: 'timeout' },
  tool('c3', 'sparql_query', { 'gen_ai.tool.call.arguments': json(QUERY), 'gen_ai.tool.call.result': ROWS }, 400),
];

function tool(id: string, name: string, more: Record<string, unknown>, at: number): SpanMade {
  const attributes = { 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': name, 'gen_ai.tool.call.id': id };
  return { name: `execute_tool ${name}`, at, attributes: { ...attributes, ...more } };
}

const tokensOf = (input: number) => ({ 'gen_ai.usage.input_tokens': input, 'gen_ai.usage.output_tokens': input / 10 });
const AGENT: SpanMade = {
  ...{ name: 'invoke_agent trams', at: 0, until: 12_500 },
  attributes: { 'gen_ai.operation.name': 'invoke_agent', ...tokensOf(600) },
};

function chat(at: number, tokens: number, more: Record<string, unknown>, events: SpanMade['events'] = []): SpanMade {
  const names = { 'gen_ai.operation.name': 'chat', 'gen_ai.response.model': 'gpt-4o-2024-08-06' };
  return { name: 'chat gpt-4o', at, attributes: { ...names, ...tokensOf(tokens), ...more }, events };
}

const ASKED = { role: 'user', parts: [{ type: 'text', content: QUESTION }] };
const callPart = (id: string, name: string, args: object) => ({ type: 'tool_call', id, name, arguments: args });
const resultPart = (id: string, response: string) => ({ type: 'tool_call_response', id, response });
const PARTS_1 = [callPart('c1', 'find', FIND), callPart('c2', 'sparql_query', { query: 'SELECT' })];
const CALLS_1 = { role: 'assistant', parts: PARTS_1, finish_reason: 'tool_call' };
const RESULTS_1 = { role: 'tool', parts: [resultPart('c1', 'urn:harbour'), resultPart('c2', 'Error: timeout')] };
const CALLS_2 = { role: 'assistant', parts: [callPart('c3', 'sparql_query', QUERY)] };
const RESULTS_2 = { role: 'tool', parts: [resultPart('c3', ROWS)] };
const ANSWERED = { role: 'assistant', parts: [{ type: 'text', content: ANSWER }], finish_reason: 'stop' };

const inputs = (...messages: object[]) => ({ 'gen_ai.input.messages': json(messages) });
const outputs = (...messages: object[]) => ({ 'gen_ai.output.messages': json(messages) });

const CHATS = [
  chat(100, 100, { ...inputs(ASKED), ...outputs(CALLS_1) }),
  chat(300, 200, { ...inputs(ASKED, CALLS_1, RESULTS_1), ...outputs(CALLS_2) }),
  chat(500, 300, { ...inputs(ASKED, CALLS_1, RESULTS_1, CALLS_2, RESULTS_2), ...outputs(ANSWERED) }),
];

/** The same messages as values, not JSON text; and in an event of the span. */
const AS_VALUES = CHATS.map((span) => {
  const { 'gen_ai.input.messages': input, 'gen_ai.output.messages': output, ...rest } = span.attributes ?? {};
  const [asked, replied] = [input, output].map((messages) => JSON.parse(String(messages)));
  return { ...span, attributes: { ...rest, 'gen_ai.input.messages': asked, 'gen_ai.output.messages': replied } };
});
const AS_EVENTS = CHATS.map((span) => {
  const { 'gen_ai.input.messages': input, 'gen_ai.output.messages': output, ...rest } = span.attributes ?? {};
  const attributes = { 'gen_ai.input.messages': input, 'gen_ai.output.messages': output };
  return { ...span, attributes: rest, events: [{ name: 'gen_ai.client.inference.operation.details', attributes }] };
});

/** The events as log records, which a Collector writes next to the spans. */
function asLogs(): object[] {
  const made = otlp([AGENT, ...AS_EVENTS.map((span) => ({ ...span, events: [] })), ...TOOLS]);
  const logRecords = AS_EVENTS.map(({ events: [event] }, at) => ({
    ...{ traceId: '5b8efff798038103d269b633813fc60c', spanId: `000000000000000${at + 2}`, eventName: event?.name },
    attributes: otlpAttributes(event?.attributes ?? {}),
  }));
  return [{ resourceLogs: [{ resource: {}, scopeLogs: [{ logRecords }] }] }, made];
}

function ranTool(id: string, name: string, at: number, more: Record<string, unknown>): SpanMade {
  return { name: 'running tool', at, attributes: { 'gen_ai.tool.name': name, 'gen_ai.tool.call.id': id, ...more } };
}

/** Pydantic AI before version 2 of its format: events as JSON at the model's span, arguments under older names. */
const PYD_ASKED = { 'event.name': 'gen_ai.user.message', role: 'user', content: QUESTION };
const choice = (message: object) => ({
  ...{ 'event.name': 'gen_ai.choice', index: 0, message: { role: 'assistant', ...message } },
});
const PYDANTIC_CALL = { id: 'c1', type: 'function', function: { name: 'find', arguments: json(FIND) } };
const PYDANTIC: readonly SpanMade[] = [
  {
    ...{ name: 'agent run', at: 0, until: 12_500 },
    attributes: {
      agent_name: 'trams',
      model_name: 'gpt-4o',
      final_result: ANSWER,
      all_messages_events: json([PYD_ASKED]),
    },
  },
  chat(100, 100, { events: json([PYD_ASKED, choice({ tool_calls: [PYDANTIC_CALL] })]) }),
  ranTool('c1', 'find', 200, { tool_arguments: json(FIND), tool_response: 'urn:harbour' }),
  { ...ranTool('c2', 'sparql_query', 210, { tool_arguments: '{"query":"SELECT"}' }), error: 'timeout' },
  ranTool('c3', 'sparql_query', 400, { tool_arguments: json(QUERY), tool_response: ROWS }),
  chat(500, 500, { events: json([choice({ content: ANSWER })]) }),
];

const OI = (kind: string, attributes: Record<string, unknown>) => ({ 'openinference.span.kind': kind, ...attributes });

/** The agent's span of OpenInference. */
const OPENINFERENCE: SpanMade = {
  name: 'LangGraph',
  attributes: OI('CHAIN', { 'input.value': QUESTION, 'output.value': ANSWER, 'llm.token_count.prompt': 600 }),
};

const observation = (type: string, at: number, more: object) => ({
  ...{ id: `o${at}`, traceId: 't1', type, parentObservationId: at === 0 ? null : 'o0', level: 'DEFAULT' },
  ...{ startTime: timeAt(at), endTime: timeAt(at + 50) },
  ...more,
});
function timeAt(milliseconds: number): string {
  return new Date(1_774_000_000_000 + milliseconds).toISOString();
}

const toolCalls = (...calls: readonly (readonly [id: string, name: string, args: object])[]) => ({
  role: 'assistant',
  tool_calls: calls.map(([id, name, args]) => ({ id, type: 'function', function: { name, arguments: json(args) } })),
});
const LLM = { name: 'llm', model: 'gpt-4o-2024-08-06' };
const LANGFUSE = [
  observation('AGENT', 0, { name: 'trams', input: QUESTION, output: ANSWER, endTime: timeAt(12_500) }),
  observation('GENERATION', 100, {
    ...{ ...LLM, input: [{ role: 'user', content: QUESTION }], calculatedTotalCost: 0.002 },
    output: toolCalls(['c1', 'find', FIND], ['c2', 'sparql_query', { query: 'SELECT' }]),
    usageDetails: { input: 100, output: 10, total: 110 },
  }),
  observation('TOOL', 200, { name: 'find', input: FIND, output: 'urn:harbour' }),
  observation('TOOL', 210, {
    ...{ name: 'sparql_query', input: json({ query: 'SELECT' }), level: 'ERROR', statusMessage: 'timeout' },
  }),
  observation('GENERATION', 300, {
    ...{ ...LLM, input: [], output: toolCalls(['c3', 'sparql_query', QUERY]), calculatedTotalCost: 0.004 },
    usage: { input: 500, output: 50, total: 550 },
  }),
  observation('TOOL', 400, { name: 'sparql_query', input: QUERY, output: ROWS }),
  observation('GENERATION', 500, { name: 'llm', output: ANSWER }),
];

const untimed = (steps: unknown) => (steps as object[]).map((one) => ({ ...one, execution_timestamp: undefined }));

describe('each convention leads to the same steps and the same answer', () => {
  const tokens = {
    ...{ input_tokens: 600, output_tokens: 60, total_tokens: 660 },
    ...{ model: 'gpt-4o-2024-08-06', elapsed_sec: 12.5 },
  };
  test.each<[string, 'otlp' | 'langfuse', unknown]>([
    ['GenAI spans and messages', 'otlp', otlp([AGENT, ...CHATS, ...TOOLS])],
    ['GenAI messages as values', 'otlp', otlp([AGENT, ...AS_VALUES, ...TOOLS])],
    ['GenAI messages in events', 'otlp', otlp([AGENT, ...AS_EVENTS, ...TOOLS])],
    ['GenAI messages in log records', 'otlp', asLogs()],
    ['spans in any order', 'otlp', otlp([AGENT, ...[...CHATS, ...TOOLS].reverse()])],
    ['Pydantic AI, older names', 'otlp', otlp(PYDANTIC)],
    ['Langfuse', 'langfuse', LANGFUSE],
    ['Langfuse, a trace with its observations', 'langfuse', { id: 't1', sessionId: 's1', observations: LANGFUSE }],
    ['Langfuse, a page of the API', 'langfuse', { data: LANGFUSE, meta: { page: 1 } }],
  ])('%s', (_, format, record) => {
    const response = responseFrom(format, record);
    expect(untimed(response.actual_steps)).toEqual(STEPS);
    expect(response).toMatchObject({ actual_answer: ANSWER, ...tokens });
    expect(response.error).toBeUndefined();
  });

  test('usage of the agent counts only where model calls have none', () => {
    const bare = CHATS.map((span) => ({
      ...span,
      attributes: { 'gen_ai.operation.name': 'chat', ...inputs(ASKED), ...outputs(ANSWERED) },
    }));
    expect(responseFrom('otlp', otlp([AGENT, ...bare]))).toMatchObject({ input_tokens: 600, output_tokens: 60 });
  });
});

describe('spans of model calls within each other', () => {
  const nested = (parents: readonly number[]) =>
    parents.map((parent, at) => ({
      ...chat(100 + at, 100, outputs(ANSWERED)),
      ...{ id: `s${at}`, until: 9000 - at, parent: parent < 0 ? '0000000000000001' : `s${parent}` },
    }));

  test.each<[string, readonly number[], number]>([
    ['within one', [-1, 0, 1], 100],
    ['side by side', [-1, -1, -1], 300],
    ['in a ring', [2, 0, 1], 100],
    ['in itself', [0], 100],
  ])('%s', (_, parents, tokens) => {
    const response = responseFrom('otlp', otlp([{ ...AGENT, attributes: {} }, ...nested(parents)]));
    expect(response).toMatchObject({ input_tokens: tokens, actual_answer: ANSWER });
  });

  test('many are read in time that grows with their number', () => {
    const make = (size: number) => {
      const spans = nested(Array.from({ length: size }, (_, at) => at - 1));
      return otlp([{ ...AGENT, attributes: {} }, ...spans]);
    };
    const work = (record: unknown) => expect(responseFrom('otlp', record)).toMatchObject({ input_tokens: 100 });
    expectProportional(make, work, 1000);
  });

  test('results of the history, without ids, are read in time that grows with their number', () => {
    const call = (at: number) => ({ type: 'tool_call', name: 'find', arguments: { customer: at } });
    const result = { type: 'tool_call_response', name: 'find', response: 'order 4711' };
    const make = (size: number) => {
      const calls = Array.from({ length: size }, (_, at) => call(at));
      const ran = calls.map(({ arguments: args }, at) => {
        const more = { 'gen_ai.tool.call.arguments': json(args), 'gen_ai.tool.call.result': 'order 4711' };
        const { attributes = {}, ...span } = tool('', 'find', more, at);
        return { ...span, attributes: { ...attributes, 'gen_ai.tool.call.id': undefined } };
      });
      const history = inputs({ role: 'assistant', parts: calls }, { role: 'tool', parts: calls.map(() => result) });
      return otlp([AGENT, ...ran, chat(size + 1, 10, { ...history, ...outputs(ANSWERED) })]);
    };
    const read = (record: unknown) => (responseFrom('otlp', record).actual_steps as object[]).length;
    expect(read(make(10))).toBe(10);
    expectProportional(make, read, 500);
  });
});

const TOO = /^record the input and output of each tool, too$/;
const found = (attributes: object) => otlp([{ name: 'find', attributes: { ...attributes } }]);
const redacted = { name: 'find', attributes: OI('TOOL', { 'output.value': '__REDACTED__' }) };
const noOutput = observation('TOOL', 200, { name: 'find', input: {}, output: null });
const langsmithRun = {
  ...{ id: 'r1', trace_id: 't1', run_type: 'tool', name: 'find', start_time: 1, inputs: {}, outputs: null },
};
const isLangsmith = { 'span.type': 'web', 'langsmith.span.kind': 'tool' };
test.each<[string, 'otlp' | 'langfuse', unknown, RegExp]>([
  ['GenAI', 'otlp', otlp([AGENT, tool('c1', 'find', {}, 200)]), /CAPTURE_MESSAGE_CONTENT=true/],
  ['OpenInference', 'otlp', otlp([OPENINFERENCE, redacted]), /OPENINFERENCE_HIDE_OUTPUTS/],
  ['Langfuse', 'langfuse', [LANGFUSE[0], noOutput], /capture_output/],
  ['a product with the attribute span.type', 'otlp', found({ 'span.type': 'tool' }), TOO],
  ['a product with that of Genkit', 'otlp', found({ 'genkit:metadata:subtype': 'tool' }), TOO],
  ['LangSmith within spans of another kind', 'otlp', found(isLangsmith), /LANGSMITH_HIDE_OUTPUTS/],
  ['LangSmith', 'langfuse', [langsmithRun], /LANGSMITH_HIDE_OUTPUTS/],
])('outputs that were not recorded: %s has no key for them, and says how to record them', (_, format, record, hint) => {
  const [found] = responseFrom(format, record).actual_steps as Record<string, unknown>[];
  expect(found).toMatchObject({ name: 'find', status: 'success' });
  expect(found).not.toHaveProperty('output');
  expect(found?.output_not_recorded).toMatch(hint);
});

test('the times of a row of Braintrust are those of its metrics where it has none itself', () => {
  const ids = { id: 'a', span_id: 'a', root_span_id: 'a', span_attributes: { name: 'agent', type: 'task' } };
  const row = { ...ids, start: null, end: null, metrics: { start: 1, end: 4 }, input: QUESTION, output: ANSWER };
  expect(responseFrom('langfuse', [row])).toMatchObject({ elapsed_sec: 3 });
});

test('values of a list that are not wrapped are kept', () => {
  const plain = { key: 'gen_ai.tool.call.result', value: { arrayValue: { values: ['a', { stringValue: 'b' }, 3] } } };
  const attributes = [...otlpAttributes(tool('c1', 'find', {}, 0).attributes ?? {}), plain];
  const span = { traceId: 't', spanId: 's', name: 'execute_tool find', startTimeUnixNano: '1', attributes };
  const record = { resourceSpans: [{ scopeSpans: [{ spans: [span] }] }] };
  expect(responseFrom('otlp', record).actual_steps).toMatchObject([{ name: 'find', output: ['a', 'b', 3] }]);
});

test('a flattened key with very many dots is nested to a limit', () => {
  const deep = `llm.output_messages.0.message.${'a.'.repeat(100_000)}b`;
  const model = {
    ...OI('LLM', { 'llm.output_messages.0.message.role': 'assistant' }),
    ...{ 'llm.output_messages.0.message.content': ANSWER, [deep]: 'x' },
  };
  const agent = { name: 'agent', until: 900, attributes: { 'openinference.span.kind': 'AGENT' } };
  const { actual_answer } = responseFrom('otlp', otlp([agent, { name: 'model', attributes: model }]));
  expect(actual_answer).toBe(ANSWER);
});

describe('the end of a trace', () => {
  const noEnd = { status: 'error', error: 'the trace has no end' };
  const limited = { status: 'error', error: 'rate limit' };
  const below = TOOLS.map((tool) => ({ ...tool, parent: 'eeee' }));
  const [root, ...others] = LANGFUSE;
  const failed = { ...root, level: 'ERROR', statusMessage: 'rate limit' };
  test.each<[string, 'otlp' | 'langfuse', unknown, object]>([
    ['without a root there is none', 'otlp', otlp([{ ...AGENT, parent: 'ffff' }, ...below]), noEnd],
    ['a root that is still open is none', 'otlp', otlp([{ ...AGENT, until: null }, ...TOOLS]), noEnd],
    ['an observation that is still open is none', 'langfuse', [{ ...root, endTime: null }, ...others], noEnd],
    ['an error of a root is that of the answer', 'otlp', otlp([{ ...AGENT, error: 'rate limit' }, ...TOOLS]), limited],
    ['an error at the root of Langfuse, too', 'langfuse', [failed], limited],
  ])('%s', (_, format, record, expected) => {
    expect(responseFrom(format, record)).toMatchObject(expected);
  });

  test('a trace without any span of an agent is none', () => {
    expect(traceOf('otlp', otlp([{ name: 'GET /health' }]))).toBeNull();
  });
});
