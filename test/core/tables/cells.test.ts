import { describe, expect, test } from 'vitest';
import { cellText, hundredThousandths, termOf } from '../../../src/core/tables/cells.js';
import { makeInterner } from '../../../src/core/tables/interner.js';
import { plain, type Term, typed, uri } from '../../support/sparql.js';

function areEqual(left: unknown, right: unknown, cells: 'typed' | 'lexical' = 'typed'): boolean {
  const interner = makeInterner({ cells });
  return interner.idOf(left) === interner.idOf(right);
}

const INTEGER_TYPES = [
  ...['integer', 'int', 'long', 'short', 'byte', 'nonNegativeInteger', 'positiveInteger', 'nonPositiveInteger'],
  ...['negativeInteger', 'unsignedLong', 'unsignedInt', 'unsignedShort', 'unsignedByte'],
];

describe('every integer type of XSD is compared by value', () => {
  test.each(INTEGER_TYPES)('%s', (type) => {
    expect(areEqual(typed('005', type), typed('5', 'integer'))).toBe(true);
    expect(areEqual(typed('5', type), typed('5.0', 'decimal'))).toBe(true);
    expect(areEqual(typed('5', type), plain('5'))).toBe(false);
  });
});

describe('typed cells that are equal', () => {
  const equal: [string, Term, Term][] = [
    ['5 = 5.0 across integer and decimal', typed('5', 'integer'), typed('5.0', 'decimal')],
    ['beyond 2^53 across types', typed('9007199254740993', 'integer'), typed('9007199254740993.0', 'decimal')],
    ['5 = 5e0 across integer and double', typed('5', 'integer'), typed('5e0', 'double')],
    ['0.1 = 1E-1 across decimal and float', typed('0.1', 'decimal'), typed('1E-1', 'float')],
    ['a sign + is not a difference', typed('+5', 'integer'), typed('5', 'integer')],
    ['-0 is 0 as an integer', typed('-0', 'integer'), typed('0', 'integer')],
    ['-0e0 is 0 as a double', typed('-0e0', 'double'), typed('0', 'double')],
    ['what rounds to -0 is 0', typed('-0.000004', 'decimal'), typed('0', 'integer')],
    ['blanks around an integer are ignored', typed(' 5\n', 'integer'), typed('5', 'integer')],
    ['blanks around INF are ignored', typed(' INF ', 'double'), typed('INF', 'double')],
    ['a decimal may end in a point', typed('5.', 'decimal'), typed('5', 'integer')],
    ['INF in any letter case', typed('inf', 'double'), typed('INF', 'float')],
    ['+INF is INF', typed('+Inf', 'double'), typed('INF', 'double')],
    ['NaN equals itself in any letter case', typed('nan', 'double'), typed('NaN', 'float')],
    ['big integers are exact', typed('12345678901234567890', 'integer'), typed('012345678901234567890', 'long')],
    ['2e20 as a double is the integer', typed('2e20', 'double'), typed('200000000000000000000', 'integer')],
    ['true = 1 with the datatype boolean', typed('true', 'boolean'), typed('1', 'boolean')],
    ['a URI and a plain literal of the same text', uri('urn:a'), plain('urn:a')],
    ['literals of different languages', { ...plain('a'), 'xml:lang': 'en' }, { ...plain('a'), 'xml:lang': 'de' }],
    ['a datatype without a rule and a plain literal', typed('2025-01-01', 'date'), plain('2025-01-01')],
    ['typed-literal, the older name of the type', { ...typed('05', 'int'), type: 'typed-literal' }, typed('5', 'int')],
    ['a raw JSON number and a typed literal', typed(5, 'integer'), typed('5.0', 'decimal')],
    ['raw JSON numbers up to 5 decimals', { type: 'literal', value: 1.000004 }, { type: 'literal', value: 1 }],
    ['hex as an integer is the text', typed('0x10', 'integer'), plain('0x10')],
    ['an exponent as an integer is the text', typed('1e3', 'integer'), plain('1e3')],
    ['an empty integer is the empty text', typed('', 'integer'), plain('')],
    ['TRUE is not a boolean but a text', typed('TRUE', 'boolean'), plain('TRUE')],
    ['null in the place of a term is unbound', null, undefined as unknown as Term],
  ];
  test.each(equal)('%s', (_, left, right) => {
    expect(areEqual(left, right)).toBe(true);
  });
});

