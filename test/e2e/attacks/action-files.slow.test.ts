import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inFolder } from '../../support/cli.js';
import { pullRequest, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { messages, type Ran, scenario } from '../../support/github/scenario.js';

const KEPT = 'must stay as it is\n';
const CREDENTIAL = 'AUTHORIZATION: basic eC1hY2Nlc3MtdG9rZW46c2VjcmV0';

interface Story {
  readonly inputs: Readonly<Record<string, string>>;
  /** What the checkout holds in addition to the usual files; `outside` is a folder elsewhere, with one file. */
  readonly prepare?: (workspace: string, outside: string) => void;
  readonly env?: Readonly<Record<string, string>>;
}

/** A run on a pull request, and what is outside of its workspace afterwards. */
async function runOn({ inputs, prepare, env = {} }: Story): Promise<{ run: Ran; outside: Record<string, string> }> {
  return inFolder({ kept: KEPT }, (folder, file) =>
    scenario(async ({ world, evaluate }) => {
      const more = { env, prepare: (at: string) => prepare?.(at, folder) };
      const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8), inputs, more);
      const names = readdirSync(folder);
      return { run, outside: Object.fromEntries(names.map((name) => [name, readFileSync(file(name), 'utf8')])) };
    }),
  );
}

// How links and other kinds of files are met at each path, cli-files.slow.test.ts shows: both read and write by the same functions.
describe('a committed link does not lead a write out of the workspace', () => {
  test('as the output folder', async () => {
    const prepare = (workspace: string, outside: string) => symlinkSync(outside, join(workspace, 'out'));
    const { run, outside } = await runOn({ inputs: { 'output-dir': 'out' }, prepare });
    expect(outside).toEqual({ kept: KEPT });
    expect(run.code).toBe(1);
    expect(messages(run, 'error').join()).toMatch(/link|cannot be made/);
  });

  test('nor into .git', async () => {
    const prepare = (workspace: string) => {
      mkdirSync(join(workspace, '.git'));
      symlinkSync('.git', join(workspace, 'out'));
    };
    const { run } = await runOn({ inputs: { 'output-dir': 'out' }, prepare });
    expect(run.code).toBe(1);
    expect(messages(run, 'error').join()).toContain('.git');
  });
});

test('GITHUB_OUTPUT that is a device is an error at once', async () => {
  const { run } = await runOn({ inputs: {}, env: { GITHUB_OUTPUT: '/dev/full' } });
  expect(run.code).toBe(1);
  expect(messages(run, 'error').join()).toContain('/dev/full: is a device');
});

test('responses that link to .git are refused, and nothing of them is quoted', async () => {
  const prepare = (workspace: string) => {
    mkdirSync(join(workspace, '.git'));
    writeFileSync(join(workspace, '.git/config'), `[http "https://github.com/"]\n\textraheader = ${CREDENTIAL}\n`);
    symlinkSync('.git/config', join(workspace, 'git-responses.jsonl'));
  };
  const { run } = await runOn({ inputs: { responses: 'git-responses.jsonl' }, prepare });
  expect(run.code).toBe(1);
  expect(messages(run, 'error').join('\n')).toMatch(/responses\.jsonl/);
  const seen = [run.stdout, run.stderr, run.summary, ...Object.values(run.files)].join('\n');
  expect(seen).not.toMatch(/AUTHORIZATION|extraheader|eC1hY2Nlc3/);
});
