import { describe, expect, test } from 'vitest';
import {
  type GivenResult,
  type MadeCall,
  MESSAGE_WRITERS,
  type Turn,
  type Writer,
} from '../../support/conversations.js';
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

const calls = (...all: readonly MadeCall[]): Turn => ({ calls: all });
const gave = (of: MadeCall, output: unknown) => ({ of, output });
const results = (...all: readonly GivenResult[]): Turn => ({ results: all });
/** The three calls with their results. */
const [A, B, C] = [gave(FIRST, 'A'), gave(SECOND, 'B'), gave(THIRD, 'C')];

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'parallel calls of one tool, results in another order': {
    turns: [calls(FIRST, SECOND, THIRD), results(C, A, B), END],
    steps: [A, B, C],
  },
  'a call without a result': {
    turns: [calls(FIRST, SECOND), results(B), END],
    steps: [{ of: FIRST, isNotRecorded: true }, B],
  },
  'a result before its call': {
    turns: [results(A), calls(FIRST, SECOND), results(B), END],
    steps: [A, B],
    apart: true,
  },
  'a retry after an error': {
    turns: [calls(FIRST), results({ of: FIRST, error: 'timeout' }), calls(SECOND), results(B), END],
    steps: [{ of: FIRST, error: 'timeout' }, B],
  },
  'calls of a sub-agent': {
    turns: [
      ...[calls(FIRST), results(A)],
      ...[calls(SECOND), results(B)].map((turn) => ({ ...turn, agent: 'lookup' })),
      ...[calls(THIRD), results(C), END],
    ],
    steps: [A, B, C],
  },
  'the pieces of a stream with the whole': {
    turns: [{ deltas: 'M' }, calls(FIRST), results(A), { deltas: 'M1 a' }, END],
    steps: [A],
  },
  'empty arguments': {
    turns: [calls(call('c1', {}), call('c2', '')), END],
    steps: [
      { of: call('c1'), args: {}, isNotRecorded: true },
      { of: call('c2'), args: {}, isNotRecorded: true },
    ],
  },
  'arguments that are not JSON': {
    turns: [calls(call('c1', '{"query": ')), END],
    steps: [{ of: call('c1'), args: {}, isNotRecorded: true }],
  },
  'an image next to a text in a result': {
    turns: [calls(FIRST), results(gave(FIRST, TEXT_AND_IMAGE)), END],
    steps: [gave(FIRST, 'A map')],
  },
  'an image alone as a result': {
    turns: [calls(FIRST), results(gave(FIRST, TEXT_AND_IMAGE.slice(1))), END],
    steps: [gave(FIRST, TEXT_AND_IMAGE.slice(1))],
  },
  'an empty result': {
    turns: [calls(FIRST), results(gave(FIRST, '')), END],
    steps: [gave(FIRST, '')],
  },
  '1,000 steps': {
    turns: [...MANY.flatMap((one) => [calls(one), results(gave(one, `of ${one.id}`))]), END],
    steps: MANY.map((one) => gave(one, `of ${one.id}`)),
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
