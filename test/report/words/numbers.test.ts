import { describe, expect, test } from 'vitest';
import { counted, fixed, whole } from '../../../src/core/text/numerals.js';
import {
  changeText,
  dollars,
  formatDistinct,
  percent,
  placesOf,
  score,
  scorePair,
  signed,
} from '../../../src/report/words/numbers.js';

describe('numbers as a reader sees them', () => {
  test.each([
    [-0.1, '−0.100'],
    [0.063, '+0.063'],
    [1, '+1.000'],
    [0, '±0.000'],
    [-0.0006, '−0.001'],
    [-0.0004, '−0.0004'],
    [0.1 + 0.2 - 0.3, '±0.000'],
  ])('a change of a score by %d is %s', (change, expected) => expect(changeText(change)).toBe(expected));

  test.each([
    [0.8315, '0.832'],
    [1, '1.000'],
    [null, '–'],
  ])('a score of %d is %s', (value, expected) => expect(score(value)).toBe(expected));

  test.each([
    [0.873, '$0.87'],
    [0.0042, '$0.0042'],
    [0, '$0.00'],
    [Number.POSITIVE_INFINITY, 'too large'],
  ])('%d dollars are %s', (value, expected) => expect(dollars(value)).toBe(expected));

  test.each([
    [100, 115, '+15 %'],
    [100, 164, '⚠️ +64 %'],
    [100, 100, '±0 %'],
    [0, 5, 'new'],
    [-5, 5, '⚠️ +200 %'],
    [1e-300, 1e300, ''],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, ''],
  ])('from %d to %d is %s', (base, head, expected) => expect(percent(base, head)).toBe(expected));

  test.each([
    [346_163.4, '346,163'],
    [-3, '−3'],
    [-0.2, '0'],
    [1e300, '1.00e+300'],
    [Number.POSITIVE_INFINITY, 'too large'],
    [Number.NaN, 'too large'],
  ])('%d as a whole number is %s', (value, expected) => expect(whole(value)).toBe(expected));

  test('minus zero is never shown', () => expect([signed(-0, 1), fixed(-0.0001, 3)]).toEqual(['±0.0', '0.000']));
  test('nouns agree', () => expect([counted(1, 'row'), counted(1584, 'row')]).toEqual(['1 row', '1,584 rows']));
});

describe('two figures are shown with enough digits to differ', () => {
  test.each<[number, number, string, string]>([
    [0.932, 0.832, '0.932', '0.832'],
    [0.9997, 1, '0.9997', '1.0000'],
    [0.84999, 0.85, '0.84999', '0.85000'],
    [0.832, 0.832, '0.832', '0.832'],
    [0.1 + 0.2, 0.3, '0.300', '0.300'],
  ])('%d and %d', (a, b, ...expected) => expect(formatDistinct(a, b, 3)).toEqual(expected));

  test('a score that is not there is a dash', () => expect(scorePair(null, 0.5)).toEqual(['–', '0.500']));
  test.each([
    [0.85, 2],
    [1, 0],
    [0.8765, 4],
  ])('%d is written with %d digits after the point', (limit, digits) => expect(placesOf(limit)).toBe(digits));
});
