#!/usr/bin/env bash
# @google/adk 2.0.0 (npm, node 20)
#
# One question, two requests to Gemini with 100 and 200 prompt tokens; the first answer is a sentence and a tool call. Without
# streaming, the usage in the events of the session adds up to the 300 that the API counted. With StreamingMode.SSE the same
# answers leave 500: the sentence, the call and a third event without any content each carry the usage of the whole first
# request. None of these events is marked partial. The spans `call_llm` have 300 in both cases.
# Since a call in the stream is passed on at once and the text before it as an event of its own, both with the usage so far, and
# the end of the stream repeats it. Costs computed from stored sessions depend on whether the run was streamed.
#
# Fails if both modes leave the same sum.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent --ignore-scripts @google/adk@2.0.0 zod@4.1.12 \
  @opentelemetry/api@1.9.0 @opentelemetry/context-async-hooks@2.8.0 @opentelemetry/sdk-trace-base@2.8.0

cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { FunctionTool, Gemini, InMemoryRunner, LlmAgent, LogLevel, setLogLevel, StreamingMode } from '@google/adk';
import { z } from 'zod';

const exporter = new InMemorySpanExporter();
trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }));
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
setLogLevel(LogLevel.ERROR);

// As the API streams: each part of the answer with the counts so far.
function answer(isLast) {
  const parts = isLast ? [{ text: '12 EUR.' }] : [{ text: 'I look it up.' }, { functionCall: { name: 'get', args: { id: 4712 } } }];
  const promptTokenCount = isLast ? 200 : 100;
  return parts.map((part, index) => {
    const candidatesTokenCount = 10 * (index + 1);
    const totalTokenCount = promptTokenCount + candidatesTokenCount;
    const finish = index === parts.length - 1 ? { finishReason: 'STOP' } : {};
    return {
      candidates: [{ index: 0, content: { role: 'model', parts: [part] }, ...finish }],
      usageMetadata: { promptTokenCount, candidatesTokenCount, totalTokenCount },
    };
  });
}

let requests = 0;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  requests += 1;
  const chunks = answer(body.includes('functionResponse'));
  if (request.url.includes('streamGenerateContent')) {
    response.setHeader('content-type', 'text/event-stream');
    return response.end(chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\r\n\r\n`).join(''));
  }
  const whole = chunks.at(-1);
  whole.candidates[0].content.parts = chunks.flatMap(({ candidates }) => candidates[0].content.parts);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(whole));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
process.env.GOOGLE_GEMINI_BASE_URL = `http://127.0.0.1:${server.address().port}`;
const model = new Gemini({ model: 'gemini-2.5-flash', apiKey: 'none' });

async function promptTokens(streamingMode) {
  requests = 0;
  const execute = async () => '12';
  const get = new FunctionTool({ name: 'get', description: 'Gets.', parameters: z.object({ id: z.number() }), execute });
  const runner = new InMemoryRunner({ agent: new LlmAgent({ name: 'a', model, tools: [get] }), appName: 'app' });
  const { id } = await runner.sessionService.createSession({ appName: 'app', userId: 'u' });
  const newMessage = { role: 'user', parts: [{ text: 'What does order 4712 cost?' }] };
  for await (const _ of runner.runAsync({ userId: 'u', sessionId: id, newMessage, runConfig: { streamingMode } }));
  const { events } = await runner.sessionService.getSession({ appName: 'app', userId: 'u', sessionId: id });
  const stored = events.filter(({ partial, usageMetadata }) => !partial && usageMetadata);
  const sum = stored.reduce((total, { usageMetadata }) => total + usageMetadata.promptTokenCount, 0);
  const spans = exporter.getFinishedSpans().filter(({ name }) => name === 'call_llm');
  const inSpans = spans.reduce((total, { attributes }) => total + attributes['gen_ai.usage.input_tokens'], 0);
  exporter.reset();
  return `${requests} requests, ${stored.length} events with ${sum}, spans with ${inSpans}`;
}

const none = await promptTokens(StreamingMode.NONE);
const sse = await promptTokens(StreamingMode.SSE);
server.close();
server.closeAllConnections();
console.log(`NONE: ${none}\nSSE: ${sse}`);
const isSeen = none === '2 requests, 2 events with 300, spans with 300' && sse === '2 requests, 4 events with 500, spans with 300';
process.exit(isSeen ? 0 : 1);
JS
node run.mjs
