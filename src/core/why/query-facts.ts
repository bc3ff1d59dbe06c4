import { MAX_LISTED } from '../shown.js';
import { listAt, memoized } from '../text/values.js';
import { isVariable, type QuerySyntax, RDF_TYPE, termText } from './query-terms.js';
import {
  type AskedText,
  askedText,
  firstName,
  type Gathered,
  gather,
  type TripleFact,
  variablesIn,
} from './query-walk.js';

/** The facts of a query. They do not depend on order, white space and prefixes. */
export interface QueryFacts {
  /** By name; the terms of all facts are written with whole IRIs. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** Without the patterns that state a class; a variable that is bound to one constant is replaced by it. */
  readonly triples: readonly TripleFact[];
  readonly classesOf: ReadonlyMap<string, readonly string[]>;
  /** Variables that are a class of a term, with that term. */
  readonly classVariables: ReadonlyMap<string, string>;
  /** How the query finds the entities that variables were replaced by. */
  readonly namings: readonly Naming[];
  /** The constants that a variable can be, if there are several. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  /** IRIs and literals of the patterns and lists, without classes. */
  readonly constants: ReadonlySet<string>;
  /** A graph that is a variable is each constant that the variable can be; any graph is absent. */
  readonly texts: readonly AskedText[];
  /** The names of the returned variables, as the patterns have them; all of the patterns for `*`. */
  readonly answers: readonly string[];
  /** The first returned variable is a constant of the query, or another one has a list of constants. */
  readonly isListed: boolean;
  readonly isGrouped: boolean;
  /** The returned variables that have no value in any row. */
  readonly unbound: readonly string[];
  /** Two patterns without a common term can be connected by something else, such as a filter. */
  readonly hasOtherJoins: boolean;
}

/** A variable of a query that is an entity of the other query, found by an id or a name: `?x mrid "f176"`. */
export interface Naming {
  readonly term: string;
  readonly literal: string;
  readonly iri: string;
  readonly predicate: string;
  /** A filter looks for a part of the name. */
  readonly isFilter?: boolean;
}

/** The facts of a parsed query; null for an update, and for a query with too many patterns. */
export function queryFacts(query: QuerySyntax, prefixes: Readonly<Record<string, string>>): QueryFacts | null {
  const gathered = query.type === 'query' ? gather(query) : null;
  if (!gathered) return null;
  const terms = (query.variables ?? []).map((one) => ('expression' in one ? one.variable : one));
  const isAll = terms.some(({ termType }) => termType === 'Wildcard');
  const returned = isAll ? [] : [...new Set(terms.map((term) => firstName(termText(term), gathered)))];
  const texts = allTexts(query, returned, gathered);
  const shared = new Set([...returned, ...texts.flatMap((text) => [...variablesIn(text)])]);
  const grounded = groundedTriples(gathered);
  const all = isAll ? grounded : withOwnBranches(grounded, new Set([...shared, ...gathered.bound.keys()]));
  const [types, triples] = [all.filter(isType), all.filter((triple) => !isType(triple))];
  const variables = new Set(all.flatMap(({ subject, object }) => [subject, object]).filter(isVariable));
  const names = isAll ? [...variables] : returned;
  const lists = [...variables].map((name) => [name, constantsBoundTo(name, gathered)] as const);
  const ofClass = new Set(gathered.triples.filter(isType).map(({ object }) => firstName(object, gathered)));
  const classVariables = new Map(
    types.flatMap(({ subject, object }) => (isVariable(object) ? [[object, subject]] : [])),
  );
  return {
    prefixes,
    triples,
    classesOf: classesByTerm(types, gathered),
    classVariables,
    namings: [],
    lists: new Map(lists.filter(([, constants]) => constants.length > 1)),
    constants: constantsOf(triples, gathered),
    texts,
    answers: names.filter((name) => !name.startsWith('?_:')),
    // Classes that are listed are a condition.
    isListed: names.some((name, at) => {
      return !ofClass.has(name) && constantsBoundTo(name, gathered).length > (at === 0 ? 0 : 1);
    }),
    isGrouped: query.group !== undefined,
    unbound: returned.filter((name) => isVariable(name) && !isBound(name, all, gathered)),
    hasOtherJoins: hasOtherJoins(gathered),
  };
}

function isBound(name: string, triples: readonly TripleFact[], gathered: Gathered): boolean {
  const { computed, sources } = gathered;
  const names = triples.flatMap(({ subject, object, predicateName }) => [subject, object, predicateName ?? '']);
  const all = [...names, ...computed.keys(), ...sources.map((one) => one.name)];
  return constantsBoundTo(name, gathered).length > 0 || all.some((one) => firstName(one, gathered) === name);
}

function isType({ predicate }: TripleFact): boolean {
  return predicate === RDF_TYPE;
}

/** Whether a filter or a computed value has several variables, or a graph, a class or a property is one. */
function hasOtherJoins({ triples, texts, computed, sources, hasWideValues }: Gathered): boolean {
  return (
    hasWideValues ||
    computed.size > 0 ||
    texts.some((text) => text.kind === 'filter' && variablesIn(text).size > 1) ||
    sources.some(({ name }) => isVariable(name)) ||
    triples.some((one) => one.predicateName !== undefined || (isType(one) && isVariable(one.object)))
  );
}

