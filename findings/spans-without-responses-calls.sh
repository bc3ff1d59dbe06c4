#!/usr/bin/env bash
# @traceloop/instrumentation-openai 0.27.0, openlit 1.15.0, openai 6.49.0 (node 20)
#
# A model behind OpenAI's Responses API is offered three tools, find, get and remove; it writes a sentence and asks for find and
# get. Both instrumentations trace the request, and neither has the calls: the output message in the span has the sentence alone,
# and says that the answer is finished.
#   Traceloop    parts: text; finish reason `stop`. Streamed: no output message, no usage
#   OpenLIT      parts: text; finish reason `completed`; `gen_ai.tool.name` "find, get, remove". Streamed: the same without names
# The same answer by Chat Completions has text, find and get, the reason `tool_call` or `tool_calls`, and with OpenLIT the names
# "find, get". Both take only the texts of a response for its message, and its status for the reason why the model stopped. OpenLIT
# takes `tools` of the response, which repeats what the request offered, for the calls: a tool that nobody called is named as such.
# An evaluation of tool calls over such traces finds none, or all tools for each answer, and the sentence before the calls looks
# like the final answer.
#
# Fails if one of the spans has the calls, or other names.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "commonjs" }' > package.json
npm install --silent --ignore-scripts openai@6.49.0 @traceloop/instrumentation-openai@0.27.0 openlit@1.15.0 \
  @opentelemetry/api@1.9.0 @opentelemetry/sdk-trace-base@2.12.1

cat > run.js <<'JS'
const { createServer } = require('node:http');

const CALLS = [{ id: 'c1', name: 'find', arguments: '{"customer":42}' }, { id: 'c2', name: 'get', arguments: '{"id":4712}' }];
const text = 'I look it up.';
const output = [
  { type: 'message', id: 'm', role: 'assistant', status: 'completed', content: [{ type: 'output_text', text, annotations: [] }] },
  ...CALLS.map(({ id, ...call }) => ({ type: 'function_call', id: `f${id}`, call_id: id, ...call, status: 'completed' })),
];
const usage = { input_tokens: 100, output_tokens: 20, total_tokens: 120 };
const offered = ['find', 'get', 'remove'].map((name) => ({ type: 'function', name, parameters: { type: 'object' } }));
const responses = {
  ...{ id: 'r', object: 'response', created_at: 1, model: 'm', status: 'completed', error: null, output, usage },
  tools: offered, // as the API does, which repeats the tools of the request
};
const tool_calls = CALLS.map(({ id, ...call }) => ({ id, type: 'function', function: call }));
const chat = {
  ...{ id: 'r', object: 'chat.completion', created: 1, model: 'm' },
  choices: [{ index: 0, finish_reason: 'tool_calls', message: { role: 'assistant', content: text, tool_calls } }],
  usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
};
function* events() {
  yield { type: 'response.created', response: { ...responses, status: 'in_progress', output: [], usage: null } };
  for (const [output_index, item] of output.entries()) {
    const place = { item_id: item.id, output_index };
    if (item.type === 'message') {
      yield { type: 'response.output_item.added', output_index, item: { ...item, content: [] } };
      yield { type: 'response.output_text.delta', ...place, content_index: 0, delta: text };
      yield { type: 'response.output_text.done', ...place, content_index: 0, text };
    } else {
      yield { type: 'response.output_item.added', output_index, item: { ...item, arguments: '' } };
      yield { type: 'response.function_call_arguments.delta', ...place, delta: item.arguments };
      yield { type: 'response.function_call_arguments.done', ...place, arguments: item.arguments };
    }
    yield { type: 'response.output_item.done', output_index, item };
  }
  yield { type: 'response.completed', response: responses };
}

const spans = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const sent = JSON.parse(body);
  if (request.url === '/v1/traces') {
    // what OpenLIT exports, as OTLP in JSON
    for (const { scopeSpans } of sent.resourceSpans) {
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        const entries = span.attributes.map(({ key, value }) => [key, value.stringValue]);
        spans.push({ attributes: Object.fromEntries(entries) });
      }
    }
    return response.end('{}');
  }
  response.setHeader('content-type', sent.stream ? 'text/event-stream' : 'application/json');
  if (!sent.stream) return response.end(JSON.stringify(request.url.includes('responses') ? responses : chat));
  for (const event of events()) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  response.end();
});

async function start(name, origin) {
  if (name === 'openlit') {
    require('openlit').default.init({
      ...{ otlpEndpoint: origin, disableBatch: true, disableEvents: true, disableMetrics: true, pricingJson: '{}' },
    });
    return () => spans.splice(0);
  }
  const { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } = require('@opentelemetry/sdk-trace-base');
  const { OpenAIInstrumentation } = require('@traceloop/instrumentation-openai');
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  new OpenAIInstrumentation().setTracerProvider(provider);
  return () => exporter.getFinishedSpans().splice(0);
}

server.listen(0, '127.0.0.1', async () => {
  const origin = `http://127.0.0.1:${server.address().port}`;
  const take = await start(process.argv[2], origin);
  const { OpenAI } = require('openai');
  const client = new OpenAI({ baseURL: `${origin}/v1`, apiKey: 'none' });
  const forChat = offered.map(({ type, ...tool }) => ({ type, function: tool }));
  const asks = {
    chat: () => client.chat.completions.create({ model: 'm', messages: [{ role: 'user', content: 'What?' }], tools: forChat }),
    responses: () => client.responses.create({ model: 'm', input: 'What?', tools: offered }),
    streamed: async () => {
      for await (const _ of await client.responses.create({ model: 'm', input: 'What?', tools: offered, stream: true }));
    },
  };
  for (const [way, ask] of Object.entries(asks)) {
    await ask();
    let found = [];
    for (let tries = 0; tries < 100 && !found.length; tries++) {
      found = take();
      if (!found.length) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const messages = JSON.parse(found[0].attributes['gen_ai.output.messages'] ?? 'null');
    const kinds = messages?.map(({ parts, finish_reason }) => `${parts.map((part) => part.name ?? part.type)}; ${finish_reason}`);
    const names = found[0].attributes['gen_ai.tool.name'];
    console.log(`${process.argv[2]} ${way}: ${kinds ?? 'no message'}${names ? `; gen_ai.tool.name ${names}` : ''}`);
  }
  process.exit(0);
});
JS
node run.js traceloop | tee seen
node run.js openlit | tee -a seen
diff seen - <<'SEEN'
traceloop chat: text,find,get; tool_call
traceloop responses: text; stop
traceloop streamed: no message
openlit chat: text,find,get; tool_calls; gen_ai.tool.name find, get
openlit responses: text; completed; gen_ai.tool.name find, get, remove
openlit streamed: text; completed
SEEN
