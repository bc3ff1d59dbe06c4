import { describe, expect, test } from 'vitest';
import { compareOutputs, makeSelect, plain, sparqlScore, type Term, typed, uri } from '../../support/sparql.js';

const alone = (cell: Term) => [cell];
const table = (...cells: readonly Term[]) => makeSelect(['x'], cells.map(alone));
/** Rows with their numbers. */
const numbered = (...cells: readonly Term[]) => {
  const rows = cells.map((cell, at) => [`${at}`, cell]);
  return makeSelect(['n', 'x'], rows);
};

/** Whether two cells are equal, each in a result of its own. */
function areEqual(left: Term, right: Term, cells: 'values' | 'typed' = 'values'): boolean {
  const scores = [sparqlScore(table(left), table(right), { cells }), sparqlScore(table(right), table(left), { cells })];
  expect(scores[0], 'both directions').toBe(scores[1]);
  return scores[0] === 1;
}

const blank = (label: string): Term => ({ type: 'bnode', value: label });
const json = (value: unknown): Term => ({ type: 'literal', value });
const shape = (value: string): Term => ({
  ...plain(value),
  datatype: 'http://www.opengis.net/ont/geosparql#wktLiteral',
});
const predicate = uri('urn:p');
const triple = (subject: Term, object: Term): Term => ({ type: 'triple', value: { subject, predicate, object } });
const about = (object: Term) => triple(uri('urn:s'), object);
const encoded = (text: string): Term => uri(`urn:rdf4j:triple:${Buffer.from(text).toString('base64url')}`);

const instant = (text: string) => typed(text, 'dateTime');

type Pairs = readonly (readonly [name: string, left: Term, right: Term])[];

/** Further pairs are in doc-causes.test.ts: those that the docs show. */
const EQUAL: Pairs = [
  ['a decimal with an exponent', typed('4e-7', 'decimal'), typed('0.0000004', 'decimal')],
  ['a large decimal with an exponent', typed('12e17', 'decimal'), typed('1200000000000000000', 'integer')],
  ['an integer with an exponent', typed('2e3', 'integer'), typed('2000', 'integer')],
  ['an integer with a fraction of zero', typed('5.0', 'integer'), typed('5', 'integer')],
  ['-INF in other letters', typed('-inf', 'float'), typed('-INF', 'double')],
  ['NaN as a decimal', typed('nan', 'decimal'), typed('NaN', 'double')],
  ['a double that overflows', typed('1e999', 'double'), typed('INF', 'double')],
  ['a large double and its integer', typed('3e25', 'double'), typed('30000000000000000000000000', 'integer')],
  ['an integer that a double rounds', typed('9007199254740993', 'integer'), typed('9.007199254740992E15', 'double')],
  ['a negative one', typed('-9007199254740993', 'integer'), typed('-9007199254740992', 'double')],
  ['a JSON number with 16 digits', json(9007199254740993n), typed('9007199254740993', 'integer')],
  ['a JSON number beyond integers', json(1e24), typed('1e24', 'double')],
  ['doubles on both sides of a half', typed('4.654325', 'double'), typed('4.654324999999999', 'double')],
  ['the same below 0', typed('-4.654325', 'double'), typed('-4.654324999999999', 'double')],
  ['doubles of 17 digits', typed('123456789012.34567', 'double'), typed('123456789012.34568', 'double')],
  ['a sum that misses 0', typed('5.5e-17', 'double'), typed('0', 'integer')],
  ['a sum that misses 0 from below', typed('-2e-16', 'double'), typed('0.0', 'decimal')],
  ['what rounds up to 0.001', typed('0.0009999', 'double'), typed('0.001', 'double')],
  ['what sums up to 0.001', typed('0.0009999999999999999', 'double'), typed('0.001', 'decimal')],
  ['TRUE', typed('TRUE', 'boolean'), typed('1', 'boolean')],
  ['no datatype and xsd:string', plain('a'), typed('a', 'string')],
  ['zones that are UTC', typed('2026-03-01T08:00:00Z', 'dateTime'), typed('2026-03-01T08:00:00-00:00', 'dateTime')],
  ['one instant', typed('2026-03-01T01:30:00+02:00', 'dateTime'), typed('2026-02-28T23:30:00Z', 'dateTime')],
  ['fractions of zero', typed('2026-03-01T08:00:00.000', 'dateTime'), typed('2026-03-01T08:00:00', 'dateTime')],
  ['fractions with zeros', instant('2026-03-01T08:00:00.50Z'), typed('2026-03-01T08:00:00.5Z', 'dateTimeStamp')],
  ['24:00', typed('2024-02-28T24:00:00Z', 'dateTime'), typed('2024-02-29T00:00:00Z', 'dateTime')],
  ['a year before 1', typed('-0044-03-15T00:00:00Z', 'dateTime'), typed('-0044-03-15T00:00:00+00:00', 'dateTime')],
  ['a zone without a colon', typed('2026-03-01T08:00:00+0100', 'dateTime'), typed('2026-03-01T07:00:00Z', 'dateTime')],
  ['a blank for the T', typed('2026-03-01 08:00:00', 'dateTime'), typed('2026-03-01T08:00:00', 'dateTime')],
  ['dates with a zone', typed('2026-03-01Z', 'date'), typed('2026-03-01+00:00', 'date')],
  ['dates that begin together', typed('2026-03-01-12:00', 'date'), typed('2026-03-02+12:00', 'date')],
  ['24:00 as a time', typed('24:00:00', 'time'), typed('00:00:00', 'time')],
  ['hours and minutes', typed('PT150M', 'dayTimeDuration'), typed('PT2H30M', 'duration')],
  ['days and hours', typed('P1DT0S', 'dayTimeDuration'), typed('PT24H', 'dayTimeDuration')],
  ['years and months', typed('P2Y', 'yearMonthDuration'), typed('P24M', 'duration')],
  ['no time at all', typed('-PT0S', 'duration'), typed('P0M', 'yearMonthDuration')],
  ['fractions of a second', typed('-PT1.50S', 'duration'), typed('-PT1.5S', 'duration')],
  ['points', shape('POINT(9 50.5)'), shape('Point (9.0000 50.500000)')],
  ['unbound as a term', { type: 'unbound' }, null],
  ['unbound as a term with null', { type: 'unbound', value: null }, null],
  ['labels of blank nodes', blank('b0'), blank('genid7')],
  ['a blank node as an IRI', blank('b0'), uri('nodeID://b10')],
  ['a blank node as an IRI with its label', blank('b0'), uri('_:x')],
  ['a triple term', triple(uri('urn:s'), typed('05', 'integer')), triple(uri('urn:s'), typed('5', 'int'))],
  [
    'parts of a triple in other words',
    triple(uri('urn:s'), plain('a')),
    { type: 'triple', value: { o: typed('a', 'string'), p: uri('urn:p'), s: uri('urn:s') } },
  ],
  ['a time in a triple', about(typed('PT60M', 'duration')), about(typed('PT1H', 'duration'))],
  ['an encoded triple', triple(uri('urn:s'), plain('ä "b"')), encoded('<<<urn:s> <urn:p> "ä \\"b\\"">>')],
  ['a triple in a triple', triple(about(plain('1')), blank('x')), triple(about(plain('1')), blank('y'))],
  ['an encoded triple in parentheses', about(typed('5', 'integer')), encoded('<<( <urn:s> <urn:p> 5 )>>')],
];

