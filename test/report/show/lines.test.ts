import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { folded } from '../../../src/report/show/diff.js';

const WIDTH = 24;
const fold = (text: string) => folded(text, WIDTH, 20);

describe('a line that is too long breaks between tokens', () => {
  test.each<[string, string, string[]]>([
    ['short enough', '?a :p ?b .', ['?a :p ?b .']],
    ['an IRI', '  ?station <urn:m:stepFree> true .', ['  ?station', '  <urn:m:stepFree> true', '  .']],
    ['a text with blanks', 'FILTER(?n = "Old Mill East")', ['FILTER(?n =', '"Old Mill East")']],
    ['a text in single quotes', "FILTER(?n = 'Old Mill East')", ['FILTER(?n =', "'Old Mill East')"]],
    ['an escaped quote', 'FILTER(?n = "the \\" mark")', ['FILTER(?n =', '"the \\" mark")']],
    ['a separator', '  (GROUP_CONCAT(?c; SEPARATOR=", ") AS ?l)', ['  (GROUP_CONCAT(?c;', '  SEPARATOR=", ") AS ?l)']],
    [
      'a token that ends at the width',
      `${'a'.repeat(10)} ${'b'.repeat(13)} c`,
      [`${'a'.repeat(10)} ${'b'.repeat(13)}`, 'c'],
    ],
    ['a longer token', `?a <urn:${'x'.repeat(30)}> ?b`, [`?a <urn:${'x'.repeat(16)}`, `${'x'.repeat(14)}> ?b`]],
    ['a longer text', '"one two three four five six seven"', ['"one two three four five', 'six seven"']],
    ['an apostrophe', "The riders' favourite line is T3", ["The riders' favourite", 'line is T3']],
  ])('%s', (_, text, lines) => expect(fold(text)).toEqual(lines));

  test('deep indentation leaves room for the text', () => {
    expect(fold(`${' '.repeat(20)}?station :stepFree true`)).toEqual(['      ?station :stepFree', '      true']);
  });

  const words = fc.array(fc.stringMatching(/^[a-z"'\\<>:北]{1,30}$/), { minLength: 1, maxLength: 12 });
  test('nothing is lost, no line is too long, and no short word is broken', () => {
    fc.assert(
      fc.property(words, fc.nat(8), (parts, indent) => {
        const lines = fold(' '.repeat(indent) + parts.join(' '));
        expect(lines.filter((line) => stringWidth(line) > WIDTH)).toEqual([]);
        expect(lines.join('').replaceAll(' ', '')).toBe(parts.join(''));
        const plain = parts.every((part) => /^[a-z<>:]{1,16}$/.test(part));
        if (plain) expect(lines.flatMap((line) => line.trim().split(' '))).toEqual(parts);
      }),
      { numRuns: 500 },
    );
  });
});
