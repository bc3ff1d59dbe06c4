import { MAX_QUERY_LENGTH } from '../core/steps/query-text.js';
import { isMapping } from '../core/text/values.js';
import { MAX_NESTED, nestingDepth, type Prefixes } from './sparql-queries.js';

/// <reference path="./sparqljs.d.ts" />

/** A query that only reads, with the prefixes it lacks; or why it is not sent. */
export type CheckedQuery =
  | {
      readonly kind: 'query';
      readonly text: string;
      readonly undeclared: readonly string[];
      /** The names of the selected variables; null: all (`*`), or an ASK. */
      readonly selected: readonly string[] | null;
    }
  | { readonly kind: 'refused'; readonly why: string };

/** Declarations of a prefix that a query uses without one, so that it can be parsed. */
const UNKNOWN_PREFIX = /^Unknown prefix: (\S*)$/m;
const MAX_PREFIXES = 200;

/**
 * Makes a check of queries: only SELECT and ASK, without SERVICE. The prefixes are put before queries that lack them,
 * and never replace a query's own; `undeclared` are those that nobody declares.
 */
export async function makeQueryCheck(prefixes: Prefixes): Promise<(query: string) => CheckedQuery> {
  const { default: sparqljs } = await import('sparqljs');
  return (query) => {
    if (query.length > MAX_QUERY_LENGTH || nestingDepth(query) > MAX_NESTED)
      return refused('is too long or too deeply nested');
    const known: Record<string, string> = {};
    const undeclared: string[] = [];
    for (let attempt = 0; attempt < MAX_PREFIXES; attempt++) {
      try {
        const options = { prefixes: known, baseIRI: 'relative:', skipValidation: true, sparqlStar: true };
        const syntax: unknown = new sparqljs.Parser(options).parse(query);
        const why = refusalOf(syntax);
        if (why !== null) return refused(why);
        return {
          kind: 'query',
          text: withPrefixes(query, known, undeclared),
          undeclared,
          selected: selectedIn(syntax),
        };
      } catch (error) {
        const name = UNKNOWN_PREFIX.exec(String((error as Error).message))?.[1];
        if (name === undefined || Object.hasOwn(known, name)) return refused('cannot be parsed as SPARQL 1.1');
        known[name] = Object.hasOwn(prefixes, name) ? (prefixes[name] as string) : `undeclared:${name}:`;
        if (!Object.hasOwn(prefixes, name)) undeclared.push(name);
      }
    }
    return refused('uses too many prefixes');
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

function refused(why: string): CheckedQuery {
  return { kind: 'refused', why: `the query ${why}` };
}

function withPrefixes(query: string, known: Prefixes, undeclared: readonly string[]): string {
  const added = Object.entries(known).filter(([name]) => !undeclared.includes(name));
  return added.map(([name, iri]) => `PREFIX ${name}: <${iri}>\n`).join('') + query;
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
