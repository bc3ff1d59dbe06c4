import { expect, test } from 'vitest';
import { argumentsOf, queryPairOf } from '../../../src/core/steps/alternatives.js';
import type { ActualStep, Question, StepDetail } from '../../../src/core/steps/model.js';
import type { CauseKind } from '../../../src/core/words/causes.js';
import { makeActual, makeContext, makeQuestion, makeReference, makeResponse } from '../../support/make.js';
import { evaluated } from '../../support/run.js';

const FULL = 'full' as const;
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** The detail of the only step of a question that was answered by one call of the same name. */
function detailOf(reference: object, actual: object): unknown {
  const entry = evaluated(
    [[{ name: 'search', output: 'gold', ...reference }]],
    { actual_steps: [{ id: '7', name: 'search', status: 'success', output: 'other', ...actual }] },
    makeContext(),
    FULL,
  );
  return entry.steps_details?.[0]?.detail?.argument_difference;
}

test.each<[string, object, object, string[] | undefined]>([
  ['another value', { query: 'a', k: 3 }, { query: 'b', k: 3 }, ['$.query']],
  ['several', { query: 'a', k: 3 }, { query: 'b', k: 4 }, ['$.query', '$.k']],
  ['within a list of mappings', { where: [{ name: 'a' }] }, { where: [{ name: 'b' }] }, ['$.where[0].name']],
  ['an argument that the reference does not have is not compared', { a: 1 }, { b: 1 }, ['$.a']],
  ['a reference without arguments', {}, { b: 1 }, undefined],
  ['at most 20', Object.fromEntries(LETTERS.map((key) => [key, 1])), {}, LETTERS.slice(0, 20).map((key) => `$.${key}`)],
  ['null is none', { a: null }, {}, undefined],
  ['the same', { a: [1, { b: 2 }] }, { a: [1, { b: 2.0 }] }, undefined],
  ['keys of every object', JSON.parse('{"__proto__": 1}'), { constructor: 1 }, ['$.__proto__']],
])('arguments that differ, by path: %s', (_, reference, actual, paths) => {
  expect(detailOf({ args: reference }, { args: actual })).toEqual(paths);
});

test('arguments that were compared, and match, are not named', () => {
  const reference = { args: { a: 1, trace: 'x' }, match_args: 'exact', ignore: ['args.trace'], match_output: 'exact' };
  expect(detailOf(reference, { args: { a: 1, trace: 'y' } })).toBeUndefined();
});

test('a query is not compared as text', () => {
  const query = (letter: string) => ({ args: { query: `SELECT ?${letter} { ?${letter} a <urn:A> }` } });
  expect(detailOf(query('a'), query('b'))).toBeUndefined();
  expect(detailOf({ args: {} }, query('b'))).toBeUndefined();
});

test('a call after which the agent stopped is compared with the earlier step that asks for it', () => {
  const query = (property: string) => ({ query: `SELECT ?t { ?t <urn:${property}> <urn:l> }` });
  const series = makeReference({ name: 'retrieve_time_series', args: { id: '1' } });
  const groups = [[makeReference({ name: 'sparql_query', args: query('a') })], [series]];
  const steps = [makeActual({ id: '7', name: 'sparql_query', args: query('b') })];
  const place = { group: 1, step: 0, name: 'retrieve_time_series', comparator: null, score: 0 };
  const detail = (kind: CauseKind): StepDetail => ({ ...place, cause: { kind, step: 1 }, detail: { closest: '7' } });
  const given = [makeQuestion({ groups }), makeResponse({ steps })] as const;
  const pair = { reference: query('a').query, actual: query('b').query };
  expect(queryPairOf(...given, detail('search_empty'))).toEqual(pair);
  expect(queryPairOf(...given, detail('stopped_after'))).toBeNull();
  // The cause names what differs.
  const other = [
    makeQuestion({ groups: [[series]] }),
    makeResponse({ steps: [{ ...steps[0], name: 'retrieve_time_series', args: { id: '2' } }] as ActualStep[] }),
  ] as const;
  const first = (kind: CauseKind): StepDetail => ({ ...detail(kind), group: 0 });
  expect(argumentsOf(...other, first('value_differs'))).toEqual({ argument_difference: ['$.id'] });
  expect(argumentsOf(...other, first('arguments_differ'))).toBeNull();
});

test('after an empty search, the reason says what the reference searched for, and which step returns it', () => {
  const groups = [
    [makeReference({ name: 'sparql_query', args: { query: 'q' }, output: 'series s-42' })],
    [makeReference({ name: 'retrieve_time_series', args: { mrid: 's-42' } })],
    [makeReference({ name: 'retrieve_data_points' })],
  ];
  const steps = [makeActual({ id: '7', name: 'retrieve_time_series', args: { mrid: 'zone-1' } })];
  const missed: StepDetail = {
    ...{ group: 2, step: 0, name: 'retrieve_data_points', comparator: null, score: 0 },
    cause: { kind: 'search_empty', step: 2 },
    detail: { closest: '7' },
  };
  const given = (question: Question) => argumentsOf(question, makeResponse({ steps }), missed);
  expect(given(makeQuestion({ groups }))).toEqual({ expected_value: 's-42', returned_by: 'sparql_query' });
  const found = makeResponse({ steps: [makeActual({ id: '6', name: 'sparql_query', output: 's-42' }), ...steps] });
  const whence = { returned_by: 'sparql_query', is_found: true };
  expect(argumentsOf(makeQuestion({ groups }), found, missed)).toMatchObject(whence);
  const [, ...unsourced] = groups;
  expect(given(makeQuestion({ groups: [[], ...unsourced] }))).toEqual({ expected_value: 's-42' });
  const source = (output?: unknown) => makeReference({ name: 'find', ...(output !== undefined && { output }) });
  const others = [source(), source('series s-421 s-42s-42'), source({ id: 'bus-42' })];
  expect(given(makeQuestion({ groups: [others, ...unsourced] }))).toEqual({ expected_value: 's-42' });
});
