import { describe, expect, test } from 'vitest';
import { makeBits } from '../../../src/core/statistics/intervals.js';

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
