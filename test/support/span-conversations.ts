import type { GivenResult, MadeCall, Turn, Writer } from './conversations.js';
import { otlp, type SpanMade } from './traces.js';

const json = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

interface Executed {
  readonly call: MadeCall;
  readonly result: GivenResult | undefined;
  readonly agent: string | undefined;
}

/** Each call with its result, in the order of the calls. */
function executed(turns: readonly Turn[]): Executed[] {
  const results = turns.flatMap((turn) => ('results' in turn ? turn.results : []));
  return turns.flatMap((turn) =>
    'calls' in turn
      ? turn.calls.map((call) => ({ call, agent: turn.agent, result: results.find((one) => one.of === call) }))
      : [],
  );
}

function answerOf(turns: readonly Turn[]): string {
  return turns.map((turn) => ('answer' in turn ? turn.answer : '')).join('');
}

/** Spans of tools below the agent, or below a sub-agent's span. */
function spanTree(
  root: SpanMade,
  agentSpan: (name: string) => SpanMade,
  tools: readonly (readonly [SpanMade, string | undefined])[],
  last: SpanMade,
) {
  const agents = [...new Set(tools.flatMap(([, agent]) => (agent === undefined ? [] : [agent])))];
  const idOf = (agent: string) => `a${agents.indexOf(agent)}`.padEnd(16, '0');
  return otlp([
    { ...root, id: 'r'.padEnd(16, '0') },
    ...agents.map((agent) => ({ ...agentSpan(agent), id: idOf(agent), parent: 'r'.padEnd(16, '0'), at: 1 })),
    ...tools.map(([span, agent], at) => ({
      ...{ ...span, id: `t${String(at).padStart(15, '0')}`, at: 10 + at },
      parent: agent === undefined ? 'r'.padEnd(16, '0') : idOf(agent),
    })),
    { ...last, id: 'l'.padEnd(16, '0'), parent: 'r'.padEnd(16, '0'), at: 50_000 },
  ]);
}

const genaiAgent = (name: string): SpanMade => ({
  ...{ name: `invoke_agent ${name}`, at: 0, until: 60_000 },
  attributes: { 'gen_ai.operation.name': 'invoke_agent', 'gen_ai.agent.name': name },
});

const genaiMessages = (kind: string, messages: object[]) => ({ [`gen_ai.${kind}.messages`]: json(messages) });
const asked = (question: string) => ({ role: 'user', parts: [{ type: 'text', content: question }] });
const answered = (text: string) => ({ role: 'assistant', parts: [{ type: 'text', content: text }] });

