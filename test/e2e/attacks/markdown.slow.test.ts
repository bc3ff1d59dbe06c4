import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderBlock } from '../../../src/report/formats/markdown.js';
import type { Block } from '../../../src/report/words/blocks.js';
import { code, type Inline, strong } from '../../../src/report/words/text.js';
import { cliIn, inFolder } from '../../support/cli.js';
import { fewer, PROVES } from '../../support/fewer.js';
import { cmarkNodes, HAS_CMARK } from '../../support/github/cmark.js';
import { parseComment } from '../../support/github/gfm.js';
import { HOSTILE, hostileExam } from '../../support/github/hostile.js';

const HOME = 'https://github.com/acme/agent/';

/** What may stand before the beginning of something live, and lets some renderer see it or not. */
const BEFORE = ['', 'x ', ...'_*~([{</-.:;"\'é#@\\&|`!$=+>,'];

/** What some renderer, or GitHub after it, makes live. */
const LIVE = [
  ...['www.evil.example', 'WWW.evil.example', 'https://evil.example/a', 'HTTP://evil.example', 'ftp://evil.example'],
  ...['a@evil.example', 'a@-evil.example', 'a@.evil.example', 'mailto:a@evil.example', 'xmpp:a@evil.example/x'],
  ...['@octocat', '@acme/team', '#12', 'acme/agent#12', 'GH-12', 'GHSA-abcd-1234-wxyz', 'CVE-2026-1234'],
  ...['a1b2c3d', '1234567', 'a1'.repeat(6), `${'a1'.repeat(19)}b`, 'a1'.repeat(20), `octocat@${'a1'.repeat(20)}`],
  ...[':smile:', ':+1:', ':white_check_mark:', '[a](https://evil.example)', '![a](b.png)', '[a][b]', '[^1]'],
  ...['<b>', '<img src=x>', '</details>', '<!-- a -->', '&lt;b>', '**a**', '_a_', '~~a~~', '`a`', 'a|b', 'a\\|b'],
  ...['# a', '- a', '1. a', '> a', '---', '--- ---', '-- -', '- - -', '===', '***', '* * *', '```', '~~~'],
  ...['[ ] a', '    a', '$a$', '$`a`$', '\\'],
];

/** Each sign before one in eight of these, and in turn; `npm run prove` takes all. */
const COMBINED = [
  ...BEFORE.flatMap((before, at) =>
    LIVE.filter((_, one) => PROVES || (one + at) % 8 === 0).map((live) => `${before}${live}`),
  ),
  ...Object.values(HOSTILE).flat(),
];

/** Each text in a block of its own, for the kinds of blocks and of running text that there are. */
const CELLS: Readonly<Record<string, (text: Inline) => Block>> = {
  'a paragraph': (text) => ({ kind: 'paragraph', text: [text] }),
  'a paragraph, after words': (text) => ({ kind: 'paragraph', text: ['Of ', text, ' and'] }),
  'small print': (text) => ({ kind: 'small', text: [text] }),
  'a note': (text) => ({ kind: 'note', level: 'note', lines: [[text], ['see ', text]] }),
  'a fold': (text) => ({ kind: 'details', summary: ['1 more'], blocks: [{ kind: 'paragraph', text: [text] }] }),
  'a table': (text) => ({
    kind: 'table',
    columns: [
      { head: [text], align: 'left' },
      { head: ['Why (', text, ')'], align: 'right' },
    ],
    rows: [
      [[text], [text]],
      [['no ', text, ' step'], ['1']],
    ],
  }),
};

const TEXTS: Readonly<Record<string, (text: string) => Inline>> = {
  plain: String,
  code,
  stressed: (text) => strong(text),
  'stressed code': (text) => strong(code(text)),
  linked: (text) => ({ link: { text, url: `${HOME}actions/runs/1/artifacts/2#q-a%20b` } }),
};

