import { expect, test } from 'vitest';
import { codeSpan } from '../../../src/report/formats/markdown.js';
import { codeLine } from '../../../src/report/words/text.js';

test.each([
  ['one blank', 'MO T1', 'MO T1'],
  ['several blanks', 'MO      T1', 'MO␣␣␣␣␣␣T1'],
  ['blanks at the ends', ' a ', '␣a␣'],
  ['a tab', 'a\tb', 'a␉b'],
  ['a blank that does not break', 'a\u00a0b', 'a\\u{a0}b'],
  ['line ends, which are layout', '\n  SELECT ?x\n  { ?x a b }\n', 'SELECT ?x { ?x a b }'],
  ['nothing but blanks', '   ', '␣␣␣'],
  ['a character that draws nothing', 'a\u200bb', 'ab'],
])('a value with %s', (_, text, line) => expect(codeLine(text)).toBe(line));

test.each(['3f786850e387550fdab836ed7e6dc881de23001b#1', 'www.example.org', 'a@example.org'])(
  'an id with a bar is code without invisible characters: a|%s',
  (id) => expect(codeSpan(`a|${id}`)).toBe(`\`a\`<code>&#124;</code>\`${id}\``),
);
