import { expect, test } from 'vitest';
import { baseDifference } from '../../../src/core/why/difference-order.js';
import type { FoundDifference } from '../../../src/core/why/possible-differences.js';

const way: FoundDifference = { kind: 'path', expected: 'cim:Bay.Level/^cim:isPart', actual: 'cim:a', isLink: true };
const miss = { cause: { kind: 'empty_result', step: 0 } } as const;

function said(found: readonly FoundDifference[], asked: readonly string[] = []) {
  return baseDifference(found, asked, miss);
}

const SAID = { kind: 'path', expected: 'cim:Bay.Level/^cim:isPart', actual: 'cim:a' };

test('a way to the entity, whatever else differs', () => {
  const name: FoundDifference = { kind: 'predicate_other', expected: 'OPTIONAL cim:name', actual: 'cim:name' };
  expect(said([name, way])).toEqual(SAID);
});

test.each<[string, FoundDifference]>([
  ['a name', { kind: 'predicate_missing', expected: 'cim:IdentifiedObject.name', isShown: true }],
  ['a way to a name', { ...way, expected: 'cim:IdentifiedObject.name' }],
  ['an IRI of a step on the way', { kind: 'constant_other', expected: '<urn:b>', actual: '<urn:a>' }],
  ['a way from another entity', { ...way, instead: '<urn:b>' }],
  ['the same relation from its other end', { ...way, isSameRelation: true }],
  ['a way that only this run has', { kind: 'path', actual: 'cim:a', isLink: true }],
  ['a filter', { kind: 'filter_missing', expected: '? != ?' }],
  ['no way at all', { ...way, isLink: false, isUnlinked: true }],
])('not %s', (_, difference) => {
  expect(said([difference])).toBeNull();
});

test.each<[string, boolean]>([
  ['SELECT ?b { ?b cim:Bay.Level ?l . ?p cim:isPart ?l }', true],
  ['SELECT ?b { ?b <https://cim.example/ns#Bay.Level>/<https://cim.example/ns#isPart> ?l.}', true],
  ['SELECT ?b { ?b cim:Bay.Level ?isPart }', true],
  ['SELECT ?b { ?b cim:Bay.Level ?l }', false],
  ['SELECT ?b { ?b cim:Bay.Level/cim:isPartTransitive ?l }', false],
])('nor a way that a query of this run has: %s', (query, isKnown) => {
  expect(said([way], ['SELECT * {}', query])).toEqual(isKnown ? null : SAID);
});

test('nothing where the cause says all', () => {
  expect(baseDifference([way], [], { cause: { kind: 'entity_not_found', step: 0 } })).toBeNull();
});
