import { MAX_LINE, MIB } from '../../core/limits.js';
import type { Response } from '../../core/steps/model.js';
import type { Decoded } from '../../core/words/errors.js';
import { decodeUtf8 } from './find-files.js';
import { ANYWHERE, fileError, type InputRules, openInput, unreadable } from './input-file.js';

export interface Line {
  /** 1-based. */
  readonly number: number;
  readonly text: string;
}

/** Reads the non-blank lines of a file one at a time; memory use is independent of the file size. */
export function readLines(file: string, rules: InputRules = ANYWHERE): AsyncGenerator<Line> {
  return readNonEmpty(file, readChunks(file, rules));
}

/** Reads the non-blank lines within the first bytes of a file. */
export function readFirstLines(file: string, bytes: number): AsyncGenerator<Line> {
  return decodeLines(file, readChunks(file, ANYWHERE, bytes));
}

async function* readNonEmpty(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let hasLine = false;
  for await (const line of decodeLines(file, chunks)) {
    hasLine = true;
    yield line;
  }
  if (!hasLine) throw fileError(file, 'is empty');
}

async function* decodeLines(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let number = 0;
  for await (const bytes of splitLines(file, chunks)) {
    number++;
    const text = decodeUtf8(bytes, file, number);
    if (text.trim() !== '') yield { number, text };
  }
}

/** Yields the bytes of each line, valid only until the next line is requested. */
async function* splitLines(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let startedLine: Buffer[] = [];
  let size = 0;
  let lines = 0;
  const complete = (end: Buffer): Buffer => {
    const wholeLine = startedLine.length === 0 ? end : Buffer.concat([...startedLine, end]);
    startedLine = [];
    size = 0;
    lines++;
    return wholeLine;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, start)) {
      yield complete(chunk.subarray(start, end));
      start = end + 1;
    }
    if (start === chunk.length) continue;
    startedLine.push(Buffer.from(chunk.subarray(start)));
    size += chunk.length - start;
    const message = `a line of more than ${MAX_LINE / MIB} MiB; write each record on a separate line`;
    if (size > MAX_LINE) throw fileError(file, message, lines + 1);
  }
  if (startedLine.length > 0) yield complete(Buffer.alloc(0));
}

/** Bytes of a chunk. Chunks are not reused, and many large ones would wait for the garbage collector. */
const CHUNK = 128 * 1024;

async function* readChunks(file: string, rules: InputRules, bytes = Number.POSITIVE_INFINITY) {
  const handle = await openInput(file, rules);
  try {
    if (bytes > 0) yield* handle.createReadStream({ highWaterMark: CHUNK, end: bytes - 1, autoClose: false });
  } catch (error) {
    unreadable(file)(error as NodeJS.ErrnoException);
  } finally {
    await handle.close();
  }
}

/** Lines with access to the first one before all are read. */
export type LineSource = ReturnType<typeof fileSource>;

/** `first`: null if there is no line; `lines` also includes it. `isRepeatable`: whether `lines` can be called again. */
export function fileSource(file: string, rules: InputRules) {
  const first = async (): Promise<Line | null> => {
    for await (const line of decodeLines(file, readChunks(file, rules))) return line;
    return null;
  };
  return { file, first, lines: () => readLines(file, rules), isRepeatable: true };
}

/** Standard input as a source. Its first line is kept, because it can be read only once. */
export async function stdinSource(): Promise<LineSource> {
  const lines = readNonEmpty('stdin', process.stdin);
  const { value, done } = await lines.next();
  const firstLine = done ? null : value;
  const readAll = async function* () {
    if (firstLine !== null) yield firstLine;
    yield* lines;
  };
  return { file: 'stdin', first: async () => firstLine, lines: readAll, isRepeatable: false };
}

/** A response record with its location, decoded or with the reason of a failure. */
export interface ResponseRecord {
  readonly file: string;
  /** 1-based; absent for a record of a document that was read as a whole. */
  readonly line?: number;
  readonly path?: readonly (string | number)[];
  readonly decoded: Decoded<Response>;
  /** Start time of a recorded trace, in seconds; absent for a response. */
  readonly start?: number | null;
}

export type Place = Pick<ResponseRecord, 'file' | 'line' | 'path'>;
