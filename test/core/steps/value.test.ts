import { describe, expect, test } from 'vitest';
import { compareJson, compareText } from '../../../src/core/steps/match-value.js';
import { readingOf } from '../../../src/core/steps/mcp.js';
import { shownValue } from '../../../src/core/steps/shown.js';

describe('JSON outputs', () => {
  test.each<[string, unknown, unknown, 0 | 1]>([
    ['texts of another layout', '{"a": 1, "b": 2}', '{\n"b":2,"a":1}', 1],
    ['a text and the value itself', '{"a": [1, 2]}', { a: [1, 2] }, 1],
    ['the value itself and a text', { a: [1, 2] }, '{"a": [1, 2]}', 1],
    ['values', { a: 1 }, { a: 1 }, 1],
    [
      'big integers that are keys or texts only',
      '{"12345678901234567890": "12345678901234567891"}',
      '{"12345678901234567890": "12345678901234567892"}',
      0,
    ],
    ['a negative integer at the end of the text', '-12345678901234567890', '-12345678901234567891', 0],
    ['NaN and null differ', '[NaN]', '[null]', 0],
    ['a big integer next to NaN', '[NaN, 12345678901234567890]', '[NaN, 12345678901234567891]', 0],
    ['an empty text is not JSON', '{"a": 1}', '', 0],
    ['words are not JSON', '"done"', 'done', 0],
    ['words are not JSON on the reference side', 'done', 'done', 0],
    ['a missing output', '{"a": 1}', undefined, 0],
    ['a missing output is not null', 'null', undefined, 0],
    ['null and the text of it', 'null', null, 1],
    ['the text of null and null', null, ' null ', 1],
    ['null', null, null, 1],
  ])('%s', (_, reference, actual, score) =>
    expect(compareJson(readingOf(reference), readingOf(actual)).score).toBe(score),
  );
});

describe('plain outputs', () => {
  test.each<[string, unknown, unknown, 0 | 1]>([
    ['equal texts', 'A', 'A', 1],
    ['texts that differ in a blank', 'A', 'A ', 0],
    ['texts that differ in case', 'A', 'a', 0],
    ['JSON texts of another layout are different texts', '{"a": 1}', '{"a":1}', 0],
    ['numbers in text are texts', '15', '15.0', 0],
    ['a number and its text', 15, '15', 1],
    ['a text and its number', '15', 15, 1],
    ['a number and another way to write it', 15, '15.0', 1],
    ['a number and a text that is not a number', 15, 'fifteen', 0],
    ['a value and its JSON', { a: [1] }, '{"a": [1]}', 1],
    ['a text and another value', '{"a": 1}', { a: 2 }, 0],
    ['true and its JSON', true, 'true', 1],
    ['true and 1', true, 1, 0],
    ['values', [1, { b: 2 }], [1, { b: 2 }], 1],
    ['values of another order', [1, 2], [2, 1], 0],
    ['a list and an object', [], {}, 0],
    ['empty texts', '', '', 1],
    ['missing on both sides', undefined, undefined, 0],
    ['null on both sides', null, null, 1],
    ['null where the reference has no output', undefined, null, 1],
    ['null where the reference has an empty text', '', null, 0],
    ['null on the reference side, missing on the actual side', null, undefined, 0],
    ['null on the reference side', null, 'A', 0],
    ['null on the actual side', 'A', null, 0],
    ['null and its JSON', 'null', null, 0],
    ['missing on the reference side', undefined, 'A', 0],
    ['missing on the actual side', 'A', undefined, 0],
    ['a big integer and its text', 12345678901234567890n, '12345678901234567890', 1],
    ['a big integer and the next one', 12345678901234567890n, '12345678901234567891', 0],
  ])('%s', (_, reference, actual, score) =>
    expect(compareText(readingOf(reference), readingOf(actual)).score).toBe(score),
  );
});

describe('a miss says where the values part', () => {
  test.each<[string, unknown, unknown, object]>([
    ['the first path that differs', '{"a": [1, 2]}', '{"a": [1, 3]}', { first_difference: '$.a[1]' }],
    ['the place where JSON ends', '{"a": 1}', 'Error', { error: 'actual output is not JSON: line 1 column 1' }],
    ['the side that cannot be read', 'x', '1', { error: 'reference output is not JSON: line 1 column 1' }],
  ])('%s', (_, reference, actual, detail) => {
    expect(compareJson(readingOf(reference), readingOf(actual)).explain?.().detail).toMatchObject(detail);
  });

  test('a long value is cut', () => {
    expect(shownValue('x'.repeat(1000))).toHaveLength(300);
    expect(shownValue(['x'.repeat(1000)])).toHaveLength(300);
    expect(shownValue(12345678901234567890n)).toContain('12345678901234567890');
  });

  test('a value nested very deep does not throw', () => {
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    expect(compareJson(readingOf('1'), readingOf(deep)).score).toBe(0);
    expect(() => compareJson(readingOf('1'), readingOf(deep)).explain?.()).not.toThrow();
    expect(() => compareText(readingOf(1), readingOf(deep)).explain?.()).not.toThrow();
  });
});
