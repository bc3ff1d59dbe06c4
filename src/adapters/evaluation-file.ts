import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EvaluationEntry } from '../core/evaluate-question.js';
import { dumpYaml } from './yaml.js';

export const EVALUATION_FILE = 'evaluation.yaml';

/** Writes the evaluation file entry by entry, so that memory does not grow with the outputs. */
export interface EvaluationWriter {
  /** Entries may come in any order; `place` says where each belongs. */
  readonly write: (place: number, entry: EvaluationEntry) => Promise<void>;
  /** Puts the entries in order; the file exists only then. */
  readonly finish: () => Promise<string>;
  readonly discard: () => Promise<void>;
}

interface Piece {
  readonly place: number;
  readonly from: number;
  readonly length: number;
}

/** Starts the evaluation file of a folder. */
export async function openEvaluationFile(folder: string): Promise<EvaluationWriter> {
  const path = join(folder, EVALUATION_FILE);
  const partial = `${path}.partial`;
  const file = await open(partial, 'w+');
  const pieces: Piece[] = [];
  let size = 0;
  const write = async (place: number, entry: EvaluationEntry): Promise<void> => {
    const bytes = Buffer.from(dumpYaml([entry]));
    pieces.push({ place, from: size, length: bytes.length });
    size += bytes.length;
    await file.writeFile(bytes);
  };
  const finish = async (): Promise<string> => {
    const inOrder = pieces.every((piece, index) => index === 0 || (pieces[index - 1] as Piece).place < piece.place);
    if (inOrder) {
      await file.close();
      await rename(partial, path);
      return path;
    }
    await copyInOrder(file, pieces, path);
    await file.close();
    await rm(partial);
    return path;
  };
  const discard = async (): Promise<void> => {
    await file.close().catch(() => undefined);
    await rm(partial, { force: true });
  };
  return { write, finish, discard };
}

async function copyInOrder(file: FileHandle, pieces: readonly Piece[], path: string): Promise<void> {
  const sorted = [...pieces].sort((a, b) => a.place - b.place);
  const target = await open(path, 'w');
  for (const { from, length } of sorted) {
    const bytes = Buffer.allocUnsafe(length);
    await file.read(bytes, 0, length, from);
    await target.writeFile(bytes);
  }
  await target.close();
}
