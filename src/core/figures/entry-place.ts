import type { Entry } from '../entries/result-types.js';
import type { Mapping } from '../text/values.js';
import type { EntryFacts, ScoringNotes } from './entry-figures.js';

export interface AnswerPlace {
  /** Index of the question among the selected ones. */
  readonly question: number;
  /** Number of the answer to the question, starting at 1; 0 for a question without answers. */
  readonly trial: number;
}

export interface EntryPlace extends AnswerPlace {
  /** The details of steps are written last, if their queries are still to be explained. */
  readonly part: 'start' | 'details';
}

/** A scored answer: its entry without secrets, and what a run needs beside it. Each line of a shard file has one. */
export interface ScoredEntry extends EntryFacts, ScoringNotes {
  readonly place: AnswerPlace;
  readonly entry: Entry;
  /** Whether its question has groups before the last one. */
  readonly hasEarlierGroups: boolean;
  /** Whether its matching step shows which differences of queries do no harm. */
  readonly isSampled: boolean;
  readonly tags: readonly string[];
}

export interface PlacedKeys {
  readonly place: EntryPlace;
  readonly keys: Mapping;
}

/** Compares two places by the order of the evaluation file. */
export function compareEntryPlaces(a: EntryPlace, b: EntryPlace): number {
  return compareAnswerPlaces(a, b) || Number(a.part === 'details') - Number(b.part === 'details');
}

/** Compares two places by the order of the answers. */
export function compareAnswerPlaces(a: AnswerPlace, b: AnswerPlace): number {
  return a.question - b.question || a.trial - b.trial;
}

export function joinParts(parts: readonly PlacedKeys[]): Entry[] {
  const entries: Mapping[] = [];
  for (const { place, keys } of parts.toSorted((a, b) => compareEntryPlaces(a.place, b.place))) {
    if (place.part === 'start') entries.push(keys);
    else entries.push({ ...entries.pop(), ...keys });
  }
  // The parts were cut from entries, so that together they have all keys.
  return entries as Entry[];
}
