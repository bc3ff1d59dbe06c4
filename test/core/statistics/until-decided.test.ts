import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { drawOrder, makeMeanTest, meanInterval } from '../../../src/core/statistics/until-decided.js';
import {
  add,
  type ExactQuestion,
  type ExactState,
  exactStep,
  type Fraction,
  less,
  rounded,
  START,
  toNumber,
} from '../../support/exact-bets.js';
import { makeRandom, shuffled } from '../../support/random.js';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** The scores of a population by their numbers. */
type Population = readonly (readonly [score: Fraction, count: number])[];

const ones = (right: number, wrong: number): Population => [
  [[1n, 1n], right],
  [[0n, 1n], wrong],
];
const thirds = (...counts: readonly number[]): Population => counts.map((count, at) => [[BigInt(at), 3n], count]);

const POPULATIONS: readonly (readonly [string, Population])[] = [
  ...[0, 1, 3, 6, 9, 11, 12].map((right) => [`${right} of 12 right`, ones(right, 12 - right)] as const),
  ...[1, 2].map((size) => [`${size} right`, ones(size, 0)] as const),
  ['7 of 11 right', ones(7, 4)],
  ['thirds', thirds(1, 1, 2, 3)],
  ['mostly thirds', thirds(0, 4, 3, 1)],
];

const sizeOf = (population: Population) => population.reduce((sum, [, count]) => sum + count, 0);
const meanOf = (population: Population): Fraction => {
  const total = population.reduce<Fraction>(([a, b], [[c, d], count]) => add([a, b], [c * BigInt(count), d]), [0n, 1n]);
  return [total[0], total[1] * BigInt(sizeOf(population))];
};

/** The share of the orders of a population whose first decision is wrong; floats must decide as fractions do. */
function shareOfWrong(population: Population, question: ExactQuestion): number {
  const numbers = { minimum: toNumber(question.minimum), size: question.size, error: toNumber(question.error) };
  const isBelow = less(meanOf(population), question.minimum);
  const walk = (left: readonly number[], state: ExactState, scores: readonly number[], share: number): number => {
    const rest = left.reduce((sum, count) => sum + count, 0);
    return population.reduce((wrong, [score], at) => {
      const count = left[at] as number;
      if (count === 0) return wrong;
      const [next, decision] = exactStep(state, score, question);
      const all = [...scores, toNumber(score)];
      const test = makeMeanTest(numbers);
      expect(all.map(test).at(-1), `${all} of ${question.size}, minimum ${numbers.minimum}`).toBe(decision);
      const part = (share * count) / rest;
      if (decision !== null) return wrong + ((decision === 'below') === isBelow ? 0 : part);
      return (
        wrong +
        walk(
          left.map((one, index) => one - Number(index === at)),
          next,
          all,
          part,
        )
      );
    }, 0);
  };
  return walk(
    population.map(([, count]) => count),
    START,
    [],
    1,
  );
}

describe('of all orders of a population, at most the share `error` is decided wrongly', () => {
  const OFFSETS: readonly Fraction[] = [
    [0n, 1n],
    [1n, 1_000_000n],
    [-1n, 1_000_000n],
    [1n, 20n],
    [-1n, 20n],
    [1n, 4n],
  ];
  const ERRORS: readonly Fraction[] = [
    [1n, 200n],
    [1n, 20n],
    [39n, 100n],
  ];
  const cases = POPULATIONS.flatMap(([name, population]) =>
    OFFSETS.flatMap((offset) => {
      const minimum = add(meanOf(population), offset);
      const isShare = !less(minimum, [0n, 1n]) && !less([1n, 1n], minimum);
      return isShare
        ? ERRORS.map((error) => [name, toNumber(offset), toNumber(error), { population, minimum, error }] as const)
        : [];
    }),
  );
  test.each(cases)('%s, minimum %f from the mean, error %f', (_, __, most, { population, minimum, error }) => {
    const question = { minimum, error, size: sizeOf(population) };
    expect(shareOfWrong(population, question)).toBeLessThanOrEqual(most);
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
    [
      'all but one of 2900, between two steps',
      Array.from({ length: 2899 }, (_, at) => (at % 3 === 0 ? 1 : 0)),
      2900,
      0.333,
      0.334,
    ],
  ])('%s', (_, scores, size, low, high) => {
    expect(meanInterval(scores, { size, error: 1e-300 })).toEqual({ low, high });
  });
  test('its ends are the first means of the grid that no capital has excluded', () => {
    const random = makeRandom(5);
    const scores = Array.from({ length: 30 }, () => (random() < 0.7 ? 1 : 0));
    const question = { size: 60, error: 0.05 };
    const possible = Array.from({ length: 1001 }, (_, step) => step).filter((step) => {
      let state = START;
      const total = scores.reduce<number>((sum, score) => sum + score, 0) * 1000;
      if (step * 60 < total || step * 60 > total + 30_000) return false;
      return scores.every((score) => {
        const exact: ExactQuestion = { minimum: [BigInt(step), 1000n], size: 60, error: [1n, 20n] };
        const [next, decision] = exactStep(state, [BigInt(score), 1n], exact);
        state = { ...next, above: next.above.map(rounded), below: next.below.map(rounded) };
        return decision === null;
      });
    });
    const [low = 0, high = 0] = [possible[0], possible.at(-1)];
    expect(meanInterval(scores, question)).toEqual({ low: low / 1000, high: high / 1000 });
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
  test('is drawn by hashes of the seed and the id', () => {
    const keys = new Map(ids.map((id) => [id, hash(`s\n${id}`)]));
    expect(drawOrder(ids, 's', hash)).toEqual(
      [...ids].sort((a, b) => ((keys.get(a) ?? '') < (keys.get(b) ?? '') ? -1 : 1)),
    );
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
