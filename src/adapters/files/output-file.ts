import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, mkdtemp, open, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { StepgateError } from '../../core/words/errors.js';
import { isInGit, isInside, isSpecial, kindOf, pathOf, type Roots } from './input-file.js';

/** Never through a link, and no wait for the other end of a pipe. */
const NO_LINK = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
/** New, and never through a link. */
const CREATE = constants.O_RDWR | constants.O_CREAT | constants.O_EXCL | NO_LINK;

/**
 * Makes a folder, with those above it, and returns its real path. Where roots are given, a folder in one of them must
 * also lie in one once links are followed.
 */
export async function makeFolder(folder: string, roots: Roots = null): Promise<string> {
  const cannot = (why: string) => outputError(folder, `the output folder cannot be made (${why})`);
  const isFile = () => outputError(folder, 'is a file, or is inside one; name a folder');
  const { existing, missing } = await existingPart(resolve(folder));
  const base = await realpath(existing).catch((error) => {
    throw cannot(codeOf(error));
  });
  const real = join(base, ...missing);
  if (isSpecial(real)) throw cannot('files cannot be written there');
  await checkRoots(folder, real, roots);
  let at = base;
  for (const name of missing) {
    at = join(at, name);
    await mkdir(at).catch((error) => {
      if (codeOf(error) === 'ENOTDIR') throw isFile();
      if (codeOf(error) !== 'EEXIST') throw cannot(codeOf(error));
    });
  }
  if (!(await lstat(real)).isDirectory()) throw isFile();
  return real;
}

/** A new folder for files that are looked at and forgotten; null where none can be made. */
export function temporaryFolder(prefix: string): Promise<string | null> {
  return mkdtemp(join(tmpdir(), prefix)).catch(() => null);
}

/** Node's own way to make several folders never ends where the system refuses one with "not found", as /proc does. */
async function existingPart(folder: string): Promise<{ existing: string; missing: string[] }> {
  const missing: string[] = [];
  let at = folder;
  while (at !== dirname(at) && !(await lstat(at).catch(() => null))) {
    missing.unshift(basename(at));
    at = dirname(at);
  }
  return { existing: at, missing };
}

async function checkRoots(folder: string, real: string, roots: Roots): Promise<void> {
  if (roots === null) return;
  const reals = await Promise.all(roots.map((root) => realpath(root).catch(() => resolve(root))));
  const isNamedInside = [...roots.map((root) => resolve(root)), ...reals].some((root) =>
    isInside(resolve(folder), root),
  );
  if (!isNamedInside) return;
  if (!reals.some((root) => isInside(real, root))) {
    throw outputError(folder, 'leads out of the workspace through a link; nothing is written there');
  }
  if (isInGit(real)) throw outputError(folder, 'is in a .git folder; nothing is written there');
}

/** Throws where a file cannot be made or replaced: a link, a folder, a pipe, a device or a socket stands there. */
export async function checkOutput(path: string): Promise<void> {
  const stats = await lstat(path).catch(() => null);
  if (stats === null || stats.isFile()) return;
  if (stats.isDirectory()) throw outputError(path, 'is a folder, expected a file');
  throw outputError(path, `is ${kindOf(stats)}, and is not written to; remove it or name another place`);
}

/** Makes a new file in place of an old one, which may be a hard link to a file elsewhere and keeps its content there. */
export async function createFile(path: string): Promise<FileHandle> {
  await checkOutput(path);
  await rm(path, { force: true }).catch(unwritable(path));
  const handle = await open(path, CREATE).catch(unwritable(path));
  const made = await pathOf(handle);
  if (made === null || made === path) return handle;
  // A folder above became a link in the meantime.
  await handle.close();
  await rm(made, { force: true });
  throw outputError(path, 'was moved while it was being created');
}

/** Opens a file that lines are added to, or makes it, with its folder. One with another name elsewhere is refused. */
export async function openToAppend(path: string): Promise<FileHandle> {
  const cannot = (error: unknown): never => {
    throw outputError(path, `cannot be opened (${codeOf(error)})`);
  };
  const real = join(await makeFolder(dirname(path)), basename(path));
  await checkOutput(real);
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_APPEND | NO_LINK;
  const handle = await open(real, flags).catch(cannot);
  const stats = await handle.stat();
  if (stats.isFile() && stats.nlink === 1) return handle;
  await handle.close();
  throw outputError(path, stats.isFile() ? 'is a hard link to a file elsewhere; name another file' : 'is not a file');
}

/** Name of a file while it is written. */
export function partialOf(path: string): string {
  return `${path}.partial`;
}

/** Gives a partial file its name. */
export async function completeFile(path: string, partial = partialOf(path)): Promise<void> {
  await checkOutput(path);
  await rename(partial, path).catch(unwritable(path));
}

/** Writes a text to a file, which is replaced as a whole. */
export async function writeText(path: string, text: string): Promise<void> {
  const handle = await createFile(partialOf(path));
  try {
    await handle.writeFile(text).catch(unwritable(path));
  } finally {
    await handle.close();
  }
  await completeFile(path);
}

/** The path of a file whose folder exists, links of the folder followed. */
export async function realFile(path: string): Promise<string> {
  const folder = await realpath(dirname(path)).catch((error) => {
    if (codeOf(error) === 'ENOENT') throw outputError(path, `there is no folder ${dirname(path)}`);
    return unwritable(path)(error);
  });
  if (isSpecial(folder)) throw outputError(path, 'is not written to: files cannot be written there');
  return join(folder, basename(path));
}

/** Turns a failure to write, such as a full disk, into an error that names the file, even if it has not got its name yet. */
export function unwritable(path: string): (error: unknown) => never {
  const name = path.replace(/\.partial$/, '');
  return (error) => {
    throw outputError(name, `cannot be written (${codeOf(error)})`);
  };
}

function codeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}

function outputError(path: string, message: string): StepgateError {
  return new StepgateError('input', `${path}: ${message}`);
}
