import { compareConditions, textsIn } from './compare-conditions.js';
import {
  type Condition,
  conditionOf,
  conditionsOf,
  filteredProperties,
  isEntity,
  namingConditions,
  rolesIn,
} from './conditions.js';
import { groundedBy } from './entities.js';
import type { QueryFacts } from './query-facts.js';
import { type DerivedIris, makeShortener } from './query-names.js';
import { ANSWER, answersOf, makeInnerRoles, matchingAnswers, type Roles } from './query-roles.js';
import { isVariable } from './query-terms.js';

/** A query compared with the reference, as conditions over the same roles; `classes`: those that the run states. */
export type ComparedQuery = ReturnType<typeof compareQueries> & { readonly classes?: ReadonlySet<string> };

/**
 * Compares two queries. It does not matter how they name the entities, the variables and what they only show. `derived`: what the
 * steps before the actual query found.
 */
export function compareQueries(one: QueryFacts, other: QueryFacts, derived: DerivedIris = new Map()) {
  const [reference, actual] = [groundedBy(one, other), groundedBy(other, one)];
  const roles = makeInnerRoles(reference)(answersOf(reference));
  const written = conditionsOf(reference, roles, filteredProperties(actual));
  const best = bestConditions(written, reference, actual);
  const wanted = withSameEnds(best.conditions, written);
  const answer = best.names.get(ANSWER);
  const used = [...best.conditions, ...namingConditions(actual)];
  const { missing, extra } = compareConditions(wanted, used);
  // Groups hardly repeat.
  const counts = ({ kind }: Condition) => kind !== 'distinct' || !(reference.isGrouped || actual.isGrouped);
  return {
    reference: wanted,
    actual: used,
    missing: missing.filter(counts),
    extra: extra.filter(counts),
    /** By their roles: the names of the variables of both queries, first those of the actual query. */
    names: new Map([...namesByRole(roles), ...best.names]),
    derived,
    hasOtherJoins: actual.hasOtherJoins,
    /** Writes a text with the prefixes of the queries. */
    short: makeShortener(actual.prefixes, reference.prefixes),
    /** The actual query lists what it returns, so that there is nothing to compare. */
    isListed: other.isListed,
    /** The variables that the actual query returns without a pattern that binds them. */
    unbound: other.unbound,
    /** The variable that has the answers, if the actual query does not return it. */
    ...(answer !== undefined && !actual.answers.includes(answer) && { unreturned: answer }),
  };
}

/** The conditions of a query, with the names of the variables that have their roles. */
interface NamedConditions {
  readonly conditions: readonly Condition[];
  readonly names: ReadonlyMap<string, string>;
}

function namesByRole(roles: Roles): Map<string, string> {
  return new Map([...roles].map(([name, role]) => [role, name]));
}

/**
 * In queries with more variables, the answers are those that are most alike, and helper roles are not laid over each other, because
 * each is tried in place of each other.
 */
const MAX_TRIED = 12;

/** The conditions of a query, whose answers have those roles with which most conditions are equal to those of the reference. */
function bestConditions(wanted: readonly Condition[], reference: QueryFacts, actual: QueryFacts): NamedConditions {
  const filtered = filteredProperties(reference);
  const withInnerRoles = makeInnerRoles(actual);
  const conditionsWith = (answers: Roles): NamedConditions => {
    const roles = withInnerRoles(answers);
    const own = { conditions: conditionsOf(actual, roles, filtered), names: namesByRole(roles) };
    const same = withSameRoles(wanted, own);
    return { ...same, conditions: withSameEnds(wanted, same.conditions) };
  };
  const costOf = ({ conditions }: NamedConditions) => {
    const { missing, extra } = compareConditions(wanted, conditions);
    // A long list is not many differences, nor is what is shown in addition.
    const isAside = ({ kind, isAlternative, isShown, isOptional }: Condition) =>
      kind === 'returns' || isAlternative || (isShown && isOptional);
    return [...missing, ...extra].filter((one) => !isAside(one)).length;
  };
  const answers = matchingAnswers(reference, actual);
  const first = conditionsWith(answers);
  const isMany = actual.triples.length > MAX_TRIED || answers.size > MAX_TRIED;
  const hasOnlyList = actual.isListed && answers.size === 0;
  if (isMany || hasOnlyList || costOf(first) === 0) return first;
  const returnsOthers = actual.texts.some(({ kind }) => kind === 'returns');
  // Of two variables that fit almost equally, the one that is more like the answer is it.
  const weight = answers.size > 0 ? 0.5 : 1;
  let [best, limit] = [first, answers.size > 0 ? costOf(first) * weight : Number.POSITIVE_INFINITY];
  for (const roles of otherAnswers(answers, reference, actual)) {
    if (limit === 0) break;
    const tried = conditionsWith(roles);
    const cost = costOf(tried);
    if (cost >= limit) continue;
    limit = cost * weight;
    const instead = [...roles.keys()].find((name) => !actual.answers.includes(name));
    const returned = actual.answers.slice(0, 3).join(' ');
    const returns = { ...conditionOf('returns', '', returned, `returns ${returned}`), instead };
    best = instead && !returnsOthers ? { ...tried, conditions: [...tried.conditions, returns] } : tried;
  }
  return best;
}

