import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../support/bundle.js';
import { cli, testFolder } from '../../support/cli.js';
import { exampleOf } from '../../support/example.js';

const folder = testFolder();
let html = '';

beforeAll(async () => {
  for (const version of ['v1', 'v2'] as const) {
    const inputs = exampleOf(version, join(EXAMPLES, 'orders'));
    const base = version === 'v2' ? ['--baseline', join(folder, 'v1')] : [];
    await cli('evaluate', ...inputs, '--out', join(folder, version), '--quiet', ...base);
  }
  html = readFileSync(join(folder, 'v2/report.html'), 'utf8');
});

/** What a question of the page opens to. */
function detailOf(id: string): string {
  return html.split('<details class="q" data-k').find((part) => part.includes(` id="q-${id}"`)) ?? '';
}

/** The steps of an answer of which the page says that they broke a rule. */
function offendersIn(detail: string): string[] {
  const calls = [...detail.matchAll(/<li class="([^"]*)">.*?<code>([^<]*)<\/code>.*?<\/li>/gs)];
  return calls
    .filter(([text, kind]) => kind?.includes('broke') && text.includes('broke a rule'))
    .map((found) => found[2] ?? '');
}

describe('rules and answer checks on the page', () => {
  test.each(['q04', 'q10', 'q14'])('%s is next to its answer and steps in the base run', async (id) => {
    expect(detailOf(id)).toContain('<p class="counts">v1: ');
  });

  test('the step that broke a rule is marked, and no other', async () => {
    expect(offendersIn(detailOf('q04'))).toEqual(['delete_order']);
    expect(offendersIn(html)).toEqual(['delete_order']);
  });
});
