import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inFolder } from '../../support/cli.js';
import { pullRequest, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { messages, type Ran, scenario } from '../../support/github/scenario.js';
import { RUN_FILES } from '../../support/github/trouble.js';

const KEPT = 'must stay as it is\n';
const CREDENTIAL = 'AUTHORIZATION: basic eC1hY2Nlc3MtdG9rZW46c2VjcmV0';

interface Story {
  readonly inputs: Readonly<Record<string, string>>;
  /** What the checkout holds in addition to the usual files; `outside` is a folder elsewhere, with one file. */
  readonly prepare?: (workspace: string, outside: string) => void;
  readonly env?: Readonly<Record<string, string>>;
}

/** A run on a pull request, ended where it hangs, and what lies outside of its workspace afterwards. */
async function runOn({ inputs, prepare, env = {} }: Story): Promise<{ run: Ran; outside: Record<string, string> }> {
  return inFolder({ kept: KEPT }, (folder, file) =>
    scenario(async ({ world, evaluate }) => {
      const more = { env, cancel: AbortSignal.timeout(45_000), prepare: (at: string) => prepare?.(at, folder) };
      const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8), inputs, more);
      const names = readdirSync(folder);
      return { run, outside: Object.fromEntries(names.map((name) => [name, readFileSync(file(name), 'utf8')])) };
    }),
  );
}

describe.concurrent('a committed link does not lead a write out of the workspace', () => {
  const cases: [string, string, (workspace: string, outside: string) => void][] = [
    ['the folder', 'out', (workspace, outside) => symlinkSync(outside, join(workspace, 'out'))],
    ...['evaluation.yaml', 'report.md.partial'].map(
      (name): [string, string, (workspace: string, outside: string) => void] => [
        `out/${name}`,
        'out',
        (workspace, outside) => {
          mkdirSync(join(workspace, 'out'));
          symlinkSync(join(outside, 'kept'), join(workspace, 'out', name));
        },
      ],
    ),
  ];
  test.each(cases)('%s', async (_, folder, link) => {
    const { run, outside } = await runOn({ inputs: { 'output-dir': folder }, prepare: link });
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

  test('a hard link is replaced, not written through', async () => {
    const prepare = (workspace: string, elsewhere: string) => {
      mkdirSync(join(workspace, 'out'));
      for (const name of RUN_FILES) linkSync(join(elsewhere, 'kept'), join(workspace, 'out', name));
    };
    const { run, outside } = await runOn({ inputs: { 'output-dir': 'out' }, prepare });
    expect(outside).toEqual({ kept: KEPT });
    expect(run.code).toBe(0);
    expect(Object.keys(run.files).sort()).toEqual([...RUN_FILES].sort());
    expect(run.files['report.md']).toContain('Steps score 0.800');
  });
});

function pipe(path: string): void {
  execFileSync('mkfifo', [path]);
}

describe.concurrent('a path that is not a regular file is an error at once', () => {
  const cases: [string, Record<string, string>, RegExp][] = [
    ['a file of a process', { corpus: '/proc/self/environ' }, /outside the workspace/],
    ['a folder of the system as output', { 'output-dir': '/proc/stepgate/out' }, /\/proc\/stepgate\/out/],
  ];
  test.each(cases)('%s', async (_, inputs, words) => {
    const prepare = (workspace: string) => {
      for (const name of ['pipe', 'pipe.yaml', 'pipe.jsonl']) pipe(join(workspace, name));
      mkdirSync(join(workspace, 'piped'));
      pipe(join(workspace, 'piped/baseline.yaml'));
      symlinkSync('/dev/zero', join(workspace, 'zero.yaml'));
    };
    const { run } = await runOn({ inputs, prepare });
    expect(run.code).toBe(1);
    expect(messages(run, 'error').join('\n')).toMatch(words);
    expect(run.stderr).not.toMatch(/\n\s+at .*:\d+/);
  });

  test('GITHUB_OUTPUT', async () => {
    const { run } = await runOn({ inputs: {}, env: { GITHUB_OUTPUT: '/dev/full' } });
    expect(run.code).toBe(1);
    expect(messages(run, 'error').join()).toContain('/dev/full: is a device');
  });
});

describe.concurrent('an input of another kind is refused, and nothing of it is quoted', () => {
  const prepare = (workspace: string) => {
    const at = (name: string) => join(workspace, name);
    mkdirSync(at('.git'));
    writeFileSync(at('.git/config'), `[http "https://github.com/"]\n\textraheader = ${CREDENTIAL}\n`);
    writeFileSync(at('.git/config.yaml'), `[http "https://github.com/"]\n\textraheader = ${CREDENTIAL}\n`);
    writeFileSync(at('.env'), `${CREDENTIAL}\n  [`);
    symlinkSync('.git/config', at('git-corpus.yaml'));
    symlinkSync('.git/config', at('git-responses.jsonl'));
    symlinkSync('.git', at('repository'));
    mkdirSync(at('base'));
    symlinkSync('../.git/config', at('base/baseline.yaml'));
  };
  const cases: [string, Record<string, string>, RegExp][] = [
    ['responses that link to .git', { responses: 'git-responses.jsonl' }, /responses\.jsonl/],
    ['a file without an extension', { corpus: '.env' }, /\.env.*expected \.yaml, \.yml, \.json/],
    ['the baseline of a folder', { baseline: 'base' }, /base\/baseline\.yaml/],
  ];
  test.each(cases)('%s', async (_, inputs, words) => {
    const { run } = await runOn({ inputs, prepare });
    expect(run.code).toBe(1);
    expect(messages(run, 'error').join('\n')).toMatch(words);
    const seen = [run.stdout, run.stderr, run.summary, ...Object.values(run.files)].join('\n');
    expect(seen).not.toMatch(/AUTHORIZATION|extraheader|eC1hY2Nlc3/);
  });
});
