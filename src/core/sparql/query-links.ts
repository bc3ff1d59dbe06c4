import { listAt } from '../values.js';
import { areInverse } from './inverse-names.js';
import type { QueryFacts } from './query-facts.js';
import { isVariable } from './query-terms.js';
import type { TripleFact } from './query-walk.js';

/** A property on the way from what a query returns to an entity that it names. */
interface Link {
  readonly predicate: string;
  /** Followed from its value to its subject. */
  readonly isInverse: boolean;
}

type Way = readonly Link[];

/** How two queries get from what they return to the same entity, as far as they differ. */
export interface LinkDifference {
  readonly expected: Way;
  readonly actual: Way;
  /** The actual query does not get there at all. */
  readonly isUnlinked?: boolean;
  /** The same relations by their names, some seen from their other end. */
  readonly isSameRelation?: boolean;
}

export interface Links {
  readonly differences: readonly LinkDifference[];
  /** The properties on all ways of both queries, which are compared by that. */
  readonly predicates: ReadonlySet<string>;
}

/** Of more entities the first are looked at. */
const MOST_ENDS = 10;

const NOTHING: Links = { differences: [], predicates: new Set() };

/** Compares two queries by the properties between what they return and the entities that both name. */
export function compareLinks(reference: QueryFacts, actual: QueryFacts): Links {
  if (reference.form !== actual.form) return NOTHING;
  const ends = endsOf(reference, actual).slice(0, MOST_ENDS);
  const found = ends.flatMap(([one, other]) => compareWays(reference, one, actual, other) ?? []);
  if (found.length === 0) return NOTHING;
  const ways = found.flatMap(({ whole }) => whole);
  return {
    differences: found.flatMap(({ difference }) => difference ?? []),
    predicates: new Set(ways.flatMap((way) => way.map(({ predicate }) => predicate))),
  };
}

/** Constants of both queries; else the only one of the reference with the only one that stands in its place. */
function endsOf(reference: QueryFacts, actual: QueryFacts): [string, string | null][] {
  const [wanted, used] = [endsIn(reference), endsIn(actual)];
  const common = wanted.filter((term) => used.includes(term));
  const pairs: [string, string | null][] = common.map((term) => [term, term]);
  const [entity, ...more] = wanted.filter((term) => !common.includes(term) && isIri(term));
  const others = used.filter((term) => !common.includes(term));
  if (entity === undefined || more.length > 0 || others.length > 1 || !others.every(isIri)) return pairs;
  return [...pairs, [entity, others[0] ?? null]];
}

function endsIn({ triples }: QueryFacts): string[] {
  const terms = triples.flatMap(({ subject, object }) => [subject, object]);
  return [...new Set(terms.filter((term) => !isVariable(term)))];
}

function isIri(term: string): boolean {
  return term.startsWith('<');
}

interface ComparedWays {
  readonly whole: readonly Way[];
  readonly difference: LinkDifference | null;
}

function compareWays(
  reference: QueryFacts,
  entity: string,
  actual: QueryFacts,
  other: string | null,
): ComparedWays | null {
  const wanted = waysTo(entity, reference.triples);
  const answer = reference.answers.find((name) => wanted.has(name));
  const expected = answer === undefined ? undefined : wanted.get(answer);
  if (answer === undefined || !expected) return null;
  const ways = other === null ? new Map<string, Way>() : waysTo(other, actual.triples);
  // Where the same way is there from something else, the queries differ in what they return.
  const same = sameWay(expected, [...ways.values()]);
  if (same) return { whole: [expected, same], difference: otherEnds(expected, same) };
  const likest = answersLike(answer, reference, actual).find((name) => ways.has(name));
  const used = likest === undefined ? undefined : ways.get(likest);
  if (!used) return { whole: [], difference: { expected, actual: [], isUnlinked: true } };
  return { whole: [expected, used], difference: differingParts(expected, used) };
}

function sameWay(expected: Way, ways: readonly Way[]): Way | undefined {
  const similar = ways.filter((way) =>
    withoutCommon(expected, way, isSameRelation).every(({ length }) => length === 0),
  );
  return similar.find((way) => otherEnds(expected, way) === null) ?? similar[0];
}

