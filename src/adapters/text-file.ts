import { type FileHandle, open } from 'node:fs/promises';

/** Characters gathered before a write; one write for each small piece would take most of the time. */
const CHUNK = 1024 * 1024;

/** A file that is written piece by piece. */
export interface TextFile {
  /** Appends a text; returns where it starts and how many bytes it takes. */
  readonly append: (text: string) => Promise<{ readonly from: number; readonly length: number }>;
  /** Writes what is gathered, so that the file can be read. */
  readonly flush: () => Promise<void>;
  readonly handle: FileHandle;
}

/** Makes a file, or empties it. */
export async function openText(path: string): Promise<TextFile> {
  const handle = await open(path, 'w+');
  let pieces: string[] = [];
  let gathered = 0;
  let size = 0;
  let writing: Promise<void> = Promise.resolve();
  const flush = async (): Promise<void> => {
    const text = pieces.join('');
    pieces = [];
    gathered = 0;
    await writing;
    writing = handle.writeFile(text);
    // A failure comes up where it is waited for: at the next write, or at the end.
    writing.catch(() => undefined);
  };
  const append = async (text: string) => {
    const place = { from: size, length: Buffer.byteLength(text) };
    size += place.length;
    pieces.push(text);
    gathered += text.length;
    if (gathered >= CHUNK) await flush();
    return place;
  };
  const finish = async (): Promise<void> => {
    await flush();
    await writing;
  };
  return { append, flush: finish, handle };
}
