/** Flips that are drawn where trying all would take too long. */
export declare const FLIPS = 10000;
/**
 * How often chance alone moves the sum of all templates as far as it moved: if nothing had changed, a template's sum
 * could as well have the other sign. In (0, 1]; 1 where nothing differs. p = #{|T*| ≥ |T|} / 2^G over all flips for up
 * to 16 templates, else (1 + #) / (B + 1) over 10,000 seeded ones. Templates whose sum is 0 flip to themselves and
 * count for nothing.
 */
export declare function signFlipP(sums: Float64Array, flips?: number): number;
