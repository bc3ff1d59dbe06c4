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

/** Turns and their steps, maybe only of formats in which call and result are apart. */
type Scenario = readonly [turns: readonly Turn[], steps: readonly Expected[], apart?: boolean];

const TEXT_AND_IMAGE = [
  { type: 'text', text: 'A map' },
  { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } },
];
const calls = (...all: readonly MadeCall[]): Turn => ({ calls: all });
const gave = (of: MadeCall, output: unknown) => ({ of, output });
const results = (...all: readonly GivenResult[]): Turn => ({ results: all });
/** The three calls with their results. */
const [A, B, C] = [gave(FIRST, 'A'), gave(SECOND, 'B'), gave(THIRD, 'C')];
const LATE = { of: FIRST, error: 'timeout' };
const IMAGE = gave(FIRST, TEXT_AND_IMAGE.slice(1));
const MANY = Array.from({ length: 1000 }, (_, at) => gave(call(`c${at}`), `of c${at}`));
const BELOW = [calls(SECOND), results(B)].map((turn) => ({ ...turn, agent: 'lookup' }));
const NO_JSON = [calls(call('c1', '{"query": ')), END];
/** A call whose arguments could not be read, or are empty. */
const bare = (id: string) => ({ of: call(id), args: {}, isNotRecorded: true });

const runOf = (...scenario: Scenario): Scenario => scenario;
const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'parallel calls, results in another order': runOf([calls(FIRST, SECOND, THIRD), results(C, A, B), END], [A, B, C]),
  'a call without a result': runOf([calls(FIRST, SECOND), results(B), END], [{ of: FIRST, isNotRecorded: true }, B]),
  'a result before its call': runOf([results(A), calls(FIRST, SECOND), results(B), END], [A, B], true),
  'a retry after an error': runOf([calls(FIRST), results(LATE), calls(SECOND), results(B), END], [LATE, B]),
  'calls of a sub-agent': runOf([calls(FIRST), results(A), ...BELOW, calls(THIRD), results(C), END], [A, B, C]),
  'the pieces of a stream with the whole': runOf(
    [{ deltas: 'M' }, calls(FIRST), results(A), { deltas: 'M1 a' }, END],
    [A],
  ),
  'empty arguments': runOf([calls(call('c1', {}), call('c2', '')), END], [bare('c1'), bare('c2')]),
  'arguments that are not JSON': runOf(NO_JSON, [bare('c1')]),
  'an image next to a text': runOf([calls(FIRST), results(gave(FIRST, TEXT_AND_IMAGE)), END], [gave(FIRST, 'A map')]),
  'an image alone as a result': runOf([calls(FIRST), results(IMAGE), END], [IMAGE]),
  'an empty result': runOf([calls(FIRST), results(gave(FIRST, '')), END], [gave(FIRST, '')]),
  '1,000 steps': runOf([...MANY.flatMap((one) => [calls(one.of), results(one)]), END], MANY),
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
  const scenarios = Object.entries(SCENARIOS).filter(([, [, , apart]]) => !(apart && writer.isWhole));

  test.each(scenarios)('%s', (_name, [turns, steps]) => {
    const response = responseFrom(writer.format, writer.write(QUESTION, turns));
    const read = (response.actual_steps as Record<string, unknown>[]).map(comparable);
    expect(read).toEqual(steps.map((one) => stepOf(one, writer)));
    expect(response.actual_answer).toBe(ANSWER);
    expect(response.error).toBeUndefined();
  });

  test('arguments that are not JSON are kept as they are', () => {
    const { actual_steps } = responseFrom(writer.format, writer.write(QUESTION, NO_JSON));
    expect(actual_steps).toMatchObject([{ args: {}, arguments: '{"query": ' }]);
  });
});
