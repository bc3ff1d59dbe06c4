import { MAX_LINE_TEXT } from '../shown.js';
import { isClassPath, MIN_PART } from '../steps/given.js';
import type { ActualStep } from '../steps/model.js';
import { isQueryText, readQuery } from '../steps/query-text.js';
import { prefixesOf, tokensOf } from '../steps/query-tokens.js';
import { increment, listAt, once, own } from '../text/values.js';
import type { QueryFacts } from './query-facts.js';

/** Namespaces of prefixes that a query uses and does not declare begin with this. */
export const UNDECLARED = 'undeclared:';

/** The text of a literal is not an IRI; a literal without an end extends to the end of the text, which limits the search. */
const IRI_OR_LITERAL = /"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|<([^<>\s]*)>/g;
const WHOLE_IRI = /<([^<>\s]*)>/g;

/** Between parts of an IRI that could follow a prefix. */
const NOT_LOCAL = /[^\p{L}\p{N}_.-]/u;

type Prefixes = QueryFacts['prefixes'];

/** Writes the terms of facts with the prefixes of the queries, the first that has one for a namespace. */
export function makeShortener(...tables: readonly Prefixes[]): (text: string) => string {
  const byNamespace = new Map<string, string>();
  for (const [prefix, namespace] of tables.flatMap((table) => Object.entries(table))) {
    if (!byNamespace.has(namespace)) byNamespace.set(namespace, prefix);
  }
  const short = (whole: string, iri = ''): string => {
    const last = iri.split(NOT_LOCAL).at(-1) ?? '';
    const local = last.replace(/^[.-]+/, '');
    const prefix = local ? byNamespace.get(iri.slice(0, -local.length)) : undefined;
    return prefix === undefined ? whole : `${prefix}:${local}`;
  };
  return (text) => {
    const written = text.replace(IRI_OR_LITERAL, short);
    return written.length > MAX_LINE_TEXT ? `${written.slice(0, MAX_LINE_TEXT - 1)}…` : written;
  };
}

const NAMED = /(?<![\p{L}\p{N}_.:-])([\p{L}\p{N}_.-]{1,60}):([\p{L}\p{N}_.-]{1,120})/gu;

const DECLARATION = /\bprefix\s{1,20}([\p{L}\p{N}_.-]{0,60}):\s{0,20}<([^<>\s]{0,300})>/giu;

export function declaredIn(query: string): Prefixes {
  return Object.fromEntries([...query.matchAll(DECLARATION)].map(([, name = '', iri = '']) => [name, iri]));
}

/**
 * The meaning of the undeclared prefixes of queries, by the IRIs in them: the namespace with which most names are the same. It
 * reads texts, as a query is parsed with its prefixes.
 */
export function learnPrefixes(texts: readonly string[]): Prefixes {
  const iris = new Set(texts.flatMap((text) => [...text.matchAll(WHOLE_IRI)].map(([, iri]) => iri as string)));
  const names = new Set(texts.flatMap((text) => text.replace(WHOLE_IRI, ' ').match(NAMED) ?? []));
  const declared: Prefixes = Object.assign({}, ...texts.map(declaredIn));
  for (const name of names) {
    const [prefix = '', local = ''] = name.split(':');
    if (Object.hasOwn(declared, prefix)) iris.add(`${declared[prefix]}${local}`);
  }
  const byLocal = new Map<string, string[]>();
  for (const iri of iris) {
    const at = Math.max(...['#', '/', ':'].map((sign) => iri.lastIndexOf(sign))) + 1;
    if (at > 0) listAt(byLocal, iri.slice(at)).push(iri.slice(0, at));
  }
  if (byLocal.size === 0) return {};
  const votes = new Map<string, string[]>();
  for (const name of names) {
    const [prefix = '', local = ''] = name.replace(/\.{1,9}$/, '').split(':');
    for (const namespace of byLocal.get(local) ?? []) listAt(votes, prefix).push(namespace);
  }
  return Object.fromEntries([...votes].map(([prefix, all]) => [prefix, mostFrequent(all)]));
}

function mostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) increment(counts, text);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** The classes that queries state, as facts have them. */
export function classesIn(texts: readonly string[], prefixes: Prefixes): ReadonlySet<string> {
  const stated = texts.flatMap((text) => readQuery(text)?.triples ?? []).filter(({ path }) => isClassPath(path));
  const iris = stated.flatMap(({ object }) => (object.kind === 'iri' ? [object] : []));
  return new Set(
    iris.map(({ value, written }) => {
      const colon = value.indexOf(':');
      const prefix = value.slice(0, colon);
      const namespace = value === written ? (own(prefixes, prefix) ?? `${UNDECLARED}${prefix}:`) : null;
      return namespace === null ? `<${value}>` : `<${namespace}${value.slice(colon + 1)}>`;
    }),
  );
}

/** Writes the names of queries as whole IRIs, as far as their prefixes are declared, or learned from the queries. */
export function makeExpander(queries: readonly string[]): (text: string) => string {
  const declared = queries.flatMap((query) => [...prefixesOf(tokensOf(query))]);
  const learned = Object.entries(learnPrefixes(queries)).map(([prefix, iri]) => [`${prefix}:`, iri] as const);
  const namespaces = new Map([...learned, ...declared]);
  // A prefix with two meanings has none.
  for (const [prefix, iri] of declared) if (namespaces.get(prefix) !== iri) namespaces.delete(prefix);
  if (namespaces.size === 0) return String;
  return (text) =>
    text.replace(NAMED, (name, prefix: string, local: string) => {
      const namespace = namespaces.get(`${prefix}:`);
      return namespace === undefined ? name : `<${namespace}${local}>`;
    });
}

/** The query and output of a step. */
export type SearchedStep = Pick<ActualStep, 'status' | 'args' | 'output'>;

/** IRIs that an agent found on its way, each with the entity where that way began; null: the entity of the reference query. */
export type DerivedIris = ReadonlyMap<string, string | null>;

/**
 * IRIs of an agent's query that an earlier query of the same agent found from an entity, be it one of the reference query or
 * one that the agent had found before: a step on the way, not another entity than the asked one.
 */
export function derivedIris(reference: string, actual: string, earlier: readonly SearchedStep[]): DerivedIris {
  const others = irisIn(actual).filter((iri) => !reference.includes(iri));
  if (others.length === 0) return new Map();
  const asked = idsIn(reference);
  /** Whether a step returned an IRI. */
  const holds = (at: number, iri: string): boolean => {
    const output = earlier[at]?.output;
    return typeof output === 'string' && output.includes(iri.slice(1, -1));
  };
  /** Where the way of each query began; undefined: it failed, or is about nothing that was known before. */
  const starts = earlier.map(({ status, args }, at) =>
    once((): string | null | undefined => {
      const query = own(args, 'query');
      if (status !== 'success' || !isQueryText(query)) return undefined;
      if (asked.some((id) => query.includes(id))) return null;
      const isKnown = (iri: string) => earlier.slice(0, at).some((_, step) => holds(step, iri));
      const known = thingsIn([query]).find(isKnown);
      return known === undefined ? undefined : (findStart(known, at) ?? known);
    }),
  );
  const findStart = (iri: string, before = starts.length): string | null | undefined => {
    const at = starts.findIndex((start, step) => step < before && holds(step, iri) && start() !== undefined);
    return starts[at]?.();
  };
  const found = others.map((iri) => [iri, findStart(iri)] as const);
  return new Map(found.flatMap(([iri, start]) => (start === undefined ? [] : [[iri, start]])));
}

/** The IRIs of things that queries name. */
export function thingsIn(queries: readonly string[]): string[] {
  return [...new Set(queries.flatMap(irisIn).filter(isThing))];
}

/** The ids of the things that a query is about. */
function idsIn(query: string): string[] {
  const things = thingsIn([query]);
  return (things.length > 0 ? things : irisIn(query)).map(idOf).filter((id) => id.length >= MIN_PART);
}

/** Ids of things have digits; names of classes and properties, which results hold as well, seldom do. */
function isThing(iri: string): boolean {
  return /\d/.test(idOf(iri));
}

function irisIn(query: string): string[] {
  return [...new Set(query.match(/<[^<>\s"{}|\\^`]{1,300}>/g))];
}

/** The last part of an IRI, or the beginning of a UUID, as agents write it. */
function idOf(iri: string): string {
  const last = iri.slice(1, -1).split(/[/#:]/).at(-1) ?? '';
  return last.split('-')[0] ?? '';
}
