import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { bundle, CLI, EXAMPLES, outcomeOf, type Result, withoutProgress } from '../bundle.js';
import { cliWith, workingIn } from '../cli.js';
import { blockOn, blocksOf } from './blocks.js';

/** What a command of the docs does not do here, and why. */
const EXEMPT: readonly (readonly [RegExp, string])[] = [
  [/^npm install --save-dev OWNER\/stepgate$/, 'needs GitHub; test/e2e/package.slow.test.ts installs the package'],
  [
    /^npm (?:cit|test|run (?:test:[a-z-]+|prove|conformance|check|bundle|generate|sample|bench))$/,
    'runs all tests, checks, bundles, samples or measurements of this repository',
  ],
  [/^npm start$/, 'runs stepgate demo here; its script is compared, and test/e2e/cli.slow.test.ts runs the demo'],
  [/^npx stepgate .* eval\/(?:year|generated)\.yaml(?: |$)/, 'test/e2e/corpus-life/year.slow.test.ts runs it'],
  [/^npx stepgate judge check /, 'needs a calibration or verdicts; test/run/calibrate.slow.test.ts runs it'],
  [/^npx stepgate judge calibrate eval\/labels\.csv /, 'needs labels; test/run/calibrate.slow.test.ts runs it'],
  [/^npm install --save-dev oxigraph$/, 'needs a registry; tests lend the package'],
  [/^git ls-remote https:\/\/github\.com\/OWNER\/stepgate refs\/tags\/v1\.0\.0$/, 'needs GitHub'],
];

export function isExempt(command: string): boolean {
  return EXEMPT.some(([pattern]) => pattern.test(command));
}

/** The commands of a block, without comments; lines that end with a backslash are one command. */
export function commandsOf(text: string): string[] {
  const lines = text.replace(/\\\n\s*/g, '').split('\n');
  return lines.map((line) => line.replace(/(?:^|\s+)# .*$/, '').trim()).filter((line) => line !== '');
}

const CORPUS = blockOn('README.md', 'corpus');
const TASKS = JSON.stringify([
  {
    id: '0',
    user_scenario: { instructions: { reason_for_call: 'Cancel order 4712.' } },
    evaluation_criteria: { actions: [{ name: 'cancel_order', arguments: { id: '4712' } }] },
  },
]);
const ANSWERS = 'Question\tReference answer\tActual answer\nWhich lines?\tT3, T5\tT3\n';

/** An `npx` that starts the built command line. */
export function layOutNpx(folder: string): void {
  mkdirSync(join(folder, 'bin'));
  const script = `#!/bin/sh\n[ "$1" = stepgate ] || exit 127\nshift\nexec '${process.execPath}' '${CLI}' "$@"\n`;
  writeFileSync(join(folder, 'bin/npx'), script);
  chmodSync(join(folder, 'bin/npx'), 0o755);
}

/** Lays out the files that the docs speak of, and an `npx` that starts the built command line. */
export function layOut(folder: string): void {
  for (const name of ['eval', 'old']) mkdirSync(join(folder, name));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('corpus.yaml', CORPUS);
  write('eval/corpus.yaml', CORPUS.replace('  questions:', '  tags: [smoke]\n  questions:'));
  write('responses.jsonl', blockOn('README.md', 'response'));
  write('traces.jsonl', JSON.stringify(JSON.parse(blockOn('docs/recording.md', 'trace'))));
  write('results.json', blockOn('docs/recording.md', 'wrapped records'));
  for (const { info, text } of blocksOf('agent file')) write(info.split(' ')[1] as string, text);
  write('answers.tsv', ANSWERS);
  const response = JSON.parse(blockOn('README.md', 'response')) as object;
  const recorded = JSON.stringify({ ...response, question_text: 'Which lines stop at Harbour?' });
  for (const name of ['a', 'b', 'run-1', 'run-2']) write(`${name}.jsonl`, recorded);
  write('tasks.json', TASKS);
  write(
    'agent.ts',
    [
      "const steps = [{ name: 'sparql_query', args: {}, id: '1', status: 'success', output: '[]' }];",
      'console.log(JSON.stringify({ actual_answer: process.env.STEPGATE_QUESTION as string, actual_steps: steps }));\n',
    ].join('\n'),
  );
  layOutNpx(folder);
  cpSync(join(EXAMPLES, 'orders'), join(folder, 'examples/orders'), { recursive: true });
  results ??= resultsOf(folder);
  for (const name of ['results-of-main', 'results', 'results-1', 'results-2']) {
    mkdirSync(join(folder, name), { recursive: true });
    for (const [file, bytes] of results) writeFileSync(join(folder, name, file), bytes);
  }
  cpSync(join(folder, 'results/evaluation.yaml'), join(folder, 'old/evaluation.yaml'));
}

type Files = readonly (readonly [file: string, bytes: Buffer])[];

/** The files of a run; it is the same in each folder that is laid out. */
let results: Files | null = null;

function resultsOf(folder: string): Files {
  const inputs = ['--corpus', 'corpus.yaml', '--responses', 'responses.jsonl'];
  bundle(['evaluate', ...inputs, '--out', 'results-of-main', '--quiet'], { cwd: folder });
  const out = join(folder, 'results-of-main');
  return readdirSync(out).map((file) => [file, readFileSync(join(out, file))] as const);
}

function environmentIn(folder: string, judge: string) {
  const path = `${join(folder, 'bin')}:${process.env.PATH}`;
  return { PATH: path, HOME: folder, OPENAI_BASE_URL: judge, OPENAI_API_KEY: 'sk-test-0123456789' };
}

/**
 * Runs a command of `npx stepgate` as `shell` does: a shell splits it into words, which the command line gets in this process. What
 * asks more of the shell, as a pipe, is left to it.
 */
export async function runCommand(command: string, folder: string, judge: string): Promise<Result> {
  if (/[|<>;&]|^\w+=/.test(command)) return shell(command, folder, judge);
  const split = await shell(`npx() { printf '%s\\0' "$@"; }; ${command}`, folder, judge);
  expect(split, command).toMatchObject({ code: 0, stderr: '' });
  const [, ...args] = split.stdout.split('\0').slice(0, -1);
  const ran = await workingIn(folder, () => cliWith(environmentIn(folder, judge), ...args));
  return { ...ran, stderr: withoutProgress(ran.stderr) };
}

/** Runs a command in a folder by a shell, as a user does; `judge` is the address of the judge's server. */
export function shell(
  command: string,
  folder: string,
  judge: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const child = spawn('bash', ['--norc', '-c', command], {
    cwd: folder,
    env: { ...environmentIn(folder, judge), ...more },
  });
  return outcomeOf(child).ended.then((ran) => ({ ...ran, stderr: withoutProgress(ran.stderr) }));
}
