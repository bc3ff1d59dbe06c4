import type { EntryFile } from '../adapters/files/entry-index.js';
import { type EntryPlace, joinParts, type PlacedKeys } from '../core/runs/entry-place.js';
import type { EvaluationEntry } from '../core/runs/evaluate-question.js';
import { listAt, type Mapping } from '../core/values.js';

/** Characters of entries that are kept. A larger run is read from its file. */
const MOST_KEPT = 8_000_000;
/** What a value takes beside its characters, about. */
const VALUE = 16;

/** Keeps the entries of a small run while its file is written, so that its page need not read them once more. */
export interface EntryKeeper {
  readonly add: (place: EntryPlace, keys: Mapping) => void;
  /** All entries, as if they were read from the file; null: they were too many. */
  readonly kept: () => EntryFile | null;
}

export function makeEntryKeeper(most = MOST_KEPT): EntryKeeper {
  let parts: PlacedKeys[] | null = [];
  let size = 0;
  const add = (place: EntryPlace, keys: Mapping): void => {
    if (parts === null) return;
    size += sizeOf(keys);
    if (size > most) parts = null;
    else parts.push({ place, keys });
  };
  return { add, kept: () => parts && entryFileOf(parts) };
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return VALUE + value.length;
  if (typeof value !== 'object' || value === null) return VALUE;
  return Object.values(value).reduce<number>((sum, item) => sum + sizeOf(item), VALUE);
}

function entryFileOf(parts: readonly PlacedKeys[]): EntryFile {
  const byId = new Map<string, EvaluationEntry[]>();
  for (const entry of joinParts(parts) as unknown as EvaluationEntry[]) listAt(byId, entry.question_id).push(entry);
  return { read: async (id) => byId.get(id) ?? [], close: async () => undefined };
}
