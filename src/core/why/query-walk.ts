import { MAX_PATTERNS } from '../limits.js';
import { MAX_TEXT } from '../shown.js';
import { setAt } from '../text/values.js';
import { conditionsIn, fixedBy, partsOf, plainTerm, searchedBy, variableOf } from './normal-filters.js';
import {
  argumentText,
  type ExpressionSyntax,
  isVariable,
  NAMED,
  type Names,
  type PatternSyntax,
  type PredicateSyntax,
  pathText,
  type QuerySyntax,
  syntaxText,
  type TermSyntax,
  type TripleSyntax,
  termText,
  type ValuesRow,
} from './query-terms.js';

/** A triple pattern; terms and paths as text, variables by their names. */
export interface TripleFact {
  readonly subject: string;
  readonly predicate: string;
  /** The name of the variable that the property is; absent for none. */
  readonly predicateName?: string;
  readonly object: string;
  readonly isOptional: boolean;
  /** The UNION, and its branch; absent outside of one. */
  readonly branch?: readonly [union: string, branch: string];
}

/** What a query asks in addition to its patterns, as a text with variables. */
export interface AskedText {
  readonly kind: 'filter' | 'returns' | 'source' | 'limit' | 'order' | 'distinct';
  /** As the query has it. */
  readonly shown: string;
  /** With other names of the variables; a computed variable is what it is computed by. */
  readonly textWith: (names: Names) => string;
  /** For a text filter, its variable and its literal. */
  readonly searched?: ReturnType<typeof searchedBy>;
  /** For what is returned: what the reference returns instead. */
  readonly instead?: string;
}

/** The facts of the patterns of a query, with the names of its variables. */
export interface Gathered {
  readonly triples: TripleFact[];
  /** The constants that a variable is bound to. */
  readonly bound: Map<string, Set<string>>;
  /** Variables that are another one under a further name. */
  readonly aliases: Map<string, string>;
  /** The expressions that a variable is computed by. */
  readonly computed: Map<string, ExpressionSyntax>;
  /** Computed variables that are shown by their names, as their expressions are long. */
  readonly long: Set<string>;
  /** Filters, limits and orders, of the query and of those inside it. */
  readonly texts: AskedText[];
  /** Graphs, or other servers, by IRIs or variables, with the word before them: GRAPH, SERVICE, FROM. */
  readonly sources: { readonly word: string; readonly name: string }[];
  /** VALUES has several variables. */
  hasWideValues: boolean;
  /** Counts names for the steps of paths. */
  fresh: number;
}

/** The one name of all that are names of the same variable. */
export function firstName(variable: string, { aliases }: Pick<Gathered, 'aliases'>): string {
  let name = variable;
  for (let next = aliases.get(name); next !== undefined; next = aliases.get(name)) name = next;
  return name;
}

export function askedText(
  kind: AskedText['kind'],
  syntax: ExpressionSyntax | ((names: Names) => string),
  into: Gathered,
  shown?: string,
): AskedText {
  const text = typeof syntax === 'function' ? syntax : (names: Names) => syntaxText(syntax, names);
  const textWith = (names: Names) => {
    const nameOf = (variable: string) => names(firstName(variable, into));
    return text((variable) => {
      const name = firstName(variable, into);
      const expression = into.long.has(name) ? undefined : into.computed.get(name);
      return expression ? argumentText(expression, nameOf) : nameOf(variable);
    });
  };
  return { kind, shown: shown ?? text(NAMED), textWith };
}

/** The names of the variables in a text. */
export function variablesIn({ textWith }: AskedText): ReadonlySet<string> {
  const names = new Set<string>();
  textWith((name) => names.add(name) && name);
  return names;
}

/** The context of a pattern. */
type Where = Pick<TripleFact, 'isOptional' | 'branch'>;

/** All facts of the patterns of a query; null when there are too many. */
export function gather(query: QuerySyntax): Gathered | null {
  const gathered: Gathered = {
    ...{ triples: [], bound: new Map(), aliases: new Map(), computed: new Map(), long: new Set(), fresh: 0 },
    ...{ texts: [], sources: [], hasWideValues: false },
  };
  addQuery(query, { isOptional: false }, gathered);
  return gathered.triples.length > MAX_PATTERNS ? null : gathered;
}

/** Before the LIMIT of a query inside the query. */
const SUB_SELECT = 'sub-select ';

