import type { QueryFacts } from './query-facts.js';

/** Namespaces of prefixes that a query uses and does not declare begin with this. */
export const UNDECLARED = 'undeclared:';

/** Characters of a fact that are kept. */
const MOST_SHOWN = 160;

const WHOLE_IRI = /<([^<>\s]*)>/g;

/** Local parts that can stand behind a prefix. */
const LOCAL_NAME = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u;

type Prefixes = QueryFacts['prefixes'];

/** Writes the terms of facts with the prefixes of the queries, the first that has one for a namespace. */
export function makeShortener(...tables: readonly Prefixes[]): (text: string) => string {
  const entries = tables.flatMap((table) => Object.entries(table));
  const namespaces = entries.filter(([, namespace]) => namespace !== '');
  const short = (whole: string, iri: string): string => {
    for (const [prefix, namespace] of namespaces) {
      if (iri.startsWith(namespace) && LOCAL_NAME.test(iri.slice(namespace.length))) {
        return `${prefix}:${iri.slice(namespace.length)}`;
      }
    }
    return whole;
  };
  return (text) => cutText(text.replace(WHOLE_IRI, short));
}

function cutText(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text;
}

/**
 * What undeclared prefixes stand for, by the whole IRIs of the same queries: the namespace with which most names are the
 * same.
 */
export function learnPrefixes(queries: readonly QueryFacts[]): Prefixes {
  const iris = new Set(queries.flatMap(irisOf));
  const byLocal = new Map<string, Set<string>>();
  for (const iri of iris) {
    const at = Math.max(iri.lastIndexOf('#'), iri.lastIndexOf('/')) + 1;
    if (at > 0 && !iri.startsWith(UNDECLARED)) addTo(byLocal, iri.slice(at), iri.slice(0, at));
  }
  const votes = new Map<string, Map<string, number>>();
  for (const iri of iris) {
    if (!iri.startsWith(UNDECLARED)) continue;
    const [, prefix = '', local = ''] = iri.split(':');
    const counts = votes.get(prefix) ?? new Map<string, number>();
    for (const namespace of byLocal.get(local) ?? []) counts.set(namespace, (counts.get(namespace) ?? 0) + 1);
    if (counts.size > 0) votes.set(prefix, counts);
  }
  return Object.fromEntries([...votes].map(([prefix, counts]) => [prefix, mostFrequent(counts)]));
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const known = sets.get(key);
  if (known) known.add(value);
  else sets.set(key, new Set([value]));
}

function mostFrequent(counts: ReadonlyMap<string, number>): string {
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

function irisOf({ triples, classes, constants, filters }: QueryFacts): string[] {
  const texts = [...triples.map(({ predicate }) => predicate), ...classes, ...constants, ...filters];
  return texts.flatMap((text) => [...text.matchAll(WHOLE_IRI)].map(([, iri]) => iri as string));
}
