import { expect, test } from 'vitest';
import { derivedIris } from '../../../src/core/why/query-names.js';
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
