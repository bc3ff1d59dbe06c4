export const MINUS = '−';

/** The text for a sum beyond the largest number. */
export const TOO_LARGE = 'too large';

/** A number with so many digits after the point, thousands apart; a true minus. */
export function fixed(value: number, digits: number): string {
  const size = Math.abs(value);
  if (!Number.isFinite(value)) return TOO_LARGE;
  const text = size >= 1e15 ? size.toExponential(2) : formatOf(digits).format(size);
  return value < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
}

/** Made once: making a format takes longer than writing hundreds of numbers with it. */
const FORMATS = new Map<number, Intl.NumberFormat>();

function formatOf(digits: number): Intl.NumberFormat {
  const known = FORMATS.get(digits);
  if (known) return known;
  const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  FORMATS.set(digits, format);
  return format;
}

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

/** No token count, time or price is larger, and sums of such figures stay finite. */
export const MAX_AMOUNT = 1e15;
