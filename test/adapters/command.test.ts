import { chmodSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from '../../src/adapters/process/command.js';
import { unchanged } from '../../src/core/text/values.js';
import { inFolder } from '../support/cli.js';

afterEach(() => void vi.restoreAllMocks());

test('does not wait for a process that it may not end', async () => {
  // As for a command that runs as another user.
  const started: number[] = [];
  const kill = vi.spyOn(process, 'kill').mockImplementation((pid) => {
    started.push(Math.abs(pid));
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  });
  const env = { PATH: process.env.PATH };
  const outcome = await runCommand({
    ...{ program: 'sleep', args: ['60'], env, stdin: '', redact: unchanged, timeoutSec: 0.2 },
    kill: new AbortController().signal,
  });
  kill.mockRestore();
  const [pid = 0] = started;
  process.kill(pid, 'SIGKILL');
  expect(outcome).toMatchObject({ kind: 'failed', message: 'the command did not end within 0.2 s' });
});

test('the time of a command is over when it ends, though another process holds its output open', async () => {
  const started = performance.now();
  const outcome = await runCommand({
    ...{ program: 'sh', args: ['-c', 'sleep 30 & echo 1'], env: { PATH: process.env.PATH }, stdin: '' },
    ...{ redact: unchanged, timeoutSec: 20, kill: new AbortController().signal },
  });
  expect(outcome).toMatchObject({ kind: 'printed', text: '1\n' });
  // Stepgate itself waits a second for the output, which is not the time of the command.
  const seconds = outcome.kind === 'printed' ? outcome.seconds : Number.NaN;
  expect((performance.now() - started) / 1000 - seconds).toBeGreaterThan(0.9);
});

test('a file in TypeScript that an older Node cannot read is said to be one', async () => {
  const printed = 'SyntaxError: Missing initializer in const declaration\n\nNode.js v20.19.0';
  const run = (program: string, ...args: string[]) =>
    runCommand({
      ...{ program, args, env: { PATH: process.env.PATH }, stdin: '', redact: unchanged, timeoutSec: 20 },
      kill: new AbortController().signal,
    });
  await inFolder({ node: `#!/bin/sh\necho "${printed}" >&2\nexit 1\n` }, async (_, file) => {
    chmodSync(file('node'), 0o755);
    const failed = 'the command failed with exit code 1';
    const error = 'SyntaxError: Missing initializer in const declaration';
    expect(await run(file('node'), 'agent.ts')).toMatchObject({
      message: `${failed} (this is Node 20; Node 24 runs TypeScript): ${error}`,
    });
    for (const args of [['agent.mjs'], ['--import', 'tsx', 'agent.ts']])
      expect(await run(file('node'), ...args)).toMatchObject({ message: `${failed}: ${error}` });
  });
});
