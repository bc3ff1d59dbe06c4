import type { SearchWork } from '../tables/table.js';
import {
  allowedRange,
  hasOwnRule,
  hasTolerance,
  isIgnored,
  isUnordered,
  isVisible,
  normalizer,
  type PathState,
  stateAt,
  type Tolerance,
  toleranceAt,
  type ValueRules,
} from '../tables/value-rules.js';
import { type Difference, sameScalar } from '../text/json-path.js';
import { type NumberedItem, type Places, placesBetween } from '../text/matching.js';
import { isMapping, listAt, own } from '../text/values.js';

/** Whether two values, of which at least one is neither a list nor a mapping, are equal under the rules. */
export function sameLeaf(reference: unknown, actual: unknown, state: PathState, matching: ValueMatching): boolean {
  if (typeof reference === 'string' && typeof actual === 'string') {
    return reference === actual || matching.normalized(reference) === matching.normalized(actual);
  }
  if (sameScalar(reference, actual)) return true;
  const tolerance = isNumber(reference) && isNumber(actual) ? toleranceAt(state, matching.rules) : null;
  if (tolerance === null) return false;
  if (typeof reference === 'bigint' && typeof actual === 'bigint') return isNearInteger(reference, actual, tolerance);
  const [least, most] = allowedRange(Number(reference), tolerance);
  // With a tolerance of 0, two different large integers would be equal as doubles.
  return least < most && least <= Number(actual) && Number(actual) <= most;
}

/** Integers that a double does not hold exactly, such as times in nanoseconds. */
function isNearInteger(reference: bigint, actual: bigint, { absolute, relative }: Tolerance): boolean {
  const apart = Math.abs(Number(reference - actual));
  return apart <= Math.max(absolute, relative * Math.abs(Number(reference)));
}

type ValueMatching = Pick<Matching, 'rules' | 'normalized'>;

export function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

/** A text that is the same for two values if and only if they are equal without a tolerance. */
export function canonicalText(value: unknown, state: PathState, matching: ValueMatching): string {
  if (state.length > 0 && hasOwnRule(state)) return 'taken';
  if (typeof value === 'string') return JSON.stringify(matching.normalized(value));
  if (isNumber(value)) return numberText(value);
  if (Array.isArray(value)) {
    const items = value.flatMap((item: unknown, index) => {
      const inside = stateAt(state, index);
      return isIgnored(inside) ? [] : [canonicalText(item, inside, matching)];
    });
    return `[${(isUnordered(state, matching.rules) ? items.sort() : items).join(',')}]`;
  }
  if (!isMapping(value)) return value instanceof Date ? `date ${value.getTime()}` : String(value);
  const parts = Object.entries(value).flatMap(([key, item]) => {
    const inside = stateAt(state, key);
    return !isVisible(item, inside, matching.rules)
      ? []
      : [`${JSON.stringify(key)}:${canonicalText(item, inside, matching)}`];
  });
  return `{${parts.sort().join(',')}}`;
}

/** The same text for 5 and 5.0, and for 1e21 and its digits. */
function numberText(value: number | bigint): string {
  return Number.isInteger(value) ? String(BigInt(value)) : String(value);
}

/** Whether the rules have a tolerance for a number at this place. */
export function mayBeOff(state: PathState, rules: ValueRules): boolean {
  return toleranceAt(state, rules) !== null;
}

/** Texts that are the same for all values that match. */
export function canonical(rules: ValueRules, state: PathState): (value: unknown) => string {
  const normalized = normalizer(rules.normalize ?? []);
  return (value) => canonicalText(value, state, { rules, normalized });
}

/** With a tolerance, numbers may differ. */
export function canonicalOutput(rules: ValueRules, state = rules.paths): (value: unknown) => string {
  const textOf = canonical(rules, state);
  return hasTolerance(rules) ? (value) => textOf(withoutNumbers(value)) : textOf;
}

function withoutNumbers(value: unknown): unknown {
  if (isNumber(value)) return 0;
  if (Array.isArray(value)) return value.map(withoutNumbers);
  if (!isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutNumbers(item)]));
}

/** The same text for the same rules. */
export function rulesText(rules: ValueRules, state: PathState): string {
  return JSON.stringify([normalizeText(rules), rules.unordered, hasTolerance(rules), stateText(state)]);
}

/** The same text for the same normalization, in whatever order it is written. */
export function normalizeText({ normalize }: ValueRules): string {
  return [...new Set(normalize)].sort().join();
}

