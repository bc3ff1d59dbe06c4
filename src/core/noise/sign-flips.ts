import { makeBits } from './random.js';

/** Up to so many templates all flips are tried, 65,536 at most. */
const EXACT = 16;
/** Flips that are drawn where trying all would take too long. */
export const FLIPS = 10_000;

const SEED = 2;
/** Sums that differ by less, relative to the largest that there can be, differ by rounding. */
const ROUNDING = 1e-9;

/**
 * How often chance alone moves the sum of all templates as far as it moved: if nothing had changed, a template's sum
 * could as well have the other sign. In (0, 1]; 1 where nothing differs. p = #{|T*| ≥ |T|} / 2^G over all flips for up
 * to 16 templates, else (1 + #) / (B + 1) over 10,000 seeded ones. Templates whose sum is 0 flip to themselves and
 * count for nothing.
 */
export function signFlipP(sums: Float64Array, flips = FLIPS): number {
  const moved = sums.filter((sum) => sum !== 0);
  const largest = moved.reduce((total, sum) => total + Math.abs(sum), 0);
  const reached = Math.abs(moved.reduce((total, sum) => total + sum, 0)) - largest * ROUNDING;
  const tables = flipTables(moved);
  if (moved.length <= EXACT) return countAll(tables, reached) / 65_536;
  return (1 + countDrawn(tables, reached, flips)) / (flips + 1);
}

/**
 * For every eight templates the sums of all 256 ways to flip them, so that a draw is one look-up for eight templates.
 * At least two tables: what is missing there are noughts, which do not change the share.
 */
function flipTables(sums: Float64Array): Float64Array {
  const groups = Math.max(2, Math.ceil(sums.length / 8));
  const tables = new Float64Array(groups * 256);
  for (let group = 0; group < groups; group++) {
    const eight = sums.subarray(group * 8, group * 8 + 8);
    for (let flip = 0; flip < 256; flip++) {
      let total = 0;
      for (let bit = 0; bit < eight.length; bit++) {
        total += (flip >> bit) & 1 ? (eight[bit] as number) : -(eight[bit] as number);
      }
      tables[group * 256 + flip] = total;
    }
  }
  return tables;
}

function countAll(tables: Float64Array, reached: number): number {
  let count = 0;
  for (let low = 0; low < 256; low++) {
    for (let high = 256; high < 512; high++) {
      if (Math.abs((tables[low] as number) + (tables[high] as number)) >= reached) count++;
    }
  }
  return count;
}

function countDrawn(tables: Float64Array, reached: number, flips: number): number {
  const fill = makeBits(SEED);
  const groups = tables.length / 256;
  const words = new Uint32Array(Math.ceil(groups / 4));
  let count = 0;
  for (let flip = 0; flip < flips; flip++) {
    fill(words);
    let total = 0;
    for (let group = 0; group < groups; group++) {
      const byte = ((words[group >> 2] as number) >>> ((group & 3) * 8)) & 255;
      total += tables[group * 256 + byte] as number;
    }
    if (Math.abs(total) >= reached) count++;
  }
  return count;
}
