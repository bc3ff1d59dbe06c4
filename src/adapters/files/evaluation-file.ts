import { join } from 'node:path';
import { compareEntryPlaces, type EntryPlace, joinParts, type PlacedKeys } from '../../core/figures/entry-place.js';
import { MIB } from '../../core/limits.js';
import type { Mapping } from '../../core/text/values.js';
import { fillFile, openPartial } from './output-file.js';
import { yamlPieces } from './yaml-writer.js';

export const EVALUATION_FILE = 'evaluation.yaml';

interface Piece extends EntryPlace {
  /** The id of the question, in the first part of its entry. */
  readonly id: unknown;
  readonly from: number;
  readonly length: number;
}

/** Up to this size of the file, its entries are kept, so that the page of a usual run need not read them again. */
const KEPT_BYTES = 2 * MIB;

/** Starts the evaluation file of a folder. It is written entry by entry, so that memory use is independent of its size. */
export async function openEvaluationFile(folder: string) {
  const path = join(folder, EVALUATION_FILE);
  const file = await openPartial(path);
  const pieces: Piece[] = [];
  let kept: PlacedKeys[] | null = [];
  /** Writes a part of an entry; any order of entries and parts is allowed. */
  const write = async (place: EntryPlace, keys: Mapping): Promise<void> => {
    if (Object.keys(keys).length === 0) return;
    const { question, trial, part } = place;
    const { from, length } = file.append(...entryTexts(part, keys));
    pieces.push({ question, trial, part, id: keys.question_id, from, length });
    if (from + length > KEPT_BYTES) kept = null;
    kept?.push({ place, keys });
  };
  /** Sorts the entries and creates the final file; returns its path, where each entry is, and the entries; null: they are too large to be kept. */
  const finish = async () => {
    file.flush();
    const inOrder = pieces.slice(1).every((piece, index) => compareEntryPlaces(pieces[index] ?? piece, piece) < 0);
    if (inOrder) await file.finish();
    else {
      await fillFile(await openPartial(path, `${path}.sorted`), (sorted) => {
        for (const piece of pieces.sort(compareEntryPlaces)) sorted.copy(file.handle, piece);
      });
      await file.discard();
    }
    return { path, entries: kept && joinParts(kept), places: placesOf(pieces) };
  };
  return { write, finish, discard: file.discard };
}

/** Where the entries of a file are: its parts follow each other. */
function placesOf(pieces: readonly Piece[]) {
  const places: { id: string; from: number; length: number }[] = [];
  let from = 0;
  for (const { part, id, length } of pieces) {
    if (part === 'start') places.push({ id: String(id), from, length: 0 });
    const last = places.at(-1);
    if (last) last.length += length;
    from += length;
  }
  return places;
}

/** The YAML text of a list item, or of further keys of the item. */
function entryTexts(part: EntryPlace['part'], keys: Mapping): string[] {
  const [start = '', ...rest] = yamlPieces([keys]);
  return [part === 'start' ? start : `  ${start.slice(2)}`, ...rest];
}