describe('typed cells that differ', () => {
  const different: [string, Term, Term][] = [
    ['decimals beyond 2^53', typed('9007199254740993.5', 'decimal'), typed('9007199254740993', 'decimal')],
    ['integers beyond 2^53', typed('9007199254740993', 'integer'), typed('9007199254740992', 'integer')],
    ['a big integer and a double', typed('9007199254740993', 'integer'), typed('9007199254740992', 'double')],
    ['decimals of 11 whole digits', typed('100000000000.00003', 'decimal'), typed('100000000000.00005', 'decimal')],
    ['neighbours just below 1e15', typed('999999999999999.9', 'double'), typed('999999999999999.8', 'double')],
    ['INF and -INF', typed('INF', 'double'), typed('-INF', 'double')],
    ['hex and its number', typed('0x10', 'integer'), typed('16', 'integer')],
    ['an exponent as an integer and its number', typed('1e3', 'integer'), typed('1000', 'integer')],
    ['an empty text and 0', typed('', 'integer'), typed('0', 'integer')],
    ['trailing text and its number', typed('1.5abc', 'double'), typed('1.5', 'double')],
    ['a decimal as an integer and its number', typed('5.0', 'integer'), typed('5', 'integer')],
    ['digits with underscores and their number', typed('1_000', 'integer'), typed('1000', 'integer')],
    ['Infinity is text, not INF', typed('Infinity', 'double'), typed('INF', 'double')],
    ['+NaN is text, not NaN', typed('+NaN', 'double'), typed('NaN', 'double')],
    ['true and the number 1', typed('true', 'boolean'), typed('1', 'integer')],
    ['true and the text true', typed('true', 'boolean'), plain('true')],
    ['true and false', typed('true', 'boolean'), typed('false', 'boolean')],
    ['a number and its text', typed('5', 'integer'), plain('5')],
    ['texts that differ in blanks', plain('a'), plain('a ')],
    ['texts that differ in Unicode form', plain('Caf\u00e9'), plain('Cafe\u0301')],
    ['texts that differ in case', plain('a'), plain('A')],
    ['unbound and the empty text', null, plain('')],
    ['unbound and None', null, plain('None')],
    ['a raw number and its text', { type: 'literal', value: 5 }, plain('5')],
    ['raw true and raw 1', { type: 'literal', value: true }, { type: 'literal', value: 1 }],
  ];
  test.each(different)('%s', (_, left, right) => {
    expect(areEqual(left, right)).toBe(false);
  });
});

describe('lexical cells are their text', () => {
  test.each<[string, Term, Term, boolean]>([
    ['05 and 5 differ', typed('05', 'integer'), typed('5', 'integer'), false],
    ['5 and 5.0 differ', typed('5', 'integer'), typed('5.0', 'decimal'), false],
    ['the datatype does not matter', typed('5', 'integer'), plain('5'), true],
    ['true and 1 as booleans differ', typed('true', 'boolean'), typed('1', 'boolean'), false],
    ['a URI and a literal of the same text are equal', uri('a'), plain('a'), true],
    ['unbound and the empty text differ', null, plain(''), false],
    ['raw numbers are rounded here, too', { value: 0.1234561 }, { value: 0.1234559 }, true],
  ])('%s', (_, left, right, expected) => expect(areEqual(left, right, 'lexical')).toBe(expected));
});

describe('counting in hundred-thousandths', () => {
  test.each([
    [1.000005, 100_001],
    [1.000004, 100_000],
    [-1.000005, -100_001],
    [0.000005, 1],
    [0.0000049, 0],
    [-0, 0],
    [0.285715, 28_572],
    [2.675005, 267_501],
    [1e-7, 0],
    [2 ** 36 - 1, (2 ** 36 - 1) * 100_000],
    [2 ** 36, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('%d is %s', (value, steps) => expect(hundredThousandths(value)).toBe(steps));
});

test('a term is read from the row itself, never from what all objects have', () => {
  expect(termOf({}, 'constructor')).toBeUndefined();
  expect(termOf({}, '__proto__')).toBeUndefined();
  expect(termOf(JSON.parse('{"__proto__": 1}'), '__proto__')).toBe(1);
});

describe('a cell that is not a term is a value like any other', () => {
  test.each<[string, unknown]>([
    ['a term without a value', { type: 'literal' }],
    ['a text in the place of a term', 'a'],
    ['a list in the place of a term', [1]],
    ['a value that is a list', { value: [1, { a: 2 }] }],
    ['a value that is an integer too big for a double', { value: 12345678901234567890n }],
  ])('%s', (_, term) => {
    expect(areEqual(term, structuredClone(term))).toBe(true);
    expect(areEqual(term, plain('b'))).toBe(false);
    expect(typeof cellText(term)).toBe('string');
  });
});
