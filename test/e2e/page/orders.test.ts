import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../support/bundle.js';
import { cli } from '../../support/cli.js';

const folder = mkdtempSync(join(tmpdir(), 'stepgate-page-'));
let html = '';

beforeAll(async () => {
  const orders = join(EXAMPLES, 'orders');
  for (const version of ['v1', 'v2']) {
    const inputs = ['--corpus', join(orders, 'corpus.yaml'), '--responses', join(orders, `responses-${version}.jsonl`)];
    const base = version === 'v2' ? ['--baseline', join(folder, 'v1')] : [];
    await cli('evaluate', ...inputs, '--out', join(folder, version), '--quiet', ...base);
  }
  html = readFileSync(join(folder, 'v2/report.html'), 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** One question of the page: the group that it is in, its keys, the line in the list, what it opens to. */
function questionOf(id: string) {
  const sections = html.split('<section class="group" data-group="').slice(1);
  const section = sections.find((part) => part.includes(` id="q-${id}"`)) ?? '';
  const text = section.split('<details class="q"').find((part) => part.includes(` id="q-${id}"`)) ?? '';
  const [, keys = '', line = '', detail = ''] = /data-k="([^"]*)"[^>]*><summary>(.*?)<\/summary>(.*)/s.exec(text) ?? [];
  return { group: section.slice(0, section.indexOf('"')), keys: keys.split(' '), line, detail };
}

/** The steps of an answer of which the page says that they broke a rule. */
function offendersIn(detail: string): string[] {
  const calls = [...detail.matchAll(/<li class="([^"]*)">.*?<code>([^<]*)<\/code>.*?<\/li>/gs)];
  return calls
    .filter(([text, kind]) => kind?.includes('broke') && text.includes('broke a rule'))
    .map((found) => found[2] ?? '');
}

/** Everything that the questions of a page open to, but for the titles of templates, which are in no file of a run. */
function detailsOf(page: string): string[] {
  const details = page.match(/<div class="body".*?<p class="command">/gs) ?? [];
  return details.map((detail) => detail.replace(/<span>Template [^<]*<\/span>/, ''));
}

test('the details are those of a page that is made from the files alone', async () => {
  // The name of the folder is what the page calls the run.
  renameSync(join(folder, 'v2'), join(folder, 'This run'));
  await cli('compare', join(folder, 'v1'), join(folder, 'This run'), '--out', join(folder, 'compared'));
  const details = detailsOf(html);
  expect(details.length).toBe(html.split('<details class="q"').length - 1);
  expect(detailsOf(readFileSync(join(folder, 'compared/report.html'), 'utf8'))).toEqual(details);
});

describe('rules and answer checks on the page', () => {
  test.each([
    [
      'q04',
      'rule',
      'broke a rule',
      '<code>delete_order</code> was called',
      ['Broke a rule: <code>delete_order</code> was called'],
    ],
    [
      ...(['q14', 'rule', 'broke a rule', '450 tokens, at most 400 allowed; 5.2 s, at most 3.0 s allowed'] as const),
      ['Broke a rule: 450 tokens, at most 400 allowed', 'Broke a rule: 5.2 s, at most 3.0 s allowed'],
    ],
    [
      ...(['q10', 'check', 'failed check', 'the answer says <code>sorry</code>'] as const),
      ['The answer says <code>sorry</code>; does not match <code>TRK-\\d+</code>'],
    ],
  ])(
    '%s is in the group of what it broke, which its line and its detail name',
    async (id, group, state, why, sentences) => {
      const question = questionOf(id);
      expect(question.group).toBe(group);
      expect(question.line).toContain(
        `<span class="mark ${group}"><span aria-hidden="true">✗</span> <span class="word">${state}</span></span>`,
      );
      expect(question.line).toContain(why);
      expect(question.line).not.toMatch(/ right<|not scored/);
      for (const sentence of sentences) expect(question.detail).toContain(sentence);
    },
  );

  test('the groups begin with what is worst', async () => {
    const groups = [
      ...html.matchAll(/<section class="group" data-group="(\w+)"><h3>([^<]*) <span class="count">(\d+)/g),
    ];
    expect(groups.map(([, ...group]) => group)).toEqual([
      ['rule', 'Broke a rule', '2'],
      ['regressed', 'Regressed', '1'],
      ['check', 'Failed an answer check', '1'],
      ['right', 'Right', '11'],
    ]);
  });

  test.each(['q04', 'q10', 'q14'])('%s is next to its answer and steps in the base run', async (id) => {
    expect(questionOf(id).detail).toContain('<p class="counts">v1: ');
  });

  test('the step that broke a rule is marked, and no other', async () => {
    expect(offendersIn(questionOf('q04').detail)).toEqual(['delete_order']);
    expect(offendersIn(html)).toEqual(['delete_order']);
  });
});
