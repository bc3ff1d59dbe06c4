import { increment, listAt } from '../text/values.js';
import { firstName, type Gathered, type Slice, type TripleFact } from './gathered.js';
import { placesOf, type Role, rolesOf } from './query-roles.js';
import type { Source } from './query-sources.js';
import { isVariable, type QuerySyntax, RDF_TYPE, termText } from './query-terms.js';
import { gather, isNamed } from './query-walk.js';
import type { Condition } from './same-variables.js';

/** What a query asks, as facts that do not depend on names, order and white space. */
export interface QueryFacts {
  readonly form: string;
  /** By name, as far as the query uses them; the terms of all facts are written with whole IRIs. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** Variables that are bound to one constant are replaced by it; without the patterns that only say a class. */
  readonly triples: readonly TripleFact[];
  readonly classes: ReadonlySet<string>;
  /** Classes of which a variable can be any. */
  readonly listedClasses: ReadonlySet<string>;
  readonly constants: ReadonlySet<string>;
  readonly filters: readonly Condition[];
  readonly sources: readonly Source[];
  /** Of the query, then of those inside it. */
  readonly slices: readonly Slice[];
  readonly projected: readonly Role[];
  /** The names of the returned variables, as the patterns have them; all that are in no path for `*`. */
  readonly answers: readonly string[];
  /** By variable that is one of several constants, these. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** What is returned first is a constant of the query, or something returned is one of several. */
  readonly isListed: boolean;
  /** The classes of a term. */
  readonly classesOf: ReadonlyMap<string, readonly string[]>;
  /** Properties that only show a value of what is returned anyway, such as a name. */
  readonly shown: ReadonlySet<string>;
  readonly placesBy: ReadonlyMap<string, ReadonlySet<string>>;
  /** All places of all variables. */
  readonly places: ReadonlySet<string>;
  readonly repeats: 'DISTINCT' | 'REDUCED' | null;
  readonly isGrouped: boolean;
}

/** The facts of a parsed query; null for an update, and for one with too many patterns. */
export function queryFacts(query: QuerySyntax, prefixes: Readonly<Record<string, string>>): QueryFacts | null {
  if (query.type !== 'query') return null;
  const gathered = gather(query);
  if (!gathered) return null;
  const all = gathered.triples.map((triple) => grounded(triple, gathered));
  const triples = all.filter(({ predicate }) => predicate !== RDF_TYPE);
  const classesBy = classesByTerm(all, gathered);
  const classes = new Set([...classesBy.values()].flat());
  const listed = new Set(listedClasses(all, gathered));
  const names = projectedNames(query, gathered);
  const placesBy = placesOf(all);
  return {
    form: query.queryType ?? 'SELECT',
    prefixes,
    triples,
    classes,
    listedClasses: listed,
    constants: constantsOf(triples, new Set([...classes, ...listed]), gathered),
    filters: gathered.filters,
    sources: gathered.sources.flatMap((source) => namedSources(source, gathered)),
    slices: gathered.slices,
    projected: (query.variables ?? []).flatMap((one) => rolesOf(one, gathered, placesBy)),
    answers: [...(names ?? placesBy.keys())].filter((name) => !name.startsWith('?_:')),
    lists: listsOf(placesBy.keys(), gathered),
    isListed: [...(names ?? [])].some((name, at) => isListed(name, at, all, gathered)),
    classesOf: classesBy,
    shown: shownProperties(triples, names),
    placesBy,
    places: new Set([...placesBy.values()].flatMap((places) => [...places])),
    repeats: query.distinct ? 'DISTINCT' : query.reduced ? 'REDUCED' : null,
    isGrouped: query.group !== undefined,
  };
}

/** A graph that is a variable is each of the constants that this is bound to. */
function namedSources(source: Source, gathered: Gathered): Source[] {
  const names = constantsBoundTo(source.name, gathered);
  return names.length === 0 ? [source] : names.map((name) => ({ ...source, name }));
}

