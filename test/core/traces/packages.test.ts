import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FormatName } from '../../../src/core/traces/formats.js';
import { responseFrom, step } from '../../support/traces.js';

const FIXTURES = join(import.meta.dirname, '../../fixtures/recorded');
const FIND = { query: 'Harbour' };
const ANSWER = 'M1 and M3.';

const FOUND = step('find', FIND, 'c1', { output: 'urn:harbour' });
const failed = (error: string, id: object = { id: 'c2' }) => ({ name: 'bad', args: {}, ...id, status: 'error', error });

/** The records that a script wrote with a package, by their number in its file. */
const records = (file: string) => readFileSync(join(FIXTURES, file), 'utf8').trim().split('\n');

const tokens = (calls: number, input: number, output: number) => ({
  ...{ input_tokens: calls * input, output_tokens: calls * output, total_tokens: calls * (input + output) },
});

/** What the tool of the Agents SDK returns to the model after a failure, which its record calls completed. */
const TOLD = { status: 'success', output: 'An error occurred while running the tool. Please try again.' };
const AGENTS_STEPS = [FOUND, step('bad', {}, 'c2', TOLD)];
const LANGCHAIN_STEPS = [{ ...FOUND, artifact: { a: 1 } }, failed('timeout')];

test.each<[string, Exclude<FormatName, 'responses'>, string, number, object[], object]>([
  [
    'ai 7.0.173, steps',
    'messages',
    'ai.jsonl',
    0,
    [FOUND, failed('Error: timeout'), step('rows', {}, 'c3', { output: { rows: [] } })],
    tokens(3, 10, 3),
  ],
  ['@langchain/core 1.4.0, JSON.stringify', 'messages', 'langchain.jsonl', 0, LANGCHAIN_STEPS, tokens(1, 5, 2)],
  ['@langchain/core 1.4.0, stored messages', 'messages', 'langchain.jsonl', 1, LANGCHAIN_STEPS, tokens(1, 5, 2)],
  ['@langchain/core 1.4.0, toDict', 'messages', 'langchain.jsonl', 2, LANGCHAIN_STEPS, tokens(1, 5, 2)],
  [
    '@google/adk 2.0.0, events of a session',
    'messages',
    'adk.jsonl',
    0,
    [FOUND, failed("Error in tool 'bad': timeout"), step('rows', {}, 'c3', { output: { rows: [] } })],
    tokens(3, 5, 2),
  ],
  ['@openai/agents 0.20.0, history', 'messages', 'openai-agents.jsonl', 0, AGENTS_STEPS, tokens(2, 5, 2)],
  ['@openai/agents 0.20.0, newItems', 'messages', 'openai-agents.jsonl', 1, AGENTS_STEPS, tokens(2, 5, 2)],
  ['@openai/agents 0.20.0, state', 'messages', 'openai-agents.jsonl', 2, AGENTS_STEPS, tokens(2, 5, 2)],
  ['@openai/agents 0.20.0, output', 'messages', 'openai-agents.jsonl', 3, AGENTS_STEPS, {}],
  [
    '@opentelemetry/otlp-transformer 0.301.1',
    'otlp',
    'opentelemetry.jsonl',
    0,
    [FOUND, { ...failed('timeout', {}), args: undefined, args_not_recorded: expect.stringContaining('CAPTURE') }],
    tokens(1, 5, 2),
  ],
])('what the packages themselves write: %s', (_, format, file, at, steps, usage) => {
  const { actual_steps, ...response } = responseFrom(format, JSON.parse(records(file)[at] ?? ''));
  expect((actual_steps as object[]).map((one) => ({ ...one, execution_timestamp: undefined }))).toEqual(steps);
  expect(response).toMatchObject({ actual_answer: ANSWER, ...usage });
});

describe('what packages with names of their own write', () => {
  const found = step('find', { customer: 42 }, 'c1', { output: expect.stringContaining('4711') });
  const locked = step('get', { id: 4712 }, 'c2', { output: 'locked' });
  test.each<[string, string, object]>([
    // Each of the two calls of the model had 100 and 20 tokens.
    ['@xsai/generate-text 0.4.4, the whole result', 'xsai.jsonl', tokens(2, 100, 20)],
    ['@ax-llm/ax 24.0.21, history of the memory', 'ax.jsonl', {}],
  ])('%s', (_, file, usage) => {
    const { actual_steps, actual_answer, ...response } = responseFrom('messages', JSON.parse(records(file)[0] ?? ''));
    const steps = (actual_steps as object[]).map((one) => ({ ...one, execution_timestamp: undefined }));
    expect(steps).toEqual([found, locked]);
    expect(actual_answer).toContain('Order 4711 costs 12 EUR');
    expect(response).toMatchObject(usage);
  });
});
