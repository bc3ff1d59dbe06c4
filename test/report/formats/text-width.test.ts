import { expect, test } from 'vitest';
import { textWidth } from '../../../src/report/formats/terminal.js';

test.each([
  ['abc', 3],
  ['日本', 4],
  ['e\u0301', 1],
  ['🇫🇷', 2],
  ['\u001b[31mred\u001b[39m', 3],
])('%j takes the columns that it has in a terminal', (text, width) => expect(textWidth(text)).toBe(width));
