import { canonicalJson } from '../corpus/fingerprint.js';
import type { QuestionPair } from '../figures/figures.js';
import { sum } from '../statistics/intervals.js';
import { groupedBy, sortedByText } from '../text/values.js';
import { findEntries, type KnownChanges, type KnownEntry, type KnownQuestions } from './known.js';
import { type Evidence, evidenceOf, flipsOf, isLargerDrop, isScoredPair, type ScoredPair } from './run-noise.js';

/** The changes from the base branch's file to that of a checkout; null if they differ only in comments and order. */
export function knownChanges(base: readonly KnownEntry[], head: readonly KnownEntry[]): KnownChanges | null {
  const before = textByQuestion(base);
  const after = textByQuestion(head);
  const added = [...after.keys()].filter((question) => !before.has(question));
  const removed = [...before.keys()].filter((question) => !after.has(question));
  const edited = [...after].filter(([question, text]) => before.has(question) && before.get(question) !== text);
  if (added.length + removed.length + edited.length === 0) return null;
  return { added, removed, edited: edited.map(([question]) => question) };
}

function textByQuestion(entries: readonly KnownEntry[]): ReadonlyMap<string, string> {
  const texts = [...groupedBy(entries, ({ question }) => question)];
  return new Map(texts.map(([question, own]) => [question, canonicalJson(own)]));
}

export interface KnownPair<Pair extends QuestionPair = QuestionPair> {
  readonly entry: KnownEntry;
  readonly delta: Pair;
}

/** The drop of the gate `max-steps-drop`, base minus head; null without a remaining question. `isLarger`: than rerun noise. */
export type GatedDrop = Readonly<ReturnType<typeof gatedDrop>>;

export function setAsideOf<Pair extends QuestionPair>(pairs: readonly Pair[], known: KnownQuestions) {
  if (known.entries.length === 0) return [];
  const find = findEntries(known);
  return pairs.flatMap((delta) => {
    const entry = find(delta.head.id);
    return entry === null ? [] : [{ entry, delta }];
  });
}

export function withoutKnown<T extends Pick<QuestionPair, 'head'>>(
  pairs: readonly T[],
  setAside: readonly KnownPair[],
  kind: KnownEntry['kind'] | 'any' = 'any',
): readonly T[] {
  const excluded = setAside.filter(({ entry }) => kind === 'any' || entry.kind === kind);
  if (excluded.length === 0) return pairs;
  const ids = new Set(excluded.map(({ delta }) => delta.head.id));
  return pairs.filter(({ head }) => !ids.has(head.id));
}

/**
 * The drop over the questions without an entry. Accepted questions count as unchanged: they are part of the number of
 * questions in the mean. Quarantined ones are excluded. Neither counts in the test, so that a worse
 * question never passes a failing gate, and a better one never hides a drop elsewhere. `all`: the evidence of all
 * pairs, which is used if no question has an entry.
 */
export function gatedDrop(pairs: readonly QuestionPair[], setAside: readonly KnownPair[], all: Evidence | null) {
  const countedPairs = withoutKnown(pairs, setAside, 'quarantined').filter(isScoredPair);
  const testedPairs: readonly ScoredPair[] = withoutKnown(countedPairs, setAside);
  if (countedPairs.length === 0) return { value: null, isLarger: null, flips: null };
  if (testedPairs.length === 0) return { value: 0, isLarger: false, flips: null };
  const value = sum(testedPairs.map(({ base, head }) => base.score - head.score)) / countedPairs.length;
  const isAll = testedPairs.length === pairs.length && all !== null;
  const evidence = isAll ? all : evidenceOf(sortedByText(testedPairs, ({ head }) => head.id));
  return { value, isLarger: isLargerDrop(evidence), flips: flipsOf(testedPairs) };
}
