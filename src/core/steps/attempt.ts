import { cellText, termOf } from '../tables/cells.js';
import type { SelectResult, SparqlResult } from '../tables/result.js';
import { isMapping, memoized, once } from '../text/values.js';
import { isClassPath, type KnownEntities, lastPart } from './given.js';
import { isLabelName, type QueryText, type Term, type Triple } from './query-text.js';
import type { PreparedActual, PreparedReference } from './step.js';

/** Whether a step is an attempt at the answer: 0: a lookup, 1: unclear, 2: an attempt. */
export type AttemptLevel = 0 | 1 | 2;

/** Columns of classes and properties, by their usual names. */
const SCHEMA_COLUMNS = new Set(['class', 'type', 'p', 'predicate', 'property']);
/** Columns of the objects of a thing, by their usual names. They are used only without a readable query. */
const OBJECT_COLUMNS = new Set(['o', 'object', 'value']);
/** Predicates between classes and properties, and the classes of classes and properties. */
const SCHEMA_PREDICATES = new Set([
  ...['domain', 'range', 'subClassOf', 'subPropertyOf', 'inverseOf', 'equivalentClass', 'equivalentProperty'],
]);
const SCHEMA_CLASSES = new Set(['Class', 'Property', 'ObjectProperty', 'DatatypeProperty']);

/** Returns a function that rates whether a step is an attempt at the answer. It rates each step once. */
export function attemptLevels(reference: PreparedReference, given: KnownEntities) {
  // The reference query itself is a lookup: it asks only for classes, predicates, labels or given entities.
  const asksForLookup = once(() => {
    const [asked, wanted] = [reference.query(), reference.sparql()];
    return wanted.kind === 'select' && asked !== null && !hasAnswer(asked, wanted, given);
  });
  return memoized((actual: PreparedActual): AttemptLevel => {
    const level = sparqlAttempt(reference.sparql(), actual, given);
    return level < 2 && asksForLookup() ? 2 : level;
  });
}

/** Rates a SPARQL step. An ASK, and a table of only classes, predicates, labels and given entities, are lookups. */
function sparqlAttempt(wanted: SparqlResult, actual: PreparedActual, given: KnownEntities): AttemptLevel {
  const [found, query] = [actual.sparql(), actual.query()];
  if (wanted.kind === 'ask') return found.kind === 'ask' ? 2 : 1;
  if (found.kind === 'ask' || query?.form === 'graph') return 0;
  if (found.kind === 'unreadable' || wanted.kind === 'unreadable') return 1;
  if (query && isAboutAnswer(query, wanted, given)) return 2;
  if (query ? !hasAnswer(query, found, given) : found.columns.every((name) => isAside(name, found, given))) return 0;
  return 2;
}

/** Maximum rows of a reference whose values are searched in queries: a thing is asked for its name only if there are few. */
const FEW_ROWS = 20;

/** Whether a query asks for the name of a thing that the reference returns: an answer in another form. */
function isAboutAnswer({ triples }: QueryText, wanted: SparqlResult, given: KnownEntities): boolean {
  if (wanted.kind !== 'select' || wanted.rows.length > FEW_ROWS) return false;
  const values = new Set(wanted.rows.flatMap((row) => wanted.columns.map((name) => cellText(termOf(row, name)) ?? '')));
  return triples.some(({ subject, path, object }) => {
    return object.kind === 'variable' && isLabel(path) && values.has(subject.value) && !given.has(subject.value);
  });
}

/** Whether a query projects something that could be an answer. */
function hasAnswer(query: QueryText, result: SelectResult, given: KnownEntities): boolean {
  const roles = rolesOf(query.triples, given);
  return (query.variables ?? result.columns).some((name) => {
    if (roles.aside.has(name) || SCHEMA_COLUMNS.has(name.toLowerCase())) return false;
    if (roles.labels.has(name) && isText(result, name)) return false;
    return roles.known.has(name) || !isAside(name, result, given);
  });
}

