import { describe, expect, test } from 'vitest';
import { compareIri, holdsIri } from '../../../src/core/steps/comparators.js';
import { decodeSparqlResult } from '../../../src/core/tables/result.js';
import { grid, makeAsk, makeSelect, plain, uri } from '../../support/sparql.js';

const IRI = 'http://example.org/ward/1';

function scoreOf(reference: unknown, output: unknown): number {
  return compareIri(reference, output, decodeSparqlResult(output)).score;
}

describe('an IRI is discovered in', () => {
  test.each<[string, unknown, 0 | 1]>([
    ['a uri term', makeSelect(['w'], [[uri(IRI)]]), 1],
    ['a uri term of any column and row', makeSelect(['a', 'b'], [['x'], [null, uri(IRI)]]), 1],
    ['a uri term under a name that objects have', makeSelect(['constructor'], [[uri(IRI)]]), 1],
    ['a uri term under __proto__', JSON.stringify(makeSelect(['__proto__'], [[uri(IRI)]])), 1],
    ['no literal of the same text', makeSelect(['w'], [[plain(IRI)]]), 0],
    ['no literal that speaks of it', makeSelect(['w'], [[plain(`see <${IRI}>`)]]), 0],
    ['no longer IRI', makeSelect(['w'], [[uri(`${IRI}2`)]]), 0],
    ['no shorter IRI', makeSelect(['w'], [[uri('http://example.org/ward')]]), 0],
    ['no table without rows', grid('w'), 0],
    ['no answer of yes', makeAsk(true), 0],
    ['Turtle, in angle brackets', `<${IRI}> a <urn:Ward> .`, 1],
    ['Turtle, as the object', `<urn:a> <urn:b> <${IRI}>.`, 1],
    ['no longer IRI in Turtle', `<${IRI}23> a <urn:Ward> .`, 0],
    ['no path below it in Turtle', `<${IRI}/bed> a <urn:Ward> .`, 0],
    ['no fragment of it in Turtle', `<${IRI}#x> a <urn:Ward> .`, 0],
    ['no IRI that only ends like it', `<http://proxy/?u=${IRI}> a <urn:Ward> .`, 0],
    ['a whole IRI after a longer one', `<${IRI}2> <urn:near> <${IRI}> .`, 1],
    ['a separate line', `${IRI}\n`, 1],
    ['quotes in JSON that is not SPARQL JSON', JSON.stringify([{ iri: IRI }]), 1],
    ['JSON that is not SPARQL JSON, as a value', [{ iri: IRI }], 1],
    ['no longer IRI in such a value', [{ iri: `${IRI}2` }], 0],
    ['nothing', null, 0],
    ['an empty text', '', 0],
  ])('%s', (_, output, score) => expect(scoreOf(IRI, output)).toBe(score));

  test.each([[null], [undefined], [''], [[IRI]]])('nothing when the reference is %j', (reference) => {
    expect(scoreOf(reference, `<${IRI}>`)).toBe(0);
    expect(scoreOf(reference, makeSelect(['w'], [[uri(IRI)]]))).toBe(0);
    expect(scoreOf(reference, '')).toBe(0);
  });
});

test('an IRI that is found in part before it is found whole', () => {
  expect(holdsIri('urn:aurn:a urn:a', 'urn:a')).toBe(true);
  expect(holdsIri('urn:aurn:aurn:a', 'urn:a')).toBe(false);
});
