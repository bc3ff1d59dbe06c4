import {
  allowedRange,
  hasIndex,
  hasOwnRule,
  hasTolerance,
  type PathState,
  stateAt,
  toleranceAt,
} from '../tables/value-rules.js';
import { joined, type Places, pairNumbers } from '../text/matching.js';
import { depthWithin } from '../text/values.js';
import {
  ANY_INDEX,
  type Compare,
  canonicalOutput,
  canonicalText,
  extremeOf,
  holdsList,
  indexOf,
  isMonotone,
  type LeafPath,
  type Lists,
  leavesOf,
  type Matching,
  type Mismatch,
  type Place,
  type PlacedValue,
  placeAt,
  plainAt,
  plainValues,
} from './match-leaf.js';

/** For each item of one list, the index of its partner in the other list; -1 without a partner. */
interface Pairing {
  readonly ofPart: Int32Array;
  readonly ofWhole: Int32Array;
}

/** Maximum nesting of a list whose order does not count, because each level takes much of the stack. */
const MAX_BAG_DEPTH = 200;

/**
 * Compares two lists whose order does not count: each item of the smaller list needs its own partner in the other one.
 * Equal items are paired first, in almost linear time. Only the other items are compared with each other, if the values under
 * their keys can match.
 */
export function matchBags(lists: Lists, place: Place, matching: Matching, compare: Compare): Mismatch | null {
  const { reference, actual, left, right } = lists;
  if (!depthWithin([reference, actual], MAX_BAG_DEPTH + 1)) {
    return { path: place.path, reference, actual, tooSymmetric: true };
  }
  const isWithin = matching.mode === 'within';
  const [part, whole] = isWithin ? [right, left] : [left, right];
  const near = pairNear(lists, place, matching);
  const pairing = near ?? pairEqual(lists, place, matching);
  // Rules of single items apply to whichever item is paired with them.
  const isExact = matching.mode === 'exact' && !hasTolerance(matching.rules) && !hasRulesOfItems(place);
  const open = [...part.keys()].filter((at) => (pairing.ofPart[at] as number) < 0);
  if (!near && !isExact && open.length > 0) {
    const fits = memoizedPairs(whole.length, (one, other) => {
      const [index, at] = isWithin ? [whole[other], part[one]] : [part[one], whole[other]];
      const inside = placeAt(place, index as number, at as number);
      return compare(reference[index as number], actual[at as number], inside, matching) === null;
    });
    const candidates = makeCandidateFinder(lists, open, place, matching);
    const cost = costOf(isWithin ? right.map((index) => actual[index]) : left.map((index) => reference[index]));
    for (const one of open) {
      if (matching.work.left <= 0) return { ...describe(lists, pairing, place, matching), tooSymmetric: true };
      if (!augment(one, pairing, { candidates, fits, cost }, matching)) break;
    }
  }
  const isComplete = pairing.ofPart.every((other) => other >= 0);
  if (isComplete && (matching.mode !== 'exact' || left.length === right.length)) return null;
  const found = describe(lists, pairing, place, matching);
  return !near && !isComplete && matching.work.left <= 0 ? { ...found, tooSymmetric: true } : found;
}

/** Compares each pair of items only once, because a second comparison would double the work with each level of nesting. */
function memoizedPairs(width: number, fits: (one: number, other: number) => boolean) {
  const known = new Map<number, boolean>();
  return (one: number, other: number): boolean => {
    const pair = one * width + other;
    const found = known.get(pair) ?? fits(one, other);
    known.set(pair, found);
    return found;
  };
}

/** Lists of numbers only, with one tolerance, are paired without a search; null for others. */
function pairNear({ reference, actual, left, right }: Lists, place: Place, matching: Matching): Pairing | null {
  const state = stateAt(place.reference, ANY_INDEX);
  const tolerance = toleranceAt(state, matching.rules);
  const applies = tolerance !== null && isMonotone(tolerance) && !hasOwnRule(state) && !hasRulesOfItems(place);
  const references = left.map((index) => reference[index]);
  const actuals = right.map((index) => actual[index]);
  if (!applies || !(references.every(isUsual) && actuals.every(isUsual))) return null;
  const ofLeft = pairNumbers(references, actuals, (one) => allowedRange(one, tolerance));
  const ofRight = new Int32Array(actuals.length).fill(-1);
  for (const [one, other] of ofLeft.entries()) if (other >= 0) ofRight[other] = one;
  return matching.mode === 'within' ? { ofPart: ofRight, ofWhole: ofLeft } : { ofPart: ofLeft, ofWhole: ofRight };
}

/** Whether the items of the two sides have different rules: their lists stand at different indexes, or the items themselves. */
function hasRulesOfItems({ reference, actual }: Place): boolean {
  return hasIndex(reference) || hasIndex(actual) || !haveSameRules({ reference, actual });
}

