import { isRight } from '../figures/figures.js';
import { RESULTS } from '../figures/history.js';
import { sum } from '../statistics/intervals.js';
import { groupedBy, sortedByText } from '../text/values.js';
import { fitsPattern } from '../text/wildcards.js';
import type { Comparison, GatedDrop, QuestionDelta, SetAside } from './comparison.js';
import { findEntries, isVoid, type KnownChanges, type KnownEntry, type KnownQuestions } from './known.js';
import type { Notice } from './notices.js';
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
  const texts = new Map<string, string>();
  for (const { question, reason, until, kind } of entries) {
    texts.set(question, `${texts.get(question) ?? ''}${JSON.stringify([reason, until, kind])}`);
  }
  return texts;
}

/** The compared questions that have a valid entry, in their order. */
export function setAsideOf(pairs: readonly QuestionDelta[], known: KnownQuestions): SetAside[] {
  if (known.entries.length === 0) return [];
  const find = findEntries(known);
  return pairs.flatMap((delta) => {
    const entry = find(delta.head.id);
    return entry === null ? [] : [{ entry, delta }];
  });
}

/** The questions without those set aside by an entry of this kind. */
export function withoutKnown<T extends Pick<QuestionDelta, 'head'>>(
  pairs: readonly T[],
  setAside: readonly SetAside[],
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
export function gatedDrop(
  pairs: readonly QuestionDelta[],
  setAside: readonly SetAside[],
  all: Evidence | null,
): GatedDrop {
  const countedPairs = withoutKnown(pairs, setAside, 'quarantined').filter(isScoredPair);
  const testedPairs: readonly ScoredPair[] = withoutKnown(countedPairs, setAside);
  if (countedPairs.length === 0) return { value: null, isLarger: null, flips: null };
  if (testedPairs.length === 0) return { value: 0, isLarger: false, flips: null };
  const value = sum(testedPairs.map(({ base, head }) => base.score - head.score)) / countedPairs.length;
  const isAll = testedPairs.length === pairs.length && all !== null;
  const evidence = isAll ? all : evidenceOf(sortedByText(testedPairs, ({ head }) => head.id));
  return { value, isLarger: isLargerDrop(evidence), flips: flipsOf(testedPairs) };
}

/** Number of right results after a wrong one from which a question needs no entry. */
const ENOUGH_RIGHT = 5;

/** Notices for the author of a file of known failures. `ids`: of all questions of the corpus. */
export function knownNotices(known: KnownQuestions, comparison: Comparison, ids: readonly string[]): Notice[] {
  const { entries, today, source } = known;
  const expired = entries.filter((entry) => isVoid(entry, today));
  const valid = entries.filter((entry) => !isVoid(entry, today));
  const unmatched = valid.filter(({ question }) => !ids.some((id) => fitsPattern(id, question)));
  const hasSourceNotice = source !== undefined && (source.absence !== null || source.changes !== null);
  return [
    ...(hasSourceNotice ? [{ kind: 'known-source' as const, source }] : []),
    ...noticeOf('known-void', expired),
    ...noticeOf('known-unmatched', unmatched),
    ...noticeOf('known-right-again', rightAgain(comparison)),
  ];
}

function noticeOf(
  kind: 'known-void' | 'known-unmatched' | 'known-right-again',
  entries: readonly KnownEntry[],
): Notice[] {
  return entries.length > 0 ? [{ kind, entries }] : [];
}

/** Entries whose questions are right now and were in the last runs of the base's branch, after a wrong result. */
function rightAgain(comparison: Comparison): KnownEntry[] {
  if (comparison.kind !== 'compared') return [];
  return [...groupedBy(comparison.setAside, ({ entry }) => entry)]
    .filter(
      ([, asides]) => asides.every(({ delta }) => isLastingRight(delta)) && asides.some(({ delta }) => wasWrong(delta)),
    )
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