const DIFFERENT: Pairs = [
  ['integers of 20 digits', typed('12345678901234567890', 'integer'), typed('12345678901234567891', 'integer')],
  ['a JSON number with 16 digits', json(9007199254740993n), typed('9007199254740994', 'integer')],
  ['decimals of 17 digits', typed('1234567890123456.5', 'decimal'), typed('1234567890123456.6', 'decimal')],
  ['a small number and 0', typed('0.000004', 'decimal'), typed('0', 'decimal')],
  ['the third digit of a small number', typed('0.000123', 'double'), typed('0.000124', 'double')],
  ['a number and its negative', typed('1e-15', 'double'), typed('-1e-15', 'double')],
  ['INF and a number', typed('INF', 'double'), typed('1e300', 'double')],
  ['texts in other cases', plain('a'), plain('A')],
  ['a dropped zone', typed('2026-03-01T08:00:00Z', 'dateTime'), typed('2026-03-01T08:00:00', 'dateTime')],
  ['other instants', typed('2026-03-01T08:00:00Z', 'dateTime'), typed('2026-03-01T08:00:00+01:00', 'dateTime')],
  ['fractions below a millisecond', instant('2026-03-01T08:00:00.0001Z'), instant('2026-03-01T08:00:00Z')],
  ['a date and its midnight', typed('2026-03-01', 'date'), typed('2026-03-01T00:00:00', 'dateTime')],
  ['texts of one instant', plain('2026-03-01T08:00:00Z'), plain('2026-03-01T08:00:00+00:00')],
  ['a day that is none', typed('2026-02-29', 'date'), typed('2026-03-01', 'date')],
  ['times of two days', typed('23:00:00-02:00', 'time'), typed('01:00:00Z', 'time')],
  ['a duration and its negative', typed('PT1H', 'duration'), typed('-PT1H', 'duration')],
  ['points', shape('POINT(9 50.5)'), shape('POINT(95 0.5)')],
  ['points of other systems', shape('<http://crs/a> POINT(9 50)'), shape('<http://crs/b> POINT(9 50)')],
  ['a blank node and a text', blank('b0'), plain('b0')],
  ['a blank node and an IRI', blank('b0'), uri('b0')],
  ['unbound and the text unbound', { type: 'unbound' }, plain('unbound')],
  ['unbound and an empty text', { type: 'unbound' }, plain('')],
  ['objects of triples', triple(uri('urn:s'), plain('a')), triple(uri('urn:s'), plain('b'))],
  ['a blank node and an IRI in a triple', triple(blank('a'), plain('a')), triple(uri('a'), plain('a'))],
  ['a triple and a broken one', triple(uri('urn:s'), plain('a')), uri('urn:rdf4j:triple:%%%')],
];