function genaiSpans(question: string, turns: readonly Turn[]): unknown {
  const tools = executed(turns).map(({ call: { id, name, args }, result, agent }): [SpanMade, string | undefined] => [
    {
      name: `execute_tool ${name}`,
      attributes: {
        ...{ 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': name, 'gen_ai.tool.call.id': id },
        'gen_ai.tool.call.arguments': json(args),
        ...(result?.output !== undefined && { 'gen_ai.tool.call.result': json(result.output) }),
        ...(result?.error !== undefined && { 'error.type': 'ToolError' }),
      },
      ...(result?.error !== undefined && { error: result.error }),
      ...(turns.some((turn) => 'deltas' in turn) && {
        events: [{ name: 'gen_ai.tool.delta', attributes: { text: 'M' } }],
      }),
    },
    agent,
  ]);
  const attributes = {
    'gen_ai.operation.name': 'chat',
    ...genaiMessages('input', [asked(question)]),
    ...genaiMessages('output', [answered(answerOf(turns))]),
  };
  return spanTree(genaiAgent('trams'), genaiAgent, tools, { name: 'chat m', attributes });
}

/** Messages of model calls, each of which repeats the history before it. */
function genaiModelCalls(question: string, turns: readonly Turn[]): unknown {
  const said = turns.flatMap((turn): object[] => {
    if ('answer' in turn) return [answered(turn.answer)];
    if ('deltas' in turn) return [];
    if ('results' in turn) {
      const parts = turn.results.map(({ of: { id }, output, error }) => ({
        ...{ type: 'tool_call_response', id, response: error ?? output },
      }));
      return [{ role: 'tool', parts }];
    }
    const parts = turn.calls.map(({ id, name, args }) => ({ type: 'tool_call', id, name, arguments: args }));
    return [{ role: 'assistant', parts }];
  });
  const history = [asked(question), ...said];
  const spans = history.flatMap((message, at): SpanMade[] => {
    if ((message as { role: string }).role !== 'assistant') return [];
    const before = history.slice(history.length > 100 ? Math.max(0, at - 2) : 0, at);
    const sides = { ...genaiMessages('input', before), ...genaiMessages('output', [message]) };
    return [{ name: 'chat m', attributes: { 'gen_ai.operation.name': 'chat', ...sides } }];
  });
  const placed = spans.map((span, at) => ({ ...span, id: `${at + 2}`.padStart(16, '0'), at: 10 + at }));
  return otlp([genaiAgent('trams'), ...placed]);
}

const openinferenceAgent = (name: string): SpanMade => ({
  ...{ name, at: 0, until: 60_000, attributes: { 'openinference.span.kind': 'AGENT' } },
});

function openinferenceSpans(question: string, turns: readonly Turn[]): unknown {
  const tools = executed(turns).map(({ call: { name, args }, result, agent }): [SpanMade, string | undefined] => [
    {
      name,
      attributes: {
        ...{ 'openinference.span.kind': 'TOOL', 'tool.name': name, 'input.value': json(args) },
        ...(result?.output !== undefined && { 'output.value': json(result.output) }),
      },
      ...(result?.error !== undefined && { error: result.error }),
    },
    agent,
  ]);
  const attributes = {
    ...{ 'openinference.span.kind': 'LLM', 'llm.input_messages.0.message.role': 'user' },
    ...{ 'llm.input_messages.0.message.content': question, 'llm.output_messages.0.message.role': 'assistant' },
    'llm.output_messages.0.message.content': answerOf(turns),
  };
  return spanTree(openinferenceAgent('trams'), openinferenceAgent, tools, { name: 'llm', attributes });
}

function langfuse(question: string, turns: readonly Turn[]): unknown {
  const timeAt = (at: number) => new Date(1_774_000_000_000 + at).toISOString();
  const observed = (type: string, id: string, parentObservationId: string | null, at: number, more: object) => ({
    ...{ traceId: 't1', level: 'DEFAULT', id, type, parentObservationId },
    ...{ startTime: timeAt(at), endTime: timeAt(at + 1), ...more },
  });
  const calls = executed(turns);
  const agents = [...new Set(calls.flatMap(({ agent }) => (agent === undefined ? [] : [agent])))];
  const deltas = turns.filter((turn) => 'deltas' in turn).slice(0, 1);
  return [
    observed('AGENT', 'root', null, 0, { name: 'trams', input: question, output: answerOf(turns) }),
    ...agents.map((agent) => observed('AGENT', agent, 'root', 1, { name: agent })),
    ...deltas.map(() => observed('EVENT', 'e', 'root', 2, { name: 'delta', output: 'M' })),
    ...calls.map(({ call: { name, args }, result, agent = 'root' }, at) =>
      observed('TOOL', `t${at}`, agent, 10 + at, {
        ...{ name, input: args, output: result?.output ?? null },
        ...(result?.error !== undefined && { level: 'ERROR', statusMessage: result.error }),
      }),
    ),
  ];
}

export const SPAN_WRITERS: Readonly<Record<string, Writer>> = {
  'OpenTelemetry, GenAI spans': { format: 'otlp', write: genaiSpans, isWhole: true },
  'OpenTelemetry, GenAI messages': { format: 'otlp', write: genaiModelCalls, hidesErrors: true },
  OpenInference: { format: 'otlp', write: openinferenceSpans, hidesIds: true, isWhole: true },
  Langfuse: { format: 'langfuse', write: langfuse, hidesIds: true, isWhole: true },
};
