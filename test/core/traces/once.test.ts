import { describe, expect, test } from 'vitest';
import { decodeUsage } from '../../../src/core/traces/events/fields.js';
import { questionTextOf } from '../../../src/core/traces/response.js';
import { otlp, QUESTION, responseFrom, type SpanMade, traceOf } from '../../support/traces.js';

const parts = (role: string, ...texts: string[]) =>
  JSON.stringify([{ role, parts: texts.map((content) => ({ type: 'text', content })) }]);
/** What a model replies. */
const reply = (...all: object[]) => ({ 'gen_ai.output.messages': JSON.stringify([{ role: 'assistant', parts: all }]) });
const called = (id: string, more: object = {}) => ({ type: 'tool_call', id, name: 'find', ...more });
const agent: SpanMade = { name: 'invoke_agent', until: 900, attributes: { 'gen_ai.operation.name': 'invoke_agent' } };
const chat = (attributes: object = {}, more: Partial<SpanMade> = {}): SpanMade => ({
  ...{ name: 'chat m', at: 100, until: 200, ...more },
  attributes: {
    ...{ 'gen_ai.operation.name': 'chat', 'gen_ai.input.messages': parts('user', QUESTION) },
    ...{ 'gen_ai.output.messages': parts('assistant', 'Done.') },
    ...{ 'gen_ai.usage.input_tokens': 100, 'gen_ai.usage.output_tokens': 20, ...attributes },
  },
});
const tool = (attributes: object, more: Partial<SpanMade> = {}): SpanMade => ({
  ...{ name: 'execute_tool find', at: 20, until: 40, ...more },
  attributes: { 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': 'find', ...attributes },
});
const read = (...spans: SpanMade[]) => responseFrom('otlp', otlp(spans));

const RESPONSE = { 'gen_ai.response.id': 'r' };
const ONE_CALL = { actual_answer: 'Done.', input_tokens: 100, output_tokens: 20, total_tokens: 120 };

describe('what is there twice counts once', () => {
  test.each<[string, SpanMade[]]>([
    ['a span with the same id', [chat({}, { id: 'a'.repeat(16) }), chat({}, { id: 'a'.repeat(16) })]],
    ['the same span under another id', [chat(), chat()]],
    ['the same span under another id, with a later end', [chat(), chat({}, { until: 800 })]],
    ['two spans of one response', [chat(RESPONSE), chat(RESPONSE, { at: 101 })]],
  ])('%s', (_, spans) => {
    expect(read(agent, ...spans)).toMatchObject(ONE_CALL);
  });

  test('equal calls one after the other are two', () => {
    expect(read(agent, chat(), chat({}, { at: 300, until: 400 }))).toMatchObject({ input_tokens: 200 });
  });

  test.each<[string, object, object]>([
    ['without messages', reply(called('c1')), { 'gen_ai.output.messages': undefined }],
    ['with a text beside its call', reply(called('c1')), reply({ type: 'text', content: 'I look.' }, called('c1'))],
  ])('two spans of one response, one %s', (_, one, other) => {
    const spans = [chat({ ...one, ...RESPONSE }), chat({ ...other, ...RESPONSE }, { at: 103, until: 198 })];
    const { actual_steps: steps, ...figures } = read(agent, ...spans);
    expect(steps).toMatchObject([{ id: 'c1' }]);
    expect(steps).toHaveLength(1);
    expect(figures).toMatchObject({ input_tokens: 100 });
  });

  test.each<[string, SpanMade[]]>([
    ['that begin and end together', [chat(reply(called('c1'))), chat(reply(called('c2')))]],
    [
      'with the one response id of a stand-in model',
      ['c1', 'c2'].map((id, at) => chat({ ...reply(called(id)), 'gen_ai.response.id': 'r' }, { at: 100 + at })),
    ],
  ])('different calls of a model %s are two', (_, spans) => {
    const { actual_steps: steps, ...figures } = read(agent, ...spans);
    expect(steps).toMatchObject([{ id: 'c1' }, { id: 'c2' }]);
    expect(figures).toMatchObject({ input_tokens: 200 });
  });

  test('a model call and the one within it that have the same times, in any order', () => {
    const inner = chat({}, { id: 'b'.repeat(16), parent: 'a'.repeat(16) });
    const outer = chat({}, { id: 'a'.repeat(16), name: 'outer' });
    expect(read(agent, inner, outer)).toMatchObject(ONE_CALL);
    expect(read(agent, outer, inner)).toMatchObject(ONE_CALL);
  });

  test('a model call of Copilot with each part twice, and twice its tokens', () => {
    const twice = { 'gen_ai.output.messages': parts('assistant', 'Done.', 'Done.'), 'github.copilot.turn_id': '0' };
    const tokens = { 'gen_ai.usage.input_tokens': 200, 'gen_ai.usage.output_tokens': 40 };
    expect(read(agent, chat({ ...twice, ...tokens }))).toMatchObject(ONE_CALL);
  });

  test('two spans of one call that run at the same time, of which one knows the result', () => {
    const call = { 'gen_ai.tool.call.id': 'c1', 'gen_ai.tool.call.arguments': '{"a":1}' };
    const spans = [tool({ ...call, 'gen_ai.tool.call.result': 'x' }), tool(call, { at: 21, until: 60 })];
    expect(read(agent, ...spans, chat()).actual_steps).toMatchObject([{ name: 'find', output: 'x' }]);
  });
});

test('the tokens of the whole win where a model call has none, and lose where they are those of the last call', () => {
  const whole = (tokens: number) => ({
    ...agent,
    attributes: { ...agent.attributes, 'gen_ai.usage.input_tokens': tokens, 'gen_ai.usage.output_tokens': tokens },
  });
  expect(read(whole(300), chat())).toMatchObject({ input_tokens: 300, output_tokens: 300 });
  expect(read(whole(15), chat())).toMatchObject({ input_tokens: 100, output_tokens: 20 });
});

test('a text in which an agent only speaks of its surroundings is not the question', () => {
  const surroundings = parts('user', '<user_context>x</user_context>');
  const said = chat({ 'gen_ai.input.messages': surroundings }, { at: 50, until: 90 });
  const trace = traceOf('otlp', otlp([agent, said, chat()]));
  expect(trace && questionTextOf(trace)).toBe(QUESTION);
});

test('a span without an id takes the request that no other span has, with its own result', () => {
  const requested = ['c1', 'c2'].map((id) => called(id, { arguments: { a: id } }));
  const asked = chat(reply(...requested), { at: 1, until: 9 });
  const failed = tool({}, { error: 'locked' });
  const good = tool({ 'gen_ai.tool.call.id': 'c1', 'gen_ai.tool.call.result': '"ok"' }, { at: 30 });
  expect(read(agent, asked, failed, good, chat()).actual_steps).toMatchObject([
    { id: 'c1', args: { a: 'c1' }, status: 'success', output: 'ok' },
    { id: 'c2', args: { a: 'c2' }, status: 'error', error: 'locked' },
  ]);
});

test.each<[string, string, unknown]>([
  ['a value with its type', '{"type":"json","value":{"a":1}}', { output: { a: 1 } }],
  ['a failure with its type', '{"type":"error-text","value":"locked"}', { status: 'error', error: 'locked' }],
  ['a list of Strands', '{"$value":[1,2]}', { output: [1, 2] }],
  ['a value of Bedrock', '[{"json":{"a":1}}]', { output: { a: 1 } }],
  ['rows with a column named json stay', '[{"json":1},{"json":2}]', { output: '[{"json":1},{"json":2}]' }],
  ['rows with one column stay', '[{"text":"a"},{"text":"b"}]', { output: '[{"text":"a"},{"text":"b"}]' }],
])('a result as JSON text: %s', (_, written, expected) => {
  const spans = tool({ 'gen_ai.tool.call.id': 'c1', 'gen_ai.tool.call.result': written });
  expect(read(agent, spans, chat()).actual_steps).toMatchObject([expected]);
});

test.each<[string, string, string]>([
  ['the clean text of a span wins over a heading', 'Output:\nid,total\n1,2', 'id,total\n1,2'],
  ['over a tag', '<untrusted_context source="find">\nT3\n</untrusted_context>', 'T3'],
  ['over the quotes of JSON', '"T3 \\"Harbour\\""', 'T3 "Harbour"'],
  ['but not a part of the whole result', 'T3, T5, T7', 'T5'],
  ['and not a value in JSON', '{"lines":["T3","T5"]}', 'T5'],
])('two records of one result: %s', (_, response, written) => {
  const told = [{ role: 'tool', parts: [{ type: 'tool_call_response', id: 'c1', response }] }];
  const spans = [tool({ 'gen_ai.tool.call.id': 'c1', 'gen_ai.tool.call.result': written })];
  const later = chat({ 'gen_ai.input.messages': JSON.stringify(told) });
  const output = written === 'T5' ? response : written;
  expect(read(agent, ...spans, later).actual_steps).toMatchObject([{ output }]);
});

test('parts that a message has twice are two where another product than Copilot writes them', () => {
  const twice = chat({ 'gen_ai.output.messages': parts('assistant', 'Da', 'Da') });
  expect(read(agent, twice).actual_answer).toBe('DaDa');
});

describe('arguments are unwrapped only where a tracer wraps them', () => {
  const argsOf = (attributes: object) => (read(agent, tool(attributes), chat()).actual_steps as object[])[0];
  const traceloop = (input: object) => ({ 'traceloop.entity.input': JSON.stringify(input) });
  const plain = (args: object) => ({ 'gen_ai.tool.call.arguments': JSON.stringify(args) });

  test.each<[string, object, object]>([
    ['named arguments', traceloop({ args: [], kwargs: { a: 1 } }), { a: 1 }],
    ['the text of LangChain', traceloop({ input_str: '{"a":1}', inputs: null }), { a: 1 }],
    ['the arguments beside that text', traceloop({ input_str: "{'a': 1}", inputs: { a: 1 } }), { a: 1 }],
    ['the text under `input`', traceloop({ input: '{"a":1}' }), { a: 1 }],
    ['the only text of LangChain in JavaScript', traceloop({ args: ['{"a":1}'] }), { a: 1 }],
    ...[{ args: ['-l'] }, { input: '{"a":1}' }, { input_str: 'a' }, { args: [1], kwargs: {} }].map(
      (args): [string, object, object] => [`a tool's own ${Object.keys(args).join()}`, plain(args), args],
    ),
  ])('%s', (_, attributes, args) => {
    expect(argsOf(attributes)).toMatchObject({ args });
  });
});

test('a model call of the AI SDK has its tokens in the words of the conventions, too', () => {
  const usage = { 'gen_ai.usage.input_tokens': 7, 'gen_ai.usage.output_tokens': 3 };
  const attributes = { 'ai.operationId': 'ai.generateText.doGenerate', 'ai.response.text': 'Done.', ...usage };
  const whole = { name: 'ai.generateText', until: 900, attributes: { 'ai.operationId': 'ai.generateText' } };
  expect(read(whole, { name: 'doGenerate', attributes })).toMatchObject({ input_tokens: 7, output_tokens: 3 });
});

test('prices beside token counts are no tokens', () => {
  const prices = { input_cost: 1, output_cost: 2, input_price: 3, cache_read_cost: 4 };
  expect(decodeUsage({ input: 100, output: 20, ...prices })).toMatchObject({ input: 100, output: 20 });
  expect(decodeUsage({ input: 100, output: 20, input_cached_tokens: 40, ...prices })).toMatchObject({ input: 140 });
});
