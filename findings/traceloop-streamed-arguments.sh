#!/usr/bin/env bash
# @traceloop/instrumentation-anthropic 0.27.0, @anthropic-ai/sdk 0.136.0 (node 20)
#
# Claude asks for two tools, find {"customer":42} and get {"id":4712}. Asked without streaming, the span has both calls as they are
# and the finish reason `tool_call`. With `stream: true`, or with `messages.stream`, the same answer leaves a span whose two calls
# have the arguments {}, whose finish reason is empty, and which lacks `gen_ai.response.finish_reasons`. The SDK's own reader of
# streams (`finalMessage`) has the arguments.
# In a stream a tool call begins with an empty input, and its arguments follow in parts. The instrumentation joins the parts of
# texts and leaves out those of arguments, as well as the reason. {} is what a call without arguments looks like, so an evaluation
# over such traces finds the right tools called with no argument, each time and without a warning.
#
# Fails if the streamed calls have their arguments.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "commonjs" }' > package.json
npm install --silent --ignore-scripts @anthropic-ai/sdk@0.136.0 @traceloop/instrumentation-anthropic@0.27.0 \
  @opentelemetry/api@1.9.0 @opentelemetry/sdk-trace-base@2.12.1

cat > run.js <<'JS'
const { deepStrictEqual } = require('node:assert');
const { createServer } = require('node:http');
const { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } = require('@opentelemetry/sdk-trace-base');
const { AnthropicInstrumentation } = require('@traceloop/instrumentation-anthropic');

const exporter = new InMemorySpanExporter();
const instrumentation = new AnthropicInstrumentation();
instrumentation.setTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }));
const { Anthropic } = require('@anthropic-ai/sdk');

const content = [
  { type: 'text', text: 'I look it up.' },
  { type: 'tool_use', id: 'c1', name: 'find', input: { customer: 42 } },
  { type: 'tool_use', id: 'c2', name: 'get', input: { id: 4712 } },
];
const message = {
  ...{ id: 'm', type: 'message', role: 'assistant', model: 'claude', content, stop_reason: 'tool_use', stop_sequence: null },
  usage: { input_tokens: 100, output_tokens: 20 },
};
function* events() {
  const usage = { input_tokens: 100, output_tokens: 1 };
  yield { type: 'message_start', message: { ...message, content: [], stop_reason: null, usage } };
  for (const [index, block] of content.entries()) {
    const isText = block.type === 'text';
    yield { type: 'content_block_start', index, content_block: isText ? { ...block, text: '' } : { ...block, input: {} } };
    const text = isText ? block.text : JSON.stringify(block.input);
    for (const part of [text.slice(0, 8), text.slice(8)]) {
      const delta = isText ? { type: 'text_delta', text: part } : { type: 'input_json_delta', partial_json: part };
      yield { type: 'content_block_delta', index, delta };
    }
    yield { type: 'content_block_stop', index };
  }
  yield { type: 'message_delta', delta: { stop_reason: 'tool_use', stop_sequence: null }, usage: { output_tokens: 20 } };
  yield { type: 'message_stop' };
}
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { stream } = JSON.parse(body);
  response.setHeader('content-type', stream ? 'text/event-stream' : 'application/json');
  if (!stream) return response.end(JSON.stringify(message));
  for (const event of events()) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  response.end();
});

server.listen(0, '127.0.0.1', async () => {
  const client = new Anthropic({ baseURL: `http://127.0.0.1:${server.address().port}`, apiKey: 'none' });
  const tools = ['find', 'get'].map((name) => ({ name, input_schema: { type: 'object' } }));
  const request = { model: 'claude', max_tokens: 100, tools, messages: [{ role: 'user', content: 'What do they cost?' }] };
  const seen = {};
  async function run(way, ask) {
    exporter.reset();
    await ask();
    const [{ attributes }] = exporter.getFinishedSpans();
    const [{ parts, finish_reason }] = JSON.parse(attributes['gen_ai.output.messages']);
    const calls = parts.filter(({ type }) => type === 'tool_call').map(({ name, arguments: args }) => [name, args]);
    const reasons = attributes['gen_ai.response.finish_reasons'];
    seen[way] = { calls, finish_reason, reasons };
    console.log(`${way}: ${JSON.stringify(seen[way])}`);
  }
  await run('create', () => client.messages.create(request));
  await run('create, stream', async () => {
    for await (const _ of await client.messages.create({ ...request, stream: true }));
  });
  let read;
  await run('stream', async () => {
    const { content } = await client.messages.stream(request).finalMessage();
    read = content.filter(({ type }) => type === 'tool_use').map(({ name, input }) => [name, input]);
  });
  console.log(`finalMessage: ${JSON.stringify(read)}`);
  server.close();

  const calls = [['find', { customer: 42 }], ['get', { id: 4712 }]];
  const streamed = { calls: [['find', {}], ['get', {}]], finish_reason: '', reasons: undefined };
  deepStrictEqual(read, calls);
  deepStrictEqual(seen, {
    create: { calls, finish_reason: 'tool_call', reasons: ['tool_call'] },
    'create, stream': streamed,
    stream: streamed,
  });
});
JS
node run.js
