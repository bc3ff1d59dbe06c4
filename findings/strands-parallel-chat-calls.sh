#!/usr/bin/env bash
# @strands-agents/sdk 1.19.0, openai 6.49.0 (node 20)
#
# A model behind OpenAI's Chat Completions writes a sentence and asks for two tools at once, each call with its own index in
# the stream. The agent runs only the last call. The other one, and the sentence, are in no message, no metric and no
# request, and nothing warns. With `api: 'responses'` the same answer of the model runs both tools and keeps the sentence.
# Seen: chat: ran get; message get. responses: ran find, get; message text, find, get.
# The adapter for chat starts a block for each call as it comes, but ends all of them only at the finish_reason, and the reader
# of these events keeps one block at a time. An evaluation blames the model for a call that the agent lost.
#
# Fails if both tools run with chat.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent --ignore-scripts @strands-agents/sdk@1.19.0 openai@6.49.0 zod@4.1.12

cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { Agent, tool } from '@strands-agents/sdk';
import { OpenAIModel } from '@strands-agents/sdk/models/openai';
import { z } from 'zod';

const CALLS = [
  { id: 'c1', name: 'find', parts: ['{"customer"', ':42}'] },
  { id: 'c2', name: 'get', parts: ['{"id":', '4712}'] },
];

function* chat(isLast) {
  const chunk = (delta, finish_reason = null) => ({
    ...{ id: 'r', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] },
  });
  yield chunk({ role: 'assistant', content: '' });
  yield chunk({ content: isLast ? '12 EUR.' : 'I look it up.' });
  for (const [index, { id, name, parts }] of isLast ? [] : CALLS.entries()) {
    yield chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] });
    for (const part of parts) yield chunk({ tool_calls: [{ index, function: { arguments: part } }] });
  }
  yield chunk({}, isLast ? 'stop' : 'tool_calls');
  const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
  yield { ...chunk({}), choices: [], usage };
}

function* responses(isLast) {
  const text = isLast ? '12 EUR.' : 'I look it up.';
  const content = [{ type: 'output_text', text, annotations: [] }];
  const output = [{ type: 'message', id: 'm', role: 'assistant', status: 'completed', content }];
  for (const { id, name, parts } of isLast ? [] : CALLS) {
    const call = { type: 'function_call', id: `f${id}`, call_id: id, name, arguments: parts.join(''), status: 'completed' };
    output.push(call);
  }
  const usage = { input_tokens: 100, output_tokens: 20, total_tokens: 120 };
  const response = { id: 'r', object: 'response', created_at: 1, model: 'm', status: 'completed', error: null, output, usage };
  yield { type: 'response.created', response: { ...response, status: 'in_progress', output: [], usage: null } };
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
  yield { type: 'response.completed', response };
}

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { messages, input } = JSON.parse(body);
  const isLast = (messages ?? input).some(({ role, type }) => role === 'tool' || type === 'function_call_output');
  response.setHeader('content-type', 'text/event-stream');
  for (const event of (messages ? chat : responses)(isLast)) {
    response.write(`${event.type ? `event: ${event.type}\n` : ''}data: ${JSON.stringify(event)}\n\n`);
  }
  response.end(messages ? 'data: [DONE]\n\n' : '');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const clientConfig = { baseURL: `http://127.0.0.1:${server.address().port}/v1` };

async function calls(api) {
  const ran = [];
  const tools = CALLS.map(({ name }) =>
    tool({ name, description: 'Looks up.', inputSchema: z.looseObject({}), callback: () => `${ran.push(name)}` }),
  );
  const model = new OpenAIModel({ api, modelId: 'm', apiKey: 'none', clientConfig });
  const agent = new Agent({ model, tools, printer: false });
  await agent.invoke('What do the orders cost?');
  const blocks = agent.messages[1].content.map((block) => (block.type === 'toolUseBlock' ? block.name : 'text'));
  return `ran ${ran}; message ${blocks}`;
}

const seen = { chat: await calls('chat'), responses: await calls('responses') };
server.close();
console.log(`chat: ${seen.chat}\nresponses: ${seen.responses}`);
process.exit(seen.chat === 'ran get; message get' && seen.responses === 'ran find,get; message text,find,get' ? 0 : 1);
JS
node run.mjs
