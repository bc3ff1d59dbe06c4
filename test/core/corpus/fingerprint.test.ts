import { describe, expect, test } from 'vitest';
import { canonicalJson, editKind, fingerprintOf } from '../../../src/core/corpus/fingerprint.js';
import { deepFreeze, makeHash } from '../../support/make.js';
import { decodedQuestion } from '../../support/run.js';
import { grid, makeAsk, makeSelect, plain, SPARQL_JSON, typed } from '../../support/sparql.js';

const ROWS = grid('a b', '1 x', '2 y');

type Step = Readonly<Record<string, unknown>>;

function query(step: Step = {}): Step {
  return { name: 'q', args: { query: 'SELECT *' }, output: ROWS, output_media_type: SPARQL_JSON, ...step };
}

function print(steps: readonly (readonly Step[])[], more: object = {}): string {
  return fingerprintOf(deepFreeze(decodedQuestion(steps, more)), makeHash());
}

const calc = (output: unknown): Step => ({ name: 'calc', output, output_media_type: 'application/json' });
const csv = (output: string): Step => ({ name: 'sql', output, output_media_type: 'text/csv', match_output: 'table' });
const table = (output: unknown): Step => ({ ...calc(output), match_output: 'table' });
const call = (name: string, args: Step, output?: unknown): Step => ({ name, args, output });
const cell = (term: ReturnType<typeof plain>) => query({ output: makeSelect(['a'], [[term]]) });

describe('a fingerprint stays with', () => {
  test.each<[string, Step, Step]>([
    ['another order of rows', query(), query({ output: grid('a b', '2 y', '1 x') })],
    ['JSON as text', query(), query({ output: JSON.stringify(ROWS) })],
    [
      'another layout of JSON',
      query({ output: JSON.stringify(ROWS) }),
      query({ output: JSON.stringify(ROWS, null, 2) }),
    ],
    ['another query', query(), query({ args: { query: 'SELECT ?a ?b' } })],
    ['no query', query(), query({ args: undefined })],
    [
      'columns that are not required',
      query({ required_columns: ['a'] }),
      query({ required_columns: ['a'], output: grid('a b', '2 p', '1 q') }),
    ],
    ['another datatype of a number', cell(typed('5', 'integer')), cell(typed('5', 'decimal'))],
    ['an old match', query(), query({ matches: 's1' })],
    ['another order of rows of CSV', csv('a,b\n1,x\n2,y'), csv('a,b\n2,y\n1,x')],
    ['another order of objects', table([{ a: 1, b: 'x' }, { a: 2 }]), table([{ a: 2 }, { b: 'x', a: 1 }])],
    ['objects whose columns come in another order', table([{ a: 1 }, { b: 2 }]), table([{ b: 2 }, { a: 1 }])],
    [
      'another order of lists',
      table({ columns: ['a'], rows: [[1], [2]] }),
      table({ columns: ['a'], rows: [[2], [1]] }),
    ],
    ['ordered: false written out', query(), query({ ordered: false })],
    ['another order of keys', calc('{"a": 1, "b": {"c": 2, "d": 3}}'), calc({ b: { d: 3, c: 2 }, a: 1 })],
    ['1.0 for 1', calc('[1]'), calc('[1.0]')],
    ['arguments that are not compared', call('calc', { x: 1 }, 'A'), call('calc', { x: 2 }, 'A')],
    [
      'other arguments of a retrieval than k',
      call('retrieval', { k: 5, query: 'a' }, ['1']),
      call('retrieval', { k: 5, query: 'b' }, ['1']),
    ],
    [
      'an output that is not compared',
      call('retrieve_data_points', { external_id: 'p' }, [1]),
      call('retrieve_data_points', { external_id: 'p' }, [2]),
    ],
  ])('%s', (_, before, after) => expect(print([[after]])).toBe(print([[before]])));

  test('another order of the calls that may be more', () => {
    const [one, other] = [
      ['a', 'b'],
      ['b', 'a'],
    ].map((except) => print([[query()]], { extra_calls: { forbid: true, except } }));
    expect(other).toBe(one);
    expect(print([[query()]], { extra_calls: { forbid: true, except: ['a'] } })).not.toBe(one);
  });

  test('other tags', () => expect(print([[query()]], { tags: ['slow'] })).toBe(print([[query()]])));
});