/**
 * All variables of the patterns; those of predicates, of subjects and objects of any predicate, of classes, and of things with a given id
 * or name; and those of names and ids of known things.
 */
function rolesOf(triples: readonly Triple[], given: KnownEntities) {
  const identified = identifiedBy(triples, given);
  const known = new Set<string>();
  const aside = new Set(identified);
  const labels = new Set<string>();
  for (const { subject, path, object } of triples) {
    for (const { kind, value } of [subject, object]) if (kind === 'variable') known.add(value);
    if (isSchema({ subject, path, object })) for (const { value } of [subject, object]) aside.add(value);
    const [predicate] = path ?? [];
    const isAnyProperty = path?.length === 1 && predicate?.kind === 'variable';
    if (object.kind !== 'variable' || !path) continue;
    const isKnown = subject.kind === 'variable' ? identified.has(subject.value) : subject.kind === 'iri';
    if (isAnyProperty) for (const { value } of [predicate as Term, object]) aside.add(value);
    else if (isClassPath(path)) aside.add(object.value);
    else if (path.length === 1 && isKnown && isLabel(path)) labels.add(object.value);
  }
  return { known, aside, labels };
}

function isLabel(path: Triple['path']): boolean {
  return isLabelName(path?.at(-1)?.value ?? '');
}

function isSchema({ path, object }: Triple): boolean {
  if (path?.some(({ value }) => SCHEMA_PREDICATES.has(lastPart(value)))) return true;
  return isClassPath(path) && SCHEMA_CLASSES.has(lastPart(object.value));
}

/** The variables of things that the query finds by a given name or id, or sets equal to a given entity. */
function identifiedBy(triples: readonly Triple[], given: KnownEntities): Set<string> {
  const same = triples.filter(({ path }) => path === null);
  const texts = new Set<string>();
  const found = new Set<string>();
  const isGivenText = (text: string) => given.has(text) || given.resembles(text);
  for (const { subject, object } of same) {
    if (object.kind === 'text' ? isGivenText(object.value) : given.has(object.value)) {
      (object.kind === 'text' ? texts : found).add(subject.value);
    }
  }
  for (const { subject, path, object } of triples) {
    if (!path || subject.kind !== 'variable') continue;
    const isGiven = object.kind === 'text' ? isGivenText(object.value) : texts.has(object.value);
    if (isGiven && isLabel(path) && !hasGivenValue(subject, triples, given)) found.add(subject.value);
  }
  return new Set([...found, ...texts]);
}

/** A query that uses another given entity asks for the answer, even if its variable has the name of a lookup. */
function hasGivenValue(thing: Term, triples: readonly Triple[], given: KnownEntities): boolean {
  const own = triples.filter(({ subject, path }) => path !== null && subject.value === thing.value);
  return own.some(({ object }) => object.kind === 'iri' && given.has(object.value));
}

/** Whether a column cannot be an answer, by its name and values: it has classes, properties or only given entities. */
function isAside(name: string, { rows }: SelectResult, given: KnownEntities): boolean {
  if (SCHEMA_COLUMNS.has(name.toLowerCase()) || OBJECT_COLUMNS.has(name.toLowerCase())) return true;
  const values = rows.flatMap((row) => {
    const term = termOf(row, name);
    return isMapping(term) ? [term.value] : [];
  });
  return values.length > 0 && values.every((value) => typeof value === 'string' && given.has(value));
}

function isText({ rows }: SelectResult, name: string): boolean {
  return rows.every((row) => {
    const term = termOf(row, name);
    return !isMapping(term) || (term.type !== 'uri' && term.type !== 'bnode');
  });
}

/** Whether a step asks for the answer, independent of its result. */
export function asksForAnswer(actual: PreparedActual, given: KnownEntities): boolean {
  const query = actual.query();
  const columns = query?.variables ?? [];
  return query?.form === 'select' && hasAnswer(query, { kind: 'select', columns, rows: [] }, given);
}
