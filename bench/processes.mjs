import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const CLI = join(import.meta.dirname, '../dist/cli/index.js');
export const ACTION = join(import.meta.dirname, '../dist/index.js');
const USAGE = join(import.meta.dirname, 'usage.mjs');

/**
 * Runs Node with arguments; resolves to its wall time in milliseconds, its exit code and, with `usage`, its
 * processor time in milliseconds and its largest resident set in bytes. `untilOutput` ends it at its first output. A run
 * that ends with a code that is not expected is an error.
 */
export function runNode(args, { usage = false, codes = [0], env, cwd, untilOutput = false } = {}) {
  const start = performance.now();
  const preload = usage ? ['--import', USAGE] : [];
  const output = untilOutput ? 'pipe' : 'ignore';
  const child = spawn(process.execPath, [...preload, ...args], { env, cwd, stdio: ['ignore', output, 'pipe', 'pipe'] });
  const [errors, report] = [child.stdio[2], child.stdio[3]].map(textOf);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.stdout?.once('data', () => {
      child.kill();
      resolve({ time: performance.now() - start });
    });
    child.on('close', async (code) => {
      const time = performance.now() - start;
      if (codes.includes(code)) resolve({ time, code, ...(usage && JSON.parse(await report)) });
      else reject(new Error(`node ${args.join(' ')} ended with ${code}: ${await errors}`));
    });
  });
}

async function textOf(stream) {
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
}
