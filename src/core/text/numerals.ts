import { memoized } from './values.js';

export const MINUS = '−';

/** The text for a sum beyond the largest number. */
export const TOO_LARGE = 'too large';

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

export function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}
