import { increment, listAt } from '../text/values.js';
import {
  firstName,
  type Gathered,
  type Naming,
  type Source,
  type TripleFact,
  type VariableText,
  variablesIn,
  variableText,
} from './gathered.js';
import { expressionText, isVariable, type QuerySyntax, RDF_TYPE, termText } from './query-terms.js';
import { gather, isNamed } from './query-walk.js';

/** The facts of a query. They do not depend on order, white space and prefixes. */
export interface QueryFacts {
  readonly form: string;
  /** By name; the terms of all facts are written with whole IRIs. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** Without the patterns that state a class; a variable that is bound to one constant is replaced by it. */
  readonly triples: readonly TripleFact[];
  /** The classes of a term. */
  readonly classesOf: ReadonlyMap<string, readonly string[]>;
  /** Variables that are a class of a term, with that term. */
  readonly classVariables: ReadonlyMap<string, string>;
  /** The entities that variables were replaced by, as the query finds them by an id or a name. */
  readonly entities: ReadonlyMap<string, string>;
  /** How the query finds them. */
  readonly namings: readonly Naming[];
  /** The constants that a variable can be, if there are several. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** IRIs and literals of the patterns and lists, without classes. */
  readonly constants: ReadonlySet<string>;
  readonly filters: readonly VariableText[];
  /** A graph that is a variable is each constant that the variable can be; any graph is absent. */
  readonly sources: readonly Source[];
  readonly limits: readonly string[];
  readonly orders: readonly VariableText[];
  /** The names of the returned variables, as the patterns have them; all of the patterns for `*`. */
  readonly answers: readonly string[];
  /** Returned expressions. */
  readonly computed: readonly VariableText[];
  /** The first returned variable is a constant of the query, or another one is one of several. */
  readonly isListed: boolean;
  readonly repeats: 'DISTINCT' | 'REDUCED' | null;
  readonly isGrouped: boolean;
  /** Two patterns without a common term can be connected by something else, such as a filter. */
  readonly hasOtherJoins: boolean;
}

/** The facts of a parsed query; null for an update, and for a query with too many patterns. */
export function queryFacts(query: QuerySyntax, prefixes: Readonly<Record<string, string>>): QueryFacts | null {
  if (query.type !== 'query') return null;
  const gathered = gather(query);
  if (!gathered) return null;
  const all = withPlainClasses(gathered.triples.map((triple) => grounded(triple, gathered)));
  const triples = all.filter(({ predicate }) => predicate !== RDF_TYPE);
  const variables = new Set(all.flatMap(({ subject, object }) => [subject, object]).filter(isVariable));
  const names = returnedNames(query, gathered) ?? variables;
  return {
    form: query.queryType ?? 'SELECT',
    prefixes,
    triples,
    classesOf: classesByTerm(all, gathered),
    classVariables: new Map(
      all.flatMap(({ subject, predicate, object }) =>
        predicate === RDF_TYPE && isVariable(object) ? [[object, subject]] : [],
      ),
    ),
    entities: new Map(),
    namings: [],
    lists: listsOf(variables, gathered),
    constants: constantsOf(triples, gathered),
    filters: gathered.filters,
    sources: gathered.sources.flatMap(({ word, name }) =>
      (isVariable(name) ? constantsBoundTo(name, gathered) : [name]).map((one) => ({ word, name: one })),
    ),
    limits: gathered.limits,
    orders: gathered.orders,
    answers: [...names].filter((name) => !name.startsWith('?_:')),
    computed: computedTexts(query, gathered),
    isListed: [...names].some((name, at) => isListed(name, at, all, gathered)),
    repeats: query.distinct ? 'DISTINCT' : query.reduced ? 'REDUCED' : null,
    isGrouped: query.group !== undefined,
    hasOtherJoins: hasOtherJoins(gathered),
  };
}

/** Whether a filter or a computed value has several variables, or a graph, a class or a property is one. */
function hasOtherJoins({ triples, filters, computed, sources, hasWideValues }: Gathered): boolean {
  return (
    hasWideValues ||
    computed.size > 0 ||
    filters.some((filter) => variablesIn(filter).size > 1) ||
    sources.some(({ name }) => isVariable(name)) ||
    triples.some(({ predicate, predicateName, object }) => {
      return predicateName !== undefined || (predicate === RDF_TYPE && isVariable(object));
    })
  );
}

