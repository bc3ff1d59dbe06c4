#!/usr/bin/env bash
# @xsai/generate-text 0.4.4, @xsai/tool 0.4.4 (node 20)
#
# `usage` of what generateText returns is that of the last request to the model, not of the run: of two requests with 100 and
# 20 tokens each, `usage` says 100 and 20, `steps[].usage` has both, and no key has the sum. The keys beside it (`messages`,
# `steps`, `text`) are of the whole run. Who records `usage` as the cost of an answer counts only its last request; the steps
# have to be added up.
#
# Fails if `usage` becomes the sum of the steps.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent @xsai/generate-text@0.4.4 @xsai/tool@0.4.4

cat > run.mjs <<'JS'
import { createServer } from 'node:http';
import { generateText } from '@xsai/generate-text';
import { rawTool } from '@xsai/tool';

const CALL = { id: 'c1', type: 'function', function: { name: 'find', arguments: '{"customer":42}' } };
const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const isLast = JSON.parse(body).messages.at(-1).role === 'tool';
    const message = isLast
      ? { role: 'assistant', content: '12 EUR.' }
      : { role: 'assistant', content: null, tool_calls: [CALL] };
    const choice = { index: 0, message, finish_reason: isLast ? 'stop' : 'tool_calls' };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ id: 'x', object: 'chat.completion', created: 1, model: 'm', choices: [choice], usage }));
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const parameters = { type: 'object', properties: { customer: { type: 'number' } }, required: ['customer'] };
const find = rawTool({ name: 'find', description: 'Finds orders.', parameters, execute: () => '[]' });
const result = await generateText({
  ...{ apiKey: 'none', baseURL: `http://127.0.0.1:${server.address().port}/v1/`, model: 'm', maxSteps: 3 },
  messages: [{ role: 'user', content: 'What do the orders of customer 42 cost?' }],
  tools: [find],
});
server.close();
const ofSteps = result.steps.map((step) => step.usage.total_tokens);
console.log('usage of the result', result.usage.total_tokens, 'of its steps', ofSteps);
process.exitCode = result.usage.total_tokens === 120 && ofSteps.join() === '120,120' ? 0 : 1;
JS
node run.mjs
