#!/usr/bin/env bash
# @google/gemini-cli 0.61.0 (node 20)
#
# A tool of an MCP server returns one text block whose text is a JSON list, and no `structuredContent`, as the protocol
# allows. Gemini CLI reads the text as structured content by itself, finds that a list is no object, and reports the call
# as failed: `Invalid input: expected record, received array`, path `structuredContent`. The same text within an object is
# a success. Tools that return lists fail under Gemini CLI, each time, with no fault of the server.
#
# Fails if the list becomes a success.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent @google/gemini-cli@0.61.0

cat > server.mjs <<'JS'
import { createInterface } from 'node:readline';

const tool = (name) => ({ name, description: 'Finds orders.', inputSchema: { type: 'object', properties: {} } });
const TEXTS = { list: '[{"id":4711}]', object: '{"orders":[{"id":4711}]}' };
const answers = {
  initialize: ({ protocolVersion }) => ({
    ...{ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'orders', version: '1.0.0' } },
  }),
  'tools/list': () => ({ tools: [tool('list'), tool('object')] }),
  'tools/call': ({ name }) => ({ content: [{ type: 'text', text: TEXTS[name] }] }),
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
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const call = (name) => ({ functionCall: { name: `mcp_orders_${name}`, args: {} }, thoughtSignature: 'c2ln' });
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { contents = [] } = JSON.parse(body);
  const isLast = contents.at(-1)?.parts.some((part) => 'functionResponse' in part);
  const parts = isLast ? [{ text: 'Done.' }] : [call('list'), call('object')];
  const candidates = [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }];
  response.setHeader('content-type', 'text/event-stream');
  response.end(`data: ${JSON.stringify({ candidates, modelVersion: 'gemini-2.5-flash' })}\n\n`);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
mkdirSync('.gemini');
writeFileSync(
  '.gemini/settings.json',
  JSON.stringify({
    mcpServers: { orders: { command: 'node', args: ['server.mjs'], trust: true } },
    ...{ security: { auth: { selectedType: 'gemini-api-key' } }, privacy: { usageStatisticsEnabled: false } },
  }),
);
const flags = ['-m', 'gemini-2.5-flash', '--yolo', '--output-format', 'stream-json', '-p', 'List the orders.'];
const child = spawn('node_modules/.bin/gemini', flags, {
  env: {
    ...{ PATH: process.env.PATH, HOME: process.cwd(), GEMINI_API_KEY: 'none', GEMINI_CLI_TRUST_WORKSPACE: 'true' },
    GOOGLE_GEMINI_BASE_URL: `http://127.0.0.1:${server.address().port}`,
  },
  stdio: ['ignore', 'pipe', 'ignore'],
});
let printed = '';
child.stdout.on('data', (chunk) => {
  printed += chunk;
});
await new Promise((resolve) => child.on('close', resolve));
server.close();
const events = printed.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
const results = events.filter(({ type }) => type === 'tool_result');
for (const { tool_id, status, error } of results) console.log(tool_id.split('__')[0], status, error?.message ?? '');
const of = (name) => results.find(({ tool_id }) => tool_id.startsWith(`mcp_orders_${name}`));
const isAsSaid = of('list')?.status === 'error' && /expected record, received array/.test(of('list').error.message);
process.exit(isAsSaid && of('object')?.status === 'success' ? 0 : 1);
JS
node run.mjs
