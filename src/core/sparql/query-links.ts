import { listAt } from '../values.js';
import { areInverse } from './inverse-names.js';
import { isLabelName } from './label-names.js';
import type { QueryFacts } from './query-facts.js';
import { isVariable } from './query-terms.js';
import type { TripleFact } from './query-walk.js';

/** A property on the chain from what a query returns to an entity that it names. */
interface Link {
  readonly predicate: string;
  /** Followed from its value to its subject. */
  readonly isInverse: boolean;
}

type Chain = readonly Link[];

/** How two queries get from what they return to the same entity, as far as they differ. */
export interface LinkDifference {
  readonly expected: Chain;
  readonly actual: Chain;
  /** The actual query does not get there at all. */
  readonly isUnlinked?: boolean;
  /** The same relations by their names, some seen from their other end. */
  readonly isSameRelation?: boolean;
}

export interface Links {
  readonly differences: readonly LinkDifference[];
  /** The properties on all chains of both queries, which are compared by that. */
  readonly predicates: ReadonlySet<string>;
}

/** Of more entities the first are looked at. */
const MOST_ENDS = 10;

const NOTHING: Links = { differences: [], predicates: new Set() };

/** Compares two queries by the properties between what they return and the entities that both name. */
export function compareLinks(reference: QueryFacts, actual: QueryFacts): Links {
  if (reference.form !== actual.form) return NOTHING;
  const ends = endsOf(reference, actual).slice(0, MOST_ENDS);
  const found = ends.flatMap(([one, other]) => compareChains(reference, one, actual, other) ?? []);
  if (found.length === 0) return NOTHING;
  const chains = found.flatMap(({ whole }) => whole);
  return {
    differences: found.flatMap(({ difference }) => difference ?? []),
    predicates: new Set(chains.flatMap((chain) => chain.map(({ predicate }) => predicate))),
  };
}

/** Constants of both queries; else the only one of the reference with the only one that stands in its place. */
function endsOf(reference: QueryFacts, actual: QueryFacts): [string, string | null][] {
  const [wanted, used] = [endsIn(reference), endsIn(actual)];
  const common = wanted.filter((term) => used.includes(term));
  const pairs: [string, string | null][] = common.map((term) => [term, term]);
  const [entity, ...more] = wanted.filter((term) => !common.includes(term) && isIri(term));
  const others = [...used.filter((term) => !common.includes(term)), ...actual.lists];
  const isName = others.some((term) => !isIri(term) && !isVariable(term));
  if (entity === undefined || more.length > 0 || others.length > 1 || isName) return pairs;
  return [...pairs, [entity, others[0] ?? null]];
}

function endsIn({ triples }: QueryFacts): string[] {
  const terms = triples.flatMap(({ subject, object }) => [subject, object]);
  return [...new Set(terms.filter((term) => !isVariable(term)))];
}

function isIri(term: string): boolean {
  return term.startsWith('<');
}

interface ComparedChains {
  readonly whole: readonly Chain[];
  readonly difference: LinkDifference | null;
}

function compareChains(
  reference: QueryFacts,
  entity: string,
  actual: QueryFacts,
  other: string | null,
): ComparedChains | null {
  const wanted = chainsTo(entity, reference.triples);
  const answer = reference.answers.find((name) => wanted.has(name));
  const expected = answer === undefined ? undefined : wanted.get(answer);
  if (answer === undefined || !expected) return null;
  const chains = other === null ? new Map<string, Chain>() : chainsTo(other, actual.triples);
  // Where the same chain is there from something else, the queries differ in what they return.
  const same = sameChain(expected, [...chains.values()]);
  if (same) return { whole: [expected, same], difference: otherEnds(expected, same) };
  const likest = answerLike(answer, reference, actual, chains);
  const used = likest === undefined ? undefined : chains.get(likest);
  if (!used) return { whole: [], difference: { expected, actual: [], isUnlinked: true } };
  return { whole: [expected, used], difference: differingParts(expected, used) };
}

function sameChain(expected: Chain, chains: readonly Chain[]): Chain | undefined {
  const similar = chains.filter((chain) =>
    withoutCommon(expected, chain, isSameRelation).every(({ length }) => length === 0),
  );
  return similar.find((chain) => otherEnds(expected, chain) === null) ?? similar[0];
}