/** Names of the returned variables; null: all. */
function returnedNames({ variables = [] }: QuerySyntax, gathered: Gathered): ReadonlySet<string> | null {
  if (variables.some((one) => !isNamed(one) && one.termType === 'Wildcard')) return null;
  return new Set(variables.map((one) => firstName(termText(isNamed(one) ? one.variable : one), gathered)));
}

function computedTexts({ variables = [] }: QuerySyntax, gathered: Gathered): VariableText[] {
  return variables.flatMap((one) => {
    const variable = firstName(termText(isNamed(one) ? one.variable : one), gathered);
    const expression = gathered.computed.get(variable);
    return expression ? [variableText((names) => expressionText(expression, names), gathered)] : [];
  });
}

/** Classes that are listed are a condition. */
function isListed(name: string, at: number, all: readonly TripleFact[], gathered: Gathered): boolean {
  const isClass = all.some(({ predicate, object }) => predicate === RDF_TYPE && object === name);
  return !isClass && constantsBoundTo(name, gathered).length > (at === 0 ? 0 : 1);
}

/** `?x a/rdfs:subClassOf* <C>` is `?x a <C>`: a class of a class counts as that class. */
function withPlainClasses(all: readonly TripleFact[]): readonly TripleFact[] {
  const ofClass = new Map(
    all.flatMap(({ subject, predicate, object }) => (predicate === RDF_TYPE ? [[object, subject]] : [])),
  );
  const uses = new Map<string, number>();
  for (const { subject, object } of all) for (const term of [subject, object]) increment(uses, term);
  const isStep = ({ subject, predicate, object }: TripleFact) =>
    ofClass.has(subject) && uses.get(subject) === 2 && /^<[^<>]*>[*+]?$/.test(predicate) && !isVariable(object);
  const steps = all.filter(isStep);
  if (steps.length === 0) return all;
  const classOf = new Map(steps.map(({ subject, object }) => [subject, object]));
  return all
    .filter((triple) => !isStep(triple))
    .map((triple) =>
      triple.predicate === RDF_TYPE ? { ...triple, object: classOf.get(triple.object) ?? triple.object } : triple,
    );
}

/** A pattern with constants in place of the variables that are bound to one, and one name for each other variable. */
function grounded(triple: TripleFact, gathered: Gathered): TripleFact {
  const constantOr = (term: string): string => {
    const known = constantsBoundTo(term, gathered);
    return known.length === 1 ? (known[0] as string) : firstName(term, gathered);
  };
  const properties = constantsBoundTo(triple.predicateName ?? '', gathered);
  return {
    ...triple,
    subject: constantOr(triple.subject),
    predicate: alternativesText(properties) ?? triple.predicate,
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
  for (const { subject, predicate, object, isOptional } of all) {
    if (predicate !== RDF_TYPE || isOptional) continue;
    const classes = alternativesText(isVariable(object) ? constantsBoundTo(object, gathered) : [object]);
    if (classes !== undefined) listAt(byTerm, subject).push(classes);
  }
  return byTerm;
}

/** `(a|b)`, or the only one; undefined for none and for too many, which are any. */
function alternativesText(all: readonly string[]): string | undefined {
  if (all.length > MAX_ALTERNATIVES) return undefined;
  return all.length > 1 ? `(${all.toSorted().join('|')})` : all[0];
}

/** The values of a variable that is only a property are not among them. */
function constantsOf(triples: readonly TripleFact[], gathered: Gathered): Set<string> {
  const inPatterns = triples.flatMap(({ subject, object }) => [subject, object]);
  const used = new Set(inPatterns);
  const inLists = [...gathered.bound].flatMap(([name, constants]) =>
    used.has(firstName(name, gathered)) ? [...constants] : [],
  );
  return new Set([...inPatterns, ...inLists].filter((term) => !isVariable(term)));
}

/** Longer lists stay lists. */
export const MAX_ALTERNATIVES = 20;
