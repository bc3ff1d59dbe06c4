// OpenTelemetry, spans by the GenAI conventions.
import { SpanStatusCode } from '@opentelemetry/api';
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import OpenAI from 'openai';
import { callTool, TOOLS } from './tools.ts';

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
provider.register();
const tracer = provider.getTracer('dispatcher');

const client = new OpenAI();
const model = 'gpt-5-mini';
const tools = TOOLS.map((tool): OpenAI.ChatCompletionTool => ({ type: 'function', function: { ...tool } }));
const { STEPGATE_QUESTION: question = '', STEPGATE_QUESTION_ID: id = '' } = process.env;

await inSpan('invoke_agent', { 'stepgate.question_id': id }, answer).catch((error) => console.error(error));
const request = JsonTraceSerializer.serializeRequest(exporter.getFinishedSpans());
console.log(new TextDecoder().decode(request));

async function answer(): Promise<void> {
  const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: question }];
  for (let isDone = false; !isDone; ) {
    const message = await chat(messages);
    messages.push(message);
    const calls = message.tool_calls?.filter((call) => call.type === 'function') ?? [];
    for (const call of calls) {
      const content = await execute(call).catch((error) => String(error));
      messages.push({ role: 'tool', tool_call_id: call.id, content });
    }
    isDone = calls.length === 0;
  }
}

type Attributes = Record<string, string | number>;

/** Runs a part of the agent in a span; `note` adds attributes to it. */
function inSpan<T>(operation: string, attributes: Attributes, work: (note: (more: Attributes) => void) => Promise<T>) {
  return tracer.startActiveSpan(operation, async (span) => {
    span.setAttributes({ 'gen_ai.operation.name': operation, ...attributes });
    try {
      return await work((more) => span.setAttributes(more));
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      throw error;
    } finally {
      span.end();
    }
  });
}

function chat(messages: OpenAI.ChatCompletionMessageParam[]): Promise<OpenAI.ChatCompletionMessage> {
  const asked = JSON.stringify([{ role: 'user', parts: [{ type: 'text', content: question }] }]);
  return inSpan('chat', { 'gen_ai.request.model': model, 'gen_ai.input.messages': asked }, async (note) => {
    const { choices, usage } = await client.chat.completions.create({ model, messages, tools });
    const message = choices[0]?.message;
    if (!message) throw new Error('the model returned no answer');
    const parts = message.content === null ? [] : [{ type: 'text', content: message.content }];
    note({ 'gen_ai.output.messages': JSON.stringify([{ role: 'assistant', parts }]) });
    if (usage) note({ 'gen_ai.usage.input_tokens': usage.prompt_tokens });
    if (usage) note({ 'gen_ai.usage.output_tokens': usage.completion_tokens });
    return message;
  });
}

function execute(call: OpenAI.ChatCompletionMessageFunctionToolCall): Promise<string> {
  const { name, arguments: args } = call.function;
  const called = { 'gen_ai.tool.name': name, 'gen_ai.tool.call.id': call.id, 'gen_ai.tool.call.arguments': args };
  return inSpan('execute_tool', called, async (note) => {
    const output = await callTool(name, JSON.parse(args));
    note({ 'gen_ai.tool.call.result': output });
    return output;
  });
}
