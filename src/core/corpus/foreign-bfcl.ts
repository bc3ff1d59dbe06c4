import { isMapping, type Mapping } from '../text/values.js';
import { escapeText, type Lose } from './foreign-fields.js';

/** A step of a possible answer: each argument has a list of its possible values. */
export function bfclStep(name: string, args: unknown, lose: Lose): Mapping {
  const expect: Record<string, Mapping> = {};
  for (const [key, values] of Object.entries(isMapping(args) ? args : {})) {
    addExpected(expect, `args.${pathKey(key)}`, Array.isArray(values) ? values : [values], lose);
  }
  return {
    name,
    args: isMapping(args) ? nestedFrame(args) : {},
    ...(Object.keys(expect).length > 0 && { expect }),
    normalize: ['trim', 'case'],
  };
}

/** The mappings inside arguments whose own values have rules. */
function nestedFrame(args: Mapping): Mapping {
  const frames = Object.entries(args).flatMap(([key, values]) => {
    const only = Array.isArray(values) && values.length === 1 ? values[0] : null;
    return isMapping(only) && Object.keys(only).length > 0 ? [[key, nestedFrame(only)] as const] : [];
  });
  return Object.fromEntries(frames);
}

/** The possible values of an argument: an empty text says that it may be absent; the values of a mapping are lists, too. */
function addExpected(expect: Record<string, Mapping>, path: string, values: readonly unknown[], lose: Lose): void {
  const given = values.filter((value) => value !== '');
  const absent = given.length < values.length ? { or_absent: true } : {};
  const [only] = given;
  if (given.length === 0) expect[path] = { any: [''], or_absent: true };
  else if (given.length === 1 && isMapping(only) && given.length === values.length) {
    const entries = Object.entries(only);
    for (const [key, inner] of entries) {
      addExpected(expect, `${path}.${pathKey(key)}`, Array.isArray(inner) ? inner : [inner], lose);
    }
    if (entries.length === 0) expect[path] = { any: [only] };
  } else {
    const isNested = given.some((value) => isMapping(value) || (Array.isArray(value) && value.some(isMapping)));
    expect[path] = { ...(isNested ? nestedRule(given, lose) : valuesRule(given)), ...absent };
  }
}

/** Maximum values that stand for the alternatives of one argument. */
const MAX_VALUES = 500;

/** All values that alternatives inside mappings and lists allow; of too many, that of the first alternatives. */
function nestedRule(given: readonly unknown[], lose: Lose): Mapping {
  const values = given.flatMap((value) => allowedValues(value, MAX_VALUES + 1));
  if (values.length <= MAX_VALUES) return { any: values };
  lose('arguments with alternatives inside');
  return { any: allowedValues(given[0], 1) };
}

/** The values that a possible value stands for, the first alternatives first; at most `max`. */
function allowedValues(value: unknown, max: number): unknown[] {
  if (Array.isArray(value))
    return combinations(
      value.map((item) => allowedValues(item, max)),
      max,
    );
  if (!isMapping(value)) return [value];
  const entries = Object.entries(value).map(([key, values]) => {
    const alternatives = Array.isArray(values) && values.length > 0 ? values : [values];
    return alternatives.flatMap((one) => (one === '' ? [[]] : allowedValues(one, max).map((item) => [[key, item]])));
  });
  return combinations(entries, max).map((parts) => Object.fromEntries((parts as [string, unknown][][]).flat()));
}

/** One of each list, in all ways; at most `max`. */
function combinations(lists: readonly (readonly unknown[])[], max: number): unknown[][] {
  let found: unknown[][] = [[]];
  for (const list of lists) found = found.flatMap((start) => list.map((item) => [...start, item])).slice(0, max);
  return found;
}

/** Characters that the leaderboard leaves out of texts. */
const LEFT_OUT = '[ ,./_*^-]*';

/** Texts of several words, or with punctuation, are equal without blanks and punctuation between the words. */
function valuesRule(values: readonly unknown[]): Mapping {
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.length < values.length || !texts.some((text) => /[ ,./\-_*^'"]/.test(text))) return { any: values };
  const expressions = texts.map((text) => {
    const words = text.split(/[ ,./\-_*^]+/).filter((word) => word !== '');
    return words.map((word) => escapeText(word).replace(/['"]/g, `['"]`)).join(LEFT_OUT);
  });
  return { regex: `^${LEFT_OUT}(?:${expressions.join('|')})${LEFT_OUT}$` };
}

function pathKey(key: string): string {
  return /^[^.[\]"\s]+$/.test(key) ? key : JSON.stringify(key);
}
