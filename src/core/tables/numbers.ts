import { exactDigits, hundredThousandths, isNumeral } from './cells.js';

/** From here on, a double has no more than 15 significant digits before its point, and numbers of other types are exact. */
const LARGE = 1e15;
/** Digits of a number from there on. */
const LONG = 16;
/** From here on, 0.00001 is no longer one of 15 significant digits. */
const WIDE = 1e9;
/** Below it, 3 significant digits count in place of 5 decimals. */
const SMALL = 0.001;
/** Below it, a number equals 0. */
const TINY = 1e-12;

const SPECIAL: ReadonlyMap<string, string> = new Map([
  ...['inf', '+inf', 'infinity', '+infinity'].map((word): [string, string] => [word, 'vInfinity']),
  ...['-inf', '-infinity'].map((word): [string, string] => [word, 'v-Infinity']),
  ['nan', 'vNaN'],
]);

/** A key that is equal for equal numbers: a count of 0.00001, or a text. Null for what is no number. */
export function numeralKey(lexical: string, isDouble: boolean): string | number | null {
  const isLong = !isDouble && lexical.length >= LONG && isNumeral(lexical, 'integer');
  const whole = isLong ? exactDigits(lexical.trim()) : '';
  if (whole.length > LONG) return `v${whole}`;
  if (!isNumeral(lexical, 'double')) return SPECIAL.get(lexical.trim().toLowerCase()) ?? null;
  const value = Number(lexical);
  return isDouble || Math.abs(value) < LARGE ? doubleKey(value) : `v${exactDigits(lexical.trim())}`;
}

/** Whether a number is not 0, and equals it. */
export function meetsZero(lexical: string): boolean {
  const key = numeralKey(lexical, false);
  return typeof key === 'string' && standInOfNumber(key) === 0;
}

/** The key of a number as JSON has it: an integer that a double holds exactly is an integer. */
export function jsonNumberKey(value: number | bigint): string | number {
  const isInteger = typeof value === 'bigint' || Number.isSafeInteger(value);
  return isInteger && !(Math.abs(Number(value)) < LARGE) ? `v${value}` : doubleKey(Number(value));
}

/** The same for a double: first rounded to 15 significant digits, as the digits after these depend on the order of a sum. */
function doubleKey(value: number): string | number {
  const size = Math.abs(value);
  const steps = size < WIDE && (size >= SMALL || size === 0) ? clearSteps(value, size) : null;
  if (steps !== null) return steps;
  if (!Number.isFinite(value)) return `v${value}`;
  if (size >= LARGE) return `d${value.toPrecision(15)}`;
  const fifteen = Number(value.toPrecision(15));
  if (size >= SMALL) return hundredThousandths(fifteen) ?? `v${fifteen}`;
  const three = roundedToThree(fifteen);
  return (Math.abs(three) >= SMALL ? hundredThousandths(three) : null) ?? `e${three}`;
}

/** The count of 0.00001 where no rounding to 15 digits can change it, as nearly always. */
function clearSteps(value: number, size: number): number | null {
  const product = size * 100_000;
  const rounded = Math.round(product);
  if (Math.abs(product - rounded) > 0.4) return null;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Half away from zero, in the decimal text: a multiplication would lose a half. */
function roundedToThree(value: number): number {
  const [digits, exponent] = Math.abs(value).toExponential().split('e') as [string, string];
  const rounded = Number(`${Math.round(Number(`${digits}e2`))}e${Number(exponent) - 2}`);
  return value < 0 ? -rounded : rounded;
}

const EXACT_LARGE = /^v-?\d{16}/;

/**
 * The key of the number that stands for another one where a result does not have that one: 0 for a number below 1e-12, and for a
 * large integer the double that it becomes beside doubles. Null for other keys.
 */
export function standInOfNumber(key: string): string | number | null {
  if (key.startsWith('e')) return Math.abs(Number(key.slice(1))) < TINY ? 0 : null;
  if (!EXACT_LARGE.test(key)) return null;
  const value = Number(key.slice(1));
  return Number.isFinite(value) ? `d${value.toPrecision(15)}` : null;
}
