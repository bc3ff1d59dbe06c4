import { isUtf8 } from 'node:buffer';
import { execFile } from 'node:child_process';
import { type Dirent, readdir, readFileSync, type Stats } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { FileSystemAdapter } from 'tinyglobby';
import type { Checkout } from '../../core/github/event.js';
import { MAX_FILE, MIB } from '../../core/limits.js';
import { inputError, type Problem } from '../../core/words/errors.js';
import { ANYWHERE, checkInput, fileError, type InputRules, missingReason, openInput } from './input-file.js';

/** Finds the files of paths and globs, in order and without repeats. Every pattern must match a file. */
export async function findFiles(patterns: readonly string[], what: string, rules: InputRules): Promise<string[]> {
  const foundFiles: string[] = [];
  const problems: Problem[] = [];
  for (const pattern of patterns) {
    const files = await resolvePattern(pattern);
    if (files.length === 0)
      problems.push({ file: pattern, message: missingReason(pattern, `no ${what} file matches`) });
    foundFiles.push(...files);
  }
  if (problems.length > 0) throw inputError(problems);
  for (const file of foundFiles) await checkInput(file, rules);
  return [...new Set(foundFiles)];
}

/** Lists the files of a path or glob, and the targets of links. A path is listed even if it does not exist. */
export async function namedFiles(pattern: string): Promise<string[]> {
  const files = await resolvePattern(pattern);
  return [...files, ...(await Promise.all(files.map((file) => realpath(file).catch(() => file))))];
}

/** Why there is no response in any file of these paths and globs: all are missing, or hold nothing; null: there may be one. */
export async function absentResponses(patterns: readonly string[]): Promise<string | null> {
  const reasons: string[] = [];
  for (const pattern of patterns) {
    for (const file of await resolvePattern(pattern)) {
      const stats = await statOrNull(file);
      // A small file can hold no text, or an empty list.
      const isSmall = stats?.isFile() === true && stats.size < 64;
      const isEmpty = isSmall && /^\uFEFF?\s*(?:\[\s*\]\s*)?$/.test(await readFile(file, 'utf8'));
      if (stats !== null && !isEmpty) return null;
      reasons.push(stats === null ? `there is no ${file}` : `${file} is empty`);
    }
    reasons.push(`no file matches ${pattern}`);
  }
  return reasons[0] ?? null;
}

/** The files of a path or glob. An existing path is that file, and needs no glob package. */
async function resolvePattern(pattern: string): Promise<string[]> {
  if (await statOrNull(pattern)) return [pattern];
  const { glob, isDynamicPattern } = await import('tinyglobby');
  if (!isDynamicPattern(pattern)) return [pattern];
  const matches = await glob([pattern], { followSymbolicLinks: false, dot: false, fs: LINKS_LISTED });
  const files: string[] = [];
  for (const file of matches.sort()) if ((await statOrNull(file))?.isFile()) files.push(file);
  return files;
}

/** Lists links as files without following them; by default, a search that does not follow links omits them. */
const LINKS_LISTED: FileSystemAdapter = {
  readdir: ((path: string, options: { withFileTypes: true }, done: (error: unknown, entries: Dirent[]) => void) => {
    readdir(path, options, (error, entries) => {
      for (const entry of entries ?? [])
        if (entry.isSymbolicLink()) Object.assign(entry, { isSymbolicLink: () => false, isFile: () => true });
      done(error, entries);
    });
  }) as typeof readdir,
};

async function statOrNull(path: string): Promise<Stats | null> {
  return stat(path).catch(() => null);
}

/** Reads a UTF-8 file without its byte order mark. Throws an input error that names the file. */
export async function readText(file: string, rules: InputRules = ANYWHERE): Promise<string> {
  const handle = await openInput(file, rules);
  try {
    const { size } = await handle.stat();
    if (size > MAX_FILE) throw fileError(file, tooLarge(size));
    // Synchronous reading is three times as fast as asynchronous pieces, and no other work is pending.
    const text = decodeUtf8(readFileSync(handle.fd), file);
    if (text.trim() === '') throw fileError(file, 'is empty');
    return text;
  } finally {
    await handle.close();
  }
}

function tooLarge(size: number): string {
  return `${Math.round(size / MIB)} MiB, which exceeds the maximum of ${MAX_FILE / MIB} MiB; split it, or use JSONL`;
}

/** Decodes UTF-8 without its byte order mark. Throws an input error for any other encoding. */
export function decodeUtf8(bytes: Buffer, file: string, line?: number): string {
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes)) {
    const badLine = line ?? text.split('\n').findIndex((one) => one.includes('\ufffd')) + 1;
    throw fileError(file, 'is not valid UTF-8; save it as UTF-8, or decompress it first', badLine);
  }
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/** Finds the Git repositories that contain the given paths and globs, and that of the root, each with its commit. */
export async function findCheckouts(paths: readonly string[], root: string): Promise<Checkout[]> {
  const realRoot = await realpath(root).catch(() => resolve(root));
  const files = (await Promise.all(paths.map((path) => namedFiles(path.replace(/^!/, ''))))).flat();
  const folders = new Set([realRoot, ...files.flatMap((file) => listParents(resolve(realRoot, file), realRoot))]);
  const checkouts = await Promise.all([...folders].map((folder) => readCheckout(folder, realRoot)));
  return checkouts.filter((checkout) => checkout !== null);
}

function listParents(path: string, root: string): string[] {
  const folders: string[] = [];
  for (let at = path; at.startsWith(`${root}${sep}`); at = dirname(at)) folders.push(at);
  return folders;
}

async function readCheckout(folder: string, root: string): Promise<Checkout | null> {
  const git = join(folder, '.git');
  const stats = await statOrNull(git);
  if (stats === null || (stats.isFile() && (await isSubmodule(git)))) return null;
  const name = relative(root, folder);
  return { folder: name === '' ? 'the workspace' : name, commit: await readCommit(folder) };
}

/** Whether a file `.git` is that of a submodule, whose commit the outer commit determines. */
async function isSubmodule(path: string): Promise<boolean> {
  const [folder = ''] = /^gitdir: .*$/m.exec(await readFile(path, 'utf8').catch(() => '')) ?? [];
  const parts = folder.split(/[\\/]/);
  const gitAt = parts.indexOf('.git');
  return gitAt >= 0 && parts.indexOf('modules', gitAt) >= 0;
}

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** The commit of a checkout, also of one that belongs to another user, as in a container; null if it is unknown. */
function readCommit(folder: string): Promise<string | null> {
  const args = ['-c', 'safe.directory=*', `--git-dir=${join(folder, '.git')}`, 'rev-parse', 'HEAD'];
  return new Promise((done) => {
    execFile('git', args, { cwd: folder, timeout: 10_000 }, (error, stdout) => {
      const commit = String(stdout).trim();
      done(error === null && COMMIT.test(commit) ? commit : null);
    });
  });
}
