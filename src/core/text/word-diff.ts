import { diffArrays } from 'diff';

/** A piece of a line; changed: the other line does not have it. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Longer lines are not looked into. */
const LONGEST = 2_000;
const MOST_EDITS = 200;
const WORDS = /[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu;

/** Two lines word by word; null where they have too little in common for that to help. */
export function diffWords(left: string, right: string): { readonly left: Piece[]; readonly right: Piece[] } | null {
  if (left.length > LONGEST || right.length > LONGEST) return null;
  const wordsOf = (line: string): string[] => line.match(WORDS) ?? [];
  const [before, after] = [wordsOf(left), wordsOf(right)];
  const changes = diffArrays(before, after, { maxEditLength: MOST_EDITS });
  if (!changes) return null;
  const pieces = changes.map(({ added, removed, value }) => ({ added, removed, text: value.join('') }));
  const kept = pieces.filter(({ added, removed }) => !added && !removed);
  const same = kept.reduce((sum, { text }) => sum + text.trim().length, 0);
  if (same * 3 < Math.min(left.trim().length, right.trim().length)) return null;
  return {
    left: pieces.filter(({ added }) => !added).map(({ text, removed }) => ({ text, isChanged: removed })),
    right: pieces.filter(({ removed }) => !removed).map(({ text, added }) => ({ text, isChanged: added })),
  };
}
