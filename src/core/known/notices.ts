import { RESULTS } from '../history/history.js';
import type { Comparison, QuestionDelta, SetAside } from '../runs/comparison.js';
import { isRight } from '../runs/figures.js';
import type { Notice } from '../runs/notices.js';
import { listAt } from '../values.js';
import { isVoid, type KnownEntry, type KnownQuestions } from './known.js';
import { namesSome } from './match.js';

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