/** What a query asks in addition to its patterns, in the order in which it is shown. */
function allTexts(query: QuerySyntax, returned: readonly string[], gathered: Gathered): AskedText[] {
  const { queryType: form = 'SELECT', distinct, reduced, group } = query;
  const plain = (kind: AskedText['kind'], shown: string, text = shown) => ({ kind, shown, textWith: () => text });
  const ofKind = (kind: AskedText['kind']) => gathered.texts.filter((one) => one.kind === kind);
  const sources = gathered.sources.flatMap(({ word, name }) =>
    (isVariable(name) ? constantsBoundTo(name, gathered) : [name]).map((one) => ({ word, name: one })),
  );
  return [
    ...ofKind('filter'),
    ...returned.flatMap((name) => {
      const expression = gathered.computed.get(name);
      return expression ? [askedText('returns', expression, gathered)] : [];
    }),
    ...(form === 'SELECT' ? [] : [{ ...plain('returns', form), instead: 'SELECT' }]),
    ...sources.map(({ word, name }) =>
      plain('source', `${word} ${name}`, `${word === 'SERVICE' ? 'server' : 'graph'} ${name}`),
    ),
    ...ofKind('limit'),
    ...ofKind('order').slice(0, 1),
    ...((distinct || reduced) && !group ? [plain('distinct', distinct ? 'DISTINCT' : 'REDUCED')] : []),
  ];
}

/** Patterns with constants in place of the variables that are bound to one, and one name for each other variable. */
function groundedTriples(gathered: Gathered): TripleFact[] {
  const constantOr = (term: string): string => {
    const known = constantsBoundTo(term, gathered);
    return known.length === 1 ? (known[0] as string) : firstName(term, gathered);
  };
  const grounded = gathered.triples.map((triple) => ({
    ...triple,
    subject: constantOr(triple.subject),
    predicate: alternativesText(constantsBoundTo(triple.predicateName ?? '', gathered)) ?? triple.predicate,
    object: constantOr(triple.object),
  }));
  return withPlainClasses(grounded);
}

/** A variable that only patterns in the branches of one UNION have is another one in each of its branches. */
function withOwnBranches(all: readonly TripleFact[], shared: ReadonlySet<string>): TripleFact[] {
  const places = new Map<string, TripleFact[]>();
  for (const triple of all) for (const term of [triple.subject, triple.object]) listAt(places, term).push(triple);
  const isOwn = memoized((term: string) => {
    const unions = new Set(places.get(term)?.map(({ branch }) => branch?.[0]));
    return isVariable(term) && !shared.has(term) && unions.size === 1;
  });
  const nameOf = (term: string, { branch }: TripleFact) => (branch && isOwn(term) ? `${term}_${branch[1]}` : term);
  const own = all.map((one) => ({ ...one, subject: nameOf(one.subject, one), object: nameOf(one.object, one) }));
  const keyOf = ({ subject, predicate, object }: TripleFact) => `${subject} ${predicate} ${object}`;
  return [...new Map(own.toReversed().map((one) => [keyOf(one), one])).values()].reverse();
}

/** `?x a/rdfs:subClassOf* <C>` is `?x a <C>`: a class of a class counts as that class. */
function withPlainClasses(all: readonly TripleFact[]): TripleFact[] {
  const classes = new Set(all.filter(isType).map(({ object }) => object));
  const usesOf = (term: string) => all.filter(({ subject, object }) => subject === term || object === term).length;
  const isStep = ({ subject, predicate, object }: TripleFact) =>
    classes.has(subject) && /^<[^<>]*>[*+]?$/.test(predicate) && !isVariable(object) && usesOf(subject) === 2;
  const classOf = new Map(all.filter(isStep).map(({ subject, object }) => [subject, object]));
  const others = all.filter(({ subject }) => !classOf.has(subject));
  return others.map((one) => (isType(one) ? { ...one, object: classOf.get(one.object) ?? one.object } : one));
}

function constantsBoundTo(term: string, gathered: Gathered): readonly string[] {
  return [...(gathered.bound.get(term) ?? gathered.bound.get(firstName(term, gathered)) ?? [])];
}

function classesByTerm(types: readonly TripleFact[], gathered: Gathered): Map<string, string[]> {
  const byTerm = new Map<string, string[]>();
  const certain = new Set(gathered.triples.flatMap((one) => (one.isOptional ? [] : [one.subject, one.object])));
  for (const { subject, object, isOptional } of types) {
    const classes = alternativesText(isVariable(object) ? constantsBoundTo(object, gathered) : [object]);
    // A class of what can be absent itself is no further condition that can fail.
    if (classes !== undefined && !(isOptional && certain.has(subject))) listAt(byTerm, subject).push(classes);
  }
  return byTerm;
}

/** `(a|b)`, or the only one; undefined for none and for too many, which are any. */
function alternativesText(all: readonly string[]): string | undefined {
  if (all.length > MAX_LISTED) return undefined;
  return all.length > 1 ? `(${all.toSorted().join('|')})` : all[0];
}

/** The values of a variable that is only a property are not among them. */
function constantsOf(triples: readonly TripleFact[], gathered: Gathered): Set<string> {
  const used = new Set(triples.flatMap(({ subject, object }) => [subject, object]));
  const listed = [...gathered.bound].flatMap(([name, all]) => (used.has(firstName(name, gathered)) ? [...all] : []));
  return new Set([...used, ...listed].filter((term) => !isVariable(term)));
}
