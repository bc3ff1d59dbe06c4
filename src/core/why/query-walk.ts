import {
  bind,
  firstName,
  type Gathered,
  limitText,
  type Slice,
  sourceOf,
  sourcesOf,
  type TripleFact,
  variableText,
} from './gathered.js';
import { conditionsIn, fixedBy, isOperation, plainTerm, searchedBy, variableOf } from './normal-filters.js';
import {
  alternativesIn,
  type ExpressionSyntax,
  expressionText,
  isVariable,
  NAMED,
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
    ...{ filters: [], sources: [], slices: [], hasWideValues: false },
  };
  const isWhole = addQuery(query, PLAIN, gathered);
  return isWhole ? gathered : null;
}

function addQuery(query: QuerySyntax, where: Where, into: Gathered): boolean {
  addValues(query.values ?? [], into);
  into.sources.push(...sourcesOf(query));
  into.slices.push(sliceOf(query, into));
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
      const alternative = asAlternative(pattern);
      if (!alternative) return addAll(pattern.patterns, within(where, pattern.type), into);
      addTriple(alternative, where, into);
      return into.triples.length <= MAX_TRIPLES;
    }
    case 'graph':
    case 'service':
      into.sources.push(sourceOf(pattern));
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

function sliceOf(query: QuerySyntax, into: Gathered): Slice {
  const keys = (query.order ?? []).map(({ expression, descending }) =>
    variableText((names) => {
      const text = expressionText(expression, names);
      return descending ? `DESC(${text})` : text;
    }, into),
  );
  return { limit: limitText(query), rows: query.limit ?? Number.POSITIVE_INFINITY, keys };
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

/** The text of a path in one of both directions, in which it needs the fewest `^`. */
function directedPath(path: PredicateSyntax): { readonly predicate: string; readonly isTurned: boolean } {
  const turned = turnedPath(path);
  const [predicate, other] = [pathText(path), turned && pathText(turned)];
  // `<` sorts before `^`.
  return other !== null && other < predicate ? { predicate: other, isTurned: true } : { predicate, isTurned: false };
}

const REPEATED: ReadonlySet<PathSyntax['pathType']> = new Set(['*', '+', '?']);

function turnedPath(path: PredicateSyntax): PathSyntax | null {
  if (path.termType !== undefined) return null;
  if (path.pathType === '|') return { ...path, items: alternativesIn(path).map(inverse) };
  const [item] = path.items;
  const isTurned = REPEATED.has(path.pathType) && item?.termType === undefined && item?.pathType === '^';
  return isTurned ? { ...path, items: item.items } : null;
}

function inverse(path: PredicateSyntax): PredicateSyntax {
  const isInverse = path.termType === undefined && path.pathType === '^';
  return isInverse ? (path.items[0] as PredicateSyntax) : { type: 'path', pathType: '^', items: [path] };
}
