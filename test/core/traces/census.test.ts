import { describe, expect, test } from 'vitest';
import { type Census, makeCensus } from '../../../src/core/traces/census.js';
import { decodeTraces } from '../../../src/core/traces/documents.js';
import type { FormatName } from '../../../src/core/traces/formats.js';
import { responseOf } from '../../../src/core/traces/response.js';
import { evaluated } from '../../support/run.js';
import { otlp } from '../../support/traces.js';

const asked = { role: 'user', content: '?' };
const call = (id: string, args: string | undefined) => ({
  ...{ id, type: 'function', function: { name: 'f', arguments: args } },
});
const calling = (...calls: object[]) => ({ role: 'assistant', tool_calls: calls });
const result = (id: string, more: object = {}) => ({ role: 'tool', tool_call_id: id, content: 'x', ...more });

/** A census of the recordings of a document. */
function censusOf(format: Exclude<FormatName, 'responses'>, record: unknown): Census {
  const census = makeCensus();
  for (const trace of decodeTraces(format, record)) {
    if (trace) census.observe(responseOf(trace, 'q1'), trace);
  }
  return census;
}

describe('the line of counts says what was read and what is lacking', () => {
  const usage = { prompt_tokens: 1, completion_tokens: 1 };
  const parts = ['image_url', 'image_url', 'video'].map((type) => ({ type, source: {} }));
  const agent = { name: 'agent', attributes: { 'gen_ai.operation.name': 'invoke_agent' } };
  const nothing = '0 tool calls; 1 response without a call, 1 without an answer, 1 without tokens';
  test.each<[string, string, Exclude<FormatName, 'responses'>, unknown]>([
    [
      'calls without arguments and outputs, a response without an answer and tokens',
      '2 tool calls, 1 without arguments, 1 without output; 1 response without an answer, 1 without tokens',
      'messages',
      [asked, calling(call('c1', '{}'), call('c2', undefined)), result('c2')],
    ],
    [
      'a failed call',
      '1 tool call, 1 failed; 1 response without an answer, 1 without tokens',
      'messages',
      [asked, calling(call('c1', '{}')), result('c1', { error: true })],
    ],
    [
      'nothing lacking',
      '1 tool call',
      'messages',
      { usage, messages: [asked, calling(call('c1', '{}')), result('c1'), { role: 'assistant', content: 'A' }] },
    ],
    [
      'parts that no format reads, by type',
      `${nothing}; not read: 2 image_url part, 1 video part`,
      'messages',
      [{ role: 'user', content: parts }],
    ],
    [
      'spans of no convention',
      `${nothing}; not read: 2 other spans`,
      'otlp',
      otlp([agent, { name: 'GET' }, { name: 'POST' }]),
    ],
  ])('%s', (_, line, format, record) => {
    expect(censusOf(format, record).line()).toBe(line);
  });

  test('without recordings there is none', () => {
    expect(makeCensus().line()).toBeNull();
  });
});

test('arguments that were not recorded are not a mistake of the agent', () => {
  const step = { name: 'f', status: 'success', output: 'x', args_not_recorded: 'set CAPTURE' };
  const wanted = [[{ name: 'f', args: { a: 1 }, match_args: 'exact', match_output: 'ignore' }]];
  const entry = evaluated(wanted, { actual_steps: [step] }, undefined, 'full');
  expect(entry).toMatchObject({
    steps_score: 0,
    steps_details: [{ cause: { kind: 'not_recorded' }, detail: { part: 'arguments', error: 'set CAPTURE' } }],
  });
});
