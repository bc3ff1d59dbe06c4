import { isMapping } from './values.js';

/** The path at which two values differ, and both values there. */
export interface Difference {
  readonly path: string;
  readonly reference: unknown;
  readonly actual: unknown;
}

/** The path of the first difference (`$.rows[2].name`), or null when the values are equal. */
export function firstDifference(reference: unknown, actual: unknown): string | null {
  return differenceOf(reference, actual)?.path ?? null;
}

/**
 * Equality of JSON values: key order free, 1 = 1.0, `true` ≠ 1, big integers exact, missing ≠ null, NaN equals
 * itself. Returns the first difference, or null when the values are equal.
 */
export function differenceOf(reference: unknown, actual: unknown): Difference | null {
  const pending: [unknown, unknown, string][] = [[reference, actual, '$']];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [left, right, path] = next;
    if (Array.isArray(left) && Array.isArray(right)) {
      const longer = Math.max(left.length, right.length);
      if (left.length !== right.length) return differingLengths(left, right, path);
      for (let i = longer - 1; i >= 0; i--) pending.push([left[i], right[i], `${path}[${i}]`]);
    } else if (isMapping(left) && isMapping(right)) {
      const odd = unsharedKey(left, right);
      if (odd !== null) return { path: `${path}.${odd}`, reference: left[odd], actual: right[odd] };
      for (const key of Object.keys(left).reverse()) pending.push([left[key], right[key], `${path}.${key}`]);
    } else if (!sameScalar(left, right)) {
      return { path, reference: left, actual: right };
    }
  }
  return null;
}

function differingLengths(left: readonly unknown[], right: readonly unknown[], path: string): Difference {
  const at = Math.min(left.length, right.length);
  return { path: `${path}[${at}]`, reference: left[at], actual: right[at] };
}

function unsharedKey(left: Readonly<Record<string, unknown>>, right: Readonly<Record<string, unknown>>): string | null {
  const missing = Object.keys(left).find((key) => !Object.hasOwn(right, key));
  return missing ?? Object.keys(right).find((key) => !Object.hasOwn(left, key)) ?? null;
}

export function sameScalar(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (left instanceof Date && right instanceof Date) return left.getTime() === right.getTime();
  if (typeof left === 'bigint' || typeof right === 'bigint') return sameBigNumber(left, right);
  return typeof left === 'number' && typeof right === 'number' && Number.isNaN(left) && Number.isNaN(right);
}

/** A bigint and a double are equal when the double is exactly that integer. */
function sameBigNumber(left: unknown, right: unknown): boolean {
  const bothNumbers = [left, right].every((side) => typeof side === 'bigint' || typeof side === 'number');
  // biome-ignore lint/suspicious/noDoubleEquals: == between bigint and number is the exact mathematical comparison.
  return bothNumbers && (left as bigint) == (right as bigint);
}
