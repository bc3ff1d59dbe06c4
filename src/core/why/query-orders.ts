import type { QueryDifference } from '../words/causes.js';
import type { Slice } from './gathered.js';
import type { FoundDifference } from './possible-differences.js';
import type { QueryFacts } from './query-facts.js';
import { placeText, type Role } from './query-roles.js';
import { type Condition, conditionsOnlyIn, type IsSame } from './same-variables.js';

/** The order of the rows, and of those of which a limit keeps the first. */
export function orderDifferences(reference: QueryFacts, actual: QueryFacts, isSame: IsSame): FoundDifference[] {
  const [whole, other] = [reference.slices[0], actual.slices[0]];
  const [cut, otherCut] = [onlyCut(reference.slices), onlyCut(actual.slices)];
  const areCut = cut !== null && otherCut !== null;
  const isWhole = whole === cut && other === otherCut;
  const differing = (one: Slice, another: Slice, isCut: boolean): FoundDifference[] => {
    const found = differingOrder(one.keys, another.keys, isSame);
    if (!found) return [];
    const texts = orderTexts(one.keys, reference, another.keys, actual);
    return texts ? [{ ...found, ...texts, ...(isCut && { cutAt: another.rows }) }] : [];
  };
  return [
    ...(whole && other ? differing(whole, other, areCut && isWhole) : []),
    ...(areCut && !isWhole ? differing(cut, otherCut, true) : []),
  ];
}

/** The only part with a limit; of several nobody knows which is which. */
function onlyCut(slices: readonly Slice[]): Slice | null {
  const cut = slices.filter(({ limit }) => limit !== null);
  return cut.length === 1 ? (cut[0] as Slice) : null;
}

type Keys = readonly Condition[];

/** Further keys only sort rows that are equal by the others. */
function differingOrder(one: Keys, other: Keys, isSame: IsSame): Pick<FoundDifference, 'kind' | 'isUncertain'> | null {
  const common = one.findIndex((key, at) => !other[at] || !isSame(key, other[at]));
  const shared = common < 0 ? one.length : common;
  if (shared === one.length && shared === other.length) return null;
  const isUncertain = shared > 0 && shared === Math.min(one.length, other.length);
  return { kind: 'order', ...(isUncertain && { isUncertain }) };
}

/** Variables that have one name in both queries are written as what they are. */
function orderTexts(
  one: Keys,
  reference: QueryFacts,
  other: Keys,
  actual: QueryFacts,
): Pick<FoundDifference, 'expected' | 'actual'> | null {
  const shown = [orderText(one.map((key) => key.shown)), orderText(other.map((key) => key.shown))];
  const byPlace = [orderText(textsByPlace(one, reference)), orderText(textsByPlace(other, actual))];
  const [expected, used] = shown[0] === shown[1] ? byPlace : shown;
  if (expected === used) return null;
  return { ...(expected !== undefined && { expected }), ...(used !== undefined && { actual: used }) };
}

function textsByPlace(keys: Keys, { placesBy }: QueryFacts): string[] {
  return keys.map((key) => key.textWith((name) => placeText(placesBy.get(name))));
}

function orderText(keys: readonly string[]): string | undefined {
  return keys.length === 0 ? undefined : `ORDER BY ${keys.join(' ')}`;
}

/**
 * What the reference returns and the actual query only mentions, or computes otherwise. A property that the actual query
 * does not have at all is missing there already.
 */
export function projectionDifferences(reference: QueryFacts, actual: QueryFacts, isSame: IsSame): QueryDifference[] {
  const kind = 'projects_other';
  if (reference.form !== actual.form) return [{ kind, expected: reference.form, actual: actual.form }];
  const [wanted, returned] = [placesOf(reference.projected), placesOf(actual.projected)];
  const [computed, other] = [computedIn(reference.projected), computedIn(actual.projected)];
  const missing = new Set(conditionsOnlyIn(computed, other, isSame));
  const extra = new Set(conditionsOnlyIn(other, computed, (one, another) => isSame(another, one)));
  const lacking = reference.projected.filter((role) =>
    role.computed ? missing.has(role.computed) : isKnown(role, actual) && !isAmong(role, returned),
  );
  const others = actual.projected.filter((role) =>
    role.computed ? extra.has(role.computed) : role.places.size > 0 && !isAmong(role, wanted),
  );
  return lacking.map((role, at) => ({ kind, ...textsApart(role, reference, others[at], actual) }));
}

/** The same function of other variables is written with what these are. */
function textsApart(role: Role, reference: QueryFacts, other: Role | undefined, actual: QueryFacts) {
  if (!other) return { expected: role.text };
  if (other.text !== role.text) return { expected: role.text, actual: other.text };
  const [expected, used] = [textByPlace(role, reference), textByPlace(other, actual)];
  return expected === used ? { expected: role.text } : { expected, actual: used };
}

function textByPlace({ text, computed }: Role, { placesBy }: QueryFacts): string {
  return computed?.textWith((name) => placeText(placesBy.get(name))) ?? text;
}

function computedIn(roles: readonly Role[]) {
  return roles.flatMap(({ computed }) => computed ?? []);
}

function isKnown({ places }: Role, actual: QueryFacts): boolean {
  return [...places].some((place) => actual.places.has(place));
}

function placesOf(roles: readonly Role[]): ReadonlySet<string> {
  return new Set(roles.flatMap(({ places }) => [...places]));
}

function isAmong({ places }: Role, others: ReadonlySet<string>): boolean {
  return [...places].some((place) => others.has(place));
}
