import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const RUN = [
  ...['evaluate', '--corpus', 'examples/corpus.yaml', '--responses', 'examples/responses-v1.jsonl', '--all'],
];

/** The exit code of a command whose reader closes the pipe before anything is written, as `| head -0` does. */
async function codeUnread(...args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [join(ROOT, 'dist/cli/index.js'), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  child.stdout.destroy();
  const [code] = (await once(child, 'exit')) as [number];
  return code;
}

test.each([
  ['a failed gate', '0.99', 1],
  ['a gate that passed', '0.1', 0],
])('%s decides the exit code, also if nobody reads the report', async (_, score, code) => {
  expect(await codeUnread(...RUN, '--min-steps-score', score)).toBe(code);
});
