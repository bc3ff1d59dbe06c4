import { expect, test } from 'vitest';
import { sha256 } from '../../src/adapters/hash.js';
import { drawOrder, FEWEST, makeMeanTest } from '../../src/core/statistics/until-decided.js';
import { describeWithData, HAS_DATA, json, list } from './data.js';

type Scores = Readonly<Record<string, number>>;

const GATES = [0.6, 0.75, 0.85];
const SEEDS = Array.from({ length: 40 }, (_, seed) => String(seed));
/** The runs of about as many questions as those of the design; it has 38 of them, the data have these. */
const RUNS = HAS_DATA
  ? list('published')
      .map((name) => json<{ readonly questions: Scores }>('published', name, 'expected.json').questions)
      .filter((scores) => Object.keys(scores).length > 150)
  : [];

/** The share of the questions that decide a gate on a run, and whether the verdict is that of all questions. */
function ask(scores: Scores, minimum: number, seed: string) {
  const order = drawOrder(Object.keys(scores), seed, sha256);
  const size = order.length;
  const next = makeMeanTest({ minimum, size, error: 0.005 });
  for (const [at, id] of order.entries()) {
    const decision = next(scores[id] as number);
    if (!decision) continue;
    const isRight = (decision === 'at-least') === meanOf(scores) >= minimum - 1e-12;
    return { share: Math.max(at + 1, FEWEST) / size, isRight };
  }
  throw new Error('all scores decide');
}

const meanOf = (scores: Scores) =>
  Object.values(scores).reduce((sum, score) => sum + score, 0) / Object.keys(scores).length;
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The medians of the design by the distance of the whole score from the gate. */
const MEDIANS: readonly (readonly [from: number, share: number])[] = [
  ...([
    [-1, 0.06],
    [-0.3, 0.19],
    [-0.15, 0.55],
    [-0.05, 0.95],
  ] as const),
  ...([
    [0.05, 0.67],
    [0.1, 0.34],
    [0.2, 0.15],
  ] as const),
];

describeWithData('published runs are decided by the share of the questions that the design states', () => {
  const pairs = RUNS.flatMap((scores) =>
    GATES.map((gate) => ({ distance: meanOf(scores) - gate, asked: SEEDS.map((seed) => ask(scores, gate, seed)) })),
  );
  const all = pairs.flatMap(({ asked }) => asked);
  test('four runs, three gates', () => expect(pairs).toHaveLength(12));
  test('40 % of all', () => {
    const share = all.reduce((sum, one) => sum + one.share, 0) / all.length;
    expect(Math.abs(share - 0.4)).toBeLessThanOrEqual(0.05);
  });
  test.each(pairs)('between the medians of the distances beside its own: $distance', ({ distance, asked }) => {
    const row = MEDIANS.findLastIndex(([from]) => distance >= from);
    const beside = MEDIANS.slice(Math.max(0, row - 1), row + 2).map(([, share]) => share);
    const own = median(asked.map(({ share }) => share));
    expect(own).toBeGreaterThanOrEqual(Math.min(...beside) - 0.05);
    expect(own).toBeLessThanOrEqual(Math.max(...beside) + 0.05);
  });
  test('and at most one verdict in 200 differs', () =>
    expect(all.filter(({ isRight }) => !isRight).length).toBeLessThanOrEqual(all.length * 0.005));
});
