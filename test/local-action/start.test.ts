import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder } from '../support/cli.js';
import { examFiles, ten } from '../support/github/exam.js';

const ROOT = join(import.meta.dirname, '../..');
const RUNNER = join(import.meta.dirname, 'node_modules/@github/local-action/bin/local-action.js');
const NODE = join(ROOT, 'node_modules/node/bin/node');

test.each(['dist/index.js', 'src/action/index.ts'])("GitHub's local runner starts %s on Node 24", async (entry) => {
  await inFolder(examFiles(ten(8)), async (_, file) => {
    const inputs = { corpus: file('corpus.yaml'), responses: file('responses.jsonl'), 'min-steps-score': '0.75' };
    const variables = {
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name}`, value])),
      ...{ GITHUB_WORKSPACE: dirname(file('corpus.yaml')), RUNNER_TEMP: file('temp') },
      ...{ GITHUB_STEP_SUMMARY: file('summary.md'), GITHUB_OUTPUT: file('output') },
    };
    for (const name of ['summary.md', 'output']) writeFileSync(file(name), '');
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(file('.env'), lines.join(''));
    const { HOME, PATH } = process.env;
    const env = { HOME, PATH: `${dirname(NODE)}${delimiter}${PATH}` };
    const args = [RUNNER, ROOT, entry, file('.env')];
    // The runner starts tsx by `npm exec`, which finds the installed one from this folder.
    const { status, stdout } = spawnSync(NODE, args, { cwd: import.meta.dirname, env, encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, expect.stringContaining('Steps score 0.800')]);
    expect(readFileSync(file('summary.md'), 'utf8')).toContain('## ✅ Steps score 0.800 (required 0.750)');
    // The runner prints a table of the outputs of a source file; a bundle writes them itself.
    expect(`${stdout}${readFileSync(file('output'), 'utf8')}`).toMatch(/steps-score\b[\s\S]{0,80}0\.8000/);
  });
});
