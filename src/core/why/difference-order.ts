import { isLabelName } from '../steps/query-text.js';
import { increment } from '../text/values.js';
import { type BaseDifference, DIFFERENCE_KINDS, type QueryDifference } from '../words/causes.js';
import type { TripleFact } from './gathered.js';
import {
  canLeadTo,
  type FoundDifference,
  isAside,
  isTheFilter,
  lackOf,
  type ShownMiss,
  saysAll,
} from './possible-differences.js';
import type { QueryFacts } from './query-facts.js';
import { isVariable } from './query-terms.js';

/** Differences of a query that are kept. */
const MAX_DIFFERENCES = 5;

/** In how many matching steps a difference of a kind occurs, and this very one. */
interface DifferenceCounts {
  readonly byKind: ReadonlyMap<string, number>;
  readonly byText: ReadonlyMap<string, number>;
}

/** Counts what differs between queries whose results are the same, and so does no harm. */
export function countDifferences(matching: Iterable<readonly FoundDifference[]>): DifferenceCounts {
  const [byKind, byText] = [new Map<string, number>(), new Map<string, number>()];
  for (const differences of matching) {
    for (const kind of new Set(differences.map(kindOf))) increment(byKind, kind);
    for (const text of new Set(differences.map(textOf))) increment(byText, text);
  }
  return { byKind, byText };
}

/**
 * The differences that can have led to the miss, those that say most first and of them those that are rarest in matching
 * steps, so that what usually does no harm comes last. What cannot be the reason is left out: it would lead away from it.
 */
export function likeliestFirst(
  differences: readonly FoundDifference[],
  counts: DifferenceCounts,
  miss: ShownMiss,
): QueryDifference[] {
  if (saysAll(miss)) return [];
  const possible = differences.filter(
    (difference) => isTheFilter(miss, difference, differences) || canLeadTo(miss, difference),
  );
  const ranked = possible.map((difference, index) => ({
    difference,
    rank: [
      isTheFilter(miss, difference, differences) ? 0 : 1,
      isAside(difference, miss) ? 1 : 0,
      ...rankOf(difference, counts, miss),
      index,
    ],
  }));
  ranked.sort((a, b) => comparedRanks(a.rank, b.rank));
  return ranked.slice(0, MAX_DIFFERENCES).map(({ difference: { kind, expected, actual } }) => ({
    kind,
    ...(expected !== undefined && { expected }),
    ...(actual !== undefined && { actual }),
  }));
}

function rankOf(difference: FoundDifference, { byKind, byText }: DifferenceCounts, { cause }: ShownMiss): number[] {
  // What stands in a matching step word for word does no harm; but a filter may, as its variables have no names here, and so
  // may another way to the entity, which leads to the same things from one entity and not from another.
  const isHarmless = difference.isLink !== true && !isFilter(difference) && byText.has(textOf(difference));
  return [
    isHarmless ? 1 : 0,
    weightOf(difference, lackOf(cause)),
    byKind.get(kindOf(difference)) ?? 0,
    byText.get(textOf(difference)) ?? 0,
    DIFFERENCE_KINDS.indexOf(difference.kind),
  ];
}

function isFilter({ kind }: QueryDifference): boolean {
  return kind === 'filter_missing' || kind === 'filter_extra';
}

/**
 * What stands in place of something else, and the way to the entity, say more than what only one side has. Where rows are too
 * many, an entity that is no condition of the query says most.
 */
function weightOf(
  { kind, expected, actual, isLink, isUnlinked }: FoundDifference,
  lack: ReturnType<typeof lackOf>,
): number {
  const hasTooMany = lack === 'a condition';
  if (hasTooMany && kind === 'constant_other' && expected?.startsWith('<') && actual === undefined) return -2;
  if (hasTooMany && isUnlinked) return -1;
  if (kind === 'constant_other' && isOtherEntity(expected, actual)) return -0.5;
  if (kind === 'filter_extra' && lack === 'rows') return 0.5;
  if (kind === 'distinct' || kind === 'limit') return 3;
  const hasBoth = expected !== undefined && actual !== undefined;
  if (kind === 'projects_other' || (isFilter({ kind }) && !hasBoth)) return 2;
  return isLink || hasBoth ? 0 : 1;
}

/** Whatever is asked of another entity than the asked one, its answer is another. */
function isOtherEntity(expected: string | undefined, actual: string | undefined): boolean {
  return [expected, actual].every((text) => text !== undefined && WHOLE_IRI.test(text));
}

const WHOLE_IRI = /^<[^<>]*>$/;

function comparedRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] as number) - (other[at] as number);
}

/** What only one side has is another kind of fact than what both have otherwise, and so is one id in two forms. */
function kindOf({ kind, expected, actual, isCondition }: FoundDifference): string {
  const optional = [expected, actual].some((text) => text?.startsWith('OPTIONAL ')) ? 'optional' : '';
  const sides = [expected === undefined ? '' : 'expected', actual === undefined ? '' : 'actual'];
  const isOneId = expected !== undefined && actual !== undefined && isSameId(expected, actual);
  return [kind, ...sides, optional, isOneId ? 'same id' : '', isCondition ? 'condition' : ''].join(' ');
}

function textOf(difference: FoundDifference): string {
  const text = [kindOf(difference), difference.expected, difference.actual].join('\n');
  return isFilter(difference) ? text.replace(/\?[\p{L}\p{N}_]+/gu, '?') : text;
}

/** Characters from which on a constant within another is not a coincidence. */
const MIN_ID = 4;

/** Without its brackets, or its quotes and its language. */
function bare(term: string): string {
  return term.replace(/"@[a-z0-9-]+$/i, '').replace(/[<>"]/g, '');
}

