import { type FileHandle, open } from 'node:fs/promises';
import type { EvaluationEntry } from '../../core/runs/evaluate-question.js';
import { listAt } from '../../core/values.js';
import { entryOf, readRunEntries, scannedId } from './evaluation-entries.js';
import { parseYaml } from './yaml.js';

/** The answers of an evaluation file by the ids of their questions. Each is read when it is asked for, and none is held. */
export interface EntryFile {
  /** In the order of the file; none for an unknown id. */
  readonly read: (id: string) => Promise<readonly EvaluationEntry[]>;
  readonly close: () => Promise<void>;
}

/** Bytes of an item in which its id must stand. */
const HEAD = 4096;
/** Bytes of an item that is read; a larger one has no place on a page. */
const MOST_ITEM = 64 * 1024 * 1024;
const CHUNK = 1024 * 1024;
const START = '\n- ';

/** Where the items of a list begin, and in the end where it ends; and which of them are about a question, by its id. */
interface Places {
  readonly starts: readonly number[];
  readonly itemsOf: ReadonlyMap<string, readonly number[]>;
}

/** Finds out where each entry of a file stands. A file in another form is read as a whole. */
export async function openEntries(path: string): Promise<EntryFile> {
  const places = await scan(path);
  return places === null ? wholeFile(path) : indexedFile(path, places);
}

async function wholeFile(path: string): Promise<EntryFile> {
  const { heads } = await readRunEntries(path);
  const byId = new Map<string, (() => EvaluationEntry)[]>();
  for (const { id, read } of heads) listAt(byId, id).push(read);
  return {
    read: async (id) => (byId.get(id) ?? []).map((read) => read()),
    close: async () => undefined,
  };
}

async function indexedFile(path: string, { starts, itemsOf }: Places): Promise<EntryFile> {
  const handle = await open(path);
  const readItem = async (item: number): Promise<EvaluationEntry[]> => {
    const [from = 0, to = 0] = starts.slice(item, item + 2);
    if (to - from > MOST_ITEM) return [];
    const text = await textAt(handle, from, to - from);
    return [entryOf((parseYaml(text, path) as unknown[])[0], path)];
  };
  const read = async (id: string) => {
    const entries: EvaluationEntry[] = [];
    for (const item of itemsOf.get(id) ?? []) entries.push(...(await readItem(item)));
    return entries;
  };
  return { read, close: () => handle.close() };
}

async function textAt(handle: FileHandle, from: number, length: number): Promise<string> {
  const bytes = Buffer.allocUnsafe(length);
  await handle.read(bytes, 0, length, from);
  return bytes.toString('utf8');
}

/** The places of all entries; null where the text of the file alone does not say them. */
async function scan(path: string): Promise<Places | null> {
  const handle = await open(path);
  try {
    return await placesIn(handle, path);
  } finally {
    await handle.close();
  }
}

async function placesIn(handle: FileHandle, path: string): Promise<Places | null> {
  const starts: number[] = [];
  const itemsOf = new Map<string, number[]>();
  for await (const chunk of chunksOf(handle)) {
    for (const { from, head } of itemsIn(chunk)) {
      if (from <= (starts.at(-1) ?? -1)) continue;
      const id = head.startsWith('- ') ? scannedId(head, path) : null;
      if (id === null) return null;
      const items = itemsOf.get(id);
      // Nearly all have one item: a list that grows from nothing takes the place of many.
      if (items) items.push(starts.length);
      else itemsOf.set(id, [starts.length]);
      starts.push(from);
    }
    if (chunk.isEnd) starts.push(chunk.from + chunk.bytes.length);
  }
  return { starts, itemsOf };
}

/** Bytes of a file from a place on. They are overwritten by those that come next. */
interface Chunk {
  readonly from: number;
  readonly bytes: Buffer;
  readonly isEnd: boolean;
}

/** A chunk begins with the last bytes of the one before, in which the first bytes of an item may be incomplete. */
async function* chunksOf(handle: FileHandle): AsyncGenerator<Chunk> {
  const buffer = Buffer.allocUnsafe(CHUNK);
  let [from, kept] = [0, 0];
  for (let isEnd = false; !isEnd; ) {
    const { bytesRead } = await handle.read(buffer, kept, CHUNK - kept, from + kept);
    const bytes = buffer.subarray(0, kept + bytesRead);
    isEnd = bytesRead === 0;
    yield { from, bytes, isEnd };
    kept = Math.min(HEAD, bytes.length);
    from += bytes.length - kept;
    buffer.copyWithin(0, bytes.length - kept, bytes.length);
  }
}

/** Where an item of the list begins, and its first bytes. */
interface Item {
  readonly from: number;
  readonly head: string;
}

/** The items of a chunk whose first bytes are all in it. */
function* itemsIn({ from, bytes, isEnd }: Chunk): Generator<Item> {
  const last = bytes.length - (isEnd ? 1 : HEAD);
  let at = from === 0 ? 0 : itemAfter(bytes, 0);
  while (at <= last) {
    const next = itemAfter(bytes, at);
    yield { from: from + at, head: bytes.toString('utf8', at, Math.min(at + HEAD, next)) };
    at = next;
  }
}

function itemAfter(bytes: Buffer, at: number): number {
  const found = bytes.indexOf(START, at);
  return found < 0 ? Number.POSITIVE_INFINITY : found + 1;
}
