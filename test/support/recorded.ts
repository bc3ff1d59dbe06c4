import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { EXAMPLES } from './bundle.js';
import { otlp, type SpanMade } from './traces.js';

interface Step {
  readonly name: string;
  readonly args?: object;
  readonly id?: string;
  readonly status?: string;
  readonly output?: unknown;
  readonly error?: string;
}

/** A line of the bundled example, with the text of its question. */
export interface Recorded {
  readonly question_id: string;
  readonly question: string;
  readonly actual_answer?: string;
  readonly actual_steps?: readonly Step[];
  readonly error?: string;
  readonly input_tokens?: number;
  readonly output_tokens?: number;
}

/** The example's responses of version 2. */
export function exampleResponses(): Recorded[] {
  const corpus = yaml.load(readFileSync(join(EXAMPLES, 'corpus.yaml'), 'utf8')) as {
    questions: { id: string; question_text: string }[];
  }[];
  const texts = new Map(corpus.flatMap(({ questions }) => questions).map((one) => [one.id, one.question_text]));
  const lines = readFileSync(join(EXAMPLES, 'responses-v2.jsonl'), 'utf8').trim().split('\n');
  return lines
    .map((line) => JSON.parse(line) as Recorded)
    .map((one) => ({ ...one, question: texts.get(one.question_id) ?? '' }));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const idOf = (step: Step, at: number): string => step.id ?? `call_${at}`;

/** As an agent on Anthropic's API records it: every message, and its question's text. */
export function asAnthropic({ question, actual_steps = [], actual_answer, ...more }: Recorded): object {
  const turns = actual_steps.flatMap((step, at) => [
    { role: 'assistant', content: [{ type: 'tool_use', id: idOf(step, at), name: step.name, input: step.args ?? {} }] },
    {
      role: 'user',
      content: [
        {
          ...{ type: 'tool_result', tool_use_id: idOf(step, at), content: text(step.output ?? step.error ?? '') },
          ...(step.status === 'error' && { is_error: true }),
        },
      ],
    },
  ]);
  const answer = actual_answer === undefined ? [] : [{ role: 'assistant', content: actual_answer }];
  return {
    messages: [{ role: 'user', content: question }, ...turns, ...answer],
    usage: { input_tokens: more.input_tokens, output_tokens: more.output_tokens },
    ...(more.error !== undefined && { error: more.error }),
  };
}

/** The same as spans, one request a span, the root last as its end is. */
export function asSpans(recorded: Recorded, at: number): object[] {
  const { question_id, question, actual_steps = [], actual_answer = '', error, input_tokens, output_tokens } = recorded;
  const trace = String(at).padStart(32, '0');
  const root: SpanMade = {
    ...{ name: 'invoke_agent', trace, id: 'aaaaaaaaaaaaaaaa', parent: '', at: 0, until: 12_000 },
    attributes: { 'gen_ai.operation.name': 'invoke_agent', 'stepgate.question_id': question_id },
    ...(error !== undefined && { error }),
  };
  const tools = actual_steps.map((step, index): SpanMade => {
    const call = { 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': step.name };
    const args = {
      'gen_ai.tool.call.id': idOf(step, index),
      'gen_ai.tool.call.arguments': JSON.stringify(step.args ?? {}),
    };
    return {
      ...{ name: `execute_tool ${step.name}`, trace, parent: 'aaaaaaaaaaaaaaaa', at: 100 + index },
      attributes: {
        ...call,
        ...args,
        ...(step.status === 'success' && { 'gen_ai.tool.call.result': text(step.output) }),
      },
      ...(step.status === 'error' && { error: step.error ?? 'failed' }),
    };
  });
  const chat: SpanMade = {
    ...{ name: 'chat', trace, parent: 'aaaaaaaaaaaaaaaa', at: 5_000 },
    attributes: {
      'gen_ai.operation.name': 'chat',
      ...(input_tokens !== undefined && { 'gen_ai.usage.input_tokens': input_tokens }),
      ...(output_tokens !== undefined && { 'gen_ai.usage.output_tokens': output_tokens }),
      'gen_ai.input.messages': JSON.stringify([{ role: 'user', parts: [{ type: 'text', content: question }] }]),
      'gen_ai.output.messages': JSON.stringify([
        { role: 'assistant', parts: [{ type: 'text', content: actual_answer }] },
      ]),
    },
  };
  return [...tools, chat, root].map((span, index) =>
    otlp([{ ...span, id: span.id ?? `${index + 1}`.padStart(16, '0') }]),
  );
}

/** What the lines of a text hold. */
export function recordsOf<T = unknown>(text: string): T[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

export function lines(records: readonly object[]): string {
  return `${records.map((record) => JSON.stringify(record)).join('\n')}\n`;
}
