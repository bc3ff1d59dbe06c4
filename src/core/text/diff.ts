import { diffArrays } from 'diff';
import { MAX_TEXT } from '../shown.js';

/** A line of the diff of two texts; `alike`: the same except for names. A gap replaces equal lines. */
export type DiffLine =
  | { readonly kind: 'same' | 'alike'; readonly left: string; readonly right: string }
  | { readonly kind: 'removed'; readonly left: string }
  | { readonly kind: 'added'; readonly right: string }
  | { readonly kind: 'gap'; readonly lines: number }
  | { readonly kind: 'cut'; readonly lines: number };

/** Maximum number of differing lines or words that are aligned, because the time grows with the square of their number. */
const MAX_EDITS = 500;

/** Number of lines at the beginning that are aligned if the texts have more differences. Few lines are shown. */
const FIRST_LINES = 250;

/** Compares two texts line by line. Lines with the same key are paired. */
export function diffLines(
  left: readonly string[],
  right: readonly string[],
  keyOf: (line: string) => string = String,
): DiffLine[] {
  const [before, after] = [left.map(keyOf), right.map(keyOf)];
  const changes = diffArrays(before, after, { maxEditLength: MAX_EDITS }) ?? [
    ...diffArrays(before.slice(0, FIRST_LINES), after.slice(0, FIRST_LINES)),
    { removed: true, added: false, count: Math.max(0, left.length - FIRST_LINES) },
    { removed: false, added: true, count: Math.max(0, right.length - FIRST_LINES) },
  ];
  let [from, to] = [0, 0];
  return changes.flatMap(({ removed, added, count = 0 }): DiffLine[] => {
    const olds = added ? [] : left.slice(from, from + count);
    const news = removed ? [] : right.slice(to, to + count);
    from += olds.length;
    to += news.length;
    if (removed) return olds.map((line) => ({ kind: 'removed', left: line }));
    if (added) return news.map((line) => ({ kind: 'added', right: line }));
    return olds.map((line, at) => ({ kind: 'same', left: line, right: news[at] as string }));
  });
}

/** Equal lines around a difference that stay. */
const CONTEXT = 3;

/** The lines near a difference, and no more than `most`; what is left out is counted. Up to `whole` lines all stay. */
export function withGaps(lines: readonly DiffLine[], { whole, most }: { whole: number; most: number }): DiffLine[] {
  const shown = lines.length <= whole ? lines : nearDifferences(lines);
  if (shown.length <= most) return [...shown];
  return [...shown.slice(0, most), { kind: 'cut', lines: shown.length - most }];
}

function nearDifferences(lines: readonly DiffLine[]): DiffLine[] {
  const isNear = new Array<boolean>(lines.length).fill(false);
  lines.forEach(({ kind }, at) => {
    if (kind === 'removed' || kind === 'added') isNear.fill(true, Math.max(0, at - CONTEXT), at + CONTEXT + 1);
  });
  const shown: DiffLine[] = [];
  for (const [at, line] of lines.entries()) {
    const before = shown.at(-1);
    if (isNear[at]) shown.push(line);
    else if (before?.kind === 'gap') shown[shown.length - 1] = { kind: 'gap', lines: before.lines + 1 };
    else shown.push({ kind: 'gap', lines: 1 });
  }
  return shown;
}

export type HiddenLines = Extract<DiffLine, { readonly lines: number }>;

/** Paired lines; a side without a line is null. */
export interface LinePair {
  readonly kind: 'same' | 'alike' | 'changed';
  readonly left: string | null;
  readonly right: string | null;
}

/** Removed lines, each next to the added line that replaces it. */
export function pairLines(lines: readonly DiffLine[]): (LinePair | HiddenLines)[] {
  const pairs: (LinePair | HiddenLines)[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    for (let at = 0; at < Math.max(removed.length, added.length); at++) {
      pairs.push({ kind: 'changed', left: removed[at] ?? null, right: added[at] ?? null });
    }
    [removed, added] = [[], []];
  };
  for (const line of lines) {
    if (line.kind === 'removed') removed.push(line.left);
    else if (line.kind === 'added') added.push(line.right);
    else {
      flush();
      pairs.push(line);
    }
  }
  flush();
  return pairs;
}

/** A piece of a line; changed: the other line does not have it. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

const WORDS = /[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu;

/** Two lines word by word; null where they have too little in common for that to help. */
export function diffWords(left: string, right: string): { readonly left: Piece[]; readonly right: Piece[] } | null {
  if (left.length > MAX_TEXT || right.length > MAX_TEXT) return null;
  const wordsOf = (line: string): string[] => line.match(WORDS) ?? [];
  const [before, after] = [wordsOf(left), wordsOf(right)];
  const changes = diffArrays(before, after, { maxEditLength: MAX_EDITS });
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
