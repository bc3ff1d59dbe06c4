import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localFileNames, SHARD_FILE } from '../../src/adapters/files/run-files.js';
import { bundle, type Result } from './bundle.js';

/** The files of a run that depend on nothing but its inputs. */
export const EQUAL_FILES = [...localFileNames().filter((name) => name !== SHARD_FILE), 'junit.xml'];

/** Runs the built command line in a folder of its own, so that the paths in reports are the same. */
function inOwnFolder(folder: string, ...args: readonly string[]): Result {
  mkdirSync(folder, { recursive: true });
  return bundle(args, { cwd: folder });
}

const WHOLE = ['--out', 'out', '--junit', 'junit.xml'];

/** Evaluates everything in one run. */
export function inOnePiece(folder: string, inputs: readonly string[], policy: readonly string[]): Result {
  return inOwnFolder(join(folder, 'one'), 'evaluate', ...inputs, ...WHOLE, ...policy, '--quiet');
}

/** Evaluates the shards of a run; returns their folders. */
export function evaluateShards(folder: string, of: number, inputs: readonly string[]): string[] {
  return Array.from({ length: of }, (_, at) => {
    const out = join(folder, `shard-${at + 1}-of-${of}`);
    const { code, stderr } = bundle([
      'evaluate',
      ...inputs,
      '--shard',
      `${at + 1}/${of}`,
      '--out',
      out,
      '--no-page',
      '--quiet',
    ]);
    if (code !== 0) throw new Error(`shard ${at + 1}/${of} ends with ${code}: ${stderr}`);
    return out;
  });
}

export function merge(folder: string, shards: readonly string[], policy: readonly string[]): Result {
  return inOwnFolder(join(folder, `merged-${shards.length}`), 'merge', ...shards, ...WHOLE, ...policy);
}

/** The files of a run, by their names. */
export function filesIn(folder: string): Record<string, string> {
  const places = EQUAL_FILES.map((name) => [name, join(folder, name === 'junit.xml' ? name : join('out', name))]);
  return Object.fromEntries(places.map(([name = '', path = '']) => [name, readFileSync(path, 'utf8')]));
}