function stateText(state: PathState): unknown[] {
  return state.map(({ next, ignored, taken, unordered }) => [
    ...[ignored, taken, unordered],
    ...[...next].map(([key, node]) => [typeof key, String(key), stateText([node])]),
  ]);
}

/** `includes`: the actual value may hold more than the reference; `within`: it may hold less. */
export type MatchMode = 'exact' | 'includes' | 'within';

/** How two values, or two texts, are compared. */
export interface HowCompared {
  readonly mode: MatchMode;
  readonly rules: ValueRules;
  /** The work that all comparisons of the question share; absent: this comparison has only its own limit. */
  readonly search?: SearchWork | undefined;
}

/** The mode, rules and remaining work of one comparison of two values. */
export interface Matching {
  readonly mode: MatchMode;
  readonly rules: ValueRules;
  readonly normalized: (text: string) => string;
  /** Pairs of items of unordered lists that can still be tried. */
  readonly work: { left: number; readonly most: number };
}

/** The place of both values: the path for a reader, and the rules that apply to each side. */
export interface Place {
  readonly path: string;
  readonly reference: PathState;
  readonly actual: PathState;
}

/** A difference. */
export type Mismatch = Difference & {
  /** The limit of the work was reached before the items of a list were paired. */
  readonly tooSymmetric?: true;
  /** The path of a list whose order is free: one side has an item that the other one lacks. */
  readonly bag?: string;
};

/** The first difference of two values at a place. */
export type Compare = (reference: unknown, actual: unknown, place: Place, matching: Matching) => Mismatch | null;

/** Two lists with the indexes of the items that count. */
export interface Lists {
  readonly reference: readonly unknown[];
  readonly actual: readonly unknown[];
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** Maximum pairs of items of unordered lists that are tried for one pair of values. Usual items have a key and need few. */
const MAX_TRIED = 200_000;
/** Pairs of items that each comparison can try, even if the question has no work left. */
const MIN_TRIED = 1000;
/** The cost of a pair in visits of cells. */
const TRY_VISITS = 100;

export function startMatching(mode: MatchMode, rules: ValueRules, search?: SearchWork): Matching {
  const most = search ? Math.max(MIN_TRIED, Math.min(MAX_TRIED, search.left / TRY_VISITS)) : MAX_TRIED;
  return { mode, rules, normalized: normalizer(rules.normalize ?? []), work: { left: most, most } };
}

/** Subtracts the work of a comparison from the work that is left for the question. */
export function endMatching({ work }: Matching, search?: SearchWork): void {
  if (search) search.left -= (work.most - work.left) * TRY_VISITS;
}

/** The place of a child: a key, or an index on each side. */
export function placeAt(place: Place, left: string | number, right: string | number): Place {
  return {
    path: typeof left === 'number' ? `${place.path}[${left}]` : keyPath(place.path, left),
    reference: stateAt(place.reference, left),
    actual: stateAt(place.actual, right),
  };
}

/** A plain key after a dot, any other in quotes, as a rule of the corpus would write it. */
export function keyPath(path: string, key: string): string {
  return `${path}.${/^[^.[\]"\s]+$/.test(key) ? key : JSON.stringify(key)}`;
}

/** Keys inside an item that lead to a plain value. */
export type LeafPath = readonly (string | number)[];

/** Maximum plain values of an item that can become keys. */
const MAX_LEAVES = 16;

/** A plain value inside an item. */
interface Leaf {
  readonly path: LeafPath;
  readonly value: unknown;
  readonly inside: PathState;
}

/** The plain values of an item whose path has only keys and indexes of ordered lists: they are compared at the same path. */
export function leavesOf(item: unknown, state: PathState, { mode, rules }: Matching): Leaf[] {
  const leaves: Leaf[] = [];
  const pending: Leaf[] = [{ path: [], value: item, inside: state }];
  for (let next = pending.shift(); next && leaves.length < MAX_LEAVES; next = pending.shift()) {
    const { path, value, inside } = next;
    if (isIgnored(inside) || hasOwnRule(inside)) continue;
    if (isMapping(value)) {
      for (const [key, child] of Object.entries(value)) {
        pending.push({ path: [...path, key], value: child, inside: stateAt(inside, key) });
      }
    } else if (!Array.isArray(value)) leaves.push(next);
    else if (mode === 'exact' && inside.length === 0 && !rules.unordered) {
      for (const [index, child] of value.slice(0, MAX_LEAVES).entries()) {
        pending.push({ path: [...path, index], value: child, inside });
      }
    }
  }
  return leaves;
}

/** The plain value of an item under keys; undefined where it has none, or may as well have none. */
export function plainAt(item: unknown, path: LeafPath, { rules }: ValueMatching): unknown {
  const value = path.reduce<unknown>((at, key) => {
    if (typeof key === 'number') return Array.isArray(at) ? at[key] : undefined;
    return isMapping(at) ? own(at, key) : undefined;
  }, item);
  const isNothing = value === null && rules.normalize?.includes('nulls');
  return Array.isArray(value) || isMapping(value) || isNothing ? undefined : value;
}

/**
 * The canonical texts of all plain values inside a value that are compared and kept; without recursion, as no depth of a value may
 * end a run.
 */
export function plainTexts(
  value: unknown,
  start: PathState,
  matching: ValueMatching,
  keeps: (value: unknown, state: PathState) => boolean,
): Set<string> {
  const texts = new Set<string>();
  const open = [{ value, state: start }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: one, state } = next;
    if (isIgnored(state) || hasOwnRule(state)) continue;
    if (Array.isArray(one))
      for (const [at, item] of one.entries()) open.push({ value: item, state: stateAt(state, at) });
    else if (isMapping(one))
      for (const [key, item] of Object.entries(one)) open.push({ value: item, state: stateAt(state, key) });
    else if (keeps(one, state)) texts.add(canonicalText(one, [], matching));
  }
  return texts;
}

