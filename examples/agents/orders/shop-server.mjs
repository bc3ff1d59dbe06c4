/** The tools of the shop as an MCP server over stdio. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { openShop, TOOLS } from './shop.mjs';

const shop = openShop();
const server = new Server({ name: 'shop', version: '1.0.0' }, { capabilities: { tools: {} } });

server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: Object.keys(TOOLS).map((name) => ({ name, inputSchema: { type: 'object' } })),
}));
server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
  const text = (value) => [{ type: 'text', text: value }];
  try {
    const result = TOOLS[params.name](shop, params.arguments ?? {});
    return { content: text(typeof result === 'string' ? result : JSON.stringify(result)) };
  } catch (error) {
    return { content: text(error.message), isError: true };
  }
});
await server.connect(new StdioServerTransport());
