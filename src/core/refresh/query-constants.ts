import { isMapping, type Mapping } from '../text/values.js';

/** An entity or a text that a query asks about, as the query must find it in the data. */
export interface QueryConstant {
  /** Absent: a whole value. */
  readonly role?: 'predicate' | 'part of a text';
  readonly isIri: boolean;
  readonly value: string;
}

const EXCLUDED = new Set(['!=', 'notin', '!', 'notexists', 'regex', 'replace', 'langmatches', 'lang', 'datatype']);
const WITHIN = new Set(['contains', 'strstarts', 'strends']);
const FORMS = new Set(['str', 'lcase', 'ucase', '=', 'in', '&&', '||', 'exists', 'if', 'coalesce', 'sameterm']);

type Role = QueryConstant['role'];

/** The IRIs and texts of a parsed query that its rows depend on. */
export function constantsOf(syntax: unknown): QueryConstant[] {
  const found = new Map<string, QueryConstant>();
  if (isMapping(syntax)) {
    // `having` and the selected expressions compare what was found, and name no entity.
    visit(syntax.where, found);
    visit(syntax.values, found);
  }
  return [...found.values()];
}

/** Optional and excluded parts are passed by: a query has rows without them. */
function visit(node: unknown, found: Map<string, QueryConstant>, role?: Role): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, found, role);
    return;
  }
  if (!isMapping(node)) return;
  if (typeof node.termType === 'string') addTerm(node, found, role);
  else if (Array.isArray(node.triples)) visitTriples(node.triples, found);
  else if (node.type === 'operation') visitOperation(node, found, role);
  else if (node.type === 'query') visit(node.where, found);
  else if (node.type === 'union') visit(withoutPredicates(node.patterns), found);
  else if (node.type === 'graph' || node.type === 'group') visit(node.patterns, found);
  else if (node.type === 'filter' || node.type === 'bind') visit(node.expression, found);
  else if (node.type === 'values') visit(node.values, found);
  // A row of VALUES is a mapping from variables to terms.
  else if (node.type === undefined) visit(Object.values(node), found, role);
}

function visitOperation(node: Mapping, found: Map<string, QueryConstant>, role?: Role): void {
  const operator = String(node.operator);
  const parts = Array.isArray(node.args) ? (node.args as readonly unknown[]) : [];
  // `LANG(?name) = "en"` is about no text of the data.
  const isExcluded = (part: unknown) => isMapping(part) && EXCLUDED.has(String(part.operator));
  if (EXCLUDED.has(operator) || (operator === '=' && parts.some(isExcluded))) return;
  if (WITHIN.has(operator)) visit(parts, found, 'part of a text');
  else if (FORMS.has(operator)) visit(parts, found, role);
}

function visitTriples(triples: readonly unknown[], found: Map<string, QueryConstant>): void {
  for (const triple of triples) {
    if (!isMapping(triple)) continue;
    visit([triple.subject, triple.object], found);
    visitPath(triple.predicate, found);
  }
}

/** The predicates without which a pattern has no solution. */
function visitPath(path: unknown, found: Map<string, QueryConstant>): void {
  if (!isMapping(path)) return;
  if (path.termType === 'NamedNode') addTerm(path, found, 'predicate');
  const isNeeded = path.pathType === '/' || path.pathType === '^' || path.pathType === '+';
  if (isNeeded && Array.isArray(path.items)) for (const one of path.items) visitPath(one, found);
}

/** The patterns of a union, which has solutions without the predicates of one side. */
function withoutPredicates(patterns: unknown): unknown {
  if (Array.isArray(patterns)) return patterns.map(withoutPredicates);
  if (!isMapping(patterns)) return patterns;
  if (Array.isArray(patterns.triples)) {
    return { ...patterns, triples: patterns.triples.map((one) => ({ ...(one as Mapping), predicate: null })) };
  }
  return patterns.type === 'group' ? { ...patterns, patterns: withoutPredicates(patterns.patterns) } : patterns;
}

const STRING = /#(?:string|langString)$/;

function addTerm(term: Mapping, found: Map<string, QueryConstant>, role?: Role): void {
  const isIri = term.termType === 'NamedNode';
  const datatype = isMapping(term.datatype) ? String(term.datatype.value) : '#string';
  const isText = term.termType === 'Literal' && STRING.test(datatype) && term.value !== '';
  if (!isIri && !isText) return;
  const value = isIri ? String(term.value).replaceAll('\\', '') : String(term.value);
  const constant = { isIri, value, ...(role !== undefined && { role }) };
  found.set(JSON.stringify(constant), constant);
}
