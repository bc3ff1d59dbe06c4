import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NORMALIZATIONS, normalizer } from '../../../src/core/tables/value-rules.js';
import { makeSelect, plain, sparqlScore, type Term, typed, uri } from '../../support/sparql.js';

type Keys = readonly (typeof NORMALIZATIONS)[number][];

const table = (rows: readonly (readonly Term[])[]) => makeSelect(['x', 'y'], rows);

function score(left: readonly (readonly Term[])[], right: readonly (readonly Term[])[], keys: Keys | null, more = {}) {
  const rules = keys && { tolerance: null, normalized: normalizer(keys), booleans: keys.includes('boolean') };
  return sparqlScore(table(left), table(right), { cells: 'values', ...(rules && { rules }), ...more });
}

const areEqual = (left: Term, right: Term, keys: Keys) => score([[left]], [[right]], keys) === 1;

describe('normalize of cells', () => {
  const instant = (clock: string) => typed(`2026-03-01T${clock}`, 'dateTime');
  const [subject, predicate] = [uri('urn:s'), uri('urn:p')];
  const triple = (object: Term) => ({ type: 'triple', value: { subject, predicate, object } });
  test.each<[string, Term, Term, Keys, boolean]>([
    ['a text without a datatype and one with', plain('S2'), typed('s2', 'string'), ['case'], true],
    ['texts with datatypes', typed(' A ', 'string'), typed('a', 'token'), ['trim', 'case'], true],
    ['labels of languages', { ...plain('Gift'), 'xml:lang': 'de' }, plain('GIFT'), ['case'], true],
    ['IRIs', uri('urn:A'), uri('urn:a'), ['case'], false],
    ['an IRI and a text', uri('urn:A'), plain('urn:A'), ['case'], true],
    ['an IRI in an IRI of lower case', uri('urn:A'), uri('urn:A'), ['case', 'trim'], true],
    ['labels of blank nodes', { type: 'bnode', value: 'B' }, { type: 'bnode', value: 'c' }, ['case'], true],
    ['instants with and without a datatype', instant('08:00:00Z'), plain('2026-03-01T09:00:00+01:00'), ['time'], true],
    ['an instant without a zone', instant('08:00:00Z'), instant('08:00:00'), ['time'], true],
    ['instants without `time`', instant('08:00:00Z'), instant('08:00:00.0+00:00'), ['trim'], true],
    ['durations', typed('PT60M', 'duration'), typed('pt1h', 'duration'), ['case'], true],
    ['a boolean and a number', typed('true', 'boolean'), typed('1', 'integer'), ['boolean'], true],
    ['a boolean and a number in another form', typed('true', 'boolean'), typed('1.0', 'decimal'), ['boolean'], true],
    ['two numbers, of which one is a boolean', typed('0', 'integer'), typed('1e-17', 'double'), ['boolean'], true],
    ['a boolean and a word', typed('false', 'boolean'), plain('F'), ['boolean'], true],
    ['another number', typed('true', 'boolean'), typed('2', 'integer'), ['boolean'], false],
    ['an IRI that is a word', typed('true', 'boolean'), uri('true'), ['boolean'], false],
    ['texts in triple terms', triple(plain('Gift')), triple(plain('GIFT')), ['case'], true],
    ['IRIs in triple terms', triple(uri('urn:A')), triple(uri('urn:a')), ['case'], false],
    ['numbers', typed('05', 'integer'), typed('5.0', 'decimal'), ['trim'], true],
  ])('%s', (_, left, right, keys, expected) => {
    expect(areEqual(left, right, keys)).toBe(expected);
    expect(areEqual(right, left, keys)).toBe(expected);
  });
});

describe('no key of normalize turns a match into a miss', () => {
  const cell = fc.constantFrom<Term>(
    ...[null, plain('a'), plain('A'), plain('a '), uri('a'), uri('A'), typed('a', 'string'), plain('1'), plain('t')],
    ...[typed('1', 'integer'), typed('1.0', 'decimal'), typed('true', 'boolean'), typed('1', 'boolean'), plain('true')],
    ...[typed('2026-03-01', 'date'), plain('2026-03-01'), typed('PT60M', 'duration'), typed('PT1H', 'duration')],
    ...[typed('2026-03-01T00:00:00Z', 'dateTime'), typed('2026-03-01T01:00:00+01:00', 'dateTime')],
    ...[plain('2026-03-01T00:00:00Z'), typed('1e-17', 'double'), typed('0', 'integer')],
    ...['a', 'b'].map((value) => ({ type: 'bnode', value })),
  );
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 3 });
  const keys = fc.subarray([...NORMALIZATIONS], { minLength: 1 });
  /** Half of the right sides are the left one in another order with cells of other types. */
  const pair = fc.tuple(rows, rows, fc.boolean(), fc.nat(20)).map(([left, other, isCopy, at]) => {
    const copy = left.map((row) => [...row]).reverse();
    const changed = copy[at % copy.length] as Term[];
    if (at > 10) changed[at % 2] = other[0]?.[0] ?? null;
    return [left, isCopy ? copy : other] as const;
  });

  test.each([
    ['as a set', {}],
    ['in order', { ordered: true }],
  ])('%s', (_, more) => {
    let matches = 0;
    fc.assert(
      fc.property(pair, keys, ([left, right], list) => {
        if (score(left, right, null, more) === 0) return;
        matches++;
        expect(score(left, right, list, more)).toBe(1);
      }),
      { numRuns: 3000 },
    );
    expect(matches).toBeGreaterThan(100);
  });
});