test.each(EQUAL)('equal as values of RDF: %s', (_, left, right) => expect(areEqual(left, right)).toBe(true));

test.each(DIFFERENT)('different as values of RDF: %s', (_, left, right) => expect(areEqual(left, right)).toBe(false));

test('with `cells: typed`, as in the presets of graphrag-eval, only numbers and booleans have values', () => {
  const numbers = ['a decimal with an exponent', 'a large double and its integer', 'doubles on both sides of a half'];
  const others = ['one instant', 'hours and minutes', 'a triple term', 'labels of blank nodes', 'unbound as a term'];
  const pairs = EQUAL.filter(([name]) => [...numbers, ...others, 'TRUE'].includes(name));
  expect(pairs.filter(([, left, right]) => areEqual(left, right, 'typed'))).toEqual([]);
  expect(pairs).toHaveLength(9);
});

test.each([
  ['a duration', typed('PT90M', 'duration'), typed('PT1H30M', 'duration')],
  ['an instant', typed('2024-01-01T00:00:00Z', 'dateTime'), typed('2024-01-01T01:00:00+01:00', 'dateTime')],
  ['a midnight', typed('2024-01-01T24:00:00Z', 'dateTime'), typed('2024-01-02T00:00:00Z', 'dateTime')],
  ['a half', typed('2024-01-01T00:00:00.5Z', 'dateTime'), typed('2024-01-01T00:00:00.50Z', 'dateTime')],
  ['another datatype', typed('2024-01-01T00:00:00Z', 'dateTime'), typed('2024-01-01T00:00:00Z', 'dateTimeStamp')],
  ['a text', typed('2024-01-01T00:00:00Z', 'dateTime'), plain('2024-01-01T00:00:00Z')],
])('one value is written in two ways, which the other result has in the other rows: %s', (_, one, other) => {
  expect(sparqlScore(numbered(one, other), numbered(other, one), { cells: 'values' })).toBe(1);
});

describe('a cell is equal to its neighbour only where the other result does not have the cell itself', () => {
  const [zero, tiny, tinier] = [typed('0', 'double'), typed('3e-16', 'double'), typed('3e-20', 'double')];
  const whole = (digit: number) => typed(`900719925474099${digit}`, 'integer');
  test.each<[string, Term[], Term[], number]>([
    ['a number that misses 0', [zero, tiny], [zero, zero], 1],
    ['the same number', [zero, tiny], [zero, tiny], 1],
    ['numbers that miss 0 on both sides', [zero, tiny], [zero, tinier], 0],
    ['integers beside a double', [whole(3), whole(2)], [typed('9007199254740992', 'double'), whole(2)], 1],
    ['other integers', [whole(3), whole(2)], [whole(3), whole(4)], 0],
  ])('%s', (_, left, right, expected) => {
    expect(sparqlScore(numbered(...left), numbered(...right), { cells: 'values' })).toBe(expected);
    expect(sparqlScore(numbered(...right), numbered(...left), { cells: 'values' })).toBe(expected);
  });
});

test('no rows equal no rows, whatever the variables', () => {
  const score = (left: unknown, right: unknown) => sparqlScore(left, right, { cells: 'values' });
  expect(score(makeSelect(['a', 'b'], []), makeSelect([], []))).toBe(1);
  expect(score(makeSelect(['a', 'b'], []), makeSelect(['a'], [['1']]))).toBe(0);
});

test('triples in triples to any depth take time in proportion', () => {
  const nested = (depth: number, last: Term) => {
    let term = triple(uri('urn:s'), last);
    for (let at = 1; at < depth; at++) term = triple(uri('urn:s'), term);
    return term;
  };
  expect(areEqual(nested(300, typed('05', 'integer')), nested(300, typed('5', 'integer')))).toBe(true);
  expect(areEqual(nested(300, plain('a')), nested(300, plain('b')))).toBe(false);
  expect(areEqual(nested(3000, plain('a')), nested(3000, plain('a')))).toBe(true);
  expect(areEqual(nested(3000, plain('a')), nested(2999, plain('a')))).toBe(false);
});

test('a blank node is shown with its mark, and the reason is its kind', () => {
  const outcome = compareOutputs(table(uri('b0'), plain('c')), table(blank('b0'), plain('c')), { cells: 'values' });
  const rows = { missing_rows: [['b0']], extra_rows: [['_:b0']] };
  expect(outcome.explain?.().detail).toMatchObject({ ...rows, first_difference: 'x' });
});
