import { increment, listAt } from '../text/values.js';
import { MAX_ALTERNATIVES, type QueryFacts } from './query-facts.js';
import { type Chain, chainText, type Link, type Roles, turned } from './query-roles.js';
import { isVariable } from './query-terms.js';
import { type TripleFact, variablesIn } from './query-walk.js';

/** One thing that a query asks for, over roles instead of variables, so that it is equal in queries that ask the same. */
export interface Condition {
  readonly kind: 'link' | 'class' | 'list' | 'filter' | 'returns' | 'source' | 'limit' | 'order' | 'distinct';
  /** Unique in its query; IRIs in full. Example: `?answer —<p>→ <entity>`. */
  readonly text: string;
  /** The roles that it is about, an answer first. */
  readonly ends: readonly string[];
  /** Of a link: from the first end to the other; empty for other kinds. */
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
}

/** The end of a link to a variable that is used nowhere else. */
const ANY = '?';

/** The conditions of a query, each once. */
export function conditionsOf(facts: QueryFacts, roles: Roles): Condition[] {
  const roleOf = (term: string): string => {
    if (!isVariable(term)) return term;
    const ofClass = facts.classVariables.get(term);
    if (ofClass !== undefined && !roles.has(term) && ofClass !== term) return `${nameOf(ofClass, roles)}/a`;
    return roles.get(term) ?? facts.namings.find((naming) => naming.term === term)?.iri ?? ANY;
  };
  const texts = listedTexts(facts, roles);
  const all = [
    ...linksOf(facts, roles).flatMap((link) => alternativesOf(link, texts)),
    ...[...facts.classesOf].flatMap(([term, classes]) => classes.map((type) => classOf(roleOf(term), type))),
    ...[...facts.lists].flatMap(([name, constants]) =>
      facts.classVariables.has(name) || texts.has(roleOf(name)) ? [] : [listOf(roleOf(name), constants)],
    ),
    ...facts.texts.map(({ kind, shown, textWith }) => ({
      ...textOf(kind, shown, textWith(roleOf)),
      ...(kind === 'returns' && shown === facts.form && { instead: 'SELECT' }),
    })),
  ];
  return [...new Map(all.map((one) => [one.text, one])).values()];
}

/** The texts and numbers that a helper variable can be, by its role. */
function listedTexts({ lists }: QueryFacts, roles: Roles): ReadonlyMap<string, readonly string[]> {
  const texts = [...lists].filter(([name, all]) => {
    return !isAnswer(name, roles) && all.length <= MAX_ALTERNATIVES && all.every((one) => one.startsWith('"'));
  });
  return new Map(texts.map(([name, all]) => [nameOf(name, roles), all]));
}

/** A link to one of several texts as a link to each of them, as in a UNION. */
function alternativesOf(link: Condition, texts: ReadonlyMap<string, readonly string[]>): Condition[] {
  const [from = '', to = ''] = link.ends;
  const { isOptional, isShown } = link;
  const more = { ...(isOptional && { isOptional }), ...(isShown && { isShown }), isAlternative: true };
  return texts.get(to)?.map((text) => linkOf(from, text, link.chain, more)) ?? [link];
}

function textOf(kind: Condition['kind'], value: string, text: string): Condition {
  return { kind, text, ends: [], chain: [], value };
}

function classOf(role: string, value: string): Condition {
  return { kind: 'class', text: `${role} a ${value}`, ends: [role], chain: [], value };
}

function listOf(role: string, constants: readonly string[]): Condition {
  const value = `(${constants.toSorted().join(', ')})`;
  return { kind: 'list', text: `${role} in ${value}`, ends: [role], chain: [], value };
}

