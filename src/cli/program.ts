import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { quoteWord } from '../report/words/text.js';
import { PACKAGE } from '../run/scaffold.js';

interface Started {
  /** The path of Node and of this program, as they were started. */
  readonly argv?: readonly string[];
}

/** Whether npx finds this program in a folder, or above it. Otherwise it would download whatever has the name. */
function isInstalledIn(folder: string): boolean {
  if (existsSync(join(folder, 'node_modules/.bin/stepgate')) || resolve(folder) === PACKAGE) return true;
  return dirname(folder) !== folder && isInstalledIn(dirname(folder));
}

/** How the program is started again: by npx where it is installed, else as it was started. */
export function programName({ argv }: Started): string {
  const script = argv?.[1];
  if (script === undefined || isInstalledIn(resolve('.'))) return 'npx stepgate';
  if (basename(script) === 'stepgate' && !isCached(script)) return 'stepgate';
  const fromHere = relative('.', script);
  return `node ${quoteWord(fromHere.length < script.length ? fromHere : script) ?? script}`;
}

/** Whether npx downloaded the program for one command. */
export function isCached(script: string): boolean {
  return /[\\/]_npx[\\/]/.test(script);
}

/** A command of this program with these words; null if a word cannot be written for every shell. */
export function commandLine(process: Started, words: readonly string[]): string | null {
  const quoted = words.map(quoteWord);
  return quoted.includes(null) ? null : [programName(process), ...quoted].join(' ');
}
