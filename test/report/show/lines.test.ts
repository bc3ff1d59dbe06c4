import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { folded } from '../../../src/report/show/diff.js';

const WIDTH = 24;
const fold = (text: string) => folded(text, WIDTH, 20);

describe('a line that is too long breaks at blanks', () => {
  test.each<[string, string, string[]]>([
    ['short enough', '?a :p ?b .', ['?a :p ?b .']],
    ['an IRI', '  ?station <urn:m:stepFree> true .', ['  ?station', '  <urn:m:stepFree> true', '  .']],
    [
      'a word that ends at the width',
      `${'a'.repeat(10)} ${'b'.repeat(13)} c`,
      [`${'a'.repeat(10)} ${'b'.repeat(13)}`, 'c'],
    ],
    ['a longer word', `?a <urn:${'x'.repeat(30)}> ?b`, [`?a <urn:${'x'.repeat(16)}`, `${'x'.repeat(14)}> ?b`]],
    ['deep indentation', `${' '.repeat(20)}?station :stepFree true`, ['      ?station :stepFree', '      true']],
  ])('%s', (_, text, lines) => expect(fold(text)).toEqual(lines));

  const words = fc.array(fc.stringMatching(/^[a-z"'\\<>:北]{1,30}$/), { minLength: 1, maxLength: 12 });
  test('nothing is lost, and no line is too long', () => {
    fc.assert(
      fc.property(words, fc.nat(8), (parts, indent) => {
        const lines = fold(' '.repeat(indent) + parts.join(' '));
        expect(lines.filter((line) => stringWidth(line) > WIDTH)).toEqual([]);
        expect(lines.join('').replaceAll(' ', '')).toBe(parts.join(''));
      }),
      { numRuns: 500 },
    );
  });
});
