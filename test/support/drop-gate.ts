import { gatedDrop } from '../../src/core/comparison/known-changes.js';
import type { ScoredPair } from '../../src/core/comparison/run-noise.js';
import { makeLaboratory, pairsOf, type Rates } from './agents.js';
import { dropOutcome } from './gate.js';
import { shuffled } from './random.js';
import { makeDelta } from './report.js';

/** The tests of a drop. */
const DROP_TESTS = ['auto', 'significant', 'plain'] as const;

/** The limits of `max-steps-drop` for which false alarms are counted. */
export const LIMITS = [0, 0.02, 0.05] as const;

/** Pairs of runs of one agent on a corpus of some size, and how many questions a change broke in the second run. */
export interface Setting {
  readonly questions: number;
  readonly broken: number;
  readonly pairs: number;
  readonly seed: number;
}

/** Draws the chances of a right answer for a corpus of some size, by template. */
export type DrawRates = (laboratory: ReturnType<typeof makeLaboratory>, questions: number) => Rates;

/** The share of comparisons that fail `max-steps-drop`, by the test of the drop, each in the order of `LIMITS`. */
export function failingShares(drawRates: DrawRates, { questions, broken, pairs, seed }: Setting) {
  const laboratory = makeLaboratory(seed);
  const none = LIMITS.map(() => 0);
  const failed = { auto: [...none], significant: [...none], plain: [...none] };
  for (let pair = 0; pair < pairs; pair++) {
    const rates = drawRates(laboratory, questions);
    const runs = pairsOf(laboratory.drawRun(rates), laboratory.drawRun(rates));
    const delta = deltaOf(breakQuestions(runs, broken, laboratory.random));
    for (const test of DROP_TESTS) {
      for (const [at, limit] of LIMITS.entries()) {
        if (dropOutcome(delta, limit, test) === 'failed') failed[test][at] = (failed[test][at] ?? 0) + 1 / pairs;
      }
    }
  }
  return failed;
}

/** So many questions that both runs got right are wrong in the second run. */
function breakQuestions(pairs: readonly ScoredPair[], broken: number, random: () => number): ScoredPair[] {
  const right = pairs.filter(({ base, head }) => base.score === 1 && head.score === 1);
  const chosen = new Set(shuffled(right, random).slice(0, broken));
  return pairs.map((pair) => (chosen.has(pair) ? { ...pair, head: { ...pair.head, score: 0 } } : pair));
}

/** A comparison with only the drop of its questions. */
export function deltaOf(pairs: readonly ScoredPair[]) {
  const deltas = pairs.map((pair) => ({ ...pair, change: pair.head.score - pair.base.score }));
  return makeDelta({ gatedDrop: gatedDrop(deltas, [], null) });
}
