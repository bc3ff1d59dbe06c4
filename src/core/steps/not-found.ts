import { MAX_LISTED, MAX_NAME } from '../shown.js';
import type { Mapping } from '../text/values.js';
import type { CauseDetail } from '../words/causes.js';
import { compact, irisIn, isClassPath, type KnownEntities, lastPart, MIN_PART, thingsIn } from './given.js';
import { type Explained, foundNothing, type MissedStep, outputText } from './missed.js';
import type { QueryText, Term, Triple } from './query-text.js';
import type { PreparedActual, PreparedReference } from './step.js';

interface Mention {
  readonly value: string;
  readonly shown: () => string;
  /** What can be the class that it is searched as. */
  readonly asked: () => readonly unknown[];
  /** Whether its form is wrong for an entity: an IRI as text, an id as an IRI. */
  readonly hasWrongForm: boolean;
}

/** The entity that the agent searched for and did not find, and how it searched; null: it found each one. */
export function entityNotFound(closest: Explained, missed: MissedStep): CauseDetail | null {
  const { given, actuals, before } = missed;
  if (given.isEmpty) return null;
  const { actual } = closest.candidate;
  const successful = actuals.slice(0, before).filter(({ step }) => step.status === 'success');
  const found = successful.filter(({ step }) => !foundNothing(step));
  const mentioned = foundNothing(actual.step) ? mentionsIn(actual, given) : [];
  const misspelled = mentioned.find(({ hasWrongForm }) => hasWrongForm);
  const misspelledIri = misspelled && given.iriOf(misspelled.value);
  if (misspelled && misspelledIri && found.some((step) => outputText(step).includes(misspelledIri)))
    return { ...shown(misspelled, missed), is_found: true };
  if (asksOfAnother(actual, given)) return null;
  const empty = successful.filter(({ step }) => foundNothing(step));
  const lookups = empty.filter((step) => isLookup(step, closest, missed));
  const all = lookups.toReversed().flatMap((lookup) => mentionsIn(lookup, given));
  // The limit is needed because all outputs are searched for each mention.
  const mentions = all.slice(0, MAX_LISTED);
  if (misspelled) return shown(wholeMention(misspelled, mentions, given), missed, mentions);
  const isFound = foundBy(found, given);
  const mention = mentions.find(({ value }) => !isFound(value) && !usesIri(actual, given.iriOf(value), missed));
  return mention ? shown(wholeMention(mention, mentions, given), missed, mentions) : null;
}

/** Whether a query names no given entity, and the reference query does: a list of all things explores what there is. */
export function asksOfNone({ query }: PreparedActual, { given, reference }: MissedStep): boolean {
  const asked = query();
  return asked !== null && entitiesIn(asked, given).size === 0 && entitiesIn(reference.query(), given).size > 0;
}

/** Whether a query names another thing by its IRI but no given entity: the agent continued with that thing. */
function asksOfAnother({ query }: PreparedActual, given: KnownEntities): boolean {
  // Ids have digits; kinds and classes seldom do.
  return irisIn(query()).some((iri) => /\d/.test(lastPart(iri))) && entitiesIn(query(), given).size === 0;
}

/** The search with the longest part of the id or name of an entity. The agent tried shorter parts after it found nothing. */
function wholeMention(first: Mention, mentions: readonly Mention[], given: KnownEntities): Mention {
  const iri = given.iriOf(first.value);
  if (iri === null) return first;
  const same = mentions.filter(({ value, hasWrongForm }) => {
    return !hasWrongForm && given.iriOf(value) === iri && (iri.includes(value) || value.includes(first.value));
  });
  return same.reduce((longest, one) => (one.value.length > longest.value.length ? one : longest), first);
}

/** Whether a step only looks for an entity. An empty attempt at the answer may have failed because of other conditions. */
function isLookup(actual: PreparedActual, { candidate }: Explained, { levelOf }: MissedStep): boolean {
  if (!actual.query()) return actual !== candidate.actual;
  return levelOf(actual) === 0;
}

/** Whether a step returned the entity, or returned a result for a query that names it in the same way. */
function foundBy(steps: readonly PreparedActual[], given: KnownEntities): (value: string) => boolean {
  const outputs = steps.map(outputText);
  const asked = new Set(steps.flatMap((step) => mentionsIn(step, given).map(({ value }) => value)));
  return (value) => asked.has(value) || outputs.some((output) => output.includes(given.iriOf(value) ?? value));
}

