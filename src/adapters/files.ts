import { isUtf8 } from 'node:buffer';
import { createReadStream, type Stats } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { inputError } from '../core/errors.js';

const MIB = 1024 * 1024;

/** V8 holds no string above 512 MiB. */
const MAX_FILE = 480 * MIB;
/** A line is held as bytes and as text at once. */
const MAX_LINE = 256 * MIB;

/** Folders that files must lie in; null: anywhere. */
export type Roots = readonly string[] | null;

/** Throws an input error for a path that leads out of the roots, once links are followed. */
export async function refuseOutside(path: string, roots: Roots): Promise<void> {
  if (roots === null) return;
  const real = await realpath(path).catch(() => null);
  if (real === null) return;
  const allowed = await Promise.all(roots.map((root) => realpath(root).catch(() => root)));
  if (!allowed.some((root) => isInside(real, root))) {
    throw fileError(path, 'lies outside the workspace; only files in it and in RUNNER_TEMP are read');
  }
}

function isInside(path: string, folder: string): boolean {
  const away = relative(folder, path);
  return !(away === '..' || away.startsWith(`..${sep}`) || isAbsolute(away));
}

/** Files of paths and globs, in order, each once; every pattern must match something. */
export async function findFiles(patterns: readonly string[], what: string, roots: Roots = null): Promise<string[]> {
  const found: string[] = [];
  const problems = [];
  for (const pattern of patterns) {
    const files = await filesOf(pattern);
    if (files.length === 0) problems.push({ file: pattern, message: `no ${what} file matches` });
    found.push(...files);
  }
  if (problems.length > 0) throw inputError(problems);
  for (const file of found) await refuseOutside(file, roots);
  return [...new Set(found)];
}

/** Bytes of all files of paths and globs; what does not exist has none. */
export async function sizeOfFiles(patterns: readonly string[]): Promise<number> {
  const files = (await Promise.all(patterns.map(filesOf))).flat();
  const stats = await Promise.all(files.map(statOf));
  return stats.reduce((sum, found) => sum + (found?.size ?? 0), 0);
}

/** A name that exists is that file, whatever characters it has; links that a glob finds must stay inside its base. */
async function filesOf(pattern: string): Promise<string[]> {
  if (!isDynamicPattern(pattern) || (await statOf(pattern))) return [pattern];
  const files = await glob([pattern], { followSymbolicLinks: false, onlyFiles: false, dot: false });
  const kept: string[] = [];
  for (const file of files.sort()) {
    if ((await statOf(file))?.isFile() && (await staysInside(file))) kept.push(file);
  }
  return kept;
}

async function staysInside(file: string): Promise<boolean> {
  const real = await realpath(file);
  return isInside(real, await realpath('.')) || resolve(file) === real;
}

async function statOf(path: string): Promise<Stats | null> {
  return stat(path).catch(() => null);
}

/** A file's text: UTF-8, a byte order mark dropped. Throws an input error that names the file. */
export async function readText(file: string): Promise<string> {
  const { size } = await statFile(file);
  if (size > MAX_FILE)
    throw fileError(
      file,
      `${Math.round(size / MIB)} MiB, more than the ${MAX_FILE / MIB} MiB that are read whole; split it, or use JSONL`,
    );
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw fileError(file, reasonOf(error));
  });
  const text = decodeUtf8(bytes, file);
  if (text.trim() === '') throw fileError(file, 'is empty');
  return text;
}

async function statFile(file: string): Promise<Stats> {
  const stats = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw fileError(file, reasonOf(error));
  });
  if (stats.isDirectory()) throw fileError(file, 'is a folder, expected a file');
  return stats;
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return 'there is no such file';
  if (error.code === 'EACCES' || error.code === 'EPERM') return 'may not be read (permission denied)';
  return `cannot be read (${error.code ?? error.message})`;
}

function fileError(file: string, message: string, line?: number): Error {
  return inputError([{ file, line, message }]);
}

function decodeUtf8(bytes: Buffer, file: string, line?: number): string {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    throw fileError(file, 'is UTF-16; save it as UTF-8', line);
  }
  if (!isUtf8(bytes)) throw fileError(file, 'is not valid UTF-8', line ?? badLine(bytes));
  const text = bytes.toString('utf8');
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
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

/** One line of a file. */
export interface Line {
  /** 1-based. */
  readonly number: number;
  readonly text: string;
}

/** The lines of a file that are not blank, one at a time; memory does not grow with the file. */
export async function* readLines(file: string): AsyncGenerator<Line> {
  await statFile(file);
  let number = 0;
  let some = false;
  let pieces: Buffer[] = [];
  let size = 0;
  const lineOf = (last: Buffer): Line => {
    number++;
    const bytes = pieces.length === 0 ? last : Buffer.concat([...pieces, last]);
    pieces = [];
    size = 0;
    return { number, text: decodeUtf8(bytes, file, number) };
  };
  for await (const chunk of createReadStream(file, { highWaterMark: MIB }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, start)) {
      const line = lineOf(chunk.subarray(start, end));
      start = end + 1;
      if (line.text.trim() !== '') {
        some = true;
        yield line;
      }
    }
    pieces.push(chunk.subarray(start));
    size += chunk.length - start;
    if (size > MAX_LINE) throw fileError(file, `a line of more than ${MAX_LINE / MIB} MiB`, number + 1);
  }
  const last = lineOf(Buffer.alloc(0));
  if (last.text.trim() !== '') yield last;
  else if (!some) throw fileError(file, 'is empty');
}
