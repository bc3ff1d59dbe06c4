import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { PLANS, type Planned } from './plan.ts';
import { openShop } from './shop.mjs';

type Result = { readonly status: 'success' | 'error'; readonly output: unknown };
type CallTool = (tool: string, args: Readonly<Record<string, unknown>>) => Promise<Result>;

/** What a version of the agent records: its plan, carried out with the real tools. One JSON record per line. */
export async function recordVersion(version: 'v1' | 'v2'): Promise<string> {
  const mcp = new Client({ name: 'agent', version: '1.0.0' });
  const server = join(import.meta.dirname, 'shop-server.mjs');
  await mcp.connect(new StdioClientTransport({ command: process.execPath, args: ['--no-warnings', server] }));
  const rest = await serveCustomers();
  const lines: string[] = [];
  try {
    for (const planned of PLANS[version]) lines.push(JSON.stringify(await recordAnswer(planned, callerOf(mcp, rest))));
  } finally {
    rest.close();
    await mcp.close();
  }
  return `${lines.join('\n')}\n`;
}

async function recordAnswer({ id, calls, answer, seconds, tokens }: Planned, call: CallTool) {
  const actual_steps = [];
  for (const [at, [name, args]] of calls.entries()) {
    actual_steps.push({ id: `${id}-${at + 1}`, name, args, ...(await call(name, args)) });
  }
  const [input_tokens, output_tokens] = [tokens - 100, 100];
  const figures = { input_tokens, output_tokens, total_tokens: tokens, elapsed_sec: seconds, cost_usd: tokens / 1e6 };
  return { question_id: id, actual_answer: answer, actual_steps, ...figures };
}

/** SQL goes to SQLite, customers come from a REST service, all else from the MCP server. */
function callerOf(mcp: Client, rest: Server): CallTool {
  const shop = openShop();
  return async (tool, args) => {
    if (tool === 'run_sql')
      return { status: 'success', output: JSON.stringify(shop.prepare(String(args.query)).all()) };
    if (tool === 'get_customer') {
      const { port } = rest.address() as AddressInfo;
      const response = await fetch(`http://127.0.0.1:${port}/customers/${args.id}`);
      return { status: response.ok ? 'success' : 'error', output: await response.text() };
    }
    const result = await mcp.callTool({ name: tool, arguments: args });
    return { status: result.isError ? 'error' : 'success', output: result.content };
  };
}

async function serveCustomers(): Promise<Server> {
  const shop = openShop();
  // A client that waits longer than 5 s between two requests keeps its connection.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const row = shop.prepare('SELECT * FROM customers WHERE id = ?').get(Number(request.url?.split('/').at(-1)));
    response.statusCode = row ? 200 : 404;
    response.end(JSON.stringify(row ? { data: row, links: { self: request.url ?? '' } } : { error: 'not found' }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}
