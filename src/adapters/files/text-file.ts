import type { FileHandle } from 'node:fs/promises';
import { createFile, unwritable } from './output-file.js';

/** Bytes gathered before a write; one write for each small piece would take most of the time. */
const CHUNK = 1024 * 1024;

const ENCODER = new TextEncoder();

/** A file that is written piece by piece. */
export interface TextFile {
  /** Appends a text; returns where it starts and how many bytes it takes. */
  readonly append: (text: string) => Promise<{ readonly from: number; readonly length: number }>;
  /** Writes what is gathered, so that the file can be read. */
  readonly flush: () => Promise<void>;
  readonly handle: FileHandle;
}

/** Buffers that are written at a time. */
const MAX_WRITES = 8;

/** Makes a new file. What is gathered is written at its place while the next is gathered: nothing waits for the write before. */
export async function openText(path: string): Promise<TextFile> {
  const handle = await createFile(path);
  const free: Buffer[] = [];
  const writes = new Set<Promise<void>>();
  let failure: { readonly error: unknown } | null = null;
  let filling: Buffer = Buffer.allocUnsafe(CHUNK);
  let [filled, size] = [0, 0];
  const write = async (buffer: Buffer, length: number, at: number): Promise<void> => {
    await writeAll(handle, buffer.subarray(0, length), at).catch((error) => {
      failure ??= { error };
    });
    free.push(buffer);
  };
  const start = (): void => {
    const writing = write(filling, filled, size - filled).finally(() => writes.delete(writing));
    writes.add(writing);
    filling = free.pop() ?? Buffer.allocUnsafe(CHUNK);
    filled = 0;
  };
  const wait = async (most: number): Promise<void> => {
    while (writes.size > most) await Promise.race(writes);
    // It comes up at the next text, or at the end.
    if (failure) unwritable(path)(failure.error);
  };
  const append = async (text: string) => {
    const from = size;
    for (let at = 0; at < text.length; ) {
      const rest = at === 0 ? text : text.slice(at);
      const { read, written } = ENCODER.encodeInto(rest, filling.subarray(filled));
      at += read;
      filled += written;
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
