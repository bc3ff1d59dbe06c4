import { type Evidence, evidenceOf, isLargerDrop, isScoredPair, type ScoredPair } from '../noise/score-change.js';
import type { GatedDrop, QuestionDelta, SetAside } from '../runs/comparison.js';
import { sum } from '../statistics.js';
import type { KnownEntry, KnownQuestions } from './known.js';
import { type FindEntry, findEntries } from './match.js';

/** The compared questions that have a valid entry, in their order. */
export function setAsideOf(pairs: readonly QuestionDelta[], known: KnownQuestions): SetAside[] {
  if (known.entries.length === 0) return [];
  const find: FindEntry = findEntries(known);
  return pairs.flatMap((delta) => {
    const entry = find(delta.head.id);
    return entry === null ? [] : [{ entry, delta }];
  });
}

/** The questions without those that are set aside in this way. */
export function withoutKnown<T extends Pick<QuestionDelta, 'head'>>(
  pairs: readonly T[],
  setAside: readonly SetAside[],
  kind: KnownEntry['kind'] | 'any' = 'any',
): readonly T[] {
  const left = setAside.filter(({ entry }) => kind === 'any' || entry.kind === kind);
  if (left.length === 0) return pairs;
  const ids = new Set(left.map(({ delta }) => delta.head.id));
  return pairs.filter(({ head }) => !ids.has(head.id));
}

/**
 * The drop over the questions that have no entry. Accepted questions are taken as unchanged: they count among the questions
 * that the drop is a mean of. Quarantined ones are left out. Neither counts in the test, whatever its score is, so
 * that a question that gets worse never passes a failing gate, and one that gets better hides no drop elsewhere.
 * `all`: the evidence of all pairs, which counts where no question has an entry.
 */
export function gatedDrop(
  pairs: readonly QuestionDelta[],
  setAside: readonly SetAside[],
  all: Evidence | null,
): GatedDrop {
  const counted = withoutKnown(pairs, setAside, 'quarantined').filter(isScoredPair);
  const tested: readonly ScoredPair[] = withoutKnown(counted, setAside);
  if (counted.length === 0) return { value: null, isLarger: null };
  if (tested.length === 0) return { value: 0, isLarger: false };
  const value = sum(tested.map(({ base, head }) => base.score - head.score)) / counted.length;
  const evidence = tested.length === pairs.length && all !== null ? all : evidenceOf(sortedById(tested));
  return { value, isLarger: isLargerDrop(evidence) };
}

function sortedById(pairs: readonly ScoredPair[]): ScoredPair[] {
  return [...pairs].sort((a, b) => (a.head.id < b.head.id ? -1 : 1));
}
