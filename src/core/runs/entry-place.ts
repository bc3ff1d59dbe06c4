import type { QueryPair } from '../steps/alternatives.js';
import type { Mapping } from '../text/values.js';
import type { ShownMiss } from '../why/possible-differences.js';
import type { RawEntry } from './evaluate-question.js';
import type { EvaluationEntry } from './result-types.js';

/** The place of an entry, or of a part of one, in the evaluation file. */
export interface EntryPlace {
  /** Index of the question among the selected ones. */
  readonly question: number;
  /** Number of the answer to the question, starting at 1; 0 for a question without answers. */
  readonly trial: number;
  readonly part: EntryPart;
}

/**
 * Parts of an entry, which is written in one piece or in several: with the judged answer and the judged steps between
 * two, the details of its steps after the other keys, and the custom evaluations last.
 */
export const ENTRY_PARTS = { start: 0, judged: 1, steps: 2, rest: 3, details: 4, last: 5 } as const;
type EntryPart = (typeof ENTRY_PARTS)[keyof typeof ENTRY_PARTS];

/** Keys of an entry that are written together. */
export interface EntryKeys {
  readonly part: EntryPlace['part'];
  readonly keys: Mapping;
}

/** Keys of an entry with their place in the evaluation file. */
export interface PlacedKeys {
  readonly place: EntryPlace;
  readonly keys: Mapping;
}

/** The place of an answer. */
export type AnswerPlace = Omit<EntryPlace, 'part'>;

/** Compares two places by the order of the evaluation file. */
export function compareEntryPlaces(a: EntryPlace, b: EntryPlace): number {
  return compareAnswerPlaces(a, b) || a.part - b.part;
}

/** Compares two places by the order of the answers. */
export function compareAnswerPlaces(a: AnswerPlace, b: AnswerPlace): number {
  return a.question - b.question || a.trial - b.trial;
}

/** Joins parts into entries, in the order of the evaluation file. */
export function joinParts(parts: readonly PlacedKeys[]): (RawEntry & EvaluationEntry)[] {
  const entries: Mapping[] = [];
  for (const { place, keys } of parts.toSorted((a, b) => compareEntryPlaces(a.place, b.place))) {
    if (place.part === ENTRY_PARTS.start) entries.push(keys);
    else entries.push({ ...entries.pop(), ...keys });
  }
  // The parts were cut from entries (`entryParts`), so that together they have all keys.
  return entries as unknown[] as (RawEntry & EvaluationEntry)[];
}

/** A missed step with a query. */
export interface PairedMiss extends QueryPair {
  /** Index in the details of the steps. */
  readonly at: number;
  readonly detail: ShownMiss;
  /** IRIs that the agent found on its way, each with the entity where the way began; null: the entity of the question. */
  readonly derived: readonly (readonly [iri: string, start: string | null])[];
}

/** The missed queries of one answer. */
export interface MissedQueries {
  readonly place: AnswerPlace;
  readonly misses: readonly PairedMiss[];
  /** Index of the step that decides the reason of the question; null if it is not among these. */
  readonly decides: number | null;
}

/** The queries of a step that matched. */
export interface MatchedQueries extends QueryPair {
  readonly place: AnswerPlace;
}

/** All queries of a run from which differences are found. */
export interface RunQueries {
  readonly missed: readonly MissedQueries[];
  /** A sample, to learn which differences are harmless. */
  readonly matched: readonly MatchedQueries[];
}
