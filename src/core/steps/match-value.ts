import { isMapping, type Mapping, own } from '../values.js';
import { matchBags } from './match-bags.js';
import { sameLeaf } from './match-leaf.js';
import {
  keyPath,
  type Lists,
  type Matching,
  type MatchMode,
  type Mismatch,
  type Place,
  placeAt,
  startMatching,
} from './match-types.js';
import { isIgnored, isUnordered, type PathState, stateAt, type ValueRules } from './value-rules.js';

/**
 * Compares two JSON values: the first difference, or null when they match. Numbers, keys and texts are equal as in
 * `differenceOf`, but for what the rules say.
 */
export function matchValues(reference: unknown, actual: unknown, mode: MatchMode, rules: ValueRules): Mismatch | null {
  const matching = startMatching(mode, rules);
  return compare(reference, actual, { path: '$', reference: rules.paths, actual: rules.paths }, matching);
}

/** The first difference of two values at a place. */
export function compare(reference: unknown, actual: unknown, place: Place, matching: Matching): Mismatch | null {
  if (Array.isArray(reference) && Array.isArray(actual)) return compareLists(reference, actual, place, matching);
  if (isMapping(reference) && isMapping(actual)) return compareMappings(reference, actual, place, matching);
  if (sameLeaf(reference, actual, place.reference, matching)) return null;
  return { path: place.path, reference, actual };
}

function compareMappings(reference: Mapping, actual: Mapping, place: Place, matching: Matching): Mismatch | null {
  const { mode } = matching;
  const [left, right] = [visibleKeys(reference, place.reference), visibleKeys(actual, place.actual)];
  const missing = mode === 'within' ? undefined : left.find((key) => !Object.hasOwn(actual, key));
  const odd = missing ?? (mode === 'includes' ? undefined : right.find((key) => !Object.hasOwn(reference, key)));
  if (odd !== undefined) {
    return { path: keyPath(place.path, odd), reference: own(reference, odd), actual: own(actual, odd) };
  }
  for (const key of mode === 'within' ? right : left) {
    const found = compare(own(reference, key), own(actual, key), placeAt(place, key, key), matching);
    if (found) return found;
  }
  return null;
}

function visibleKeys(mapping: Mapping, state: PathState): string[] {
  const keys = Object.keys(mapping);
  return state.length === 0 ? keys : keys.filter((key) => !isIgnored(stateAt(state, key)));
}

/** The indexes of the items that are not ignored. */
function visibleItems(list: readonly unknown[], state: PathState): number[] {
  const indexes = [...list.keys()];
  return state.length === 0 ? indexes : indexes.filter((index) => !isIgnored(stateAt(state, index)));
}

function compareLists(
  reference: readonly unknown[],
  actual: readonly unknown[],
  place: Place,
  matching: Matching,
): Mismatch | null {
  const left = visibleItems(reference, place.reference);
  const right = visibleItems(actual, place.actual);
  const lists = { reference, actual, left, right };
  if (isUnordered(place.reference, matching.rules)) return matchBags(lists, place, matching, compare);
  return matching.mode === 'exact' ? comparePairs(lists, place, matching) : compareParts(lists, place, matching);
}

function comparePairs({ reference, actual, left, right }: Lists, place: Place, matching: Matching): Mismatch | null {
  if (left.length !== right.length) {
    const at = Math.min(left.length, right.length);
    const index = left[at] ?? right[at] ?? at;
    const [wanted, found] = [left[at], right[at]];
    return {
      path: `${place.path}[${index}]`,
      reference: wanted === undefined ? undefined : reference[wanted],
      actual: found === undefined ? undefined : actual[found],
    };
  }
  for (const [at, index] of left.entries()) {
    const other = right[at] as number;
    const found = compare(reference[index], actual[other], placeAt(place, index, other), matching);
    if (found) return found;
  }
  return null;
}

/** The items of one list among those of the other, in the same order; the earliest match leaves most for the rest. */
function compareParts({ reference, actual, left, right }: Lists, place: Place, matching: Matching): Mismatch | null {
  const isWithin = matching.mode === 'within';
  const [part, whole] = isWithin ? [right, left] : [left, right];
  const pair = (one: number, other: number) => (isWithin ? ([other, one] as const) : ([one, other] as const));
  let next = 0;
  for (const one of part) {
    const from = next;
    const fits = (other: number): Mismatch | null => {
      const [index, at] = pair(one, other);
      return compare(reference[index], actual[at], placeAt(place, index, at), matching);
    };
    while (next < whole.length && fits(whole[next] as number) !== null) next++;
    if (next === whole.length) return lacking(one, whole[from], fits, { reference, actual }, place, isWithin);
    next++;
  }
  return null;
}

/** An item that is not there: how it differs from the one that stands in its place, if that is of its kind. */
function lacking(
  one: number,
  candidate: number | undefined,
  fits: (other: number) => Mismatch | null,
  { reference, actual }: Pick<Lists, 'reference' | 'actual'>,
  place: Place,
  isWithin: boolean,
): Mismatch {
  const near = candidate === undefined ? null : fits(candidate);
  if (near) return near;
  return {
    path: `${place.path}[${one}]`,
    reference: isWithin ? undefined : reference[one],
    actual: isWithin ? actual[one] : undefined,
  };
}
