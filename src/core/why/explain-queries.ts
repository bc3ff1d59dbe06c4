import { isLabelName } from '../steps/query-text.js';
import type { QueryDifference } from '../words/causes.js';
import { compareConditions, differencesOf, names, textsIn } from './compare-conditions.js';
import type { ComparedConditions, FoundDifference } from './compare-ways.js';
import {
  type Condition,
  conditionOf,
  conditionsOf,
  filteredProperties,
  isAnswer,
  isEntity,
  namingConditions,
  rolesIn,
} from './conditions.js';
import { bare, groundedBy } from './entities.js';
import { canLeadTo, isOfListed, lackOf, type ShownMiss, saysAll } from './possible-differences.js';
import type { QueryFacts } from './query-facts.js';
import { type DerivedIris, makeShortener } from './query-names.js';
import { answersOf, matchingAnswers, type Roles, withInnerRoles } from './query-roles.js';
import { isVariable } from './query-terms.js';

/** A query compared with the reference query, both as conditions over the same roles. */
export interface ComparedQuery extends ComparedConditions {
  /** Writes a text with the prefixes of the queries. */
  readonly short: (text: string) => string;
  /** The actual query lists what it returns, so that there is nothing to compare. */
  readonly isListed: boolean;
  /** Classes that queries of the run state. */
  readonly classes?: ReadonlySet<string>;
}

/**
 * Compares two queries. It does not matter how they name the entities, the variables and what they only show. `derived`: what the
 * steps before the actual query found.
 */
export function compareQueries(one: QueryFacts, other: QueryFacts, derived: DerivedIris = new Map()): ComparedQuery {
  const [reference, actual] = [groundedBy(one, other), groundedBy(other, one)];
  const written = conditionsOf(reference, withInnerRoles(answersOf(reference), reference), filteredProperties(actual));
  const best = bestConditions(written, reference, actual);
  const wanted = withSameEnds(best, written);
  const used = [...best, ...namingConditions(actual)];
  const { missing, extra } = compareConditions(wanted, used);
  // Groups hardly repeat.
  const counts = ({ kind }: Condition) => kind !== 'distinct' || !(reference.isGrouped || actual.isGrouped);
  return {
    reference: wanted,
    actual: used,
    missing: missing.filter(counts),
    extra: extra.filter(counts),
    derived,
    hasOtherJoins: actual.hasOtherJoins,
    short: makeShortener(actual.prefixes, reference.prefixes),
    isListed: other.isListed,
  };
}

/**
 * In queries with more variables, the answers are those that are most alike, and helper roles are not laid over each other, because
 * each is tried in place of each other.
 */
const MAX_TRIED = 12;

