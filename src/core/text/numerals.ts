import { memoized } from './values.js';

export const MINUS = '−';

/** The text for a sum beyond the largest number. */
export const TOO_LARGE = 'too large';

/** Formats a number with `digits` decimals, grouped thousands and the sign `−`. */
export function fixed(value: number, digits: number): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return TOO_LARGE;
  const text = size >= 1e15 ? size.toExponential(2) : formatOf(digits).format(size);
  return value < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
}

/** Made once: making a format takes longer than writing hundreds of numbers with it. */
const formatOf = memoized(
  (digits: number) => new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

/** 346,163 */
export function whole(value: number): string {
  return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : fixed(value, 0);
}

/** A count with its noun: "1 row", "2 rows". */
export function counted(count: number, noun: string): string {
  return `${whole(count)} ${plural(count, noun)}`;
}

/** A noun in the form that follows a count. */
export function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}

/**
 * A sum without rounding: numbers of which none overlaps another, the smallest first (Shewchuk 1997). The same numbers have
 * the same sum in any order, and in any parts that are added up later.
 */
export type ExactSum = readonly number[];

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

/** Rounds half-way cases by the rest of the exact sum. */
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
