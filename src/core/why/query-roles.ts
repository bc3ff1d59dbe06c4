import { MIN_PART } from '../steps/given.js';
import { isLabelName } from '../steps/query-text.js';
import { listAt } from '../text/values.js';
import type { QueryFacts } from './query-facts.js';
import { isVariable } from './query-terms.js';
import { type TripleFact, variablesIn } from './query-walk.js';

/** The role of each variable of a query: `?answer`, `?line` for one of several answers, or the way to it from another role. */
export type Roles = ReadonlyMap<string, string>;

/** The role of the only answer. */
export const ANSWER = '?answer';

/** The roles of what a reference query returns. */
export function answersOf(facts: QueryFacts): Map<string, string> {
  const names = returnedVariables(facts);
  return new Map(names.map((name) => [name, names.length === 1 ? ANSWER : name]));
}

/** The returned variables of a query; those of returned expressions if it returns no others. */
function returnedVariables({ answers, texts, triples, classesOf }: QueryFacts): string[] {
  const bound = new Set([...triples.flatMap(({ subject, object }) => [subject, object]), ...classesOf.keys()]);
  const names = answers.filter((name) => isVariable(name) && bound.has(name));
  if (names.length > 0) return names;
  const counted = new Set(texts.flatMap((text) => (text.kind === 'returns' ? [...variablesIn(text)] : [])));
  return [...counted].filter((name) => bound.has(name));
}

/**
 * The variable of another query for each answer of the reference, most alike first; the only returned one in any case. A query may
 * return a variable that it never binds; then what has the class of the answer is meant.
 */
export function matchingAnswers(reference: QueryFacts, other: QueryFacts): Map<string, string> {
  const roles = answersOf(reference);
  const names = returnedVariables(other);
  const [expected, used] = [stepsFrom(reference.triples), stepsFrom(other.triples)];
  const others = [...other.classesOf.keys()].filter((term) => isVariable(term) && !names.includes(term));
  const likenessIn = (answer: string, name: string): number => {
    const classes = reference.classesOf.get(answer) ?? [];
    const hasClass = other.classesOf.get(name)?.some((type) => classes.includes(type));
    const alike = (hasClass ? SAME_CLASS : 0) + nameLikeness(name, answer);
    if (!names.includes(name)) return hasClass ? LAST : 0;
    if (alike > 0) return alike;
    const [places, own] = [expected.get(answer) ?? [], used.get(name) ?? []];
    if (own.some(({ link }) => places.some((place) => isSame(place.link, link)))) return SAME_PLACE;
    // Neither a value that is only shown, nor a name or an id of something else.
    const isShown = own.length === 1 && own[0]?.triple.isOptional && own[0].link.isInverse;
    if (other.answers.length > 1 && isShown) return 0;
    const isThing = own.some(({ link }) => !link.isInverse || !isLabelName(link.predicate.replace(/[<>]/g, '')));
    return isThing || names.length === 1 ? LINKED : 0;
  };
  const pairs = [...roles].flatMap(([answer, role]) =>
    [...names, ...others].map((name) => ({ role, name, likeness: likenessIn(answer, name) })),
  );
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const { role, name, likeness } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    // What is left at the end need not be an answer.
    const isLeft = likeness === LINKED && roles.size > 1 && taken.size === roles.size - 1;
    if (likeness === 0 || found.has(name) || taken.has(role) || isLeft) continue;
    found.set(name, role);
    taken.add(role);
  }
  return found;
}

/** How much a variable is like an answer: it has the class, or only the place, links to other things, or is not even returned. */
const [SAME_CLASS, SAME_PLACE, LINKED, LAST] = [3, 0.3, 0.2, 0.1];

/** 2: the same name of a variable, 1: one ends with the other, 0: another name. */
export function nameLikeness(one: string, other: string): number {
  const names = [one, other].map((name) => name.slice(1).toLowerCase().replaceAll('_', ''));
  const [short = '', long = ''] = names.sort((a, b) => a.length - b.length);
  return short === long ? 2 : short.length >= MIN_PART && long.endsWith(short) ? 1 : 0;
}

/** Makes a function that names each other variable by its shortest way from an answer, or else from an entity: `?answer/<p>`. */
export function makeInnerRoles({ triples, constants }: QueryFacts): (answers: Roles) => Map<string, string> {
  const entities = [...constants].filter((term) => term.startsWith('<')).sort();
  const certain = triples.filter(({ isOptional }) => !isOptional);
  const passes = (certain.length < triples.length ? [certain, triples] : [triples]).map(stepsFrom);
  return (answers) => {
    const starts = [...answers, ...entities.map((iri) => [iri, iri] as const)];
    const roles = new Map(answers);
    for (const steps of passes) for (const start of starts) addWays(start, steps, roles);
    return roles;
  };
}

function addWays(
  [term, role]: readonly [string, string],
  steps: ReturnType<typeof stepsFrom>,
  roles: Map<string, string>,
): void {
  let ends: readonly (readonly [string, Chain])[] = [[term, []]];
  while (ends.length > 0) {
    const next = new Map<string, Chain>();
    for (const [end, chain] of ends) {
      for (const { to: other, link } of steps.get(end) ?? []) {
        const way = [...chain, link];
        const known = next.get(other);
        if (isVariable(other) && !roles.has(other) && (!known || chainText(way) < chainText(known)))
          next.set(other, way);
      }
    }
    for (const [name, way] of next) roles.set(name, `${role}/${chainText(way)}`);
    ends = [...next];
  }
}

/** A pattern followed from one of its terms to the other. */
export interface PatternStep {
  readonly to: string;
  readonly link: Link;
  readonly triple: TripleFact;
}

export function stepsFrom(triples: readonly TripleFact[]): ReadonlyMap<string, readonly PatternStep[]> {
  const steps = new Map<string, PatternStep[]>();
  for (const triple of triples) {
    const { subject, predicate, object } = triple;
    listAt(steps, subject).push({ to: object, link: { predicate, isInverse: false }, triple });
    if (object !== subject) listAt(steps, object).push({ to: subject, link: { predicate, isInverse: true }, triple });
  }
  return steps;
}

/** A property on the chain between two roles of a query. */
export interface Link {
  readonly predicate: string;
  /** Followed from its value to its subject. */
  readonly isInverse: boolean;
}

export type Chain = readonly Link[];

/** Both chains without what they have in common at their ends. */
export function withoutCommon(one: Chain, other: Chain): [Chain, Chain] {
  let start = 0;
  while (start < Math.min(one.length, other.length) && isSame(one[start], other[start])) start++;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && isSame(one.at(-1 - end), other.at(-1 - end))) end++;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

export function isSame(one: Link | undefined, other: Link | undefined): boolean {
  return one !== undefined && one.predicate === other?.predicate && one.isInverse === other.isInverse;
}

export function turned(chain: Chain): Chain {
  return chain.map(({ predicate, isInverse }) => ({ predicate, isInverse: !isInverse })).reverse();
}

/** Whether a chain is easier to read from its other end. */
export function isMostlyInverse(chain: Chain): boolean {
  return chain.filter(({ isInverse }) => isInverse).length > chain.length / 2;
}

/** A chain as a property path of SPARQL. */
export function chainText(chain: Chain): string {
  return chain
    .map(({ predicate, isInverse }) => `${isInverse ? '^' : ''}${predicate === '?' ? '?p' : predicate}`)
    .join('/');
}