/** Whether a query has an IRI that the question has, too: nothing must be found. */
function usesIri({ query }: PreparedActual, iri: string | null, { question }: MissedStep): boolean {
  return iri !== null && question.includes(iri) && thingsIn(query()).some(({ value }) => value === iri);
}

/** The given entities that a query names, by their IRIs where they are known. */
export function entitiesIn(query: QueryText | null, given: KnownEntities): ReadonlySet<string> {
  const isGiven = ({ kind, value }: Term) => given.has(value) || (kind === 'text' && given.resembles(value));
  const named = thingsIn(query).filter(isGiven);
  return new Set(named.map(({ value }) => given.iriOf(value) ?? value));
}

/** The last parts of the properties of a query. */
export function propertiesIn(query: QueryText | null): ReadonlySet<string> {
  const paths = (query?.triples ?? []).flatMap(({ path }) => (isClassPath(path) ? [] : (path ?? [])));
  return new Set(paths.flatMap(({ kind, value }) => (kind === 'iri' ? lastPart(value) : [])));
}

/** Whether a query lists entities that earlier attempts returned: it asks for more about their results. */
export function listsResults({ query }: PreparedActual, outputs: readonly (() => string)[]): boolean {
  const { triples = [], variables } = query() ?? {};
  const isListed = ({ path, subject, object }: Triple) =>
    path === null && object.kind === 'iri' && variables?.includes(subject.value);
  const listed = triples.filter(isListed).map(({ object }) => object.value);
  return listed.length > 0 && listed.every((iri) => outputs.some((output) => output().includes(iri)));
}

/** Whether all calls are queries, and none has an id, or a text of the question but a class. */
export function isUnnamed(missed: MissedStep): boolean {
  const { reference, given, actuals, question } = missed;
  const words = compact(question);
  const classes = classesIn(reference).map(({ object }) => compact(lastPart(object.value)));
  const isNamed = ({ kind, value }: Term) => {
    if (kind === 'iri') return /\d/.test(lastPart(value));
    const text = compact(value);
    const isOfQuestion = text.length >= MIN_PART && words.includes(text);
    return kind === 'text' && !classes.includes(text) && (isOfQuestion || given.resembles(value));
  };
  const isOpen = actuals.some(({ query }) => !query() || thingsIn(query()).some(isNamed));
  return words !== '' && entitiesOf(missed).length === 1 && !isOpen;
}

/** The entities of the reference query. */
export function entitiesOf({ reference, given }: MissedStep): string[] {
  return [...new Set(irisIn(reference.query()).filter(given.has))];
}

/** The patterns of the reference query that state a class. */
function classesIn(reference: PreparedReference): readonly Triple[] {
  return reference.query()?.triples.filter(({ path, object }) => isClassPath(path) && object.kind === 'iri') ?? [];
}

/** An entity, and how it was searched: first as another class, if the last search was in another form. */
function shown(mention: Mention, { given, reference }: MissedStep, others: readonly Mention[] = []): CauseDetail {
  const entityOf = ({ value }: Mention) => given.iriOf(value) ?? value;
  const entity = entityOf(mention);
  const classOf = (one: Mention) => (entityOf(one) === entity ? otherClass(one.asked(), reference, entity) : undefined);
  const first = [mention, ...others].find((one) => classOf(one) !== undefined) ?? mention;
  const searches = first.shown().endsWith(mention.shown()) ? [mention] : [first, mention];
  const entity_class = classOf(searches[0] as Mention);
  const searched_as = searches.map((one) => one.shown()).join('; then ');
  return { entity, searched_as, ...(entity_class !== undefined && { entity_class }) };
}

/** The class of an entity of the reference query, or of all of them, where a search was for another one. */
export function otherClass(asked: readonly unknown[], reference: PreparedReference, entity = ''): string | undefined {
  const all = classesIn(reference).filter(({ subject }) => subject.kind === 'iri');
  const own = all.filter(({ subject }) => subject.value === entity);
  const classes = own.length > 0 ? own : all;
  const [wanted] = classes;
  const count = (side: 'subject' | 'object') => new Set(classes.map((one) => one[side].value)).size;
  const isOne = count('subject') === 1 || count('object') === 1;
  const names = asked.filter((value) => typeof value === 'string' && /^[\w-]*:\S/.test(value)) as string[];
  const others = names.map(lastPart).filter((name) => /^[A-Z]\w*$/.test(name));
  const isOther = others.length > 0 && !classes.some(({ object }) => others.includes(lastPart(object.value)));
  return wanted && isOne && isOther ? shortName(wanted.object) : undefined;
}

