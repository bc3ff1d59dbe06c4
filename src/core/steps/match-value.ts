import { type MatchOutcome, type Miss, unreadable } from '../tables/outcome.js';
import { hasRule, isUnordered, isVisible, NO_RULES, stateAt, type ValueRules } from '../tables/value-rules.js';
import { differenceOf } from '../text/json-path.js';
import { counted } from '../text/numerals.js';
import { isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import type { Pattern } from '../text/wildcards.js';
import type { CauseDetail } from '../words/causes.js';
import { matchBags } from './match-bags.js';
import {
  type HowCompared,
  keyPath,
  type Lists,
  type Matching,
  type Mismatch,
  type Place,
  placeAt,
  sameLeaf,
  startMatching,
} from './match-leaf.js';
import { jsonForm, normalizedForm, type Reading, textForm } from './mcp.js';
import { quotedNumeral, shownApart, shownValue } from './shown.js';

/**
 * Compares two JSON values: the first difference, or null when they match. Numbers, keys and texts are equal as in
 * `differenceOf`, except where the rules say otherwise.
 */
export function matchValues(reference: unknown, actual: unknown, { mode, rules, search }: HowCompared) {
  return compare(reference, actual, { path: '$', state: rules.paths }, startMatching(mode, rules, search));
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
  if (isUnordered(place.state, matching.rules)) return matchBags(lists, place, matching, compare);
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

/** The errors of a comparator for a step without an output. */
export const NO_REFERENCE = 'the reference step has no output; add one, or match_output: ignore';
export const NO_ACTUAL = 'the actual step has no output';

/**
 * Compares JSON values: 1 if they match, otherwise 0. A text is read as JSON first; a text that cannot be read and a missing
 * output score 0. null is a value.
 */
export function compareJson(reference: Reading, actual: Reading, how: HowCompared = EXACTLY): MatchOutcome {
  if (reference.output === undefined) return unreadable(NO_REFERENCE);
  if (actual.output === undefined) return unreadable(NO_ACTUAL);
  const [left, right] = [jsonForm(reference), jsonForm(actual)];
  if (left.kind === 'invalid') return unreadable(`reference output is not JSON: ${left.reason}`);
  if (right.kind === 'invalid') return unreadable(`actual output is not JSON: ${right.reason}`);
  return compareValues(left.value, right.value, how);
}

const EXACTLY: HowCompared = { mode: 'exact', rules: NO_RULES };

/**
 * Compares plain outputs: 1 if they are equal, otherwise 0. Two texts are compared unchanged. If only one is a text, it is
 * read as JSON. A null of the agent matches a reference that is null or has no output. A missing output matches nothing.
 */
export function compareText(left: Reading, right: Reading, how: HowCompared = EXACTLY): MatchOutcome {
  const [reference, actual] = [left.output, right.output];
  if (isAbsent(reference) && actual === null) return { score: 1 };
  if (isAbsent(reference)) return unreadable(NO_REFERENCE);
  if (isAbsent(actual)) return unreadable(NO_ACTUAL);
  if (typeof reference === 'string' && how.mode === 'includes') return findText(left, right, how);
  if (typeof reference === 'string' && typeof actual === 'string') return sameTexts(left, right, how);
  if (typeof reference === typeof actual) return compareValues(reference, actual, how);
  const [one, other] = [jsonForm(left), jsonForm(right)];
  if (one.kind === 'value' && other.kind === 'value') return compareValues(one.value, other.value, how);
  return { score: 0, explain: () => differs({ path: '$', reference, actual }) };
}

function sameTexts(reference: Reading, actual: Reading, { rules }: HowCompared): MatchOutcome {
  const list = rules.normalize ?? [];
  const isSame = reference.output === actual.output || normalizedForm(reference, list) === normalizedForm(actual, list);
  if (isSame || hasRule(rules.paths, 'taken')) return { score: 1 };
  const difference = { path: '$', reference: reference.output, actual: actual.output };
  return { score: 0, explain: () => differs(difference) };
}

/** Compares with `includes`: the text must occur in the output. An output that is not a text is searched as JSON. */
function findText(reference: Reading, actual: Reading, { rules }: HowCompared): MatchOutcome {
  const list = rules.normalize ?? [];
  if (normalizedForm(actual, list).includes(normalizedForm(reference, list))) return { score: 1 };
  const shown = () => ({ missing_text: shownValue(textForm(reference)), actual_value: shownValue(textForm(actual)) });
  return { score: 0, explain: () => ({ cause: { kind: 'value_differs' }, detail: shown() }) };
}

/** Compares with `regex`: the expression must match somewhere in the output. */
export function comparePattern(
  pattern: Pattern | null,
  source: unknown,
  actual: Reading,
  { rules }: HowCompared = EXACTLY,
): MatchOutcome {
  if (isAbsent(actual.output)) return unreadable(NO_ACTUAL);
  if (pattern?.kind !== 'ok') return unreadable('the reference output is a regular expression that was not read');
  const isFound = pattern.matches(normalizedForm(actual, rules.normalize ?? []));
  if (isFound) return { score: 1 };
  const text = textForm(actual);
  if (isFound === null) {
    const size = counted(text.length, 'character');
    return unreadable(`the actual output of ${size} is too long for this regular expression, which ${SMALLER}`);
  }
  const reference = `/${source}/`;
  return { score: 0, explain: () => differs({ path: '$', reference, actual: text }) };
}

const SMALLER = 'needs smaller repetitions';

function compareValues(reference: unknown, actual: unknown, how: HowCompared): MatchOutcome {
  const isPlain = how.mode === 'exact' && how.rules === NO_RULES;
  const difference = isPlain ? differenceOf(reference, actual) : matchValues(reference, actual, how);
  if (difference === null) return { score: 1 };
  return { score: 0, explain: () => differs(difference) };
}

export function differs(mismatch: Mismatch): Miss {
  const { path, reference, actual, tooSymmetric, bag } = mismatch;
  if (tooSymmetric) return { cause: { kind: 'too_symmetric' }, detail: { first_difference: path } };
  if (bag !== undefined) return { cause: { kind: 'value_differs' }, detail: itemDetail(bag, mismatch) };
  const [expected_value, actual_value] = shownApart(reference, actual);
  return { cause: { kind: 'value_differs' }, detail: { first_difference: path, expected_value, actual_value } };
}

/** The detail of an item that only one side has. It names the list, because indexes mean nothing in an unordered list. */
function itemDetail(bag: string, { reference, actual }: Mismatch): CauseDetail {
  const shown = (item: unknown): string => shownValue(quotedNumeral(item));
  if (reference === undefined) return { first_difference: bag, actual_value: shown(actual) };
  return { first_difference: bag, expected_value: shown(reference) };
}
