import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cli, testFolder } from '../support/cli.js';
import { describeWithData, HAS_DATA, json, list, ROOT } from './data.js';

interface Case {
  readonly question: string;
  readonly why: string;
  readonly says: readonly string[];
  readonly never: readonly string[];
}

const NAMES = HAS_DATA ? list('ten-seconds').filter((name) => name.startsWith('t-')) : [];
const FOLDER = testFolder();

/** The lines under the title up to the first blank one after them, without their breaks. */
function reasonIn(shown: string): string {
  return (shown.split('\n\n')[1] ?? '').replace(/\s+/g, ' ');
}

function expectSaid(reason: string, { why, says, never }: Case): void {
  const has = (pattern: string) => new RegExp(pattern, 'i').test(reason);
  expect({ why, reason, left: says.filter((pattern) => !has(pattern)) }).toEqual({ why, reason, left: [] });
  expect({ why, reason, wrong: never.filter(has) }).toEqual({ why, reason, wrong: [] });
}

describeWithData('a regression is explained beside the run that was right', () => {
  test.each(NAMES)('%s', async (name) => {
    const given = join(ROOT, 'ten-seconds', name);
    const one = json<Case>('ten-seconds', name, 'expected.json');
    const [base = '', head = '', out = ''] = ['base', 'head', 'compared'].map((run) => join(FOLDER, name, run));
    for (const [run, folder] of [
      ['base', base],
      ['head', head],
    ] as const) {
      const inputs = ['--corpus', join(given, 'corpus.yaml'), '--responses', join(given, `${run}.jsonl`)];
      await cli('evaluate', ...inputs, '--out', folder, '--no-page');
    }
    const { stdout } = await cli('show', one.question, head, '--baseline', base);
    expectSaid(reasonIn(stdout), one);
    await cli('compare', base, head, '--out', out, '--no-page');
    const row = readFileSync(join(out, 'report.md'), 'utf8');
    expectSaid(row, { ...one, never: [] });
  });
});
