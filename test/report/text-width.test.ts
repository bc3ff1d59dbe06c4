import { expect, test } from 'vitest';
import { textWidth } from '../../src/report/text-width.js';

test.each([
  ['abc', 3],
  ['日本', 4],
  ['e\u0301', 1],
  ['🇫🇷', 2],
  ['\u001b[31mred\u001b[39m', 3],
])('%j takes the columns that a terminal gives it', (text, width) => {
  expect(textWidth(text)).toBe(width);
});

test('a text of 400,000 characters without a blank, in time in proportion to it', { timeout: 5_000 }, () => {
  expect(textWidth('abc/'.repeat(100_000))).toBe(400_000);
  expect(textWidth('日本'.repeat(100_000))).toBe(400_000);
});
