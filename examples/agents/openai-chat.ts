// OpenAI, chat completions.
import OpenAI from 'openai';
import { callToolForModel, TOOLS } from './tools.ts';

const client = new OpenAI();
const model = 'gpt-5-mini';
const tools = TOOLS.map((tool): OpenAI.ChatCompletionTool => ({ type: 'function', function: { ...tool } }));
const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: process.env.STEPGATE_QUESTION ?? '' }];
const usage: unknown[] = [];
for (let isDone = false; !isDone; ) {
  const completion = await client.chat.completions.create({ model, messages, tools });
  const message = completion.choices[0]?.message;
  if (!message) throw new Error('the model returned no answer');
  messages.push(message);
  usage.push(completion.usage);
  const calls = message.tool_calls?.filter((call) => call.type === 'function') ?? [];
  for (const call of calls) {
    const content = await callToolForModel(call.function.name, JSON.parse(call.function.arguments));
    messages.push({ role: 'tool', tool_call_id: call.id, content });
  }
  isDone = calls.length === 0;
}

console.log(JSON.stringify({ model, messages, usage }));