/** With more answers, their permutations are too many to try. */
const MAX_PERMUTED = 3;

/** The answers in another order, and with one of them given to another variable. */
function otherAnswers(answers: Roles, reference: QueryFacts, actual: QueryFacts): Roles[] {
  const roles = [...answersOf(reference).values()];
  // Where no returned variable is the answer, another one is.
  const isReturned = answers.size > 0;
  const isFew = isReturned && roles.length <= MAX_PERMUTED;
  const orders = isFew ? permutations(actual.answers.slice(0, MAX_PERMUTED)) : [];
  const terms = new Set(actual.triples.flatMap(({ subject, object }) => [subject, object]));
  const isFree = (name: string) => !answers.has(name) && (isReturned || !actual.answers.includes(name));
  const free = [...terms].filter((name) => isVariable(name) && isFree(name));
  return [
    ...orders.map((names) => new Map(roles.map((role, at) => [names[at] ?? '', role]))),
    ...roles.flatMap((role) => {
      const others = [...answers].filter(([, known]) => known !== role);
      return free.map((name) => new Map([...others, [name, role]]));
    }),
  ];
}

function permutations(names: readonly string[]): string[][] {
  if (names.length === 0) return [[]];
  return names.flatMap((name) => permutations(names.filter((other) => other !== name)).map((rest) => [name, ...rest]));
}

/**
 * The conditions of a query with its helper roles renamed to those helper roles of the reference with which most of its
 * conditions are equal: a role is named by its way, so that one other step on the way would make all that hangs on it differ.
 */
function withSameRoles(reference: readonly Condition[], actual: NamedConditions): NamedConditions {
  const wanted = innerRolesOnlyIn(reference, actual.conditions);
  const own = innerRolesOnlyIn(actual.conditions, reference);
  if (Math.max(wanted.length, own.length) > MAX_TRIED) return actual;
  const texts = textsIn(reference);
  const countIn = (all: readonly Condition[]) => all.filter(({ text }) => texts.has(text)).length;
  let current = actual.conditions;
  const names = new Map(actual.names);
  const free = new Set(wanted);
  for (const role of own) {
    const renamed = [...free].map((other) => ({ other, all: current.map((one) => renamedRole(one, role, other)) }));
    // Of equally good ones, the first.
    const [best] = [{ other: role, all: current }, ...renamed].sort((a, b) => countIn(b.all) - countIn(a.all));
    if (!best || best.other === role) continue;
    current = best.all;
    free.delete(best.other);
    names.set(best.other, names.get(role) ?? role);
  }
  return { conditions: current, names };
}

/** Conditions with a helper role in place of any value, where the other query has the same link to a helper that it uses further. */
function withSameEnds(others: readonly Condition[], conditions: readonly Condition[]): readonly Condition[] {
  const ends = others.filter(({ from, to, value }) => to === `${from}/${value}`);
  const inner = new Map(ends.map((one) => [one.text.replace(one.to, '?'), one]));
  return conditions.map((one) => {
    const same = one.kind === 'link' ? inner.get(one.text) : undefined;
    return same ? { ...one, to: same.to, text: same.text } : one;
  });
}

function innerRolesOnlyIn(one: readonly Condition[], other: readonly Condition[]): string[] {
  const known = new Set(rolesIn(other));
  const isInner = (role: string) => role.includes('/') && !isEntity(role) && !role.startsWith('"');
  return rolesIn(one)
    .filter((role) => isInner(role) && !known.has(role))
    .sort();
}

function renamedRole(one: Condition, role: string, other: string): Condition {
  const [from, to] = [one.from, one.to].map((end) => (end === role ? other : end)) as [string, string];
  return from === one.from && to === one.to ? one : { ...one, from, to, text: one.text.replace(role, other) };
}