/** `"f176"` and `<urn:uuid:f176>` are the same id in two forms. */
export function isSameId(one: string, other: string): boolean {
  return isSameBareId(bare(one), bare(other));
}

function isSameBareId(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return short.length >= MIN_ID && long.includes(short);
}

/** Another way to name the same entity: `?x mrid "f176"` for the IRI that the other query has. */
interface Naming {
  readonly term: string;
  readonly literal: string;
  readonly iri: string;
}

/**
 * A query with the other query's IRI in place of a variable that it finds by the same id, or by a name where nothing else can
 * stand for that IRI. How an entity is found is not how two queries differ; where it was not found, this does not apply.
 */
export function groundedBy(facts: QueryFacts, other: QueryFacts): QueryFacts {
  const names = namesIn(facts, other);
  const namings = facts.triples.flatMap((triple) => namingOf(triple, facts, other, names) ?? []);
  if (namings.length === 0) return facts;
  const iriOf = new Map(namings.map(({ term, iri }) => [term, iri]));
  const isNaming = ({ subject, object }: TripleFact) =>
    namings.some(({ term, literal }) => subject === term && object === literal);
  const replaced = (term: string) => iriOf.get(term) ?? term;
  const triples = facts.triples
    .filter((triple) => !isNaming(triple))
    .map((triple) => ({ ...triple, subject: replaced(triple.subject), object: replaced(triple.object) }));
  const constants = new Set([...facts.constants, ...iriOf.values()]);
  for (const { literal } of namings) constants.delete(literal);
  const classesOf = new Map([...facts.classesOf].map(([term, classes]) => [replaced(term), classes]));
  return { ...facts, triples, constants, classesOf, answers: facts.answers.map(replaced) };
}

/** What a literal of one query can name in the other. */
interface Named {
  readonly iris: readonly { readonly iri: string; readonly id: string }[];
  /** The only IRI that the other query has and this one has not, if the literal is all that stands against it. */
  readonly only: { readonly iri: string; readonly literal: string } | null;
}

function namesIn(facts: QueryFacts, other: QueryFacts): Named {
  const iris = [...other.constants].filter((constant) => constant.startsWith('<'));
  const missing = [...other.constants].filter((constant) => !facts.constants.has(constant));
  const extra = [...facts.constants].filter((constant) => !other.constants.has(constant));
  const [[iri, ...moreMissing], [literal, ...moreExtra]] = [missing, extra];
  const isOnly = moreMissing.length + moreExtra.length === 0;
  return {
    iris: iris.map((one) => ({ iri: one, id: bare(one) })),
    only: isOnly && iri?.startsWith('<') && literal !== undefined ? { iri, literal } : null,
  };
}

function namingOf(
  { subject, predicate, object }: TripleFact,
  facts: QueryFacts,
  other: QueryFacts,
  names: Named,
): Naming | null {
  if (!object.startsWith('"')) return null;
  if (!isVariable(subject)) {
    return isSameId(subject, object) ? { term: subject, literal: object, iri: subject } : null;
  }
  if (!isLabelName(bare(predicate))) return null;
  const iri = sameIdIn(object, names) ?? (names.only?.literal === object ? names.only.iri : null);
  // A text where the other query has an entity at the same property is a real difference.
  const isLink = other.triples.some((triple) => triple.predicate === predicate && triple.object === iri);
  return iri !== null && !isLink && !facts.constants.has(iri) ? { term: subject, literal: object, iri } : null;
}

/** The only IRI of the other query with the same id. */
function sameIdIn(literal: string, { iris }: Named): string | null {
  const id = bare(literal);
  const [first, ...others] = iris.filter((one) => isSameBareId(one.id, id));
  return first && others.length === 0 ? first.iri : null;
}

const NONE = countDifferences([]);

/**
 * Which way to the asked entity the matching query of another run has, and no query of this run. Null for none: by which names,
 * optional values or steps on the way another run got its rows says nothing of why this run missed them.
 */
export function baseDifference(
  found: readonly FoundDifference[],
  /** The queries of this run. */
  asked: readonly string[],
  miss: ShownMiss,
): Omit<BaseDifference, 'label'> | null {
  const known = asked.map(namesOfQuery);
  const isNew = (names: readonly string[]) => !known.some((all) => names.every((name) => all.has(name)));
  const ways = found.filter((one) => isWay(one) && isNew(propertiesOf(one.expected ?? '')));
  const [first] = likeliestFirst(ways, NONE, miss);
  return first?.expected === undefined ? null : { ...first, expected: first.expected };
}

/** From the same entity, and another relation than the one that this run has. */
function isWay({ isLink, isSameRelation, instead, expected = '' }: FoundDifference): boolean {
  if (!isLink || isSameRelation || instead !== undefined) return false;
  return propertiesOf(expected).some((name) => !isLabelName(name));
}

/** The names of the properties on a way, without their namespaces. */
function propertiesOf(way: string): string[] {
  const properties: readonly string[] = way.match(/<[^<>\s]*>|[^\s/|^()+*?!…]+/g) ?? [];
  return properties
    .map(
      (property) =>
        property
          .replace('>', '')
          .split(/[/#:<]/)
          .at(-1) ?? '',
    )
    .filter(Boolean);
}

/** All words of a query, without the dot that ends a statement. */
function namesOfQuery(query: string): ReadonlySet<string> {
  const words: readonly string[] = query.match(/[\p{L}\p{N}_.-]+/gu) ?? [];
  return new Set(words.map((word) => (word.endsWith('.') ? word.slice(0, -1) : word)));
}
