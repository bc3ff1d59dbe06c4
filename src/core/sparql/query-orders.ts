import type { FoundDifference } from './found-difference.js';
import type { QueryFacts } from './query-facts.js';
import { placeText } from './query-roles.js';
import type { Slice } from './query-slices.js';
import type { Condition, IsSame } from './same-variables.js';

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
