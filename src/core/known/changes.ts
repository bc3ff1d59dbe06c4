import type { KnownChanges, KnownEntry } from './known.js';

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
