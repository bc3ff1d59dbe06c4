#!/usr/bin/env bash
# @arizeai/openinference-instrumentation-openai 4.2.7, openai 7.59.0 (node 20), set up as its README says
#
# A streamed chat completion asks for two tools at once, each call with its own index. openai's own reader
# (`chat.completions.stream`) has two calls. The span has one, that no model made: id `c1c2`, name `findget`, arguments
# `{"customer":42}{"id":4712}`, which is no JSON. The same answer without streaming has both calls in the span.
# The instrumentation numbers a call by its place in the chunk's list, which is 0 for each chunk, not by its `index`, and
# joins the strings that get the same number. Evaluations of tool choice over such traces find a tool that does not exist.
#
# Fails if the span has the two calls.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "commonjs" }' > package.json
npm install --silent --ignore-scripts openai@7.59.0 @arizeai/openinference-instrumentation-openai@4.2.7 \
  @opentelemetry/api@1.9.0 @opentelemetry/instrumentation@0.46.0 @opentelemetry/sdk-trace-node@1.25.1

cat > run.js <<'JS'
const { createServer } = require('node:http');
const { registerInstrumentations } = require('@opentelemetry/instrumentation');
const { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } = require('@opentelemetry/sdk-trace-node');
const { OpenAIInstrumentation } = require('@arizeai/openinference-instrumentation-openai');

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider();
provider.addSpanProcessor(new SimpleSpanProcessor(exporter));
provider.register();
registerInstrumentations({ instrumentations: [new OpenAIInstrumentation()], tracerProvider: provider });
const OpenAI = require('openai');

const CALLS = [
  { id: 'c1', type: 'function', function: { name: 'find', arguments: '{"customer":42}' } },
  { id: 'c2', type: 'function', function: { name: 'get', arguments: '{"id":4712}' } },
];

function* chunks() {
  const chunk = (delta, finish_reason = null) => ({
    ...{ id: 'r', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] },
  });
  yield chunk({ role: 'assistant', content: null });
  for (const [index, call] of CALLS.entries()) {
    yield chunk({ tool_calls: [{ index, ...call, function: { ...call.function, arguments: '' } }] });
    yield chunk({ tool_calls: [{ index, function: { arguments: call.function.arguments } }] });
  }
  yield chunk({}, 'tool_calls');
}

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  if (JSON.parse(body).stream) {
    response.setHeader('content-type', 'text/event-stream');
    for (const chunk of chunks()) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    return response.end('data: [DONE]\n\n');
  }
  const message = { role: 'assistant', content: null, tool_calls: CALLS };
  const choices = [{ index: 0, message, finish_reason: 'tool_calls' }];
  const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ id: 'r', object: 'chat.completion', created: 1, model: 'm', choices, usage }));
});

function callsInSpan() {
  const [{ attributes }] = exporter.getFinishedSpans();
  exporter.reset();
  const calls = [];
  for (let n = 0; ; n += 1) {
    const call = `llm.output_messages.0.message.tool_calls.${n}.tool_call`;
    if (!attributes[`${call}.id`]) return calls.join(' ');
    calls.push(`${attributes[`${call}.id`]}:${attributes[`${call}.function.name`]}:${attributes[`${call}.function.arguments`]}`);
  }
}

server.listen(0, '127.0.0.1', async () => {
  const client = new OpenAI({ apiKey: 'none', baseURL: `http://127.0.0.1:${server.address().port}/v1` });
  const tools = ['find', 'get'].map((name) => ({ type: 'function', function: { name, parameters: { type: 'object' } } }));
  const question = { model: 'm', tools, messages: [{ role: 'user', content: 'What do the orders cost?' }] };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

  await client.chat.completions.create(question);
  await pause();
  const whole = callsInSpan();
  const message = await client.chat.completions.stream(question).finalMessage();
  const read = message.tool_calls.map((call) => `${call.id}:${call.function.name}:${call.function.arguments}`).join(' ');
  await pause();
  const streamed = callsInSpan();
  server.close();
  server.closeAllConnections();
  console.log(`whole, span: ${whole}\nstreamed, openai: ${read}\nstreamed, span: ${streamed}`);
  const BOTH = 'c1:find:{"customer":42} c2:get:{"id":4712}';
  process.exit(whole === BOTH && read === BOTH && streamed === 'c1c2:findget:{"customer":42}{"id":4712}' ? 0 : 1);
});
JS
node run.js
