import { type FileHandle, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EvaluationEntry } from '../core/evaluate-question.js';
import { openText } from './text-file.js';
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
export async function openEvaluationFile(folder: string, redact: (text: string) => string): Promise<EvaluationWriter> {
  const path = join(folder, EVALUATION_FILE);
  const partial = `${path}.partial`;
  const file = await openText(partial);
  const pieces: Piece[] = [];
  const write = async (place: number, entry: EvaluationEntry): Promise<void> => {
    pieces.push({ place, ...(await file.append(redact(dumpYaml([entry])))) });
  };
  const finish = async (): Promise<string> => {
    await file.flush();
    const inOrder = pieces.every((piece, index) => index === 0 || (pieces[index - 1] as Piece).place < piece.place);
    if (!inOrder) await copyInOrder(file.handle, pieces, path);
    await file.handle.close();
    await (inOrder ? rename(partial, path) : rm(partial));
    return path;
  };
  const discard = async (): Promise<void> => {
    await file.handle.close().catch(() => undefined);
    await rm(partial, { force: true });
  };
  return { write, finish, discard };
}

async function copyInOrder(file: FileHandle, pieces: readonly Piece[], path: string): Promise<void> {
  const sorted = [...pieces].sort((a, b) => a.place - b.place);
  const target = await openText(path);
  for (const { from, length } of sorted) {
    const bytes = Buffer.allocUnsafe(length);
    await file.read(bytes, 0, length, from);
    await target.append(bytes.toString('utf8'));
  }
  await target.flush();
  await target.handle.close();
}
