import { MAX_LISTED, MAX_NAME } from '../shown.js';
import type { Mapping } from '../text/values.js';
import type { CauseDetail } from '../words/causes.js';
import { isClassPath, type KnownEntities, lastPart } from './given.js';
import { type Explained, foundNothing, type MissedStep, outputText } from './missed.js';
import type { QueryText, Term, Triple } from './query-text.js';
import type { PreparedActual, PreparedReference } from './step.js';

interface Mention {
  readonly value: string;
  readonly shown: () => string;
  /** The class of the entity in the query. */
  readonly type?: () => Term | undefined;
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
  const misspelled = foundNothing(actual.step)
    ? mentionsIn(actual, given).find(({ hasWrongForm }) => hasWrongForm)
    : undefined;
  if (misspelled && isAmong(found, misspelled, given)) return { ...shown(misspelled, missed), is_found: true };
  if (asksOfAnother(actual, given)) return null;
  const empty = successful.filter(({ step }) => foundNothing(step));
  const lookups = empty.filter((step) => isLookup(step, closest, missed));
  const all = lookups.toReversed().flatMap((lookup) => mentionsIn(lookup, given));
  // The limit is needed because all outputs are searched for each mention.
  const mentions = all.slice(0, MAX_LISTED);
  if (misspelled) return shown(wholeMention(misspelled, mentions, given), missed);
  const isFound = foundBy(found, given);
  const mention = mentions.find(({ value }) => !isFound(value));
  return mention ? shown(wholeMention(mention, mentions, given), missed) : null;
}

/** Whether a query names no given entity, and the reference query does: a list of all things explores what there is. */
export function asksOfNone({ query }: PreparedActual, { given, reference }: MissedStep): boolean {
  const asked = query();
  return asked !== null && !asksOfGiven(asked, given) && asksOfGiven(reference.query(), given);
}

function asksOfGiven(query: QueryText | null, given: KnownEntities): boolean {
  return thingsIn(query).some(({ kind, value }) => given.has(value) || (kind === 'text' && given.resembles(value)));
}

/** The subjects and objects of a query, without classes. */
function thingsIn(query: QueryText | null): Term[] {
  return (query?.triples ?? []).flatMap(({ subject, path, object }) =>
    isClassPath(path) ? [subject] : [subject, object],
  );
}

/** Whether a query names another thing by its IRI but no given entity: the agent continued with that thing. */
function asksOfAnother({ query }: PreparedActual, given: KnownEntities): boolean {
  // Ids have digits; kinds and classes seldom do.
  const isThing = ({ kind, value }: Term) => kind === 'iri' && /\d/.test(lastPart(value));
  return thingsIn(query()).some(isThing) && !asksOfGiven(query(), given);
}

/** The search with the longest part of the id of an entity. The agent tried shorter parts after this search found nothing. */
function wholeMention(first: Mention, mentions: readonly Mention[], given: KnownEntities): Mention {
  const iri = given.iriOf(first.value);
  if (iri === null) return first;
  const same = mentions.filter(
    ({ value, hasWrongForm }) => !hasWrongForm && given.iriOf(value) === iri && iri.includes(value),
  );
  return same.reduce((longest, one) => (one.value.length > longest.value.length ? one : longest), first);
}

function isAmong(steps: readonly PreparedActual[], { value }: Mention, given: KnownEntities): boolean {
  const iri = given.iriOf(value);
  return iri !== null && steps.some((step) => outputText(step).includes(iri));
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

function shown({ value, shown, type }: Mention, { given, reference }: MissedStep): CauseDetail {
  const entity = given.iriOf(value) ?? value;
  const asked = type?.();
  const classes = (reference.query()?.triples ?? []).filter(
    ({ subject, path, object }) => isClassPath(path) && subject.value === entity && object.kind === 'iri',
  );
  const [first] = classes;
  const isOther = asked?.kind === 'iri' && first && !classes.some(({ object }) => object.value === asked.value);
  return { entity, searched_as: shown(), ...(isOther && { entity_class: shortName(first.object) }) };
}

/** The class of the only entity of the reference query, where a search was for another one; undefined where either names no class. */
export function otherClass(searched: readonly unknown[], reference: PreparedReference): string | undefined {
  const triples = reference.query()?.triples ?? [];
  const classes = triples.filter(({ subject, path, object }) => {
    return isClassPath(path) && subject.kind === 'iri' && object.kind === 'iri';
  });
  const [wanted] = classes;
  const texts = searched.filter((value) => typeof value === 'string');
  const isClass = (text: string) => /^[\w-]+:\S/.test(text) && /^[A-Z]\w*$/.test(lastPart(text));
  if (!wanted || new Set(classes.map(({ subject }) => subject.value)).size > 1 || !texts.some(isClass))
    return undefined;
  const isWanted = (text: string) => classes.some(({ object }) => lastPart(object.value) === lastPart(text));
  return texts.some((text) => isClass(text) && isWanted(text)) ? undefined : shortName(wanted.object);
}

function mentionsIn({ step, query }: PreparedActual, given: KnownEntities): Mention[] {
  const asked = query();
  if (asked) return mentionsInQuery(asked, given);
  return Object.entries(step.args).flatMap(([name, value]): Mention[] => {
    if (typeof value !== 'string' || !given.resembles(value)) return [];
    const { [name]: _, ...others } = step.args;
    const shown = () => [`${step.name} "${value}"`, searchedText(others)].filter(Boolean).join(', ');
    return [{ value, shown, hasWrongForm: false }];
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
        type: () => classIn(triple, triples),
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
const HOLDS_UUID = /(?:mrid|uuid|guid)$/i;
/** The text that a query has instead of the UUID of an entity: a part of the UUID, or another text. */
type OtherForm = 'part' | 'other';

/**
 * How a text in a query differs from the UUID that its property holds; null if it contains the UUID, or if the property is not
 * known to hold UUIDs.
 */
export function otherThanUuid(property: string, text: string, iri: string): OtherForm | null {
  const [id, value] = [lastPart(iri), text.trim()].map((part) => part.toLowerCase()) as [string, string];
  if (!UUID.test(id) || !HOLDS_UUID.test(property) || value.includes(id)) return null;
  return value !== '' && id.includes(value) ? 'part' : 'other';
}

/** The arguments of a search: `"OSLO T2", result_class Substation`; empty for a query. */
export function searchedText(args: Mapping): string {
  const texts = Object.entries(args).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' && value.length <= MAX_NAME ? [[name, value]] : [],
  );
  const isMain = ([name]: [string, string]) => /^(?:query|q|text|term|name|search|input)$/i.test(name);
  const main = texts.filter(isMain).map(([, value]) => JSON.stringify(value));
  const others = texts.filter((one) => !isMain(one)).map(([name, value]) => `${name} ${shortIri(value)}`);
  return [...main, ...others].join(', ');
}

function shortIri(value: string): string {
  return /^https?:/.test(value) ? lastPart(value) : value;
}
