// Genkit.
import { openAI } from '@genkit-ai/compat-oai/openai';
import { genkit } from 'genkit';
import type { ModelMiddleware } from 'genkit/model';
import { callToolForModel, TOOLS } from './tools.ts';

const ai = genkit({ plugins: [openAI()], model: openAI.model('gpt-5-mini') });
// A tool that throws would end the run.
const tools = TOOLS.map(({ name, description, parameters }) =>
  ai.defineTool({ name, description, inputJsonSchema: parameters }, (args) => callToolForModel(name, args)),
);
const usage: unknown[] = [];
/** The usage of each request to the model; that of the response is only the last one's. */
const keepUsage: ModelMiddleware = async (request, next) => {
  const response = await next(request);
  usage.push(response.usage);
  return response;
};
const prompt = process.env.STEPGATE_QUESTION ?? '';
const { messages } = await ai.generate({ prompt, tools, maxTurns: 20, use: [keepUsage] });

console.log(JSON.stringify({ messages, usage }));
