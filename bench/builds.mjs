import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const PARTS = ['dist', 'package.json'];

/** The commit that `npm run bench -- base` compares with. */
export function baseCommit() {
  return readFileSync(join(import.meta.dirname, 'BASE'), 'utf8').trim();
}

/** Unpacks the build of a commit into a new folder. Returns the path of its command line. */
export function unpackBuild(commit, folder) {
  const options = { cwd: ROOT, stdio: ['pipe', 'pipe', 'pipe'], maxBuffer: 2 ** 30 };
  mkdirSync(folder);
  try {
    const archive = execFileSync('git', ['archive', commit, ...PARTS], options);
    execFileSync('tar', ['-x', '-C', folder], { ...options, input: archive });
  } catch (error) {
    throw new Error(`the build of ${commit} cannot be unpacked: ${error.stderr?.toString().trim() || error.message}`);
  }
  return commandLineOf(folder);
}

/** Copies the build of this checkout next to it, so that both are read from the same disk, and a new build changes neither. */
export function copyBuild(folder) {
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  return commandLineOf(folder);
}

function commandLineOf(folder) {
  return join(folder, 'dist/cli/index.js');
}
