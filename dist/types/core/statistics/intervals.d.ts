/** A 95 % interval; `low` is never above `high`. */
export interface Interval {
    readonly low: number;
    readonly high: number;
}
/** The 97.5 % quantile of the normal distribution. */
export declare const Z = 1.959964;
/** Draws of a bootstrap; its ends then move by less than a tenth of a point from seed to seed. */
export declare const DRAWS = 10000;
/**
 * The 95 % interval of the mean change over these questions, at least one; never of zero width. Where every change is
 * −1, 0 or 1 it is Tango's score interval for paired proportions (1998); else the middle of a seeded bootstrap over the
 * questions with two more of them, one gained and one lost (as Agresti and Min 2005 add to a Wald interval), without
 * which equal changes would have no width.
 */
export declare function intervalOf(changes: readonly number[]): Interval;
/** The interval without so many of the values at each end. */
export declare function middleOf(values: Float64Array, beyond: number): Interval;
/** Fills a list with numbers of 32 random bits each, further ones with each call. */
type FillBits = (into: Uint32Array) => void;
/**
 * Random bits, the same ones for the same seed on every machine: sfc32 (Chris Doty-Humphrey, PractRand), which passes
 * BigCrush and needs integers alone. It draws samples; it keeps no secrets. A list at a time, so that its state stays
 * in registers: that is three times as fast.
 */
export declare function makeBits(seed: number): FillBits;
export {};
