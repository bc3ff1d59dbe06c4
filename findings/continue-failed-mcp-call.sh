#!/usr/bin/env bash
# @continuedev/cli 1.5.47 (node 20)
#
# An MCP server answers a call with `isError: true`. The session that `cn` writes calls it done, as a good one, and keeps
# only the text: nothing in the file says that the call failed, and the model is not told either. Who counts failed calls
# in sessions of Continue finds none of those that an MCP server reports.
#
# Fails if the state of the call in the session differs from `done`, or names the failure.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent @continuedev/cli@1.5.47

cat > server.mjs <<'JS'
import { createInterface } from 'node:readline';

const inputSchema = { type: 'object', properties: { id: { type: 'number' } } };
const answers = {
  initialize: ({ protocolVersion }) => ({
    ...{ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'orders', version: '1.0.0' } },
  }),
  'tools/list': () => ({ tools: [{ name: 'get', description: 'Gets an order.', inputSchema }] }),
  'tools/call': () => ({ content: [{ type: 'text', text: 'order 4712 is locked' }], isError: true }),
};
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const result = (answers[method] ?? (() => ({})))(params);
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`);
});
JS
cat > run.mjs <<'JS'
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const CALL = { index: 0, id: 'c1', type: 'function', function: { name: 'get', arguments: '{"id":4712}' } };
let told = null;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { messages = [] } = body === '' ? {} : JSON.parse(body);
  told = messages.findLast(({ role }) => role === 'tool') ?? told;
  const isLast = messages.at(-1)?.role === 'tool';
  const delta = { role: 'assistant', ...(isLast ? { content: 'Locked.' } : { content: null, tool_calls: [CALL] }) };
  response.setHeader('content-type', 'text/event-stream');
  for (const choice of [{ delta, finish_reason: null }, { delta: {}, finish_reason: isLast ? 'stop' : 'tool_calls' }]) {
    const choices = [{ index: 0, ...choice }];
    response.write(`data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`);
  }
  response.end('data: [DONE]\n\n');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
writeFileSync(
  'config.yaml',
  `name: local
version: 1.0.0
schema: v1
models:
  - { name: m, provider: openai, model: gpt-4o, apiBase: 'http://127.0.0.1:${server.address().port}/v1', apiKey: none, roles: [chat], capabilities: [tool_use] }
mcpServers:
  - { name: orders, command: node, args: [server.mjs] }
`,
);
const child = spawn('node_modules/.bin/cn', ['--config', 'config.yaml', '--auto', '-p', 'Get order 4712.'], {
  env: { PATH: process.env.PATH, HOME: process.cwd() },
  stdio: ['ignore', 'ignore', 'inherit'],
});
await new Promise((resolve) => child.on('close', resolve));
server.close();
const [file] = readdirSync('.continue/sessions').filter((name) => name !== 'sessions.json');
const { history } = JSON.parse(readFileSync(`.continue/sessions/${file}`, 'utf8'));
const [state] = history.flatMap(({ toolCallStates = [] }) => toolCallStates);
console.log('state of the failed call', JSON.stringify(state), '\nthe model is told', JSON.stringify(told));
const says = JSON.stringify([state, told]);
process.exit(state.status === 'done' && says.includes('order 4712 is locked') && !/error/i.test(says) ? 0 : 1);
JS
node run.mjs