/** Names of the projected variables; null: all. */
function projectedNames({ variables = [] }: QuerySyntax, gathered: Gathered): ReadonlySet<string> | null {
  if (variables.some((one) => !isNamed(one) && one.termType === 'Wildcard')) return null;
  return new Set(variables.map((one) => firstName(termText(isNamed(one) ? one.variable : one), gathered)));
}

function listedClasses(all: readonly TripleFact[], gathered: Gathered): string[] {
  return all.flatMap(({ predicate, object }) => (predicate === RDF_TYPE ? constantsBoundTo(object, gathered) : []));
}

/** Classes that are listed are a condition. */
function isListed(name: string, at: number, all: readonly TripleFact[], gathered: Gathered): boolean {
  const isClass = all.some(({ predicate, object }) => predicate === RDF_TYPE && object === name);
  return !isClass && constantsBoundTo(name, gathered).length > (at === 0 ? 0 : 1);
}

/** Properties whose value is used nowhere else, of a subject that is returned, too. */
function shownProperties(triples: readonly TripleFact[], projected: ReadonlySet<string> | null): Set<string> {
  const uses = new Map<string, number>();
  for (const { subject, object } of triples) for (const term of [subject, object]) increment(uses, term);
  const isShown = ({ subject, object }: TripleFact) =>
    isVariable(object) &&
    uses.get(object) === 1 &&
    isVariable(subject) &&
    (projected === null || (projected.has(subject) && projected.has(object)));
  const others = new Set(triples.filter((triple) => !isShown(triple)).map(({ predicate }) => predicate));
  return new Set(triples.map(({ predicate }) => predicate).filter((predicate) => !others.has(predicate)));
}

/** A pattern with constants in place of the variables that are bound to one, and one name for each other variable. */
function grounded(triple: TripleFact, gathered: Gathered): TripleFact {
  const constantOr = (term: string): string => {
    const known = constantsBoundTo(term, gathered);
    return known.length === 1 ? (known[0] as string) : firstName(term, gathered);
  };
  const properties = constantsBoundTo(triple.predicateName ?? '', gathered);
  const alternatives = properties.length > 1 ? `(${properties.toSorted().join('|')})` : properties[0];
  return {
    ...triple,
    subject: constantOr(triple.subject),
    predicate: alternatives ?? triple.predicate,
    object: constantOr(triple.object),
  };
}

function listsOf(names: Iterable<string>, gathered: Gathered): Map<string, readonly string[]> {
  const all = [...names].map((name) => [name, constantsBoundTo(name, gathered)] as const);
  return new Map(all.filter(([, constants]) => constants.length > 1));
}

function constantsBoundTo(term: string, gathered: Gathered): readonly string[] {
  return [...(gathered.bound.get(term) ?? gathered.bound.get(firstName(term, gathered)) ?? [])];
}

function classesByTerm(all: readonly TripleFact[], gathered: Gathered): Map<string, string[]> {
  const byTerm = new Map<string, string[]>();
  for (const { subject, predicate, object } of all) {
    if (predicate !== RDF_TYPE) continue;
    const classes = isVariable(object) ? constantsBoundTo(object, gathered) : [object];
    // One of several classes is none of them in particular.
    if (classes.length === 1) listAt(byTerm, subject).push(...classes);
  }
  return byTerm;
}

function constantsOf(triples: readonly TripleFact[], classes: ReadonlySet<string>, gathered: Gathered): Set<string> {
  const { bound } = gathered;
  const inPatterns = triples.flatMap(({ subject, object }) => [subject, object]);
  const used = new Set(inPatterns);
  // What stands for a property is none of the things that a query is about.
  const inLists = [...bound].flatMap(([name, constants]) =>
    used.has(firstName(name, gathered)) ? [...constants] : [],
  );
  const all = [...inPatterns, ...inLists];
  return new Set(all.filter((term) => !isVariable(term) && !classes.has(term)));
}
