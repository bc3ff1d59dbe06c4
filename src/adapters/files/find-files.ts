import { isUtf8 } from 'node:buffer';
import { type Dirent, readdir, readFileSync, type Stats } from 'node:fs';
import { type FileHandle, realpath, stat } from 'node:fs/promises';
import type { FileSystemAdapter } from 'tinyglobby';
import { inputError, type Problem } from '../../core/words/errors.js';
import {
  ANYWHERE,
  checkInput,
  fileError,
  type InputRules,
  isInside,
  missingReason,
  openInput,
  unreadable,
} from './input-file.js';

export const MIB = 1024 * 1024;

/** V8 holds no string above 512 MiB. */
const MAX_FILE = 480 * MIB;

/** Files of paths and globs, in order, each once; every pattern must match something. */
export async function findFiles(patterns: readonly string[], what: string, rules: InputRules): Promise<string[]> {
  const found: string[] = [];
  const problems: Problem[] = [];
  for (const pattern of patterns) {
    const { files, links } = await filesOf(pattern);
    for (const file of links)
      problems.push({
        file,
        message: `is a link that leads out of the folder of ${pattern}; name the file itself, or remove the link`,
      });
    if (files.length + links.length === 0) {
      problems.push({ file: pattern, message: missingReason(pattern, `no ${what} file matches`) });
    }
    for (const file of files) found.push(file);
  }
  if (problems.length > 0) throw inputError(problems);
  for (const file of found) await checkInput(file, rules);
  return [...new Set(found)];
}

/** What a path or glob names, and where its links lead; a path is named whether it exists or not. */
export async function namedFiles(pattern: string): Promise<string[]> {
  const { files, links } = await filesOf(pattern);
  const named = [...files, ...links];
  return [...named, ...(await Promise.all(named.map((file) => realpath(file).catch(() => file))))];
}

/**
 * A name that exists is that file, even with glob characters; links that a glob finds must stay inside its base. The
 * package is loaded only for names that do not exist.
 */
async function filesOf(pattern: string): Promise<{ files: string[]; links: string[] }> {
  if (await statOf(pattern)) return { files: [pattern], links: [] };
  const { glob, isDynamicPattern } = await import('tinyglobby');
  if (!isDynamicPattern(pattern)) return { files: [pattern], links: [] };
  const matches = await glob([pattern], { followSymbolicLinks: false, dot: false, fs: LINKS_LISTED });
  const base = await realpath(baseOf(pattern, isDynamicPattern)).catch(() => null);
  const found: { files: string[]; links: string[] } = { files: [], links: [] };
  if (base === null) return found;
  for (const file of matches.sort()) {
    if (!(await statOf(file))?.isFile()) continue;
    if (isInside(await realpath(file), base)) found.files.push(file);
    else found.links.push(file);
  }
  return found;
}

/** A search that follows no links leaves them out altogether; here they are listed, as files, and not entered. */
const LINKS_LISTED: FileSystemAdapter = {
  readdir: ((path: string, options: { withFileTypes: true }, done: (error: unknown, entries: Dirent[]) => void) => {
    readdir(path, options, (error, entries) => done(error, entries?.map(linkAsFile)));
  }) as typeof readdir,
};

function linkAsFile(entry: Dirent): Dirent {
  if (entry.isSymbolicLink()) Object.assign(entry, { isSymbolicLink: () => false, isFile: () => true });
  return entry;
}

/** The folder that a glob searches: all before its first part with a wildcard. */
function baseOf(pattern: string, isDynamic: (part: string) => boolean): string {
  const parts = pattern.split('/');
  const fixed = parts.slice(
    0,
    parts.findIndex((part) => isDynamic(part)),
  );
  return fixed.length === 0 ? '.' : fixed.join('/') || '/';
}

async function statOf(path: string): Promise<Stats | null> {
  return stat(path).catch(() => null);
}

/** A file's text: UTF-8, a byte order mark dropped. Throws an input error that names the file. */
export async function readText(file: string, rules: InputRules = ANYWHERE): Promise<string> {
  const handle = await openInput(file, rules);
  try {
    const { size } = await handle.stat();
    if (size > MAX_FILE) throw fileError(file, tooLarge(size));
    const text = decodeUtf8(readAll(handle, file), file);
    if (text.trim() === '') throw fileError(file, 'is empty');
    return text;
  } finally {
    await handle.close();
  }
}

function tooLarge(size: number): string {
  return `${Math.round(size / MIB)} MiB, which exceeds the maximum of ${MAX_FILE / MIB} MiB; split it, or use JSONL`;
}

/** The bytes of a file at once: a read of each piece in turn takes three times as long, and nothing else is to be done. */
function readAll({ fd }: FileHandle, file: string): Buffer {
  try {
    return readFileSync(fd);
  } catch (error) {
    return unreadable(file)(error as NodeJS.ErrnoException);
  }
}

/** Bytes as text, a byte order mark dropped. Throws an input error for any other encoding. */
export function decodeUtf8(bytes: Buffer, file: string, line?: number): string {
  const archive = archiveOf(bytes);
  if (archive !== null) throw fileError(file, `is compressed (${archive}); decompress it first`);
  if (isUtf16(bytes)) {
    throw fileError(file, 'is UTF-16; save it as UTF-8', line);
  }
  if (!isUtf8(bytes)) throw fileError(file, 'is not valid UTF-8', line ?? badLine(bytes));
  const text = bytes.toString('utf8');
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/** How compressed files begin; none of these is UTF-8. */
const ARCHIVES: readonly (readonly [name: string, start: Buffer])[] = [
  ['gzip', Buffer.from([0x1f, 0x8b])],
  ['zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd])],
  ['xz', Buffer.from([0xfd, 0x37, 0x7a, 0x58])],
  ['zip', Buffer.from([0x50, 0x4b, 0x03, 0x04])],
];

function archiveOf(bytes: Buffer): string | null {
  return ARCHIVES.find(([, start]) => bytes.subarray(0, start.length).equals(start))?.[0] ?? null;
}

/** By its byte order mark; without one by the zero byte that half of an ASCII character is. */
function isUtf16([first, second]: Buffer): boolean {
  if (first === undefined || second === undefined) return false;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || (first === 0) !== (second === 0);
}

/** The first line that is not UTF-8; a line break is a line break in any broken text. */
function badLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    if (!isUtf8(bytes.subarray(start, end < 0 ? bytes.length : end))) return line;
    if (end < 0) break;
    start = end + 1;
  }
  return line;
}
