// LangSmith, with its wrapper of OpenAI. The runs are printed, not sent.
import { Client } from 'langsmith';
import { traceable } from 'langsmith/traceable';
import { wrapOpenAI } from 'langsmith/wrappers';
import OpenAI from 'openai';
import { callTool, TOOLS } from './tools.ts';

const runs = new Map<string, object>();
/** Keeps the runs, as LangSmith has them when all have ended. */
class LocalClient extends Client {
  override async createRun(run: Parameters<Client['createRun']>[0]): Promise<void> {
    runs.set(String(run.id), { ...runs.get(String(run.id)), ...run });
  }
  override async updateRun(id: string, run: object): Promise<void> {
    runs.set(id, { ...runs.get(id), ...run });
  }
}

const { STEPGATE_QUESTION: question = '', STEPGATE_QUESTION_ID: question_id = '' } = process.env;
const tracing = { client: new LocalClient(), tracingEnabled: true };
const openai = wrapOpenAI(new OpenAI());
const tools = TOOLS.map((tool): OpenAI.ChatCompletionTool => ({ type: 'function', function: { ...tool } }));

async function answer(messages: OpenAI.ChatCompletionMessageParam[]): Promise<OpenAI.ChatCompletionMessageParam> {
  for (;;) {
    const { choices } = await openai.chat.completions.create({ model: 'gpt-5-mini', messages, tools });
    const message = choices[0]?.message;
    if (!message) throw new Error('the model returned no answer');
    const calls = message.tool_calls?.filter((call) => call.type === 'function') ?? [];
    if (calls.length === 0) return message;
    messages = [...messages, message, ...(await Promise.all(calls.map(run)))];
  }
}

async function run({ id, function: called }: OpenAI.ChatCompletionMessageFunctionToolCall) {
  const tool = traceable((args: object) => callTool(called.name, args), { name: called.name, run_type: 'tool' });
  const content = await tool(JSON.parse(called.arguments)).catch((error) => String(error));
  return { role: 'tool', tool_call_id: id, content } as const;
}

const agent = traceable(answer, { ...tracing, name: 'dispatcher', metadata: { question_id } });
await agent([{ role: 'user', content: question }]).catch((error) => console.error(error));

console.log(JSON.stringify([...runs.values()]));
