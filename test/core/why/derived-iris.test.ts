import { describe, expect, test } from 'vitest';
import { derivedIris, queryOfListed } from '../../../src/core/why/query-names.js';
import { makeActual } from '../../support/make.js';

const REFERENCE = 'SELECT ?t { ?t a <urn:Terminal> ; <urn:of> <urn:uuid:f176979a-9aeb> }';
const ATTEMPT = 'SELECT ?t { ?t <urn:in> <urn:uuid:2dd901b6-bdfb> }';
const step = (query: string, output: unknown, status: 'success' | 'error' = 'success') =>
  makeActual({ name: 'sparql_query', args: { query }, output, status });
const FOUND = '{"value":"urn:uuid:2dd901b6-bdfb"}';

test.each([
  ['found by a query about the asked entity', step('SELECT ?x { ?x ?p <urn:uuid:f176979a-9aeb> }', FOUND), true],
  ['found by a query with the short id', step('SELECT ?x { ?x ?p "f176979a" }', FOUND), true],
  ['found by a query about another entity', step('SELECT ?x { ?x ?p "Line 4" }', FOUND), false],
  ['found by a query that failed', step('SELECT ?x { ?x ?p "f176979a" }', FOUND, 'error'), false],
  ['not in the output', step('SELECT ?x { ?x ?p "f176979a" }', '{}'), false],
  ['found by a search for texts', makeActual({ name: 'search', args: { query: 'f176979a' }, output: FOUND }), false],
])('an IRI %s', (_, earlier, isDerived) => {
  expect(derivedIris(REFERENCE, ATTEMPT, [earlier]).has('<urn:uuid:2dd901b6-bdfb>')).toBe(isDerived);
});

test('an IRI that was found from an entity that the agent had found before is a step on the way, too', () => {
  const search = makeActual({ name: 'search', args: { query: 'Line 4' }, output: '{"iri":"urn:uuid:99aa"}' });
  const next = step('SELECT ?x { <urn:uuid:99aa> <urn:has> ?x }', FOUND);
  expect(derivedIris(REFERENCE, ATTEMPT, [search, next]).size).toBe(1);
  expect(derivedIris(REFERENCE, ATTEMPT, [next]).size).toBe(0);
});

test('the class of a search is not an entity that was found before', () => {
  const classes = step('SELECT ?c { ?x a ?c }', '{"value":"urn:Terminal"}');
  const search = step('SELECT ?x { ?x a <urn:Terminal> ; ?p "Line 4" }', FOUND);
  expect(derivedIris(REFERENCE, ATTEMPT, [classes, search]).size).toBe(0);
});

describe('the query that gave what a later one lists', () => {
  const listing = 'SELECT ?t { VALUES ?t { <urn:uuid:a1> <urn:uuid:b2> } ?t a <urn:Terminal> }';
  const both = '{"value":"urn:uuid:a1"},{"value":"urn:uuid:b2"}';
  const first = step('SELECT ?t { ?t ?p "f176979a" }', both);

  test('is the first that gave all of it', () => {
    const again = step('SELECT ?t ?n { ?t <urn:n> ?n }', both);
    expect(queryOfListed(REFERENCE, listing, [first, again])).toBe(first.args.query);
  });

  test.each([
    ['an output has only one of them', listing, step('SELECT ?t {}', '{"value":"urn:uuid:a1"}')],
    ['a search gave them', listing, makeActual({ name: 'search', args: { query: 'x' }, output: both })],
    ['the query failed', listing, { ...first, status: 'error' as const }],
    ['one thing is listed', listing.replace('<urn:uuid:b2>', ''), first],
    ['the reference query names them, too', listing.replace('<urn:uuid:b2>', '<urn:uuid:f176979a-9aeb>'), first],
  ])('is unknown where %s', (_, query, earlier) => {
    expect(queryOfListed(REFERENCE, query, [earlier])).toBeNull();
  });
});
