import type { Parser } from 'sparqljs';
import { MAX_NESTED, MAX_QUERY } from '../core/limits.js';
import { constantsOf } from '../core/refresh/query-constants.js';
import { isMapping, madeAt } from '../core/text/values.js';
import { type ComparedQuery, compareQueries } from '../core/why/explain-queries.js';
import { type QueryFacts, queryFacts } from '../core/why/query-facts.js';
import { classesIn, type DerivedIris, declaredIn, learnPrefixes, UNDECLARED } from '../core/why/query-names.js';
import type { QuerySyntax } from '../core/why/query-terms.js';

/// <reference path="./sparqljs.d.ts" />

/** Prefixes that servers know without a declaration. */
const WELL_KNOWN = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

export type Prefixes = Readonly<Record<string, string>>;
type ReadFacts = (query: string, known: Prefixes) => QueryFacts | null;

/** Compares an actual query with the reference query; null when either cannot be read as one. `derived`: IRIs found on the way. */
export type CompareTexts = (reference: unknown, actual: unknown, derived?: DerivedIris) => ComparedQuery | null;

/** Loads the parser, once it is needed. `texts`: queries of the same run, which show what prefixes mean. */
export async function loadQueryComparer(texts: readonly string[] = []): Promise<CompareTexts> {
  const { default: sparqljs } = await import('sparqljs');
  const known = { ...learnPrefixes(texts), ...Object.assign({}, ...texts.map(declaredIn)) };
  const classes = classesIn(texts, { ...WELL_KNOWN, ...known });
  const read = makeReader(sparqljs.Parser, known);
  return (reference, actual, derived) => {
    const [expected, given] = [readableText(reference), readableText(actual)];
    if (expected === null || given === null) return null;
    const learned = learnPrefixes([expected, given]);
    // A prefix that one query does not declare has its meaning in the other query.
    const right = read(given, { ...learned, ...declaredIn(expected) });
    const left = right && read(expected, { ...learned, ...declaredIn(given) });
    return left && { ...compareQueries(left, right, derived), classes };
  };
}

/** The text that is parsed; null where it would take too long. */
function readableText(query: unknown): string | null {
  if (typeof query !== 'string' || query.length > MAX_QUERY) return null;
  return nestingDepth(query) <= MAX_NESTED ? query : null;
}

function nestingDepth(query: string): number {
  let [open, most] = [0, 0];
  for (const [bracket] of query.matchAll(/[{}()[\]]/g)) {
    open = '{(['.includes(bracket) ? open + 1 : Math.max(0, open - 1);
    most = Math.max(most, open);
  }
  return most;
}

/** Any name before a colon: declaring too many prefixes does no harm. */
const PREFIX = /(?<![\p{L}\p{N}_.-])[\p{L}\p{N}_.-]{0,60}(?=:)/gu;

const IRI = /<[^\s<>"{}|^`]*>/g;
const CODE_POINT = /\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8}))/g;

/** The query with the characters for the escapes in its IRIs, which the parser does not know; not those that an IRI cannot have. */
function withoutEscapes(query: string): string {
  return query.replace(IRI, (iri) =>
    iri.replace(CODE_POINT, (written: string, short?: string, long?: string) => {
      const code = Number.parseInt((short ?? long) as string, 16);
      const sign = code > 0x20 && code <= 0x10ffff ? String.fromCodePoint(code) : '<';
      return /[\s<>"{}|^`\\]/.test(sign) ? written : sign;
    }),
  );
}

const KEPT = 200;

/** Reads each query once for the same prefixes: one query is compared with the reference and with queries of other runs. */
function makeReader(QueryParser: typeof Parser, usual: Prefixes): ReadFacts {
  const facts = new Map<string, QueryFacts | null>();
  return (query, known) => {
    const all: Prefixes = { ...WELL_KNOWN, ...usual, ...known };
    if (facts.size === KEPT) facts.clear();
    return madeAt(facts, JSON.stringify([query, all]), () => readFacts(QueryParser, query, all));
  };
}

function readFacts(QueryParser: typeof Parser, query: string, all: Prefixes): QueryFacts | null {
  const used = new Set([...query.matchAll(PREFIX)].map(([name]) => name));
  const undeclared = Object.fromEntries([...used].map((name) => [name, `${UNDECLARED}${name}:`]));
  const prefixes = { ...undeclared, ...Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name))) };
  const syntax = unlessThrown(() => parseQuery(QueryParser, query, prefixes));
  return syntax && unlessThrown(() => queryFacts(syntax, { ...undeclared, ...all, ...declaredIn(query) }));
}

