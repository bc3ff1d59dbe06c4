import { MAX_LIST_SEARCH } from '../limits.js';
import { numberText } from '../tables/cells.js';
import {
  allowedRange,
  hasRule,
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
import { isMapping } from '../text/values.js';

/** Whether two values, of which at least one is neither a list nor a mapping, are equal under the rules. */
export function sameLeaf(reference: unknown, actual: unknown, state: PathState, matching: ValueMatching): boolean {
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

type ValueMatching = Pick<Matching, 'rules' | 'normalized'>;

export function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

/** A text that is the same for two values if and only if they are equal without a tolerance. */
export function canonicalText(value: unknown, state: PathState, matching: ValueMatching): string {
  if (hasRule(state, 'taken')) return 'taken';
  if (typeof value === 'string') return JSON.stringify(matching.normalized(value));
  if (isNumber(value)) return numberText(value);
  if (Array.isArray(value)) {
    const items = value.flatMap((item: unknown, index) => {
      const inside = stateAt(state, index);
      return hasRule(inside, 'ignored') ? [] : [canonicalText(item, inside, matching)];
    });
    return `[${(isUnordered(state, matching.rules) ? items.sort() : items).join(',')}]`;
  }
  if (!isMapping(value)) return value instanceof Date ? `date ${value.getTime()}` : String(value);
  const parts = Object.entries(value).flatMap(([key, item]) => {
    const inside = stateAt(state, key);
    const isFree = !isVisible(item, inside, matching.rules);
    return isFree ? [] : [`${JSON.stringify(key)}:${canonicalText(item, inside, matching)}`];
  });
  return `{${parts.sort().join(',')}}`;
}

/** `includes`: the actual value may hold more than the reference; `within`: it may hold less. */
export type MatchMode = 'exact' | 'includes' | 'within';

export interface HowCompared {
  readonly mode: MatchMode;
  readonly rules: ValueRules;
  /** The work that all comparisons of the question share; absent: this comparison has only its own limit. */
  readonly search?: SearchWork | undefined;
}

/** How two values are compared, and the work that is left for lists without order. */
export type Matching = Readonly<ReturnType<typeof startMatching>>;

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

export type Compare = (reference: unknown, actual: unknown, place: Place, matching: Matching) => Mismatch | null;

export interface Lists {
  readonly reference: readonly unknown[];
  readonly actual: readonly unknown[];
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** Visits that are left for the searches in lists of one question: counted and not timed, so that every machine decides the same. */
export type SearchWork = ReturnType<typeof startSearch>;

export function startSearch() {
  return { left: MAX_LIST_SEARCH };
}

export function startMatching(mode: MatchMode, rules: ValueRules, search = startSearch()) {
  return { mode, rules, normalized: normalizer(rules.normalize ?? []), search };
}

export function placeAt({ path, state }: Place, key: string | number): Place {
  return { path: typeof key === 'number' ? `${path}[${key}]` : keyPath(path, key), state: stateAt(state, key) };
}

/** Adds a key to a path in the form of the rules of a corpus: plain keys after a dot, others in quotes. */
export function keyPath(path: string, key: string): string {
  return `${path}.${/^[^.[\]"\s]+$/.test(key) ? key : JSON.stringify(key)}`;
}
