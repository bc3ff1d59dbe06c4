import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle, EXAMPLES } from '../../support/bundle.js';

const folder = mkdtempSync(join(tmpdir(), 'stepgate-page-'));
let html = '';

beforeAll(() => {
  const orders = join(EXAMPLES, 'orders');
  for (const version of ['v1', 'v2']) {
    const inputs = ['--corpus', join(orders, 'corpus.yaml'), '--responses', join(orders, `responses-${version}.jsonl`)];
    const base = version === 'v2' ? ['--baseline', join(folder, 'v1')] : [];
    bundle(['evaluate', ...inputs, '--out', join(folder, version), '--quiet', ...base]);
  }
  html = readFileSync(join(folder, 'v2/report.html'), 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** One question of the page: its keys, the line in the list, what it opens to. */
function questionOf(id: string) {
  const text = html.split('<details class="q"').find((part) => part.includes(` id="q-${id}"`)) ?? '';
  const [, keys = '', line = '', detail = ''] = /data-k="([^"]*)"><summary>(.*?)<\/summary>(.*)/s.exec(text) ?? [];
  return { keys: keys.split(' '), line, detail };
}

/** Everything that the questions of a page open to, but for the titles of templates, which are in no file of a run. */
function detailsOf(page: string): string[] {
  const details = page.match(/<div class="body".*?<\/section><p class="command">/gs) ?? [];
  return details.map((detail) => detail.replace(/<span>Template [^<]*<\/span>/, ''));
}

test('the details are those of a page that is made from the files alone', () => {
  // The name of the folder is what the page calls the run.
  renameSync(join(folder, 'v2'), join(folder, 'This run'));
  bundle(['compare', join(folder, 'v1'), join(folder, 'This run'), '--out', join(folder, 'compared')]);
  const details = detailsOf(html);
  expect(details.length).toBe(html.split('<details class="q"').length - 1);
  expect(detailsOf(readFileSync(join(folder, 'compared/report.html'), 'utf8'))).toEqual(details);
});

describe('rules and answer checks on the page', () => {
  test.each([
    ['q04', 'rule', 'broke a rule', ['Broke a rule: <code>delete_order</code> was called']],
    [
      ...(['q14', 'rule', 'broke a rule'] as const),
      ['Broke a rule: 450 tokens, at most 400 allowed', 'Broke a rule: 5.2 s, at most 3.0 s allowed'],
    ],
    [
      ...(['q10', 'check', 'failed answer check'] as const),
      ['The answer says <code>sorry</code>; does not match <code>TRK-\\d+</code>'],
    ],
  ])('%s says what it broke, in the list and in its detail, and is found by the filter', (id, key, flag, sentences) => {
    const { keys, line, detail } = questionOf(id);
    expect(line).toContain(`<span class="flag">${flag}</span>`);
    expect(keys).toContain(key);
    for (const sentence of sentences) expect(detail).toContain(sentence);
  });

  test('a question that kept its rules and passed its checks says nothing of them', () => {
    const { keys, line, detail } = questionOf('q06');
    expect(keys.filter((key) => ['rule', 'check'].includes(key))).toEqual([]);
    expect(line).not.toContain('class="flag"');
    expect(detail).toContain('rows missing');
    expect(detail).not.toMatch(/Broke a rule|The answer (?:says|lacks|does not)/);
  });

  test('the filter says how many there are', () => {
    expect(html).toContain('<option value="rule">Broke a rule (2)</option>');
    expect(html).toContain('<option value="check">Failed an answer check (1)</option>');
  });
});
