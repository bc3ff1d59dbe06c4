#!/usr/bin/env bash
# @mastra/core 1.71.0 (node 20)
#
# A model asks for two tools at once. `steps[0].toolCalls` has both calls, and `steps[0].toolResults` their results;
# `steps[0].content`, which has the same form as the content of a step of Vercel's AI SDK, has only the last call and its
# result, whether a tool throws or not. Who reads the content of steps, as for the AI SDK, loses all but one of the calls
# that a model makes in parallel.
#
# Fails if the content has both calls.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent @mastra/core@1.71.0

cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { Agent } from '@mastra/core/agent';
import { createTool } from '@mastra/core/tools';

const call = (id, name, args) => ({
  ...{ type: 'function_call', id: `fc_${id}`, call_id: id, name, arguments: JSON.stringify(args), status: 'completed' },
});
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const isLast = JSON.parse(body).input.some(({ type }) => type === 'function_call_output');
  const content = [{ type: 'output_text', text: '12 EUR.', annotations: [] }];
  const output = isLast
    ? [{ type: 'message', id: 'm1', role: 'assistant', status: 'completed', content }]
    : [call('c1', 'find', { customer: 42 }), call('c2', 'get', { id: 4712 })];
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      ...{ id: 'r1', object: 'response', created_at: 1, status: 'completed', model: 'm', output, error: null },
      usage: { input_tokens: 100, output_tokens: 20, total_tokens: 120 },
    }),
  );
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
process.env.OPENAI_API_KEY = 'none';
process.env.OPENAI_BASE_URL = `http://127.0.0.1:${server.address().port}/v1`;
const schema = (name) => ({ type: 'object', properties: { [name]: { type: 'integer' } } });

async function callsOfFirstStep(get) {
  const tools = {
    find: createTool({ id: 'find', description: 'Finds.', inputSchema: schema('customer'), execute: async () => '4711' }),
    get: createTool({ id: 'get', description: 'Gets.', inputSchema: schema('id'), execute: get }),
  };
  const agent = new Agent({ id: 'a', name: 'a', instructions: 'Answer.', model: 'openai/gpt-5-mini', tools });
  const [step] = (await agent.generate('What do the orders cost?', { maxSteps: 3 })).steps;
  const inContent = step.content.filter(({ type }) => type === 'tool-call').map(({ toolName }) => toolName);
  return `toolCalls ${step.toolCalls.map(({ payload }) => payload.toolName)}; content ${inContent}`;
}

const failed = await callsOfFirstStep(async () => {
  throw new Error('order 4712 is locked');
});
const good = await callsOfFirstStep(async () => '4712');
server.close();
console.log(`one throws: ${failed}\nnone throws: ${good}`);
process.exit([failed, good].every((calls) => calls === 'toolCalls find,get; content get') ? 0 : 1);
JS
node run.mjs
