import type { QueryDifference } from '../cause-words.js';
import type { FoundDifference } from './found-difference.js';
import { chainText } from './property-chain.js';
import { classDifferences, onlyIn, without } from './query-classes.js';
import { withConditions } from './query-conditions.js';
import type { QueryFacts } from './query-facts.js';
import { filterDifferences, withFilters } from './query-filters.js';
import { groundedBy, isSameId } from './query-grounding.js';
import { compareLinks, type LinkDifference } from './query-links.js';
import { makeShortener } from './query-names.js';
import { orderDifferences } from './query-orders.js';
import { pairAlike } from './query-pairing.js';
import { predicateDifferences } from './query-predicates.js';
import { projectionDifferences } from './query-projection.js';
import { limitDifferences } from './query-slices.js';
import { sourceDifferences } from './query-sources.js';
import { sameVariables } from './same-variables.js';

/**
 * All differences of two queries, IRIs shortened by the queries' own prefixes; empty for queries that ask the same, and where
 * the actual query lists what it returns. It does not matter how the queries name the asked entity.
 */
export function compareQueries(one: QueryFacts, other: QueryFacts): FoundDifference[] {
  if (other.isListed) return [];
  const [reference, actual] = [groundedBy(one, other), groundedBy(other, one)];
  const isSame = sameVariables(reference.placesBy, actual.placesBy);
  const links = compareLinks(reference, actual);
  const raw: FoundDifference[] = [
    ...constantDifferences(
      without(reference.constants, actual.classes),
      without(actual.constants, reference.classes),
    ).map(withAlternatives(reference, actual)),
    ...classDifferences(reference, actual),
    ...links.differences.map(linkDifference),
    ...predicateDifferences(reference, actual, links.predicates),
    ...filterDifferences(reference, actual, isSame),
    ...projectionDifferences(reference, actual, isSame),
    ...sourceDifferences(reference.sources, actual.sources),
    ...limitDifferences(reference.slices, actual.slices),
    ...orderDifferences(reference, actual, isSame),
    ...repeatDifferences(reference, actual),
  ];
  return shortened(withConditions(withFilters(raw), reference, actual).map(withNames(actual)), reference, actual);
}

/** A constant more or less in a list of which the other query has a part. */
function withAlternatives(reference: QueryFacts, actual: QueryFacts): (found: QueryDifference) => FoundDifference {
  const sharedLists = (one: QueryFacts, other: QueryFacts) =>
    new Set([...one.lists.values()].filter((list) => list.some((constant) => other.constants.has(constant))).flat());
  const [missing, extra] = [sharedLists(reference, actual), sharedLists(actual, reference)];
  return (found) => {
    const isOnlyOne = found.expected === undefined || found.actual === undefined;
    const isListed = missing.has(found.expected ?? '') || extra.has(found.actual ?? '');
    return isOnlyOne && isListed ? { ...found, isAlternative: true } : found;
  };
}

/** An entity that is left out may be the one that a filter finds by its name. */
function withNames({ filters }: QueryFacts): (found: FoundDifference) => FoundDifference {
  const hasName = filters.some(({ nameless }) => nameless.includes('"'));
  return (found) => {
    const isLeftOut = found.isUnlinked || (found.kind === 'constant_other' && found.actual === undefined);
    return hasName && isLeftOut ? { ...found, isNamedElsewhere: true } : found;
  };
}

function linkDifference({ expected, actual, isUnlinked, isSameRelation, instead }: LinkDifference): FoundDifference {
  const [one, other] = [chainText(expected), chainText(actual)];
  const isPlain = expected.length === 1 && actual.length === 1 && !other.startsWith('^') && !one.startsWith('^');
  return {
    kind: isPlain && expected[0]?.predicate !== actual[0]?.predicate ? 'predicate_other' : 'path',
    ...(one !== '' && { expected: one }),
    ...(other !== '' && { actual: other }),
    ...(isUnlinked ? { isUnlinked } : { isLink: true }),
    ...(isSameRelation && { isSameRelation }),
    ...(instead !== undefined && { instead }),
  };
}

/** In longer lists no more constants are looked at for the same id in another form. */
const MOST_IDS = 100;

/** Constants of one side: the same id in two forms is a pair, else IRIs with IRIs and literals with literals. */
function constantDifferences(reference: ReadonlySet<string>, actual: ReadonlySet<string>): QueryDifference[] {
  const missing = onlyIn(reference, actual);
  const shared = [...reference].filter((constant) => actual.has(constant)).slice(0, MOST_IDS);
  const extra = onlyIn(actual, reference).filter((constant) => !isNameOf(constant, shared));
  // A name for an IRI, where there is nothing else that it could be for.
  if (missing.length === 1 && extra.length === 1) return setDifferences('constant_other', reference, actual);
  const candidates = extra.slice(0, MOST_IDS);
  const same = missing.slice(0, MOST_IDS).flatMap((expected) => {
    const other = candidates.find((constant) => isSameId(expected, constant));
    return other === undefined ? [] : [{ kind: 'constant_other' as const, expected, actual: other }];
  });
  const paired = new Set(same.flatMap(({ expected, actual: other }) => [expected, other]));
  const ofKind = (constants: readonly string[], isIri: boolean) =>
    new Set(constants.filter((constant) => !paired.has(constant) && constant.startsWith('<') === isIri));
  return [
    ...same,
    ...setDifferences('constant_other', ofKind(missing, true), ofKind(extra, true)),
    ...setDifferences('constant_other', ofKind(missing, false), ofKind(extra, false)),
  ];
}

/** An id as text, of an entity that both queries name. */
function isNameOf(constant: string, shared: readonly string[]): boolean {
  return !constant.startsWith('<') && shared.some((other) => isSameId(other, constant));
}

/** What one side has and the other has not, the most similar ones paired. */
function setDifferences(
  kind: 'constant_other',
  reference: ReadonlySet<string>,
  actual: ReadonlySet<string>,
): QueryDifference[] {
  const { pairs, missing, extra } = pairAlike(onlyIn(reference, actual), onlyIn(actual, reference), (text) => text);
  return [
    ...pairs.map(([expected, other]) => ({ kind, expected, actual: other })),
    ...missing.map((expected) => ({ kind, expected })),
    ...extra.map((other) => ({ kind, actual: other })),
  ];
}

/** Groups hardly repeat. */
function repeatDifferences(reference: QueryFacts, other: QueryFacts): QueryDifference[] {
  const [expected, actual] = [reference.repeats, other.repeats];
  if (expected === actual || reference.isGrouped || other.isGrouped) return [];
  return [{ kind: 'distinct', ...(expected && { expected }), ...(actual && { actual }) }];
}

/** Names that would look the same on both sides are written as whole IRIs. */
function shortened(raw: readonly FoundDifference[], reference: QueryFacts, actual: QueryFacts): FoundDifference[] {
  const shortReference = makeShortener(reference.prefixes, actual.prefixes);
  const shortActual = makeShortener(actual.prefixes, reference.prefixes);
  const whole = makeShortener();
  return raw.map((one) => {
    const expected = one.expected === undefined ? undefined : shortReference(one.expected);
    const other = one.actual === undefined ? undefined : shortActual(one.actual);
    const looksSame = expected !== undefined && expected === other;
    return {
      ...one,
      ...(expected !== undefined && { expected: looksSame ? whole(one.expected as string) : expected }),
      ...(other !== undefined && { actual: looksSame ? whole(one.actual as string) : other }),
    };
  });
}
