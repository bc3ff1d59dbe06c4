// Vercel AI SDK.
import { openai } from '@ai-sdk/openai';
import { dynamicTool, generateText, isStepCount, jsonSchema } from 'ai';
import { callTool, TOOLS } from './tools.ts';

const tools = TOOLS.map(({ name, description, parameters }) => [
  name,
  dynamicTool({
    description,
    inputSchema: jsonSchema(parameters as object),
    execute: (input) => callTool(name, input),
  }),
]);
const prompt = process.env.STEPGATE_QUESTION ?? '';
const { steps } = await generateText({
  ...{ model: openai('gpt-5-mini'), prompt, stopWhen: isStepCount(20) },
  tools: Object.fromEntries(tools),
});

console.log(JSON.stringify({ prompt, steps }));