function addQuery(query: QuerySyntax, where: Where, into: Gathered, place = ''): void {
  addValues(query.values ?? [], into);
  addSources('FROM', query.from?.default ?? [], into);
  addSources('FROM NAMED', query.from?.named ?? [], into);
  addSlice(query, into, place);
  for (const { expression, variable } of query.group ?? []) if (variable) addBinding(variable, expression, into);
  // A condition on groups is one on the rows that they return.
  for (const { normal, shown } of (query.having ?? []).flatMap(conditionsIn)) {
    into.texts.push(askedText('filter', normal, into, `HAVING ${syntaxText(shown, NAMED)}`));
  }
  addAll(query.where ?? [], where, into);
  for (const one of query.variables ?? []) {
    if ('expression' in one) addBinding(one.variable, one.expression, into);
  }
}

function addAll(patterns: readonly PatternSyntax[], where: Where, into: Gathered): void {
  for (const pattern of patterns) addPattern(pattern, where, into);
}

function addPattern(pattern: PatternSyntax, where: Where, into: Gathered): void {
  const { type } = pattern;
  if (type === 'bgp') for (const triple of pattern.triples) addTriple(triple, where, into);
  else if (type === 'filter') addFilter(pattern.expression, where, into);
  else if (type === 'minus')
    addFilter({ type: 'operation', operator: 'notexists', args: pattern.patterns }, where, into);
  else if (type === 'bind') addBinding(pattern.variable, pattern.expression, into);
  else if (type === 'values') addValues(pattern.values, into);
  else if (type === 'query') addQuery(pattern, where, into, SUB_SELECT);
  else {
    const triple = type === 'union' ? asTriple(pattern.patterns, into) : null;
    const isOptional = where.isOptional || type === 'optional';
    if (type === 'graph' || type === 'service') addSources(type.toUpperCase(), [pattern.name], into);
    if (triple) addTriple(triple, where, into);
    else if (type === 'union') addBranches(pattern.patterns, where, into);
    else addAll(pattern.patterns, { ...where, isOptional }, into);
  }
}

/** The branches of a UNION; one inside another is a part of its branch. */
function addBranches(patterns: readonly PatternSyntax[], where: Where, into: Gathered): void {
  const union = `${into.fresh++}`;
  for (const pattern of patterns) {
    const branch = where.branch ?? ([union, `${union}.${into.fresh++}`] as const);
    addPattern(pattern, { ...where, branch }, into);
  }
}

/** A sequence is as many patterns as it has steps, and an inverse a pattern turned round. */
function addTriple({ subject, predicate, object }: TripleSyntax, where: Where, into: Gathered): void {
  addPath(termText(subject), predicate, termText(object), where, into);
}

function addPath(subject: string, path: PredicateSyntax, object: string, where: Where, into: Gathered): void {
  if ('type' in path && path.pathType === '/') {
    let from = subject;
    path.items.forEach((item, index) => {
      const to = index === path.items.length - 1 ? object : `?_:path${into.fresh++}`;
      addPath(from, item, to, where, into);
      from = to;
    });
  } else if ('type' in path && path.pathType === '^') {
    addPath(object, path.items[0] as PredicateSyntax, subject, where, into);
  } else {
    const name = !('type' in path) && path.termType === 'Variable' && { predicateName: termText(path) };
    // In that of its two directions in which it needs the fewest `^`, which sorts after `<`.
    const [predicate, turned] = [pathText(path), pathText(inverse(path))];
    const ends = turned < predicate ? { subject: object, object: subject } : { subject, object };
    into.triples.push({ predicate: turned < predicate ? turned : predicate, ...name, ...ends, ...where });
  }
}

const TURNED_INSIDE: ReadonlySet<string> = new Set(['|', '*', '+', '?']);

function inverse(path: PredicateSyntax): PredicateSyntax {
  if ('type' in path && path.pathType === '^') return path.items[0] as PredicateSyntax;
  const isInside = 'type' in path && TURNED_INSIDE.has(path.pathType);
  return isInside ? { ...path, items: path.items.map(inverse) } : { type: 'path', pathType: '^', items: [path] };
}

function addSources(word: string, names: readonly TermSyntax[], into: Gathered): void {
  into.sources.push(...names.map((name) => ({ word, name: termText(name) })));
}

