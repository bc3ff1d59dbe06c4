import type { FileHandle } from 'node:fs/promises';
import { createFile, unwritable } from './output-file.js';

/** Buffered bytes per write, because a write for each small piece would be slow. */
const CHUNK = 1024 * 1024;

const ENCODER = new TextEncoder();

/** A file that is written piece by piece. */
export interface TextFile {
  /** Appends a text; returns its offset and length in bytes. */
  readonly append: (text: string) => Promise<{ readonly from: number; readonly length: number }>;
  /** Writes the buffered text, so that the file can be read. */
  readonly flush: () => Promise<void>;
  readonly handle: FileHandle;
}

/** Maximum number of buffers that are written at a time. */
const MAX_WRITES = 8;

/** Creates a file. A full buffer is written at its offset while the next one is filled, without waiting. */
export async function openText(path: string): Promise<TextFile> {
  const handle = await createFile(path);
  const freeBuffers: Buffer[] = [];
  const writes = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | null = null;
  let currentBuffer: Buffer = Buffer.allocUnsafe(CHUNK);
  let [filledBytes, size] = [0, 0];
  const write = async (buffer: Buffer, length: number, at: number): Promise<void> => {
    await writeAll(handle, buffer.subarray(0, length), at).catch((error) => {
      failure ??= { error };
    });
    freeBuffers.push(buffer);
  };
  const start = (): void => {
    const writing = write(currentBuffer, filledBytes, size - filledBytes).finally(() => writes.delete(writing));
    writes.add(writing);
    currentBuffer = freeBuffers.pop() ?? Buffer.allocUnsafe(CHUNK);
    filledBytes = 0;
  };
  const wait = async (maxWrites: number): Promise<void> => {
    while (writes.size > maxWrites) await Promise.race(writes);
    // A failed write is reported at the next wait.
    if (failure) unwritable(path)(failure.error);
  };
  const append = async (text: string) => {
    const from = size;
    for (let at = 0; at < text.length; ) {
      const rest = at === 0 ? text : text.slice(at);
      const { read, written } = ENCODER.encodeInto(rest, currentBuffer.subarray(filledBytes));
      at += read;
      filledBytes += written;
      size += written;
      if (at === text.length) break;
      start();
      await wait(MAX_WRITES - 1);
    }
    return { from, length: size - from };
  };
  const flush = async (): Promise<void> => {
    start();
    await wait(0);
  };
  return { append, flush, handle };
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}
