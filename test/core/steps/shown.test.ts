import { describe, expect, test } from 'vitest';
import { compareText } from '../../../src/core/steps/value.js';

function shown(reference: unknown, actual: unknown): unknown[] {
  const { expected_value, actual_value } = compareText(reference, actual).explain?.()?.detail ?? {};
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

  test('others are shown as they are', () => {
    expect(shown('OK: done', 'failed: done')).toEqual(['OK: done', 'failed: done']);
  });
});