function haveSameRules({ reference, actual }: Pick<Place, 'reference' | 'actual'>): boolean {
  return reference.length === actual.length && reference.every((node, at) => node === actual[at]);
}

/** A number that can be compared with others. */
function isUsual(value: unknown): value is number {
  return Number.isFinite(value);
}

function pairEqual(lists: Lists, place: Place, matching: Matching): Pairing {
  const { reference, actual, left, right } = lists;
  const leftTexts = left.map((index) => canonicalText(reference[index], stateAt(place.reference, index), matching));
  const rightTexts = right.map((index) => canonicalText(actual[index], stateAt(place.actual, index), matching));
  const [part, whole] = matching.mode === 'within' ? [rightTexts, leftTexts] : [leftTexts, rightTexts];
  const free = new Map<string, number[]>();
  for (const [at, text] of [...whole.entries()].reverse()) {
    const same = free.get(text);
    if (same) same.push(at);
    else free.set(text, [at]);
  }
  const pairing = { ofPart: new Int32Array(part.length).fill(-1), ofWhole: new Int32Array(whole.length).fill(-1) };
  for (const [at, text] of part.entries()) {
    const other = free.get(text)?.pop();
    if (other === undefined) continue;
    pairing.ofPart[at] = other;
    pairing.ofWhole[other] = at;
  }
  return pairing;
}

/** The cost of finding that an item is already paired, as a share of the cost of a comparison. */
const LOOK = 0.001;

/** The number of values in an item for which one comparison costs one try. */
const VALUES_OF_TRY = 20;

/** The cost of one comparison of two items in tries, at least 1; it grows with the mean number of values in an item. */
function costOf(items: readonly unknown[]): number {
  return Math.max(1, countValues(items) / Math.max(1, items.length) / VALUES_OF_TRY);
}

function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const item of Object.values(value)) count += countValues(item);
  return count;
}

interface Tries {
  readonly candidates: CandidateFinder;
  readonly fits: (one: number, other: number) => boolean;
  readonly cost: number;
}

/**
 * Finds a partner for an item: a free item or, if none fits, one whose partner can move to another item. The search is breadth
 * first, without recursion.
 */
function augment(
  start: number,
  { ofPart, ofWhole }: Pairing,
  { candidates, fits, cost }: Tries,
  { work }: Matching,
): boolean {
  const cameFrom = new Map<number, number>();
  for (const other of candidates(start)) {
    work.left -= LOOK;
    if (work.left <= 0) return false;
    if ((ofWhole[other] as number) >= 0) continue;
    work.left -= cost;
    if (!fits(start, other)) continue;
    ofPart[start] = other;
    ofWhole[other] = start;
    return true;
  }
  const queue = [start];
  for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
    for (const other of candidates(one)) {
      work.left -= LOOK;
      if (work.left <= 0) return false;
      if (cameFrom.has(other)) continue;
      work.left -= cost;
      if (!fits(one, other)) continue;
      cameFrom.set(other, one);
      const holder = ofWhole[other] as number;
      if (holder >= 0) {
        queue.push(holder);
        continue;
      }
      for (let at = other; at >= 0; ) {
        const owner = cameFrom.get(at) as number;
        const before = ofPart[owner] as number;
        ofPart[owner] = at;
        ofWhole[at] = owner;
        at = owner === start ? -1 : before;
      }
      return true;
    }
  }
  return false;
}

/** The first item without a partner: an item of the reference if there is one, otherwise an item of the agent. */
function describe({ reference, actual, left, right }: Lists, pairing: Pairing, place: Place, matching: Matching) {
  const isWithin = matching.mode === 'within';
  const [ofLeft, ofRight] = isWithin ? [pairing.ofWhole, pairing.ofPart] : [pairing.ofPart, pairing.ofWhole];
  const missing = isWithin ? -1 : ofLeft.findIndex((other) => other < 0);
  if (missing >= 0) {
    const index = left[missing] as number;
    return { path: `${place.path}[${index}]`, reference: reference[index], actual: undefined, bag: place.path };
  }
  const index = right[ofRight.findIndex((other) => other < 0)] ?? 0;
  return { path: `${place.path}[${index}]`, reference: undefined, actual: actual[index], bag: place.path };
}

/** The items of the larger side that an item of the smaller one could match. */
type CandidateFinder = (one: number) => Places;

/** What two items must have in common to match: the value that one has, or a number within the tolerance of it. */
interface ItemKey {
  /** Undefined for an item of which the key says nothing. */
  readonly read: (item: unknown) => unknown;
  /** The rules of the value. */
  readonly inside: PathState;
}

/** Maximum paths by which items are indexed. */
const MAX_PATHS = 4;
/** Maximum plain values inside an item that are looked for in other items. */
const MAX_PARTS = 16;
/** Maximum items from which the paths are chosen. */
const MAX_SAMPLED = 1000;

