import { describe, expect, test } from 'vitest';
import { counted, dollars, percent, points, score, signed } from '../../src/report/numbers.js';

describe('numbers as a reader sees them', () => {
  test.each([
    [-0.1, '−10.0'],
    [0.063, '+6.3'],
    [0, '±0.0'],
    [-0.0004, '±0.0'],
    [0.0004, '±0.0'],
    [-0.0006, '−0.1'],
  ])('a change of %d is %s points', (change, expected) => expect(points(change)).toBe(expected));

  test.each([
    [0.8315, '0.832'],
    [1, '1.000'],
    [null, '–'],
  ])('a score of %d is %s', (value, expected) => expect(score(value)).toBe(expected));

  test.each([
    [0.873, '$0.87'],
    [12.5, '$12.50'],
    [0.0042, '$0.0042'],
    [0, '$0.00'],
  ])('%d dollars are %s', (value, expected) => expect(dollars(value)).toBe(expected));

  test.each([
    [100, 115, '+15 %'],
    [100, 84, '−16 %'],
    [100, 164, '⚠️ +64 %'],
    [100, 100, '±0 %'],
    [0, 5, 'new'],
  ])('from %d to %d is %s', (base, head, expected) => expect(percent(base, head)).toBe(expected));

  test('minus nought is never shown', () => expect(signed(-0, 1)).toBe('±0.0'));
  test('nouns agree', () => expect([counted(1, 'row'), counted(1584, 'row')]).toEqual(['1 row', '1,584 rows']));
});
