import { describe, expect, test } from 'vitest';
import { canonicalJson, editKind, fingerprintOf } from '../../../src/core/corpus/fingerprint.js';
import { deepFreeze, makeHash } from '../../support/make.js';
import { decodedQuestion } from '../../support/run.js';
import { grid, SPARQL_JSON } from '../../support/sparql.js';

const ROWS = grid('a b', '1 x', '2 y');

type Step = Readonly<Record<string, unknown>>;

function query(step: Step = {}): Step {
  return { name: 'q', args: { query: 'SELECT *' }, output: ROWS, output_media_type: SPARQL_JSON, ...step };
}

function print(steps: readonly (readonly Step[])[], more: object = {}): string {
  return fingerprintOf(deepFreeze(decodedQuestion(steps, more)), makeHash());
}

const calc = (output: unknown): Step => ({ name: 'calc', output, output_media_type: 'application/json' });
const call = (name: string, args: Step, output?: unknown): Step => ({ name, args, output });

describe('a fingerprint stays with', () => {
  test.each<[string, Step, Step]>([
    ['another query', query(), query({ args: { query: 'SELECT ?a ?b' } })],
    ['an old match', query(), query({ matches: 's1' })],
    ['ordered: false written out', query(), query({ ordered: false })],
    ['another order of keys', calc({ a: 1, b: { c: 2, d: 3 } }), calc({ b: { d: 3, c: 2 }, a: 1 })],
    ['arguments that are not compared', call('calc', { x: 1 }, 'A'), call('calc', { x: 2 }, 'A')],
    ['the query of a retrieval', call('retrieval', { k: 5, query: 'a' }), call('retrieval', { k: 5, query: 'b' })],
  ])('%s', (_, before, after) => expect(print([[after]])).toBe(print([[before]])));

  test('other tags', () => expect(print([[query()]], { tags: ['slow'] })).toBe(print([[query()]])));
});

describe('a fingerprint changes with', () => {
  const exact = { match_args: 'exact' };
  test.each<[string, Step, Step]>([
    ['a value', query(), query({ output: grid('a b', '1 x', '2 z') })],
    ['required columns', query(), query({ required_columns: ['a'] })],
    ['ordered', query(), query({ ordered: true })],
    ['ignore_duplicates', query(), query({ ignore_duplicates: false })],
    ['the name', query(), query({ name: 'p' })],
    ['the media type', calc('{"a": 1}'), { ...calc('{"a": 1}'), output_media_type: 'text/plain' }],
    ['how it is matched', query(), query({ match_output: 'ignore' })],
    ['arguments that are compared', query(exact), query({ ...exact, args: { query: '' } })],
    ['another step that may happen instead', { any_of: [query()] }, { any_of: [query(), query({ name: 'p' })] }],
    ['a text for a number', calc(1), calc('1')],
    ['null for missing', calc({ a: null }), calc({})],
    ['an integer beyond 2^53', calc([12345678901234567890n]), calc([12345678901234567891n])],
    ['a half of a surrogate pair', calc('\ud800'), calc('\udc00')],
    ['k of a retrieval', call('retrieval', { k: 5 }, ['1']), call('retrieval', { k: 6 }, ['1'])],
  ])('%s', (_, before, after) => expect(print([[after]])).not.toBe(print([[before]])));

  test.each<[string, object]>([
    ['the text of the question', { question_text: 'Which beds?' }],
    ['the reference answer', { reference_answer: 'two' }],
    ['a rule', { rules: { max_steps: 1 } }],
    ['an answer check', { answer: { includes: 'two' } }],
    ['forbidden calls', { extra_calls: 'forbid' }],
    ['another way', { reference_steps_any_of: [[[query({ name: 'p' })]]] }],
  ])('%s', (_, more) => expect(print([[query()]], more)).not.toBe(print([[query()]])));

  test('the groups that the steps are in', () => {
    const [a, b] = [query({ name: 'a' }), query({ name: 'b' })];
    const prints = [[[a, b]], [[a], [b]], [[b], [a]], [[a]], []].map((steps) => print(steps));
    expect(new Set(prints).size).toBe(prints.length);
  });
});

test('canonical JSON sorts keys and keeps every value apart', () => {
  expect(canonicalJson({ b: 1, a: [{ d: 1, c: 2 }] })).toBe('{"a":[{"c":2,"d":1}],"b":1}');
  const numbers = [1, Number.NaN, Number.POSITIVE_INFINITY, 12345678901234567890n];
  const values = [...numbers, '1', true, null, [1], { 1: 1 }, undefined];
  expect(new Set(values.map(canonicalJson)).size).toBe(values.length);
});

describe('an edit is one of', () => {
  const kind = (before: object, after: object) => {
    const question = ({ text = 'How many?', step = {} }: { text?: string; step?: Step }) =>
      decodedQuestion([[query(step)]], { question_text: text });
    return editKind(question(before), question(after));
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
