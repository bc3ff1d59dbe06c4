import { constants, realpathSync, type Stats } from 'node:fs';
import { type FileHandle, open, readlink, realpath, stat } from 'node:fs/promises';
import { extname, isAbsolute, relative, sep } from 'node:path';
import { inputError } from '../../core/words/errors.js';

/** Folders that files must lie in; null: anywhere. */
export type Roots = readonly string[] | null;

/** What an input may be. */
export interface InputRules {
  /** Extensions of its files, in lower case; enforced only where there are roots. */
  readonly kinds: readonly string[];
  readonly roots: Roots;
}

/** Kinds of a corpus, a config and a baseline. */
export const DOCUMENTS = ['.yaml', '.yml', '.json'];
/** Kinds of response files. */
export const RESPONSES = ['.jsonl', '.ndjson', ...DOCUMENTS];
/** A file that the user named on the command line. */
export const ANYWHERE: InputRules = { kinds: DOCUMENTS, roots: null };

/** System folders whose entries are not regular files: some never end, and some show the memory of a process. */
const SPECIAL = ['/proc', '/sys', '/dev'];
/** A usual folder all the same. */
const SHARED_MEMORY = '/dev/shm';

/** True for a path in a folder of the system whose entries are devices or views of processes. */
export function isSpecial(real: string): boolean {
  return SPECIAL.some((folder) => isInside(real, folder)) && !isInside(real, SHARED_MEMORY);
}

/** True for a path in a folder, or the folder itself. */
export function isInside(path: string, folder: string): boolean {
  const away = relative(folder, path);
  return !(away === '..' || away.startsWith(`..${sep}`) || isAbsolute(away));
}

/** True for a path into a repository's own files, which hold the credentials of a checkout. */
export function isInGit(path: string): boolean {
  return path.toLowerCase().split(sep).includes('.git');
}

/** Throws an input error for a path that leads out of the roots, or to another kind, once links are followed. */
export async function checkInput(path: string, rules: InputRules): Promise<void> {
  const real = await realpath(path).catch(() => null);
  if (real !== null) await checkReal(path, real, rules, (await stat(real).catch(() => null))?.isDirectory() ?? false);
}

async function checkReal(path: string, real: string, { kinds, roots }: InputRules, isFolder = false): Promise<void> {
  if (roots === null) {
    if (isSpecial(real)) throw fileError(path, 'is not a regular file');
    return;
  }
  const allowed = await Promise.all(roots.map((root) => realpath(root).catch(() => root)));
  if (!allowed.some((root) => isInside(real, root))) {
    throw fileError(path, 'is outside the workspace; only files in it and in RUNNER_TEMP are read');
  }
  if (isInGit(real)) throw fileError(path, 'is in a .git folder, which is not read');
  if (!isFolder && !kinds.includes(extname(real).toLowerCase())) {
    const what = extname(path) === extname(real) ? 'is' : 'is a link to';
    throw fileError(path, `${what} a file of another kind; expected ${kinds.join(', ')}`);
  }
}

/**
 * Opens a regular file for reading. Pipes, devices and sockets are an error at once, as reading them may never end. What
 * was opened is checked again: a link may have changed since.
 */
export async function openInput(file: string, rules: InputRules): Promise<FileHandle> {
  await checkInput(file, rules);
  checkStats(file, await stat(file).catch(unreadable(file)));
  const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)).catch(unreadable(file));
  try {
    checkStats(file, await handle.stat());
    const opened = await pathOf(handle);
    if (opened !== null) await checkReal(file, opened, rules);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Where an open file lies, where the system says it. */
export async function pathOf({ fd }: FileHandle): Promise<string | null> {
  const path = await readlink(`/proc/self/fd/${fd}`).catch(() => null);
  return path === null ? null : path.replace(/ \(deleted\)$/, '');
}

function checkStats(file: string, stats: Stats): void {
  if (stats.isDirectory()) throw fileError(file, 'is a folder, expected a file');
  if (!stats.isFile()) throw fileError(file, `is ${kindOf(stats)}, expected a file`);
}

/** What is there instead of a regular file. */
export function kindOf(stats: Stats): string {
  if (stats.isSymbolicLink()) return 'a link';
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a pipe';
  return stats.isSocket() ? 'a socket' : 'a device';
}

/** Whether an error may quote a line of a file: one of the usual kinds, also once links are followed. */
export function isQuotable(file: string): boolean {
  try {
    const real = realpathSync(file);
    return RESPONSES.includes(extname(real).toLowerCase()) && !isInGit(real);
  } catch {
    // A document that is no file, as an artifact.
    return true;
  }
}

/** Turns a failure of the system into an input error that names the file. */
export function unreadable(file: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    throw fileError(file, reasonOf(error, file));
  };
}

function reasonOf(error: NodeJS.ErrnoException, file: string): string {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return missingReason(file, 'there is no such file');
  if (error.code === 'EACCES' || error.code === 'EPERM') return 'cannot be read (permission denied)';
  return `cannot be read (${error.code ?? error.message})`;
}

/** An input error at a file, and a line of it where one is known. */
export function fileError(file: string, message: string, line?: number): Error {
  return inputError([{ file, line, message }]);
}

/** Why nothing is at a path, where the path itself says so; else the usual words. */
export function missingReason(path: string, usual: string): string {
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(path)) return 'is a URL; only files are read: download it first';
  const isWindows = /^[a-z]:[\\/]/i.test(path);
  if (isWindows && process.platform !== 'win32') {
    return 'is a Windows path, which this machine does not have; name the file as in eval/corpus.yaml';
  }
  return path.includes('\\') ? `${usual}; write / between folders, as in eval/corpus.yaml` : usual;
}
