/** Fills a list with numbers of 32 random bits each, further ones with each call. */
export type FillBits = (into: Uint32Array) => void;

/** Rounds after which similar seeds have nothing in common. */
const WARM_UP = 20;

/**
 * Random bits, the same ones for the same seed on every machine: sfc32 (Chris Doty-Humphrey, PractRand), which passes
 * BigCrush and needs integers alone. It draws samples; it keeps no secrets. A list at a time, so that its state stays
 * in registers: that is three times as fast.
 */
export function makeBits(seed: number): FillBits {
  const state = Int32Array.of(0x9e3779b9, 0x243f6a88, 0xb7e15162, seed);
  const fill = (into: Uint32Array): void => {
    let a = state[0] as number;
    let b = state[1] as number;
    let c = state[2] as number;
    let counter = state[3] as number;
    for (let index = 0; index < into.length; index++) {
      const mixed = (((a + b) | 0) + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + mixed) | 0;
      into[index] = mixed;
    }
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = counter;
  };
  fill(new Uint32Array(WARM_UP));
  return fill;
}