function parseQuery(QueryParser: typeof Parser, query: string, prefixes: Prefixes): QuerySyntax {
  const parser = new QueryParser({ prefixes, baseIRI: 'relative:', skipValidation: true, sparqlStar: true });
  return parser.parse(withoutEscapes(query));
}

/** The value; null if it cannot be made: the text is not a query, or nested too deeply for the call stack. */
function unlessThrown<Value>(make: () => Value): Value | null {
  try {
    return make();
  } catch {
    return null;
  }
}

const UNKNOWN_PREFIX = /^Unknown prefix: (\S*)$/m;

/**
 * Makes a check of queries: only SELECT and ASK, without SERVICE. The prefixes are put before queries that lack them,
 * and never replace a query's own; `undeclared` are those without a declaration.
 */
export async function makeQueryCheck(prefixes: Prefixes) {
  const { default: sparqljs } = await import('sparqljs');
  return (query: string) => {
    if (readableText(query) === null) return refused('is too long or too deeply nested');
    const known: Record<string, string> = {};
    const undeclared: string[] = [];
    for (;;) {
      try {
        const syntax: unknown = parseQuery(sparqljs.Parser, query, known);
        const why = refusalOf(syntax);
        if (why !== null) return refused(why);
        const added = Object.entries(known).filter(([name]) => !undeclared.includes(name));
        const declared = added.map(([name, iri]) => `PREFIX ${name}: <${iri}>\n`);
        return {
          kind: 'query' as const,
          text: [...declared, query].join(''),
          undeclared,
          /** The IRIs and texts that its rows depend on. */
          constants: () => constantsOf(syntax).filter(({ value }) => !value.startsWith(UNDECLARED)),
          /** The names of the selected variables; null: all (`*`), or an ASK. */
          selected: selectedIn(syntax),
        };
      } catch (error) {
        const name = UNKNOWN_PREFIX.exec(String((error as Error).message))?.[1];
        if (name === undefined || Object.hasOwn(known, name)) return refused('cannot be parsed as SPARQL 1.1');
        known[name] = Object.hasOwn(prefixes, name) ? (prefixes[name] as string) : `${UNDECLARED}${name}:`;
        if (!Object.hasOwn(prefixes, name)) undeclared.push(name);
      }
    }
  };
}

function selectedIn(syntax: unknown): string[] | null {
  const listed = isMapping(syntax) && Array.isArray(syntax.variables) ? (syntax.variables as unknown[]) : [];
  const names = listed.map((item) => {
    const variable = isMapping(item) && isMapping(item.variable) ? item.variable : item;
    const { termType, value } = variable as { termType?: unknown; value?: unknown };
    return termType === 'Variable' && typeof value === 'string' ? value : null;
  });
  return names.length === 0 || names.includes(null) ? null : (names as string[]);
}

function refused(why: string) {
  return { kind: 'refused' as const, why: `the query ${why}` };
}

/** Why a parsed query is not sent; null for one that only reads from its own source. */
function refusalOf(syntax: unknown): string | null {
  if (!isMapping(syntax) || syntax.type !== 'query') return 'is an update: only SELECT and ASK are sent';
  if (syntax.queryType !== 'SELECT' && syntax.queryType !== 'ASK') {
    return `is a ${String(syntax.queryType)}: only SELECT and ASK are sent`;
  }
  return hasService(syntax) ? 'has SERVICE, which sends data to another host' : null;
}

function hasService(syntax: unknown): boolean {
  const pending: unknown[] = [syntax];
  for (let item = pending.pop(); item !== undefined; item = pending.pop()) {
    if (typeof item !== 'object' || item === null) continue;
    if ((item as { type?: unknown }).type === 'service') return true;
    // A null would end the loop no earlier than an undefined.
    pending.push(...Object.values(item).filter((child) => child !== undefined));
  }
  return false;
}
