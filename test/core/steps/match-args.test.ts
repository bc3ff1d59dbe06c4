import { describe, expect, test } from 'vitest';
import { makeContext } from '../../support/make.js';
import { keyRowsOf, matchedDetail, testRows } from '../../support/matching.js';
import { evaluated } from '../../support/run.js';

const args = (match_args: string, args: object, more = {}) => ({ match_args, match_output: 'ignore', args, ...more });

const ROWS = keyRowsOf(
  `
ignored | match_args: ignore, args: {a: 1} | args: {a: 2} | right
exact | match_args: exact, args: {a: 1} | args: {a: 1} | right
exact, another value | match_args: exact, args: {a: 1} | args: {a: 2} | arguments_differ
exact, a further argument | match_args: exact, args: {a: 1} | args: {a: 1, b: 2} | arguments_differ
exact, an argument is missing | match_args: exact, args: {a: 1, b: 2} | args: {a: 1} | arguments_differ
exact, a number and its text | match_args: exact, args: {a: 1} | args: {a: '1'} | arguments_differ
exact, no arguments | match_args: exact, args: {} |  | right
includes, a further argument | match_args: includes, args: {a: 1} | args: {a: 1, b: 2} | right
includes, inside an argument | match_args: includes, args: {f: {a: 1}} | args: {f: {a: 1, b: 2}, g: 3} | right
includes, an argument is missing | match_args: includes, args: {a: 1, b: 2} | args: {b: 2} | arguments_differ
includes, nothing is asked for | match_args: includes, args: {} | args: {a: 1} | right
within, an argument less | match_args: within, args: {a: 1, b: 2} | args: {a: 1} | right
within, a further argument | match_args: within, args: {a: 1} | args: {a: 1, b: 2} | arguments_differ
tolerance | match_args: exact, args: {a: 1}, tolerance: 0.1 | args: {a: 1.05} | right
tolerance by path | match_args: exact, args: {a: 1, b: 1}, tolerance: {paths: {a: 0.1}} | args: {a: 1.05, b: 1} | right
unordered | match_args: exact, args: {ids: [1, 2]}, unordered: [ids] | args: {ids: [2, 1]} | right
ignore | match_args: exact, args: {a: 1, trace: x}, ignore: [trace] | args: {a: 1} | right
ignore with args. before it | match_args: exact, args: {a: 1, trace: x}, ignore: [args.trace] | args: {a: 1} | right
normalize | match_args: exact, args: {since: '2026-01-01T00:00:00Z'}, normalize: [time] | args: {since: '2026-01-01T01:00:00+01:00'} | right
a query by its words | match_args: exact, args: {sql: SELECT 1}, normalize: [case, whitespace] | args: {sql: "select\\n 1"} | right
both sides: arguments match, the output does not | match_output: exact, match_args: exact, args: {a: 1}, output: x | args: {a: 1}, output: y | value_differs
both sides: the output matches, arguments do not | match_output: exact, match_args: exact, args: {a: 1}, output: x | args: {a: 2}, output: x | arguments_differ
both sides match | match_output: includes, match_args: includes, args: {a: 1}, output: x | args: {a: 1, b: 2}, output: xyz | right
both sides: args. is of the arguments | match_output: exact, match_args: exact, args: {t: 1}, output: {t: 1}, ignore: [args.t] | args: {t: 2}, output: {t: 1} | right
both sides: output. is of the output | match_output: exact, match_args: exact, args: {t: 1}, output: {t: 1}, ignore: [output.t] | args: {t: 2}, output: {t: 2} | arguments_differ
the output alone: args is a key of it | match_output: exact, output: {args: {t: 1}}, ignore: [args.t] | output: {args: {t: 2}} | right
the output alone: output. is the output | match_output: exact, output: {t: 1}, ignore: [output.t] | output: {t: 2} | right
the output alone: output is a key of it | match_output: exact, output: '{"output": {"t": 1}}', output_media_type: application/json, ignore: [output.t] | output: {output: {t: 2}} | right
match_args alone: the output is compared as ever | match_output: exact, match_args: exact, args: {a: 1}, output: x | args: {a: 1}, output: y | value_differs
arguments that were recorded as JSON text | match_args: exact, args: {a: 1} | args: '{"a": 1.0}' | right
other arguments in JSON text | match_args: exact, args: {a: 1} | args: '{"a": 2}' | arguments_differ
a text that is not JSON | match_args: exact, args: {a: 1} | args: 'a=1' | arguments_differ
`,
  { match_output: 'ignore' },
);

