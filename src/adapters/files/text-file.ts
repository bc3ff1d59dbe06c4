import type { FileHandle } from 'node:fs/promises';
import { createFile } from './output-file.js';

/** Bytes gathered before a write; one write for each small piece would take most of the time. */
const CHUNK = 1024 * 1024;

/** A character of a string takes at most as many bytes in UTF-8. */
const MAX_BYTES_PER_UNIT = 3;

/** A file that is written piece by piece. */
export interface TextFile {
  /** Appends a text, or its bytes in UTF-8; returns where it starts and how many bytes it takes. */
  readonly append: (text: string | Uint8Array) => Promise<{ readonly from: number; readonly length: number }>;
  /** Writes what is gathered, so that the file can be read. */
  readonly flush: () => Promise<void>;
  readonly handle: FileHandle;
}

/** Makes a new file. Two buffers take turns: one is filled while the other is written. */
export async function openText(path: string): Promise<TextFile> {
  const handle = await createFile(path);
  let [filling, resting] = [Buffer.allocUnsafe(CHUNK), Buffer.allocUnsafe(CHUNK)];
  let filled = 0;
  let size = 0;
  let writing: Promise<void> = Promise.resolve();
  const write = async (bytes: Uint8Array): Promise<void> => {
    await writing;
    writing = handle.writeFile(bytes);
    // A failure comes up where it is waited for: at the next write, or at the end.
    writing.catch(() => undefined);
  };
  const flush = async (): Promise<void> => {
    await write(filling.subarray(0, filled));
    [filling, resting] = [resting, filling];
    filled = 0;
  };
  const append = async (text: string | Uint8Array) => {
    const from = size;
    const most = typeof text === 'string' ? text.length * MAX_BYTES_PER_UNIT : text.length;
    if (most > CHUNK - filled) await flush();
    if (most > CHUNK) {
      const bytes = typeof text === 'string' ? Buffer.from(text) : text;
      await write(bytes);
      size += bytes.length;
    } else {
      const length = typeof text === 'string' ? filling.write(text, filled) : copy(text, filling, filled);
      filled += length;
      size += length;
    }
    return { from, length: size - from };
  };
  const finish = async (): Promise<void> => {
    await flush();
    await writing;
  };
  return { append, flush: finish, handle };
}

function copy(bytes: Uint8Array, target: Buffer, at: number): number {
  target.set(bytes, at);
  return bytes.length;
}