describe('a fingerprint changes with', () => {
  test.each<[string, Step, Step]>([
    ['a value', query(), query({ output: grid('a b', '1 x', '2 z') })],
    ['a row more', query(), query({ output: grid('a b', '1 x', '2 y', '3 z') })],
    ['values that change places', query(), query({ output: grid('a b', '1 y', '2 x') })],
    [
      'cells that would join to the same text',
      query({ output: grid('a b', 'ab c') }),
      query({ output: grid('a b', 'a bc') }),
    ],
    [
      'cells with control characters',
      query({ output: makeSelect(['a', 'b'], [['x\u0001ty', 'z']]) }),
      query({ output: makeSelect(['a', 'b'], [['x', 'y\u0001tz']]) }),
    ],
    [
      'a cell with a control character for two rows',
      query({ output: grid('a', 'x', 'y') }),
      query({ output: makeSelect(['a'], [['x\u0002ty']]) }),
    ],
    ['unbound for the empty text', cell(null), cell(plain(''))],
    ['unbound for None', cell(null), cell(plain('None'))],
    ['a text for a number', cell(typed('5', 'integer')), cell(plain('5'))],
    // What only some presets, or a tolerance, distinguish.
    ['another way to write a number', cell(typed('5', 'integer')), cell(typed('5.0', 'decimal'))],
    ['a leading zero', cell(typed('5', 'integer')), cell(typed('05', 'integer'))],
    ['1 for true', cell(typed('true', 'boolean')), cell(typed('1', 'boolean'))],
    ['+INF for INF', cell(typed('INF', 'double')), cell(typed('+INF', 'double'))],
    ['a sixth decimal', cell(typed('0.123456', 'decimal')), cell(typed('0.123464', 'decimal'))],
    ['a digit of a small number', cell(typed('0.0000123', 'decimal')), cell(typed('0.0000141', 'decimal'))],
    ['a JSON number for its text', cell(typed(5, 'integer')), cell(typed('5', 'integer'))],
    ['the columns of a result without rows', query({ output: grid('a b') }), query({ output: grid('a') })],
    [
      'a text that reads like a large integer',
      calc('[12345678901234567890]'),
      calc('["integer 12345678901234567890"]'),
    ],
    ['required columns', query(), query({ required_columns: ['a'] })],
    ['other required columns', query({ required_columns: ['a'] }), query({ required_columns: ['b'] })],
    ['ordered', query(), query({ ordered: true })],
    ['a cell of CSV', csv('a,b\n1,x\n2,y'), csv('a,b\n1,y\n2,x')],
    ['a row of CSV more', csv('a\n1\n2'), csv('a\n1\n2\n2')],
    ['a column of objects', table([{ a: 1 }]), table([{ b: 1 }])],
    ['the name of a column without rows', csv('a'), csv('b')],
    [
      'the order of rows of CSV where it counts',
      { ...csv('a\n1\n2'), ordered: true },
      { ...csv('a\n2\n1'), ordered: true },
    ],
    [
      'the order of rows where it counts',
      query({ ordered: true }),
      query({ ordered: true, output: grid('a b', '2 y', '1 x') }),
    ],
    ['ignore_duplicates', query(), query({ ignore_duplicates: false })],
    ['the name', query(), query({ name: 'p' })],
    ['the media type', calc('{"a": 1}'), { ...calc('{"a": 1}'), output_media_type: 'text/plain' }],
    ['yes for no', query({ output: makeAsk(true) }), query({ output: makeAsk(false) })],
    ['a JSON value', calc('{"a": 1}'), calc('{"a": 2}')],
    ['true for 1', calc('[true]'), calc('[1]')],
    ['null for missing', calc('{"a": null}'), calc('{}')],
    ['an integer beyond 2^53', calc('[12345678901234567890]'), calc('[12345678901234567891]')],
    ['NaN for null', calc('[NaN]'), calc('[null]')],
    ['the order of a list', calc('[1, 2]'), calc('[2, 1]')],
    ['a text', call('calc', {}, 'A'), call('calc', {}, 'B')],
    ['k of a retrieval', call('retrieval', { k: 5 }, ['1']), call('retrieval', { k: 6 }, ['1'])],
    [
      'the series of a time series',
      call('retrieve_time_series', { mrid: 'a' }),
      call('retrieve_time_series', { mrid: 'b' }),
    ],
    [
      'the start of data points',
      call('retrieve_data_points', { start: 'now' }),
      call('retrieve_data_points', { start: '1h-ago' }),
    ],
    ['what __proto__ holds', calc('{"__proto__": 1}'), calc('{"__proto__": 2}')],
  ])('%s', (_, before, after) => expect(print([[after]])).not.toBe(print([[before]])));

  test('the text of the question', () => {
    expect(print([[query()]], { question_text: 'Which beds?' })).not.toBe(print([[query()]]));
  });

  test('the reference answer', () => {
    const answers = [undefined, 'two', 'three', ['two'], { two: 2 }];
    const prints = answers.map((reference_answer) => print([[query()]], { reference_answer }));
    expect(new Set(prints).size).toBe(answers.length);
  });

  test('the groups that the steps are in', () => {
    const [a, b] = [query({ name: 'a' }), query({ name: 'b' })];
    const prints = [[[a, b]], [[a], [b]], [[b], [a]], [[a]], []].map((steps) => print(steps));
    expect(new Set(prints).size).toBe(prints.length);
  });
});

test('canonical JSON sorts keys and keeps every value apart', () => {
  expect(canonicalJson({ b: 1, a: [{ d: 1, c: 2 }] })).toBe('{"a":[{"c":2,"d":1}],"b":1}');
  const values = [
    1,
    '1',
    true,
    null,
    [1],
    { 1: 1 },
    Number.NaN,
    Number.POSITIVE_INFINITY,
    12345678901234567890n,
    undefined,
  ];
  expect(new Set(values.map(canonicalJson)).size).toBe(values.length);
});

describe('an edit is one of', () => {
  const kind = (before: object, after: object) => {
    const question = ({ text = 'How many?', step = {} }: { text?: string; step?: Step }) =>
      decodedQuestion([[query(step)]], { question_text: text });
    return editKind(question(before), question(after), makeHash());
  };
  test.each([
    ['the text', { text: 'How many lines?' }, 'text'],
    ['the reference', { step: { output: grid('a b', '1 x') } }, 'references'],
    ['text and reference', { text: 'How many lines?', step: { output: grid('a b', '1 x') } }, 'references'],
    ['how it is compared', { step: { ordered: true } }, 'matching'],
  ])('%s', (_, after, expected) => {
    expect(kind({}, after)).toBe(expected);
  });
});