/** The index of an item without its own rules. */
export const ANY_INDEX = -1;

/** A tolerance up to this share: the ranges of greater references begin and end at greater numbers. */
const MAX_RELATIVE = 0.99;

/** Whether numbers can be paired in ascending order. */
export function isMonotone({ relative }: Tolerance): boolean {
  return relative <= MAX_RELATIVE;
}

/** Whether a value is a list, or has one under some key. */
export function holdsList(item: unknown): boolean {
  return Array.isArray(item) || (isMapping(item) && Object.values(item).some(holdsList));
}

/** The least or greatest number inside a value; undefined without one. */
export function extremeOf(value: unknown, pick: (a: number, b: number) => number): number | undefined {
  if (isNumber(value)) return Number(value);
  if (typeof value !== 'object' || value === null) return undefined;
  let extreme: number | undefined;
  for (const item of Object.values(value)) {
    const found = extremeOf(item, pick);
    if (found !== undefined) extreme = extreme === undefined ? found : pick(extreme, found);
  }
  return extreme;
}

/** The plain values inside an item that another one must have, too, wherever it has them. */
export function plainValues(item: unknown): unknown[] {
  const values: unknown[] = [];
  const open = [item];
  while (open.length > 0) {
    const next = open.pop();
    if (Array.isArray(next) || isMapping(next)) for (const inner of Object.values(next)) open.push(inner);
    else if (next !== null && next !== undefined && !Number.isNaN(next)) values.push(next);
  }
  return values;
}

/** A value, and the place of the item that has it. */
export type PlacedValue = readonly [value: unknown, at: number];

/** Finds the places of the values that can match a value: those with its text, or numbers within the tolerance of it. */
export function indexOf(
  placed: Iterable<PlacedValue>,
  inside: PathState,
  matching: Matching,
): (value: unknown) => Places {
  const byText = new Map<string, number[]>();
  const numbers: NumberedItem[] = [];
  for (const [value, at] of placed) {
    listAt(byText, canonicalText(value, inside, matching)).push(at);
    if (isNumber(value) && !Number.isNaN(Number(value))) numbers.push({ value: Number(value), at });
  }
  const tolerance = toleranceAt(inside, matching.rules);
  const sameText = (value: unknown) => byText.get(canonicalText(value, inside, matching)) ?? [];
  if (tolerance === null) return sameText;
  const rangeOf = matching.mode === 'within' ? widestRange : allowedRange;
  numbers.sort((a, b) => a.value - b.value);
  return (value) => {
    const number = isNumber(value) ? Number(value) : Number.NaN;
    if (Number.isNaN(number)) return sameText(value);
    const [least, most] = rangeOf(number, tolerance);
    // A large integer is rounded to a double.
    const rounded = 2 * Number.EPSILON * Math.max(Math.abs(least), Math.abs(most));
    const wide = Number.isSafeInteger(Math.trunc(number)) || !Number.isFinite(rounded) ? 0 : rounded;
    return placesBetween(numbers, least - wide, most + wide) ?? sameText(value);
  };
}

/** The range of reference numbers that can match an actual number. A relative tolerance is a share of the reference, so larger references allow more. */
function widestRange(actual: number, { absolute, relative }: { absolute: number; relative: number }) {
  if (relative >= 0.5) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
  return allowedRange(actual, { absolute, relative: relative / (1 - relative) });
}
