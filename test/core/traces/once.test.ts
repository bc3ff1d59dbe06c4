import { describe, expect, test } from 'vitest';
import { otlp, QUESTION, responseFrom, type SpanMade } from '../../support/traces.js';

const parts = (role: string, ...texts: string[]) =>
  JSON.stringify([{ role, parts: texts.map((content) => ({ type: 'text', content })) }]);
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

const ONE_CALL = { actual_answer: 'Done.', input_tokens: 100, output_tokens: 20, total_tokens: 120 };

describe('what is there twice counts once', () => {
  test.each<[string, SpanMade[]]>([
    ['a span with the same id', [chat({}, { id: 'a'.repeat(16) }), chat({}, { id: 'a'.repeat(16) })]],
    ['the same span under another id', [chat(), chat()]],
    [
      'two spans of one response',
      [chat({ 'gen_ai.response.id': 'r' }), chat({ 'gen_ai.response.id': 'r' }, { at: 101 })],
    ],
  ])('%s', (_, spans) => {
    expect(read(agent, ...spans)).toMatchObject(ONE_CALL);
  });

  test('equal calls one after the other are two', () => {
    expect(read(agent, chat(), chat({}, { at: 300, until: 400 }))).toMatchObject({ input_tokens: 200 });
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

test('a span without an id takes the request that no other span has, with its own result', () => {
  const requested = ['c1', 'c2'].map((id) => ({ type: 'tool_call', id, name: 'find', arguments: { a: id } }));
  const asked = chat(
    { 'gen_ai.output.messages': JSON.stringify([{ role: 'assistant', parts: requested }]) },
    { at: 1, until: 9 },
  );
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
  ['rows with one column stay', '[{"text":"a"},{"text":"b"}]', { output: '[{"text":"a"},{"text":"b"}]' }],
])('a result as JSON text: %s', (_, written, expected) => {
  const spans = tool({ 'gen_ai.tool.call.id': 'c1', 'gen_ai.tool.call.result': written });
  expect(read(agent, spans, chat()).actual_steps).toMatchObject([expected]);
});

test('the clean text of a span wins over a text of the history around it', () => {
  const told = [
    { role: 'tool', parts: [{ type: 'tool_call_response', id: 'c1', response: 'Output:\nid,total\n1,2' }] },
  ];
  const spans = [tool({ 'gen_ai.tool.call.id': 'c1', 'gen_ai.tool.call.result': 'id,total\n1,2' })];
  const later = chat({ 'gen_ai.input.messages': JSON.stringify(told) });
  expect(read(agent, ...spans, later).actual_steps).toMatchObject([{ output: 'id,total\n1,2' }]);
});
