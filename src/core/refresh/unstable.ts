import { canonicalJson } from '../corpus/fingerprint.js';
import { isMapping, type Mapping } from '../text/values.js';

/** How recorded values of one question differ, as keys of a step that makes them equal. */
export interface Instability {
  /** Paths of parts that differ. */
  readonly ignore: readonly string[];
  /** Paths of lists in another order; `true`: the whole value is such a list. */
  readonly unordered: readonly string[] | boolean;
  readonly tolerance: Mapping | null;
}

/** Differences of numbers that come from another order of computing. */
const TOLERANCE = { absolute: 1e-9, relative: 1e-6 };
/** Share of the single values that must be equal, if parts are left out. */
const MIN_EQUAL = 0.5;

/** How values differ; null if they have so little in common that they disagree. */
export function instabilityOf(values: readonly unknown[]): Instability | null {
  const [first, ...others] = values;
  const found: Found = { different: new Set(), unordered: new Set(), isNear: false };
  for (const other of others) compare(first, other, [], found);
  const all = leavesOf(first, []);
  const kept = all.filter((path) => !isBelow(path, found.different));
  if (found.different.size > 0 && (kept.length === 0 || kept.length < all.length * MIN_EQUAL)) return null;
  const outermost = [...found.different].filter(
    (path) => !isBelow(path.slice(0, path.lastIndexOf('\0')), found.different),
  );
  const lists = [...found.unordered].filter((path) => !isBelow(path, found.different));
  return {
    ignore: outermost.map(shownPath),
    unordered: lists.includes('') ? true : lists.map(shownPath),
    tolerance: found.isNear ? TOLERANCE : null,
  };
}

/** Paths are parts, each after a NUL. */
interface Found {
  readonly different: Set<string>;
  readonly unordered: Set<string>;
  isNear: boolean;
}

const ANY_ITEM = '[*]';

function pathText(path: readonly string[]): string {
  return path.map((part) => `\0${part}`).join('');
}

function isBelow(path: string, paths: ReadonlySet<string>): boolean {
  return [...paths].some((one) => path === one || path.startsWith(`${one}\0`));
}

function compare(a: unknown, b: unknown, path: readonly string[], found: Found): void {
  if (canonicalJson(a) === canonicalJson(b)) return;
  if (typeof a === 'number' && typeof b === 'number' && isNear(a, b)) found.isNear = true;
  else if (isMapping(a) && isMapping(b)) compareMappings(a, b, path, found);
  else if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) compareLists(a, b, path, found);
  else found.different.add(pathText(path));
}

function isNear(a: number, b: number): boolean {
  const allowed = Math.max(TOLERANCE.absolute, TOLERANCE.relative * Math.abs(a));
  return Math.abs(a - b) <= allowed;
}

function compareMappings(a: Mapping, b: Mapping, path: readonly string[], found: Found): void {
  // With `match_output: includes`, another value may have more keys.
  for (const [key, value] of Object.entries(a)) {
    const inner = [...path, key];
    if (Object.hasOwn(b, key)) compare(value, b[key], inner, found);
    else found.different.add(pathText(inner));
  }
}

function compareLists(a: readonly unknown[], b: readonly unknown[], path: readonly string[], found: Found): void {
  const [left, right] = [a, b].map((list) => list.map((item) => canonicalJson(item)).sort());
  if (left?.join('\0') === right?.join('\0')) found.unordered.add(pathText(path));
  else for (const [at, item] of a.entries()) compare(item, b[at], [...path, ANY_ITEM], found);
}

/** The paths of all single values. */
function leavesOf(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, [...path, ANY_ITEM]));
  if (!isMapping(value)) return [pathText(path)];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
}

/** A path as a corpus has it: `orders[*].id`, `"odd.key"`. */
function shownPath(path: string): string {
  return path
    .split('\0')
    .slice(1)
    .map((part, at) => {
      if (part === ANY_ITEM) return part;
      const key = /^[^$.[\]"\s*][^.[\]"]*$/.test(part) ? part : JSON.stringify(part);
      return at === 0 ? key : `.${key}`;
    })
    .join('');
}
