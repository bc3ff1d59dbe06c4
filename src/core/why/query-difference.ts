import { setAt } from '../text/values.js';
import type { QueryDifference } from '../words/causes.js';
import { groundedBy, isSameId } from './difference-order.js';
import { limitDifferences } from './gathered.js';
import type { FoundDifference } from './possible-differences.js';
import { chainText } from './property-chain.js';
import type { QueryFacts } from './query-facts.js';
import { compareLinks, type LinkDifference } from './query-links.js';
import { makeShortener } from './query-names.js';
import { orderDifferences, projectionDifferences } from './query-orders.js';
import { pairAlike } from './query-pairing.js';
import { predicateDifferences } from './query-predicates.js';
import { placeText } from './query-roles.js';
import { sourceDifferences } from './query-sources.js';
import { isVariable } from './query-terms.js';
import { type Condition, conditionsOnlyIn, type IsSame, sameVariables } from './same-variables.js';

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
const MAX_IDS = 100;

/** Constants of one side: the same id in two forms is a pair, else IRIs with IRIs and literals with literals. */
function constantDifferences(reference: ReadonlySet<string>, actual: ReadonlySet<string>): QueryDifference[] {
  const missing = onlyIn(reference, actual);
  const shared = [...reference].filter((constant) => actual.has(constant)).slice(0, MAX_IDS);
  const extra = onlyIn(actual, reference).filter((constant) => !isNameOf(constant, shared));
  // A name for an IRI, where there is nothing else that it could be for.
  if (missing.length === 1 && extra.length === 1) return setDifferences('constant_other', reference, actual);
  const candidates = extra.slice(0, MAX_IDS);
  const same = missing.slice(0, MAX_IDS).flatMap((expected) => {
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

/** Classes of what is returned and of the same entities are compared with each other; others belong to one side. */
function classDifferences(reference: QueryFacts, actual: QueryFacts): QueryDifference[] {
  // A class at the end of a path, as `a/rdfs:subClassOf*`, is a constant there.
  const missing = withoutListed(without(without(reference.classes, actual.classes), actual.constants), actual);
  const extra = withoutListed(without(without(actual.classes, reference.classes), reference.constants), reference);
  const answers = new Set(reference.answers);
  const returned = new Set(actual.answers.flatMap((name) => actual.classesOf.get(name) ?? []));
  const pairs = [...reference.classesOf].flatMap(([term, classes]): [string, string][] => {
    const others = answers.has(term) ? [...returned] : (actual.classesOf.get(term) ?? []);
    const [expected, other] = [classes.find((type) => missing.has(type)), others.find((type) => extra.has(type))];
    if (expected === undefined || other === undefined) return [];
    missing.delete(expected);
    extra.delete(other);
    returned.delete(other);
    return [[expected, other]];
  });
  const kind = 'class_other';
  // What the reference says of an entity that it names is true anyway.
  const ofEntities = [...reference.classesOf].flatMap(([term, classes]) => (isVariable(term) ? [] : classes));
  for (const type of ofEntities) missing.delete(type);
  return [
    ...pairs.map(([expected, other]) => ({ kind, expected, actual: other }) as const),
    ...[...missing].map((expected) => ({ kind, expected }) as const),
    ...[...extra].map((other) => ({ kind, actual: other }) as const),
  ];
}

/** A list of all of them says the same as a UNION. */
function withoutListed(classes: Set<string>, { listedClasses }: QueryFacts): Set<string> {
  const areAll = listedClasses.size > 1 && [...listedClasses].every((type) => classes.has(type));
  return areAll ? without(classes, listedClasses) : classes;
}

function onlyIn(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one].filter((item) => !other.has(item));
}

function without(one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  return new Set(onlyIn(one, other));
}

type Side = 'expected' | 'actual';

/**
 * Differences with a property and its value as one where only one query has both: `m:status "open"` says more than `"open"`
 * and `m:status` do.
 */
function withConditions(
  differences: readonly FoundDifference[],
  reference: QueryFacts,
  actual: QueryFacts,
): FoundDifference[] {
  const joined = new Map<FoundDifference, FoundDifference>();
  const told = new Set<FoundDifference>();
  for (const [side, facts] of [
    ['expected', reference],
    ['actual', actual],
  ] as const) {
    const conditionOf = conditionsOf(facts);
    const constants = new Map(
      differences.filter((one) => isOnlyOn(side, one, CONSTANTS)).map((one) => [one[side], one]),
    );
    for (const one of differences) {
      const constant = isOnlyOn(side, one, PREDICATES) ? conditionOf.get(one[side] ?? '') : undefined;
      const other = constant === undefined ? undefined : constants.get(constant);
      if (!other) continue;
      told.add(one);
      joined.set(other, { ...one, [side]: `${one[side]} ${constant}`, isCondition: true });
    }
  }
  return differences.filter((one) => !told.has(one)).map((one) => joined.get(one) ?? one);
}

const PREDICATES: ReadonlySet<string> = new Set(['predicate_missing', 'predicate_extra']);
const CONSTANTS: ReadonlySet<string> = new Set(['constant_other']);

function isOnlyOn(side: Side, one: FoundDifference, kinds: ReadonlySet<string>): boolean {
  return kinds.has(one.kind) && one[side] !== undefined && one[side === 'actual' ? 'expected' : 'actual'] === undefined;
}

/** By property the literal that is its value in all patterns with it, and the value of no other property. */
function conditionsOf({ triples }: QueryFacts): ReadonlyMap<string, string> {
  const [values, properties] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  for (const { predicate, object } of triples) {
    setAt(values, predicate).add(object);
    setAt(properties, object).add(predicate);
  }
  const only = [...values].flatMap(([predicate, [value = '', ...others]]): [string, string][] => {
    const isOnly = value.startsWith('"') && others.length === 0 && properties.get(value)?.size === 1;
    return isOnly ? [[predicate, value]] : [];
  });
  return new Map(only);
}

/** Filters that only one query has. */
function filterDifferences(reference: QueryFacts, actual: QueryFacts, isSame: IsSame): FoundDifference[] {
  const missing = conditionsOnlyIn(reference.filters, actual.filters, isSame);
  const extra = conditionsOnlyIn(actual.filters, reference.filters, (one, other) => isSame(other, one));
  return [
    ...textsApart(missing, reference, extra).map((expected) => ({ kind: 'filter_missing' as const, expected })),
    ...textsApart(extra, actual, missing).map((other) => ({ kind: 'filter_extra' as const, actual: other })),
  ];
}

/** Variables that have one name in both queries are written as what they are. */
function textsApart(one: readonly Condition[], { placesBy }: QueryFacts, other: readonly Condition[]): string[] {
  const others = new Set(other.map(({ shown }) => shown));
  return one.map(({ shown, textWith }) =>
    others.has(shown) ? textWith((name) => placeText(placesBy.get(name))) : shown,
  );
}

const FILTERS = { expected: 'filter_extra', actual: 'filter_missing' } as const;
const OTHER = { expected: 'actual', actual: 'expected' } as const;
const PATTERNS: ReadonlySet<string> = new Set([
  'constant_other',
  'class_other',
  'predicate_missing',
  'predicate_extra',
  'path',
]);

/**
 * What one query has in a pattern and the other in a filter as one difference: the text `"open"` is not missing where the query has
 * `LCASE(?s) = "open"`, nor is a property where it has NOT EXISTS with it.
 */
function withFilters(differences: readonly FoundDifference[]): FoundDifference[] {
  const joined = new Map<FoundDifference, FoundDifference>();
  const told = new Set<FoundDifference>();
  for (const side of ['expected', 'actual'] as const) {
    const filters = filtersByTerm(differences, side);
    for (const one of differences) {
      const text = one[side];
      const filter =
        isOnlyOnName(side, one) && text !== undefined ? filters.get(text.replace(OPTIONAL, '')) : undefined;
      if (!filter) continue;
      told.add(one);
      if (!joined.has(filter)) joined.set(filter, { ...filter, [side]: text });
    }
  }
  return differences.filter((one) => !told.has(one)).map((one) => joined.get(one) ?? one);
}

const OPTIONAL = /^OPTIONAL /;

function isOnlyOnName(side: 'expected' | 'actual', one: FoundDifference): boolean {
  return PATTERNS.has(one.kind) && one[OTHER[side]] === undefined;
}

/** A literal without an end goes to the end of the text, which bounds the search. */
const TERM = /<[^<>\s]*>|"(?:[^"\\]|\\[\s\S])*(?:"(?:@[a-z0-9-]+)?|\\?$)/gi;

/** The filters of the other side, by the IRIs and literals in them. */
function filtersByTerm(
  differences: readonly FoundDifference[],
  side: 'expected' | 'actual',
): ReadonlyMap<string, FoundDifference> {
  const other = OTHER[side];
  const filters = differences.filter(({ kind }) => kind === FILTERS[side]);
  return new Map(
    filters.flatMap((one) => [...(one[other] ?? '').matchAll(TERM)].map(([term]) => [term, one] as const)).reverse(),
  );
}
