import { expect, test } from 'vitest';
import { failedChecksText } from '../../../src/report/words/rule-sentences.js';
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
