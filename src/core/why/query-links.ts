import { isLabelName } from '../steps/query-text.js';
import { type Chain, chainsTo, isSame, isSameRelation, turned, withoutCommon } from './property-chain.js';
import type { QueryFacts } from './query-facts.js';
import { isVariable } from './query-terms.js';

/** How two queries get from what they return to the same entity, as far as they differ. */
export interface LinkDifference {
  readonly expected: Chain;
  readonly actual: Chain;
  /** The actual query does not get there at all. */
  readonly isUnlinked?: boolean;
  /** Another constant of the actual query, to which its chain leads. */
  readonly instead?: string;
  /** The same relations by their names, some seen from their other end. */
  readonly isSameRelation?: boolean;
}

export interface Links {
  readonly differences: readonly LinkDifference[];
  /** The properties on all chains of both queries, which are compared by that. */
  readonly predicates: ReadonlySet<string>;
}

/** Of more entities, and of more returned variables, the first are looked at. */
const [MAX_ENDS, MAX_ANSWERS] = [10, 100];

const NOTHING: Links = { differences: [], predicates: new Set() };

/** Compares two queries by the properties between what they return and the entities that both name. */
export function compareLinks(one: QueryFacts, other: QueryFacts): Links {
  if (one.form !== other.form) return NOTHING;
  const [reference, actual] = [withFewAnswers(one), withFewAnswers(other)];
  const ends = endsOf(reference, actual).slice(0, MAX_ENDS);
  const found = ends.flatMap(([one, other]) => compareChains(reference, one, actual, other) ?? []);
  if (found.length === 0) return NOTHING;
  const chains = found.flatMap(({ whole }) => whole);
  return {
    differences: found.flatMap(({ difference }) => difference ?? []),
    predicates: new Set(chains.flatMap((chain) => chain.map(({ predicate }) => predicate))),
  };
}

function withFewAnswers(facts: QueryFacts): QueryFacts {
  return { ...facts, answers: facts.answers.slice(0, MAX_ANSWERS) };
}

/** Constants of both queries; else the only one of the reference with the only one that stands in its place. */
function endsOf(reference: QueryFacts, actual: QueryFacts): [string, string | null][] {
  const [wanted, used] = [endsIn(reference), endsIn(actual)];
  const common = wanted.filter((term) => used.includes(term));
  const pairs: [string, string | null][] = common.map((term) => [term, term]);
  const [entity, ...more] = wanted.filter((term) => !common.includes(term) && isIri(term));
  const others = [...used.filter((term) => !common.includes(term)), ...actual.lists.keys()];
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
  const answer = comparedAnswer(reference, actual, wanted);
  const expected = answer === undefined ? undefined : wanted.get(answer);
  if (answer === undefined || !expected) return null;
  const chains = other === null ? new Map<string, Chain>() : chainsTo(other, actual.triples);
  const { name, isLike } = answerLike(answer, reference, actual, chains);
  const returned = actual.answers.map((one) => chains.get(one)).filter((chain) => chain !== undefined);
  // Where the same chain is there from something else, the queries differ in what they return.
  const same = sameChain(expected, isLike ? returned : [...chains.values()]);
  if (same) return { whole: [expected, same], difference: otherEnds(expected, same) };
  const used = name === undefined ? undefined : chains.get(name);
  if (!used) return { whole: [], difference: { expected, actual: [], isUnlinked: true } };
  const parts = differingParts(expected, used);
  // What another branch has is not missing there: the whole chains differ.
  const isElsewhere = parts.actual.length === 0 && parts.expected.every((link) => hasPredicate(actual, link));
  const difference = isElsewhere ? differingWholes(expected, used) : parts;
  return {
    whole: [expected, used],
    difference: { ...difference, ...(other !== entity && other && { instead: other }) },
  };
}

function sameChain(expected: Chain, chains: readonly Chain[]): Chain | undefined {
  const similar = chains.filter((chain) =>
    withoutCommon(expected, chain, isSameRelation).every(({ length }) => length === 0),
  );
  return similar.find((chain) => otherEnds(expected, chain) === null) ?? similar[0];
}

function hasPredicate({ triples }: QueryFacts, { predicate }: Chain[number]): boolean {
  return triples.some((triple) => triple.predicate === predicate);
}

function differingParts(one: Chain, other: Chain): LinkDifference {
  return differingWholes(one, other, withoutCommon(one, other, isSameRelation));
}

/** Both in the direction in which most of what the actual query has is written: it reads alike beside every other query. */
function differingWholes(one: Chain, other: Chain, [expected, actual] = [one, other]): LinkDifference {
  const shown = actual.length > 0 ? other : one;
  const isBackwards = shown.filter(({ isInverse }) => isInverse).length > shown.length / 2;
  return isBackwards ? { expected: turned(expected), actual: turned(actual) } : { expected, actual };
}

/** The relations that one query sees from their other ends; null for none. */
function otherEnds(one: Chain, other: Chain): LinkDifference | null {
  const [expected, actual] = withoutCommon(one, other, isSame);
  if (expected.length === 0) return null;
  return { ...differingWholes(one, other, [expected, actual]), isSameRelation: true };
}

/** Of what the reference returns and leads to the entity that which the actual query returns, too; else the first. */
function comparedAnswer(
  reference: QueryFacts,
  actual: QueryFacts,
  chains: ReadonlyMap<string, Chain>,
): string | undefined {
  const leading = reference.answers.filter((name) => chains.has(name));
  const things = leading.filter((name) => isThing(chains.get(name)));
  const ranked = (things.length > 0 ? things : leading).map((name) => {
    return { name, rank: Math.max(0, ...actual.answers.map(likenessTo(name, reference, actual))) };
  });
  return ranked.sort((a, b) => b.rank - a.rank)[0]?.name;
}

/** How much something that the actual query returns is like an answer of the reference: by its class, then its name. */
function likenessTo(answer: string, reference: QueryFacts, actual: QueryFacts): (name: string) => number {
  const classes = reference.classesOf.get(answer) ?? [];
  return (name) => {
    const sameClass = actual.classesOf.get(name)?.some((type) => classes.includes(type)) ? 3 : 0;
    return sameClass + nameLikeness(plain(name), plain(answer));
  };
}

/** What the actual query returns for an answer of the reference: of its class or name, else the first that leads to the entity. */
function answerLike(
  answer: string,
  reference: QueryFacts,
  actual: QueryFacts,
  chains: ReadonlyMap<string, Chain>,
): { readonly name: string | undefined; readonly isLike: boolean } {
  const likeness = likenessTo(answer, reference, actual);
  const ranked = actual.answers.map((name) => ({ name, rank: likeness(name) })).sort((a, b) => b.rank - a.rank);
  const [first] = ranked;
  const isLike = first !== undefined && first.rank > 0;
  return { name: isLike ? first.name : ranked.find(({ name }) => isThing(chains.get(name)))?.name, isLike };
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
