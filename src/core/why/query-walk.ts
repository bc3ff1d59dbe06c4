import { bind, firstName, type Gathered, type Source, type TripleFact, variableText } from './gathered.js';
import { conditionsIn, fixedBy, isOperation, plainTerm, searchedBy, variableOf } from './normal-filters.js';
import {
  type ExpressionSyntax,
  expressionText,
  isVariable,
  NAMED,
  type Names,
  type PathSyntax,
  type PatternSyntax,
  type PredicateSyntax,
  type ProjectedSyntax,
  pathText,
  patternsText,
  type QuerySyntax,
  type TermSyntax,
  type TripleSyntax,
  termText,
  type ValuesRow,
} from './query-terms.js';

/** A query with more triple patterns is not looked at. */
const MAX_TRIPLES = 5000;

/** The context of a pattern. */
type Where = Pick<TripleFact, 'isOptional' | 'isAlternative'>;

const PLAIN: Where = { isOptional: false, isAlternative: false };

function within(where: Where, type: PatternSyntax['type']): Where {
  return {
    isOptional: where.isOptional || type === 'optional',
    isAlternative: where.isAlternative || type === 'union',
  };
}

/** All facts of the patterns of a query; null when there are too many. */
export function gather(query: QuerySyntax): Gathered | null {
  const gathered: Gathered = {
    ...{ triples: [], bound: new Map(), aliases: new Map(), computed: new Map(), long: new Set(), fresh: 0 },
    ...{ filters: [], sources: [], limits: [], orders: [], hasWideValues: false },
  };
  const isWhole = addQuery(query, PLAIN, gathered);
  return isWhole ? gathered : null;
}

function addQuery(query: QuerySyntax, where: Where, into: Gathered): boolean {
  addValues(query.values ?? [], into);
  addSources('FROM', query.from?.default ?? [], into);
  addSources('FROM NAMED', query.from?.named ?? [], into);
  addSlice(query, into);
  for (const { expression, variable } of query.group ?? []) if (variable) addBinding(variable, expression, into);
  for (const condition of query.having ?? []) addHaving(condition, into);
  const isWhole = addAll(query.where ?? [], where, into);
  for (const one of query.variables ?? []) if (isNamed(one)) addBinding(one.variable, one.expression, into);
  return isWhole;
}

/** Whether a projected variable is computed. */
export function isNamed(
  projected: ProjectedSyntax,
): projected is Exclude<ProjectedSyntax, { readonly termType: string }> {
  return projected.termType === undefined;
}

function addAll(patterns: readonly PatternSyntax[], where: Where, into: Gathered): boolean {
  return patterns.every((pattern) => addPattern(pattern, where, into));
}

function addPattern(pattern: PatternSyntax, where: Where, into: Gathered): boolean {
  switch (pattern.type) {
    case 'bgp':
      for (const triple of pattern.triples) addTriple(triple, where, into);
      return into.triples.length <= MAX_TRIPLES;
    case 'filter':
      return addFilter(pattern.expression, where, into);
    case 'bind':
      addBinding(pattern.variable, pattern.expression, into);
      return true;
    case 'values':
      addValues(pattern.values, into);
      return true;
    case 'query':
      return addQuery(pattern, where, into);
    case 'minus':
      into.filters.push(variableText((names) => `NOT EXISTS { ${patternsText(pattern.patterns, names)} }`, into));
      return true;
    case 'union': {
      const alternative = asAlternative(pattern) ?? asList(pattern, into);
      if (!alternative) return addAll(pattern.patterns, within(where, pattern.type), into);
      addTriple(alternative, where, into);
      return into.triples.length <= MAX_TRIPLES;
    }
    case 'graph':
    case 'service':
      addSources(pattern.type === 'graph' ? 'GRAPH' : 'SERVICE', [pattern.name], into);
      return addAll(pattern.patterns, where, into);
    default:
      return addAll(pattern.patterns, within(where, pattern.type), into);
  }
}

/** A sequence is as many patterns as it has steps, and an inverse a pattern turned round. */
function addTriple({ subject, predicate, object }: TripleSyntax, where: Where, into: Gathered): void {
  addPath(termText(subject), predicate, termText(object), where, into);
}

function addPath(subject: string, path: PredicateSyntax, object: string, where: Where, into: Gathered): void {
  if (path.termType === undefined && path.pathType === '/') {
    let from = subject;
    path.items.forEach((item, index) => {
      const to = index === path.items.length - 1 ? object : `?_:path${into.fresh++}`;
      addPath(from, item, to, where, into);
      from = to;
    });
  } else if (path.termType === undefined && path.pathType === '^') {
    addPath(object, path.items[0] as PredicateSyntax, subject, where, into);
  } else {
    const name = path.termType === 'Variable' && { predicateName: termText(path) };
    const { predicate, isTurned } = directedPath(path);
    const ends = isTurned ? { subject: object, object: subject } : { subject, object };
    into.triples.push({ predicate, ...name, ...ends, ...where });
  }
}

function addSources(word: Source['word'], names: readonly TermSyntax[], into: Gathered): void {
  into.sources.push(...names.map((name) => ({ word, name: termText(name) })));
}

/** Notes which rows are kept, and in which order. */
function addSlice({ limit, offset, order = [] }: QuerySyntax, into: Gathered): void {
  const parts = [...(limit === undefined ? [] : [`LIMIT ${limit}`]), ...(offset ? [`OFFSET ${offset}`] : [])];
  if (parts.length > 0) into.limits.push(parts.join(' '));
  const keys = (names: Names) =>
    order.map(({ expression, descending }) => {
      const text = expressionText(expression, names);
      return descending ? `DESC(${text})` : text;
    });
  if (order.length > 0) into.orders.push(variableText((names) => `ORDER BY ${keys(names).join(' ')}`, into));
}

