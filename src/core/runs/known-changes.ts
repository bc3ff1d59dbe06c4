import { sum } from '../statistics/series.js';
import { listAt } from '../text/values.js';
import type { Comparison, GatedDrop, QuestionDelta, SetAside } from './comparison.js';
import { isRight } from './figures.js';
import { RESULTS } from './history.js';
import {
  type FindEntry,
  findEntries,
  isVoid,
  type KnownChanges,
  type KnownEntry,
  type KnownQuestions,
  namesSome,
} from './known.js';
import type { Notice } from './notices.js';
import { type Evidence, evidenceOf, isLargerDrop, isScoredPair, type ScoredPair } from './run-noise.js';

/** The changes from the file of the base branch to that of a checkout; null: it is the same, but for comments and order. */
export function knownChanges(base: readonly KnownEntry[], head: readonly KnownEntry[]): KnownChanges | null {
  const [before, after] = [byQuestion(base), byQuestion(head)];
  const added = [...after.keys()].filter((question) => !before.has(question));
  const removed = [...before.keys()].filter((question) => !after.has(question));
  const edited = [...after].filter(([question, text]) => before.has(question) && before.get(question) !== text);
  if (added.length + removed.length + edited.length === 0) return null;
  return { added, removed, edited: edited.map(([question]) => question) };
}

/** All that the entries of each question say. */
function byQuestion(entries: readonly KnownEntry[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { question, reason, until, kind } of entries) {
    texts.set(question, `${texts.get(question) ?? ''}${JSON.stringify([reason, until, kind])}`);
  }
  return texts;
}

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

/** A question that was right in so many runs after it was wrong needs no entry any more. */
const ENOUGH_RIGHT = 5;

/** What the author of a file of known questions should look at. `ids`: of all questions that there are. */
export function knownNotices(known: KnownQuestions, comparison: Comparison, ids: readonly string[]): Notice[] {
  const { entries, today } = known;
  const valid = entries.filter((entry) => !isVoid(entry, today));
  const all = new Set(ids);
  const found: readonly (readonly ['known-void' | 'known-unmatched' | 'known-right-again', readonly KnownEntry[]])[] = [
    ['known-void', entries.filter((entry) => isVoid(entry, today))],
    ['known-unmatched', valid.filter((entry) => !namesSome(entry, all))],
    ['known-right-again', rightAgain(comparison)],
  ];
  const { source } = known;
  const isTold = source !== undefined && (source.absence !== null || source.changes !== null);
  return [
    ...(isTold ? [{ kind: 'known-source' as const, source }] : []),
    ...found.flatMap(([kind, entries]) => (entries.length > 0 ? [{ kind, entries }] : [])),
  ];
}

/** Entries all of whose questions are right now, and were right in the last runs of the base's branch after they were not. */
function rightAgain(comparison: Comparison): KnownEntry[] {
  if (comparison.kind !== 'compared') return [];
  const byEntry = new Map<KnownEntry, SetAside[]>();
  for (const one of comparison.setAside) listAt(byEntry, one.entry).push(one);
  return [...byEntry]
    .filter(([, own]) => own.every(({ delta }) => isLastingRight(delta)) && own.some(({ delta }) => wasWrong(delta)))
    .map(([entry]) => entry);
}

function isLastingRight({ base, head }: QuestionDelta): boolean {
  const newest = askedResults(base.results).slice(-ENOUGH_RIGHT);
  return isRight(head) && newest.length === ENOUGH_RIGHT && newest.every((result) => result === RESULTS.right);
}

function wasWrong({ base }: QuestionDelta): boolean {
  return askedResults(base.results).some((result) => result !== RESULTS.right);
}

function askedResults(results = ''): string[] {
  return [...results].filter((result) => result !== RESULTS.unasked);
}