/**
 * The keys that distinguish most items of the smaller side are indexed, so that few items have to be tried.
 */
function makeCandidateFinder(lists: Lists, open: readonly number[], place: Place, matching: Matching): CandidateFinder {
  const isWithin = matching.mode === 'within';
  const { reference, actual, left, right } = lists;
  const [part, whole] = isWithin ? [right, left] : [left, right];
  const [partItems, wholeItems] = isWithin ? [actual, reference] : [reference, actual];
  const partOf = (at: number) => partItems[part[at] as number];
  // A path such as `a[3].b` is a rule of one item, which can then match others than its keys say.
  const isSingle = (index: number) => [place.reference, place.actual].flat().some(({ next }) => next.has(index));
  const singles = whole.flatMap((index, at) => (isSingle(index) ? [at] : []));
  const items = whole.map((index) => (isSingle(index) ? undefined : wholeItems[index]));
  const state = stateAt(isWithin ? place.actual : place.reference, ANY_INDEX);
  const all = [...whole.keys()];
  const sampled = open.slice(0, MAX_SAMPLED).map(partOf);
  const keys = haveSameRules(place)
    ? [...bestPaths(sampled, state, matching), ...listKeys(sampled, state, matching)]
    : [];
  const finders = keys.map(({ read, inside }) => {
    const find = indexOf(valuesOf(items, read), inside, matching);
    return (item: unknown): Places => {
      const value = read(item);
      return value === undefined ? all : find(value);
    };
  });
  if (haveSameRules(place) && hasParts(sampled, state, matching)) finders.push(partsFinder(items, all, matching));
  return (one) => {
    if (isSingle(part[one] as number)) return all;
    const item = partOf(one);
    let best: Places = all;
    for (const find of finders) {
      const found = find(item);
      if (found.length < best.length) best = found;
    }
    return best === all || singles.length === 0 ? best : joined(best, singles);
  };
}

/** The values that are read from items, with the places of the items. */
function* valuesOf(items: readonly unknown[], read: ItemKey['read']): Generator<PlacedValue> {
  for (const [at, item] of items.entries()) {
    const value = item === undefined ? undefined : read(item);
    if (value !== undefined) yield [value, at];
  }
}

/** Whether items hold lists that may have more on one side, so that it is unknown where a value of one is in the other. */
function hasParts(items: readonly unknown[], state: PathState, { mode }: Matching): boolean {
  return mode !== 'exact' && state.length === 0 && items.some(holdsList);
}

/** Finds the items that can have all plain values of an item inside. */
function partsFinder(items: readonly unknown[], all: Places, matching: Matching): (item: unknown) => Places {
  const find = indexOf(
    items.flatMap((item, at) => plainValues(item).map((value): PlacedValue => [value, at])),
    [],
    matching,
  );
  return (item) => {
    let best = all;
    for (const value of plainValues(item).slice(0, MAX_PARTS)) {
      const found = find(value);
      if (found.length < best.length) best = found;
    }
    return best;
  };
}

/** The paths whose values distinguish most items. */
function bestPaths(items: readonly unknown[], state: PathState, matching: Matching): ItemKey[] {
  const values = new Map<string, Set<string>>();
  const paths = new Map<string, LeafPath>();
  for (const item of items) {
    for (const { path, value, inside } of leavesOf(item, state, matching)) {
      const name = JSON.stringify(path);
      paths.set(name, path);
      const known = values.get(name) ?? new Set();
      values.set(name, known.add(canonicalText(value, inside, matching)));
    }
  }
  const ranked = [...paths].sort(([a], [b]) => (values.get(b)?.size ?? 0) - (values.get(a)?.size ?? 0));
  return ranked.slice(0, MAX_PATHS).map(([, path]) => ({
    read: (item) => plainAt(item, path, matching),
    inside: path.reduce(stateAt, state),
  }));
}

/**
 * Keys of items with lists whose order does not count: all except the numbers, the least number and the greatest one. Where the
 * numbers of two items can be paired within a tolerance, they can also be paired in ascending order.
 */
function listKeys(items: readonly unknown[], state: PathState, matching: Matching): ItemKey[] {
  const { mode, rules } = matching;
  const applies = mode === 'exact' && rules.unordered && state.length === 0 && items.some(holdsList);
  if (!applies) return [];
  const textOf = canonicalOutput(rules, state);
  const extremes: ((a: number, b: number) => number)[] = [Math.min, Math.max];
  const numberKeys =
    rules.tolerance === null || isMonotone(rules.tolerance)
      ? extremes.map((pick) => (item: unknown) => extremeOf(item, pick))
      : [];
  return [textOf, ...numberKeys].map((read) => ({ read, inside: state }));
}