/** Conditions that must all hold are filters of their own; one that fixes a variable is a constant in the pattern. */
function addFilter(written: ExpressionSyntax, where: Where, into: Gathered): boolean {
  return conditionsIn(written).every(({ normal, shown }) => {
    const { operator, args } = isOperation(normal) ? normal : { operator: '', args: [] };
    if (operator === 'exists') return addAll(args as readonly PatternSyntax[], where, into);
    const fixed = isOperation(normal) && fixedBy(normal);
    const [one, other] = operator === '=' ? args.map((side) => variableOf(side)) : [];
    if (one && other) addAlias(one, other, into);
    else if (fixed) for (const constant of fixed.constants) bind(into, fixed.variable, constant);
    if ((one && other) || (fixed && !into.computed.has(fixed.variable))) return true;
    const searched = searchedBy(normal);
    const text = variableText((names) => expressionText(normal, names), into, expressionText(shown, NAMED));
    into.filters.push({ ...text, ...(searched && { searched }) });
    return true;
  });
}

/** A condition on groups is one on the rows that they give. */
function addHaving(written: ExpressionSyntax, into: Gathered): void {
  for (const { normal, shown } of conditionsIn(written)) {
    const text = `HAVING ${expressionText(shown, NAMED)}`;
    into.filters.push(variableText((names) => expressionText(normal, names), into, text));
  }
}

/** Characters of an expression that is written in place of the variable that it computes, in each filter with that variable. */
const MAX_COMPUTED = 500;

/** Notes what a variable is computed by, or the constant that it is. */
function addBinding(variable: TermSyntax, expression: ExpressionSyntax, into: Gathered): void {
  const text = plainTerm(expression);
  if (text === null) {
    into.computed.set(termText(variable), expression);
    if (expressionText(expression, NAMED).length > MAX_COMPUTED) into.long.add(termText(variable));
  } else if (isVariable(text)) addAlias(termText(variable), text, into);
  else bind(into, termText(variable), text);
}

function addAlias(one: string, other: string, into: Gathered): void {
  const [from, to] = [firstName(one, into), firstName(other, into)];
  if (from !== to) into.aliases.set(from, to);
}

function addValues(rows: readonly ValuesRow[], into: Gathered): void {
  for (const row of rows) {
    into.hasWideValues ||= Object.keys(row).length > 1;
    for (const [variable, term] of Object.entries(row)) if (term) bind(into, variable, termText(term));
  }
}

/** `{ ?a :p ?b } UNION { ?b :q ?a }` as `?a :p|^:q ?b`; null for a UNION of anything else. */
function asAlternative(pattern: PatternSyntax): TripleSyntax | null {
  if (!('patterns' in pattern) || pattern.type !== 'union') return null;
  const branches = pattern.patterns.map(onlyTriple);
  const [first] = branches;
  if (!first) return null;
  const items = branches.map((branch) => branch && pathBetween(first, branch));
  if (items.some((item) => item === null)) return null;
  const predicate = { type: 'path', pathType: '|', items: items as PredicateSyntax[] } as const;
  return { ...first, predicate };
}

/** `{ ?a :p <b> } UNION { ?a :p <c> }` as `VALUES ?x { <b> <c> } ?a :p ?x`; null for a UNION of anything else. */
function asList(pattern: PatternSyntax, into: Gathered): TripleSyntax | null {
  const branches = 'patterns' in pattern ? pattern.patterns.map(onlyTriple) : [];
  const objects = branches.map((branch) => branch && termText(branch.object));
  const [first, ...others] = branches.map((one) => one && `${termText(one.subject)} ${pathText(one.predicate)}`);
  if (!branches[0] || others.some((one) => one !== first) || objects.some((one) => !one || isVariable(one)))
    return null;
  const object = { termType: 'BlankNode', value: `list${into.fresh++}` };
  for (const constant of objects) bind(into, termText(object), constant as string);
  return { ...branches[0], object };
}

function onlyTriple(pattern: PatternSyntax): TripleSyntax | null {
  if (pattern.type === 'bgp') return pattern.triples.length === 1 ? (pattern.triples[0] as TripleSyntax) : null;
  if (pattern.type === 'union') return asAlternative(pattern);
  if (pattern.type !== 'group' || pattern.patterns.length !== 1) return null;
  return onlyTriple(pattern.patterns[0] as PatternSyntax);
}

/** The path of a branch from the subject to the object of the first; null for a variable. */
function pathBetween(first: TripleSyntax, { subject, predicate, object }: TripleSyntax): PredicateSyntax | null {
  if (predicate.termType === 'Variable') return null;
  const [from, to] = [termText(first.subject), termText(first.object)];
  const [start, end] = [termText(subject), termText(object)];
  if (start === from && end === to) return predicate;
  return start === to && end === from ? { type: 'path', pathType: '^', items: [predicate] } : null;
}

/** A path in that of its two directions in which it needs the fewest `^`. */
function directedPath(path: PredicateSyntax): { readonly predicate: string; readonly isTurned: boolean } {
  const [predicate, turned] = [pathText(path), pathText(inverse(path))];
  // `<` sorts before `^`.
  return turned < predicate ? { predicate: turned, isTurned: true } : { predicate, isTurned: false };
}

const TURNED_INSIDE: ReadonlySet<PathSyntax['pathType']> = new Set(['|', '*', '+', '?']);

function inverse(path: PredicateSyntax): PredicateSyntax {
  if (path.termType === undefined && path.pathType === '^') return path.items[0] as PredicateSyntax;
  const isInside = path.termType === undefined && TURNED_INSIDE.has(path.pathType);
  return isInside ? { ...path, items: path.items.map(inverse) } : { type: 'path', pathType: '^', items: [path] };
}
