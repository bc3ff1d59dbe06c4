import type { FoundDifference } from './possible-differences.js';
import { pairAlike } from './query-pairing.js';
import { isVariable, type QuerySyntax, type SourceSyntax, termText } from './query-terms.js';

/** A graph, or another server, that a query names. */
export interface Source {
  readonly word: 'GRAPH' | 'FROM' | 'FROM NAMED' | 'SERVICE' | 'SERVICE SILENT';
  /** An IRI, or a variable. */
  readonly name: string;
}

export function sourcesOf({ from }: Pick<QuerySyntax, 'from'>): Source[] {
  return [
    ...(from?.default ?? []).map((name) => ({ word: 'FROM' as const, name: termText(name) })),
    ...(from?.named ?? []).map((name) => ({ word: 'FROM NAMED' as const, name: termText(name) })),
  ];
}

export function sourceOf({ type, name, silent }: SourceSyntax): Source {
  const service = silent ? 'SERVICE SILENT' : 'SERVICE';
  return { word: type === 'graph' ? 'GRAPH' : service, name: termText(name) };
}

/** It does not matter with which words a graph is named: a store may ask `FROM` and `GRAPH` of the same data. */
export function sourceDifferences(reference: readonly Source[], actual: readonly Source[]): FoundDifference[] {
  const graphs = differing(reference.filter(isGraph), actual.filter(isGraph));
  return [...graphs, ...differing(reference.filter(isService), actual.filter(isService)), ...silent(reference, actual)];
}

function isService({ word }: Source): boolean {
  return word.startsWith('SERVICE');
}

function isGraph(source: Source): boolean {
  return !isService(source);
}

const kind = 'source' as const;

function differing(reference: readonly Source[], actual: readonly Source[]): FoundDifference[] {
  const [missing, extra] = [onlyIn(reference, actual), onlyIn(actual, reference)];
  if (missing.length + extra.length === 0) return anyAgainstNone(reference, actual);
  // Any graph stands in place of one.
  const [expected, used] = [
    missing.length > 0 ? missing : reference.slice(0, 1).filter(isAny),
    extra.length > 0 ? extra : actual.slice(0, 1).filter(isAny),
  ];
  const paired = pairAlike(expected, used, ({ name }) => name);
  return [
    ...paired.pairs.map(([one, other]) => ({ kind, expected: textOf(one), actual: textOf(other) })),
    ...paired.missing.map((one) => ({ kind, expected: textOf(one) })),
    ...paired.extra.map((other) => ({ kind, actual: textOf(other) })),
  ];
}

function onlyIn(one: readonly Source[], other: readonly Source[]): Source[] {
  const known = new Set(other.map(({ name }) => name));
  const byName = new Map(one.map((source) => [source.name, source]));
  return [...byName.values()].filter((source) => !isAny(source) && !known.has(source.name));
}

function isAny({ name }: Source): boolean {
  return isVariable(name);
}

/** In many stores a query without a graph asks all graphs. */
function anyAgainstNone([reference, ...more]: readonly Source[], [actual, ...others]: readonly Source[]) {
  const [one, ...none] = [reference, actual].filter((source) => source !== undefined);
  if (!one || !isAny(one) || none.length + more.length + others.length > 0) return [];
  return [{ kind, ...(reference ? { expected: textOf(one) } : { actual: textOf(one) }), isUncertain: true } as const];
}

/** What a silent server does not answer is no error. */
function silent(reference: readonly Source[], actual: readonly Source[]): FoundDifference[] {
  const used = new Map(actual.filter(isService).map((source) => [source.name, source]));
  return reference.filter(isService).flatMap((one) => {
    const other = used.get(one.name);
    if (!other || other.word === one.word || isAny(one)) return [];
    return [{ kind, expected: textOf(one), actual: textOf(other), isUncertain: true }];
  });
}

function textOf({ word, name }: Source): string {
  return `${word} ${name}`;
}
