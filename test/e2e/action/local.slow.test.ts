import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { inFolder } from '../../support/cli.js';
import { examFiles, ten } from '../../support/github/exam.js';

const ACTION = join(import.meta.dirname, '../../../dist/index.js');
const BLANK = ['EVENT_NAME', 'REPOSITORY', 'RUN_ID', 'RUN_ATTEMPT', 'SHA', 'SERVER_URL', 'WORKSPACE', 'EVENT_PATH'];
const INPUTS = { INPUT_CORPUS: 'corpus.yaml', INPUT_RESPONSES: 'responses.jsonl' };

/** Outside of GitHub, as a local runner starts it: the variables are missing, or they are blank. */
test.each<[string, string[], Record<string, string>]>([
  ['started, without variables', [ACTION], {}],
  [
    'imported, with blank ones',
    ['--input-type=module', '-e', `(await import('${pathToFileURL(ACTION)}')).run()`],
    Object.fromEntries(BLANK.map((name) => [`GITHUB_${name}`, ''])),
  ],
])('outside of GitHub, texts and links have no empty parts: %s', (_, args, variables) =>
  inFolder(examFiles(ten(8)), async (folder, file) => {
    for (const name of ['summary', 'output']) writeFileSync(file(name), '');
    const files = { GITHUB_STEP_SUMMARY: file('summary'), GITHUB_OUTPUT: file('output') };
    // The checkout of a developer, at any commit.
    spawnSync('git', ['init', '--quiet'], { cwd: folder });
    const env = { PATH: process.env.PATH, ...INPUTS, 'INPUT_min-steps-score': '0.5', ...files, ...variables };
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
    const [summary, outputs] = [readFileSync(file('summary'), 'utf8'), readFileSync(file('output'), 'utf8')];
    expect([status, stdout]).toEqual([0, expect.stringContaining('Steps score 0.800')]);
    expect(summary).toContain('Steps score 0.800 (required 0.500)');
    expect(outputs).toContain('0.8000');
    for (const text of [stdout, summary]) {
      expect(text).not.toMatch(/\/\/\/|\/runs\/0|commit ``|commit $|by\s*[:,]| on \n|\(\)/m);
    }
    const warnings = [...stdout.matchAll(/^::warning::(.*)$/gm)].map(([, text]) => text);
    expect(new Set(warnings).size).toBe(warnings.length);
    expect(warnings.map((text) => /^the artifact (\S+) was not uploaded: /.exec(text ?? '')?.[1])).toEqual([
      ...['stepgate.baseline.yaml', 'stepgate.report.html', 'stepgate'],
    ]);
  }),
);
