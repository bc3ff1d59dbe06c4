import { constants, readSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { StepgateError } from '../../core/words/errors.js';
import { isInGit, isInside, isSpecial, kindOf, type Roots } from './input-file.js';

/** Flags to refuse links and not to wait for the other end of a pipe. */
const NO_LINK = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
const CREATE = constants.O_RDWR | constants.O_CREAT | constants.O_EXCL | NO_LINK;

/**
 * Creates a folder with its parents and returns its real path. A folder inside one of the roots must also be inside a
 * root after links are followed.
 */
export async function makeFolder(folder: string, roots: Roots = null): Promise<string> {
  const folderError = (why: string) => outputError(folder, `the output folder cannot be made (${why})`);
  const real = await realFolder(resolve(folder)).catch((error) => {
    throw folderError(codeOf(error));
  });
  if (isSpecial(real)) throw folderError('files cannot be written there');
  await checkRoots(folder, real, roots);
  await mkdir(real, { recursive: true }).catch((error) => {
    if (!['EEXIST', 'ENOTDIR'].includes(codeOf(error))) throw folderError(codeOf(error));
    throw outputError(folder, 'is a file, or is inside one; name a folder');
  });
  return real;
}

/** Follows the links in the existing part of a path. The rest of the path stays as it is. */
async function realFolder(path: string): Promise<string> {
  // A link to nothing exists, but has no real path.
  const exists = await lstat(path).catch(() => null);
  return exists ? realpath(path) : join(await realFolder(dirname(path)), basename(path));
}

async function checkRoots(folder: string, real: string, roots: Roots): Promise<void> {
  if (roots === null) return;
  const realRoots = await Promise.all(roots.map((root) => realpath(root).catch(() => resolve(root))));
  const isNamedInside = [...roots.map((root) => resolve(root)), ...realRoots].some((root) =>
    isInside(resolve(folder), root),
  );
  if (!isNamedInside) return;
  if (!realRoots.some((root) => isInside(real, root))) {
    throw outputError(folder, 'leads out of the workspace through a link; nothing is written there');
  }
  if (isInGit(real)) throw outputError(folder, 'is in a .git folder; nothing is written there');
}

/** Throws if the path is a link, folder, pipe, device or socket, so that no file can be created or replaced there. */
export async function checkOutput(path: string): Promise<void> {
  const stats = await lstat(path).catch(() => null);
  if (stats === null || stats.isFile()) return;
  if (stats.isDirectory()) throw outputError(path, 'is a folder, expected a file');
  throw outputError(path, `is ${kindOf(stats)}, and is not written to; remove it or name another place`);
}

/** Creates a file and replaces an existing one. The target of an existing hard link is unchanged. */
export async function createFile(path: string): Promise<FileHandle> {
  await checkOutput(path);
  await rm(path, { force: true }).catch(unwritable(path));
  return open(path, CREATE).catch(unwritable(path));
}

/** Opens or creates a file for appending, and creates its folder. */
export async function openToAppend(path: string): Promise<FileHandle> {
  const real = join(await makeFolder(dirname(path)), basename(path));
  await checkOutput(real);
  const flags = constants.O_RDWR | constants.O_CREAT | constants.O_APPEND | NO_LINK;
  return open(real, flags).catch((error) => {
    throw outputError(path, `cannot be opened (${codeOf(error)})`);
  });
}

/** The temporary name of a file during writing. */
export function partialOf(path: string): string {
  return `${path}.partial`;
}

/** Writes a text to a file and replaces an existing file as a whole. Throws if its folder does not exist. */
export async function writeText(path: string, text: string): Promise<void> {
  await writePieces(await realFile(path), [text]);
}

/** Replaces the texts of files, which keep their permissions. If one cannot be written, none is. */
export async function rewriteTexts(texts: ReadonlyMap<string, string>): Promise<void> {
  const files: PartialFile[] = [];
  try {
    for (const [path, text] of texts) {
      const file = await openPartial(await realFile(path));
      files.push(file);
      file.append(text);
      file.flush();
      await file.handle.chmod((await stat(path)).mode & 0o777);
    }
  } catch (error) {
    for (const file of files) await file.discard();
    throw error;
  }
  for (const file of files) await file.finish();
}

/** Writes a file piece by piece. */
export async function writePieces(path: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> {
  await fillFile(await openPartial(path), async (file) => {
    for await (const piece of pieces) file.append(piece);
  });
}

/** Fills a file. It replaces an existing one only when complete; nothing is left of an incomplete one. */
export async function fillFile(file: PartialFile, fill: (file: PartialFile) => Promise<void> | void): Promise<void> {
  try {
    await fill(file);
    await file.finish();
  } catch (error) {
    await file.discard();
    throw error;
  }
}

/** The path of a file with the links of its folder followed. Throws if the folder does not exist. */
export async function realFile(path: string): Promise<string> {
  const folder = await realpath(dirname(path)).catch((error) => {
    if (codeOf(error) === 'ENOENT') throw outputError(path, `there is no folder ${dirname(path)}`);
    return unwritable(path)(error);
  });
  if (isSpecial(folder)) throw outputError(path, 'is a system folder; choose another output folder');
  return join(folder, basename(path));
}

/** Turns a write failure, such as a full disk, into an error with the final name of the file. */
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

/**
 * The real path of an output file in the folder of a run, or next to it. Throws if it cannot be written, before any
 * work is done. A missing folder `out` is created later by the run.
 */
export async function checkedFilePath(path: string | null, out: string | null): Promise<string | null> {
  if (path === null) return null;
  const isInOut = out !== null && resolve(dirname(path)) === resolve(out);
  if (isInOut && !(await lstat(out).catch(() => null)))
    return join(await realFolder(resolve(out)).catch(unwritable(path)), basename(path));
  const real = await realFile(path);
  await checkOutput(real);
  return real;
}

const SCHEMA = 'node_modules/stepgate/dist/schema/corpus.json';

/** The line that names the schema for editors, for a file in the project of the working directory. */
export function schemaLine(output: string): string {
  const path = relative(dirname(resolve(output)), resolve(SCHEMA)).replaceAll('\\', '/');
  return /^(?:\.\.\/)*node_modules\//.test(path) ? `# yaml-language-server: $schema=${path}\n` : '';
}

/** A file that is being written, and appears under its name when it is finished. */
type PartialFile = Awaited<ReturnType<typeof openPartial>>;

/** Creates a file under a temporary name. */
export async function openPartial(path: string, partial = partialOf(path)) {
  await checkOutput(path);
  // Before the file is there: a signal may come as soon as it is.
  removeOnSignal(partial);
  const handle = await createFile(partial).catch((error: unknown) => {
    keepOnSignal(partial);
    throw error;
  });
  const buffer = makeBuffer(handle, path);
  const finish = async (): Promise<void> => {
    buffer.flush();
    await handle.close();
    await checkOutput(path);
    await rename(partial, path).catch(unwritable(path));
    keepOnSignal(partial);
  };
  const discard = async (): Promise<void> => {
    await handle.close().catch(() => undefined);
    await rm(partial, { force: true });
    keepOnSignal(partial);
  };
  return { ...buffer, handle, finish, discard };
}

/** Bytes per write, because a write for each small piece would be slow. */
const CHUNK = 1024 * 1024;
const ENCODER = new TextEncoder();

/** Gathers texts in a buffer, which is written synchronously: that takes less than a queue of writes. */
function makeBuffer({ fd }: FileHandle, path: string) {
  const buffer = Buffer.allocUnsafe(CHUNK);
  let [filled, size] = [0, 0];
  /** Writes the buffered text, so that the file can be read. */
  const flush = (): void => {
    try {
      writeFileSync(fd, buffer.subarray(0, filled));
    } catch (error) {
      unwritable(path)(error);
    }
    size += filled;
    filled = 0;
  };
  /** Appends texts; returns their offset and their length in bytes. */
  const append = (...texts: readonly string[]) => {
    const from = size + filled;
    for (const text of texts) {
      for (let rest = text; rest !== ''; ) {
        const { read, written } = ENCODER.encodeInto(rest, buffer.subarray(filled));
        filled += written;
        rest = rest.slice(read);
        if (rest !== '') flush();
      }
    }
    return { from, length: size + filled - from };
  };
  /** Appends bytes of another file. */
  const copy = (source: FileHandle, { from, length }: { readonly from: number; readonly length: number }): void => {
    const end = from + length;
    for (let at = from; at < end; ) {
      if (filled === CHUNK) flush();
      const read = readSync(source.fd, buffer, filled, Math.min(end - at, CHUNK - filled), at);
      if (read === 0) throw outputError(path, 'cannot be written (what it is copied from is shorter)');
      at += read;
      filled += read;
    }
  };
  return { append, copy, flush };
}

const partials = new Set<string>();
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Starts to remove a file if a signal ends this process before the file is complete. */
function removeOnSignal(path: string): void {
  // Before other listeners: one that ends its work by itself may remove itself at the signal.
  if (partials.size === 0) for (const name of SIGNALS) process.prependListener(name, endBySignal);
  partials.add(path);
}

/** A file is complete, or was removed. */
function keepOnSignal(path: string): void {
  if (partials.delete(path) && partials.size === 0) stopListening();
}

function stopListening(): void {
  for (const name of SIGNALS) process.removeListener(name, endBySignal);
}

function endBySignal(signal: NodeJS.Signals): void {
  // Another listener ends its work, which removes its files.
  if (process.listenerCount(signal) > 1) return;
  for (const path of partials) rmSync(path, { force: true });
  stopListening();
  process.kill(process.pid, signal);
}