testRows('arguments', ROWS);
for (const preset of ['graphrag-eval-4', 'graphrag-eval-5', 'graphrag-eval-6'] as const) {
  testRows(`arguments in ${preset}`, ROWS, makeContext(preset));
}

describe('a cause lists where the arguments differ', () => {
  test.each<[string, object, object, string[]]>([
    ['values', { a: 1, b: { c: [1] } }, { a: 2, b: { c: [3] } }, ['a: expected 1, got 2', 'b.c[0]: expected 1, got 3']],
    ['missing and extra', { a: 1 }, { b: 2 }, ['a: expected 1, got none', 'b: expected none, got 2']],
    ['odd keys', { 'a.b': 1 }, { 'a.b': 2 }, ['"a.b": expected 1, got 2']],
    ['null', { a: null }, { a: 1 }, ['a: expected null, got 1']],
    ['the text of a number', { id: 17 }, { id: '18' }, ['id: expected 17, got "18"']],
    ['the same number as text', { id: 17 }, { id: '17' }, ['id: expected 17, got "17"']],
    ['a number for a text', { id: '17' }, { id: 18 }, ['id: expected "17", got 18']],
  ])('%s', (_, reference, actual, expected) => {
    expect(matchedDetail(args('exact', reference), { args: actual }).detail?.arguments).toEqual(expected);
  });
});

test('a cause names an item of a list whose order is free', () => {
  const reference = args('exact', { ids: ['A-17', 'A-18'], more: [1] }, { unordered: true });
  const actual = { args: { ids: ['A-17'], more: ['2', 1] } };
  expect(matchedDetail(reference, actual).detail?.arguments).toEqual(['ids: A-18 is missing', 'more: "2" is extra']);
});

describe('the step that explains a miss', () => {
  const steps = (...given: object[]) => ({
    actual_steps: given.map((step, at) => ({ id: `s${at}`, name: 't', status: 'success', ...step })),
  });
  const closest = (reference: object, ...given: object[]) => {
    const entry = evaluated([[{ name: 't', ...reference }]], steps(...given), makeContext(), 'full');
    return entry.steps_details?.[0]?.detail?.closest;
  };

  test('has the fewest differing arguments', () => {
    const reference = args('exact', { a: 1, b: 2 });
    expect(closest(reference, { args: { a: 1, b: 3 } }, { args: { a: 2, b: 3 } })).toBe('s0');
  });

  test('else it is the latest', () => {
    expect(closest(args('exact', { a: 1 }), { args: { a: 2 } }, { args: { a: 3 } })).toBe('s1');
  });

  test('has the right arguments, though its output differs', () => {
    const reference = args('exact', { a: 1 }, { match_output: 'exact', output: 'x' });
    expect(closest(reference, { args: { a: 1 }, output: 'y' }, { args: { a: 2 }, output: 'x' })).toBe('s0');
  });
});

describe('steps that are compared in a way of their own', () => {
  const retrieval = { name: 'retrieval', args: { k: 2, query: 'q' }, output: ['1', '2'], match_args: 'includes' };
  const score = (reference: object, actual: object) =>
    evaluated([[reference]], { actual_steps: [{ status: 'success', ...actual }] }).steps_score;

  const points = (granularity: string) => ({ name: 'retrieve_data_points', args: { external_id: 'e', granularity } });
  const found = (query: string) => ({ name: 'retrieval', args: { k: 2, query }, output: ['1', '3'] });

  test.each<[string, object, object, number]>([
    ['retrieval keeps recall@k', retrieval, found('q'), 0.5],
    ['and is 0 with other arguments', retrieval, found('x'), 0],
    ['unless it says how its output is compared', { ...retrieval, match_output: 'exact' }, found('q'), 0],
    ['data points by their own rules', points('1h'), points('1 hour'), 1],
    ['data points as the step says', { ...points('1h'), ...args('exact', points('1h').args) }, points('1 hour'), 0],
  ])('%s', (_, reference, actual, expected) => expect(score(reference, actual)).toBe(expected));
});
