/** Fills a list with numbers of 32 random bits each, further ones with each call. */
export type FillBits = (into: Uint32Array) => void;
/**
 * Random bits, the same ones for the same seed on every machine: sfc32 (Chris Doty-Humphrey, PractRand), which passes
 * BigCrush and needs integers alone. It draws samples; it keeps no secrets. A list at a time, so that its state stays
 * in registers: that is three times as fast.
 */
export declare function makeBits(seed: number): FillBits;
