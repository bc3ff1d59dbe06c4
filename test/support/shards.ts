import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localFileNames, SHARD_FILE } from '../../src/adapters/files/run-files.js';
import { cli, cliIn, type Outcome } from './cli.js';

/** The files of a run that depend on nothing but its inputs. */
export const EQUAL_FILES = [...localFileNames().filter((name) => name !== SHARD_FILE), 'junit.xml'];

/** Runs in a folder of its own, so that the paths in reports are the same. */
function inOwnFolder(folder: string, ...args: readonly string[]): Promise<Outcome> {
  mkdirSync(folder, { recursive: true });
  return cliIn(folder, ...args);
}

const WHOLE = ['--out', 'out', '--junit', 'junit.xml'];

/** Evaluates everything in one run. */
export function inOnePiece(folder: string, inputs: readonly string[], policy: readonly string[]): Promise<Outcome> {
  return inOwnFolder(join(folder, 'one'), 'evaluate', ...inputs, ...WHOLE, ...policy, '--quiet');
}

/** Evaluates the shards of a run; returns their folders. */
export async function evaluateShards(folder: string, of: number, inputs: readonly string[]): Promise<string[]> {
  const folders = Array.from({ length: of }, (_, at) => join(folder, `shard-${at + 1}-of-${of}`));
  for (const [at, out] of folders.entries()) {
    const flags = ['--shard', `${at + 1}/${of}`, '--out', out, '--no-page', '--quiet'];
    const { code, stderr } = await cli('evaluate', ...inputs, ...flags);
    if (code !== 0) throw new Error(`shard ${at + 1}/${of} ends with ${code}: ${stderr}`);
  }
  return folders;
}

export function merge(folder: string, shards: readonly string[], policy: readonly string[]): Promise<Outcome> {
  return inOwnFolder(join(folder, `merged-${shards.length}`), 'merge', ...shards, ...WHOLE, ...policy);
}

/** The files of a run, by their names. */
export function filesIn(folder: string): Record<string, string> {
  const places = EQUAL_FILES.map((name) => [name, join(folder, name === 'junit.xml' ? name : join('out', name))]);
  return Object.fromEntries(places.map(([name = '', path = '']) => [name, readFileSync(path, 'utf8')]));
}