describe('no text is live in any place of a report, for micromark and for cmark-gfm', () => {
  const places: [string, string][] = [
    // In a table, each kind of text has rules of its own; elsewhere, a plain text is the hardest.
    ...Object.keys(TEXTS).map((kind): [string, string] => ['a table', kind]),
    ...Object.keys(CELLS)
      .filter((cell) => cell !== 'a table')
      .map((cell): [string, string] => [cell, 'plain']),
  ];
  test.each(places)('%s, %s', (cell, kind) => {
    const blocks = COMBINED.map((text) => CELLS[cell]?.(TEXTS[kind]?.(text) ?? '') as Block);
    expect(parseComment(blocks.map(renderBlock).join('\n\n'), HOME).problems).toEqual([]);
  });

  test('nor does any mixture of the signs that matter become live', () => {
    const mixture = fc.array(fc.constantFrom(...BEFORE, ...LIVE, ' ', ' ', '``', '…'), { minLength: 1, maxLength: 6 });
    const blocksOf = (text: string): Block[] => [
      { kind: 'paragraph', text: [text] },
      { kind: 'paragraph', text: ['x ', code(text), text, { link: { text, url: HOME } }] },
      { kind: 'table', columns: [{ head: [text], align: 'left' }], rows: [[[code(text), code(text), text]]] },
    ];
    fc.assert(
      fc.property(fc.array(mixture, { minLength: 20, maxLength: 20 }), (mixtures) => {
        const blocks = mixtures.flatMap((parts) => blocksOf(parts.join('')));
        expect(parseComment(blocks.map(renderBlock).join('\n\n'), HOME).problems).toEqual([]);
      }),
      { numRuns: fewer(60) },
    );
  });

  test('nor in the report of the command line', async () => {
    const exam = hostileExam(COMBINED.filter((text, at) => COMBINED.indexOf(text) === at));
    await inFolder({ 'c.yaml': exam.corpus, 'r.jsonl': exam.responses('wrong') }, async (cwd) => {
      const run = await cliIn(cwd, 'evaluate', '--corpus', 'c.yaml', '--responses', 'r.jsonl', '--format', 'markdown');
      expect(run.code).toBe(0);
      expect(run.stdout.split('\n').length).toBeGreaterThan(COMBINED.length);
      expect(parseComment(run.stdout, HOME).problems).toEqual([]);
    });
  });

  test.runIf(HAS_CMARK)('cmark-gfm sees what is live', () => {
    const live = (markdown: string) => cmarkNodes(markdown).map(({ name }) => name);
    expect(live('_www.evil.example')).toContain('link');
    expect(live('a@-evil.example')).toContain('link');
    expect(live('# a\n\n![a](b)\n\n<b>')).toEqual(expect.arrayContaining(['heading', 'image', 'html_block']));
    expect(live('a[^1]\n\n[^1]: b')).toContain('<unknown>');
  });
});

/** Characters that steer a terminal, turn its reading direction or draw nothing. */
const STEERING =
  /(?!\n|(?<=\u26a0)\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff0-\ufff8]/u;

describe('no text steers a terminal', () => {
  const texts = [
    ...['\u001b[2Ja', '\u009b31ma', '\u001b]0;a\u0007', '\u001b]8;;https://evil.example\u0007a\u001b]8;;\u0007'],
    ...['\ra', '\b\b\ba', 'a\u0085b', '\u202egnp', '\u2066a\u2069', 'a\u200bb', 'a\ufe0fb\u{e0100}', 'a\u2800b'],
  ];
  test.each(['text', 'markdown', 'json'])('--format %s', async (format) => {
    const exam = hostileExam(texts);
    await inFolder({ 'c.yaml': exam.corpus, 'r.jsonl': exam.responses('error') }, async (cwd) => {
      const run = await cliIn(cwd, 'evaluate', '--corpus', 'c.yaml', '--responses', 'r.jsonl', '--format', format);
      expect(run.code).toBe(0);
      expect(STEERING.exec(run.stdout)).toBeNull();
      expect(STEERING.exec(run.stderr)).toBeNull();
      if (format === 'json') expect(JSON.parse(run.stdout)).toMatchObject({ passed: true });
    });
  });

  test.each(['questions', 'validate'])('%s', (command) =>
    inFolder({ 'c.yaml': hostileExam(texts).corpus }, async (cwd) => {
      const run = await cliIn(cwd, command, '--corpus', 'c.yaml');
      expect(run.code).toBe(0);
      expect(STEERING.exec(run.stdout)).toBeNull();
      const lines = command === 'questions' ? run.stdout.trimEnd().split('\n') : [];
      for (const line of lines) expect(texts).toContain((JSON.parse(line) as { question_text: string }).question_text);
    }),
  );
});
