import { MAX_LISTED } from '../shown.js';
import { allowedRange, normalizer, type ValueRules } from '../tables/value-rules.js';
import { ANY_ITEM, type JsonPath } from '../text/json-path.js';
import { isMapping, own } from '../text/values.js';
import { canonicalText, isNumber, keyPath, startMatching } from './match-leaf.js';
import { matchValues } from './match-value.js';
import type { Expectation, Expected, ValueType } from './model.js';
import { shownValue } from './shown.js';

/** A path whose value breaks its rule. */
export interface BrokenExpectation {
  /** The path below the arguments or the output. Example: `orders[0].unit`. */
  readonly path: string;
  /** The rule in words. */
  readonly expected: () => string;
  /** undefined: the value is missing. */
  readonly actual: unknown;
}

/** The first broken place of each expectation about a value: the arguments, or the output. */
export function brokenExpectations(
  expectations: readonly Expectation[],
  value: unknown,
  rules: ValueRules,
): BrokenExpectation[] {
  return expectations.flatMap((expectation) => {
    const place = brokenPlace(expectation, value, { rules, isMet: makeCheck(expectation.expected, rules) });
    if (place === null) return [];
    const path = place.keys.reduce(pathTo, '$').replace(/^\$\.?/, '');
    const end = place.isGivenUp ? ` (${GIVEN_UP})` : '';
    return { path, expected: () => `${inWords(expectation.expected)}${end}`, actual: place.actual };
  });
}

/** null: the value is too long to be checked. */
type Check = (value: unknown) => boolean | null;

const GIVEN_UP = 'the text is too long for this regular expression, which needs smaller repetitions';

interface BrokenPlace {
  readonly keys: JsonPath;
  readonly actual: unknown;
  /** Whether the result is unknown because the value is too long. */
  readonly isGivenUp?: boolean;
}

/** The first place from `depth` on at which the rule is broken; null if it holds. */
function brokenPlace(
  { path, orAbsent }: Expectation,
  root: unknown,
  { rules, isMet }: { readonly rules: ValueRules; readonly isMet: Check },
): BrokenPlace | null {
  const visit = (at: unknown, depth: number): BrokenPlace | null => {
    const key = path[depth];
    if (key === undefined) {
      const met = isMet(at);
      return met ? null : { keys: [], actual: at, isGivenUp: met === null };
    }
    if (key === ANY_ITEM && Array.isArray(at)) {
      for (let index = 0; index < at.length; index++) {
        const place = visit(at[index], depth + 1);
        if (place) return { ...place, keys: [index, ...place.keys] };
      }
      return null;
    }
    const child = key === ANY_ITEM ? null : childAt(at, key, rules);
    if (child === null) return orAbsent ? null : { keys: [key], actual: undefined };
    const place = visit(child.value, depth + 1);
    return place && { ...place, keys: [key, ...place.keys] };
  };
  return visit(root, 0);
}

function pathTo(shown: string, key: JsonPath[number]): string {
  if (key === ANY_ITEM) return `${shown}[*]`;
  return typeof key === 'number' ? `${shown}[${key}]` : keyPath(shown, key);
}

/** The value under a key or index; null if it is missing. With `nulls`, a null counts as missing. */
function childAt(value: unknown, key: string | number, rules: ValueRules): { readonly value: unknown } | null {
  const ofKey = typeof key === 'string' && isMapping(value) ? own(value, key) : undefined;
  const child = typeof key === 'number' && Array.isArray(value) ? value[key] : ofKey;
  return child === undefined || (child === null && rules.normalize?.includes('nulls')) ? null : { value: child };
}

function makeCheck(expected: Expected, rules: ValueRules): Check {
  const normalized = normalizer(rules.normalize ?? []);
  switch (expected.kind) {
    case 'any':
      return isAnyOf(expected.values, rules);
    case 'regex': {
      const { pattern } = expected;
      if (pattern?.kind !== 'ok') return () => false;
      return (value) => typeof value === 'string' && pattern.matches(normalized(value));
    }
    case 'includes': {
      const part = normalized(expected.text);
      return (value) => typeof value === 'string' && normalized(value).includes(part);
    }
    case 'number': {
      const [low, high] = allowedRange(expected.value, { absolute: expected.tolerance, relative: 0 });
      return (value) => isNumber(value) && low <= Number(value) && Number(value) <= high;
    }
    case 'type':
      return (value) => typesOf(value).includes(expected.type);
    case 'free':
      return () => true;
  }
}

/** Checks whether a value equals one of a list. Without a tolerance, its canonical text is looked up. */
function isAnyOf(values: readonly unknown[], stepRules: ValueRules): Check {
  // The paths of the rules of the step begin at the root, not at this value.
  const rules = { ...stepRules, paths: [] };
  if (rules.tolerance !== null) {
    return (value) => values.some((one) => matchValues(one, value, { mode: 'exact', rules }) === null);
  }
  const matching = startMatching('exact', rules);
  const texts = new Set(values.map((one) => canonicalText(one, [], matching)));
  return (value) => texts.has(canonicalText(value, [], matching));
}

function typesOf(value: unknown): ValueType[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'string') return ['string'];
  if (typeof value === 'boolean') return ['boolean'];
  if (isNumber(value)) return typeof value === 'bigint' || Number.isInteger(value) ? ['number', 'integer'] : ['number'];
  return isMapping(value) ? ['object'] : [];
}

function inWords(expected: Expected): string {
  switch (expected.kind) {
    case 'any':
      return alternativesInWords(expected.values);
    case 'regex':
      return `a text that matches /${shownValue(expected.source)}/`;
    case 'includes':
      return `a text with ${shownValue(expected.text)}`;
    case 'number':
      return expected.tolerance === 0 ? String(expected.value) : `${expected.value} ± ${expected.tolerance}`;
    case 'type':
      return expected.type === 'null' ? 'null' : `a value of type ${expected.type}`;
    case 'free':
      return 'any value';
  }
}

function alternativesInWords(values: readonly unknown[]): string {
  const more = values.length - MAX_LISTED;
  const listed = values.slice(0, MAX_LISTED).map(shownValue);
  return [...listed, ...(more > 0 ? [`${more} more`] : [])].join(' or ');
}
