import { normalizer, type ValueRules } from '../tables/value-rules.js';
import { ANY_ITEM, type JsonPath } from '../text/json-path.js';
import { isMapping, type Mapping, own } from '../text/values.js';
import { isNumber, keyPath } from './match-leaf.js';
import { matchValues } from './match-value.js';
import type { Expectation, Expected, ValueType } from './model.js';
import { shownValue } from './shown.js';

/** A path whose value breaks its rule. */
export interface BrokenExpectation {
  /** Below the arguments or the output. Example: `orders[0].unit`. */
  readonly path: string;
  /** The rule in words. */
  readonly expected: string;
  /** undefined: there is no value. */
  readonly actual: unknown;
}

/** The first broken place of each expectation about a value: the arguments, or the output. */
export function brokenExpectations(
  expectations: readonly Expectation[],
  value: unknown,
  rules: ValueRules,
): BrokenExpectation[] {
  return expectations.flatMap(({ path, expected, orAbsent }) => {
    const broken: BrokenExpectation[] = [];
    const add = (shown: string, actual: unknown) =>
      broken.push({ path: shown.replace(/^\$\.?/, ''), expected: inWords(expected), actual });
    const visit = (at: unknown, depth: number, shown: string): void => {
      const key = path[depth];
      if (depth === path.length) {
        if (!fits(expected, at, rules)) add(shown, at);
        return;
      }
      if (key === ANY_ITEM && Array.isArray(at)) {
        for (const [index, item] of at.entries()) visit(item, depth + 1, `${shown}[${index}]`);
        return;
      }
      const child = key === ANY_ITEM ? undefined : childAt(at, key as string | number, rules);
      const childPath = pathTo(shown, key as JsonPath[number]);
      if (child) visit(child.value, depth + 1, childPath);
      else if (!orAbsent) add(childPath, undefined);
    };
    visit(value, 0, '$');
    return broken.slice(0, 1);
  });
}

function pathTo(shown: string, key: JsonPath[number]): string {
  if (key === ANY_ITEM) return `${shown}[*]`;
  return typeof key === 'number' ? `${shown}[${key}]` : keyPath(shown, key);
}

/** The value under a key or index; null where there is none. With `nulls`, a null is none. */
function childAt(value: unknown, key: string | number, rules: ValueRules): { readonly value: unknown } | null {
  const isThere = typeof key === 'number' ? Array.isArray(value) && key < value.length : hasKey(value, key);
  if (!isThere) return null;
  const child = typeof key === 'number' ? (value as readonly unknown[])[key] : own(value as Mapping, key);
  return child === undefined || (child === null && rules.normalize?.includes('nulls')) ? null : { value: child };
}

function hasKey(value: unknown, key: string): boolean {
  return isMapping(value) && Object.hasOwn(value, key);
}

function fits(expected: Expected, value: unknown, rules: ValueRules): boolean {
  const normalized = normalizer(rules.normalize ?? []);
  switch (expected.kind) {
    case 'any':
      return expected.values.some(
        (one) => matchValues(one, value, { mode: 'exact', rules: withoutPaths(rules) }) === null,
      );
    case 'regex':
      return (
        typeof value === 'string' &&
        expected.pattern?.kind === 'ok' &&
        expected.pattern.matches(normalized(value)) === true
      );
    case 'includes':
      return typeof value === 'string' && normalized(value).includes(normalized(expected.text));
    case 'number':
      return isNumber(value) && isNear(Number(value), expected.value, expected.tolerance);
    case 'type':
      return typesOf(value).includes(expected.type);
    case 'free':
      return true;
  }
}

/** The paths of the step's rules lead from the root, not from here. */
function withoutPaths(rules: ValueRules): ValueRules {
  return { ...rules, paths: [] };
}

function isNear(number: number, reference: number, tolerance: number): boolean {
  const lost = Math.min(tolerance / 1000, 4 * Number.EPSILON * (Math.abs(reference) + tolerance));
  return Math.abs(number - reference) <= tolerance + lost;
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

/** Maximum alternatives that a sentence lists. */
const MAX_LISTED = 10;

function alternativesInWords(values: readonly unknown[]): string {
  const more = values.length - MAX_LISTED;
  const listed = values.slice(0, MAX_LISTED).map(shownValue);
  return [...listed, ...(more > 0 ? [`${more} more`] : [])].join(' or ');
}
