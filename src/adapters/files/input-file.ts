import { existsSync, realpathSync, type Stats } from 'node:fs';
import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { extname, isAbsolute, join, parse, relative, sep } from 'node:path';
import { inputError } from '../../core/words/errors.js';

/** Folders that must contain the files; null: no restriction. */
export type Roots = readonly string[] | null;

export interface InputRules {
  /** Allowed extensions in lower case, enforced only with roots. */
  readonly kinds: readonly string[];
  readonly roots: Roots;
}

/** Extensions of a corpus, a config and a baseline. */
export const DOCUMENTS = ['.yaml', '.yml', '.json'];
export const RESPONSES = ['.jsonl', '.ndjson', ...DOCUMENTS];
/** Rules for a file named on the command line. */
export const ANYWHERE: InputRules = { kinds: DOCUMENTS, roots: null };

/** Whether a path is in a system folder, some of whose entries never end, or expose the memory of a process. */
export function isSpecial(real: string): boolean {
  return ['/proc', '/sys', '/dev'].some((folder) => isInside(real, folder)) && !isInside(real, '/dev/shm');
}

export function isInside(path: string, folder: string): boolean {
  const relativePath = relative(folder, path);
  return !(relativePath === '..' || relativePath.startsWith(`..${sep}`) || isAbsolute(relativePath));
}

/** Whether a path is in a `.git` folder, which contains the credentials of a checkout. */
export function isInGit(path: string): boolean {
  return path.toLowerCase().split(sep).includes('.git');
}

/** Throws an input error for a path that, after links are followed, is outside the roots or of another kind. */
export async function checkInput(path: string, { kinds, roots }: InputRules): Promise<void> {
  const real = await realpath(path).catch(() => null);
  if (real === null) return;
  if (roots === null) {
    if (isSpecial(real)) throw fileError(path, 'is not a regular file');
    return;
  }
  const realRoots = await Promise.all(roots.map((root) => realpath(root).catch(() => root)));
  if (!realRoots.some((root) => isInside(real, root))) {
    throw fileError(path, 'is outside the workspace; only files in it and in RUNNER_TEMP are read');
  }
  if (isInGit(real)) throw fileError(path, 'is in a .git folder, which is not read');
  const isFolder = (await stat(real).catch(() => null))?.isDirectory() ?? false;
  if (!isFolder && !kinds.includes(extname(real).toLowerCase())) {
    const what = extname(path) === extname(real) ? 'is' : 'is a link to';
    throw fileError(path, `${what} a file of another kind; expected ${kinds.join(', ')}`);
  }
}

/** Opens a regular file for reading. Pipes, devices and sockets are refused, because reading them may never end. */
export async function openInput(file: string, rules: InputRules): Promise<FileHandle> {
  await checkInput(file, rules);
  const stats = await stat(file).catch(unreadable(file));
  if (!stats.isFile()) throw fileError(file, `is ${kindOf(stats)}, expected a file`);
  return open(file).catch(unreadable(file));
}

/** The kind of a file that is not regular. Example: `a pipe`. */
export function kindOf(stats: Stats): string {
  if (stats.isSymbolicLink()) return 'a link';
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a pipe';
  return stats.isSocket() ? 'a socket' : 'a device';
}

/** Whether an error may quote a line of a file: only files with a usual extension, after links are followed. */
export function isQuotable(file: string): boolean {
  try {
    const real = realpathSync(file);
    return RESPONSES.includes(extname(real).toLowerCase()) && !isInGit(real);
  } catch {
    // A document that is not a local file, such as an artifact.
    return true;
  }
}

/** Turns a system error into an input error that names the file. */
export function unreadable(file: string): (error: NodeJS.ErrnoException) => never {
  return ({ code, message }) => {
    if (code === 'ENOENT' || code === 'ENOTDIR') throw fileError(file, missingReason(file, 'there is no such file'));
    const why = code === 'EACCES' || code === 'EPERM' ? 'permission denied' : (code ?? message);
    throw fileError(file, `cannot be read (${why})`);
  };
}

export function fileError(file: string, message: string, line?: number): Error {
  return inputError([{ file, line, message }]);
}

/** Explains a missing file: a URL, a path of Windows, or a file of another extension that is there. */
export function missingReason(path: string, defaultReason: string): string {
  if (/^[a-z][a-z\d+.-]+:\/\//i.test(path)) return 'is a URL; only files are read: download it first';
  if (/^[a-z]:[\\/]/i.test(path) && process.platform !== 'win32') {
    return 'is a Windows path, which this machine does not have; name the file as in eval/corpus.yaml';
  }
  if (path.includes('\\')) return `${defaultReason}; write / between folders, as in eval/corpus.yaml`;
  const similar = ofOtherExtension(path);
  return similar === null ? defaultReason : `${defaultReason}; ${similar} exists`;
}

/** The file that has another usual extension. Example: `corpus.yaml` for `corpus.yml` */
function ofOtherExtension(path: string): string | null {
  const { dir, name, ext } = parse(path);
  const others = RESPONSES.filter((extension) => extension !== ext).map((extension) =>
    join(dir, `${name}${extension}`),
  );
  return RESPONSES.includes(ext) ? (others.find((file) => existsSync(file)) ?? null) : null;
}
