import { describe, expect, test } from 'vitest';
import { decodeSparqlResult, isEmptyResult } from '../../../src/core/tables/result.js';
import { makeAsk, makeSelect } from '../../support/sparql.js';

describe('an output is read as', () => {
  test.each<[string, unknown, unknown]>([
    ['a yes or no', makeAsk(true), { kind: 'ask', value: true }],
    ['a yes or no in text', JSON.stringify(makeAsk(false)), { kind: 'ask', value: false }],
    ['a table', makeSelect(['a'], [['1']]), { kind: 'select', columns: ['a'] }],
    ['a table in text', JSON.stringify(makeSelect(['a'], [])), { kind: 'select', columns: ['a'], rows: [] }],
    ['a table without a head', { results: { bindings: [{ b: { value: '1' } }] } }, { kind: 'select', columns: ['b'] }],
    ['Turtle that it cannot be', '@prefix a: <urn:a> .', { kind: 'unreadable' }],
    ['nothing readable: an empty text', '', { kind: 'unreadable' }],
    ['nothing readable: null', null, { kind: 'unreadable' }],
    ['nothing readable: missing', undefined, { kind: 'unreadable' }],
    ['nothing readable: a list', [], { kind: 'unreadable' }],
    ['nothing readable: a number', 5, { kind: 'unreadable' }],
    ['nothing readable: no results', { head: { vars: ['a'] } }, { kind: 'unreadable' }],
    ['nothing readable: a row that is null', { results: { bindings: [null] } }, { kind: 'unreadable' }],
  ])('%s', (_, output, expected) => expect(decodeSparqlResult(output)).toMatchObject(expected as object));
});

test('the reason of an unreadable text says where it stops', () => {
  expect(decodeSparqlResult('Error: timeout')).toMatchObject({ reason: 'is not SPARQL JSON: line 1 column 1' });
  expect(decodeSparqlResult('{"head":\n {]}')).toMatchObject({ reason: 'is not SPARQL JSON: line 2 column 3' });
});

describe('an empty result is SPARQL JSON without rows', () => {
  test.each<[string, unknown, boolean]>([
    ['a table without rows', makeSelect(['a'], []), true],
    ['a table without rows in text', JSON.stringify(makeSelect(['a'], []), null, 2), true],
    ['a table with a row', makeSelect(['a'], [['1']]), false],
    ['a table with a row that is empty', makeSelect(['a'], [[null]]), false],
    ['a yes or no', makeAsk(false), false],
    ['a text that speaks of bindings', 'no "bindings": [] here', false],
    ['a table with an escaped key', '{"head":{"vars":["a"]},"results":{"bind\\u0069ngs":[]}}', true],
    ['an empty list', [], false],
    ['nothing', null, false],
  ])('%s', (_, output, expected) => expect(isEmptyResult(output)).toBe(expected));
});
