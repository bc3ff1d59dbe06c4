import { expect, test } from 'vitest';
import { brokenText, failedChecksText } from '../../../src/report/words/rule-sentences.js';
import { plain } from '../../../src/report/words/text.js';

test.each([
  [85, '85, expected 5'],
  ['too large', 'a number that is too large, expected 5'],
  // As files of earlier versions have it.
  [Number.NEGATIVE_INFINITY, 'a number that is too large, expected 5'],
  [undefined, 'has no number, expected 5'],
] as const)('the nearest number %s', (actual, words) => {
  expect(plain(failedChecksText([{ check: 'number', expected: 5, ...(actual !== undefined && { actual }) }]))).toBe(
    words,
  );
});

test('a text that the answer has with another sign', () => {
  const failed = { check: 'includes', expected: 'T-17', sign: 'U+2013' } as const;
  expect(plain(failedChecksText([failed]))).toBe('lacks T-17 (has it with U+2013)');
});

test.each([
  [{ tool: 'alert', limit: '1', actual: 0 }, 'alert was called 0 times, expected 1'],
  [{ tool: 'search', limit: 'at most 3', actual: 5 }, 'search was called 5 times, expected at most 3'],
  // As a file has it that only names the rule.
  [{}, 'another number of calls than allowed'],
])('calls of a tool: %j', (broken, words) => expect(plain(brokenText({ rule: 'calls', ...broken }))).toBe(words));
