import type { SearchWork } from '../tables/table.js';
import { hasIndex, hasTolerance, stateAt } from '../tables/value-rules.js';
import { depthWithin, listAt } from '../text/values.js';
import {
  type Compare,
  canonicalText,
  type Lists,
  type Matching,
  type Mismatch,
  type Place,
  placeAt,
} from './match-leaf.js';

/** For each item of the smaller list, the place of its partner in the larger one, and the reverse; -1 without a partner. */
interface Pairing {
  readonly ofPart: Int32Array;
  readonly ofWhole: Int32Array;
}

/** Maximum nesting of a list whose order does not count, because each level takes much of the stack. */
const MAX_BAG_DEPTH = 200;

/** The index of an item without its own rules. */
const ANY_INDEX = -1;

/** The work of comparing two items, in visits of cells. */
const ITEM_VISITS = 50;

/**
 * Compares two lists whose order does not count: each item of the smaller list needs its own partner in the other one.
 * Equal items are paired first, in almost linear time. Only the other items are compared with each other.
 */
export function matchBags(lists: Lists, place: Place, matching: Matching, compare: Compare): Mismatch | null {
  const { reference, actual, left, right } = lists;
  if (!depthWithin([reference, actual], MAX_BAG_DEPTH + 1)) {
    return { path: place.path, reference, actual, tooSymmetric: true };
  }
  const { mode, rules, search } = matching;
  const isWithin = mode === 'within';
  const [part, whole] = isWithin ? [right, left] : [left, right];
  const hasOwnRules = hasIndex(place.state);
  const pairing = { ofPart: new Int32Array(part.length).fill(-1), ofWhole: new Int32Array(whole.length).fill(-1) };
  if (!hasOwnRules) {
    const state = stateAt(place.state, ANY_INDEX);
    const textsOf = (indexes: readonly number[], items: readonly unknown[]) =>
      indexes.map((index) => canonicalText(items[index], state, matching));
    const [ofReference, ofActual] = [textsOf(left, reference), textsOf(right, actual)];
    pairEqual(pairing, isWithin ? ofActual : ofReference, isWithin ? ofReference : ofActual);
  }
  // Without tolerances and rules of single items, only equal items match.
  const isEqual = mode === 'exact' && !hasTolerance(rules) && !hasOwnRules;
  const fits = memoizedPairs(whole.length, (one, other) => {
    search.left -= ITEM_VISITS;
    const [index, at] = (isWithin ? [whole[other], part[one]] : [part[one], whole[other]]) as [number, number];
    return compare(reference[index], actual[at], placeAt(place, index), matching) === null;
  });
  const hasPartner = (one: number) =>
    (pairing.ofPart[one] as number) >= 0 || (!isEqual && augment(one, pairing, fits, search));
  const isComplete = [...part.keys()].every(hasPartner);
  if (isComplete && (mode !== 'exact' || left.length === right.length)) return null;
  const found = describe(lists, pairing, place, isWithin);
  return !isComplete && !isEqual && search.left <= 0 ? { ...found, tooSymmetric: true } : found;
}

/** Pairs items with equal texts, in their order. */
function pairEqual({ ofPart, ofWhole }: Pairing, partTexts: readonly string[], wholeTexts: readonly string[]): void {
  const free = new Map<string, number[]>();
  for (const [at, text] of [...wholeTexts.entries()].reverse()) listAt(free, text).push(at);
  for (const [at, text] of partTexts.entries()) {
    const other = free.get(text)?.pop();
    if (other === undefined) continue;
    ofPart[at] = other;
    ofWhole[other] = at;
  }
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

/**
 * Finds a partner for an item: a free item or, if none fits, one whose partner can move to another item (Kuhn 1955). The search is
 * breadth first, without recursion. It begins next to the partner of the item before, because most lists have about the same order,
 * or the reverse.
 */
function augment(
  start: number,
  { ofPart, ofWhole }: Pairing,
  fits: (one: number, other: number) => boolean,
  search: SearchWork,
): boolean {
  const cameFrom = new Map<number, number>();
  const queue = [start];
  for (const one of queue) {
    for (const other of placesAround(Math.max(0, ofPart[one - 1] ?? 0), ofWhole.length)) {
      if (search.left <= 0) return false;
      if (cameFrom.has(other) || !fits(one, other)) continue;
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

/** All places of a list, the nearest first. */
function* placesAround(center: number, length: number): Generator<number> {
  for (let distance = 0; distance < length; distance++) {
    if (center + distance < length) yield center + distance;
    if (distance > 0 && center - distance >= 0) yield center - distance;
  }
}

/** The first item without a partner: an item of the reference if there is one, otherwise an item of the agent. */
function describe(
  { reference, actual, left, right }: Lists,
  { ofPart, ofWhole }: Pairing,
  { path }: Place,
  isWithin: boolean,
): Mismatch {
  const missing = isWithin ? -1 : ofPart.findIndex((other) => other < 0);
  if (missing >= 0) {
    const index = left[missing] as number;
    return { path: `${path}[${index}]`, reference: reference[index], actual: undefined, bag: path };
  }
  const index = right[(isWithin ? ofPart : ofWhole).findIndex((other) => other < 0)] ?? 0;
  return { path: `${path}[${index}]`, reference: undefined, actual: actual[index], bag: path };
}
