import { isMapping, own } from './values.js';

/** Any item of a list, as in `[*]`. */
export const ANY_ITEM = Symbol('any item');

/** Keys, indexes and `[*]` that lead to values. */
export type JsonPath = readonly (string | number | typeof ANY_ITEM)[];

/** The forms of a path, for messages. */
export const PATH_FORMS = 'a path such as a.b, a[0].b, a[*].b or "odd.key"';

/** A key, after a dot unless it is the first one, or an index. */
const PART = /(?:^|(?<!^)\.)("(?:[^"\\]|\\.)*"|[^.[\]"\s*][^.[\]"]*)|\[(\d{1,9}|\*)\]/y;

/** Reads `a.b`, `a[0].b`, `a[*].b`, `"odd.key"`, also after `$`; null for anything else. */
export function decodePath(text: string): JsonPath | null {
  const path: JsonPath[number][] = [];
  const written = text.replace(/^\$(?:\.|(?=\[)|$)/, '');
  PART.lastIndex = 0;
  for (let at = 0; at < written.length; at = PART.lastIndex) {
    const [part, key, index] = PART.exec(written) ?? [];
    if (part === undefined) return null;
    const at = index === '*' ? ANY_ITEM : Number(index);
    const decoded = key === undefined ? at : decodeKey(key);
    if (decoded === null) return null;
    path.push(decoded);
  }
  return path.length === 0 ? null : path;
}

function decodeKey(key: string): string | null {
  if (!key.startsWith('"')) return key;
  try {
    return JSON.parse(key) as string;
  } catch {
    return null;
  }
}

/** The places to which a path leads, or at which it ends, one after the other; the value of a missing one is undefined. */
export function* placesAt(
  root: unknown,
  path: JsonPath,
  before: JsonPath = [],
): Generator<{ readonly keys: JsonPath; readonly value: unknown }> {
  const [key, ...rest] = path;
  if (key === undefined) yield { keys: before, value: root };
  else if (key === ANY_ITEM && Array.isArray(root)) {
    for (const [index, item] of root.entries()) yield* placesAt(item, rest, [...before, index]);
  } else {
    const child = key === ANY_ITEM ? undefined : childAt(root, key);
    if (child === undefined) yield { keys: [...before, key], value: undefined };
    else yield* placesAt(child, rest, [...before, key]);
  }
}

function childAt(value: unknown, key: string | number): unknown {
  if (typeof key === 'number') return Array.isArray(value) ? value[key] : undefined;
  return isMapping(value) ? own(value, key) : undefined;
}

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
      const at = Math.min(left.length, right.length);
      if (left.length !== right.length) return { path: `${path}[${at}]`, reference: left[at], actual: right[at] };
      for (let i = at - 1; i >= 0; i--) pending.push([left[i], right[i], `${path}[${i}]`]);
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
