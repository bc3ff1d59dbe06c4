import { MAX_LISTED } from '../shown.js';
import { otherThanUuid } from '../steps/not-found.js';
import { bare, isSameId } from './entities.js';
import type { QueryFacts } from './query-facts.js';
import {
  type Chain,
  chainText,
  isMostlyInverse,
  type PatternStep,
  type Roles,
  stepsFrom,
  turned,
} from './query-roles.js';
import { isVariable } from './query-terms.js';
import { type TripleFact, variablesIn } from './query-walk.js';

/** One thing that a query asks for, over roles instead of variables, so that it is equal in queries that ask the same. */
export interface Condition {
  readonly kind: 'link' | 'class' | 'list' | 'filter' | 'returns' | 'source' | 'limit' | 'order' | 'distinct';
  /** Unique in its query; IRIs in full. Example: `?answer —<p>→ <entity>`. */
  readonly text: string;
  /** The role that it is about, of a link an answer; empty for none. */
  readonly from: string;
  /** Of a link: its other end; empty for other kinds, as the chain is. */
  readonly to: string;
  readonly chain: Chain;
  /** The value of the condition: the class, the filter, the limit. */
  readonly value: string;
  readonly isOptional?: boolean;
  /** In a branch of a UNION. */
  readonly isAlternative?: boolean;
  /** The other end is used nowhere else: the condition only shows a value. */
  readonly isShown?: boolean;
  /** Of what is returned: the variable that has the answers. */
  readonly instead?: string;
  /** It looks an entity up by its id, by a text that cannot be its id, or by a name; the other query has its IRI. */
  readonly naming?: 'id' | 'wrong id' | 'name';
}

/** How a query finds entities that the other query names by their IRIs. */
export function namingConditions({ namings }: QueryFacts): Condition[] {
  return namings.flatMap(({ term, iri, literal, predicate, isFilter }) => {
    const isWrong = otherThanUuid(bare(predicate), bare(literal), bare(iri)) !== null;
    if (!isVariable(term) || isFilter) return [];
    const link = linkOf(iri, literal, [{ predicate, isInverse: false }], {});
    return [{ ...link, naming: isWrong ? 'wrong id' : isSameId(iri, literal) ? 'id' : 'name' }];
  });
}

/** The end of a link to a variable that is used nowhere else. */
export const ANY = '?';

/** The returned variable, without the conditions about it. */
export function isAnswer(role: string | undefined): boolean {
  return role?.startsWith('?') === true && !role.includes('/');
}

/** An entity itself, and not what hangs on one. */
export function isEntity(role: string): boolean {
  return role.startsWith('<') && !role.includes('>/');
}

export function isConstant(role: string): boolean {
  return role.startsWith('"') || isEntity(role);
}

/** Whether a link is written from its other end, because it has fewer `^` so: `<entity> —<p>→ ?answer`. */
export function isWrittenTurned({ to, chain }: Condition): boolean {
  if (to === ANY) return chain.every(({ isInverse }) => isInverse);
  return isMostlyInverse(chain) && !to.startsWith('"');
}

export function rolesIn(conditions: readonly Condition[]): string[] {
  return [...new Set(conditions.flatMap(({ from, to }) => [from, to]))].filter((role) => role !== ANY);
}

/** The conditions of a query, each once. `filtered`: properties whose values are shown, as the query that it is compared with filters them. */
export function conditionsOf(facts: QueryFacts, roles: Roles, filtered: ReadonlySet<string> = new Set()): Condition[] {
  const roleOf = (term: string): string => {
    if (!isVariable(term)) return term;
    const ofClass = facts.classVariables.get(term);
    if (ofClass !== undefined && !roles.has(term) && ofClass !== term) return `${nameOf(ofClass, roles)}/a`;
    return roles.get(term) ?? facts.namings.find((naming) => naming.term === term)?.iri ?? ANY;
  };
  const texts = listedTexts(facts, roles);
  const lists = [...facts.lists].filter(([name]) => !facts.classVariables.has(name) && !texts.has(roleOf(name)));
  const all = [
    // A link to any text of a list is a link to each of them, as in a UNION.
    ...linksOf(facts, roles, filtered).flatMap((link) => {
      const marks = { ...link, isAlternative: true };
      return texts.get(link.to)?.map((text) => linkOf(link.from, text, link.chain, marks)) ?? [link];
    }),
    ...[...facts.classesOf].flatMap(([term, classes]) =>
      classes.map((type) => conditionOf('class', roleOf(term), type, `${roleOf(term)} a ${type}`)),
    ),
    ...lists.map(([name, constants]) => {
      const value = `(${constants.toSorted().join(', ')})`;
      return conditionOf('list', roleOf(name), value, `${roleOf(name)} in ${value}`);
    }),
    ...facts.texts.map(({ kind, shown, textWith, instead }) => {
      const word = kind === 'filter' ? 'FILTER ' : kind === 'returns' ? 'returns ' : '';
      return { ...conditionOf(kind, '', shown, word + textWith(roleOf)), instead };
    }),
  ];
  return [...new Map(all.map((one) => [one.text, one])).values()];
}

/** The texts and numbers that a helper variable can be, by its role. */
function listedTexts({ lists }: QueryFacts, roles: Roles): ReadonlyMap<string, readonly string[]> {
  const texts = [...lists].filter(([name, all]) => {
    return !isAnswer(roles.get(name)) && all.length <= MAX_LISTED && all.every((one) => one.startsWith('"'));
  });
  return new Map(texts.map(([name, all]) => [nameOf(name, roles), all]));
}