function mentionsIn({ step, query }: PreparedActual, given: KnownEntities): Mention[] {
  const asked = query();
  if (asked) return mentionsInQuery(asked, given);
  return Object.entries(step.args).flatMap(([name, value]): Mention[] => {
    if (typeof value !== 'string' || !given.resembles(value)) return [];
    const { [name]: _, ...others } = step.args;
    const shown = () => [`${step.name} "${value}"`, searchedText(others)].filter(Boolean).join(', ');
    return [{ value, shown, asked: () => Object.values(others), hasWrongForm: false }];
  });
}

function mentionsInQuery({ triples }: QueryText, given: KnownEntities): Mention[] {
  return triples.flatMap((triple) => {
    const terms = [triple.subject, triple.object].filter((term) => isMention(term, given));
    return terms.map((term): Mention => {
      const isIri = given.iriOf(term.value) === term.value;
      return {
        value: term.value,
        shown: () => writtenIn(triple, term, triples),
        asked: () => [classIn(triple, triples)?.value],
        hasWrongForm: (term.kind === 'text') === isIri,
      };
    });
  });
}

/** Whether a term searches for a given entity. The IRI of the entity is not a search, because the agent already knows it. */
function isMention({ kind, value, written }: Term, given: KnownEntities): boolean {
  if (kind === 'text') return given.resembles(value);
  return kind === 'iri' && value !== written && given.has(value) && given.iriOf(value) !== value;
}

/** The pattern that has the property of a triple: the triple itself or, for a FILTER, the pattern whose object is its variable. */
function propertyOf(triple: Triple, triples: readonly Triple[]): Triple | undefined {
  if (triple.path) return triple;
  return triples.find(({ path, object }) => path && object.written === triple.subject.written);
}

function classIn(triple: Triple, triples: readonly Triple[]): Term | undefined {
  const { subject } = propertyOf(triple, triples) ?? triple;
  return triples.find((other) => isClassPath(other.path) && other.subject.written === subject.written)?.object;
}

/**
 * A term for the report, with its predicate and the class of its subject. Example: `a Line; name "T3"`. For a term in a FILTER,
 * they are from the pattern whose object is the variable of the filter.
 */
function writtenIn(triple: Triple, term: Term, triples: readonly Triple[]): string {
  if (term !== triple.object) return term.written;
  const { path } = propertyOf(triple, triples) ?? triple;
  const type = classIn(triple, triples);
  const kind = type && type.kind === 'iri' ? `a ${shortName(type)}; ` : '';
  const predicate = path?.at(-1);
  return predicate ? `${kind}${shortName(predicate)} ${term.written}` : term.written;
}

function shortName({ kind, value, written }: Term): string {
  if (kind !== 'iri' || !written.startsWith('<')) return written;
  return value.slice(Math.max(value.lastIndexOf('/'), value.lastIndexOf('#')) + 1);
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** A property of UUIDs, or of a part of them, as `mridSignificantPart`. */
const HOLDS_UUID = /(?:mrid|uuid|guid)((?:significant)?part)?$/i;

/**
 * How a text in a query differs from the UUID that its property holds, or from a part of it: a part of the UUID, or another text; null if
 * it contains the UUID, or if the property is not known to hold UUIDs.
 */
export function otherThanUuid(property: string, text: string, iri: string): 'part' | 'no part' | 'other' | null {
  const [id, value] = [lastPart(iri), text.trim()].map((part) => part.toLowerCase()) as [string, string];
  const [isOfUuid, isOfPart] = HOLDS_UUID.exec(property) ?? [];
  if (!UUID.test(id) || isOfUuid === undefined || value.includes(id)) return null;
  if (value === '' || !id.includes(value)) return isOfPart ? 'no part' : 'other';
  return isOfPart ? null : 'part';
}

/** The arguments of a search: `"OSLO T2", result_class Substation`; empty for a query. */
export function searchedText(args: Mapping): string {
  const texts = Object.entries(args).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' && value.length <= MAX_NAME ? [[name, value]] : [],
  );
  const isMain = ([name]: [string, string]) => /^(?:query|q|text|term|name|search|input)$/i.test(name);
  const main = texts.filter(isMain).map(([, value]) => JSON.stringify(value));
  const shortIri = (value: string) => (/^https?:/.test(value) ? lastPart(value) : value);
  const others = texts.filter((one) => !isMain(one)).map(([name, value]) => `${name} ${shortIri(value)}`);
  return [...main, ...others].join(', ');
}
