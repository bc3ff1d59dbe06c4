import { expect, test } from 'vitest';
import { sha256 } from '../../src/adapters/hash.js';
import { drawOrder, FEWEST, makeMeanTest } from '../../src/core/statistics/until-decided.js';
import { describeWithData, HAS_DATA, json, list } from './data.js';

interface Expected {
  readonly questions: Readonly<Record<string, number>>;
}

const RUNS = HAS_DATA
  ? list('published').map((name) => json<Expected>('published', name, 'expected.json').questions)
  : [];
const SEEDS = Array.from({ length: 40 }, (_, seed) => String(seed));

/** The share of the questions that decide a gate on a run, and whether the verdict is that of all questions. */
function ask(scores: Readonly<Record<string, number>>, minimum: number, seed: string) {
  const order = drawOrder(Object.keys(scores), seed, sha256);
  const size = order.length;
  const mean = Object.values(scores).reduce((sum, score) => sum + score, 0) / size;
  const next = makeMeanTest({ minimum, size, error: 0.005 });
  for (const [at, id] of order.entries()) {
    const decision = next(scores[id] as number);
    if (!decision) continue;
    const isRight = (decision === 'at-least') === mean >= minimum - 1e-12;
    return { share: Math.max(at + 1, FEWEST) / size, distance: mean - minimum, isRight };
  }
  throw new Error('all scores decide');
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** The medians of the design, over 38 runs of 180 and 190 questions; only some of these runs are in the data. */
const MEDIANS: readonly (readonly [from: number, to: number, share: number])[] = [
  [-1, -0.3, 0.06],
  [-0.3, -0.15, 0.19],
  [-0.15, -0.05, 0.55],
  [-0.05, 0.05, 0.95],
  [0.05, 0.1, 0.67],
  [0.1, 0.2, 0.34],
  [0.2, 0.4, 0.15],
];
/** Runs of about as many questions. */
const LARGE = RUNS.filter((scores) => Object.keys(scores).length > 150);

describeWithData('published runs are decided by about the share of the questions that the design states', () => {
  const all = LARGE.flatMap((scores) =>
    [0.6, 0.75, 0.85].flatMap((gate) => SEEDS.map((seed) => ask(scores, gate, seed))),
  );
  test.each(MEDIANS)('from %f to %f of the gate', (from, to, share) => {
    const own = all.filter(({ distance }) => distance >= from && distance < to).map((one) => one.share);
    // Where the data has a single run, it may be at an end of the range.
    const most = own.length > SEEDS.length ? 0.05 : 0.15;
    expect(Math.abs(median(own) - share)).toBeLessThanOrEqual(most);
  });
  test('and at most one verdict in 200 differs', () => {
    expect(all.filter(({ isRight }) => !isRight).length).toBeLessThanOrEqual(all.length * 0.005);
  });
});
