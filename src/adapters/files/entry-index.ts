import { createReadStream } from 'node:fs';
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

/** Where an item of the list begins, and its first bytes. */
interface Item {
  readonly from: number;
  readonly head: string;
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

type Range = readonly [from: number, to: number];

async function indexedFile(path: string, places: ReadonlyMap<string, readonly Range[]>): Promise<EntryFile> {
  const handle = await open(path);
  const readItem = async ([from, to]: Range): Promise<EvaluationEntry[]> => {
    if (to - from > MOST_ITEM) return [];
    const text = await textAt(handle, from, to - from);
    return [entryOf((parseYaml(text, path) as unknown[])[0], path)];
  };
  const read = async (id: string) => {
    const entries: EvaluationEntry[] = [];
    for (const place of places.get(id) ?? []) entries.push(...(await readItem(place)));
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
async function scan(path: string): Promise<Map<string, Range[]> | null> {
  const places = new Map<string, Range[]>();
  let last: { readonly id: string; readonly from: number } | null = null;
  let size = 0;
  for await (const item of itemsOf(path, (bytes) => (size += bytes))) {
    const id = item.head.startsWith('- ') ? scannedId(item.head, path) : null;
    if (id === null) return null;
    if (last) listAt(places, last.id).push([last.from, item.from]);
    last = { id, from: item.from };
  }
  if (last) listAt(places, last.id).push([last.from, size]);
  return places;
}

async function* itemsOf(path: string, count: (bytes: number) => void): AsyncGenerator<Item> {
  let rest: Buffer = Buffer.alloc(0);
  let from = 0;
  let isFirst = true;
  const take = function* (bytes: Buffer, isEnd: boolean): Generator<Item> {
    let at = isFirst ? 0 : bytes.indexOf(START) + 1;
    while ((isFirst || at > 0) && (isEnd || at + HEAD <= bytes.length)) {
      yield { from: from + at, head: headAt(bytes, at) };
      isFirst = false;
      at = bytes.indexOf(START, at) + 1;
    }
    // The start of an item may be split between two chunks.
    const kept = isFirst ? 0 : at > 0 ? at - 1 : Math.max(0, bytes.length - START.length + 1);
    rest = Buffer.from(bytes.subarray(kept));
    from += kept;
  };
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
    count((chunk as Buffer).length);
    yield* take(Buffer.concat([rest, chunk as Buffer]), false);
  }
  if (rest.length > 0) yield* take(rest, true);
}

/** The first bytes of an item, up to the next one. */
function headAt(bytes: Buffer, at: number): string {
  const text = bytes.toString('utf8', at, at + HEAD);
  const end = text.indexOf(START);
  return end < 0 ? text : text.slice(0, end + 1);
}
