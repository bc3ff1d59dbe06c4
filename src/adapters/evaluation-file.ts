import { type FileHandle, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mapping } from '../core/values.js';
import { completeFile, partialOf } from './output-file.js';
import { openText } from './text-file.js';
import { dumpYaml } from './yaml.js';

export const EVALUATION_FILE = 'evaluation.yaml';

/** Writes the evaluation file entry by entry, so that memory does not grow with the outputs. */
export interface EvaluationWriter {
  /** Entries, and the parts of an entry, may come in any order; `place` and `part` say where each belongs. */
  readonly write: (place: number, entry: Mapping, part?: number) => Promise<void>;
  /** Puts the entries in order; the file exists only then. */
  readonly finish: () => Promise<string>;
  readonly discard: () => Promise<void>;
}

interface Piece {
  readonly place: number;
  readonly part: number;
  readonly from: number;
  readonly length: number;
}

/** Starts the evaluation file of a folder. */
export async function openEvaluationFile(folder: string): Promise<EvaluationWriter> {
  const path = join(folder, EVALUATION_FILE);
  const partial = partialOf(path);
  const file = await openText(partial);
  const pieces: Piece[] = [];
  const write = async (place: number, entry: Mapping, part = 0): Promise<void> => {
    if (Object.keys(entry).length === 0) return;
    pieces.push({ place, part, ...(await file.append(textOf(entry, part))) });
  };
  const finish = async (): Promise<string> => {
    await file.flush();
    const inOrder = pieces.slice(1).every((piece, index) => order(pieces[index] ?? piece, piece) < 0);
    if (!inOrder) await copyInOrder(file.handle, pieces, path);
    await file.handle.close();
    await (inOrder ? completeFile(path) : rm(partial));
    return path;
  };
  const discard = async (): Promise<void> => {
    await file.handle.close().catch(() => undefined);
    await rm(partial, { force: true });
  };
  return { write, finish, discard };
}

/** One item of the list, or the further keys of one. */
function textOf(entry: Mapping, part: number): string {
  const text = dumpYaml([entry]);
  return part === 0 ? text : `  ${text.slice(2)}`;
}

function order(a: Piece, b: Piece): number {
  return a.place - b.place || a.part - b.part;
}

async function copyInOrder(file: FileHandle, pieces: readonly Piece[], path: string): Promise<void> {
  const sorted = [...pieces].sort(order);
  const partial = `${path}.sorted`;
  const target = await openText(partial);
  for (const { from, length } of sorted) {
    const bytes = Buffer.allocUnsafe(length);
    await file.read(bytes, 0, length, from);
    await target.append(bytes.toString('utf8'));
  }
  await target.flush();
  await target.handle.close();
  await completeFile(path, partial);
}
