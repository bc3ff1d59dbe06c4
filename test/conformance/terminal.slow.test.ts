import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { cli, cliWith, testFolder } from '../support/cli.js';
import { PROVES } from '../support/fewer.js';
import { HAS_DATA, ROOT, skipForData } from './data.js';

/** Two models on the questions of a third. */
const BASE = 'version_2_2__gpt-5.4-n-shot-off__dev';
const RUNS = [BASE, 'version_2__gpt-4o__dev', 'version_2__open_models__Qwen3-Next-80B-A3B-Instruct_local__dev'];

const folder = testFolder();
const at = (name: string) => join(folder, name);
/** The folder of a run; the names are as short as those of users. */
const runAt = (run: string) => at(run === BASE ? 'main' : (run.split('__')[1] ?? ''));

/** Lines that a command prints in a terminal of so many columns. */
async function linesOf(columns: number, ...args: string[]): Promise<number> {
  const { code, stdout, stderr } = await cliWith({ COLUMNS: String(columns) }, ...args);
  expect(code, stderr).toBeLessThan(2);
  return stdout.trimEnd().split('\n').length;
}

function inputsOf(run: string): string[] {
  const data = (of: string, file: string) => join(ROOT, 'published', of, file);
  return ['--corpus', data(BASE, 'corpus.yaml'), '--responses', data(run, 'responses.jsonl')];
}

if (!HAS_DATA) skipForData('a report has at most 45 lines');
describe.runIf(HAS_DATA)('a report has at most 45 lines', () => {
  beforeAll(async () => {
    for (const run of RUNS) {
      const { code } = await cli('evaluate', ...inputsOf(run), '--out', runAt(run), '--quiet', '--no-page');
      expect(code).toBeLessThan(2);
    }
  });

  // The narrowest terminal has the longest report.
  test.each(RUNS.slice(1, PROVES ? undefined : 2))(
    'evaluate %s in 60 columns, with and without a baseline and an output folder',
    async (run) => {
      const evaluate = ['evaluate', ...inputsOf(run), '--quiet'];
      expect(await linesOf(60, ...evaluate)).toBeLessThanOrEqual(45);
      const against = ['--baseline', runAt(BASE), '--out', at('again'), '--no-page', '--min-steps-score', '0.9'];
      // One more would name the page.
      expect(await linesOf(60, ...evaluate, ...against)).toBeLessThanOrEqual(44);
    },
  );

  test('compare of two and of three runs', async () => {
    const [base = '', head = '', other = ''] = RUNS.map(runAt);
    expect(await linesOf(60, 'compare', base, head)).toBeLessThanOrEqual(45);
    expect(await linesOf(60, 'compare', base, head, other, '--out', at('compared'), '--no-page')).toBeLessThanOrEqual(
      45,
    );
  });
});

test('the demo has at most 45 lines', async () => {
  expect(await linesOf(60, 'demo')).toBeLessThanOrEqual(45);
});
