import { expect, test } from 'vitest';
import { fenceFor } from '../../../src/report/words/text.js';

test.each([
  ['no backtick', 1, '`'],
  ['no backtick', 3, '```'],
  ['one ` here', 1, '``'],
  ['one ` here', 3, '```'],
  ['a fence ```', 3, '````'],
])('%s in a fence of at least %i', (text, least, fence) => expect(fenceFor(text, least)).toBe(fence));

test('a text with very many backticks has a fence', () => expect(fenceFor('`a'.repeat(300_000), 3)).toBe('```'));
