// OpenAI Agents SDK.
import { Agent, run, tool } from '@openai/agents';
import { callTool, TOOLS } from './tools.ts';

const tools = TOOLS.map(({ name, description, parameters }) =>
  tool({
    name,
    description,
    strict: false,
    parameters: { ...parameters, required: [], additionalProperties: true },
    execute: (args) => callTool(name, args),
  }),
);
const agent = new Agent({ name: 'dispatcher', model: 'gpt-5-mini', tools });
const result = await run(agent, process.env.STEPGATE_QUESTION ?? '');

console.log(JSON.stringify({ history: result.history, rawResponses: result.rawResponses }));
