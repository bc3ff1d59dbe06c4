import { createReadStream, readSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { compareEntryPlaces, type EntryPlace } from '../../core/figures/entry-place.js';
import type { Mapping } from '../../core/text/values.js';
import { completeFile, openText, partialOf, removePartial, type TextFile, writeFile } from './output-file.js';
import { yamlPieces } from './yaml-writer.js';

export const EVALUATION_FILE = 'evaluation.yaml';

const CHUNK = 1024 * 1024;

interface Piece extends EntryPlace {
  readonly from: number;
  readonly length: number;
}

/** Starts the evaluation file of a folder. It is written entry by entry, so that memory use is independent of its size. */
export async function openEvaluationFile(folder: string) {
  const path = join(folder, EVALUATION_FILE);
  const partial = partialOf(path);
  const file = await openText(partial);
  const pieces: Piece[] = [];
  /** Writes a part of an entry; any order of entries and parts is allowed. */
  const write = async ({ question, trial, part }: EntryPlace, keys: Mapping): Promise<void> => {
    if (Object.keys(keys).length === 0) return;
    const { from, length } = file.append(...entryTexts(part, keys));
    pieces.push({ question, trial, part, from, length });
  };
  /** Sorts the entries and creates the final file; returns its path. */
  const finish = async (): Promise<string> => {
    file.flush();
    const inOrder = pieces.slice(1).every((piece, index) => compareEntryPlaces(pieces[index] ?? piece, piece) < 0);
    if (!inOrder) await writeFile(path, (sorted) => copyInOrder(file.handle, pieces, sorted), `${path}.sorted`);
    await file.handle.close();
    await (inOrder ? completeFile(path) : removePartial(partial));
    return path;
  };
  const discard = async (): Promise<void> => {
    await file.handle.close().catch(() => undefined);
    await removePartial(partial);
  };
  return { write, finish, discard };
}

/** The YAML text of a list item, or of further keys of the item. */
function entryTexts(part: EntryPlace['part'], keys: Mapping): string[] {
  const [start = '', ...rest] = yamlPieces([keys]);
  return [part === 'start' ? start : `  ${start.slice(2)}`, ...rest];
}

function copyInOrder(file: FileHandle, pieces: readonly Piece[], sorted: TextFile): void {
  for (const piece of [...pieces].sort(compareEntryPlaces)) sorted.copy(file, piece);
}

/** Synchronous, because thousands of small asynchronous reads would take several times as long. */
export function readTextAt({ fd }: { readonly fd: number }, from: number, length: number): string {
  const bytes = Buffer.allocUnsafe(length);
  readSync(fd, bytes, 0, length, from);
  return bytes.toString('utf8');
}

/** The start of each item except the first. */
const ITEM_START = '\n- ';

/** Reads the items of an evaluation file one after the other; each is valid until the next one is requested. */
export async function* readItems(
  path: string,
): AsyncGenerator<{ readonly from: number; readonly bytes: Buffer }, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  let from = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    let start = 0;
    // The start of an item may be split between two chunks.
    const firstAt = bytes.indexOf(ITEM_START, Math.max(0, rest.length - ITEM_START.length));
    for (let at = firstAt; at >= 0; at = bytes.indexOf(ITEM_START, at + 1)) {
      yield { from: from + start, bytes: bytes.subarray(start, at + 1) };
      start = at + 1;
    }
    rest = bytes.subarray(start);
    from += start;
  }
  if (rest.length > 0) yield { from, bytes: rest };
}
