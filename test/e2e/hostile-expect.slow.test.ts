import { readFileSync } from 'node:fs';
import yaml from 'js-yaml';
import { expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';

const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const thousand = Object.fromEntries(many(1000, (at) => [`args.k${at}`, { type: 'integer' }]));

/** What each command says of a step with such rules and a call with such arguments. */
function commands(rules: object, args: object) {
  const step = { name: 'f', match_args: 'exact', match_output: 'ignore', args: {}, expect: rules };
  const questions = [{ id: 'q', question_text: 'Q', reference_steps: [[step]] }];
  const call = { name: 'f', status: 'success', output: 'x', args };
  const files = {
    'c.yaml': yaml.dump([{ template_id: 't', questions }]),
    'r.jsonl': JSON.stringify({ question_id: 'q', actual_steps: [call] }),
  };
  return inFolder(files, async (_, file) => {
    const inputs = ['--corpus', file('c.yaml'), '--responses', file('r.jsonl')];
    const evaluated = await cli('evaluate', ...inputs, '--out', file('out'));
    const validated = await cli('validate', '--corpus', file('c.yaml'));
    const shown = await cli('show', 'q', ...inputs);
    const page = evaluated.code === 0 ? readFileSync(file('out/report.html'), 'utf8') : '';
    return { all: [evaluated, validated, shown], shown: shown.stdout, page };
  });
}

test.each<[string, object, object, RegExp]>([
  ['1,000 paths', thousand, { k0: 1 }, /… 950 more rules/],
  [
    '10,000 values',
    { 'args.q': { any: many(10_000, (at) => `v${at}`) } },
    { q: 'x' },
    /q: expected v0 or .* or 9990 more, got x/,
  ],
  [
    'an expression that would backtrack',
    { 'args.q': { regex: '^(a+)+$' } },
    { q: `${'a'.repeat(50_000)}!` },
    /matches \/\^\(a\+\)\+\$\/, got/,
  ],
  ['a path 1,000 deep', { [`args${'.a'.repeat(1000)}`]: { any: [1] } }, { a: 1 }, /Rules of single paths/],
  ['__proto__', { 'args."__proto__".x': { any: [1] } }, {}, /__proto__: expected 1, got none/],
  ['a script', { 'args."<script>"': { any: ['<img src=x>'] } }, { '<script>': '<b>' }, /expected <img src=x>, got <b>/],
])('%s: evaluate, validate, show and the page say it', async (_, rules, args, says) => {
  const { all, shown, page } = await commands(rules, args);
  expect(all.map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ''],
    [0, ''],
    [0, ''],
  ]);
  expect(shown.replace(/\n +/g, ' ')).toMatch(says);
  expect(page).toContain('Rules of single paths');
  expect(page).not.toMatch(/<script>"|<img src=x>/);
});

test.each<[string, object, RegExp]>([
  [
    'the same path twice',
    { 'args.a': { any: [1] }, 'args."a"': { any: [2] } },
    /c\.yaml:\d+: .*the same path as args\.a; one path has one rule/,
  ],
  ['no number', { 'args.a': { number: Number.NaN } }, /c\.yaml:\d+: .*expected a number, got NaN/],
])('%s: an error with its line, in evaluate, validate and show', async (_, rules, says) => {
  const { all } = await commands(rules, {});
  for (const { code, stderr, stdout } of all) {
    expect(code).toBe(2);
    expect(stderr + stdout).toMatch(says);
    expect(stderr).not.toMatch(/\n +at /);
  }
});
