import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Result } from '../../support/bundle.js';
import { cliIn, inFolder } from '../../support/cli.js';
import { examFiles, ten } from '../../support/github/exam.js';
import { EVALUATE, startCli, withExam } from '../../support/judge/exam.js';

const KEPT = 'must stay as it is\n';
const FILES = { ...examFiles(ten(8)), kept: KEPT };
const BASE = ['evaluate', '--corpus', 'corpus.yaml', '--responses', 'responses.jsonl'];

type At = (name: string) => string;

/** Runs the command line in a folder that something was prepared in; a run that hangs ends without a code. */
function run(args: readonly string[], prepare: (at: At) => void, use: (result: Result, at: At) => void): Promise<void> {
  return inFolder(FILES, async (folder, file) => {
    prepare(file);
    use(await cliIn(folder, ...args), file);
  });
}

/** A wrong input: one message, at once, and nothing else. */
function expectError({ code, stderr }: Result, words: RegExp): void {
  expect(stderr).toMatch(words);
  expect(stderr).not.toMatch(/\n\s+at .*:\d+/);
  expect(code).toBe(2);
}

const pipe = (path: string) => execFileSync('mkfifo', [path]);
const kept = (at: At) => readFileSync(at('kept'), 'utf8');

describe('--out', () => {
  const NAMES = ['evaluation.yaml', 'aggregates.yaml', 'comparison.yaml', 'report.md', 'report.html', 'baseline.yaml'];
  test.each(['report.html', 'evaluation.yaml.partial'])('a link called %s is not written through', async (name) => {
    const prepare = (at: At) => {
      mkdirSync(at('out'));
      symlinkSync('../kept', join(at('out'), name));
    };
    await run([...BASE, '--out', 'out'], prepare, (result, at) => {
      expectError(result, new RegExp(`${name}: is a link`));
      expect(kept(at)).toBe(KEPT);
    });
  });

  test('hard links are replaced, and the files of an earlier run', async () => {
    const prepare = (at: At) => {
      mkdirSync(at('out'));
      for (const name of NAMES) linkSync(at('kept'), join(at('out'), name));
    };
    await run([...BASE, '--out', 'out'], prepare, (result, at) => {
      expect(result).toMatchObject({ code: 0, stderr: '' });
      expect(kept(at)).toBe(KEPT);
      expect(readdirSync(at('out')).sort()).toEqual([...NAMES].sort());
    });
  });

  test.each([
    ['/proc/stepgate/out', /cannot be made/],
    ['nowhere/out', /nowhere\/out: the output folder cannot be made/],
  ])('%s is an error at once', (out, words) =>
    run(
      [...BASE, '--out', out],
      (at) => symlinkSync('not-there', at('nowhere')),
      (result) => expectError(result, words),
    ),
  );

  test.each(['report.md', 'evaluation.yaml.partial'])('a pipe called %s is an error at once', async (name) => {
    const prepare = (at: At) => {
      mkdirSync(at('out'));
      pipe(join(at('out'), name));
    };
    await run([...BASE, '--out', 'out'], prepare, (result) => expectError(result, /is a pipe/));
  });
});

test.each([
  ['a pipe as corpus', ['--corpus', 'pipe.yaml', '--responses', 'responses.jsonl'], /pipe\.yaml: is a pipe/],
  ['a linked device', ['--corpus', 'zero.yaml', '--responses', 'responses.jsonl'], /zero\.yaml: is not a regular file/],
  ['a file of a process', ['--corpus', '/proc/self/environ', '--responses', 'r'], /environ: is not a regular file/],
  ['a folder', ['--corpus', '.', '--responses', 'responses.jsonl'], /\.: is a folder, expected a file/],
])('an input that is not a regular file: %s is an error at once', async (_, args, words) => {
  const prepare = (at: At) => {
    for (const name of ['pipe.yaml', 'pipe.json', 'pipe.jsonl']) pipe(at(name));
    symlinkSync('/dev/zero', at('zero.yaml'));
  };
  await run(['evaluate', ...args], prepare, (result) => expectError(result, words));
});

describe('an error quotes nothing of a file of another kind', () => {
  const CREDENTIAL = 'AUTHORIZATION: basic eC1hY2Nlc3M';
  test.each([
    ['responses', ['--corpus', 'corpus.yaml', '--responses', 'link.jsonl'], 'link.jsonl'],
    ['a config', [...BASE.slice(1), '--config', 'link.yaml'], 'link.yaml'],
    ['a file by its own name', ['--corpus', '.git/config', '--responses', 'responses.jsonl'], '.git/config'],
  ])('%s', async (_, args, name) => {
    const prepare = (at: At) => {
      mkdirSync(at('.git'));
      writeFileSync(at('.git/config'), `${CREDENTIAL}\n\textraheader = ${CREDENTIAL}\n  [`);
      for (const link of ['link.yaml', 'link.json', 'link.jsonl']) symlinkSync('.git/config', at(link));
    };
    await run(['evaluate', ...args], prepare, ({ stdout, stderr, code }) => {
      expect(stderr).toContain(name);
      expect(stdout + stderr).not.toMatch(/AUTH|extraheader|eC1hY2Nlc3M/);
      expect(code).toBe(2);
    });
  });

  test('one of the right kind is quoted, also through a link', async () => {
    const prepare = (at: At) => {
      writeFileSync(at('broken.yaml'), '- template_id: "a" oops\n');
      symlinkSync('broken.yaml', at('link.yaml'));
    };
    const args = ['evaluate', '--corpus', 'link.yaml', '--responses', 'responses.jsonl'];
    await run(args, prepare, (result) => expectError(result, /link\.yaml:\d+:\d+: .*\n.*template_id: "a" oops/));
  });
});

test.concurrent.each<[string, (at: At, name: string) => void, RegExp]>([
  ['a link', (at, name) => symlinkSync('kept', at(name)), /is a link/],
  ['a pipe', (at, name) => pipe(at(name)), /is a pipe/],
])('%s given as --judge-cache is not written to', (_, make, words) =>
  withExam({ q1: ['a', 'a'] }, 'judge: {concurrency: 1}', async (__, folder) => {
    const at = (name: string) => join(folder, name);
    writeFileSync(at('kept'), '');
    make(at, 'verdicts.jsonl');
    const result = await startCli(folder, [...EVALUATE, '--judge-cache', 'verdicts.jsonl']).ended;
    expectError(result, words);
    expect(readFileSync(at('kept'), 'utf8')).toBe('');
    expect(readdirSync(folder)).not.toContain('new');
  }),
);
