import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder } from '../../support/cli.js';
import { pullRequest, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { messages, scenario } from '../../support/github/scenario.js';

const KEPT = 'must stay as it is\n';
const CREDENTIAL = 'AUTHORIZATION: basic eC1hY2Nlc3MtdG9rZW46c2VjcmV0';

/** What the checkout holds in addition to the usual files; `outside` is a folder elsewhere, with one file. */
function prepare(workspace: string, outside: string): void {
  const at = (name: string) => join(workspace, name);
  for (const name of ['.git', 'base']) mkdirSync(at(name));
  writeFileSync(at('.git/config'), `[http "https://github.com/"]\n\textraheader = ${CREDENTIAL}\n`);
  writeFileSync(at('.env'), `${CREDENTIAL}\n  [`);
  symlinkSync('../.git/config', at('base/baseline.yaml'));
  symlinkSync('.git', at('repository'));
  symlinkSync(outside, at('linked'));
}

// Links, pipes and devices at each path are tested with the command line, in cli-files.slow.test.ts.
test.each<[string, Record<string, string>, RegExp, Record<string, string>?]>([
  ['an output folder that leads out of the workspace', { 'output-dir': 'linked' }, /link|cannot be made/],
  ['an output folder that leads into .git', { 'output-dir': 'repository' }, /\.git/],
  ['a file of a process', { corpus: '/proc/self/environ' }, /outside the workspace/],
  ['a file without an extension', { corpus: '.env' }, /\.env.*expected \.yaml, \.yml, \.json/],
  ['the baseline of a folder, with a link into .git', { baseline: 'base' }, /base\/baseline\.yaml/],
  ['a device for the outputs', {}, /\/dev\/full: is a device/, { GITHUB_OUTPUT: '/dev/full' }],
])('%s is refused; nothing is written there, and nothing of it is quoted', (_, inputs, words, env = {}) =>
  inFolder({ kept: KEPT }, (outside, file) =>
    scenario(async ({ world, evaluate }) => {
      const more = { env, prepare: (workspace: string) => prepare(workspace, outside) };
      const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8), inputs, more);
      expect(run.code).toBe(1);
      expect(messages(run, 'error').join('\n')).toMatch(words);
      expect([readdirSync(outside), readFileSync(file('kept'), 'utf8')]).toEqual([['kept'], KEPT]);
      const seen = [run.stdout, run.stderr, run.summary, ...Object.values(run.files)].join('\n');
      expect(seen).not.toMatch(/AUTHORIZATION|extraheader|eC1hY2Nlc3|\n\s+at .*:\d+/);
    }),
  ),
);
