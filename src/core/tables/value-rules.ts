import { ANY_ITEM, type JsonPath } from '../text/json-path.js';
import { instantOf } from '../text/time.js';
import { sortedByText } from '../text/values.js';

/** How far a number may be from the reference: by an absolute difference, or by a share of the reference. */
export type Tolerance = Readonly<Record<'absolute' | 'relative', number>>;

/** Rules that make cells with different values equal. */
export interface CellRules {
  readonly tolerance: Tolerance | null;
  /** null: texts are compared as they are. */
  readonly normalized: ((text: string) => string) | null;
  /** Whether `true`, `t` and `1` are one value, and so are `false`, `f` and `0`. */
  readonly booleans?: boolean;
}

export interface ValueRules {
  /** The tolerance of all numbers without a rule for their path; null: numbers must be equal. */
  readonly tolerance: Tolerance | null;
  /** The order of no list counts. */
  readonly unordered: boolean;
  /** The normalization of texts before they are compared; null: not given. */
  readonly normalize: readonly Normalization[] | null;
  readonly paths: PathState;
}

/** One thing that is said of a path. */
export interface PathRule {
  readonly path: JsonPath;
  readonly rule: 'ignored' | 'taken' | 'unordered' | Tolerance;
}

/** The rules of one place of a value and of those below it, with the rest of their paths. */
export type PathState = readonly PathRule[];

const NOTHING: PathState = [];

/** All rules of paths together, to be followed from the root of a value: those of an index come before those of any item. */
export function pathState(rules: readonly PathRule[]): PathState {
  // Of two tolerances of one path, the last one counts.
  return sortedByText(rules.toReversed(), ({ path }) => path.map((key) => (key === ANY_ITEM ? 1 : 0)).join(''));
}

/** The rules of the value under a key or an index. */
export function stateAt(state: PathState, key: string | number): PathState {
  if (state.length === 0) return state;
  const found: PathRule[] = [];
  for (const { path, rule } of state) {
    const isThere = path[0] === key || (path[0] === ANY_ITEM && typeof key === 'number');
    if (isThere) found.push({ path: path.slice(1), rule });
  }
  return found.length === 0 ? NOTHING : found;
}

/** Whether a rule is about this place. A `taken` value has its own rule; an item of a list still counts as an item. */
export function hasRule(state: PathState, wanted: PathRule['rule']): boolean {
  return state.length > 0 && state.some(({ path, rule }) => path.length === 0 && rule === wanted);
}

/** Whether a key of a mapping is compared: a null is absent with `nulls`. */
export function isVisible(value: unknown, state: PathState, rules: ValueRules): boolean {
  if (value === null && rules.normalize?.includes('nulls')) return false;
  return !(hasRule(state, 'ignored') || hasRule(state, 'taken'));
}

export function isUnordered(state: PathState, rules: ValueRules): boolean {
  return rules.unordered || hasRule(state, 'unordered');
}

/** The tolerance of a number at this place; the path of an index wins over `[*]`. */
export function toleranceAt(state: PathState, rules: ValueRules): Tolerance | null {
  for (const { path, rule } of state) if (path.length === 0 && typeof rule === 'object') return rule;
  return rules.tolerance;
}

export function hasTolerance({ tolerance, paths }: ValueRules): boolean {
  return tolerance !== null || paths.some(({ rule }) => typeof rule === 'object');
}

/** Whether a rule is about one item of a list: the items of an unordered list are compared by the rules of either place. */
export function hasIndex(state: PathState): boolean {
  return state.some(({ path }) => path.some((key) => typeof key === 'number'));
}

/** Exact equality of everything. */
export const NO_RULES: ValueRules = { tolerance: null, unordered: false, normalize: null, paths: NOTHING };

/** The numbers that a tolerance allows for a reference, at least the reference itself. */
export function allowedRange(reference: number, { absolute, relative }: Tolerance): readonly [number, number] {
  const allowed = Math.max(absolute, relative * Math.abs(reference));
  if (!(allowed > 0) || !Number.isFinite(reference)) return [reference, reference];
  // 83.43 − 83.42 is a little more than 0.01: decimals lose that much when they become doubles.
  const lost = Math.min(allowed / 1000, 4 * Number.EPSILON * (Math.abs(reference) + allowed));
  return [reference - allowed - lost, reference + allowed + lost];
}

export function isNear(reference: number, actual: number, tolerance: Tolerance): boolean {
  const [least, most] = allowedRange(reference, tolerance);
  return least <= actual && actual <= most;
}

/** Numbers that may be off: their values by cell number. */
export interface NearNumbers {
  readonly numbers: ReadonlyMap<number, number>;
  readonly tolerance: Tolerance;
}

/** Whether a cell is the wanted one, or both are numbers and the tolerance allows its own. */
export function isNearCell(wanted: number, found: number, { numbers, tolerance }: NearNumbers): boolean {
  if (wanted === found) return true;
  const [value, other] = [numbers.get(wanted), numbers.get(found)];
  return value !== undefined && other !== undefined && isNear(value, other, tolerance);
}

export const NORMALIZATIONS = ['trim', 'whitespace', 'case', 'time', 'nulls', 'boolean'] as const;
type Normalization = (typeof NORMALIZATIONS)[number];

/** A prefix that no text of a file has by chance. */
export const INSTANT = '\u0000instant ';

/** A text in the form in which it is compared; the order in which the list names what is done does not matter. */
export function normalizer(list: readonly Normalization[]): (text: string) => string {
  if (list.length === 0) return (text) => text;
  const does = new Set(list);
  return (text) => {
    const instant = does.has('time') && DATE_TIME.test(text.trim()) ? instantOf(text.trim()) : null;
    if (instant !== null) return `${INSTANT}${instant}`;
    const trimmed = does.has('trim') ? text.trim() : text;
    const spaced = does.has('whitespace') ? trimmed.replace(/\s+/g, ' ') : trimmed;
    // First to capitals, as ß and ss are equal only there.
    return does.has('case') ? spaced.toUpperCase().toLowerCase() : spaced;
  };
}

/** A day with a time of the day; a year alone is most often a number, and a day alone no instant. */
const DATE_TIME = /^\d{4}-?\d\d-?\d\d[T ]\d\d/i;
