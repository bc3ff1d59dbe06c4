import { describe, expect, test } from 'vitest';
import { codeSpan, escapeMarkdown, inlineMarkdown, renderBlock } from '../../../src/report/formats/markdown.js';
import { code, strong } from '../../../src/report/words/text.js';

describe("a stranger's text stays text", () => {
  test.each<[string, string, string]>([
    ['emphasis', '*a* _b_ ~~c~~', '\\*a\\* \\_b\\_ \\~\\~c\\~\\~'],
    ['HTML', '<img src=x onerror=y>', '&lt;img src=x onerror=y&gt;'],
    ['an entity', '&lt;b&gt;', '&amp;lt;b&amp;gt;'],
    ['a link', '[a](https://x.y)', '\\[`a](https://x.y`)'],
    ['an address on its own', 'see www.x.y and http://x.y', 'see `www.x.y` and `http://x.y`'],
    ['a mention', 'ask @octocat', 'ask `@octocat`'],
    ['an issue', 'as in #12, o/r#3 and GH-4', 'as in `#12`, `o/r#3` and `GH-4`'],
    ['an address after a mark', '_www.x.y (www.x.y', '`_www.x.y` (`www.x.y`'],
    ['a commit', '0123456789abcdef012', '`0123456789abcdef012`'],
    ['a shortened commit', 'a@0123456', '`a@0123456`'],
    ['a number with a long fraction', '0.12345678 of 1.0a1b2c3', '0.12345678 of `1.0a1b2c3`'],
    ['a number and a name of less than 7 digits', '123456 defect fa6-12', '123456 defect fa6-12'],
    ['an emoji by name', ':white_check_mark:', '`:white_check_mark`:'],
    ['a time, which has no emoji', 'at 00:00:00, :100:', 'at 00:00:00, `:100`:'],
    ['a cell of a table', 'a | b', 'a \\| b'],
    ['a formula', '$x$', '\\$x\\$'],
    ['code', '`rm`', '\\`rm\\`'],
    ['an escape', '\\*', '\\\\\\*'],
    ['a heading', '# big', '\\# big'],
    ['a list', '- one', '\\- one'],
    ['a numbered list', '1. one', '1\\. one'],
    ['a numbered list without an item', '1)', '1\\)'],
    [
      'an id in a sentence',
      'the "417979f7", cfb857c9-3ac2-4ea8-bcdb-1e50bd15f541?',
      'the "`417979f7`", `cfb857c9-3ac2-4ea8-bcdb-1e50bd15f541`?',
    ],
    ['a live word with backticks', 'a `@b` c', 'a `` `@b` `` c'],
    ['a live word with a bar', '@a|b', '`@a`<code>&#124;</code>`b`'],
    ['a rule', '---', '\\---'],
    ['a rule with blanks', '--- ---', '\\--- ---'],
    ['words behind lines', '-- a', '-- a'],
    ['a number', '0.747 of 1', '0.747 of 1'],
    ['lines', 'a\r\n\n  b', 'a b'],
    ['control characters', 'a\u0000\u0007\u001b[2Jb', 'a\\[2Jb'],
    ['text that turns round', 'a\u202egnp.exe\u2066\u200b', 'agnp.exe'],
    ['half a character', 'a\ud800b', 'ab'],
    ['characters that draw nothing', 'a\ufe0fb\u{e0100}\u034f\u2065\ufff0\u2800\u17b4\u180bc', 'abc'],
    ['an emoji of ours', '⚠️ a', '⚠️ a'],
  ])('%s', (_, text, expected) => expect(escapeMarkdown(text)).toBe(expected));

  test('is cut by code point, before it is escaped', () => {
    expect(escapeMarkdown('🚆🚆🚆', 2)).toBe('🚆…');
    expect(escapeMarkdown('<<<<', 3)).toBe('&lt;…&lt;');
  });
});

test.each([
  ['a name', 'sparql_query', '`sparql_query`'],
  ['backticks inside', 'a`b``c', '```a`b``c```'],
  ['backticks at the ends', '`a`', '`` `a` ``'],
  ['a bar', 'a|b', '`a`<code>&#124;</code>`b`'],
  ['bars at the ends', '|a||', '<code>&#124;</code>`a`<code>&#124;&#124;</code>'],
  ['a bar between blanks', 'a | b | c', '`a `<code>&#124;</code>`  b  `<code>&#124;</code>` c`'],
  ['a bar that is escaped', 'a\\|`b', '`a\\`<code>&#124;</code>`` `b ``'],
  ['nothing', '', '` `'],
])('a code span of %s', (_, text, expected) => expect(codeSpan(text)).toBe(expected));

test('running text keeps the blanks between its pieces', () =>
  expect(inlineMarkdown(['no ', code('x'), ' step, ', strong('1'), ' left'])).toBe('no `x` step, **1** left'));

test('pieces that would be read as one stand apart', () => {
  expect(inlineMarkdown([code('a'), code('b')])).toBe('`a` `b`');
  expect(inlineMarkdown(['a!', { link: { text: 'b', url: 'https://github.com/a' } }])).toBe(
    'a! [b](https://github.com/a)',
  );
});

test('blocks are GitHub-flavoured Markdown', () => {
  expect(renderBlock({ kind: 'note', level: 'note', lines: [['a'], ['b']] })).toBe('> [!NOTE]\n> a  \n> b');
  const columns = [
    { head: ['A'], align: 'left' as const },
    { head: ['B'], align: 'right' as const },
  ];
  expect(renderBlock({ kind: 'table', columns, rows: [[['x'], ['1']]] })).toBe('| A | B |\n|:--|--:|\n| x | 1 |');
  expect(renderBlock({ kind: 'details', summary: ['S'], blocks: [{ kind: 'paragraph', text: ['p'] }] })).toBe(
    '<details><summary>S</summary>\n\np\n\n</details>',
  );
});
