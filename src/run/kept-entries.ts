import type { EntryFile } from '../adapters/files/entry-index.js';
import { compareEntryPlaces, type EntryPlace } from '../core/runs/entry-place.js';
import type { EvaluationEntry } from '../core/runs/evaluate-question.js';
import { listAt, type Mapping } from '../core/values.js';

/** Characters of entries that are kept. A larger run is read from its file. */
const MOST_KEPT = 16_000_000;
/** What a value takes beside its characters, about. */
const VALUE = 16;

/** Keeps the entries of a small run while its file is written, so that its page need not read them once more. */
export interface EntryKeeper {
  readonly add: (place: EntryPlace, keys: Mapping) => void;
  /** All entries, as if they were read from the file; null: they were too many, or some are not known. */
  readonly kept: () => EntryFile | null;
  /** From here on nothing is kept. */
  readonly drop: () => void;
}

interface Part extends EntryPlace {
  readonly keys: Mapping;
}

export function makeEntryKeeper(most = MOST_KEPT): EntryKeeper {
  let parts: Part[] | null = [];
  let size = 0;
  const drop = (): void => {
    parts = null;
  };
  const add = (place: EntryPlace, keys: Mapping): void => {
    if (parts === null) return;
    size += sizeOf(keys);
    if (size > most) drop();
    else parts.push({ ...place, keys });
  };
  return { add, drop, kept: () => parts && entryFileOf(parts) };
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return VALUE + value.length;
  if (typeof value !== 'object' || value === null) return VALUE;
  return Object.values(value).reduce<number>((sum, item) => sum + sizeOf(item), VALUE);
}

/** The parts of each entry put together, in the order of the file. */
function entryFileOf(parts: readonly Part[]): EntryFile {
  const entries = new Map<string, Mapping>();
  for (const { question, trial, keys } of [...parts].sort(compareEntryPlaces)) {
    const name = `${question} ${trial}`;
    entries.set(name, { ...entries.get(name), ...keys });
  }
  const byId = new Map<string, EvaluationEntry[]>();
  for (const entry of entries.values() as Iterable<EvaluationEntry>) listAt(byId, entry.question_id).push(entry);
  return { read: async (id) => byId.get(id) ?? [], close: async () => undefined };
}
