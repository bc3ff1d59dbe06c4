import { describe, expect, test } from 'vitest';
import { type MadeCall, MESSAGE_WRITERS, type Turn, type Writer } from '../../support/conversations.js';
import { SPAN_WRITERS } from '../../support/span-conversations.js';
import { QUESTION, responseFrom } from '../../support/traces.js';

const ANSWER = 'M1 and M3.';
const END: Turn = { answer: ANSWER };

const call = (id: string, args: unknown = { query: id }, name = 'sparql_query'): MadeCall => ({ id, name, args });
const [FIRST, SECOND, THIRD] = [call('c1'), call('c2'), call('c3')];

/** What a step should be; the error is an output where the format has no word for it. */
interface Expected {
  readonly of: MadeCall;
  readonly output?: unknown;
  readonly error?: string;
  /** Instead of the arguments of the call. */
  readonly args?: object;
  readonly isNotRecorded?: boolean;
}

interface Scenario {
  readonly turns: readonly Turn[];
  readonly steps: readonly Expected[];
  /** Only of formats in which call and result are apart. */
  readonly apart?: boolean;
}

const TEXT_AND_IMAGE = [
  { type: 'text', text: 'A map' },
  { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } },
];
const MANY = Array.from({ length: 1000 }, (_, at) => call(`c${at}`));

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'parallel calls of one tool, results in another order': {
    turns: [
      { calls: [FIRST, SECOND, THIRD] },
      {
        results: [
          { of: THIRD, output: 'C' },
          { of: FIRST, output: 'A' },
          { of: SECOND, output: 'B' },
        ],
      },
      END,
    ],
    steps: [
      { of: FIRST, output: 'A' },
      { of: SECOND, output: 'B' },
      { of: THIRD, output: 'C' },
    ],
  },
  'a call without a result': {
    turns: [{ calls: [FIRST, SECOND] }, { results: [{ of: SECOND, output: 'B' }] }, END],
    steps: [
      { of: FIRST, isNotRecorded: true },
      { of: SECOND, output: 'B' },
    ],
  },
  'a result before its call': {
    turns: [
      { results: [{ of: FIRST, output: 'A' }] },
      { calls: [FIRST, SECOND] },
      { results: [{ of: SECOND, output: 'B' }] },
      END,
    ],
    steps: [
      { of: FIRST, output: 'A' },
      { of: SECOND, output: 'B' },
    ],
    apart: true,
  },
  'a retry after an error': {
    turns: [
      { calls: [FIRST] },
      { results: [{ of: FIRST, error: 'timeout' }] },
      { calls: [SECOND] },
      { results: [{ of: SECOND, output: 'B' }] },
      END,
    ],
    steps: [
      { of: FIRST, error: 'timeout' },
      { of: SECOND, output: 'B' },
    ],
  },
  'calls of a sub-agent': {
    turns: [
      { calls: [FIRST] },
      { results: [{ of: FIRST, output: 'A' }] },
      { calls: [SECOND], agent: 'lookup' },
      { results: [{ of: SECOND, output: 'B' }], agent: 'lookup' },
      { calls: [THIRD] },
      { results: [{ of: THIRD, output: 'C' }] },
      END,
    ],
    steps: [
      { of: FIRST, output: 'A' },
      { of: SECOND, output: 'B' },
      { of: THIRD, output: 'C' },
    ],
  },
  'the pieces of a stream with the whole': {
    turns: [{ deltas: 'M' }, { calls: [FIRST] }, { results: [{ of: FIRST, output: 'A' }] }, { deltas: 'M1 a' }, END],
    steps: [{ of: FIRST, output: 'A' }],
  },
  'empty arguments': {
    turns: [{ calls: [call('c1', {}), call('c2', '')] }, END],
    steps: [
      { of: call('c1'), args: {}, isNotRecorded: true },
      { of: call('c2'), args: {}, isNotRecorded: true },
    ],
  },
  'arguments that are not JSON': {
    turns: [{ calls: [call('c1', '{"query": ')] }, END],
    steps: [{ of: call('c1'), args: {}, isNotRecorded: true }],
  },
  'an image next to a text in a result': {
    turns: [{ calls: [FIRST] }, { results: [{ of: FIRST, output: TEXT_AND_IMAGE }] }, END],
    steps: [{ of: FIRST, output: 'A map' }],
  },
  'an image alone as a result': {
    turns: [{ calls: [FIRST] }, { results: [{ of: FIRST, output: TEXT_AND_IMAGE.slice(1) }] }, END],
    steps: [{ of: FIRST, output: TEXT_AND_IMAGE.slice(1) }],
  },
  'an empty result': {
    turns: [{ calls: [FIRST] }, { results: [{ of: FIRST, output: '' }] }, END],
    steps: [{ of: FIRST, output: '' }],
  },
  '1,000 steps': {
    turns: [
      ...MANY.flatMap((one): Turn[] => [{ calls: [one] }, { results: [{ of: one, output: `of ${one.id}` }] }]),
      END,
    ],
    steps: MANY.map((one) => ({ of: one, output: `of ${one.id}` })),
  },
};

/** A step as a response has it, of what a format can say. */
function stepOf({ of: { id, name, args }, isNotRecorded, ...expected }: Expected, writer: Writer): object {
  const failed = expected.error !== undefined && !writer.hidesErrors;
  return {
    ...{ name, args: expected.args ?? args, ...(!writer.hidesIds && { id }) },
    status: failed ? 'error' : 'success',
    ...(failed && { error: expected.error }),
    ...(!failed && !isNotRecorded && { output: expected.error ?? expected.output }),
    ...(isNotRecorded && { output_not_recorded: expect.any(String) }),
  };
}

const parsed = (output: unknown): unknown =>
  typeof output === 'string' && output.startsWith('[{') ? JSON.parse(output) : output;

/** Arguments that are not JSON stay with the step; a time is there where the format has one. */
function comparable(step: Record<string, unknown>): object {
  const { execution_timestamp, arguments: kept, ...rest } = step;
  return Object.hasOwn(rest, 'output') ? { ...rest, output: parsed(rest.output) } : rest;
}

describe.each(Object.entries({ ...MESSAGE_WRITERS, ...SPAN_WRITERS }))('%s', (_, writer) => {
  const scenarios = Object.entries(SCENARIOS).filter(([, { apart }]) => !(apart && writer.isWhole));

  test.each(scenarios)('%s', (_name, { turns, steps }) => {
    const response = responseFrom(writer.format, writer.write(QUESTION, turns));
    expect((response.actual_steps as Record<string, unknown>[]).map(comparable)).toEqual(
      steps.map((one) => stepOf(one, writer)),
    );
    expect(response.actual_answer).toBe(ANSWER);
    expect(response.error).toBeUndefined();
  });

  test('arguments that are not JSON are kept as they are', () => {
    const { actual_steps } = responseFrom(
      writer.format,
      writer.write(QUESTION, SCENARIOS['arguments that are not JSON']?.turns ?? []),
    );
    expect(actual_steps).toMatchObject([{ args: {}, arguments: '{"query": ' }]);
  });
});
