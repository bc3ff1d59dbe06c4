import type { Difference } from '../../src/core/noise/clusters.js';
import { makeRandom } from './random.js';

/** An agent that is run twice on one corpus, the second time perhaps a better one. */
export interface Agents {
  readonly templates: number;
  readonly sizes: 'equal' | 'unequal';
  readonly scores: '0/1' | 'fractional';
  /** What the second version adds to the log odds of every answer; 0: nothing changed. */
  readonly gain: number;
}

/** How far templates and questions differ in difficulty, and how far a rerun moves a whole template (log odds). */
const SPREAD = { template: 1, question: 1, rerun: 0.8 };
const EASE = 1.2;

/** Questions of each template: all alike, or the first with as many as all others from the third on (1, 1/2, 1/3 …). */
export function sizesOf({ templates, sizes }: Pick<Agents, 'templates' | 'sizes'>): number[] {
  const mean = templates < 10 ? 30 : 8;
  const weights = Array.from({ length: templates }, (_, index) => (sizes === 'equal' ? 1 : 1 / (index + 1)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.max(1, Math.round((weight / total) * templates * mean)));
}

/** Draws pairs of runs, question by question; the same pairs for the same seed. */
export function makePairs(agents: Agents, seed: number): () => Difference[] {
  const random = makeRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const sizes = sizesOf(agents);
  const answer = (odds: number): number => {
    const right = () => (random() < 1 / (1 + Math.exp(-odds)) ? 1 : 0);
    return agents.scores === '0/1' ? right() : (right() + right() + right() + right()) / 4;
  };
  return () =>
    sizes.flatMap((size, template) => {
      const ease = EASE + SPREAD.template * normal();
      const [base, head] = [ease + SPREAD.rerun * normal(), ease + agents.gain + SPREAD.rerun * normal()];
      return Array.from({ length: size }, (): Difference => {
        const question = SPREAD.question * normal();
        return { templateId: String(template), change: answer(head + question) - answer(base + question) };
      });
    });
}

/**
 * The chance with which the exact sign flip test over templates, all flips counted, rejects at exactly 5 %: 1 beyond
 * the critical sum, 0 within, and at it the share that fills up the level. For sums that are multiples of a quarter.
 */
export function exactRejection(sums: readonly number[]): number {
  const quarters = sums.map((sum) => Math.abs(Math.round(sum * 4)));
  const largest = quarters.reduce((total, size) => total + size, 0);
  let chances = new Float64Array(2 * largest + 1);
  chances[largest] = 1;
  for (const size of quarters) {
    const next = new Float64Array(chances.length);
    for (const [at, chance] of chances.entries()) {
      if (chance === 0) continue;
      next[at - size] = (next[at - size] as number) + chance / 2;
      next[at + size] = (next[at + size] as number) + chance / 2;
    }
    chances = next;
  }
  const reached = Math.abs(Math.round(sums.reduce((total, sum) => total + sum, 0) * 4));
  let [beyond, at] = [0, 0];
  for (const [index, chance] of chances.entries()) {
    const size = Math.abs(index - largest);
    if (size > reached) beyond += chance;
    else if (size === reached) at += chance;
  }
  return Math.min(1, Math.max(0, (0.05 - beyond) / at));
}

/** Whether a paired z test that takes every question for independent rejects at 5 %; for 0/1 it is McNemar's. */
export function plainRejection(changes: readonly number[]): boolean {
  const sum = changes.reduce((total, change) => total + change, 0);
  const squares = changes.reduce((total, change) => total + change * change, 0);
  return squares > 0 && Math.abs(sum) / Math.sqrt(squares) > 1.96;
}
