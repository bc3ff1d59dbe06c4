import { listAt } from '../text/values.js';
import type { Names } from './query-terms.js';

/** A text of a query with variables, such as a filter. */
export interface Condition {
  /** Without names of variables: equal in all queries that ask the same. */
  readonly nameless: string;
  /** As people read it. */
  readonly shown: string;
  readonly textWith: (names: Names) => string;
}

type Places = ReadonlyMap<string, ReadonlySet<string>>;

/** In queries with more variables nobody knows which is which. */
const MAX_VARIABLES = 100;

/** Longer conditions are compared without variables, which may be nested deeply. */
const MAX_LENGTH = 2000;

/** A variable that may be any of the other query. */
const ANY = '\0';

/** Whether two conditions are said of the same variables, as far as that is known. */
export type IsSame = (reference: Condition, actual: Condition) => boolean;

/** Variables of two queries are the same one where they, and no others, have the most places in common. */
export function sameVariables(reference: Places, actual: Places): IsSame {
  if (Math.max(reference.size, actual.size) > MAX_VARIABLES) return hasSameText;
  const there = bestPartners(reference, actual);
  const back = bestPartners(actual, reference);
  const known = [...there].filter(([name, partner]) => back.get(partner) === name);
  const [left, right] = [new Map(known.map(([name]) => [name, name])), new Map(known.map(([a, b]) => [b, a]))];
  return (one, other) => {
    if (!hasSameText(one, other) || one.nameless.length > MAX_LENGTH) return hasSameText(one, other);
    const texts = [one.textWith((name) => left.get(name) ?? ANY), other.textWith((name) => right.get(name) ?? ANY)];
    return texts[0] === texts[1] || texts.some((text) => text.includes(ANY));
  };
}

function hasSameText(one: Condition, other: Condition): boolean {
  return one.nameless === other.nameless;
}

/** By variable the one that shares the largest part of its places; none where there are several. */
function bestPartners(from: Places, to: Places): Map<string, string> {
  const partners = [...from].map(([name, places]): [string, string | null] => {
    let [best, most]: [string | null, number] = [null, 0];
    for (const [other, others] of to) {
      const share = sharedShare(places, others);
      if (share > most) [best, most] = [other, share];
      else if (share === most) best = null;
    }
    return [name, best];
  });
  return new Map(partners.filter((one): one is [string, string] => one[1] !== null));
}

function sharedShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((place) => other.has(place)).length;
  return shared / (one.size + other.size - shared);
}

/** Of so many conditions with one text, one is taken for the same. */
const MAX_ALIKE = 20;

export function conditionsOnlyIn(one: readonly Condition[], other: readonly Condition[], isSame: IsSame): Condition[] {
  const byText = new Map<string, Condition[]>();
  for (const condition of other) listAt(byText, condition.nameless).push(condition);
  const own = new Map(one.map((condition) => [condition.shown, condition]));
  return [...own.values()].filter((condition) => {
    const alike = byText.get(condition.nameless) ?? [];
    return alike.length <= MAX_ALIKE && !alike.some((another) => isSame(condition, another));
  });
}