/** Both in the direction in which most of the reference is written. */
function differingParts(one: Chain, other: Chain): LinkDifference {
  const [expected, actual] = withoutCommon(one, other, isSameRelation);
  const isBackwards = one.filter(({ isInverse }) => isInverse).length > one.length / 2;
  return isBackwards ? { expected: turned(expected), actual: turned(actual) } : { expected, actual };
}

/** The relations that one query sees from their other ends; null for none. */
function otherEnds(one: Chain, other: Chain): LinkDifference | null {
  const [expected, actual] = withoutCommon(one, other, isSame);
  return expected.length === 0 ? null : { expected, actual, isSameRelation: true };
}

/** What the actual query returns for an answer of the reference: of its class or name, else the first that leads to the entity. */
function answerLike(
  answer: string,
  reference: QueryFacts,
  actual: QueryFacts,
  chains: ReadonlyMap<string, Chain>,
): string | undefined {
  const classes = reference.classesOf.get(answer) ?? [];
  const likeness = (name: string): number => {
    const sameClass = actual.classesOf.get(name)?.some((type) => classes.includes(type)) ? 3 : 0;
    return sameClass + nameLikeness(plain(name), plain(answer));
  };
  const ranked = actual.answers.map((name) => ({ name, rank: likeness(name) })).sort((a, b) => b.rank - a.rank);
  const [first] = ranked;
  return first && first.rank > 0 ? first.name : ranked.find(({ name }) => isThing(chains.get(name)))?.name;
}

/** Not a name or an id of something. */
function isThing(chain: Chain | undefined): boolean {
  const [first] = chain ?? [];
  return first !== undefined && !(first.isInverse && isLabelName(first.predicate.replace(/[<>]/g, '')));
}

/** Shorter names end too many others. */
const MIN_LIKE = 4;

function nameLikeness(one: string, other: string): number {
  if (one === other) return 2;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= MIN_LIKE && long.endsWith(short) ? 1 : 0;
}

function plain(name: string): string {
  return name.slice(1).toLowerCase().replaceAll('_', '');
}

/** By variable the shortest chain to an entity through other variables, if possible without what is optional. */
function chainsTo(entity: string, triples: readonly TripleFact[]): ReadonlyMap<string, Chain> {
  const certain = shortestTo(
    entity,
    triples.filter(({ isOptional }) => !isOptional),
  );
  return new Map([...shortestTo(entity, triples), ...certain]);
}

function shortestTo(entity: string, triples: readonly TripleFact[]): Map<string, Chain> {
  const steps = stepsTo(triples);
  const chains = new Map<string, Chain>([[entity, []]]);
  for (const [term, chain] of chains) {
    for (const [next, link] of steps.get(term) ?? []) {
      if (isVariable(next) && isBetter([link, ...chain], chains.get(next))) chains.set(next, [link, ...chain]);
    }
  }
  chains.delete(entity);
  return chains;
}

/** The shortest; of equally short ones the first in the alphabet, whatever the order of the patterns. */
function isBetter(chain: Chain, known: Chain | undefined): boolean {
  if (!known || known.length !== chain.length) return known === undefined;
  return textsOf(chain).join('/') < textsOf(known).join('/');
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

/** Both chains without what they have in common at their ends. */
function withoutCommon(one: Chain, other: Chain, areEqual: typeof isSame): [Chain, Chain] {
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

function turned(chain: Chain): Chain {
  return chain.map(({ predicate, isInverse }) => ({ predicate, isInverse: !isInverse })).reverse();
}

/** Of a longer chain its beginning and its end are written. */
const MOST_LINKS = 4;

/** A chain as a property path of SPARQL. */
export function chainText(chain: Chain): string {
  const texts = textsOf(chain);
  if (texts.length <= MOST_LINKS) return texts.join('/');
  return [...texts.slice(0, MOST_LINKS / 2), '…', ...texts.slice(-1)].join('/');
}

function textsOf(chain: Chain): string[] {
  return chain.map(({ predicate, isInverse }) => `${isInverse ? '^' : ''}${predicate === '?' ? '?p' : predicate}`);
}
