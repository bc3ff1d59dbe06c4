import { describe, expect, test } from 'vitest';
import { compareText } from '../../../src/core/steps/match-value.js';
import { readingOf } from '../../../src/core/steps/mcp.js';
import type { Cause } from '../../../src/core/words/causes.js';
import { whyText } from '../../../src/report/words/cause-sentences.js';
import { plain } from '../../../src/report/words/text.js';
import { matchedDetail } from '../../support/matching.js';

function shown(reference: unknown, actual: unknown): unknown[] {
  const { expected_value, actual_value } =
    compareText(readingOf(reference), readingOf(actual)).explain?.()?.detail ?? {};
  return [expected_value, actual_value];
}

const long = 'The same beginning of both texts, word for word. '.repeat(5);

describe('values that would look alike are shown with what makes them differ', () => {
  test.each<[string, unknown, unknown, [string, string]]>([
    ['a zero-width space', 'OK: done', 'OK: \u200bdone', ['"OK: done"', '"OK: \\u{200b}done"']],
    ['a no-break space', 'OK: done', 'OK:\u00a0done', ['"OK: done"', '"OK:\\u{a0}done"']],
    ['a line break at the end', 'OK: done', 'OK: done\n', ['"OK: done"', '"OK: done␊"']],
    ['two blanks', 'OK: done', 'OK:  done', ['"OK: done"', '"OK:␣␣done"']],
    ['a blank at the end', 'OK', 'OK ', ['"OK"', '"OK␣"']],
    ['a combining accent', 'caf\u00e9', 'cafe\u0301', ['"caf\u00e9"', '"cafe\\u{301}"']],
    ['the end of long texts', `${long}north`, `${long}south`, ['…"word for word. north"', '…"word for word. south"']],
  ])('%s', (_, reference, actual, expected) => expect(shown(reference, actual)).toEqual(expected));

  test.each<[unknown, unknown, [string, string]]>([
    [17, '18', ['17', '"18"']],
    [12.5, '12.50', ['12.5', '"12.50"']],
    ['17', 18, ['"17"', '18']],
    [true, 'false', ['true', '"false"']],
    [17, 'none', ['17', 'none']],
    ['17', '18', ['17', '18']],
  ])('next to a number, a text that looks like one is quoted: %j, %j', (reference, actual, expected) => {
    const { detail } = matchedDetail({ output: [reference] }, { output: [actual] });
    expect([detail?.expected_value, detail?.actual_value]).toEqual(expected);
  });

  test('others are shown as they are', () => {
    expect(shown('OK: done', 'failed: done')).toEqual(['OK: done', 'failed: done']);
  });
});

describe('an item of a list whose order is free', () => {
  const sentence = (reference: unknown, actual: unknown, more: object = {}): string => {
    const given = { output: reference, unordered: true, ...more };
    const { cause, detail } = matchedDetail(given, { output: actual });
    const why = { cause: cause as Cause, detail: detail ?? {}, stepName: 't', status: 'success' } as const;
    return plain(whyText(why));
  };

  test.each<[string, unknown, unknown, string, object?]>([
    ['missing', ['A-17', 'A-18'], ['A-17'], 'A-18 is missing'],
    ['another one in its place', ['A-17', 'A-18'], ['A-19', 'A-17'], 'A-18 is missing'],
    ['extra', ['A-17'], ['A-19', 'A-17'], 'A-19 is extra'],
    ['within a key', { ids: [1, 2] }, { ids: [2] }, '$.ids: 1 is missing'],
    ['the number as text', ['17'], [17], '"17" is missing'],
    ['a mapping', [{ id: 1 }], [], '{"id":1} is missing'],
    ['null', [null], [], 'null is missing'],
    ['more than there may be', ['A-17'], ['A-18'], 'A-18 is extra', { match_output: 'within' }],
  ])('is named without an index: %s', (_, reference, actual, expected, more) => {
    expect(sentence(reference, actual, more)).toBe(expected);
  });
});

describe('a text that an output should contain', () => {
  const includes = { output: 'Order 4712 is cancelled', match_output: 'includes' };

  test('is named, and not compared with the output character by character', () => {
    const { cause, detail } = matchedDetail(includes, { output: `Order 4712 is open. ${long}` });
    expect(cause?.kind).toBe('value_differs');
    expect(detail).toMatchObject({ missing_text: 'Order 4712 is cancelled' });
    expect(detail?.actual_value).toMatch(/^Order 4712 is open\. /);
    expect(detail).not.toHaveProperty('expected_value');
  });
});
