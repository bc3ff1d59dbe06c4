import { describe, expect, test } from 'vitest';
import { detectableChange, holm, intervalOf, makeBits } from '../../../src/core/statistics/intervals.js';

const changesOf = (gained: number, lost: number, all: number) => [
  ...new Array<number>(gained).fill(1),
  ...new Array<number>(lost).fill(-1),
  ...new Array<number>(all - gained - lost).fill(0),
];

/**
 * The score statistic of a change by its definition: the share of lost questions is the likeliest one under which the
 * change is `at`, found by trying; then the distance in standard errors under it.
 */
function scoreByDefinition(gained: number, lost: number, all: number, at: number): number {
  const likelihood = (share: number) =>
    gained * Math.log(share + at) + lost * Math.log(share) + (all - gained - lost) * Math.log(1 - 2 * share - at);
  let [low, high] = [Math.max(0, -at) + 1e-12, (1 - at) / 2 - 1e-12];
  for (let step = 0; step < 200; step++) {
    const [a, b] = [low + (high - low) / 3, high - (high - low) / 3];
    if ((likelihood(a) || -Infinity) < (likelihood(b) || -Infinity)) low = a;
    else high = b;
  }
  return (gained - lost - all * at) / Math.sqrt(all * (2 * low + at * (1 - at)));
}

describe('the interval of a change', () => {
  test.each([
    [3, 20, 190],
    [16, 4, 190],
    [1, 2, 20],
    [7, 7, 40],
    [5, 1, 12],
  ])('of %i gained and %i lost of %i questions ends 1.96 standard errors away, by the score', (gained, lost, all) => {
    const { low, high } = intervalOf(changesOf(gained, lost, all));
    expect(scoreByDefinition(gained, lost, all, low)).toBeCloseTo(1.96, 3);
    expect(scoreByDefinition(gained, lost, all, high)).toBeCloseTo(-1.96, 3);
  });

  test('of runs that do not differ is z² / (n + z²) wide on either side', () => {
    const { low, high } = intervalOf(new Array(180).fill(0));
    const end = 1.96 ** 2 / (180 + 1.96 ** 2);
    expect(high).toBeCloseTo(end, 4);
    expect(low).toBeCloseTo(-end, 4);
  });

  test.each<[string, number[]]>([
    ['one question that fell', [-1]],
    ['one that did not', [0]],
    ['all fell', changesOf(0, 30, 30)],
    ['fractions that are all alike', new Array(30).fill(-0.5)],
    ['one fraction', [0.25]],
    ['three thousand alike fractions', new Array(3000).fill(0.5)],
  ])('of %s has a width and holds the change', (_, changes) => {
    const { low, high } = intervalOf(changes);
    expect(high - low).toBeGreaterThan(0.001);
    expect(low).toBeGreaterThanOrEqual(-1);
    expect(high).toBeLessThanOrEqual(1);
  });

  test('of fractions is near that of the normal distribution', () => {
    const changes = Array.from({ length: 400 }, (_, index) => [0.5, -0.25, 0, 0.25][index % 4] as number);
    const spread = Math.sqrt((0.375 ** 2 + 0.375 ** 2 + 0.125 ** 2 + 0.125 ** 2) / 4 / 400);
    const { low, high } = intervalOf(changes);
    expect(low).toBeCloseTo(0.125 - 1.96 * spread, 2);
    expect(high).toBeCloseTo(0.125 + 1.96 * spread, 2);
  });
});

const flips = (changed: number, all: number) =>
  Array.from({ length: all }, (_, index) => (index < changed ? (index % 2 === 0 ? 1 : -1) : 0));

describe('the smallest detectable change', () => {
  test.each(['25 of 190', '2 of 20', '190 of 190', '1 of 5'])('with %s flips solves its equation', (flipped) => {
    const [changed, all] = flipped.split(' of ').map(Number) as [number, number];
    const { detectable, isAssumed } = detectableChange(flips(changed, all));
    const error = Math.sqrt(changed) / all;
    const right = 2.802 * Math.sqrt(error ** 2 + (detectable * (1 - detectable)) / all);
    expect(isAssumed).toBe(false);
    expect(Math.min(1, right)).toBeCloseTo(detectable, 9);
  });

  test('without any flip takes 8 of 100 for usual, and says so', () => {
    const { detectable, isAssumed } = detectableChange(flips(0, 200));
    expect(isAssumed).toBe(true);
    expect(detectable).toBeCloseTo(detectableChange(flips(16, 200)).detectable, 12);
  });
});

describe("Holm's correction", () => {
  test.each<[string, number[], number[]]>([
    ['nothing', [], []],
    ['one value, left alone', [0.04], [0.04]],
    ['several, the smallest times their number, the next times one less', [0.01, 0.02, 0.04], [0.03, 0.04, 0.04]],
    ['several in any order', [0.04, 0.01, 0.02], [0.04, 0.03, 0.04]],
    ['none below the one before it', [0.02, 0.011, 0.01], [0.03, 0.03, 0.03]],
    ['none above 1', [0.6, 0.5], [1, 1]],
    ['equal ones', [0.02, 0.02], [0.04, 0.04]],
  ])('of %s', (_, values, expected) => {
    const corrected = holm(values);
    expect(corrected).toHaveLength(expected.length);
    for (const [index, value] of corrected.entries()) expect(value).toBeCloseTo(expected[index] as number, 12);
  });
});

/** sfc32 as it is defined, in whole numbers without a limit, each cut to 32 bits. */
function sfc32(seed: number, count: number): number[] {
  const cut = (value: bigint) => BigInt.asUintN(32, value);
  let [a, b, c, counter] = [0x9e3779b9n, 0x243f6a88n, 0xb7e15162n, BigInt(seed)];
  const next = (): number => {
    const mixed = cut(a + b + counter);
    counter = cut(counter + 1n);
    a = b ^ (b >> 9n);
    b = cut(c + (c << 3n));
    c = cut(((c << 21n) | (c >> 11n)) + mixed);
    return Number(mixed);
  };
  return Array.from({ length: 20 + count }, next).slice(20);
}

describe('random bits', () => {
  test.each([0, 1, 2, 0xffffffff])('are those of sfc32 with seed %i', (seed) => {
    const drawn = new Uint32Array(50);
    makeBits(seed)(drawn);
    expect([...drawn]).toEqual(sfc32(seed, 50));
  });
});