/** Notes which rows are kept, and in which order. */
function addSlice({ limit, offset, order = [] }: QuerySyntax, into: Gathered, place: string): void {
  const slice = [...(limit === undefined ? [] : [`LIMIT ${limit}`]), ...(offset ? [`OFFSET ${offset}`] : [])].join(' ');
  const shown = place + slice;
  if (slice) into.texts.push({ kind: 'limit', shown, textWith: () => shown });
  const keys = (names: Names) =>
    order.map(({ expression, descending }) => {
      const text = syntaxText(expression, names);
      return descending ? `DESC(${text})` : text;
    });
  if (order.length > 0) into.texts.push(askedText('order', (names) => `ORDER BY ${keys(names).join(' ')}`, into));
}

/** Conditions that must all hold are separate filters; one that fixes a variable is a constant in the pattern. */
function addFilter(written: ExpressionSyntax, where: Where, into: Gathered): void {
  for (const { normal, shown } of conditionsIn(written)) {
    const { operator, args } = partsOf(normal);
    const [one, other] = operator === '=' ? args.map(variableOf) : [];
    const fixed = fixedBy(normal);
    if (operator === 'exists') addAll(args as readonly PatternSyntax[], where, into);
    else if (one && other) addAlias(one, other, into);
    else {
      for (const constant of fixed?.constants ?? []) bind(fixed?.variable ?? '', constant, into);
      if (fixed && !into.computed.has(fixed.variable)) continue;
      const text = askedText('filter', normal, into, syntaxText(shown, NAMED));
      into.texts.push({ ...text, searched: searchedBy(normal) });
    }
  }
}

/** Notes what a variable is computed by, or the constant that it is. */
function addBinding({ value }: TermSyntax, expression: ExpressionSyntax, into: Gathered): void {
  const [variable, text] = [`?${value}`, plainTerm(expression)];
  if (text === null) {
    into.computed.set(variable, expression);
    if (syntaxText(expression, NAMED).length > MAX_TEXT) into.long.add(variable);
  } else if (isVariable(text)) addAlias(variable, text, into);
  else bind(variable, text, into);
}

function addAlias(one: string, other: string, into: Gathered): void {
  const [from, to] = [firstName(one, into), firstName(other, into)];
  if (from !== to) into.aliases.set(from, to);
}

function addValues(rows: readonly ValuesRow[], into: Gathered): void {
  for (const row of rows) {
    into.hasWideValues ||= Object.keys(row).length > 1;
    for (const [variable, term] of Object.entries(row)) if (term) bind(variable, termText(term), into);
  }
}

function bind(variable: string, constant: string, { bound }: Gathered): void {
  setAt(bound, variable).add(constant);
}

/**
 * A UNION of single patterns as one: `{ ?a :p ?b } UNION { ?b :q ?a }` as `?a :p|^:q ?b`, and `{ ?a :p <b> } UNION { ?a :p <c> }`
 * as `VALUES ?x { <b> <c> } ?a :p ?x`; null for any other.
 */
function asTriple(patterns: readonly PatternSyntax[], into: Gathered): TripleSyntax | null {
  const branches = patterns.flatMap((pattern) => onlyTriple(pattern, into) ?? []);
  const [first] = branches;
  if (!first || branches.length < patterns.length) return null;
  const items = branches.flatMap((branch) => pathBetween(first, branch) ?? []);
  if (items.length === branches.length) return { ...first, predicate: { type: 'path', pathType: '|', items } };
  const objects = branches.map(({ object }) => termText(object));
  const places = new Set(branches.map((one) => `${termText(one.subject)} ${pathText(one.predicate)}`));
  if (places.size > 1 || objects.some(isVariable)) return null;
  const object = { termType: 'BlankNode', value: `list${into.fresh++}` };
  for (const constant of objects) bind(termText(object), constant, into);
  return { ...first, object };
}

function onlyTriple(pattern: PatternSyntax, into: Gathered): TripleSyntax | null {
  if (pattern.type === 'bgp') return pattern.triples.length === 1 ? (pattern.triples[0] as TripleSyntax) : null;
  if (pattern.type === 'union') return asTriple(pattern.patterns, into);
  const [only] = pattern.type === 'group' && pattern.patterns.length === 1 ? pattern.patterns : [];
  return only ? onlyTriple(only, into) : null;
}

/** The path of a branch from the subject to the object of the first; null for a variable. */
function pathBetween(first: TripleSyntax, { subject, predicate, object }: TripleSyntax): PredicateSyntax | null {
  if (!('type' in predicate) && predicate.termType === 'Variable') return null;
  const [from, to, start, end] = [first.subject, first.object, subject, object].map((term) => termText(term));
  if (start === from && end === to) return predicate;
  return start === to && end === from ? { type: 'path', pathType: '^', items: [predicate] } : null;
}
