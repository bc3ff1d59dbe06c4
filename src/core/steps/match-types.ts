import type { Difference } from '../text/json-equal.js';
import { normalizer } from './normalize.js';
import { type PathState, stateAt, type ValueRules } from './value-rules.js';

/** `includes`: the actual value may hold more than the reference; `within`: it may hold less. */
export type MatchMode = 'exact' | 'includes' | 'within';

/** What holds for one comparison of two values. */
export interface Matching {
  readonly mode: MatchMode;
  readonly rules: ValueRules;
  readonly normalized: (text: string) => string;
  /** Pairs of items that may still be tried where the order of lists is free. */
  readonly work: { left: number };
}

/** Where both values stand: the path for a reader, and what the rules say of either side. */
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

/** Pairs of items of unordered lists that are tried for one pair of values; honest items have a key and need few. */
const MOST_TRIED = 200_000;

export function startMatching(mode: MatchMode, rules: ValueRules): Matching {
  return { mode, rules, normalized: normalizer(rules.normalize ?? []), work: { left: MOST_TRIED } };
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