/** Both in the direction in which most of the reference is written. */
function differingParts(one: Way, other: Way): LinkDifference {
  const [expected, actual] = withoutCommon(one, other, isSameRelation);
  const isBackwards = one.filter(({ isInverse }) => isInverse).length > one.length / 2;
  return isBackwards ? { expected: turned(expected), actual: turned(actual) } : { expected, actual };
}

/** The relations that one query sees from their other ends; null for none. */
function otherEnds(one: Way, other: Way): LinkDifference | null {
  const [expected, actual] = withoutCommon(one, other, isSame);
  return expected.length === 0 ? null : { expected, actual, isSameRelation: true };
}

/** What the actual query returns, that which is most like an answer of the reference first. */
function answersLike(answer: string, reference: QueryFacts, actual: QueryFacts): string[] {
  const classes = reference.classesOf.get(answer) ?? [];
  const likeness = (name: string): number => {
    const sameClass = actual.classesOf.get(name)?.some((type) => classes.includes(type)) ? 2 : 0;
    return sameClass + (plain(name) === plain(answer) ? 1 : 0);
  };
  return [...actual.answers].sort((a, b) => likeness(b) - likeness(a));
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', '');
}

/** By variable the shortest way to an entity through other variables, if possible without what is optional. */
function waysTo(entity: string, triples: readonly TripleFact[]): ReadonlyMap<string, Way> {
  const certain = shortestTo(
    entity,
    triples.filter(({ isOptional }) => !isOptional),
  );
  return new Map([...shortestTo(entity, triples), ...certain]);
}

function shortestTo(entity: string, triples: readonly TripleFact[]): Map<string, Way> {
  const steps = stepsTo(triples);
  const ways = new Map<string, Way>([[entity, []]]);
  for (const [term, way] of ways) {
    for (const [next, link] of steps.get(term) ?? []) {
      if (isVariable(next) && isBetter([link, ...way], ways.get(next))) ways.set(next, [link, ...way]);
    }
  }
  ways.delete(entity);
  return ways;
}

/** The shortest; of equally short ones the first in the alphabet, whatever the order of the patterns. */
function isBetter(way: Way, known: Way | undefined): boolean {
  if (!known || known.length !== way.length) return known === undefined;
  return textsOf(way).join('/') < textsOf(known).join('/');
}

/** By term the terms from which a property leads to it. */
function stepsTo(triples: readonly TripleFact[]): ReadonlyMap<string, [string, Link][]> {
  const steps = new Map<string, [string, Link][]>();
  for (const { subject, predicate, object } of triples) {
    listAt(steps, object).push([subject, { predicate, isInverse: false }]);
    listAt(steps, subject).push([object, { predicate, isInverse: true }]);
  }
  return steps;
}

/** Both ways without what they have in common at their ends. */
function withoutCommon(one: Way, other: Way, areEqual: typeof isSame): [Way, Way] {
  let start = 0;
  while (start < Math.min(one.length, other.length) && areEqual(one[start], other[start])) start++;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && areEqual(one.at(-1 - end), other.at(-1 - end))) end++;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

function isSame(one: Link | undefined, other: Link | undefined): boolean {
  return one !== undefined && one.predicate === other?.predicate && one.isInverse === other.isInverse;
}

function isSameRelation(one: Link | undefined, other: Link | undefined): boolean {
  if (!one || !other || isSame(one, other)) return one !== undefined && other !== undefined;
  return one.isInverse !== other.isInverse && areInverse(one.predicate, other.predicate);
}

function turned(way: Way): Way {
  return way.map(({ predicate, isInverse }) => ({ predicate, isInverse: !isInverse })).reverse();
}

/** Of a longer way its beginning and its end are written. */
const MOST_LINKS = 4;

/** A way as a property path of SPARQL. */
export function wayText(way: Way): string {
  const texts = textsOf(way);
  if (texts.length <= MOST_LINKS) return texts.join('/');
  return [...texts.slice(0, MOST_LINKS / 2), '…', ...texts.slice(-1)].join('/');
}

function textsOf(way: Way): string[] {
  return way.map(({ predicate, isInverse }) => `${isInverse ? '^' : ''}${predicate === '?' ? '?p' : predicate}`);
}