/** The conditions of a query, whose answers have those roles with which most conditions are equal to those of the reference. */
function bestConditions(wanted: readonly Condition[], reference: QueryFacts, actual: QueryFacts): readonly Condition[] {
  const filtered = filteredProperties(reference);
  const conditionsWith = (answers: Roles) =>
    withSameEnds(wanted, withSameRoles(wanted, conditionsOf(actual, withInnerRoles(answers, actual), filtered)));
  const costOf = (conditions: readonly Condition[]) => {
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
    const conditions = conditionsWith(roles);
    const cost = costOf(conditions);
    if (cost >= limit) continue;
    limit = cost * weight;
    const instead = [...roles.keys()].find((name) => !actual.answers.includes(name));
    const returned = actual.answers.slice(0, 3).join(' ');
    const returns = { ...conditionOf('returns', '', returned, `returns ${returned}`), instead };
    best = instead && !returnsOthers ? [...conditions, returns] : conditions;
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
function withSameRoles(reference: readonly Condition[], actual: readonly Condition[]): readonly Condition[] {
  const wanted = innerRolesOnlyIn(reference, actual);
  const own = innerRolesOnlyIn(actual, reference);
  if (Math.max(wanted.length, own.length) > MAX_TRIED) return actual;
  const texts = textsIn(reference);
  const countIn = (all: readonly Condition[]) => all.filter(({ text }) => texts.has(text)).length;
  let current = actual;
  const free = new Set(wanted);
  for (const role of own) {
    const renamed = [...free].map((other) => ({ other, all: current.map((one) => renamedRole(one, role, other)) }));
    // Of equally good ones, the first.
    const [best] = [{ other: role, all: current }, ...renamed].sort((a, b) => countIn(b.all) - countIn(a.all));
    current = best?.all ?? current;
    free.delete(best?.other ?? role);
  }
  return current;
}

/** Conditions with a helper role in place of any value, where the other query has the same link to a helper that it uses further. */
function withSameEnds(others: readonly Condition[], conditions: readonly Condition[]): readonly Condition[] {
  const inner = new Map(
    others
      .filter(({ from, to, value }) => to === `${from}/${value}`)
      .map((one) => [one.text.replace(one.to, '?'), one]),
  );
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

/** Maximum number of differences that are kept of a query. */
const MAX_DIFFERENCES = 5;

/** The facts of a miss, except its queries. */
export interface MissFacts extends ShownMiss {
  /** Conditions more, or less, in matching queries of the same template, whose entities are left out of the texts. */
  readonly harmless: ReadonlySet<string>;
  /** The same of all templates. */
  readonly harmlessElsewhere: ReadonlySet<string>;
}

/** The differences that can have led to a miss, the most likely first; `right`: other queries that returned the right rows. */
export function likelyDifferences(
  compared: ComparedQuery,
  miss: MissFacts,
  right: readonly ComparedQuery[] = [],
): FoundDifference[] {
  if (saysAll(miss)) return [];
  const { isListed } = compared;
  const lack = lackOf(miss.cause);
  const all = [...classesAsProperties(compared), ...differencesOf(compared)]
    // Conditions on listed entities do not select them.
    .map((one) => (isListed && one.isWay ? { ...one, actual: undefined, extra: undefined } : one))
    .filter((one) => (!isListed || isOfListed(one, miss)) && !isExonerated(one, right))
    // The cause says how the entity is asked for.
    .filter((one) => miss.cause?.kind !== 'entity_not_found' || isOtherWay(one) || one.kind === 'class_as_property')
    .filter((one) => lack !== 'a column' || one.kind === 'projects_other' || isUnasked(one, compared));
  const ranks = new Map<FoundDifference, number>();
  for (const one of all) {
    if (canLeadTo(miss, one, compared.reference) || (isListed && lack === 'rows'))
      ranks.set(one, rankOf(one, miss, compared));
  }
  const possible = [...ranks.keys()].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  const byText = new Map<string, FoundDifference>();
  for (const one of possible) {
    const text = `${one.kind} ${one.expected} ${one.actual}`;
    if (!byText.has(text)) byText.set(text, one);
  }
  const [most, ...others] = byText.values();
  const further = others.filter((one) => {
    // Branches of a UNION can have the same way to several entities.
    const isSaid = !one.missing && one.actual === most?.actual;
    return !isSaid && !isOnlyName(one, miss) && !isElsewhere(one, compared);
  });
  return most ? [most, ...further].slice(0, MAX_DIFFERENCES) : [];
}

/** Properties in addition that the reference has in another place, where another difference shows them. */
function isElsewhere({ missing, extra, actual = '' }: FoundDifference, compared: ComparedQuery): boolean {
  if (missing || extra?.kind !== 'link' || actual.includes(' ')) return false;
  const written = new Set(compared.missing.flatMap(({ chain }) => chain.map(({ predicate }) => predicate)));
  return extra.chain.every(({ predicate }) => written.has(predicate));
}

/** A name in addition, which things seldom lack, as right queries show. */
function isOnlyName({ missing, extra }: FoundDifference, { cause, harmlessElsewhere }: MissFacts): boolean {
  const isKnown = ({ value }: Condition) => [...harmlessElsewhere].some((text) => text.includes(value));
  if (missing || !extra?.isShown || !extra.chain.every(({ predicate }) => isLabelName(bare(predicate)))) return false;
  return lackOf(cause) !== 'all rows' || harmlessElsewhere.size === 0 || isKnown(extra);
}

/** Classes in place of properties, as no rows can have. */
function classesAsProperties({ reference, extra, classes }: ComparedQuery): FoundDifference[] {
  // Another query of the run may use a property as a class.
  const properties = new Set(reference.flatMap(({ chain }) => chain.map(({ predicate }) => predicate)));
  const predicates = extra.flatMap((one) => one.chain.map(({ predicate }) => ({ actual: predicate, extra: one })));
  const misused = predicates.filter(({ actual }) => classes?.has(actual) && !properties.has(actual));
  return misused.map((one) => ({ kind: 'class_as_property', ...one }));
}

function isOtherWay({ isWay, missing, extra }: FoundDifference): boolean {
  return isWay === true && missing !== undefined && extra !== undefined;
}

/** A link of the reference to an entity, with properties that the actual query has nowhere. */
function isUnasked({ missing }: FoundDifference, { actual }: ComparedQuery): boolean {
  const asked = new Set(actual.flatMap(({ chain }) => chain.map(({ predicate }) => predicate)));
  return missing !== undefined && isEntity(missing.to) && missing.chain.every(({ predicate }) => !asked.has(predicate));
}

/** A condition of a query that returned the right rows is never the reason, nor is the lack of one that it lacks. */
function isExonerated({ kind, missing, extra }: FoundDifference, right: readonly ComparedQuery[]): boolean {
  // A right query may be about another entity that the agent found, but not about none.
  if (kind === 'unconnected') return false;
  return right.some(({ actual, extra: own }) => {
    const texts = textsIn(actual);
    if (extra) return texts.has(extra.text);
    return missing !== undefined && !texts.has(missing.text) && !own.some((one) => isOtherFilter(missing, one));
  });
}

/** Whether two filters are about the same text, number or entity, so that one can be another form of the other. */
function isOtherFilter(one: Condition, other: Condition): boolean {
  const constantsOf = ({ text }: Condition): readonly string[] => text.match(/"[^"]*"|<[^<>]*>/g) ?? [];
  const known = constantsOf(other);
  return [one, other].every(({ kind }) => kind === 'filter') && constantsOf(one).some((term) => known.includes(term));
}

/** The order of differences that can be the reason. */
const ORDER: readonly ((one: FoundDifference, miss: MissFacts, compared: ComparedQuery) => boolean)[] = [
  isExclusion,
  ({ kind, extra }) => ['unconnected', 'class_as_property'].includes(kind) || extra?.naming === 'wrong id',
  // Rows of all entities are too many.
  (one, { cause }, compared) => lackOf(cause) === 'a condition' && isEntityLeftOut(one, compared),
  // The answer about another entity is another answer.
  ({ kind, expected = '', actual = '' }) => kind === 'constant_other' && isEntity(expected) && isEntity(actual),
  ({ kind, isWay, missing, extra }) => isWay === true || (missing && extra && kind !== 'limit') === true,
  ({ kind }, { cause }) => kind === 'filter_extra' && lackOf(cause) === 'rows',
  ({ missing, extra }) => ['link', 'class', 'list'].includes((missing ?? extra)?.kind ?? ''),
  ({ kind }) => kind !== 'limit' && kind !== 'distinct',
];

function rankOf(one: FoundDifference, miss: MissFacts, compared: ComparedQuery): number {
  const rank = ORDER.findIndex((isIt) => isIt(one, miss, compared));
  if (rank === 0) return rank;
  // Another way to the entity does no harm, no way to it does.
  const isEntityLost = rank >= 0 && rank <= 2;
  const later = isAside(one, miss, compared) ? 2 : !isEntityLost && isHarmless(one, miss.harmless) ? 1 : 0;
  const isElsewhere = isHarmless(one, miss.harmlessElsewhere);
  return (rank < 0 ? ORDER.length : rank) + later * (ORDER.length + 1) + (isElsewhere ? 0.5 : 0);
}

/** The filter that leaves the asked entity out of the rows, where it is the only one too many, or the only one expected. */
function isExclusion({ kind, expected = '', extra }: FoundDifference, { cause }: MissFacts): boolean {
  if (cause?.kind === 'given_row_extra') return kind === 'filter_missing' && /!=|NOT /.test(expected);
  const excluded = kind === 'filter_extra' ? / (\S+) != (\S+)$/.exec(extra?.text ?? '') : null;
  const sides = excluded?.slice(1) ?? [];
  return cause?.kind === 'given_row_missing' && sides.some(isEntity) && sides.some(isAnswer);
}

function isEntityLeftOut({ missing, extra }: FoundDifference, { actual }: ComparedQuery): boolean {
  const entity = missing && [missing.from, missing.to].find(isEntity);
  return !extra && entity !== undefined && !names(actual, entity);
}

/** Differences that seldom are the reason: a value that is only shown, a step on the way, one branch of a UNION where rows are missing. */
function isAside(one: FoundDifference, miss: MissFacts, compared: ComparedQuery): boolean {
  const { kind, missing, extra, actual = '' } = one;
  const findsByText = compared.actual.some((own) => own.kind === 'filter' && own.value.includes('"'));
  const lacksRows = ['all rows', 'rows'].includes(lackOf(miss.cause) ?? '');
  return [
    missing?.isShown,
    extra?.isShown,
    extra?.naming === 'name',
    kind === 'constant_other' && compared.derived.has(actual),
    findsByText && isEntityLeftOut(one, compared),
    lacksRows && extra?.isAlternative && !one.isWay,
  ].includes(true);
}

function isHarmless({ missing, extra }: FoundDifference, harmless: ReadonlySet<string>): boolean {
  return [missing && generalText('-', missing), extra && generalText('+', extra)].every(
    (text) => text === undefined || harmless.has(text),
  );
}

/** The differences of two queries that both returned the right rows, without the names of entities. */
export function harmlessTexts({ missing, extra }: ComparedConditions): string[] {
  return [...missing.map((one) => generalText('-', one)), ...extra.map((one) => generalText('+', one))];
}

function generalText(sign: '-' | '+', { text, from, to }: Condition): string {
  const general = [from, to].filter(isEntity).reduce((known, end) => known.replace(end, '<>'), text);
  return `${sign}${general}`;
}

/** A difference as files have it: IRIs are short where the queries have a prefix, except for those that would look the same on both sides. */
export function writtenDifference(
  { kind, expected, actual }: FoundDifference,
  { short }: ComparedQuery,
): QueryDifference {
  const looksSame = expected !== undefined && actual !== undefined && short(expected) === short(actual);
  const written = looksSame ? makeShortener() : short;
  return {
    kind,
    ...(expected !== undefined && { expected: written(expected) }),
    ...(actual !== undefined && { actual: written(actual) }),
  };
}
