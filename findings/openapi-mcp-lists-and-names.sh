#!/usr/bin/env bash
# @ivotoby/openapi-mcp-server 1.16.1 (npm), an MCP server that makes a tool of each operation of an OpenAPI document; here that of
# an API of Fastify 5.12.8, written by @fastify/swagger 9.9.3; node 20
#
# The arguments of a call are those that the tool's schema asks for, the call is a success, and the API got something else:
#   find-orders {"status": ["open", "late"]}    GET /orders?status=open,late                     no order; `open` alone finds one
#       OpenAPI writes a list as status=open&status=late unless the document says `explode: false` or another style. Sent so by
#       hand the API finds both orders. The server joins each list with commas, and reads neither `style` nor `explode`.
#   rename-team {"name": "red", "body_name": "blue"}    PATCH /teams/red {"body_name": "blue"}    the team is still red
#       A property of the body with the name of a parameter gets a prefix in the tool. The README says that this is so that all
#       properties are accessible; the prefix is not taken off again for the request, and the API drops an unknown property.
# A third difference is refused by the API: a body that is a list is sent as an object, {"body": [...]}.
# The trace of the agent has the right tool with the right arguments, and its output is an empty list or an old name: a scorer of
# arguments passes the call, one of outputs blames the agent.
#
# Fails if the API gets what the document says.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent @ivotoby/openapi-mcp-server@1.16.1 @modelcontextprotocol/sdk@1.32.2 fastify@5.12.8 @fastify/swagger@9.9.3

cat > call.mjs <<'JS'
import { deepStrictEqual, strictEqual } from 'node:assert';
import { writeFile } from 'node:fs/promises';
import swagger from '@fastify/swagger';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import Fastify from 'fastify';

const orders = [{ id: 1, status: 'open' }, { id: 2, status: 'late' }, { id: 3, status: 'paid' }];
const teams = [{ name: 'red' }];
const requests = [];

const api = Fastify();
api.addHook('preValidation', async ({ method, url, body }) => {
  requests.push(`${method} ${decodeURIComponent(url)}${body ? ` ${JSON.stringify(body)}` : ''}`);
});
await api.register(swagger, { openapi: { openapi: '3.0.3', info: { title: 'Orders', version: '1' } } });
const name = { type: 'string' };
api.get('/orders', {
  schema: { operationId: 'findOrders', querystring: { type: 'object', properties: { status: { type: 'array', items: { type: 'string' } } } } },
}, ({ query }) => orders.filter((order) => query.status.includes(order.status)).map((order) => order.id));
api.patch('/teams/:name', {
  schema: {
    operationId: 'renameTeam',
    params: { type: 'object', properties: { name } },
    body: { type: 'object', properties: { name }, additionalProperties: false },
  },
}, ({ params, body }) => Object.assign(teams.find((team) => team.name === params.name), body));
api.post('/orders', {
  schema: { operationId: 'addOrders', body: { type: 'array', items: { type: 'object', properties: { status: { type: 'string' } } } } },
}, ({ body }) => body.length);
const address = await api.listen({ port: 0, host: '127.0.0.1' });
const document = api.swagger();
await writeFile('openapi.json', JSON.stringify(document));
const [status] = document.paths['/orders'].get.parameters;
deepStrictEqual([status.name, status.style, status.explode], ['status', undefined, undefined]);

const client = new Client({ name: 'client', version: '1.0.0' });
await client.connect(new StdioClientTransport({
  command: process.execPath,
  args: ['node_modules/@ivotoby/openapi-mcp-server/bin/mcp-server.js', '--api-base-url', address, '--openapi-spec', 'openapi.json', '--transport', 'stdio'],
  stderr: 'ignore',
}));
const { tools } = await client.listTools();
const toolWith = (...keys) => tools.find((tool) => JSON.stringify(Object.keys(tool.inputSchema.properties)) === JSON.stringify(keys));

async function check(tool, args, request, answer, failed = false) {
  const result = await client.callTool({ name: tool.name, arguments: args });
  const [{ text }] = result.content;
  console.log(`${tool.name} ${JSON.stringify(args)}\n  ${requests.at(-1)}\n  ${text.replace(/\s+/g, ' ')}`);
  strictEqual(requests.at(-1), request);
  strictEqual(result.isError ?? false, failed);
  if (!failed) deepStrictEqual(JSON.parse(text), answer);
}

const find = toolWith('status');
strictEqual(find.inputSchema.properties.status.type, 'array');
await check(find, { status: ['open'] }, 'GET /orders?status=open', [1]);
await check(find, { status: ['open', 'late'] }, 'GET /orders?status=open,late', []);
deepStrictEqual(await (await fetch(`${address}/orders?status=open&status=late`)).json(), [1, 2]);

await check(toolWith('name', 'body_name'), { name: 'red', body_name: 'blue' }, 'PATCH /teams/red {"body_name":"blue"}', { name: 'red' });
const renamed = await fetch(`${address}/teams/red`, {
  method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: 'blue' }),
});
deepStrictEqual(await renamed.json(), { name: 'blue' });

await check(toolWith('body'), { body: [{ status: 'open' }] }, 'POST /orders {"body":[{"status":"open"}]}', undefined, true);
await client.close();
await api.close();
JS
node call.mjs
