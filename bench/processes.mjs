import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const CLI = join(import.meta.dirname, '../dist/cli/index.js');
const PEAK_MEMORY = join(import.meta.dirname, 'peak-memory.mjs');

/**
 * Runs Node with arguments; resolves to its wall time in milliseconds, its exit code and its largest resident set in
 * bytes, where asked for. A run that ends with a code that is not expected is an error.
 */
export function runNode(args, { memory = false, codes = [0] } = {}) {
  const start = performance.now();
  const preload = memory ? ['--import', PEAK_MEMORY] : [];
  const child = spawn(process.execPath, [...preload, ...args], { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  const [errors, reports] = [child.stdio[2], child.stdio[3]].map(textOf);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', async (code) => {
      const time = performance.now() - start;
      if (codes.includes(code)) resolve({ time, code, peak: Number(await reports) * 1024 });
      else reject(new Error(`node ${args.join(' ')} ended with ${code}: ${await errors}`));
    });
  });
}

async function textOf(stream) {
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
}
