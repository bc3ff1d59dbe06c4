// LangChain and LangGraph.
import { tool } from '@langchain/core/tools';
import { createReactAgent } from '@langchain/langgraph/prebuilt';
import { ChatOpenAI } from '@langchain/openai';
import { callTool, TOOLS } from './tools.ts';

const tools = TOOLS.map(({ name, description, parameters }) =>
  tool((args: unknown) => callTool(name, args), { name, description, schema: parameters }),
);
const agent = createReactAgent({ llm: new ChatOpenAI({ model: 'gpt-5-mini' }), tools });
const question = { role: 'user', content: process.env.STEPGATE_QUESTION ?? '' };
const { messages } = await agent.invoke({ messages: [question] });

console.log(JSON.stringify({ messages }));
