import { MAX_NESTED } from '../limits.js';
import { hasIndex, hasTolerance, stateAt } from '../tables/value-rules.js';
import { findPartner, noPartners, type Partners } from '../text/matching.js';
import { depthWithin, listAt, memoizedPairs } from '../text/values.js';
import {
  type Compare,
  canonicalText,
  type Lists,
  type Matching,
  type Mismatch,
  type Place,
  placeAt,
} from './match-leaf.js';

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
