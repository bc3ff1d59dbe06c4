import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { main } from '../../src/cli/main.js';

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process, with streams that only remember. */
export async function cli(...args: readonly string[]): Promise<Outcome> {
  return cliWith({}, ...args);
}

/** The same with an environment; of which COLUMNS is the width, as where the output is a pipe. */
export async function cliWith(env: Record<string, string>, ...args: readonly string[]): Promise<Outcome> {
  const streams = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof streams) => ({
    write: (text: string) => {
      streams[name] += text;
    },
    columns: env.COLUMNS === undefined ? 100 : undefined,
  });
  const code = await main(args, { stdout: stream('stdout'), stderr: stream('stderr'), env });
  return { code, ...streams };
}

/** The outcome of a command that is refused, with a text of its message. */
export function refusal(message: string): Pick<Outcome, 'code' | 'stderr'> {
  return { code: 2, stderr: expect.stringContaining(message) as string };
}

/** The same in a folder, which relative paths start from. */
export async function cliIn(folder: string, ...args: readonly string[]): Promise<Outcome> {
  return workingIn(folder, () => cli(...args));
}

/** Calls a function while this process is in a folder. */
export async function workingIn<T>(folder: string, use: () => Promise<T>): Promise<T> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await use();
  } finally {
    process.chdir(before);
  }
}

/** A fresh folder for all tests of a file or of a `describe`, which is removed after them. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stepgate-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A fresh folder for the time of a call, with some files in it or in folders of it. */
export async function inFolder<T>(
  files: Readonly<Record<string, string | Buffer>>,
  use: (folder: string, file: (name: string) => string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'stepgate-test-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    return await use(folder, (name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