/** A condition without a link: about a role, or the whole query. */
export function conditionOf(kind: Condition['kind'], from: string, value: string, text: string): Condition {
  return { kind, text, from, to: '', chain: [], value };
}

/** Patterns as links between roles: a variable that only joins two patterns is a part of the way. */
function linksOf(facts: QueryFacts, roles: Roles, alsoFiltered: ReadonlySet<string>): Condition[] {
  const { shown, plain } = patternsOf(facts, roles, alsoFiltered);
  const steps = stepsFrom(plain);
  const hasShown = new Set(shown.map(({ subject }) => subject));
  const usesOf = (term: string) => steps.get(term)?.length ?? 0;
  const isEnd = (term: string): boolean =>
    !isVariable(term) ||
    facts.lists.has(term) ||
    isAnswer(roles.get(term)) ||
    usesOf(term) > 2 ||
    (usesOf(term) === 1 && hasShown.has(term));
  const seen = new Set<TripleFact>();
  const linkFrom = (start: string, first: PatternStep): Condition => {
    const way: PatternStep[] = [];
    let at = start;
    for (let step: PatternStep | undefined = first; step; ) {
      way.push(step);
      seen.add(step.triple);
      at = step.to;
      step = isEnd(at) ? undefined : steps.get(at)?.find((next) => !seen.has(next.triple));
    }
    const isLeaf = !isEnd(at) && usesOf(at) === 1;
    const chain = way.map(({ link }) => link);
    return linkOf(nameOf(start, roles), isLeaf ? ANY : nameOf(at, roles), chain, {
      isOptional: way.some(({ triple }) => triple.isOptional),
      isAlternative: way.some(({ triple }) => triple.branch !== undefined),
    });
  };
  const terms = [...steps.keys()];
  const links = [...terms.filter(isEnd), ...terms.filter((term) => usesOf(term) === 1)].flatMap((term) =>
    (steps.get(term) ?? []).flatMap((first) => (seen.has(first.triple) ? [] : [linkFrom(term, first)])),
  );
  // The rest forms a circle, which has no beginning.
  const left = plain.filter((triple) => !seen.has(triple));
  return [
    ...shown.map((triple) => linkOfTriple(triple, ANY, roles, { isShown: true })),
    ...links,
    ...left.map((triple) => linkOfTriple(triple, nameOf(triple.object, roles), roles)),
  ];
}

function linkOfTriple(triple: TripleFact, to: string, roles: Roles, more = {}) {
  const { subject, predicate, isOptional, branch } = triple;
  const chain = [{ predicate, isInverse: false }];
  return linkOf(nameOf(subject, roles), to, chain, { ...more, isOptional, isAlternative: branch !== undefined });
}

/**
 * Patterns that only show a value in addition to what is asked for: an optional or returned one that is used nowhere else,
 * or one with the value of a filter.
 */
function patternsOf({ triples, answers, texts }: QueryFacts, roles: Roles, alsoFiltered: ReadonlySet<string>) {
  const steps = stepsFrom(triples);
  const filtered = filteredVariables(texts);
  const isShown = ({ subject, predicate, object, isOptional }: TripleFact) => {
    if (!isVariable(object) || object === subject || isAnswer(roles.get(object))) return false;
    if (steps.get(object)?.length !== 1) return false;
    const isReturned = answers.includes(object) && isVariable(subject) && answers.includes(subject);
    return isOptional || isReturned || filtered.has(object) || alsoFiltered.has(predicate);
  };
  return { shown: triples.filter(isShown), plain: triples.filter((triple) => !isShown(triple)) };
}

function filteredVariables(texts: QueryFacts['texts']): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => (text.kind === 'filter' ? [...variablesIn(text)] : [])));
}

/** The properties whose values a query filters. */
export function filteredProperties({ triples, texts }: QueryFacts): ReadonlySet<string> {
  const filtered = filteredVariables(texts);
  return new Set(triples.flatMap(({ predicate, object }) => (filtered.has(object) ? [predicate] : [])));
}

function nameOf(term: string, roles: Roles): string {
  return isVariable(term) ? (roles.get(term) ?? ANY) : term;
}

/** A link in one direction, whichever of its ends it was written from. */
function linkOf(start: string, end: string, way: Chain, marks: Partial<Condition>): Condition {
  // A way from a role to itself has no first end.
  const isLoopTurned = start === end && chainText(turned(way)) < chainText(way);
  const isTurned = isLoopTurned || rankOf(end) < rankOf(start) || (rankOf(end) === rankOf(start) && end < start);
  const [from, to, chain] = isTurned ? [end, start, turned(way)] : [start, end, way];
  const value = chainText(chain);
  const text = `${marks.isOptional ? 'OPTIONAL ' : ''}${from} —${value}→ ${to}`;
  return { ...marks, kind: 'link', text, from, to, chain, value };
}

/** Answers, what hangs on them, entities, literals, anything. */
function rankOf(role: string): number {
  if (role === ANY) return 4;
  if (role.startsWith('"')) return 3;
  if (role.startsWith('<')) return isEntity(role) ? 2 : 1.5;
  return role.includes('/') ? 1 : 0;
}
