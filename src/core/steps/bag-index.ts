import { increment, isMapping, listAt, own } from '../values.js';
import { canonicalText, isNumber, mayBeOff } from './match-leaf.js';
import type { Lists, Matching, Place } from './match-types.js';
import { allowedRange, isIgnored, type PathState, stateAt, toleranceAt } from './value-rules.js';

/** The items of the larger side that an item of the smaller one could match, by their positions. */
export type CandidateFinder = (one: number) => Iterable<number>;

/** Keys inside an item that lead to a plain value. */
type LeafPath = readonly (string | number)[];

/** Plain values of an item that are looked at. */
const MOST_LEAVES = 16;
/** Keys by which items are found. */
const MOST_KEYS = 4;
/** Items that are looked at to choose the keys. */
const MOST_SAMPLED = 1000;

/**
 * Two items can only match if the plain values under their keys do. The keys that distinguish most items of the smaller
 * side are indexed, so that few items have to be tried.
 */
export function makeCandidateFinder(
  lists: Lists,
  open: readonly number[],
  place: Place,
  matching: Matching,
): CandidateFinder {
  const isWithin = matching.mode === 'within';
  const { reference, actual, left, right } = lists;
  const partOf = (at: number) => (isWithin ? actual[right[at] as number] : reference[left[at] as number]);
  const wholeItems = isWithin ? left.map((index) => reference[index]) : right.map((index) => actual[index]);
  const state = stateAt(isWithin ? place.actual : place.reference, 0);
  const all = [...wholeItems.keys()];
  // With an index of its own an item may have rules of its own.
  const keys = hasSingleItems(place.reference) ? [] : bestKeys(open.map(partOf), state, matching);
  const indexes = keys.map((path) => ({ path, find: indexOf(wholeItems, path, state, matching, isWithin) }));
  return (one) => {
    const item = partOf(one);
    let best: readonly number[] = all;
    for (const { path, find } of indexes) {
      const value = valueAt(item, path);
      const found = isPlain(value) ? find(value) : all;
      if (found.length < best.length) best = found;
    }
    return best;
  };
}

function hasSingleItems(state: PathState): boolean {
  return state.some(({ next }) => [...next.keys()].some((key) => typeof key === 'number'));
}

function isPlain(value: unknown): boolean {
  return value !== undefined && !Array.isArray(value) && !isMapping(value);
}

/** The paths whose values distinguish most items. */
function bestKeys(items: readonly unknown[], state: PathState, matching: Matching): LeafPath[] {
  const sampled = items.slice(0, MOST_SAMPLED);
  const values = new Map<string, Set<string>>();
  const paths = new Map<string, LeafPath>();
  const seen = new Map<string, number>();
  for (const item of sampled) {
    for (const { path, value, inside } of leavesOf(item, state, matching)) {
      const name = JSON.stringify(path);
      paths.set(name, path);
      increment(seen, name);
      const known = values.get(name) ?? new Set();
      values.set(name, known.add(canonicalText(value, inside, matching)));
    }
  }
  const ranked = [...paths].sort(([a], [b]) => (values.get(b)?.size ?? 0) - (values.get(a)?.size ?? 0));
  return ranked.slice(0, MOST_KEYS).map(([, path]) => path);
}

interface Leaf {
  readonly path: LeafPath;
  readonly value: unknown;
  readonly inside: PathState;
}

/** The plain values of an item that are always compared with those at the same path: through keys, and through indexes of ordered lists. */
function leavesOf(item: unknown, state: PathState, { mode, rules }: Matching): Leaf[] {
  const leaves: Leaf[] = [];
  const pending: Leaf[] = [{ path: [], value: item, inside: state }];
  for (let next = pending.shift(); next && leaves.length < MOST_LEAVES; next = pending.shift()) {
    const { path, value, inside } = next;
    if (isIgnored(inside)) continue;
    if (isMapping(value)) {
      for (const [key, child] of Object.entries(value)) {
        pending.push({ path: [...path, key], value: child, inside: stateAt(inside, key) });
      }
    } else if (!Array.isArray(value)) leaves.push(next);
    else if (mode === 'exact' && inside.length === 0 && !rules.unordered) {
      for (const [index, child] of value.slice(0, MOST_LEAVES).entries()) {
        pending.push({ path: [...path, index], value: child, inside });
      }
    }
  }
  return leaves;
}

function valueAt(item: unknown, path: LeafPath): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof key === 'number') return Array.isArray(value) ? value[key] : undefined;
    return isMapping(value) ? own(value, key) : undefined;
  }, item);
}

function indexOf(
  items: readonly unknown[],
  path: LeafPath,
  state: PathState,
  matching: Matching,
  isWithin: boolean,
): (value: unknown) => readonly number[] {
  const inside = path.reduce(stateAt, state);
  const byText = new Map<string, number[]>();
  const numbers: { readonly value: number; readonly at: number }[] = [];
  for (const [at, item] of items.entries()) {
    const value = valueAt(item, path);
    if (!isPlain(value)) continue;
    listAt(byText, canonicalText(value, inside, matching)).push(at);
    if (isNumber(value)) numbers.push({ value: Number(value), at });
  }
  const tolerance = toleranceAt(inside, matching.rules);
  if (tolerance === null || !mayBeOff(inside, matching.rules)) {
    return (value) => byText.get(canonicalText(value, inside, matching)) ?? [];
  }
  numbers.sort((a, b) => a.value - b.value);
  return (value) => {
    if (!isNumber(value)) return byText.get(canonicalText(value, inside, matching)) ?? [];
    const [least, most] = isWithin ? widestRange(Number(value), tolerance) : allowedRange(Number(value), tolerance);
    const found: number[] = [];
    for (let at = firstFrom(numbers, least); at < numbers.length; at++) {
      const next = numbers[at] as { readonly value: number; readonly at: number };
      if (!(next.value <= most)) break;
      found.push(next.at);
    }
    return found.length > 0 ? found : (byText.get(canonicalText(value, inside, matching)) ?? []);
  };
}

/** References that could allow an actual number: a share of a larger reference allows more. */
function widestRange(actual: number, { absolute, relative }: { absolute: number; relative: number }) {
  if (relative >= 0.5) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
  return allowedRange(actual, { absolute, relative: relative / (1 - relative) });
}

function firstFrom(numbers: readonly { readonly value: number }[], least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle]?.value ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
