import { MAX_LISTED } from '../shown.js';
import { isNear, normalizer, type ValueRules } from '../tables/value-rules.js';
import { ANY_ITEM, type JsonPath, placesAt } from '../text/json-path.js';
import { isMapping } from '../text/values.js';
import { canonicalText, isNumber, keyPath, startMatching } from './match-leaf.js';
import { matchValues } from './match-value.js';
import type { Expectation, Expected, ValueType } from './model.js';
import { shownValue } from './shown.js';

/**
 * The first broken place of each expectation about a value, the arguments or the output, as `orders[0].unit`, with its rule in words.
 * Without `actual`, the value is missing.
 */
export function brokenExpectations(expectations: readonly Expectation[], value: unknown, rules: ValueRules) {
  return expectations.flatMap((expectation) => {
    const { isMet, words } = makeRule(expectation.expected, rules);
    const place = brokenPlace(expectation, value, rules, isMet);
    if (place === null) return [];
    const path = place.keys.reduce(pathTo, '$').replace(/^\$\.?/, '');
    const end = place.isGivenUp ? ` (${GIVEN_UP})` : '';
    return { path, expected: () => `${words()}${end}`, actual: place.actual };
  });
}

/** null: the value is too long to be checked. */
type Check = (value: unknown) => boolean | null;

const GIVEN_UP = 'the text is too long for this regular expression, which needs smaller repetitions';

/**
 * The first place at which the rule is broken, its value absent where it is missing; null if it holds. With `nulls`, a null under a key
 * counts as missing.
 */
function brokenPlace({ path, orAbsent }: Expectation, root: unknown, rules: ValueRules, isMet: Check) {
  const isNullMissing = rules.normalize?.includes('nulls') && path.at(-1) !== ANY_ITEM;
  for (const { keys, value } of placesAt(root, path)) {
    const isMissing = value === undefined || (value === null && isNullMissing);
    const met = isMissing ? orAbsent : isMet(value);
    if (!met) return { keys, actual: isMissing ? undefined : value, isGivenUp: met === null };
  }
  return null;
}

function pathTo(shown: string, key: JsonPath[number]): string {
  if (key === ANY_ITEM) return `${shown}[*]`;
  return typeof key === 'number' ? `${shown}[${key}]` : keyPath(shown, key);
}

/** How a rule is checked, and the rule in words. */
function makeRule(expected: Expected, rules: ValueRules): { readonly isMet: Check; readonly words: () => string } {
  const normalized = normalizer(rules.normalize ?? []);
  switch (expected.kind) {
    case 'any':
      return { isMet: isAnyOf(expected.values, rules), words: () => alternativesInWords(expected.values) };
    case 'regex': {
      const { pattern, source } = expected;
      const matches = pattern?.kind === 'ok' ? pattern.matches : () => false;
      return {
        isMet: (value) => typeof value === 'string' && matches(normalized(value)),
        words: () => `a text that matches /${shownValue(source)}/`,
      };
    }
    case 'includes': {
      const part = normalized(expected.text);
      return {
        isMet: (value) => typeof value === 'string' && normalized(value).includes(part),
        words: () => `a text with ${shownValue(expected.text)}`,
      };
    }
    case 'number': {
      const { value: wanted, tolerance } = expected;
      return {
        isMet: (value) => isNumber(value) && isNear(wanted, Number(value), { absolute: tolerance, relative: 0 }),
        words: () => (tolerance === 0 ? String(wanted) : `${wanted} ± ${tolerance}`),
      };
    }
    case 'type': {
      const words = expected.type === 'null' ? 'null' : `a value of type ${expected.type}`;
      return { isMet: (value) => typesOf(value).includes(expected.type), words: () => words };
    }
    case 'free':
      return { isMet: () => true, words: () => 'any value' };
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

function alternativesInWords(values: readonly unknown[]): string {
  const more = values.length - MAX_LISTED;
  const listed = values.slice(0, MAX_LISTED).map(shownValue);
  return [...listed, ...(more > 0 ? [`${more} more`] : [])].join(' or ');
}
