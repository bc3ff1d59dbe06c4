import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  drawOrder,
  type MeanQuestion,
  makeMeanTest,
  meanInterval,
} from '../../../src/core/statistics/until-decided.js';
import { makeRandom, shuffled } from '../../support/random.js';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** The scores of a population by their numbers. */
type Population = readonly (readonly [score: number, count: number])[];

const ones = (right: number, wrong: number): Population => [[1, right], ...(wrong > 0 ? [[0, wrong] as const] : [])];
const thirds = (...counts: readonly number[]): Population => counts.map((count, at) => [at / 3, count]);

const POPULATIONS: readonly (readonly [string, Population])[] = [
  ...[0, 1, 3, 6, 9, 11, 12].map((right) => [`${right} of 12 right`, ones(right, 12 - right)] as const),
  ...[1, 2].map((size) => [`${size} right`, ones(size, 0)] as const),
  ['7 of 11 right', ones(7, 4)],
  ['thirds', thirds(1, 1, 2, 3)],
  ['mostly thirds', thirds(0, 4, 3, 1)],
];

const sizeOf = (population: Population) => population.reduce((sum, [, count]) => sum + count, 0);
const meanOf = (population: Population) =>
  population.reduce((sum, [score, count]) => sum + score * count, 0) / sizeOf(population);

/** The share of the orders of a population whose first decision is wrong. */
function shareOfWrong(population: Population, question: MeanQuestion): number {
  const wrong = meanOf(population) < question.minimum - 1e-12 ? 'at-least' : 'below';
  const walk = (left: readonly number[], scores: readonly number[], share: number): number => {
    const rest = left.reduce((sum, count) => sum + count, 0);
    const parts = population.map(([score], at) => {
      const count = left[at] as number;
      if (count === 0) return 0;
      const all = [...scores, score];
      const test = makeMeanTest(question);
      const decision = all.map((one) => test(one)).at(-1);
      const part = (share * count) / rest;
      return decision === null ? walk(left.with(at, count - 1), all, part) : decision === wrong ? part : 0;
    });
    return parts.reduce((sum, part) => sum + part, 0);
  };
  return walk(
    population.map(([, count]) => count),
    [],
    1,
  );
}

describe('of all orders of a population, at most the share `error` is decided wrongly', () => {
  const cases = POPULATIONS.flatMap(([name, population]) =>
    [0, 1e-6, -1e-6, 0.05, -0.05, 0.25].flatMap((offset) => {
      const minimum = meanOf(population) + offset;
      const isShare = minimum >= 0 && minimum <= 1;
      return isShare ? [0.005, 0.05, 0.39].map((error) => [name, offset, error, population, minimum] as const) : [];
    }),
  );
  test.each(cases)('%s, minimum %f from the mean, error %f', (_, __, error, population, minimum) => {
    expect(shareOfWrong(population, { minimum, error, size: sizeOf(population) })).toBeLessThanOrEqual(error);
  });
});

/** The number of scores until the first decision, and the decision. */
function decide(scores: readonly number[], minimum: number, error = 0.005) {
  const test = makeMeanTest({ minimum, error, size: scores.length });
  for (const [at, score] of scores.entries()) {
    const decision = test(score);
    if (decision) return [decision, at + 1] as const;
  }
  throw new Error('all scores decide');
}

describe('scores that are all equal', () => {
  test.each([
    // The design states these numbers.
    [1, 8, 0.75, 'at-least', 6],
    [1, 20, 0.75, 'at-least', 15],
    [1, 50, 0.75, 'at-least', 22],
    [1, 8, 0.85, 'at-least', 7],
    [1, 20, 0.85, 'at-least', 17],
    [1, 50, 0.85, 'at-least', 32],
    // More than a quarter is wrong.
    [0, 8, 0.75, 'below', 3],
    [1, 5, 1, 'at-least', 5],
    [0, 5, 1, 'below', 1],
    [0, 5, 0, 'at-least', 1],
  ] as const)('%f in %i questions, minimum %f: %s after %i', (score, size, minimum, decision, count) => {
    expect(decide(Array(size).fill(score), minimum)).toEqual([decision, count]);
  });
  test('a mean equal to the minimum passes, in all orders of decimals', () => {
    const random = makeRandom(3);
    for (let at = 0; at < 300; at++) {
      const scores = Array.from({ length: 12 }, () => Math.round(random() * 10) / 10);
      const minimum = scores.reduce((sum, score) => sum + score, 0) / 12;
      expect(decide(shuffled(scores, random), minimum, 1e-9)[0]).toBe('at-least');
    }
  });
});

test('scores that differ by rounding alone are no evidence', () => {
  const rounding = 1e-10;
  const scores = [...Array<number>(50).fill(1 - rounding), ...Array<number>(50).fill(1)];
  expect(decide(scores, 1 - rounding / 2)).toEqual(['at-least', 100]);
});

describe('the interval', () => {
  test.each([
    ['nothing is known', [], 20, 0, 1],
    // 9 of 10 are right: the last one is 0 or 1.
    ['nine of ten', [1, 1, 1, 1, 1, 1, 1, 1, 1], 10, 0.9, 1],
    ['one of two', [0], 2, 0, 0.5],
    ['all wrong', [0, 0, 0], 3, 0, 0],
    ['all right', [1, 1, 1], 3, 1, 1],
    ['all but one of 3000', Array.from({ length: 2999 }, (_, at) => (at % 2 === 0 ? 1 : 0)), 3000, 0.5, 0.5],
    ['between two steps', Array.from({ length: 2899 }, (_, at) => (at % 3 === 0 ? 1 : 0)), 2900, 0.333, 0.334],
  ])('%s', (_, scores, size, low, high) => {
    expect(meanInterval(scores, { size, error: 1e-300 })).toEqual({ low, high });
  });
  test('no mean up to its high end is excluded, and each above it', () => {
    const random = makeRandom(5);
    const scores = Array.from({ length: 30 }, () => (random() < 0.7 ? 1 : 0));
    const population = { size: 60, error: 0.05 };
    const isExcluded = (step: number) => {
      const test = makeMeanTest({ ...population, minimum: step / 1000 });
      return scores.some((score) => test(score) === 'below');
    };
    const possible = Array.from({ length: 1001 }, (_, step) => step).filter((step) => !isExcluded(step));
    expect(possible.length - 1).toBe(possible.at(-1));
    expect(meanInterval(scores, population).high).toBe((possible.at(-1) ?? 0) / 1000);
  });
});

describe('the order', () => {
  const ids = Array.from({ length: 6 }, (_, at) => `q${at}`);
  test('has all ids, is the same for a seed, and another for another', () => {
    const order = drawOrder(ids, 'run 1', hash);
    expect([...order].sort()).toEqual(ids);
    expect(drawOrder([...ids].reverse(), 'run 1', hash)).toEqual(order);
    expect(drawOrder(ids, 'run 2', hash)).not.toEqual(order);
  });
  test('has each question in each place as often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed++)
      for (const [at, id] of drawOrder(ids, String(seed), hash).entries())
        counts.set(`${id} ${at}`, (counts.get(`${id} ${at}`) ?? 0) + 1);
    // 5 standard deviations of a share of 1/6.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(6000 * (5 / 36)));
  });
});
