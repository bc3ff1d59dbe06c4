import { holm } from '../noise/holm.js';
import { type Evidence, evidenceOf, isLargerDrop } from '../noise/score-change.js';
import { scoredPairs } from '../runs/compare.js';
import type { RunFigures } from '../runs/figures.js';

/** The evidence that the scores of two runs differ, of the second against the first. */
interface TestedPair {
  readonly base: number;
  readonly head: number;
  readonly evidence: Evidence;
}

/**
 * Ranks runs by their steps scores: the best run has rank 1, and so has every run whose difference from it is within
 * rerun noise (corrected for all pairs, because it is the data that say which run is the best); then the next best run
 * and those that cannot be distinguished from it. Null for a run that shares no scored question with the first, and for
 * all runs where none does.
 */
export function rankRuns(runs: readonly RunFigures[]): (number | null)[] {
  const [first] = runs;
  const isComparable = (run: RunFigures) => first !== undefined && scoredPairs(first, run).length > 0;
  const ranked = runs.flatMap((run, index) => (isComparable(run) ? [index] : []));
  const ranks: (number | null)[] = runs.map(() => null);
  if (ranked.length < 2) return ranks;
  const isWorse = worseThan(testedPairs(runs, ranked));
  const scoreAt = (index: number) => runs[index]?.headline.micro ?? 0;
  let left = ranked.sort((a, b) => scoreAt(b) - scoreAt(a) || a - b);
  while (left.length > 0) {
    const [best = 0] = left;
    const rank = ranked.length - left.length + 1;
    for (const index of left) if (!isWorse(index, best)) ranks[index] = rank;
    left = left.filter((index) => isWorse(index, best));
  }
  return ranks;
}

function testedPairs(runs: readonly RunFigures[], ranked: readonly number[]): TestedPair[] {
  const comparisons = (ranked.length * (ranked.length - 1)) / 2;
  return ranked.flatMap((base, at) =>
    ranked.slice(at + 1).flatMap((head): TestedPair[] => {
      const pairs = scoredPairs(runs[base] as RunFigures, runs[head] as RunFigures);
      return pairs.length === 0 ? [] : [{ base, head, evidence: evidenceOf(pairs, comparisons) }];
    }),
  );
}

/** Whether a run is worse than another one by more than rerun noise. */
function worseThan(tested: readonly TestedPair[]): (index: number, than: number) => boolean {
  const corrected = holm(tested.map(({ evidence }) => evidence.p));
  const worse = new Set<string>();
  for (const [at, { base, head, evidence }] of tested.entries()) {
    const p = corrected[at] ?? 1;
    if (isLargerDrop({ ...evidence, p })) worse.add(`${head} ${base}`);
    const { change, broken, mended } = evidence;
    if (isLargerDrop({ ...evidence, p, change: -change, broken: mended, mended: broken })) worse.add(`${base} ${head}`);
  }
  return (index, than) => worse.has(`${index} ${than}`);
}
