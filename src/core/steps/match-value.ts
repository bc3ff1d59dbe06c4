import { MAX_LIST_SEARCH, MAX_NESTED } from '../limits.js';
import {
  allowedRange,
  canonicalText,
  hasIndex,
  hasRule,
  hasTolerance,
  isNumber,
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
import { findPartner, noPartners, type Partners } from '../text/matching.js';
import { depthWithin, isMapping, listAt, type Mapping, memoizedPairs, own } from '../text/values.js';

/** `includes`: the actual value may hold more than the reference; `within`: it may hold less. */
export type MatchMode = 'exact' | 'includes' | 'within';

/** Visits that are left for the searches in lists of one question: counted and not timed, so that every machine decides the same. */
export type SearchWork = ReturnType<typeof startSearch>;

export function startSearch() {
  return { left: MAX_LIST_SEARCH };
}

/** How two values are compared, and the work that is left for lists without order. */
export type Matching = Readonly<ReturnType<typeof startMatching>>;

/** `search`: the work that all comparisons of the question share; without it, this comparison has only its own limit. */
export function startMatching(mode: MatchMode, rules: ValueRules, search = startSearch()) {
  return { mode, rules, normalized: normalizer(rules.normalize ?? []), search };
}

/** The place of two values: the path for readers, and the rules that apply there. For items in any order, the place in the reference. */
export interface Place {
  readonly path: string;
  readonly state: PathState;
}

export type Mismatch = Difference & {
  /** The limit of the work was reached before the items of a list were paired. */
  readonly tooSymmetric?: true;
  /** The path of a list without order, in which one side has an item that the other side lacks. */
  readonly bag?: string;
};

export function placeAt({ path, state }: Place, key: string | number): Place {
  return { path: typeof key === 'number' ? `${path}[${key}]` : keyPath(path, key), state: stateAt(state, key) };
}

/** Adds a key to a path in the form of the rules of a corpus: plain keys after a dot, others in quotes. */
export function keyPath(path: string, key: string): string {
  return `${path}.${/^[^.[\]"\s]+$/.test(key) ? key : JSON.stringify(key)}`;
}

/**
 * Compares two JSON values: the first difference, or null when they match. Numbers, keys and texts are equal as in
 * `differenceOf`, except where the rules say otherwise.
 */
export function matchValues(reference: unknown, actual: unknown, matching: Matching): Mismatch | null {
  return compare(reference, actual, { path: '$', state: matching.rules.paths }, matching);
}

export function compare(reference: unknown, actual: unknown, place: Place, matching: Matching): Mismatch | null {
  if (hasRule(place.state, 'taken')) return null;
  if (Array.isArray(reference) && Array.isArray(actual)) return compareLists(reference, actual, place, matching);
  if (isMapping(reference) && isMapping(actual)) return compareMappings(reference, actual, place, matching);
  if (sameLeaf(reference, actual, place.state, matching)) return null;
  return { path: place.path, reference, actual };
}

function compareMappings(reference: Mapping, actual: Mapping, place: Place, matching: Matching): Mismatch | null {
  const { mode, rules } = matching;
  // Only the side that must not have further keys is listed, because a mapping can have very many keys.
  const left = mode === 'within' ? [] : visibleKeys(reference, place, rules);
  const right = mode === 'includes' ? [] : visibleKeys(actual, place, rules);
  const odd =
    left.find((key) => !hasValue(actual, key, rules)) ?? right.find((key) => !hasValue(reference, key, rules));
  if (odd !== undefined) {
    return { path: keyPath(place.path, odd), reference: own(reference, odd), actual: own(actual, odd) };
  }
  for (const key of mode === 'within' ? right : left) {
    const mismatch = compare(own(reference, key), own(actual, key), placeAt(place, key), matching);
    if (mismatch) return mismatch;
  }
  return null;
}

function visibleKeys(mapping: Mapping, { state }: Place, rules: ValueRules): string[] {
  const keys = Object.keys(mapping);
  if (state.length === 0 && rules.normalize === null) return keys;
  return keys.filter((key) => isVisible(mapping[key], stateAt(state, key), rules));
}

/** Whether a mapping has a key; a null is absent with `nulls`. */
export function hasValue(mapping: Mapping, key: string, { normalize }: ValueRules): boolean {
  return Object.hasOwn(mapping, key) && !(mapping[key] === null && normalize?.includes('nulls'));
}

function visibleItems(list: readonly unknown[], { state }: Place): number[] {
  const indexes = [...list.keys()];
  return state.length === 0 ? indexes : indexes.filter((index) => !hasRule(stateAt(state, index), 'ignored'));
}

function compareLists(reference: readonly unknown[], actual: readonly unknown[], place: Place, matching: Matching) {
  const lists = { reference, actual, left: visibleItems(reference, place), right: visibleItems(actual, place) };
  if (isUnordered(place.state, matching.rules)) return matchBags(lists, place, matching);
  return matching.mode === 'exact' ? comparePairs(lists, place, matching) : compareParts(lists, place, matching);
}

function comparePairs({ reference, actual, left, right }: Lists, place: Place, matching: Matching): Mismatch | null {
  if (left.length !== right.length) {
    const at = Math.min(left.length, right.length);
    const index = left[at] ?? right[at] ?? at;
    return { path: `${place.path}[${index}]`, reference: reference[left[at] ?? -1], actual: actual[right[at] ?? -1] };
  }
  for (const [at, index] of left.entries()) {
    const other = right[at] as number;
    const mismatch = compare(reference[index], actual[other], placeAt(place, index), matching);
    if (mismatch) return mismatch;
  }
  return null;
}

/** Finds the items of one list in the other, in the same order. Each takes its earliest match, which leaves the most items for the next. */
function compareParts({ reference, actual, left, right }: Lists, place: Place, matching: Matching): Mismatch | null {
  const isWithin = matching.mode === 'within';
  const [part, whole] = isWithin ? [right, left] : [left, right];
  const pair = (one: number, other: number) => (isWithin ? ([other, one] as const) : ([one, other] as const));
  let next = 0;
  for (const one of part) {
    const from = next;
    /** The difference to the first possible partner. It is kept, because a second comparison would double the work per level. */
    let near: Mismatch | null = null;
    const mismatchWith = (other: number): Mismatch | null => {
      const [index, at] = pair(one, other);
      return compare(reference[index], actual[at], placeAt(place, index), matching);
    };
    for (; next < whole.length; next++) {
      const mismatch = mismatchWith(whole[next] as number);
      if (mismatch === null) break;
      if (next === from) near = mismatch;
    }
    if (next === whole.length) {
      const [missing, extra] = isWithin ? [undefined, actual[one]] : [reference[one], undefined];
      return near ?? { path: `${place.path}[${one}]`, reference: missing, actual: extra };
    }
    next++;
  }
  return null;
}

/** Whether two values, of which at least one is neither a list nor a mapping, are equal under the rules. */
function sameLeaf(reference: unknown, actual: unknown, state: PathState, matching: Matching): boolean {
  if (typeof reference === 'string' && typeof actual === 'string') {
    return reference === actual || matching.normalized(reference) === matching.normalized(actual);
  }
  if (sameScalar(reference, actual)) return true;
  const tolerance = isNumber(reference) && isNumber(actual) ? toleranceAt(state, matching.rules) : null;
  if (tolerance === null) return false;
  if (typeof reference === 'bigint' && typeof actual === 'bigint') return isNearInteger(reference, actual, tolerance);
  const [low, high] = allowedRange(Number(reference), tolerance);
  // With a tolerance of 0, two different large integers would be equal as doubles.
  return low < high && low <= Number(actual) && Number(actual) <= high;
}

/** Integers that a double does not hold exactly, such as times in nanoseconds. */
function isNearInteger(reference: bigint, actual: bigint, { absolute, relative }: Tolerance): boolean {
  const apart = Math.abs(Number(reference - actual));
  return apart <= Math.max(absolute, relative * Math.abs(Number(reference)));
}

interface Lists {
  readonly reference: readonly unknown[];
  readonly actual: readonly unknown[];
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** The index of an item without its own rules. */
const ANY_INDEX = -1;

/** The work of comparing two items, in visits of cells. */
const ITEM_VISITS = 50;

/**
 * Compares two lists whose order does not count: each item of the smaller list needs its own partner in the other one.
 * Equal items are paired first, in almost linear time. Only the other items are compared with each other.
 */
function matchBags(lists: Lists, place: Place, matching: Matching): Mismatch | null {
  const { reference, actual, left, right } = lists;
  if (!depthWithin([reference, actual], MAX_NESTED + 1)) {
    return { path: place.path, reference, actual, tooSymmetric: true };
  }
  const { mode, rules, search } = matching;
  const isWithin = mode === 'within';
  const [part, whole] = isWithin ? [right, left] : [left, right];
  const hasOwnRules = hasIndex(place.state);
  const partners = noPartners(part.length, whole.length);
  if (!hasOwnRules) {
    const state = stateAt(place.state, ANY_INDEX);
    const textsOf = (indexes: readonly number[], items: readonly unknown[]) =>
      indexes.map((index) => canonicalText(items[index], state, matching));
    const [ofReference, ofActual] = [textsOf(left, reference), textsOf(right, actual)];
    pairEqual(partners, isWithin ? ofActual : ofReference, isWithin ? ofReference : ofActual);
  }
  // Without tolerances and rules of single items, only equal items match.
  const isEqual = mode === 'exact' && !hasTolerance(rules) && !hasOwnRules;
  // A second comparison of a pair would double the work with each level of nesting.
  const fits = memoizedPairs(whole.length, (one, other) => {
    search.left -= ITEM_VISITS;
    const [index, at] = (isWithin ? [whole[other], part[one]] : [part[one], whole[other]]) as [number, number];
    return compare(reference[index], actual[at], placeAt(place, index), matching) === null;
  });
  // Most lists have about the same or the reverse order, so the search begins next to the partner of the previous item.
  const placesFor = (one: number) => placesAround(Math.max(0, partners.ofOne[one - 1] ?? 0), whole.length, matching);
  const hasPartner = (one: number) =>
    (partners.ofOne[one] as number) >= 0 || (!isEqual && findPartner(one, partners, placesFor, fits));
  const isComplete = [...part.keys()].every(hasPartner);
  if (isComplete && (mode !== 'exact' || left.length === right.length)) return null;
  const found = describe(lists, partners, place, isWithin);
  return !isComplete && !isEqual && search.left <= 0 ? { ...found, tooSymmetric: true } : found;
}

/** Pairs items with equal texts, in their order. */
function pairEqual({ ofOne, ofOther }: Partners, partTexts: readonly string[], wholeTexts: readonly string[]): void {
  const free = new Map<string, number[]>();
  for (const [at, text] of [...wholeTexts.entries()].reverse()) listAt(free, text).push(at);
  for (const [at, text] of partTexts.entries()) {
    const other = free.get(text)?.pop();
    if (other === undefined) continue;
    ofOne[at] = other;
    ofOther[other] = at;
  }
}

/** All places of a list, the nearest first, while there is work left. */
function* placesAround(center: number, length: number, { search }: Matching): Generator<number> {
  for (let distance = 0; distance < length && search.left > 0; distance++) {
    if (center + distance < length) yield center + distance;
    if (distance > 0 && center - distance >= 0) yield center - distance;
  }
}

/** The first item without a partner: an item of the reference if there is one, otherwise an item of the agent. */
function describe(
  { reference, actual, left, right }: Lists,
  { ofOne, ofOther }: Partners,
  { path }: Place,
  isWithin: boolean,
): Mismatch {
  const missing = isWithin ? -1 : ofOne.findIndex((other) => other < 0);
  if (missing >= 0) {
    const index = left[missing] as number;
    return { path: `${path}[${index}]`, reference: reference[index], actual: undefined, bag: path };
  }
  const index = right[(isWithin ? ofOne : ofOther).findIndex((other) => other < 0)] ?? 0;
  return { path: `${path}[${index}]`, reference: undefined, actual: actual[index], bag: path };
}
