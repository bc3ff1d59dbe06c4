// OpenAI, Responses.
import OpenAI from 'openai';
import { callToolForModel, TOOLS } from './tools.ts';

const client = new OpenAI();
const model = 'gpt-5-mini';
const tools = TOOLS.map((tool): OpenAI.Responses.Tool => ({ ...tool, type: 'function', strict: false }));
const messages: OpenAI.Responses.ResponseInput = [{ role: 'user', content: process.env.STEPGATE_QUESTION ?? '' }];
const usage: unknown[] = [];
for (let isDone = false; !isDone; ) {
  const response = await client.responses.create({ model, input: messages, tools });
  messages.push(...(response.output as OpenAI.Responses.ResponseInput));
  usage.push(response.usage);
  const calls = response.output.filter((item) => item.type === 'function_call');
  for (const { call_id, name, arguments: args } of calls) {
    messages.push({ type: 'function_call_output', call_id, output: await callToolForModel(name, JSON.parse(args)) });
  }
  isDone = calls.length === 0;
}

console.log(JSON.stringify({ model, messages, usage }));
