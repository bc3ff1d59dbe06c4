// Mastra.
import { Agent } from '@mastra/core/agent';
import { createTool } from '@mastra/core/tools';
import { callTool, TOOLS } from './tools.ts';

const tools = TOOLS.map(({ name, description, parameters }) => [
  name,
  createTool({ id: name, description, inputSchema: parameters as object, execute: (input) => callTool(name, input) }),
]);
const agent = new Agent({
  ...{
    id: 'dispatcher',
    name: 'dispatcher',
    instructions: 'Answer questions about trains.',
    model: 'openai/gpt-5-mini',
  },
  tools: Object.fromEntries(tools),
});
const question = { role: 'user' as const, content: process.env.STEPGATE_QUESTION ?? '' };
const { steps, response } = await agent.generate([question], { maxSteps: 20 });

// The content of the steps lacks all but the last of parallel calls.
const messages = [question, ...(response.messages ?? [])];
console.log(JSON.stringify({ messages, usage: steps.map(({ usage }) => usage) }));
