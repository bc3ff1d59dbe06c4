// OpenInference (Arize Phoenix), with its instrumentation of OpenAI.
import { OpenAIInstrumentation } from '@arizeai/openinference-instrumentation-openai';
import { SpanStatusCode } from '@opentelemetry/api';
import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import OpenAI from 'openai';
import { callToolForModel, TOOLS } from './tools.ts';

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
provider.register();
new OpenAIInstrumentation({ tracerProvider: provider }).manuallyInstrument(OpenAI);

const { STEPGATE_QUESTION: question = '', STEPGATE_QUESTION_ID: id = '' } = process.env;
const attributes = { 'openinference.span.kind': 'AGENT', 'stepgate.question_id': id };
await provider.getTracer('dispatcher').startActiveSpan('dispatcher', { attributes }, async (span) => {
  const fail = (error: unknown) => span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
  await answer().catch(fail);
  span.end();
});
const request = JsonTraceSerializer.serializeRequest(exporter.getFinishedSpans());
console.log(new TextDecoder().decode(request));

async function answer(): Promise<void> {
  const client = new OpenAI();
  const tools = TOOLS.map((tool): OpenAI.ChatCompletionTool => ({ type: 'function', function: { ...tool } }));
  const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: 'user', content: question }];
  for (let isDone = false; !isDone; ) {
    const { choices } = await client.chat.completions.create({ model: 'gpt-5-mini', messages, tools });
    const message = choices[0]?.message;
    if (!message) throw new Error('the model returned no answer');
    messages.push(message);
    const calls = message.tool_calls?.filter((call) => call.type === 'function') ?? [];
    for (const call of calls) {
      const content = await callToolForModel(call.function.name, JSON.parse(call.function.arguments));
      messages.push({ role: 'tool', tool_call_id: call.id, content });
    }
    isDone = calls.length === 0;
  }
}
