import { type DiffLine, diffLines } from '../text/line-diff.js';
import { increment } from '../values.js';
import { queryLines } from './query-lines.js';
import { makeExpander } from './query-names.js';

const VARIABLE = /[?$][\p{L}\p{N}_]+/gu;

type Aligned = Extract<DiffLine, { left: string; right: string }>;

/**
 * Two queries line by line. Lines that are the same but for the names of their variables are alike, if each variable of one
 * query stands for one of the other throughout. It makes no difference whether an IRI is written with a prefix.
 */
export function diffQueries(reference: string, actual: string): DiffLine[] {
  const expand = makeExpander([reference, actual]);
  const meant = (line: string) => expand(withoutEnd(line));
  const lines = diffLines(queryLines(reference), queryLines(actual), (line) => meant(line).replace(VARIABLE, '?'));
  const names = namePairs(lines.filter(isAligned));
  return lines.flatMap((line): DiffLine[] => {
    if (!isAligned(line) || meant(line.left) === meant(line.right)) return [line];
    const isAlike = pairsOf(line).every(([left, right]) => names.get(left) === right);
    if (isAlike) return [{ ...line, kind: 'alike' }];
    return [
      { kind: 'removed', left: line.left },
      { kind: 'added', right: line.right },
    ];
  });
}

/** Whether a statement ends with a dot, a semicolon or a brace says nothing. */
function withoutEnd(line: string): string {
  return line.replace(/(?: [.;]){1,2}$/, '');
}

function isAligned(line: DiffLine): line is Aligned {
  return line.kind === 'same';
}

function pairsOf({ left, right }: Aligned): [string, string][] {
  const others = right.match(VARIABLE) ?? [];
  return (left.match(VARIABLE) ?? []).map((name, at) => [name, others[at] ?? '']);
}

/** Which variable stands for which: the most frequent pairs first, each name once. */
function namePairs(lines: readonly Aligned[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const line of lines) for (const pair of pairsOf(line)) increment(counts, pair.join(' '));
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const [pair] of [...counts].sort((a, b) => b[1] - a[1])) {
    const [left, right] = pair.split(' ') as [string, string];
    if (names.has(left) || taken.has(right)) continue;
    names.set(left, right);
    taken.add(right);
  }
  return names;
}
