// Anthropic, messages.
import Anthropic from '@anthropic-ai/sdk';
import { callTool, TOOLS } from './tools.ts';

const client = new Anthropic();
const model = 'claude-sonnet-5';
const tools = TOOLS.map(({ parameters, ...tool }): Anthropic.Tool => ({ ...tool, input_schema: parameters }));
const messages: Anthropic.MessageParam[] = [{ role: 'user', content: process.env.STEPGATE_QUESTION ?? '' }];
const usage: unknown[] = [];
for (let isDone = false; !isDone; ) {
  const message = await client.messages.create({ model, max_tokens: 4096, messages, tools });
  messages.push({ role: 'assistant', content: message.content });
  usage.push(message.usage);
  const calls = message.content.filter((block) => block.type === 'tool_use');
  if (calls.length > 0) messages.push({ role: 'user', content: await Promise.all(calls.map(run)) });
  isDone = calls.length === 0;
}

console.log(JSON.stringify({ model, messages, usage }));

async function run({ id, name, input }: Anthropic.ToolUseBlock): Promise<Anthropic.ToolResultBlockParam> {
  try {
    return { type: 'tool_result', tool_use_id: id, content: await callTool(name, input) };
  } catch (error) {
    return { type: 'tool_result', tool_use_id: id, content: String(error), is_error: true };
  }
}
