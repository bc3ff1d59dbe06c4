/**
 * A sum without rounding: numbers of which none overlaps another, the smallest first (Shewchuk 1997). The same numbers give
 * the same sum in any order, and in any parts that are added up later.
 */
export type ExactSum = readonly number[];

/** The sum and one more finite number. */
export function added(parts: ExactSum, value: number): ExactSum {
  const grown: number[] = [];
  let carried = value;
  for (const part of parts) {
    const { rounded, lost } = twoSum(carried, part);
    if (lost !== 0) grown.push(lost);
    carried = rounded;
  }
  return [...grown, carried];
}

/** The number that is nearest to the sum; 0 for none. */
export function roundedSum(parts: ExactSum): number {
  let total = 0;
  for (let at = parts.length - 1; at >= 0; at--) {
    const { rounded, lost } = twoSum(total, parts[at] as number);
    if (lost !== 0) return roundedHalf(rounded, lost, parts[at - 1] ?? 0);
    total = rounded;
  }
  return total;
}

/** Of two numbers that are equally near, what is lost below the half decides. */
function roundedHalf(rounded: number, lost: number, below: number): number {
  const other = rounded + 2 * lost;
  const isHalf = other - rounded === 2 * lost;
  return isHalf && Math.sign(below) === Math.sign(lost) ? other : rounded;
}

/** A sum as it is rounded, and what rounding lost, which is exact. */
function twoSum(a: number, b: number): { readonly rounded: number; readonly lost: number } {
  const [large, small] = Math.abs(a) >= Math.abs(b) ? [a, b] : [b, a];
  const rounded = large + small;
  return { rounded, lost: small - (rounded - large) };
}