/** Patterns as links between roles: a variable that only joins two patterns is a part of the way. */
function linksOf(facts: QueryFacts, roles: Roles): Condition[] {
  const { shown, plain } = patternsOf(facts, roles);
  const edges = new Map<string, TripleFact[]>();
  for (const triple of plain) {
    listAt(edges, triple.subject).push(triple);
    if (triple.object !== triple.subject) listAt(edges, triple.object).push(triple);
  }
  const hasShown = new Set(shown.map(({ subject }) => subject));
  const isEnd = (term: string): boolean => {
    const uses = edges.get(term)?.length ?? 0;
    return (
      !isVariable(term) ||
      facts.lists.has(term) ||
      isAnswer(term, roles) ||
      uses > 2 ||
      (uses === 1 && hasShown.has(term))
    );
  };
  const seen = new Set<TripleFact>();
  const links = shown.map(({ subject, predicate, isOptional, isAlternative }) =>
    linkOf(nameOf(subject, roles), ANY, [{ predicate, isInverse: false }], {
      isShown: true,
      isOptional,
      isAlternative,
    }),
  );
  const hasOneUse = (term: string) => edges.get(term)?.length === 1;
  for (const term of [...[...edges.keys()].filter(isEnd), ...[...edges.keys()].filter(hasOneUse)]) {
    for (const first of edges.get(term) ?? []) {
      if (!seen.has(first)) links.push(linkFrom(term, first, { edges, isEnd, seen, roles }));
    }
  }
  // The rest forms a circle, which has no beginning.
  const left = plain.filter((triple) => !seen.has(triple));
  return [
    ...links,
    ...left.map((triple) => linkFrom(triple.subject, triple, { edges, isEnd: () => true, seen, roles })),
  ];
}

function isAnswer(term: string, roles: Roles): boolean {
  return roles.get(term)?.includes('/') === false;
}

/**
 * Patterns that only show a value beside what is asked for: an optional or returned one that is used nowhere else, or one that
 * gives a filter its value.
 */
function patternsOf({ triples, answers, texts }: QueryFacts, roles: Roles) {
  const uses = new Map<string, number>();
  for (const { subject, object } of triples) for (const term of [subject, object]) increment(uses, term);
  const filtered = new Set(texts.flatMap((text) => (text.kind === 'filter' ? [...variablesIn(text)] : [])));
  const isShown = ({ subject, object, isOptional }: TripleFact) => {
    if (!isVariable(object) || uses.get(object) !== 1 || isAnswer(object, roles)) return false;
    const isReturned = answers.includes(object) && isVariable(subject) && answers.includes(subject);
    return isOptional || isReturned || filtered.has(object);
  };
  return { shown: triples.filter(isShown), plain: triples.filter((triple) => !isShown(triple)) };
}

interface Walk {
  readonly edges: ReadonlyMap<string, readonly TripleFact[]>;
  readonly isEnd: (term: string) => boolean;
  readonly seen: Set<TripleFact>;
  readonly roles: Roles;
}

function linkFrom(start: string, first: TripleFact, { edges, isEnd, seen, roles }: Walk): Condition {
  const chain: Link[] = [];
  const triples: TripleFact[] = [];
  let at = start;
  for (let next: TripleFact | undefined = first; next; ) {
    const triple: TripleFact = next;
    seen.add(triple);
    triples.push(triple);
    const isInverse = triple.subject !== at;
    chain.push({ predicate: triple.predicate, isInverse });
    at = isInverse ? triple.subject : triple.object;
    next = isEnd(at) ? undefined : edges.get(at)?.find((one) => !seen.has(one));
  }
  const isLeaf = isVariable(at) && !isEnd(at) && edges.get(at)?.length === 1;
  return linkOf(nameOf(start, roles), isLeaf ? ANY : nameOf(at, roles), chain, {
    isOptional: triples.some((one) => one.isOptional),
    isAlternative: triples.some((one) => one.isAlternative),
  });
}

function nameOf(term: string, roles: Roles): string {
  return isVariable(term) ? (roles.get(term) ?? ANY) : term;
}

/** A link in one direction, whichever of its ends it was written from. */
export function linkOf(from: string, to: string, way: Chain, more: Partial<Condition> = {}): Condition {
  // A way from a role to itself has no first end.
  const isLoopTurned = from === to && chainText(turned(way)) < chainText(way);
  const isTurned = isLoopTurned || rankOf(to) < rankOf(from) || (rankOf(to) === rankOf(from) && to < from);
  const [one, other, chain] = isTurned ? [to, from, turned(way)] : [from, to, way];
  const value = chainText(chain);
  const text = `${more.isOptional ? 'OPTIONAL ' : ''}${one} —${value}→ ${other}`;
  return { kind: 'link', text, ends: [one, other], chain, value, ...more };
}

/** Answers, what hangs on them, entities, literals, anything. */
function rankOf(role: string): number {
  if (role === ANY) return 4;
  if (role.startsWith('"')) return 3;
  if (role.startsWith('<')) return role.endsWith('>') && !role.includes('>/') ? 2 : 1.5;
  return role.includes('/') ? 1 : 0;
}
