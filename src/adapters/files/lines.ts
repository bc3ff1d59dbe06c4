import type { FileHandle } from 'node:fs/promises';
import type { Response } from '../../core/steps/model.js';
import type { Decoded } from '../../core/words/errors.js';
import { decodeUtf8, MIB } from './find-files.js';
import { ANYWHERE, fileError, type InputRules, openInput, unreadable } from './input-file.js';

/** A line is held as bytes and as text at once. */
const MAX_LINE = 256 * MIB;

/** One line of a file. */
export interface Line {
  /** 1-based. */
  readonly number: number;
  readonly text: string;
}

/** The lines of a file that are not blank, one at a time; memory does not grow with the file. */
export function readLines(file: string, rules: InputRules = ANYWHERE): AsyncGenerator<Line> {
  return linesOf(file, chunksOf(file, rules));
}

/** The same of standard input, which errors call `stdin`. */
function readStdin(): AsyncGenerator<Line> {
  return linesOf('stdin', process.stdin);
}

/** Whether a file has no lines but blank ones. */
export async function isEmptyFile(file: string, rules: InputRules = ANYWHERE): Promise<boolean> {
  for await (const _ of textLines(file, chunksOf(file, rules))) return false;
  return true;
}

async function* linesOf(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let some = false;
  for await (const line of textLines(file, chunks)) {
    some = true;
    yield line;
  }
  if (!some) throw fileError(file, 'is empty');
}

async function* textLines(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let number = 0;
  for await (const bytes of lineBytes(file, chunks)) {
    number++;
    const text = decodeUtf8(bytes, file, number);
    if (text.trim() !== '') yield { number, text };
  }
}

/** Each line's bytes, which hold only until the next line is asked for. */
async function* lineBytes(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let started: Buffer[] = [];
  let size = 0;
  let lines = 0;
  const complete = (end: Buffer): Buffer => {
    const whole = started.length === 0 ? end : Buffer.concat([...started, end]);
    started = [];
    size = 0;
    lines++;
    return whole;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, start)) {
      yield complete(chunk.subarray(start, end));
      start = end + 1;
    }
    if (start === chunk.length) continue;
    started.push(Buffer.from(chunk.subarray(start)));
    size += chunk.length - start;
    if (size > MAX_LINE) throw fileError(file, `a line of more than ${MAX_LINE / MIB} MiB`, lines + 1);
  }
  if (started.length > 0) yield complete(Buffer.alloc(0));
}

/**
 * A file's bytes in two buffers that are filled again and again, one while the other is read: new ones each time are memory
 * until they are collected.
 */
async function* chunksOf(file: string, rules: InputRules): AsyncGenerator<Buffer> {
  const handle = await openInput(file, rules);
  let [filled, filling] = [Buffer.allocUnsafe(MIB), Buffer.allocUnsafe(MIB)];
  let next = fill(handle, filled, file);
  try {
    for (let length = await next; length > 0; length = await next) {
      next = fill(handle, filling, file);
      // A failure comes up where it is waited for.
      next.catch(() => undefined);
      yield filled.subarray(0, length);
      [filled, filling] = [filling, filled];
    }
  } finally {
    await handle.close();
  }
}

async function fill(handle: FileHandle, buffer: Buffer, file: string): Promise<number> {
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, null).catch(unreadable(file));
  return bytesRead;
}

/** Lines that can be looked at before they are read. */
export interface LineSource {
  readonly file: string;
  /** The first line, or null for none; it is read again with the others. */
  readonly first: () => Promise<Line | null>;
  readonly lines: () => AsyncIterable<Line>;
  /** Whether `lines` can be asked for again. */
  readonly isRepeatable: boolean;
}

export function fileSource(file: string, rules: InputRules): LineSource {
  const lines = () => readLines(file, rules);
  return { file, first: () => firstOf(lines()), lines, isRepeatable: true };
}

/** Standard input flows by only once: its first line is kept. */
export async function stdinSource(): Promise<LineSource> {
  const lines = readStdin();
  const { value, done } = await lines.next();
  const first = done ? null : value;
  const all = async function* () {
    if (first !== null) yield first;
    yield* lines;
  };
  return { file: 'stdin', first: async () => first, lines: all, isRepeatable: false };
}

async function firstOf(lines: AsyncIterable<Line>): Promise<Line | null> {
  for await (const line of lines) return line;
  return null;
}

/** One response record with its place, decoded, or why it could not be. */
export interface ResponseRecord {
  readonly file: string;
  /** 1-based; absent for a record that was read as a part of a whole file. */
  readonly line?: number;
  readonly path?: readonly (string | number)[];
  readonly decoded: Decoded<Response>;
  /** When a recorded trace started, in seconds; absent for a response as it is. */
  readonly start?: number | null;
}

/** Where a record stands. */
export type Place = Pick<ResponseRecord, 'file' | 'line' | 'path'>;
