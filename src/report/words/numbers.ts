import type { MeasureDelta } from '../../core/runs/comparison.js';
import { fixed, MINUS, TOO_LARGE } from '../../core/text/numerals.js';

/** Digits after the point that a reader is ever shown. */
const MAX_DIGITS = 12;

/** Differences up to this come of adding up in binary. */
const ROUNDING = 1e-12;

/** 0.832, or a dash where there is no score. */
export function score(value: number | null): string {
  return value === null ? '–' : fixed(value, 3);
}

/** A figure as `show` writes it; null where there is none. */
export function shown(value: number | null, show: (value: number) => string): string | null {
  return value === null ? null : show(value);
}

/** The two scores of a comparison, with the same number of digits, enough of them to tell different scores apart. */
export function scorePair(base: number | null, head: number | null): [string, string] {
  return base === null || head === null ? [score(base), score(head)] : formatDistinct(base, head, 3);
}

/** Two figures with the same number of digits: `digits`, or as many as it takes to tell different figures apart. */
export function formatDistinct(a: number, b: number, digits: number): [string, string] {
  const places = placesApart(a, b, digits);
  return [fixed(a, places), fixed(b, places)];
}

/** How many digits after the point that takes. */
export function placesApart(a: number, b: number, digits: number): number {
  if (Math.abs(a - b) <= ROUNDING) return digits;
  for (let places = digits; places <= MAX_DIGITS; places++) {
    if (fixed(a, places) !== fixed(b, places)) return places;
  }
  return digits;
}

/** Digits after the point that a limit was written with. */
export function placesOf(limit: number): number {
  const decimals = limit.toFixed(MAX_DIGITS).split('.')[1] ?? '';
  let places = decimals.length;
  while (decimals[places - 1] === '0') places--;
  return places;
}

/** The difference of two scores in points: −10.0, +6.3; ±0.0 for what rounds to nothing. */
export function points(change: number): string {
  return signed(change * 100, 1);
}

/** So many digits after the point, or as many as it takes to see that a number is not 0. */
export function visibleDigits(value: number, digits: number): number {
  const size = Math.abs(value);
  if (size === 0 || size >= 0.5 * 10 ** -digits) return digits;
  return Math.min(MAX_DIGITS, Math.ceil(-Math.log10(size)));
}

/** A number with its sign, a true minus, and ± for what rounds to 0; nothing for what is not finite. */
export function signed(value: number, digits: number): string {
  if (!Number.isFinite(value)) return '';
  const size = fixed(Math.abs(value), digits);
  if (!/[1-9]/.test(size)) return `±${size}`;
  return `${value < 0 ? MINUS : '+'}${size}`;
}

/** Digits of an amount of dollars, two of which mean something: $0.87, $0.0042. */
function dollarDigits(value: number): number {
  const size = Math.abs(value);
  if (size === 0 || size >= 0.1 || !Number.isFinite(value)) return 2;
  return Math.min(MAX_DIGITS, 1 - Math.floor(Math.log10(size)));
}

/** US dollars: $0.87, $0.0042. */
export function dollars(value: number, digits: number = dollarDigits(value)): string {
  const text = fixed(value, digits);
  return text === TOO_LARGE ? text : `$${text}`;
}

/** A change by more than this share of a cost is worth a warning sign. */
const MUCH = 0.5;

/** A relative change in whole percent, with a warning sign where costs rose much; nothing for what is not finite. */
export function percent(base: number, head: number): string {
  if (base === 0) return head === 0 ? '±0 %' : 'new';
  const change = (head / base - 1) * Math.sign(base);
  if (!Number.isFinite(change)) return '';
  return `${change >= MUCH ? '⚠️ ' : ''}${signed(change * 100, 0)} %`;
}

/** How a figure per question is written. */
export interface AmountStyle {
  readonly digits: (value: number) => number;
  readonly show: (value: number, digits: number) => string;
}

export const TOKENS: AmountStyle = { digits: () => 0, show: fixed };
export const SECONDS: AmountStyle = { digits: () => 1, show: fixed };
export const DOLLARS: AmountStyle = { digits: dollarDigits, show: dollars };

/** The cells of a measure: both sides with the same number of digits, and the change in percent. */
interface AmountCells {
  readonly base: string;
  readonly head: string;
  readonly change: string;
}

/** Digits that tell two different amounts apart are shown only where the change in percent can be seen, too. */
export function amountCells({ base, head }: MeasureDelta, { digits, show }: AmountStyle): AmountCells {
  const alone = (value: number | null) => (value === null ? '–' : show(value, digits(value)));
  if (base === null || head === null) return { base: alone(base), head: alone(head), change: '' };
  const change = percent(base, head);
  const least = Math.max(digits(base), digits(head));
  const places = change.startsWith('±') ? least : placesApart(base, head, least);
  return { base: show(base, places), head: show(head, places), change };
}
