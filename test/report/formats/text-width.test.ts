import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { textWidth } from '../../../src/report/formats/terminal.js';
import { expectProportional } from '../../support/growth.js';

test.each([
  ['abc', 3],
  ['日本', 4],
  ['e\u0301', 1],
  ['🇫🇷', 2],
  ['\u001b[31mred\u001b[39m', 3],
])('%j takes the columns that it has in a terminal', (text, width) => {
  expect(textWidth(text)).toBe(width);
});

test.each([
  ['e\u0301', 1],
  ['e\u{1d165}', 1],
  ['🇫🇷', 2],
  ['😀', 2],
  ['👩\u200d👩\u200d👧', 2],
  ['\u1112\u1161\u11ab', 2],
  ['\u001b[31mx\u001b[39m', 1],
])('%j is one wherever it is in a long text', (character, width) => {
  for (let before = 980; before < 1_005; before++) {
    expect(textWidth(`${'é'.repeat(before)}${character}${'é'.repeat(100)}`)).toBe(before + width + 100);
  }
  expect(textWidth(character.repeat(800))).toBe(800 * width);
});

test('each character, alone and next to others, has the width that it has for string-width', () => {
  const characters = Array.from({ length: 0x3000 - 0x20 }, (_, at) => String.fromCharCode(0x20 + at));
  const texts = characters.flatMap((character) => [character, `a${character}`, `…${character}é`]);
  expect(texts.filter((text) => textWidth(text) !== stringWidth(text))).toEqual([]);
});

test.each<[string, (size: number) => string, number]>([
  ['Latin', (size) => 'abc/'.repeat(size), 4],
  ['wide', (size) => '日本'.repeat(size), 4],
  ['one character with many marks, and wide ones', (size) => `e${'\u0301'.repeat(2 * size)}${'日本'.repeat(size)}`, 4],
])('a long text without a blank, in time in proportion to it: %s', (_, textOf, width) => {
  expect(Math.round(textWidth(textOf(50_000)) / 50_000)).toBe(width);
  expectProportional(textOf, textWidth, 5_000);
});
